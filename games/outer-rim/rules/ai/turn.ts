import { type CardId, type Flow, goTo, move, type Seat, shuffle, topOf } from '@cantina/kernel';
import type { AiCard } from '../../content/index.ts';
import { playerOf, printed } from '../lookup.ts';
import { discardTop } from '../market/decks.ts';
import { type AiSection, noteAiCard, noteAiLine, noteAiSkip } from '../ops/index.ts';
import type { G } from '../state.ts';
import { dropLostGoals } from './goals.ts';
import { type Line, linesOf } from './lines.ts';

function aiCardOf(g: G, card: CardId): AiCard {
  const face = printed(g, card);
  if (face.component !== 'ai') throw new Error(`${face.id} is no AI card`);
  return face;
}

/** OR-AITURN-02 the top AI card is resolved from top to bottom; it replaces the three steps of a turn. */
export function* aiTurnStep(g: G): Flow<void> {
  const player = g.state.active;
  dropLostGoals(g, player);
  const card = topOf(g, 'aiDeck');
  if (card === undefined) return goTo(g, 'end-turn');
  move(g, card, 'aiCard');
  noteAiCard(g, player, card);
  const face = aiCardOf(g, card);
  const { planning, action, encounter } = linesOf(face);
  yield* doFirst(g, player, 'planning', planning);
  yield* doAll(g, player, action);
  yield* doFirst(g, player, 'encounter', encounter); // OR-AITURN-03 never an encounter card
  if (face.special && !isOut(g, player)) discardTops(g, player);
  move(g, card, 'aiDeck', 0, 'bottom'); // OR-AITURN-06
  if (face.special) shuffle(g, 'aiDeck');
  goTo(g, 'end-turn');
}

/** OR-AICLAR-02 a defeated AI finishes the line it is at and skips the rest; OR-TURN-05 */
const isOut = (g: G, player: Seat): boolean => playerOf(g, player).defeated || g.state.turnOver;

/** OR-AITURN-04, OR-EX-22 the topmost line that would have an effect, and no other. */
function* doFirst(g: G, player: Seat, section: AiSection, lines: readonly Line[]): Flow<void> {
  if (section !== 'planning' && isOut(g, player)) return;
  for (const line of lines) {
    if (yield* tryLine(g, player, section, line)) return;
  }
}

/** OR-AITURN-05 every line that would have an effect. */
function* doAll(g: G, player: Seat, lines: readonly Line[]): Flow<void> {
  for (const line of lines) {
    if (isOut(g, player)) return;
    yield* tryLine(g, player, 'action', line);
  }
}

function* tryLine(g: G, player: Seat, section: AiSection, { name, applies, run }: Line): Flow<boolean> {
  if (!applies(g, player)) {
    noteAiSkip(g, player, section, name);
    return false;
  }
  noteAiLine(g, player, section, name);
  g.choicesTaken++;
  yield* run(g, player);
  return true;
}

/** Card 10: the tops of two decks are discarded. */
function discardTops(g: G, player: Seat): void {
  noteAiLine(g, player, 'special', 'discard-tops');
  for (const deck of ['bounty', 'luxury'] as const) discardTop(g, player, deck);
}
