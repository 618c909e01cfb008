import { type Components, newCore } from './cards.ts';
import { type CoreState, cloneCore } from './state.ts';
import type { GameFields, Visibility, Whitelist } from './view.ts';

/** One field of a state, declared once: its type, how it begins, who sees it, how it is copied. */
export interface Field<T, Core extends CoreState> {
  /** Its value at a table that is set up: all cards lie in their places, nothing is shuffled yet. */
  readonly start: (core: Core) => T;
  readonly sees: Visibility<T> | 'nobody';
  /** A copy that shares nothing which could be written; null: the value itself is never written in place. */
  readonly copy: ((value: T) => T) | null;
}

type Fields<Core extends CoreState> = Readonly<Record<string, Field<never, Core>>>;

/** The state fields that these declare: `type DeckState = CoreState<…> & StateOf<typeof fields>`. */
export type StateOf<F> = { -readonly [K in keyof F]: F[K] extends Field<infer T, never> ? T : never };

type Start<T, Core extends CoreState> = T | ((core: Core) => T);

/** Functions are never part of a state, so a function is how a value is made. */
const made = <T, Core extends CoreState>(start: Start<T, Core>): ((core: Core) => T) =>
  typeof start === 'function' ? (start as (core: Core) => T) : () => start;

/** `const { value, list, part } = fieldsFor<CoreState<Step, Zone, Hook, Options>>()` – see docs/add-a-game.md. */
export const fieldsFor = <Core extends CoreState>() => ({
  /** A number, a word, or anything else that is replaced and never written in place. */
  value: <T>(start: Start<T, Core>, sees: Visibility<T> | 'nobody'): Field<T, Core> => ({
    start: made<T, Core>(start),
    sees,
    copy: null,
  }),
  /** A list; `copyOne` where its entries are written in place. */
  list: <T>(start: Start<readonly T[], Core>, sees: Visibility<T[]> | 'nobody', copyOne?: (one: T) => T) => {
    const begin = made<readonly T[], Core>(start);
    const copy = copyOne === undefined ? (all: T[]): T[] => all.slice() : (all: T[]): T[] => all.map(copyOne);
    return { start: (core: Core): T[] => [...begin(core)], sees, copy } satisfies Field<T[], Core>;
  },
  /** Something with parts that is written in place, or null while there is none. */
  part: <T extends object>(
    start: Start<T | null, Core>,
    sees: Visibility<T | null> | 'nobody',
    copyPart: (part: T) => T,
  ): Field<T | null, Core> => ({
    start: made<T | null, Core>(start),
    sees,
    copy: (part) => (part === null ? null : copyPart(part)),
  }),
});

/** How a state is put together. */
export interface StateSpec<S extends CoreState> {
  readonly parts: Components<keyof S['zones'] & string, keyof S['hooks'] & string>;
  /** The first step. */
  readonly step: S['step'];
  /** Puts the cards in their places. */
  readonly unpack: (core: CoreOf<S>) => void;
  readonly fields: { readonly [K in keyof GameFields<S>]: Field<S[K], CoreOf<S>> };
}

/** The kernel's part of a state, with the names of one game. */
type CoreOf<S extends CoreState> = CoreState<
  S['step'],
  keyof S['zones'] & string,
  keyof S['hooks'] & string,
  S['options']
>;

/**
 * Everything that follows from the fields: `setup`, `clone` and `visible` of a game. The clone goes field by field, which
 * was measured to take one and a half times as long as a literal written by hand; a game whose bots fork thousands of
 * times a second writes its own, and `checkClone` of the tests compares the two.
 */
export function defineState<S extends CoreState>({
  parts,
  step,
  unpack,
  fields,
}: StateSpec<S>): {
  readonly setup: (seats: number, options: S['options']) => S;
  readonly clone: (state: S) => S;
  readonly visible: Whitelist<S>;
} {
  const all = Object.entries(fields as unknown as Fields<CoreOf<S>>) as [string, Field<unknown, CoreOf<S>>][];
  const copied = all.flatMap(([name, { copy }]) => (copy === null ? [] : [{ name, copy }]));
  return {
    setup: (seats, options) => {
      const core: CoreOf<S> = newCore(parts, seats, options, step);
      unpack(core);
      // Made at once: an object that gets its names one by one is slower to read for ever.
      const names: [string, unknown][] = [
        ...Object.entries(core),
        ...all.map(([name, { start }]): [string, unknown] => [name, start(core)]),
      ];
      return Object.fromEntries<unknown>(names) as unknown as S;
    },
    clone: (state) => {
      const copy: Record<string, unknown> = { ...(state as object) };
      Object.assign(copy, cloneCore(state));
      for (let i = 0; i < copied.length; i++) {
        const { name, copy: copyOf } = copied[i] as (typeof copied)[number];
        copy[name] = copyOf(copy[name]);
      }
      return copy as unknown as S;
    },
    visible: Object.fromEntries(
      all.flatMap(([name, { sees }]) => (sees === 'nobody' ? [] : [[name, sees]])),
    ) as unknown as Whitelist<S>,
  };
}
