import { type Brain, type CardId, cardsIn, type Seat, topOf } from '@cantina/kernel';
import type { Face } from '../content/index.ts';
import { attackers, freeAttackers, strengthOf } from '../rules/attack/assignment.ts';
import { preventable } from '../rules/attack/damage.ts';
import { targetValue } from '../rules/attack/targets.ts';
import { doomedCards } from '../rules/cards/doom.ts';
import {
  baseOf,
  factionOf,
  handOf,
  hitPointsLeft,
  opponentOf,
  printed,
  rowCards,
  shipsOf,
  unitsOf,
} from '../rules/lookup.ts';
import { forceIsFullyWith, forceIsWith, forceLeftFor } from '../rules/play/force.ts';
import type { DeckState, G } from '../rules/state.ts';
import { worthOf } from '../verbs/index.ts';
import { judgement } from './judgement.ts';
import { WORTH } from './worth.ts';

/**
 * How the bots judge a table. Everything is counted in points of damage to a base: how much each side still has to
 * destroy, how strong its deck is over the turns to come, what the active player can still do with this turn.
 */
export const brain: Brain<DeckState> = {
  evaluate: (g, seat) => 1 / (1 + Math.exp(-lead(g, seat) / SCALE)),
  hint: (_g, _decision, option) => HINTS[option.split(':', 1)[0] ?? ''] ?? 1,
  judgement,
};

const SCALE = 18;
/** Hit points of a base nobody has seen yet, on average. */
const USUAL_BASE = 14;

/** Before anything is tried: doing things is usually better than ending the turn or taking assignments back. */
const HINTS: Readonly<Record<string, number>> = {
  'play-all': 4,
  play: 2,
  'attack-all': 1.5,
  attack: 2,
  divide: 0.02,
  ability: 2,
  buy: 2,
  take: 4,
  use: 4,
  end: 0.2,
  unassign: 0.02,
  assign: 0.4,
  pass: 0.3,
};

function lead(g: G, seat: Seat): number {
  const opponent = opponentOf(seat);
  const mine = standingOf(g, seat);
  const theirs = standingOf(g, opponent);
  const active = g.state.active === seat;
  // The same before and after the end of a turn, so that ending it is judged by what was left undone only
  const turn = active ? g.state.turn + 1 : g.state.turn;
  const turnsLeft = Math.max(3, 11 - turn / 4);
  const future = (side: Standing): number =>
    turnsLeft * (0.55 * side.power + 0.4 * side.fleet) + side.armour + side.base;
  const row = rowValue(g, seat, mine, turnsLeft);
  return (
    1.2 * (mine.life - theirs.life) +
    future(mine) -
    future(theirs) +
    forceValue(g, seat) -
    forceValue(g, opponent) +
    row -
    // A card the opponent has discarded is missing in his next turn
    0.7 * handOf(g, opponent).length +
    (active ? turnValue(g, seat, mine, turnsLeft) : 0.05)
  );
}

interface Standing {
  /** Damage the opponent still has to deal. */
  readonly life: number;
  /** What a hand of five is worth on average. */
  readonly power: number;
  /** The same for a single card of the deck. */
  readonly mean: number;
  readonly size: number;
  /** What the ships do every turn, and how much damage they take for the base. */
  readonly fleet: number;
  readonly armour: number;
  readonly base: number;
}

function standingOf(g: G, seat: Seat): Standing {
  let sum = 0;
  let size = 0;
  const doomed = seat === g.state.active ? doomedCards(g, seat) : [];
  for (const zone of ['deck', 'hand', 'discard', 'units'] as const) {
    for (const card of cardsIn(g, zone, seat)) {
      if (doomed.includes(card)) continue;
      sum += worth(g, card);
      size++;
    }
  }
  const top = topOf(g, 'deck', seat);
  const mean = size === 0 ? 0 : sum / size;
  let fleet = 0;
  let armour = 0;
  for (const ship of shipsOf(g, seat)) {
    fleet += worth(g, ship);
    armour += 0.6 * hitPointsLeft(g, ship);
  }
  const base = baseOf(g, seat);
  const lost = cardsIn(g, 'victory', opponentOf(seat)).length;
  const behind = Math.max(0, g.state.options.basesToWin - lost - (base === undefined ? 0 : 1)) * USUAL_BASE;
  return {
    life: behind + (base === undefined ? 0 : hitPointsLeft(g, base)),
    // A good card on top of the deck comes sooner than the others
    power: 5 * mean + (top === undefined ? 0 : 0.05 * (worth(g, top) - mean)),
    mean,
    size,
    fleet,
    armour,
    base: base === undefined ? 0 : (LASTING_BASES[printed(g, base).id] ?? 0),
  };
}

