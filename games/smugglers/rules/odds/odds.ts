import { type CardId, cardsIn, type Seat } from '@cantina/kernel';
import { BRIBE, CUSTOMS, CUSTOMS_RESULTS, type CustomsResult, cell, type Starport } from '../../content/index.ts';
import { canReroll, mayReroll } from '../dice.ts';
import { ability, fateOf, player } from '../lookup.ts';
import { type CustomsPlace, customsColumn, customsDice, customsDue, FINE } from '../planets/customs.ts';
import { bonus, destroysWithOneHit, unitsAboard, value } from '../ship/ship.ts';
import { type G, KOROTH } from '../state.ts';

/** Exact odds, from the same tables and values that the rules use. */

const DICE: readonly number[] = [1, 2, 3, 4, 5, 6];

// Customs

/** What a landing does to this player in the end; the chances add up to 1. */
export interface CustomsOutcomes {
  /** Nothing happens. */
  readonly clean: number;
  readonly bounty: number;
  /** A fine that is paid. */
  readonly fine: number;
  /** The cargo is lost and the turn is over; also where a fine can't be paid. */
  readonly loss: number;
  /** And prison besides. */
  readonly arrest: number;
}

/** Chances of each result, and of going on with the turn. The player chooses the best die. */
export interface CustomsOdds {
  readonly results: Readonly<Record<CustomsResult, number>>;
  readonly outcomes: CustomsOutcomes;
  /** How likely the turn goes on: no problem, bounty, or a fine that can be paid. */
  readonly passes: number;
  readonly dice: number;
}

const LANDS_FREELY: CustomsOdds = {
  results: { clear: 1, bounty: 0, fine: 0, detention: 0, arrest: 0 },
  outcomes: { clean: 1, bounty: 0, fine: 0, loss: 0, arrest: 0 },
  passes: 1,
  dice: 0,
};

/** SG-CUST-05 what a landing brings; `bribes` are additional dice on Koroth (SG-KOR-12). */
export function customsOdds(g: G, seat: Seat, port: number, bribes = 0): CustomsOdds {
  if (!customsDue(g, seat, port)) return LANDS_FREELY;
  return columnOdds(g, seat, customsColumn(g, port), { bribes });
}

interface Circumstances {
  readonly place?: CustomsPlace;
  readonly bribes?: number;
  /** Credits that will be gone by then, besides the bribes. */
  readonly spent?: number;
  /** Whether a die may be rolled again; customs are always a matter of one's own turn. */
  readonly reroll?: boolean;
}

export function columnOdds(
  g: G,
  seat: Seat,
  column: Starport,
  { place = 'planet', bribes = 0, spent = 0, reroll = canReroll(g, seat) }: Circumstances = {},
): CustomsOdds {
  const dice = customsDice(g, seat, place) + bribes;
  const credits = player(g, seat).credits - spent - bribes * BRIBE;
  const noFines = ability(g, seat, 'no-fines') !== undefined;
  const finePasses = noFines || credits >= FINE;
  const order = preference(noFines);
  const passing = (result: CustomsResult): boolean =>
    result === 'clear' || result === 'bounty' || (result === 'fine' && finePasses);
  const change = bonus(g, seat, 'customsDie');
  const single = order.map(
    (result) => DICE.filter((die) => cell(CUSTOMS[column], Math.max(1, die + change)) === result).length / DICE.length,
  );
  const best = bestOf(single, dice);
  const final = reroll ? withReroll(best, single, order.map(passing), dice) : best;
  const results = { clear: 0, bounty: 0, fine: 0, detention: 0, arrest: 0 };
  let passes = 0;
  order.forEach((result, i) => {
    results[result] += final[i] as number;
    if (passing(result)) passes += final[i] as number;
  });
  const { clear, bounty, fine, detention, arrest } = results;
  const isSafe = ability(g, seat, 'never-arrested') !== undefined;
  const outcomes: CustomsOutcomes = {
    clean: clear + (noFines ? fine : 0),
    bounty,
    fine: finePasses && !noFines ? fine : 0,
    loss: detention + (finePasses ? 0 : fine) + (isSafe ? arrest : 0),
    arrest: isSafe ? 0 : arrest,
  };
  return { results, outcomes, passes, dice };
}

