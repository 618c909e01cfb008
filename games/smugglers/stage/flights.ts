import type { Scene } from '@cantina/web/kit';
import { ADDITIONAL_DAMAGE, cell, STRAIGHT, type System } from '../content/index.ts';
import { nameOf, PORTS, sectorOf } from '../rules/lookup.ts';
import type { RollFor } from '../rules/messages.ts';
import { waysOf } from '../rules/movement.ts';
import { hasSystem, value } from '../rules/ship/ship.ts';
import type { Of } from '../table/events.ts';
import { flight } from '../table/galaxy/path.ts';
import { type Lit, single } from '../table/now/rolls.ts';
import { cardsOf } from '../table/sight.ts';
import type { Tables } from './customs.ts';
import { fateCardOf } from './fate.ts';
import { DICE_TIME, type Telling } from './telling.ts';

const PER_SECTOR = 260;
const LONGEST = 1400;

/** Whither somebody flies who stops on the way: the planet that has come nearest by it, and how far it still is. */
function heading(t: Telling, from: number, to: number) {
  const far = (sector: number, port: number): number => STRAIGHT[sector]?.[sectorOf(t.g, port)] ?? 0;
  const nearer = (port: number): number => far(from, port) - far(to, port);
  const [port] = PORTS.filter((each) => nearer(each) > 0).toSorted(
    (a, b) => nearer(b) - nearer(a) || far(to, a) - far(to, b),
  );
  return port === undefined ? null : { planet: nameOf(t.g, port), far: far(to, port) };
}

/** The ship itself shows it. */
export function fly(t: Telling, event: Of<'fly'>): Scene {
  const { seat } = event.data.seat;
  const { from, to, planet } = event.data;
  const towards = planet === null ? heading(t, from, to) : null;
  const seen = planet ?? towards?.planet;
  const sectors = Math.max(1, flight(waysOf(t.g, seat), from, to).length - 1);
  return {
    key: t.key('fly'),
    line:
      towards === null
        ? t.line(event)
        : t.say.flies(t.name(seat), t.isMe(seat), t.planetName(towards.planet), towards.far),
    concerns: [seat],
    weight: 'passing',
    isTold: true,
    faces: seen === undefined ? [] : [seen],
    sound: 'flight',
    time: Math.min(LONGEST, 500 + PER_SECTOR * sectors),
  };
}

type Anomaly = Extract<RollFor, 'wormhole' | 'rift' | 'hyperspace' | 'black-hole'>;
const FACES: Readonly<Record<Anomaly, string>> = {
  wormhole: 'wormhole',
  rift: 'spatial-rift',
  hyperspace: 'hyperspace',
  'black-hole': 'black-hole',
};
/** Six of a wormhole. */
const HYPERSPACE = 6;

/** A die for a wormhole, a rift, a black hole, or the way out of hyperspace. */
export function anomaly(t: Telling, roll: Anomaly, dice: readonly Of<'die'>[]): Scene {
  const last = dice.at(-1) as Of<'die'>;
  const { seat } = last.data.seat;
  const tables: Tables = { tables: single(roll, 0), isShort: false };
  // Several dice: one of them is chosen next. Nothing else tells that somebody stays in hyperspace
  const isLost = roll === 'hyperspace' && dice.every(({ data }) => data.die === HYPERSPACE);
  return {
    key: t.key('anomaly'),
    line: t.rolling(last),
    ...(isLost ? {} : { time: DICE_TIME }),
    concerns: [seat],
    weight: 'moment',
    isTold: isLost,
    ...(isLost ? { told: `${t.name(seat)}: ${t.say.stillLost}` } : {}),
    stays: true,
    sound: 'dice',
    centre: {
      ink: roll === 'black-hole' ? 'danger' : 'force',
      faces: [FACES[roll]],
      over: t.name(seat),
      title: t.words.rolls[roll],
      ...(roll === 'black-hole' ? { text: t.say.onlyOneKills } : {}),
      dice: dice.map(({ data }) => t.die(data.die, seat)),
      rolledFor: t.words.rolls[roll],
      extra: tables,
      ...(isLost ? { verdict: { text: t.say.stillLost, tone: 'bad' } } : {}),
    },
  };
}

/** How an anomaly ended. */
function out(
  t: Telling,
  seat: number,
  scene: Pick<Scene, 'line' | 'weight' | 'sound'>,
  text: string,
  isGood: boolean,
  rolled: readonly Lit[] = [],
) {
  return {
    ...scene,
    key: t.key('anomaly'),
    concerns: [seat],
    centre: {
      ink: isGood ? ('force' as const) : ('danger' as const),
      over: t.name(seat),
      title: text,
      verdict: { text, why: scene.line, tone: isGood ? ('good' as const) : ('bad' as const) },
      lines: [],
      // The table shows which cell it was.
      ...(rolled.length > 0 ? { extra: { tables: rolled, isShort: false } satisfies Tables } : {}),
    },
  };
}