/** Bases that go on helping after the turn they are revealed. */
const LASTING_BASES: Readonly<Partial<Record<Face, number>>> = {
  endor: 5,
  hoth: 6,
  'yavin-4': 4,
  sullust: 4,
  coruscant: 3,
  'death-star': 3,
  kafrene: 4,
  bespin: 4,
  'ord-mantell': 3,
  jedha: 2,
};

/** What a card adds to the strength of a deck. */
const gainOf = (g: G, card: CardId, { mean, size }: Standing, turnsLeft: number): number =>
  (turnsLeft * 0.55 * 5 * (worth(g, card) - mean)) / (size + 1);

/** Good cards for the opponent in the row are a danger: he chooses next. */
function rowValue(g: G, seat: Seat, mine: Standing, turnsLeft: number): number {
  const own = factionOf(g, seat);
  let value = 0;
  for (const card of rowCards(g)) {
    const { faction } = printed(g, card);
    const gain = Math.max(0, gainOf(g, card, mine, turnsLeft));
    if (faction === own) value += 0.1 * gain;
    else value -= (faction === 'neutral' ? 0.1 : 0.3) * gain;
  }
  return value;
}

function forceValue(g: G, seat: Seat): number {
  const own = (6 - forceLeftFor(g, seat)) * 0.25;
  return own + (forceIsWith(g, seat) ? 1 : 0) + (forceIsFullyWith(g, seat) ? 0.8 : 0);
}

/** What the rest of the turn can still bring: always a little less than doing it brings. */
function turnValue(g: G, seat: Seat, mine: Standing, turnsLeft: number): number {
  let resources = g.state.resources;
  let attackInHand = 0;
  let other = 0;
  for (const card of handOf(g, seat)) {
    const { resources: more, attack, force } = printed(g, card);
    resources += more;
    attackInHand += attack;
    other += 0.2 * force;
  }
  return (
    0.8 * bestPurchases(g, seat, resources, mine, turnsLeft) +
    attackValue(g, seat, attackInHand) +
    rowAttackValue(g, seat, mine, turnsLeft) +
    other +
    0.05 * unitsOf(g, seat).length -
    0.5 * g.state.takenBack
  );
}

/** The most that the resources could add to the deck, over all sets of cards that they can pay. */
function bestPurchases(g: G, seat: Seat, resources: number, mine: Standing, turnsLeft: number): number {
  const best = new Array<number>(resources + 1).fill(0);
  const own = factionOf(g, seat);
  const pilot = topOf(g, 'pilots');
  for (const card of pilot === undefined ? rowCards(g) : [...rowCards(g), pilot]) {
    const { cost, faction } = printed(g, card);
    if (faction !== 'neutral' && faction !== own) continue;
    const gain = gainOf(g, card, mine, turnsLeft);
    for (let r = resources; r >= cost; r--) best[r] = Math.max(best[r] ?? 0, (best[r - cost] ?? 0) + gain);
  }
  return best[resources] ?? 0;
}

/** What free and assigned cards can still do to the base and the ships before it. */
function attackValue(g: G, seat: Seat, inHand: number): number {
  const opponent = opponentOf(seat);
  const ready = strengthOf(g, [...attackers(g, 'base'), ...freeAttackers(g, seat, 'base')], 'base');
  const ships = shipsOf(g, opponent).reduce((sum, ship) => sum + hitPointsLeft(g, ship), 0);
  const base = baseOf(g, opponent);
  const attack = ready + 0.95 * inHand;
  const atShips = Math.min(ships, attack);
  if (base === undefined) return 0.5 * atShips;
  const atBase = Math.min(hitPointsLeft(g, base), Math.max(0, attack - ships - preventable(g, base)));
  return 0.5 * atShips + atBase;
}

/** Prepared attacks on row cards that will succeed: what their reward brings, and that the opponent can't have them. */
function rowAttackValue(g: G, seat: Seat, mine: Standing, turnsLeft: number): number {
  let value = 0;
  for (const card of rowCards(g)) {
    const units = attackers(g, card);
    const needed = targetValue(g, seat, card);
    if (units.length === 0 || needed === null || strengthOf(g, units, card) < needed) continue;
    const { reward, faction, cost } = printed(g, card);
    const denied = faction === 'neutral' ? 0 : 0.3 * Math.max(0, gainOf(g, card, mine, turnsLeft));
    value += 0.95 * denied + (reward === null ? cost : worthOf(reward));
  }
  return value;
}

const worth = (g: G, card: CardId): number => WORTH[g.state.cards.face[card] ?? 0] ?? 0;
