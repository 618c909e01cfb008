import type { CardArg, KernelEvents, SeenEvent } from '@cantina/kernel';
import type { Segment } from '@cantina/text';
import type { Scene, ToldText } from '@cantina/web/kit';
import type { Events } from '../rules/ops/index.ts';
import { boardOf } from '../table/board.ts';
import { dataOf, factionOf, fieldsOf, forceSide, nameIn, type Telling, whoIs } from './telling.ts';

const segmentsOf = (told: ToldText): readonly Segment[] =>
  typeof told === 'string' ? (told === '' ? [] : [{ kind: 'text', text: told }]) : told;
const between = (parts: readonly ToldText[], text: string): readonly Segment[] =>
  parts
    .map(segmentsOf)
    .filter((part) => part.length > 0)
    .flatMap((part, i) => (i === 0 ? part : [...segmentsOf(text), ...part]));
/** One behind the other. */
const joinedTold = (parts: readonly ToldText[]): readonly Segment[] => between(parts, ' ');
const listed = (parts: readonly ToldText[]): readonly Segment[] => between(parts, ', ');

/** A sentence as part of another one: without its full stop. */
function bare(line: ToldText): readonly Segment[] {
  const all = segmentsOf(line);
  const last = all.at(-1);
  if (last === undefined || !last.text.endsWith('.')) return all;
  return [...all.slice(0, -1), { ...last, text: last.text.slice(0, -1) }].filter(({ text }) => text !== '');
}

const facesOf = (cards: readonly CardArg[]): readonly string[] => cards.flatMap(({ face }) => face ?? []);
const isMine = ({ at }: Telling, seat: number): boolean => seat === at.seat;

/** The line of the log for the newest event of a type. */
function said({ beat, at }: Telling, type: string): Scene['line'] {
  const event = beat.events.findLast((each) => each.type === type);
  return event === undefined ? '' : at.lineOf(event);
}

/** Something that the cards on the table show by themselves. */
const passing = (key: string, line: Scene['line'], more: Partial<Scene> = {}): Scene => ({
  key,
  line,
  concerns: [],
  weight: 'passing',
  ...more,
});

/** Cards laid out one after the other are one sentence that grows: how many, and what they bring together. */
export function playScene(telling: Telling, { seat, card }: Events['play']): Scene {
  const { beat, say } = telling;
  const board = boardOf(beat.view, seat.seat);
  const { played, resources, turn } = fieldsOf(beat.view);
  const sum = { cards: played.length, resources, attack: board.attackLeft(board.near) };
  return passing(`plays ${turn}`, say.plays(whoIs(telling, seat.seat), sum), {
    faces: facesOf([card]),
    sound: 'card',
    time: 420,
    isTold: true,
  });
}

export function purchaseScene(telling: Telling, { seat, card, cost, free }: Events['purchase']): Scene {
  const { beat, say } = telling;
  const who = whoIs(telling, seat.seat);
  const name = nameIn(telling, card);
  const line = say.buys(who, name, free ? 0 : cost);
  const elsewhere = saidOf(telling, ['place-purchased']);
  return passing(`purchase ${beat.step}`, line, {
    faces: facesOf([card]),
    sound: 'coins',
    time: 1100,
    isTold: true,
    ...(elsewhere.length === 0 && !free
      ? { among: { kind: 'buys', name, amount: cost, told: (names, sum) => say.buysAll(who, names, sum) } }
      : { told: listed([line, ...elsewhere]) }),
    // It is the doing of a card.
    ...(free ? { clause: { text: listed([line, ...elsewhere]) } } : {}),
  });
}

/** The marker moves; when it changes sides, that is a moment. */
export function forceScene(telling: Telling, { from, to }: Events['move-force']): Scene {
  const { beat, at, say } = telling;
  const before = forceSide(from);
  const now = forceSide(to);
  const mine = at.seat === null ? null : factionOf(beat.view, at.seat);
  const line = say.forceNow(now, now !== null && now === mine);
  const clause = { text: bare(said(telling, 'move-force')) };
  if (before === now)
    return passing(`force ${beat.step}`, said(telling, 'move-force'), { time: 600, isTold: true, clause });
  const loser = before === null ? undefined : [0, 1].find((each) => factionOf(beat.view, each) === before);
  return {
    key: `force ${beat.step}`,
    line,
    concerns: loser === undefined ? [] : [loser],
    weight: 'moment',
    sound: 'reveal',
    clause,
    time: 1300,
  };
}