export const emerge = (t: Telling, event: Of<'emerge'>): Scene => ({
  ...out(
    t,
    event.data.seat.seat,
    { line: t.line(event), weight: 'moment', sound: 'flight' },
    t.capital(t.words.wormhole(event.data.wormhole)),
    true,
    single('wormhole', event.data.wormhole),
  ),
  faces: ['wormhole'],
});

export const slingshot = (t: Telling, event: Of<'slingshot'>): Scene => ({
  ...out(
    t,
    event.data.seat.seat,
    { line: t.line(event), weight: 'moment', sound: 'flight' },
    t.say.slingshot(event.data.left),
    true,
  ),
  faces: ['black-hole'],
});

export const swallowed = (t: Telling, event: Of<'swallowed'>): Scene => ({
  ...out(t, event.data.seat.seat, { line: t.line(event), weight: 'great', sound: 'defeat' }, t.say.swallowed, false),
  faces: ['black-hole'],
});

export const hyperspace = (t: Telling, event: Of<'hyperspace'>): Scene => ({
  ...out(
    t,
    event.data.seat.seat,
    { line: t.line(event), weight: 'moment', sound: 'failure' },
    t.say.hyperspace,
    false,
    single('wormhole', HYPERSPACE),
  ),
  faces: ['hyperspace'],
});

export const tow = (t: Telling, event: Of<'tow'>): Scene => ({
  key: t.key('tow'),
  line: t.line(event),
  concerns: [event.data.seat.seat],
  weight: 'moment',
  faces: ['tug'],
  sound: 'flight',
  centre: {
    ink: 'law',
    faces: ['tug', event.data.planet],
    over: t.name(event.data.seat.seat),
    title: t.say.towed,
    text: t.line(event),
    lines: t.results(event),
  },
});

/** Dice for what a fate card does to the ship: storm, meteors, a wreck, too much of a good. */
export function hazard(t: Telling, dice: readonly Of<'die'>[]): Scene {
  const [first] = dice;
  const last = dice.at(-1);
  const event = (last ?? first) as Of<'die'>;
  const { seat } = event.data.seat;
  const face = cardsOf(t.beat.before, 'drawn').at(-1)?.face ?? cardsOf(t.beat.view, 'drawn').at(-1)?.face;
  const verdict = hazardVerdict(t, dice, seat);
  return {
    key: t.key('fate'),
    line: t.rolling(event),
    isTold: verdict !== null,
    ...(verdict === null
      ? {}
      : { told: verdict.line ?? `${t.name(seat)} · ${named(t, face)}: ${verdict.verdict.text}` }),
    ...(verdict === null ? { time: DICE_TIME } : {}),
    concerns: [seat],
    weight: 'moment',
    faces: face === undefined ? [] : [face],
    stays: true,
    sound: 'dice',
    centre: {
      ink: 'danger',
      title: named(t, face),
      dice: dice.map(({ data }) => t.die(data.die, seat)),
      rolledFor: t.words.rolls[event.data.roll],
      ...(verdict === null ? {} : { verdict: verdict.verdict, lines: t.results(event) }),
    },
  };
}

const named = (t: Telling, face: string | undefined): string =>
  face === undefined ? t.say.fateCard : t.at.reader.faceName(face);

interface Verdict {
  readonly verdict: NonNullable<NonNullable<Scene['centre']>['verdict']>;
  readonly line?: Scene['line'];
}

/** What nothing else will tell: that nothing happened, or that money was found. */
function hazardVerdict(t: Telling, dice: readonly Of<'die'>[], seat: number): Verdict | null {
  const { g } = t;
  const of = (roll: RollFor) => dice.findLast(({ data }) => data.roll === roll)?.data.die;
  const storm = of('ion-storm');
  const hit = of('system');
  if (storm !== undefined || hit !== undefined) {
    const shields = value(g, seat, 'shields');
    if (storm !== undefined && storm <= shields)
      return { verdict: { text: t.say.shieldsHold, why: t.say.whyShields(storm, shields), tone: 'good' } };
    const system = hit === undefined ? null : cell<System | null>(ADDITIONAL_DAMAGE, hit);
    if (system !== null && !hasSystem(g, seat, system))
      return { verdict: { text: t.say.nothingToDamage, why: t.labels.systems[system], tone: 'good' } };
    return null;
  }
  const meteors = of('meteor-swarm');
  if (meteors !== undefined) {
    const card = fateCardOf('meteor-swarm');
    const needed = card?.effect.verb === 'meteor-swarm' ? card.effect.safeFrom : 0;
    const total = meteors + value(g, seat, 'engines');
    return total >= needed
      ? { verdict: { text: t.say.dodged, why: t.say.whyDodged(total, needed), tone: 'good' } }
      : null;
  }
  const found = t.last('receive');
  if (found !== undefined && of('derelict') !== undefined)
    return { verdict: { text: t.say.found(found.data.credits), tone: 'good' }, line: t.line(found) };
  return null;
}