/** From the best to the worst; who pays no fines likes them better than a bounty. */
const preference = (noFines: boolean): readonly CustomsResult[] =>
  noFines ? ['clear', 'fine', 'bounty', 'detention', 'arrest'] : CUSTOMS_RESULTS;

/** The chances of the best of several dice, from those of one. */
function bestOf(single: readonly number[], dice: number): number[] {
  let worse = 1;
  return single.map((chance) => {
    const before = worse ** dice;
    worse = Math.max(0, worse - chance);
    return before - worse ** dice;
  });
}

/** Where no die passes, the worst one is rolled again. */
function withReroll(
  best: readonly number[],
  single: readonly number[],
  passing: readonly boolean[],
  dice: number,
): number[] {
  const final = best.map((chance, i) => (passing[i] === true ? chance : 0));
  best.forEach((chance, i) => {
    if (passing[i] === true) return;
    single.forEach((again, j) => {
      const kept = dice === 1 ? j : Math.min(i, j);
      final[kept] = (final[kept] as number) + chance * again;
    });
  });
  return final;
}

/** How many dice to bribe for on Koroth, and how likely customs are passed then. */
export function bestBribe(
  g: G,
  seat: Seat,
  spent = 0,
  reroll = canReroll(g, seat),
): { readonly bribes: number; readonly passes: number } {
  const column = customsColumn(g, KOROTH);
  let best = { bribes: 0, passes: columnOdds(g, seat, column, { spent, reroll }).passes };
  for (let bribes = 1; bribes * BRIBE <= player(g, seat).credits - spent; bribes++) {
    const { passes } = columnOdds(g, seat, column, { bribes, spent, reroll });
    if (passes > best.passes) best = { bribes, passes };
  }
  return best;
}

// Combat

export interface CombatOdds {
  /** The chance to choose between flight and attack. */
  readonly manoeuvre: number;
  /** The chance to hit in the dogfight. */
  readonly dogfight: number;
  /** What becomes of a tied manoeuvre. */
  readonly ties: Ties;
  /** What a hit does to them, and what one of theirs does. */
  readonly hit: Hit;
  readonly hitBack: HitOnPlayer;
  /** Whether a hit damages a system, too: theirs, or one's own. */
  readonly damages: boolean;
  readonly damaged: boolean;
}

/** Only ships of players are damaged; SG-DOG-03 the last hull point is the ship, SG-DOG-04 of most card ships the only one. */
export type Hit = HitOnPlayer | 'drives-off';
export type HitOnPlayer = 'destroys' | 'damages' | 'held-off';

/** Against another player. */
export const oddsAgainstPlayer = (g: G, seat: Seat, other: Seat): CombatOdds =>
  combatOdds(g, seat, {
    engines: value(g, other, 'engines'),
    lasers: value(g, other, 'lasers'),
    hit: hitOnPlayer(g, other, value(g, seat, 'lasers')),
    steals: false,
    winsTies: ability(g, other, 'win-tied-manoeuvre') !== undefined,
    rerolls: mayReroll(g, other),
  });

/** Against a card ship. */
export function oddsAgainstCard(g: G, seat: Seat, card: CardId): CombatOdds | null {
  const { effect } = fateOf(g, card);
  if (effect.verb !== 'encounter') return null;
  const { ship, steals } = effect;
  return combatOdds(g, seat, {
    engines: ship.engines,
    lasers: ship.lasers,
    hit: destroysWithOneHit(g, seat, ship) ? 'destroys' : 'drives-off',
    steals: steals > 0 && unitsAboard(g, seat) > 0,
    winsTies: false,
    rerolls: false,
  });
}

/** SG-DOG-03, SG-ADD-02 what one hit with these lasers does to a player's ship; `spared` where goods go instead. */
function hitOnPlayer(g: G, seat: Seat, lasers: number, spared = false): HitOnPlayer {
  if (player(g, seat).hull === 1 && !spared) return 'destroys';
  return lasers > value(g, seat, 'shields') ? 'damages' : 'held-off';
}

/** The card ship the active player faces right now. */
export const drawnShip = (g: G): CardId | undefined =>
  cardsIn(g, 'drawn').find((card) => fateOf(g, card).effect.verb === 'encounter');

