import type { Centre, Scene, Side } from '@cantina/web/kit';
import { GOODS, type Good } from '../content/index.ts';
import { oddsAgainstPlayer } from '../rules/odds/odds.ts';
import type { Events } from '../rules/ops/index.ts';
import { value } from '../rules/ship/ship.ts';
import type { Of } from '../table/events.ts';
import { faceOf } from './fate.ts';
import { DICE_TIME, type Telling } from './telling.ts';

const ARMED = ['engines', 'lasers', 'shields'] as const;

const sideOf = (t: Telling, seat: number, lines: Side['lines']): Side => {
  const face = t.face(seat);
  return { name: t.name(seat), seat, lines, ...(face === undefined ? {} : { face }) };
};

/** Two ships in one sector: with what they could trade or fight. */
export function meet(t: Telling, event: Of<'meet'>): Scene {
  const [seat, other] = [event.data.seat.seat, event.data.other.seat];
  const side = (each: number): Side =>
    sideOf(t, each, [
      ARMED.map((system) => `${t.labels.systems[system]} ${value(t.g, each, system)}`).join(' · '),
      `${t.labels.values.credits} ${t.words.num(t.after.players[each]?.credits ?? 0)}`,
    ]);
  return {
    key: t.key('meeting'),
    line: t.line(event),
    concerns: [seat, other],
    weight: 'moment',
    faces: ['meeting'],
    sound: 'alarm',
    stays: true,
    centre: {
      ink: 'trade',
      ...chancesOf(t, seat, other),
      over: t.say.meeting,
      title: t.words.meeting(t.name(seat), t.name(other)),
      sides: [side(seat), side(other)],
    },
  };
}

/** How a fight would go for whoever looks, if it is one of the two. */
function chancesOf(t: Telling, seat: number, other: number): Pick<Centre, 'needs'> {
  const me = t.isMe(seat) ? seat : t.isMe(other) ? other : null;
  if (me === null) return {};
  const odds = oddsAgainstPlayer(t.g, me, me === seat ? other : seat);
  return {
    needs: [
      { text: t.capital(t.words.toManoeuvre), chance: odds.manoeuvre },
      { text: t.capital(t.words.toHit), chance: odds.dogfight },
    ],
  };
}

/** What one side would hand over, line by line. */
function loadOf(
  t: Telling,
  credits: number,
  goods: readonly Good[],
  brix: readonly number[],
  cards: readonly unknown[],
): readonly string[] {
  const lines = [
    ...(credits > 0 ? [`${t.labels.values.credits}: ${t.words.num(credits)}`] : []),
    ...GOODS.flatMap((good) => {
      const units = goods.filter((each) => each === good).length;
      return units === 0 ? [] : [t.say.units(units, t.labels.goods[good])];
    }),
    ...(brix.length > 0 ? [t.say.units(brix.length, t.labels.board.brixWeapons)] : []),
    ...cards.map((card) => t.at.reader.faceName(faceOf(card) ?? '')),
  ];
  return lines.length === 0 ? [t.say.nothing] : lines;
}

const sidesOfOffer = (t: Telling, data: Events['offer']): readonly [Side, Side] => [
  sideOf(t, data.seat.seat, loadOf(t, data.giveCredits, data.giveGoods, data.giveBrix, data.giveCards)),
  sideOf(t, data.other.seat, loadOf(t, data.takeCredits, data.takeGoods, data.takeBrix, data.takeCards)),
];

export function offer(t: Telling, event: Of<'offer'>): Scene {
  const [seat, other] = [event.data.seat.seat, event.data.other.seat];
  return {
    key: t.key('offer'),
    line: t.line(event),
    concerns: [other],
    // Whoever is asked reads it in the dialog that opens
    weight: t.isMe(other) ? 'passing' : 'moment',
    isTold: true,
    faces: ['meeting'],
    sound: event.data.threat ? 'alarm' : 'card',
    centre: {
      ink: 'trade',
      over: t.name(seat),
      title: t.say.offer,
      sides: sidesOfOffer(t, event.data),
      ...(event.data.threat ? { needs: [{ text: t.say.threat }] } : {}),
    },
  };
}

