import {
  ask,
  askUnlessForced,
  atOnce,
  type CardId,
  cardOptions,
  cardsIn,
  type Flow,
  faceOf,
  goTo,
  hooked,
  type Interjection,
  move,
  type Option,
  option,
  type Refused,
  resolveTriggers,
  type Seat,
  withOptions,
} from '../../../src/index.ts';
import { cargo, crew } from '../content.ts';
import type { Moonshade } from '../state.ts';
import { deed } from './deeds.ts';
import { earn, passTurn, spend } from './ops.ts';
import { cargoIn, drawCrates, isCargo, winAtGoal } from './supply.ts';

const BERTHS = 2;

interface Action {
  readonly do: 'draw' | 'sell' | 'hire';
  readonly card?: CardId;
}

/** MS-ACT-01: from the captain on, each seat does one thing: sells cargo, hires a crew member, or draws a crate. */
export function* act(g: Moonshade): Flow<void> {
  const seat = g.state.active;
  const action = yield* ask<Action>({
    seat,
    prompt: { key: 'prompt.act' },
    rule: 'MS-ACT-01',
    options: () => actions(g, seat),
    refused: () => refusedHires(g, seat),
  });
  if (action.card === undefined) drawCrates(g, seat, 1);
  else if (action.do === 'sell') yield* sell(g, seat, action.card);
  else yield* hire(g, seat, action.card);
  passTurn(g);
  if (g.state.active === g.state.captain) goTo(g, 'crewSpeaks');
}

const crewIn = (g: Moonshade, seat: Seat): readonly CardId[] =>
  cardsIn(g, 'hand', seat).filter((card) => !isCargo(g, card));

const hasBerth = (g: Moonshade, seat: Seat): boolean => cardsIn(g, 'crew', seat).length < BERTHS;

const actions = (g: Moonshade, seat: Seat): readonly Option<Action>[] => [
  option<Action>('draw', { do: 'draw' }, { label: { key: 'action.draw' } }),
  ...cargoIn(g, seat).map((card) => option<Action>(`sell:${card}`, { do: 'sell', card }, { card, group: 'sell' })),
  ...(hasBerth(g, seat) ? crewIn(g, seat) : []).map((card) =>
    option<Action>(`hire:${card}`, { do: 'hire', card }, { card, group: 'hire' }),
  ),
];

/** MS-HIRE-02: a ship has two berths. */
const refusedHires = (g: Moonshade, seat: Seat): readonly Refused[] =>
  hasBerth(g, seat)
    ? []
    : crewIn(g, seat).map((card) => ({
        id: `hire:${card}`,
        card,
        reason: { key: 'reason.no-berth', args: { berths: BERTHS } },
        rule: 'MS-HIRE-02',
      }));

/** MS-SELL-01: the card is discarded, then it does what it says. */
function* sell(g: Moonshade, seat: Seat, card: CardId): Flow<void> {
  const whenSold = cargo[faceOf(g, card)]?.whenSold;
  move(g, card, 'discard');
  if (whenSold !== undefined) yield* deed(g, whenSold, { seat, source: card });
}

/** MS-HIRE-01. MS-HIRE-03: gossips hear of every other hiring, the longest serving first. */
function* hire(g: Moonshade, seat: Seat, card: CardId): Flow<void> {
  move(g, card, 'crew', seat);
  yield* resolveTriggers({
    waiting: () => hooked(g, 'hired').filter((source) => source !== card),
    key: (source) => source,
    next: ([longestServing]) => atOnce({ use: longestServing }),
    use: (source) => speak(g, source),
  });
}

/** MS-CREW-01: at the end of the round the crews speak; MS-CREW-02: the captain says which comes next; MS-CREW-03: not the arrested. */
export function* crewSpeaks(g: Moonshade): Flow<void> {
  yield* resolveTriggers({
    waiting: () => hooked(g, 'roundEnd'),
    key: (source) => source,
    *next(sources) {
      const about = { seat: g.state.captain, prompt: { key: 'prompt.order' }, rule: 'MS-CREW-02' };
      return {
        use:
          (yield* askUnlessForced(
            withOptions(
              about,
              cardOptions(() => sources),
            ),
          )) ?? sources[0],
      };
    },
    use: (source) => speak(g, source),
  });
  goTo(g, g.state.options.patrol ? 'patrol' : 'clearUp');
}

function* speak(g: Moonshade, source: CardId): Flow<void> {
  const says = crew[faceOf(g, source)]?.deed;
  if (says !== undefined) yield* deed(g, says, { seat: g.state.cards.slot[source] ?? 0, source });
}

/** MS-TIP-01: whenever something is asked, a seat may tip the active one with one credit. Tips are not gains. */
export const tips = (g: Moonshade, seat: Seat): readonly Interjection[] =>
  seat === g.state.active || (g.state.credits[seat] ?? 0) === 0
    ? []
    : [
        {
          id: 'tip',
          label: { key: 'action.tip', args: { to: { seat: g.state.active } } },
          rule: 'MS-TIP-01',
          run: () => {
            spend(g, seat, 1);
            earn(g, g.state.active, 1);
            winAtGoal(g, g.state.active);
          },
        },
      ];
