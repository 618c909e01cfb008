import type { Scene } from '@cantina/web/kit';
import { AVAILABILITY, BRIX_WEAPONS, DEMAND, type Good } from '../content/index.ts';
import { demandOf, starportOf } from '../rules/lookup.ts';
import type { Of } from '../table/events.ts';
import type { Lit } from '../table/now/rolls.ts';
import type { Tables } from './customs.ts';
import { faceOf } from './fate.ts';
import { DICE_TIME, type Telling } from './telling.ts';

const pictureOf = (good: Good): string => `good:${good}`;

/** The picture of a trade: from the announcement to the price of the day. */
function market(t: Telling) {
  const { trade, port } = t.before;
  const planet = t.g.state.port < 0 ? null : portName(t);
  if (trade === null || planet === null || port < 0) return null;
  return {
    ink: 'trade' as const,
    faces: [pictureOf(trade.good), planet],
    over: t.name(t.active),
    title: t.say.trade(trade.does, t.labels.goods[trade.good], t.planetName(planet)),
  };
}

const portName = (t: Telling) => {
  const card = t.beat.before.zones.planets?.[t.before.port]?.cards.at(-1)?.face;
  return (card ?? null) as Parameters<Telling['planetName']>[0] | null;
};

/** Availability and demand are rolled at once; the price is told when both lie. */
export function marketDice(t: Telling, dice: readonly Of<'die'>[]): Scene | null {
  const picture = market(t);
  const [first] = dice;
  if (picture === null || first === undefined) return null;
  return {
    key: t.key('market'),
    line: t.rolling(first),
    time: DICE_TIME,
    concerns: [first.data.seat.seat],
    weight: 'moment',
    isTold: false,
    stays: true,
    sound: 'dice',
    centre: {
      ...picture,
      // They fall below the tables they are looked up in, and stay there.
      extra: { tables: rowsOf(t, dice), isShort: true } satisfies Tables,
      dice: dice.map(({ data }) => t.die(data.die, data.seat.seat)),
      rolledFor: dice.map(({ data }) => t.words.rolls[data.roll]).join(', '),
    },
  };
}

/** The rows that count for what is rolled; which cell is told by the price. */
function rowsOf(t: Telling, dice: readonly Of<'die'>[]): readonly Lit[] {
  const { trade, port } = t.before;
  const demand = trade === null ? null : demandOf(t.g, port, trade.good);
  const isRolled = (roll: 'availability' | 'demand'): boolean => dice.some(({ data }) => data.roll === roll);
  return [
    ...(isRolled('availability') ? [{ table: 'availability' as const, row: starportOf(t.g, port), die: 0 }] : []),
    ...(isRolled('demand') && demand !== null ? [{ table: 'demand' as const, row: demand, die: 0 }] : []),
  ];
}

/** What the dice make of it: how much there is, and for how much. */
export function price(t: Telling, event: Of<'market'>): Scene | null {
  const picture = market(t);
  if (picture === null) return null;
  const lit = cellsOf(t, event.data);
  const tables: Tables = { tables: lit, isShort: true };
  return {
    key: t.key('market'),
    line: t.line(event),
    concerns: [event.data.seat.seat],
    weight: 'moment',
    isTold: false,
    stays: true,
    centre: {
      ...picture,
      ...(lit.length > 0 ? { extra: tables } : {}),
      verdict: { text: t.say.price(event.data.price, event.data.available), tone: 'plain' },
    },
  };
}

/** The die that leads to this; 0 where none does, or where several do and nobody can tell which it was. */
function dieFor(row: readonly number[], value: number): number {
  const first = row.indexOf(value);
  return first === row.lastIndexOf(value) ? first + 1 : 0;
}

/** Where the dice have led: the cells of both tables; a card may have fixed the one or the other. */
function cellsOf(t: Telling, { good, available, price: asked }: Of<'market'>['data']): readonly Lit[] {
  const { g } = t;
  const starport = starportOf(g, g.state.port);
  const demand = demandOf(g, g.state.port, good);
  const first = dieFor(AVAILABILITY[starport], available);
  const second = demand === null ? 0 : dieFor(DEMAND[demand], asked);
  return [
    ...(AVAILABILITY[starport].some((units) => units === available)
      ? [{ table: 'availability' as const, row: starport, die: first }]
      : []),
    ...(demand !== null && DEMAND[demand].some((credits) => credits === asked)
      ? [{ table: 'demand' as const, row: demand, die: second }]
      : []),
  ];
}

