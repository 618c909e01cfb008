import type { GameInfo, NewTableRequest } from '@cantina/server/client';
import { settings } from './settings.svelte.ts';
import { say } from './words/index.ts';

/** How the server calls a bot. */
export type BotId = NonNullable<Extract<NewTableRequest['seats'][number], { kind: 'bot' }>['level']>;

/** Somebody to play against. */
export interface Opponent {
  readonly id: BotId;
  readonly name: string;
  /** How it plays, in one line. */
  readonly taste: string;
  /** Which picture of the game it has. */
  readonly face: string | null;
}

/** Those that every game has; each is told by its strength. */
const plain = (): readonly Opponent[] => [
  { id: 'random', name: say('level.random'), taste: say('level.random-taste'), face: null },
  { id: 'quick', name: say('level.quick'), taste: say('level.quick-taste'), face: null },
  { id: 'strong', name: say('level.strong'), taste: say('level.strong-taste'), face: null },
];

/** The bots of a game from the gentlest to the strongest. */
export function opponentsOf(info: GameInfo | undefined): readonly Opponent[] {
  const told = info?.bots ?? [];
  if (told.length === 0) return plain();
  const { lang } = settings;
  return told.map(({ id, names, taste, face }) => ({ id, name: names[lang], taste: taste[lang], face }));
}

/** Whom a newcomer meets, and whom somebody who has played before. */
export function opponentFor(info: GameInfo | undefined, isNewcomer: boolean): BotId {
  const all = opponentsOf(info);
  return all[isNewcomer ? 0 : Math.min(1, all.length - 1)]?.id ?? 'quick';
}
