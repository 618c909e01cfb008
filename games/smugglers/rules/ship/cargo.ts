import {
  ask,
  type Flow,
  type Interjection,
  type Message,
  type Option,
  option,
  type RuleId,
  type Seat,
} from '@cantina/kernel';
import { CARGO, type Cargo } from '../../content/index.ts';
import { player } from '../lookup.ts';
import { message, type UnitsFor } from '../messages.ts';
import { type UnloadFor, unload } from '../ops/index.ts';
import type { G } from '../state.ts';
import { freePods, unitsAboard, unitsOf } from './ship.ts';

/** One option per kind of cargo, made once. */
const CARGO_OPTIONS: Readonly<Record<Cargo, Option<Cargo>>> = Object.fromEntries(
  CARGO.map((cargo) => [cargo, option(`good:${cargo}`, cargo, { label: message('option.good', { good: cargo }) })]),
) as Record<Cargo, Option<Cargo>>;

/** What a player has aboard, kind by kind. */
export const kindsAboard = (g: G, seat: Seat): Cargo[] => CARGO.filter((cargo) => unitsOf(g, seat, cargo) > 0);

export const cargoOptions = (kinds: readonly Cargo[]): Option<Cargo>[] => kinds.map((cargo) => CARGO_OPTIONS[cargo]);

const unitOption =
  (what: UnitsFor) =>
  (units: number): Option<number> =>
    option(`units:${units}`, units, { label: message('option.units', { units, what }) });
const unitOptions = (what: UnitsFor): readonly Option<number>[] =>
  [...new Array<number>(21).keys()].map(unitOption(what));
const UNIT_OPTIONS: Readonly<Record<UnitsFor, readonly Option<number>[]>> = {
  buy: unitOptions('buy'),
  sell: unitOptions('sell'),
  take: unitOptions('take'),
  repair: unitOptions('repair'),
};

/**
 * Any number of units from `least` to `most`. Not asked where there is no choice: `could` is the most there can be once
 * goods have gone overboard for it, which may be decided only now (SG-CARGO-01).
 */
export function* askUnits(
  seat: Seat,
  prompt: Message,
  rule: RuleId,
  {
    what,
    least,
    most,
    could = most(),
  }: {
    readonly what: UnitsFor;
    readonly least: number;
    readonly most: () => number;
    readonly could?: number;
  },
): Flow<number> {
  if (could <= least) return Math.max(0, Math.min(least, most()));
  return yield* ask<number>({
    seat,
    prompt,
    rule,
    options: () => {
      const options: Option<number>[] = [];
      const highest = Math.max(0, most());
      for (let units = Math.min(least, highest); units <= highest; units++) {
        options.push(UNIT_OPTIONS[what][units] ?? unitOption(what)(units));
      }
      return options;
    },
    // What comes aboard could be more than nothing, so room is all that is missing.
    refused: () =>
      most() > 0 || what === 'sell'
        ? []
        : [{ id: 'units:1', reason: message('reason.full-pods'), rule: 'SG-CARGO-01' }],
  });
}

/** The owner chooses units until so many are gone; not asked where one kind is left or all must go. */
function* loseUnits(
  g: G,
  seat: Seat,
  {
    left,
    why,
    prompt,
    rule,
  }: {
    readonly left: () => number;
    readonly why: UnloadFor;
    readonly prompt: (left: number) => Message;
    readonly rule: RuleId;
  },
): Flow<void> {
  while (left() > 0) {
    const kinds = kindsAboard(g, seat);
    const [first, second] = kinds;
    if (first === undefined) return;
    if (second === undefined) {
      unload(g, seat, first, Math.min(left(), unitsOf(g, seat, first)), why);
      return;
    }
    if (left() >= unitsAboard(g, seat)) {
      for (const cargo of kinds) unload(g, seat, cargo, unitsOf(g, seat, cargo), why);
      return;
    }
    const cargo = yield* ask<Cargo>({
      seat,
      prompt: prompt(left()),
      rule,
      options: () => cargoOptions(kindsAboard(g, seat)),
    });
    unload(g, seat, cargo, 1, why);
  }
}

/** SG-CARGO-02, SG-ADD-08 no more units than pods. */
export function* throwSurplus(g: G, seat: Seat): Flow<void> {
  const left = () => unitsAboard(g, seat) - player(g, seat).cargoPods;
  if (left() <= 0) return;
  yield* loseUnits(g, seat, {
    left,
    why: 'surplus',
    prompt: (units) => message('prompt.overboard', { left: units }),
    rule: 'SG-CARGO-02',
  });
}

/** Pirates take units of the owner's choice. */
export function* handOver(g: G, seat: Seat, units: number): Flow<void> {
  const stays = Math.max(0, unitsAboard(g, seat) - units);
  yield* loseUnits(g, seat, {
    left: () => unitsAboard(g, seat) - stays,
    why: 'stolen',
    prompt: (left) => message('prompt.hand-over', { left }),
    rule: 'SG-FATE-02',
  });
}

const NO_INTERJECTIONS: readonly Interjection[] = [];

/** SG-CARGO-01 goods may be thrown overboard at any time, except during combat. */
export function interjections(g: G, seat: Seat): readonly Interjection[] {
  if (g.state.combat !== null || player(g, seat).status !== 'flying') return NO_INTERJECTIONS; // SG-JAIL-07, SG-WORM-05
  // Who has too little room is asked already what goes overboard (SG-CARGO-02)
  if (unitsAboard(g, seat) === 0 || freePods(g, seat) < 0) return NO_INTERJECTIONS;
  return kindsAboard(g, seat).map((cargo) => ({
    id: `overboard:${cargo}`,
    label: message('option.overboard', { good: cargo }),
    rule: 'SG-CARGO-01',
    run: () => {
      unload(g, seat, cargo, 1, 'overboard');
    },
  }));
}
