import {
  AT_ONCE,
  ask,
  type CardId,
  cardsIn,
  DONE,
  type Flow,
  move,
  type Option,
  option,
  type Seat,
  the,
} from '@cantina/kernel';
import type { CardShip, Cargo, Encounter } from '../../content/index.ts';
import { mayReroll, offerReroll, throwDie, throwForCard } from '../dice.ts';
import { ability, fateOf, player } from '../lookup.ts';
import { message } from '../messages.ts';
import {
  beginCombat,
  endCombat,
  loseHull,
  noteAttack,
  noteDogfight,
  noteDrivenOff,
  noteEquipmentTaken,
  noteFlight,
  noteManoeuvre,
  plunder,
} from '../ops/index.ts';
import { cargoOptions, handOver, kindsAboard } from '../ship/cargo.ts';
import { destroysWithOneHit, freePods, unitsAboard, value } from '../ship/ship.ts';
import type { G } from '../state.ts';
import { additionalDamage } from './damage.ts';
import { destroyed } from './destruction.ts';
import { cardShipDestroyed } from './spoils.ts';

/** SG-DOG-06 */
const PIRATE_GOODS = 3;

/** SG-COMB-01 whom the active player fights: another player, or a card ship. */
type Foe = { readonly seat: Seat } | { readonly card: CardId; readonly ship: CardShip };

/** How a combat ended for the active player: his turn goes on only when he fled (SG-MAN-03 to SG-MAN-05). */
export type CombatEnd = 'fled' | 'over';

/** What a combat leads to once it is over: a ship is lost, spoils are taken (SG-COMB-03). */
type Aftermath = () => Flow<void>;
const NOTHING_MORE: Aftermath = () => AT_ONCE;

/** SG-COMB combat against another player; `attacker` declared it. */
export function* fightPlayer(g: G, seat: Seat, other: Seat, attacker: Seat): Flow<CombatEnd> {
  beginCombat(g, seat, other, null, attacker);
  return yield* fight(g, seat, { seat: other }, () => 'asked');
}

/** SG-COMB combat against a card ship. */
export function* fightCard(g: G, seat: Seat, card: CardId, encounter: Encounter, byCard: boolean): Flow<CombatEnd> {
  beginCombat(g, seat, null, card, byCard ? null : seat);
  // SG-CARD-02 an attacker attacks; SG-CARD-03, SG-CON-03 one that is attacked flees
  return yield* fight(g, seat, { card, ship: encounter.ship }, () => (byCard ? 'attack' : 'flee'));
}

/** SG-COMB-03 one manoeuvre, one dogfight, perhaps additional damage; then the combat is over. */
function* fight(g: G, seat: Seat, foe: Foe, cardShip: () => 'asked' | 'attack' | 'flee'): Flow<CombatEnd> {
  const { own, other, wins } = yield* manoeuvre(g, seat, foe);
  // SG-MAN-02 the higher total chooses, whoever began
  const chooser = winnerOf(seat, foe, wins);
  const choice = chooser === null ? cardShip() : yield* fleeOrAttack(chooser, wins ? own : other, wins ? other : own);
  if (choice === 'flee') {
    noteFlight(g, chooser);
    endCombat(g, seat);
    return wins ? 'fled' : 'over'; // SG-MAN-03, SG-MAN-04
  }
  noteAttack(g, chooser);
  const aftermath = yield* dogfight(g, seat, foe);
  endCombat(g, seat);
  yield* aftermath();
  return 'over'; // SG-MAN-05
}

interface Totals {
  readonly own: number;
  readonly other: number;
}

interface Manoeuvre extends Totals {
  /** Whether the active player has won. */
  readonly wins: boolean;
}

/** SG-MAN-01 dice and engines. */
function* manoeuvre(g: G, seat: Seat, foe: Foe): Flow<Manoeuvre> {
  const engines = value(g, seat, 'engines');
  const foeEngines = 'seat' in foe ? value(g, foe.seat, 'engines') : foe.ship.engines;
  for (;;) {
    const dice = yield* bothRoll(g, seat, foe, 'manoeuvre');
    const own = engines + dice.own;
    const other = foeEngines + dice.other;
    // A tie counts as won (Jax Corvane)
    const wins = own > other || (own === other && winsTies(g, seat));
    const loses = own < other || (own === other && 'seat' in foe && winsTies(g, foe.seat));
    if (!wins && !loses) continue; // SG-COMB-04, SG-TIE-01, SG-TIE-02
    noteManoeuvre(g, seat, own, other, winnerOf(seat, foe, wins));
    return { own, other, wins };
  }
}

const winsTies = (g: G, seat: Seat): boolean => ability(g, seat, 'win-tied-manoeuvre') !== undefined;

const winnerOf = (seat: Seat, foe: Foe, wins: boolean): Seat | null => (wins ? seat : 'seat' in foe ? foe.seat : null);

function* bothRoll(g: G, seat: Seat, foe: Foe, purpose: 'manoeuvre' | 'dogfight'): Flow<Totals> {
  const own = [throwDie(g, seat, purpose)];
  const other = 'seat' in foe ? throwDie(g, foe.seat, purpose) : throwForCard(g, foe.card, purpose);
  if (mayReroll(g, seat)) yield* offerReroll(g, seat, purpose, own);
  return { own: own[0] as number, other };
}

const ATTACK = option<'attack' | 'flee'>('attack', 'attack', { label: message('option.attack') });
const FLEE = option<'attack' | 'flee'>('flee', 'flee', { label: message('option.flee') });
const FLEE_OR_ATTACK = [ATTACK, FLEE] as const;

