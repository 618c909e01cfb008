import type { CardId } from '@cantina/kernel';
import type { GameFace, Play } from '@cantina/web/kit';
import { FACTIONS, MARKET_DECKS, type Space } from '../content/index.ts';
import { planetOfSlot } from '../rules/encounter/contacts.ts';
import { deliverable } from '../rules/jobs/deliver.ts';
import { ownAsset } from '../rules/lookup.ts';
import { end } from '../stage/end.ts';
import { stage } from '../stage/index.ts';
import { gameTexts, texts } from '../text/index.ts';
import { spaceName } from '../text/names/index.ts';
import { boardOf } from './board.ts';
import CardZoom from './card/CardZoom.svelte';
import { goalOf } from './goal.ts';
import { legTo } from './map/towards.ts';
import { replacedBy } from './market/deal.ts';
import { lists, noteOn, wishes } from './odds.ts';
import { CHOOSERS } from './questions.ts';
import { cardsOf, fieldsOf, openTable } from './sight.ts';
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
  anchor,
  leadsTo,
  readsFirst: ({ id }, { decision }) => id.startsWith('buy:') || CHOOSERS.includes(decision?.prompt.key ?? ''),
  warning,
  spaceOf,
  spaceName: (space, lang) => spaceName(space as Space)[lang],
  lists,
  wishes,
  noteOn,
  stage,
  end,
  goal: goalOf,
  towards: (space, play) => legTo(boardOf(play.view, play.seat), play, space as Space)?.id,
  glossary: async () => (await import('./glossary.ts')).glossary,
  composes: ({ prompt: { key } }) => key === 'prompt.offer' || CHOOSERS.includes(key),
};

/** Who recovers is the character. */
function anchor(option: string, { view, seat }: Play): number | undefined {
  return option === 'recover' ? cardsOf(view, 'character', seat)[0]?.id : undefined;
}

/** A market card is bought, or leads to the market; cargo that has arrived is delivered. Illegal cargo shows its odds first. */
function leadsTo(card: number, { view, seat, decision }: Play): { option: string; next?: string } | undefined {
  const key = decision?.prompt.key;
  const deck = MARKET_DECKS.find((_, slot) => cardsOf(view, 'marketTop', slot).some(({ id }) => id === card));
  if (deck !== undefined) return key === 'prompt.market' ? { option: `buy:${deck}` } : { option: 'market' };
  const g = openTable(view);
  if (key !== 'prompt.action' || !deliverable(g, seat).some((each) => each === card)) return undefined;
  const isIllegal = ownAsset(g, card as CardId).traits.includes('illegal');
  return isIllegal ? { option: 'deliver' } : { option: 'deliver', next: `card:${card}` };
}

/** Asks once before somebody pays for what has no slot. */
function warning({ view, seat, reader }: Play, option: string): string | null {
  const [deed, deck] = option.split(':');
  const slot = (MARKET_DECKS as readonly string[]).indexOf(deck ?? '');
  const card = deed === 'buy' ? cardsOf(view, 'marketTop', slot).at(-1) : undefined;
  const full = card === undefined ? null : replacedBy(openTable(view), seat, card);
  if (full === null) return null;
  return words[reader.lang].replaces(full.map((face) => reader.faceName(face)));
}

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
