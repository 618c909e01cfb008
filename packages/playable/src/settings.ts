import type { GameText } from './playable.ts';

interface Explained {
  readonly name: string;
  /** One sentence for whoever makes the table. */
  readonly help: string;
}

/** The keys that are named, without the index signature beside them. */
type Named<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

type ValueName<V> = V extends string | number | boolean ? `${V}` : never;

/** What people agree on before a game with these options, each value explained. */
export type Settings<Options> = {
  readonly [K in Named<Options>]: Explained & { readonly values: Readonly<Record<ValueName<Options[K]>, Explained>> };
};

/** A setting: its name, what it is about, and of each value its name and, where it needs saying, what it means. */
export const setting = <V extends string>(
  name: string,
  help: string,
  values: Readonly<Record<V, readonly [name: string, help?: string]>>,
): Explained & { readonly values: Readonly<Record<V, Explained>> } => ({
  name,
  help,
  values: mapped(values, ([called, meaning = '']) => ({ name: called, help: meaning })),
});

const mapped = <K extends string, A, B>(of: Readonly<Record<K, A>>, change: (one: A) => B): Readonly<Record<K, B>> =>
  Object.fromEntries(Object.entries<A>(of).map(([key, one]) => [key, change(one)])) as Record<K, B>;

/** What a game says besides its messages, with its settings explained by name. */
export const gameText = <Options>({
  settings,
  ...text
}: Omit<GameText, 'settingName' | 'settingHelp'> & { readonly settings: Settings<Options> }): GameText => ({
  ...text,
  settingName: (setting, value) => explained(settings, setting, value).name,
  settingHelp: (setting, value) => explained(settings, setting, value).help,
});

/** The name of a setting or of one of its values, and what it means. */
export function explained<Options>(settings: Settings<Options>, setting: string, value?: string): Explained {
  const known: Readonly<Record<string, Explained & { readonly values: Readonly<Record<string, Explained>> }>> =
    settings;
  const found = Object.hasOwn(known, setting) ? known[setting] : undefined;
  if (found === undefined || value === undefined) return found ?? { name: setting, help: '' };
  return (Object.hasOwn(found.values, value) ? found.values[value] : undefined) ?? { name: value, help: '' };
}
