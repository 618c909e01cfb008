import type { CardArg, KernelEvents } from '@cantina/kernel';
import type { Scene } from '@cantina/web/kit';
import type { Events } from '../rules/ops/index.ts';
import { boardOf } from '../table/board.ts';
import { factionOf, fieldsOf, forceSide, nameIn, type Telling, whoIs } from './telling.ts';

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
  return passing(`purchase ${beat.step}`, say.buys(whoIs(telling, seat.seat), nameIn(telling, card), free ? 0 : cost), {
    faces: facesOf([card]),
    sound: 'coins',
    time: 1100,
    isTold: true,
  });
}

/** The marker moves; when it changes sides, that is a moment. */
export function forceScene(telling: Telling, { from, to }: Events['move-force']): Scene {
  const { beat, at, say } = telling;
  const before = forceSide(from);
  const now = forceSide(to);
  const mine = at.seat === null ? null : factionOf(beat.view, at.seat);
  const line = say.forceNow(now, now !== null && now === mine);
  if (before === now) return passing(`force ${beat.step}`, said(telling, 'move-force'), { time: 600 });
  const loser = before === null ? undefined : [0, 1].find((each) => factionOf(beat.view, each) === before);
  return {
    key: `force ${beat.step}`,
    line,
    concerns: loser === undefined ? [] : [loser],
    weight: 'moment',
    isTold: now !== null,
    sound: 'reveal',
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
    isTold: false,
    centre: { ink: 'story', faces: [card.face], over: say.fromGalaxyDeck, title: nameIn(telling, card) },
  };
}

/** Somebody loses a card; whoever chose it themselves knows. */
export function discardScene(telling: Telling, { seat, card, random }: Events['discard']): Scene {
  const { beat, say } = telling;
  const line = said(telling, 'discard');
  const key = `discard ${beat.step}`;
  if (beat.by === seat.seat && !random) return passing(key, line, { faces: facesOf([card]), isTold: true });
  return {
    key,
    line,
    concerns: [seat.seat],
    weight: 'moment',
    faces: facesOf([card]),
    sound: 'failure',
    ...(isMine(telling, seat.seat) && card.face !== null
      ? {
          centre: {
            ink: 'danger',
            faces: [card.face],
            over: say.discarded(whoIs(telling, seat.seat)),
            title: nameIn(telling, card),
            ...(random ? { text: say.atRandom } : {}),
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
  return passing(`base ${beat.step}`, `${say.newBase(whoIs(telling, seat.seat))}: ${nameIn(telling, card)}`, {
    faces: facesOf([card]),
    sound: 'reveal',
    time: 1100,
    isTold: beat.by !== null,
  });
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

/** What the log says is enough: the table shows the rest. */
export const plainScene = (telling: Telling, type: string, more: Partial<Scene> = {}): Scene | null => {
  const { beat, at } = telling;
  const event = beat.events.find((each) => each.type === type);
  if (event === undefined) return null;
  const line = at.lineOf(event);
  return line.every(({ text }) => text.trim() === '') ? null : passing(`${type} ${beat.step}`, line, more);
};
