import type { CardArg, View } from '@cantina/kernel';
import type { Centre, GameStage, Scene } from '@cantina/web/kit';
import { cardOf } from '../content/index.ts';
import type { Events } from '../rules/ops/index.ts';
import { boardOf } from '../table/board.ts';
import { baseOf, faceIn, healthOf, isBase, nameIn, ownerOf, type Telling, whoIs } from './telling.ts';

/** Everything that one attack or one ability destroys is one picture. */
const keyOf = ({ beat }: Telling): string => `strike ${beat.step}`;
/** What I do myself passes by: I know what comes of it. */
const weightFor = ({ beat, at }: Telling): Scene['weight'] =>
  beat.by !== null && beat.by === at.seat ? 'passing' : 'moment';
const toneFor = ({ at }: Telling, owner: number) => (at.seat === null ? 'plain' : at.seat === owner ? 'bad' : 'good');

/** Somebody else's attack is seen in the middle, with both sides; one's own on the table alone. */
const centred = (telling: Telling, centre: Centre): { readonly centre?: Centre } =>
  weightFor(telling) === 'passing' ? {} : { centre };

export function attackScene(telling: Telling, { seat, target, strength, cards }: Events['attack']): Scene {
  return target === null
    ? baseAttack(telling, seat.seat, { strength, cards })
    : {
        key: keyOf(telling),
        line: telling.say.attackOn(whoIs(telling, seat.seat), nameIn(telling, target), strength),
        concerns: [],
        weight: weightFor(telling),
        isTold: false,
        faces: facesOf([...cards, target]),
        sound: 'shot',
        time: 900,
      };
}

const facesOf = (cards: readonly CardArg[]): readonly string[] => cards.flatMap((card) => faceIn(card) ?? []);

function baseAttack(telling: Telling, seat: number, strike: Pick<Events['attack'], 'strength' | 'cards'>): Scene {
  const { beat, say } = telling;
  const owner = 1 - seat;
  const base = baseOf(beat.before, owner);
  const ships = beat.before.zones.ships?.[owner]?.cards ?? [];
  const over = say.attackOnBaseOf(whoIs(telling, owner));
  const board = boardOf(beat.before, seat);
  const fan = strike.cards.flatMap(({ card, face }) =>
    card === null || face === null ? [] : [{ face, attack: board.attackOf(card) }],
  );
  return {
    key: keyOf(telling),
    line: `${over}: ${strike.strength}`,
    concerns: [owner],
    weight: weightFor(telling),
    clause: {
      opens: true,
      text: say.attacks(
        whoIs(telling, seat),
        strike.cards.map((card) => nameIn(telling, card)),
        strike.strength,
      ),
    },
    sound: 'shot',
    time: 900 + 220 * Math.min(fan.length, 6),
    faces: facesOf(strike.cards),
    ...centred(telling, {
      ink: 'danger',
      // Who fires stays in sight while it is told what came of it.
      faces: [...new Set(facesOf(strike.cards))].slice(0, 3),
      over,
      title: base === undefined ? say.attack(strike.strength) : nameIn(telling, base),
      extra: shot({
        fan,
        strength: strike.strength,
        ...(ships.length === 0 ? {} : { note: say.shieldedBy(ships.length) }),
        ...(base === undefined ? {} : { base: targetOf(beat.before, base) }),
      }),
    }),
  };
}

/** What the middle of the table draws of a base under fire. */
export interface Shot {
  /** Who fires, and how hard each. */
  readonly fan?: readonly { readonly face: string; readonly attack: number }[];
  readonly strength?: number;
  /** What stands in the way. */
  readonly note?: string;
  readonly base?: { readonly face: string; readonly left: number; readonly of: number };
  /** What it had before the hit. */
  readonly had?: number;
  readonly isBroken?: boolean;
}

/** Which part of a base is seen under fire. */
export const BASE_VIEW = '-60 50 420 210';

/** What of it has to be drawn before. */
export function picturesOf(extra: unknown): ReturnType<NonNullable<GameStage['picturesOf']>> {
  const { fan = [], base } = (extra ?? {}) as Shot;
  return [
    ...fan.map(({ face }) => ({ face, size: 'card' as const })),
    ...(base === undefined ? [] : [{ face: base.face, size: 'stage' as const, viewBox: BASE_VIEW }]),
  ];
}

const shot = (drawn: Shot): Shot => drawn;

const targetOf = (view: View, card: CardArg) => ({ face: card.face ?? '', ...healthOf(view, card) });