/** A card of the galaxy deck is turned up: chance decides what comes of it. */
export function revealScene(telling: Telling, { cards }: KernelEvents['reveal']): Scene | null {
  const { beat, say } = telling;
  const [card] = cards;
  if (card === undefined || card.face === null) return null;
  return {
    key: `reveal ${beat.step}`,
    line: said(telling, 'reveal'),
    concerns: [],
    weight: 'moment',
    faces: [card.face],
    sound: 'card',
    clause: { text: bare(said(telling, 'reveal')) },
    centre: { ink: 'story', faces: [card.face], over: say.fromGalaxyDeck, title: nameIn(telling, card) },
  };
}

/** Somebody loses a card; whoever chose it themselves knows. */
export function discardScene(telling: Telling, { seat, card, random, cause }: Events['discard']): Scene {
  const { beat, at, say } = telling;
  const line = said(telling, 'discard');
  const key = `discard ${beat.step}`;
  const who = whoIs(telling, seat.seat);
  const clause = { text: card.face === null ? bare(line) : say.loses(who, nameIn(telling, card), random) };
  if (beat.by === seat.seat && !random) return passing(key, line, { faces: facesOf([card]), isTold: true, clause });
  return {
    key,
    line,
    concerns: [seat.seat],
    weight: 'moment',
    faces: facesOf([card]),
    sound: 'failure',
    clause,
    ...(isMine(telling, seat.seat) && card.face !== null
      ? {
          centre: {
            ink: 'danger',
            faces: [card.face, ...(cause === null ? [] : [cause])],
            over: [...(cause === null ? [] : [at.reader.faceName(cause)]), say.discarded(who)].join(' · '),
            title: nameIn(telling, card),
            text: say.toDiscard(random),
          },
        }
      : {}),
  };
}

/** Jyn Erso: a card of somebody's hand goes on top of their deck; only who may know sees which. */
export function putOnDeckScene(telling: Telling, { seat, card }: Events['put-on-deck']): Scene {
  const { beat, say } = telling;
  return {
    key: `deck ${beat.step}`,
    line: said(telling, 'put-on-deck'),
    clause: { text: bare(said(telling, 'put-on-deck')) },
    concerns: [seat.seat],
    weight: 'moment',
    faces: facesOf([card]),
    sound: 'card',
    ...(isMine(telling, seat.seat) && card.face !== null
      ? {
          centre: {
            ink: 'danger',
            faces: [card.face],
            over: say.discarded(null),
            title: nameIn(telling, card),
            text: say.onDeck,
          },
        }
      : {}),
  };
}

export function newBaseScene(telling: Telling, { seat, card }: Events['reveal-base']): Scene {
  const { beat, say } = telling;
  return {
    ...passing(`base ${beat.step}`, `${say.newBase(whoIs(telling, seat.seat))}: ${nameIn(telling, card)}`),
    // What everybody aims at from now on is told before what was bought.
    weight: isMine(telling, seat.seat) ? 'passing' : 'moment',
    faces: facesOf([card]),
    sound: 'reveal',
    time: 1100,
    isTold: beat.by !== null,
  };
}

export function defeatScene(telling: Telling, { seat, card }: Events['defeat']): Scene {
  const { beat } = telling;
  return {
    key: `strike ${beat.step}`,
    line: said(telling, 'defeat'),
    concerns: [],
    weight: isMine(telling, seat.seat) ? 'passing' : 'moment',
    faces: facesOf([card]),
    sound: 'hit',
    time: 1100,
  };
}

export function failureScene(telling: Telling, { seat, card }: Events['attack-fails']): Scene {
  const { beat } = telling;
  return {
    key: `strike ${beat.step}`,
    line: said(telling, 'attack-fails'),
    concerns: [seat.seat],
    weight: 'moment',
    faces: facesOf([card]),
    sound: 'failure',
    time: 1200,
  };
}