interface Opponent {
  readonly engines: number;
  readonly lasers: number;
  /** What a hit does to it. */
  readonly hit: Hit;
  /** Whether it takes goods instead of the hull point. */
  readonly steals: boolean;
  readonly winsTies: boolean;
  readonly rerolls: boolean;
}

function combatOdds(g: G, seat: Seat, other: Opponent): CombatOdds {
  const lasers = value(g, seat, 'lasers');
  const rerolls = mayReroll(g, seat) ? 'own' : other.rerolls ? 'other' : 'nobody';
  const ties = ability(g, seat, 'win-tied-manoeuvre') !== undefined ? 'won' : other.winsTies ? 'lost' : 'again';
  const hitBack = hitOnPlayer(g, seat, other.lasers, other.steals);
  return {
    manoeuvre: contest(value(g, seat, 'engines') - other.engines, ties, rerolls),
    dogfight: contest(lasers - other.lasers, 'again', rerolls),
    ties,
    hit: other.hit,
    hitBack,
    damages: other.hit === 'damages',
    damaged: hitBack === 'damages',
  };
}

/** Of a tied manoeuvre, as one sees it oneself. */
export type Ties = 'won' | 'lost' | 'again';
const OTHER_SIDE: Readonly<Record<Ties, Ties>> = { won: 'lost', lost: 'won', again: 'again' };

/**
 * SG-MAN-01, SG-DOG-01 the chance to have more with `lead` points ahead; ties are rolled again (SG-TIE-01), and one of
 * the two may roll a die again once.
 */
export function contest(lead: number, ties: Ties, rerolls: 'nobody' | 'own' | 'other'): number {
  if (rerolls === 'other') return 1 - contest(-lead, OTHER_SIDE[ties], 'own');
  return CONTESTS[ties][rerolls === 'own' ? 1 : 0][Math.max(-SURE, Math.min(SURE, lead)) + SURE] as number;
}

/** With so many points ahead the dice can't change anything. */
const SURE = 6;

function chanceToWin(lead: number, ties: Ties, reroll: boolean): number {
  // Counted in 216ths, so that what is certain is exactly 1
  let won = 0;
  let tied = 0;
  let savedByReroll = 0;
  let tiedByReroll = 0;
  for (const own of DICE) {
    for (const other of DICE) {
      const result = compare(lead + own - other, ties);
      if (result === 'won') won += 6;
      else if (result === 'again') tied += 6;
      else {
        const again = DICE.map((die) => compare(lead + die - other, ties));
        savedByReroll += again.filter((each) => each === 'won').length;
        tiedByReroll += again.filter((each) => each === 'again').length;
      }
    }
  }
  const plain = won / (216 - tied);
  return reroll ? (won + savedByReroll + tiedByReroll * plain) / (216 - tied) : plain;
}

function compare(difference: number, ties: Ties): Ties {
  if (difference === 0) return ties;
  return difference > 0 ? 'won' : 'lost';
}

const chances = (ties: Ties): readonly [readonly number[], readonly number[]] => {
  const leads = Array.from({ length: 2 * SURE + 1 }, (_, i) => i - SURE);
  return [leads.map((lead) => chanceToWin(lead, ties, false)), leads.map((lead) => chanceToWin(lead, ties, true))];
};
const CONTESTS = { won: chances('won'), lost: chances('lost'), again: chances('again') } as const;

// Black holes

/** SG-BLACK-03 the chance that a black hole that is touched now lets the ship go. */
export function survivalOdds(g: G, seat: Seat): number {
  const dice = ability(g, seat, 'choose-anomaly-die')?.dice ?? (mayReroll(g, seat) ? 2 : 1);
  return 1 - 6 ** -dice;
}

// Prison

/** SG-JAIL-05, SG-JAIL-10 the chance to escape with one try, and how many turns are skipped without any. */
export function escapeOdds(g: G, seat: Seat): { readonly escape: number; readonly turns: number } {
  const reroll = ability(g, seat, 'reroll-once') !== undefined;
  return {
    escape: reroll ? 11 / 36 : 1 / 6,
    turns: Math.max(1, Math.ceil(player(g, seat).bounty / 500)),
  };
}
