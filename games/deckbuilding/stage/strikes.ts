import type { CardArg, View } from '@cantina/kernel';
import type { Centre, Scene } from '@cantina/web/kit';
import type { Events } from '../rules/ops.ts';
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
        line: `${whoIs(telling, seat.seat) ?? ''}${whoIs(telling, seat.seat) === null ? '' : ': '}${telling.say.attack(strength)} → ${nameIn(telling, target)}`,
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
    sound: 'shot',
    time: 900 + 220 * Math.min(fan.length, 6),
    faces: facesOf(strike.cards),
    ...centred(telling, {
      ink: 'danger',
      // Who fires stays in sight while it is told what came of it.
      faces: [...new Set(facesOf(strike.cards))].slice(0, 3),
      over,
      title: base === undefined ? say.attack(strike.strength) : nameIn(telling, base),
      ...(ships.length === 0 ? {} : { text: say.shieldedBy(ships.length) }),
      extra: shot({
        fan,
        strength: strike.strength,
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
  readonly base?: { readonly face: string; readonly left: number; readonly of: number };
  /** What it had before the hit. */
  readonly had?: number;
  readonly isBroken?: boolean;
}

const shot = (drawn: Shot): Shot => drawn;

const targetOf = (view: View, card: CardArg) => ({ face: card.face ?? '', ...healthOf(view, card) });

export function damageScene(telling: Telling, events: readonly Events['damage'][]): Scene | null {
  const { beat, say } = telling;
  const last = events.at(-1);
  if (last === undefined) return null;
  const owner = ownerOf(beat.before, last.card);
  if (owner === undefined) return null;
  const health = healthOf(beat.view, last.card);
  const name = nameIn(telling, last.card);
  // What is destroyed by it says so in the next scene.
  const isEnd = last.total >= health.of;
  return {
    key: keyOf(telling),
    line: say.damageTo(name, last.amount, Math.max(0, health.of - last.total)),
    concerns: [owner],
    weight: weightFor(telling),
    sound: 'hit',
    time: isEnd ? 700 : 1500,
    faces: facesOf([last.card]),
    ...centred(telling, {
      ink: 'danger',
      title: name,
      ...(isBase(last.card)
        ? {
            extra: shot({
              base: { face: last.card.face ?? '', left: health.of - last.total, of: health.of },
              had: health.of - last.total + last.amount,
            }),
            ...(isEnd
              ? {}
              : {
                  verdict: {
                    text: say.damage(last.amount),
                    why: say.stands(health.of - last.total, health.of),
                    tone: toneFor(telling, owner),
                  },
                }),
          }
        : {
            lines: [
              {
                text: say.damageTo(name, last.amount, health.of - last.total),
                tone: toneFor(telling, owner),
                ...faceOf(last.card),
              },
            ],
          }),
    }),
  };
}

const faceOf = (card: CardArg): { readonly face?: string } => (card.face === null ? {} : { face: card.face });

export function shieldScene(telling: Telling, { card, amount }: Events['prevent-damage']): Scene {
  const owner = ownerOf(telling.beat.before, card) ?? 0;
  const line = telling.say.prevented(amount);
  return {
    key: keyOf(telling),
    line: `${nameIn(telling, card)}: ${line}`,
    concerns: [owner],
    weight: weightFor(telling),
    isTold: false,
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
    faces: facesOf([card]),
    sound: 'blast',
    time: 1200,
    ...centred(telling, {
      ink: 'danger',
      title: nameIn(telling, card),
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
    concerns: [owner],
    weight: 'great',
    sound: 'blast',
    faces: facesOf([card]),
    centre: {
      ink: 'danger',
      over: say.attackOnBaseOf(whoIs(telling, owner)),
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