export function finishScene(telling: Telling, { winners }: KernelEvents['finish']): Scene {
  const { beat, at, say } = telling;
  const [winner] = winners;
  const seat = winner?.seat ?? 0;
  return {
    key: `finish ${beat.step}`,
    line: say.wins(whoIs(telling, seat)),
    concerns: [0, 1],
    weight: 'great',
    // The end itself follows at once.
    time: 900,
    sound: at.seat !== null && at.seat !== seat ? 'defeat' : 'fanfare',
  };
}

/** A card is used: what comes of it is told in its sentence. */
export function abilityScene(telling: Telling, type: 'ability' | 'trigger', { card }: Events['ability']): Scene | null {
  const besides = saidOf(telling, BESIDES, card);
  const text = joinedTold([`${nameIn(telling, card)}:`, listed(besides)]);
  return plainScene(telling, type, {
    time: 700,
    isTold: true,
    faces: facesOf([card]),
    ...(besides.length === 0 ? {} : { told: text }),
    clause: { text, opens: true },
  });
}

export function rewardScene(telling: Telling, { face }: Events['reward']): Scene | null {
  const { say, at } = telling;
  const besides = saidOf(telling, BESIDES);
  const text = joinedTold([say.rewardFor(at.reader.faceName(face)), listed(besides)]);
  return plainScene(telling, 'reward', {
    isTold: true,
    faces: [face],
    ...(besides.length === 0 ? {} : { told: text }),
    clause: { text, opens: true },
  });
}

/** What a card changes for all to see: told as what came of it. */
export function changeScene(telling: Telling, type: string, more: Partial<Scene> = {}): Scene | null {
  const { at, beat } = telling;
  const lines = beat.events.filter((event) => event.type === type).map((event) => bare(at.lineOf(event)));
  return plainScene(telling, type, { isTold: true, clause: { text: listed(lines) }, ...more });
}

/** Whoever pays with the card they use need not name it twice. */
export function exileScene(telling: Telling, { card }: Events['exile']): Scene | null {
  const { beat, say } = telling;
  const isItself = fieldsOf(beat.before).used.some((each) => each === card.card);
  return changeScene(telling, 'exile', {
    time: 700,
    faces: facesOf([card]),
    ...(isItself ? { clause: { text: say.exiled } } : {}),
  });
}

/** Cards that somebody draws in the middle of their turn; everybody draws at its end. */
export function drawScene(telling: Telling): Scene | null {
  const isEnd = telling.beat.events.some(({ type }) => type === 'next-player');
  return isEnd ? plainScene(telling, 'draw', { time: 350 }) : changeScene(telling, 'draw', { time: 350 });
}

/** The turn ends; who did nothing in it is told to have done nothing. */
export function cleanUpScene(telling: Telling, { seat }: Events['clean-up']): Scene | null {
  const { beat, say } = telling;
  const told = fieldsOf(beat.before).played.length === 0 ? say.playsNothing(whoIs(telling, seat.seat)) : null;
  return plainScene(telling, 'clean-up', {
    time: 500,
    sound: 'card',
    ...(told === null ? {} : { line: told, isTold: true, time: 1200 }),
  });
}

/** What comes with the use of a card and is no moment of its own. */
const BESIDES = ['gain-resources', 'gain-attack', 'look', 'next-purchase-to-deck', 'exile-at-end'];

/** Where the sentence begins with a card, what comes of it does not name it once more as its cause. */
const withoutCause = (event: SeenEvent, named: CardArg | null): SeenEvent => {
  const gain = dataOf(event, 'gain-resources');
  return gain?.card == null || gain.card.card !== named?.card
    ? event
    : { ...event, data: { ...event.data, card: null } };
};

const saidOf = ({ beat, at }: Telling, types: readonly string[], named: CardArg | null = null): readonly ToldText[] =>
  beat.events
    .filter(({ type }) => types.includes(type))
    .map((event) => bare(at.lineOf(withoutCause(event, named))))
    .filter((line) => line.length > 0);

/** What the log says is enough: the table shows the rest. */
export const plainScene = (telling: Telling, type: string, more: Partial<Scene> = {}): Scene | null => {
  const { beat, at } = telling;
  const event = beat.events.find((each) => each.type === type);
  if (event === undefined) return null;
  const line = at.lineOf(event);
  return line.every(({ text }) => text.trim() === '') ? null : passing(`${type} ${beat.step}`, line, more);
};