/** Bought or sold: what I did myself passes by, of others one sees what it brought. */
export function trade(t: Telling, event: Of<'trade'>): Scene {
  const { does, units, sum, good } = event.data;
  const { seat } = event.data.seat;
  const picture = market(t);
  return {
    key: t.key('market'),
    line: t.line(event),
    concerns: [seat],
    weight: t.isMe(seat) || units === 0 ? 'passing' : 'moment',
    isTold: true,
    faces: [pictureOf(good)],
    sound: 'coins',
    // Who sells nothing after all: the price stands there still.
    ...(picture === null || t.isMe(seat) || units === 0
      ? {}
      : {
          centre: {
            ...picture,
            verdict: {
              text: t.say.credits(does === 'sell' ? sum : -sum),
              why: t.line(event),
              tone: does === 'sell' ? 'good' : 'plain',
            },
          },
        }),
  };
}

export function delivery(t: Telling, event: Of<'delivery'>): Scene {
  const face = faceOf(event.data.card);
  return {
    key: t.key('delivery'),
    line: t.line(event),
    told: t.told(event),
    concerns: [event.data.seat.seat],
    weight: 'moment',
    faces: face === null ? [] : [face],
    sound: 'coins',
    centre: {
      ink: 'trade',
      faces: [...(face === null ? [] : [face]), event.data.planet],
      over: t.name(event.data.seat.seat),
      title: t.at.reader.faceName(face ?? ''),
      lines: t.results(event),
      verdict: { text: t.say.delivered, tone: 'good' },
    },
  };
}

export function upgrade(t: Telling, event: Of<'upgrade'>): Scene {
  const { system, level, price: paid } = event.data;
  const { seat } = event.data.seat;
  return {
    key: t.key(`upgrade ${system}`),
    line: t.line(event),
    concerns: [seat],
    weight: 'passing',
    isTold: true,
    among: {
      kind: 'upgrade',
      name: t.say.level(t.labels.systems[system], level),
      amount: paid,
      told: (systems, sum) => t.say.upgrades(t.name(seat), t.isMe(seat), systems, sum),
    },
    faces: ['starport'],
    sound: 'success',
  };
}

/** Weapons for the resistance come aboard: everybody should know. */
export function brixWeapons(t: Telling, event: Of<'brix-weapons'>): Scene {
  const { seat } = event.data.seat;
  const isAll = (t.after.players[seat]?.brix ?? []).reduce((sum, { units }) => sum + units, 0) >= BRIX_WEAPONS;
  return {
    key: t.key('brix'),
    line: t.line(event),
    concerns: t.isMe(seat) ? [seat] : t.after.players.map((_, each) => each),
    weight: isAll ? 'great' : 'moment',
    faces: ['brix'],
    sound: 'alarm',
    centre: {
      ink: 'danger',
      faces: ['brix', ...(t.face(seat) === undefined ? [] : [t.face(seat) as string])],
      over: t.name(seat),
      title: t.say.weaponsAboard,
      text: t.line(event),
      lines: t.results(event),
      ...(isAll
        ? { verdict: { text: t.say.warning(t.name(seat), t.isMe(seat), null), tone: t.isMe(seat) ? 'good' : 'bad' } }
        : {}),
    },
  };
}

export const expired = (t: Telling, event: Of<'brix-expired'>): Scene | null =>
  event.data.units === 0
    ? null
    : {
        key: t.key('expired'),
        line: t.line(event),
        concerns: [event.data.seat.seat],
        weight: 'moment',
        faces: ['brix'],
        sound: 'failure',
        centre: {
          ink: 'danger',
          faces: ['koroth'],
          over: t.name(event.data.seat.seat),
          title: t.say.tooLate,
          text: t.line(event),
        },
      };

export function run(t: Telling, event: Of<'koroth-run'>): Scene {
  const { seat } = event.data.seat;
  const face = t.face(seat);
  return {
    key: t.key('run'),
    line: t.line(event),
    concerns: t.after.players.map((_, each) => each),
    weight: 'great',
    faces: ['run'],
    sound: 'fanfare',
    centre: {
      ink: 'glory',
      faces: [...(face === undefined ? [] : [face]), 'run'],
      over: t.name(seat),
      title: t.say.run,
      text: t.line(event),
      lines: t.results(event),
      verdict: { text: t.say.runMade, tone: 'good' },
    },
  };
}
