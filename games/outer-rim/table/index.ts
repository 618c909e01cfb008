import type { GameFace, Play } from '@cantina/web/kit';
import { FACTIONS, type Space } from '../content/index.ts';
import { planetOfSlot } from '../rules/contacts.ts';
import { gameTexts, texts } from '../text/index.ts';
import { spaceName } from '../text/names/index.ts';
import CardZoom from './card/CardZoom.svelte';
import { lists, noteOn } from './odds.ts';
import { CHOOSERS } from './questions.ts';
import { fieldsOf } from './sight.ts';
import Table from './Table.svelte';
import { words } from './words/index.ts';

const GUIDE = ['OR-FAME-06', 'OR-TURN-02', 'OR-PLAN-01', 'OR-ACT-02', 'OR-ENC-01', 'OR-GOAL-01'] as const;

/** What the browser gets of this game: texts and pictures, and odds from what lies open. */
export const face: GameFace = {
  book: texts,
  texts: gameTexts,
  Table,
  Card: CardZoom,
  guide: ({ seats, options }) => [
    options.fameToWin === 12 ? 'OR-LONG-01' : 'OR-WIN-01',
    ...GUIDE,
    ...(seats === 1 ? ['OR-AITURN-01'] : []),
  ],
  sideOf: (view, seat) => view.zones.character?.[seat]?.cards[0]?.face ?? '',
  ending: ({ reason }, lang) => (reason === 'ai' ? words[lang].aiWins : undefined),
  opponentName: (_seat, lang) => words[lang].ai,
  spaceOf,
  spaceName: (space, lang) => spaceName(space as Space)[lang],
  lists,
  noteOn,
  composes: ({ prompt: { key } }) => key === 'prompt.offer' || CHOOSERS.includes(key),
};

/** What can be met belongs to the space where it is. */
function spaceOf(option: string, { view, seat }: Play): string | undefined {
  const [kind = '', what = ''] = option.split(':');
  const { players, patrols } = fieldsOf(view);
  switch (kind) {
    case 'space':
      return what === '' ? players[seat]?.space : what;
    case 'patrol':
      return patrols[(FACTIONS as readonly string[]).indexOf(what)]?.space;
    case 'contact':
      return planetOfSlot(Number(what));
    case 'job':
    case 'crew':
    case 'challenge':
      return players[seat]?.space;
    default:
      return undefined;
  }
}
