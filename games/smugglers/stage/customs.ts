import type { Scene, Tone } from '@cantina/web/kit';
import { BRIBE, type CustomsResult, type Starport } from '../content/index.ts';
import { nameOf, player } from '../rules/lookup.ts';
import { columnOdds } from '../rules/odds/odds.ts';
import { customsColumn, customsDice as diceAtCustoms, illegalUnits } from '../rules/planets/customs.ts';
import { bonus } from '../rules/ship/ship.ts';
import type { Of } from '../table/events.ts';
import type { Lit } from '../table/now/rolls.ts';
import { DICE_TIME, type Telling } from './telling.ts';

/** What the stage of this game draws besides: tables of the rulebook, with the die that fell. */
export interface Tables {
  readonly tables: readonly Lit[];
  /** Only the rows that count. */
  readonly isShort: boolean;
}

const VERDICTS: Readonly<Record<CustomsResult, Tone>> = {
  clear: 'good',
  bounty: 'bad',
  fine: 'bad',
  detention: 'bad',
  arrest: 'bad',
};

/** A ship lands; customs, if there are any, come next. */
export const land = (t: Telling, event: Of<'land'>): Scene => ({
  key: t.key('land'),
  line: t.line(event),
  concerns: [event.data.seat.seat],
  weight: 'passing',
  isTold: false,
  faces: [event.data.planet],
});

/** The picture that grows from the dice to what the officer says. */
function picture(t: Telling, seat: number, column: Starport) {
  const { g } = t;
  const isLanded = g.state.port >= 0;
  const planet = nameOf(g, g.state.port);
  return {
    ink: 'law' as const,
    faces: isLanded ? ['customs', planet] : ['customs'],
    over: isLanded ? t.say.lands(t.name(seat), t.isMe(seat)) : t.name(seat),
    title: isLanded ? t.say.customsOn(t.planetName(planet)) : t.say.customsAboard,
    text: [whyInspected(t, seat), t.say.customsNeeds(column)].filter((text) => text !== '').join(' '),
  };
}

/** Why customs look at all: nobody else is asked to roll. */
function whyInspected(t: Telling, seat: number): string {
  const { g } = t;
  const { bounty } = player(g, seat);
  if (bounty > 0) return t.say.wanted(bounty);
  return g.state.port >= 0 && illegalUnits(g, seat, g.state.port) > 0 ? t.say.forbiddenCargo : '';
}

/** The column that counts where the dice fall: that of the planet, or of the ship that inspects one in space. */
function columnAt(t: Telling): Starport {
  const { g } = t;
  return g.state.port >= 0 ? customsColumn(g, g.state.port) : 'small';
}

/** The dice are rolled; what they lead to is told when one of them counts. */
export function customsDice(t: Telling, dice: readonly Of<'die'>[]): Scene {
  const [first] = dice;
  const seat = first?.data.seat.seat ?? t.active;
  const column = columnAt(t);
  const { g } = t;
  const place = g.state.port >= 0 ? 'planet' : 'space';
  // Dice that were bought on Koroth are paid for by now.
  const bribes = Math.max(0, dice.length - diceAtCustoms(g, seat, place));
  const odds = columnOdds(g, seat, column, { place, bribes, spent: -bribes * BRIBE });
  const tables: Tables = { tables: [{ table: 'customs', row: column, die: 0 }], isShort: false };
  return {
    key: t.key('customs'),
    line: t.rolling(first as Of<'die'>),
    time: DICE_TIME,
    concerns: [seat],
    weight: 'moment',
    isTold: false,
    stays: true,
    sound: 'dice',
    centre: {
      ...picture(t, seat, column),
      needs: [{ text: t.capital(t.say.toBeClean), chance: odds.outcomes.clean }],
      dice: dice.map(({ data }) => t.die(data.die, seat)),
      rolledFor: t.words.rolls.customs,
      extra: tables,
    },
  };
}

/** One die counts: what the officer says, and what it costs. */
export function customs(t: Telling, event: Of<'customs'>): Scene {
  const { column, die, result } = event.data;
  const { seat } = event.data.seat;
  const tables: Tables = { tables: [{ table: 'customs', row: column, die }], isShort: false };
  const head = picture(t, seat, column);
  const why = whyInspected(t, seat);
  return {
    key: t.key('customs'),
    line: t.line(event),
    told: t.told(event, `${t.name(seat)} · ${head.title}: ${t.labels.results[result]}.${why === '' ? '' : ` ${why}`}`),
    concerns: [seat],
    weight: 'moment',
    faces: ['customs'],
    sound: result === 'clear' ? 'success' : 'failure',
    centre: {
      ...head,
      extra: tables,
      lines: t.results(event),
      verdict: {
        text: t.capital(t.labels.results[result]),
        why: t.say.whyCustoms(die, column, bonus(t.g, seat, 'customsDie')),
        tone: VERDICTS[result],
      },
    },
  };
}

export const arrest = (t: Telling, event: Of<'arrest'>): Scene => ({
  key: t.key('arrest'),
  line: t.line(event),
  concerns: [event.data.seat.seat],
  weight: 'great',
  faces: ['prison'],
  sound: 'defeat',
  centre: {
    ink: 'law',
    faces: ['prison', ...captainOf(t, event.data.seat.seat)],
    over: t.name(event.data.seat.seat),
    title: t.say.arrested,
    text: t.line(event),
    lines: t.results(event),
  },
});

const captainOf = (t: Telling, seat: number): readonly string[] => {
  const face = t.face(seat);
  return face === undefined ? [] : [face];
};

/** An attempt to escape: only a 1 opens the door. What a failure costs is told at once, for nothing else follows. */
export function escapeDice(t: Telling, dice: readonly Of<'die'>[]): Scene {
  const last = dice.at(-1) as Of<'die'>;
  const { seat } = last.data.seat;
  const isOut = last.data.die === 1;
  return {
    key: t.key('escape'),
    line: t.rolling(last),
    concerns: [seat],
    weight: 'moment',
    sound: 'dice',
    ...(isOut ? { time: DICE_TIME } : {}),
    stays: true,
    centre: {
      ink: 'law',
      faces: ['prison', ...captainOf(t, seat)],
      over: t.name(seat),
      title: t.say.prison,
      text: t.say.onlyOne,
      dice: dice.map(({ data }, i) => t.die(data.die, seat, i < dice.length - 1)),
      rolledFor: t.words.rolls.escape,
      ...(isOut ? {} : { lines: t.results(last), verdict: { text: t.say.noEscape, why: t.say.onlyOne, tone: 'bad' } }),
    },
  };
}

export const release = (t: Telling, event: Of<'release'>): Scene => ({
  key: t.key('escape'),
  line: t.line(event),
  told: t.told(event),
  concerns: [event.data.seat.seat],
  weight: 'moment',
  faces: captainOf(t, event.data.seat.seat),
  sound: 'success',
  centre: {
    ink: 'law',
    faces: captainOf(t, event.data.seat.seat),
    over: t.name(event.data.seat.seat),
    title: t.say.prison,
    lines: t.results(event),
    verdict: { text: event.data.escaped ? t.say.escaped : t.say.released, tone: 'good' },
  },
});