function* fleeOrAttack(seat: Seat, own: number, other: number): Flow<'attack' | 'flee'> {
  return yield* ask<'attack' | 'flee'>({
    seat,
    prompt: message('prompt.manoeuvre', { own, other }),
    rule: 'SG-MAN-02',
    options: () => FLEE_OR_ATTACK,
  });
}

/** SG-DOG-01, SG-SYS-04 dice and lasers; the higher total hits. */
function* dogfight(g: G, seat: Seat, foe: Foe): Flow<Aftermath> {
  const ownLasers = value(g, seat, 'lasers');
  const otherLasers = 'seat' in foe ? value(g, foe.seat, 'lasers') : foe.ship.lasers;
  for (;;) {
    const dice = yield* bothRoll(g, seat, foe, 'dogfight');
    const own = ownLasers + dice.own;
    const other = otherLasers + dice.other;
    if (own === other) continue; // SG-COMB-04
    const wins = own > other;
    noteDogfight(g, seat, own, other, winnerOf(seat, foe, wins));
    if ('seat' in foe) return yield* wins ? hitPlayer(g, seat, foe.seat) : hitPlayer(g, foe.seat, seat);
    if (wins) return hitCardShip(g, seat, foe.card, foe.ship);
    return yield* hitByCardShip(g, seat, foe.card, otherLasers);
  }
}

/** SG-DOG-04, SG-CON-04, SG-DEST-10 */
function hitCardShip(g: G, seat: Seat, card: CardId, ship: CardShip): Aftermath {
  if (!destroysWithOneHit(g, seat, ship)) {
    noteDrivenOff(g, seat, card);
    return NOTHING_MORE;
  }
  return () => cardShipDestroyed(g, seat, card);
}

function* hitByCardShip(g: G, seat: Seat, card: CardId, lasers: number): Flow<Aftermath> {
  const { kind, effect } = fateOf(g, card);
  const steals = effect.verb === 'encounter' ? effect.steals : 0;
  if (steals > 0 && unitsAboard(g, seat) > 0) yield* handOver(g, seat, steals);
  else {
    loseHull(g, seat, 1); // SG-DOG-02
    if (player(g, seat).hull === 0) {
      return () => destroyed(g, seat, kind === 'bountyHunter' ? 'bounty-hunter' : 'accident'); // SG-DOG-03
    }
  }
  yield* additionalDamage(g, seat, lasers, { card }); // SG-DOG-05
  return NOTHING_MORE;
}

/** A hit, or the pirate option instead (SG-DOG-06). */
function* hitPlayer(g: G, victor: Seat, loser: Seat): Flow<Aftermath> {
  const robbed = yield* robInstead(g, victor, loser);
  if (!robbed) {
    loseHull(g, loser, 1); // SG-DOG-02
    if (player(g, loser).hull === 0) return () => destroyed(g, loser, victor); // SG-DOG-03
  }
  // SG-DOG-05, SG-DOG-07, SG-ADD-10; SG-Q-52 equipment just taken already counts
  yield* additionalDamage(g, loser, value(g, victor, 'lasers'), { seat: victor });
  return NOTHING_MORE;
}

// The pirate option

type Spoils =
  | { readonly take: 'hit' }
  | { readonly take: 'goods' }
  | { readonly take: 'equipment'; readonly card: CardId };

/**
 * SG-DOG-06 to SG-DOG-09, SG-Q-32 also with the last hull point. True: the loser was robbed and keeps the hull point.
 */
function* robInstead(g: G, victor: Seat, loser: Seat): Flow<boolean> {
  const greater = ability(g, victor, 'greater-pirate-option');
  if (victor !== g.state.active && greater === undefined) return false; // SG-DOG-08
  const most = Math.min(greater?.goods ?? PIRATE_GOODS, unitsAboard(g, loser), freePods(g, victor)); // SG-DOG-09
  const equipment = () => cardsIn(g, 'kept', loser).filter((card) => fateOf(g, card).kind === 'equipment');
  if (most <= 0 && equipment().length === 0) return false; // SG-Q-31
  const spoils = yield* ask<Spoils>({
    seat: victor,
    prompt: message('prompt.spoils', { seat: { seat: loser } }),
    rule: 'SG-DOG-06',
    options: () => [
      HIT,
      ...(most > 0
        ? [option<Spoils>('goods', { take: 'goods' }, { label: message('option.plunder', { units: most }) })]
        : []),
      ...equipment().map((card): Option<Spoils> => {
        const label = message('option.take-equipment', { card: the(card) });
        return option(`card:${card}`, { take: 'equipment', card }, { card, label });
      }),
    ],
  });
  if (spoils.take === 'hit') return false;
  if (spoils.take === 'goods') yield* plunderGoods(g, victor, loser, most);
  else {
    move(g, spoils.card, 'kept', victor);
    noteEquipmentTaken(g, victor, loser, spoils.card);
  }
  return true;
}

const HIT = option<Spoils>('hit', { take: 'hit' }, { label: message('option.hit') });

/** SG-Q-31 the victor chooses, at least one unit. */
function* plunderGoods(g: G, victor: Seat, loser: Seat, most: number): Flow<void> {
  for (let taken = 0; taken < most; taken++) {
    const cargo = yield* ask<Cargo | null>({
      seat: victor,
      prompt: message('prompt.plunder', { seat: { seat: loser }, left: most - taken }),
      rule: 'SG-Q-31',
      options: () => [...cargoOptions(kindsAboard(g, loser)), ...(taken > 0 ? [DONE] : [])],
    });
    if (cargo === null) return;
    plunder(g, victor, loser, cargo, 1);
  }
}
