import { askAll, type Flow, type Option, option, type Question, type Seat } from '@cantina/kernel';
import { crate, dealNumbers, TRAITOR } from '../../content/locked/p7/index.ts';
import { advanceTrack } from '../characters/decks.ts';
import { isHiddenTraitor } from '../characters/exposure.ts';
import { dawn, deal } from '../characters/roles.ts';
import { message } from '../messages.ts';
import { noteBetrayals } from '../ops/index.ts';
import { type G, hasRoles } from '../state.ts';
import { allDelivered, layMarkers } from '../threats/pieces.ts';
import type { MissionRules } from './record.ts';

/** Double Deal; the turns of an exposed traitor are in the chapter on roles. */
export const h1: MissionRules = {
  // MD-H1-01, MD-H1-02
  setup(g) {
    deal(g, dealNumbers.betrayals);
    return layMarkers(g, dealNumbers.spaces);
  },

  losesWhenFull: true, // MD-H1-11

  // MD-H1-04
  *crisis(g) {
    advanceTrack(g);
    yield* betray(g);
  },

  dawn, // MD-H1-05, MD-H1-06
  cargo: { marker: crate.id, most: dealNumbers.carry, rule: 'MD-H1-03' },
  goal: allDelivered, // MD-H1-11
  wins: (_g, _seat, role, { won }) => (role === TRAITOR) !== won, // MD-H1-11
};

const CALM: Option<boolean> = option('calm', false, { label: message('option.calm') });
const BETRAY: Option<boolean> = option('betray', true, { label: message('option.betray') });

/** Everybody answers in secret, so that nobody can tell whom the choice is real for. */
function* betray(g: G): Flow<void> {
  if (!hasRoles(g.state.seats, g.state.options) || g.state.exposed >= 0) return;
  const choices = yield* askAll(Array.from({ length: g.state.seats }, (_, seat) => betrayQuestion(g, seat)));
  const amount = choices.filter((betrays) => betrays).length;
  if (amount === 0) return;
  noteBetrayals(g, amount);
  for (let i = 0; i < amount; i++) advanceTrack(g);
}

const betrayQuestion = (g: G, seat: Seat): Question<boolean> => ({
  seat,
  prompt: message('prompt.betray'),
  rule: 'MD-H1-04',
  options: () => (isHiddenTraitor(g, seat) && g.state.betrayals > 0 ? [CALM, BETRAY] : [CALM]),
});