export function damageScene(telling: Telling, events: readonly Events['damage'][]): Scene | null {
  const { at, beat, say } = telling;
  const last = events.at(-1);
  const owner = last === undefined ? undefined : ownerOf(beat.before, last.card);
  if (last === undefined || owner === undefined) return null;
  const left = ({ card, total }: Events['damage']): number => Math.max(0, hitPointsOf(card) - total);
  const told = (hit: Events['damage']): string => say.damageTo(nameIn(telling, hit.card), hit.amount, left(hit));
  // What is destroyed by it says so in the next scene.
  const isEnd = left(last) === 0;
  const ships = events.filter((hit) => !isBase(hit.card) && left(hit) > 0);
  const { cause } = last;
  const by = cause === null ? undefined : at.reader.faceName(cause);
  // What is destroyed says so itself.
  const clause = events
    .filter((hit) => left(hit) > 0)
    .map((hit) => say.hits(nameIn(telling, hit.card), hit.amount, left(hit)))
    .join(', ');
  return {
    key: keyOf(telling),
    line: by === undefined ? told(last) : `${by}: ${told(last)}`,
    clause: { text: clause },
    ...(clause === '' ? { isTold: false } : {}),
    concerns: [owner],
    weight: weightFor(telling),
    sound: 'hit',
    time: isEnd ? 700 : 1500,
    faces: facesOf([last.card]),
    ...centred(telling, {
      ink: 'danger',
      ...(by === undefined ? {} : { over: say.abilityOf(by) }),
      title: titleFor(telling, owner, last.card),
      ...(ships.length === 0
        ? {}
        : { lines: ships.map((hit) => ({ text: told(hit), tone: toneFor(telling, owner), ...faceOf(hit.card) })) }),
      ...(isBase(last.card) ? hitBase(telling, owner, last) : {}),
    }),
  };
}

const hitPointsOf = ({ face }: CardArg): number => (face === null ? 0 : cardOf(face).hitPoints);

/** The picture is of the base, whatever stands before it. */
const titleFor = (telling: Telling, owner: number, card: CardArg): string =>
  nameIn(telling, baseOf(telling.beat.before, owner) ?? card);

function hitBase(telling: Telling, owner: number, hit: Events['damage']): Pick<Centre, 'extra' | 'verdict'> {
  const { say } = telling;
  const of = hitPointsOf(hit.card);
  const left = Math.max(0, of - hit.total);
  const extra = shot({
    ...(hit.cause === null ? {} : { fan: [{ face: hit.cause, attack: hit.amount }], strength: hit.amount }),
    base: { face: hit.card.face ?? '', left, of },
    had: left + hit.amount,
  });
  if (left === 0) return { extra };
  return {
    extra,
    verdict: { text: say.damage(hit.amount), why: say.stands(left, of), tone: toneFor(telling, owner) },
  };
}

const faceOf = (card: CardArg): { readonly face?: string } => (card.face === null ? {} : { face: card.face });

export function shieldScene(telling: Telling, { card, amount }: Events['prevent-damage']): Scene {
  const owner = ownerOf(telling.beat.before, card) ?? 0;
  const line = telling.say.prevented(amount);
  return {
    key: keyOf(telling),
    line: `${nameIn(telling, card)}: ${line}`,
    clause: { text: telling.say.shieldOf(nameIn(telling, card), amount) },
    concerns: [owner],
    weight: weightFor(telling),
    sound: 'reveal',
    time: 900,
    ...centred(telling, {
      ink: 'danger',
      title: nameIn(telling, card),
      lines: [{ text: line, tone: toneFor(telling, 1 - owner), ...faceOf(card) }],
    }),
  };
}

export function shipDestroyedScene(telling: Telling, { card }: Events['ship-destroyed']): Scene {
  const owner = ownerOf(telling.beat.before, card) ?? 1 - (telling.beat.by ?? 0);
  const line = telling.say.shipDestroyed(nameIn(telling, card));
  return {
    key: keyOf(telling),
    line,
    concerns: [owner],
    weight: weightFor(telling),
    clause: { text: line },
    faces: facesOf([card]),
    sound: 'blast',
    time: 1200,
    ...centred(telling, {
      ink: 'danger',
      title: titleFor(telling, owner, card),
      lines: [{ text: line, tone: toneFor(telling, owner), ...faceOf(card) }],
    }),
  };
}

/** The moment people will tell each other of: also for who did it. */
export function baseDestroyedScene(telling: Telling, { seat, card }: Events['base-destroyed']): Scene {
  const { beat, say } = telling;
  const owner = 1 - seat.seat;
  const name = nameIn(telling, card);
  const gone = (beat.before.zones.victory?.[seat.seat]?.count ?? 0) + 1;
  return {
    key: keyOf(telling),
    line: say.destroys(whoIs(telling, seat.seat), name),
    clause: { text: say.falls(name) },
    concerns: [owner],
    weight: 'great',
    sound: 'blast',
    faces: facesOf([card]),
    centre: {
      ink: 'danger',
      // Nothing else is looked at now: the base has all the room.
      faces: [],
      // Above it stays what hit it: an attack, or the ability of a card.
      title: name,
      extra: shot({ base: { face: card.face ?? '', left: 0, of: healthOf(beat.before, card).of }, isBroken: true }),
      verdict: {
        text: say.falls(name),
        why: say.lost(whoIs(telling, owner), gone, Number(beat.view.options.basesToWin)),
        tone: toneFor(telling, owner),
      },
    },
  };
}
