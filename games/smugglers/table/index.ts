import type { Decision } from '@cantina/kernel';
import type { GameFace, Play } from '@cantina/web/kit';
import { sectorOf } from '../rules/lookup.ts';
import { end } from '../stage/end.ts';
import { stage } from '../stage/index.ts';
import { gameTexts, texts } from '../text/index.ts';
import { placeOf } from '../text/names/places.ts';
import CardZoom from './card/CardZoom.svelte';
import { goalOf } from './goal.ts';
import { lists, noteOn } from './notes.ts';
import { legTo } from './routes/towards.ts';
import { fieldsOf, openTable } from './sight.ts';
import { unasked, wentUnasked } from './swaps.ts';
import Table from './Table.svelte';
import { warningBefore } from './warning.ts';

/** Questions that the table asks in a dialog of its own. */
const DIALOGS: readonly string[] = ['prompt.compose', 'prompt.answer', 'prompt.confirm'];

/** What a newcomer reads first: how one wins, then how a turn goes. */
const GOALS: Readonly<Record<string, readonly string[]>> = {
  koroth: ['SG-GOAL-01', 'SG-KOR-01', 'SG-KOR-02'],
  'last-standing': ['SG-ALT-04'],
  'most-kills': ['SG-ALT-05'],
  fortune: ['SG-ALT-06'],
};
const TURN = ['SG-TURN-03', 'SG-MOVE-01', 'SG-EXPL-02', 'SG-PLAN-01', 'SG-TRADE-01', 'SG-CUST-01'] as const;

/** What the browser gets of this game: texts and pictures, and odds from what lies open. */
export const face: GameFace = {
  book: texts,
  texts: gameTexts,
  Table,
  Card: CardZoom,
  guide: (view) => [...(GOALS[fieldsOf(view).agreed.goal] ?? []), ...TURN],
  settingMatters: (setting, { goal }) =>
    setting === 'fortune' ? goal === 'fortune' : setting !== 'weaponPrice' || goal === 'koroth' || goal === 'fortune',
  sideOf: (view, seat) => view.zones.character?.[seat]?.cards[0]?.face ?? '',
  unasked,
  wentUnasked,
  spaceOf,
  spaceName: (space, lang) => placeOf(lang, Number(space)),
  ends: ['nothing', 'leave'],
  // To let a ship pass is a choice like any other.
  wishes: ({ id }, { decision }) => id === 'pass' && decision?.prompt.key === 'prompt.card-ship',
  lists,
  noteOn,
  stage,
  end,
  goal: goalOf,
  towards: (space, play) => legTo(play, space),
  warning: (play, option) => warningBefore(option, play),
  glossary: async () => (await import('./glossary.ts')).glossary,
  composes: ({ prompt }: Decision) => DIALOGS.includes(prompt.key),
};

/** Flights belong to their sector; what is explored and what the planet offers, to the sector where one's ship is. */
function spaceOf(option: string, { view, seat, decision }: Play): string | undefined {
  const [kind = '', what] = option.split(':');
  const here = String(fieldsOf(view).players[seat]?.sector ?? 0);
  switch (kind) {
    case 'sector':
    case 'touch':
    case 'jump':
      return what;
    case 'port':
      return String(sectorOf(openTable(view, null), Number(what)));
    case 'stay':
    case 'planet':
      return here;
    case 'seat':
      return decision?.prompt.key === 'prompt.explore' ? here : undefined;
    default:
      // What a planet offers lies open on it
      return decision?.prompt.key === 'prompt.activity' ? here : undefined;
  }
}