export const answered = (t: Telling, event: Of<'offer-answered'>): Scene => ({
  key: t.key('offer'),
  line: t.line(event),
  concerns: others(t, event.data.seat.seat),
  // Whoever made the offer is asked to carry it out: a dialog says so
  weight: event.data.accepted && others(t, event.data.seat.seat).some((seat) => t.isMe(seat)) ? 'passing' : 'moment',
  isTold: true,
  sound: event.data.accepted ? 'success' : 'failure',
  centre: {
    ink: 'trade',
    title: t.say.offer,
    verdict: {
      text: event.data.accepted ? t.say.accepts : t.say.noDeal,
      why: t.line(event),
      tone: event.data.accepted ? 'good' : 'bad',
    },
  },
});

/** The two of a meeting without the one who speaks. */
const others = (t: Telling, seat: number): readonly number[] => {
  const { meeting, active } = t.before;
  return meeting === null ? [] : [active, meeting.other].filter((each) => each !== seat);
};

export const exchange = (t: Telling, event: Of<'exchange'>): Scene => ({
  key: t.key('offer'),
  line: t.line(event),
  concerns: [event.data.seat.seat, event.data.other.seat],
  weight: 'moment',
  faces: ['meeting'],
  sound: 'coins',
  stays: true,
  centre: {
    ink: 'trade',
    title: t.say.offer,
    verdict: { text: t.say.deal, why: t.line(event), tone: 'good' },
  },
});

/** A price on somebody's head. */
export function bountyPlaced(t: Telling, event: Of<'bounty-placed'>): Scene {
  const [seat, target] = [event.data.seat.seat, event.data.target.seat];
  return {
    key: t.key('bounty'),
    line: t.line(event),
    concerns: [target],
    weight: 'moment',
    faces: [...(t.face(target) === undefined ? [] : [t.face(target) as string])],
    sound: 'alarm',
    centre: {
      ink: 'danger',
      faces: t.face(target) === undefined ? [] : [t.face(target) as string],
      over: t.name(seat),
      title: t.say.bountyPlaced,
      text: t.line(event),
      lines: t.results(event),
    },
  };
}

export const ruleChanged = (t: Telling, event: Of<'rule-changed'>): Scene => ({
  key: t.key('rule'),
  line: t.line(event),
  concerns: t.after.players.map((_, seat) => seat),
  weight: 'moment',
  sound: 'reveal',
  centre: { ink: 'story', title: t.say.newRule, text: t.line(event) },
});

/** Who plays whom, when all have chosen. */
export function captains(t: Telling, events: readonly Of<'character'>[]): Scene | null {
  const [first] = events;
  if (first === undefined) return null;
  const chosen = events.flatMap((event) => {
    const face = faceOf(event.data.card);
    return face === null ? [] : [{ face, text: t.line(event) }];
  });
  return {
    key: 'captains',
    line: t.line(events.at(-1) ?? first),
    concerns: [],
    weight: 'moment',
    faces: chosen.map(({ face }) => face),
    sound: 'reveal',
    centre: {
      ink: 'glory',
      faces: chosen.map(({ face }) => face),
      title: t.say.captains,
      lines: chosen,
    },
  };
}

export function startDice(t: Telling, dice: readonly Of<'die'>[]): Scene {
  return {
    key: 'start',
    line: t.words.rolls.start,
    time: DICE_TIME,
    concerns: [],
    weight: 'moment',
    isTold: false,
    sound: 'dice',
    centre: {
      ink: 'glory',
      title: t.words.rolls.start,
      text: t.say.startDice(dice.map(({ data }) => t.name(data.seat.seat))),
      dice: dice.map(({ data }) => t.die(data.die, data.seat.seat)),
      lines: dice.map(({ data }) => ({ text: `${t.name(data.seat.seat)}: ${data.die}` })),
      rolledFor: t.words.rolls.start,
    },
  };
}

export const starts = (t: Telling, event: Of<'start-player'>): Scene => ({
  key: 'start',
  line: t.line(event),
  concerns: [],
  weight: 'moment',
  faces: t.face(event.data.seat.seat) === undefined ? [] : [t.face(event.data.seat.seat) as string],
  centre: {
    ink: 'glory',
    title: t.words.rolls.start,
    verdict: { text: t.say.starts(t.name(event.data.seat.seat), t.isMe(event.data.seat.seat)), tone: 'plain' },
  },
});
