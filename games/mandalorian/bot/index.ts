import { type Brain, type CardId, cardsIn, type Decision, type Seat } from '@cantina/kernel';
import type { AreaId, CharacterId } from '../content/all.ts';
import { TRAITOR } from '../content/locked/p7/index.ts';
import { performerOf } from '../rules/action/play.ts';
import { heroesOf, placeOf, printedAs, rangeBetween, spaceOf, terrainIn, threatOf } from '../rules/lookup.ts';
import { lockedDoorsBeside } from '../rules/map/doors.ts';
import { roleOf } from '../rules/outcome.ts';
import type { G, MandoState } from '../rules/state.ts';
import { judgement } from './judgement.ts';
import { way } from './progress.ts';
import { score } from './score.ts';
import { dawnHint, voteHint } from './suspicion.ts';

/**
 * How the bots judge a table: what is still to be done, what the group has suffered and will suffer, how much time is
 * left. All play for the group; a traitor wants the opposite. Nothing facedown is looked at unless the seat knows it.
 */
export const brain: Brain<MandoState> = {
  evaluate(g, seat) {
    // Before anybody has chosen a character there is nothing to judge
    if (heroesOf(g).length === 0) return 0.5;
    const chance = 1 / (1 + Math.exp(-score(g, seat) / SCALE));
    return roleOf(g, seat) === TRAITOR ? 1 - chance : chance;
  },
  hint,
  judgement,
};

const SCALE = 14;

/** Before anything is tried: doing something is usually better than not, and a move should lead somewhere. */
const HINTS: Readonly<Record<string, number>> = {
  skip: 0.3,
  stop: 0.4,
  done: 0.3,
  none: 0.4,
  suffer: 0.6,
  no: 0.6,
  rescue: 4,
  take: 6,
  deliver: 6,
  object: 2,
  plan: 1.2,
  draw: 2,
  'draw-plain': 0.3,
  plain: 0.3,
  door: 3,
  remove: 6,
  special: 1.5,
};

function hint(g: G, decision: Decision, option: string): number {
  const [kind = '', name = '', area = ''] = option.split(':', 3);
  if (kind === 'play') return playHint(g, decision.seat, Number(name) as CardId, area as AreaId);
  if (kind === 'space' && decision.prompt.key === 'prompt.move') return strideHint(g, decision, name);
  if (decision.prompt.key === 'prompt.dawn') return dawnHint(g, decision.seat, kind, Number(name));
  if (decision.prompt.key === 'prompt.vote') return voteHint(g, decision, kind);
  return HINTS[kind] ?? 1;
}

/** On an area where nothing can be done now a card is only put away: the weakest one will do. */
function playHint(g: G, seat: Seat, card: CardId, area: AreaId): number {
  const { strength, special } = printedAs(g, card, 'skill');
  if (strength === null) return special?.on === area ? 1.5 : 0.3;
  if (area === 'move' || area === 'plan' || special?.on === 'any' || special?.on === area) return 1;
  const from = spaceOf(g, performerOf(g, seat, card));
  const reach = area === 'attack' ? 1 : strength + 1;
  const near = [...cardsIn(g, 'revealed'), ...cardsIn(g, 'facedown')].some(
    (each) => placeOf(g, each) >= 0 && rangeBetween(g, from, placeOf(g, each)) <= reach,
  );
  if (near || area === 'mission' || lockedDoorsBeside(g, from).length > 0) return 1;
  const weakest = Math.min(...cardsIn(g, 'hand', seat).map((each) => printedAs(g, each, 'skill').strength ?? 5));
  return strength === weakest ? 0.5 : 0.04;
}

/** Where there are many spaces to choose from, only those are thought about that lead somewhere or next to somebody. */
function strideHint(g: G, decision: Decision, name: string): number {
  if (decision.options.length <= MANY) return 1;
  const space = terrainIn(g).ids.indexOf(name);
  const hero = g.state.characters.indexOf(decision.prompt.args?.hero as CharacterId);
  const from = spaceOf(g, hero);
  const left = Number(decision.prompt.args?.left ?? 1);
  let best = -9;
  for (const goal of goalsOf(g)) best = Math.max(best, way(g, from, goal) - way(g, space, goal));
  return best >= left ? 3 : best >= left - 1 ? 1 : 0.04;
}

const MANY = 12;

/** Spaces that matter: objects, tokens, hidden squares, places of the mission. */
function goalsOf(g: G): number[] {
  const { start, map, numbered } = terrainIn(g);
  const things = [...cardsIn(g, 'tokens'), ...cardsIn(g, 'revealed').filter((card) => isGoal(g, card))];
  const hidden = cardsIn(g, 'facedown').filter((card) => map.spaces[placeOf(g, card)]?.icon?.shape === 'square');
  const spaces = [...things, ...hidden].map((card) => placeOf(g, card)).filter((space) => space >= 0);
  return [start, numbered[8] ?? start, numbered[2] ?? start, ...spaces];
}

const isGoal = (g: G, card: CardId): boolean => {
  const { object, shape, enemy } = threatOf(g, card);
  return object !== null || shape === 'triangle' || shape === 'square' || enemy === null;
};
