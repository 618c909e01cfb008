import type { Message } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import type { Io } from './io.ts';
import type { CliMessages } from './words/messages.ts';

/** The games that can be played here. */
export interface Registry {
  readonly ids: readonly string[];
  load(id: string): Promise<Playable> | null;
}

/** What a command works with. */
export interface Context {
  readonly io: Io;
  readonly games: Registry;
  /** The folder of the project, or the one where the command was given if there is none. */
  readonly root: string;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly lang: Lang;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command returns to the shell. */
export const EXIT = { fine: 0, wrong: 1, badInput: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something the person at the keyboard can put right. */
export class BadInput<K extends keyof CliMessages = keyof CliMessages> extends Error {
  override readonly name = 'BadInput';
  readonly told: Message;

  constructor(key: K, args: CliMessages[K]) {
    super(`${key} ${JSON.stringify(args)}`);
    this.told = { key, args };
  }
}

export async function load({ games }: Pick<Context, 'games'>, id: string | undefined): Promise<Playable> {
  if (id === undefined) throw new BadInput('cli.missing-game', { games: games.ids });
  const playable = await games.load(id);
  if (playable === null) throw new BadInput('cli.unknown-game', { game: id, games: games.ids });
  return playable;
}
