import type { Centre, Scene, Side } from '@cantina/web/kit';
import { ADDITIONAL_DAMAGE, type CardShip, cell, type System } from '../content/index.ts';
import { hasSystem, value } from '../rules/ship/ship.ts';
import { isOf, type Of } from '../table/events.ts';
import { single } from '../table/now/rolls.ts';
import { cardsOf } from '../table/sight.ts';
import type { Tables } from './customs.ts';
import { faceOf, fateCardOf } from './fate.ts';
import { DICE_TIME, type Telling } from './telling.ts';

/** Who fights whom: the active captain, and another one or a card ship. */
interface Fight {
  readonly seat: number;
  readonly foe: number | null;
  /** The card ship. */
  readonly face: string | null;
}

type Part = 'engines' | 'lasers';

/** The fight that goes on, or that has just ended. */
function fightOf(t: Telling): Fight | null {
  const combat = t.after.combat ?? t.before.combat;
  if (combat === null) return null;
  return { seat: combat.seat, foe: combat.foe, face: combat.card === null ? null : shipFace(t) };
}

const shipFace = (t: Telling): string | null =>
  (cardsOf(t.beat.before, 'drawn').at(-1) ?? cardsOf(t.beat.view, 'drawn').at(-1))?.face ?? null;

const cardShip = (face: string | null): CardShip | null => {
  const effect = fateCardOf(face)?.effect;
  return effect?.verb === 'encounter' ? effect.ship : null;
};

const both = ({ seat, foe }: Fight): readonly number[] => (foe === null ? [seat] : [seat, foe]);

/** Both sides with what they bring, and what they rolled. */
function sidesOf(t: Telling, fight: Fight, part: Part, rolled: readonly Of<'die'>[] = []): readonly [Side, Side] {
  const strengthOf = (seat: number | null): number =>
    seat === null ? (cardShip(fight.face)?.[part] ?? 0) : value(t.g, seat, part);
  const side = (seat: number | null): Side => {
    const dice = rolled.filter(({ data }) => (data.card === null ? data.seat.seat : null) === seat);
    const last = dice.at(-1)?.data.die;
    const own = strengthOf(seat);
    const face = seat === null ? fight.face : t.face(seat);
    return {
      name: seat === null ? t.at.reader.faceName(fight.face ?? '') : t.name(seat),
      ...(face === null || face === undefined ? {} : { face }),
      ...(seat === null ? {} : { seat }),
      lines: [
        `${t.labels.systems[part]} ${own}`,
        ...(seat === null ? [] : [`${t.labels.values.hull} ${t.after.players[seat]?.hull ?? 0}`]),
      ],
      ...(last === undefined ? {} : { total: t.say.sum(own, last) }),
      ...(dice.length === 0 ? {} : { dice: dice.map(({ data }, i) => t.die(data.die, seat, i < dice.length - 1)) }),
    };
  };
  return [side(fight.seat), side(fight.foe)];
}

const titleOf = (t: Telling, { seat, foe, face }: Fight): string =>
  t.say.fight(t.name(seat), foe === null ? t.at.reader.faceName(face ?? '') : t.name(foe));

/** Two rounds: the manoeuvre with the engines, the dogfight with the lasers. */
const KEYS: Readonly<Record<Part, string>> = { engines: 'manoeuvre', lasers: 'dogfight' };

function scene(
  t: Telling,
  fight: Fight,
  part: Part,
  more: Omit<Partial<Scene>, 'centre'> & Pick<Scene, 'line'> & { readonly centre?: Partial<Centre> },
): Scene {
  const { centre, ...rest } = more;
  return {
    key: t.key(KEYS[part]),
    concerns: both(fight),
    weight: 'moment',
    ...rest,
    centre: {
      ink: 'danger',
      over: t.words.rolls[KEYS[part] as 'manoeuvre' | 'dogfight'],
      title: titleOf(t, fight),
      ...centre,
    },
  };
}

export function combat(t: Telling, event: Of<'combat'>): Scene | null {
  const fight = fightOf(t);
  if (fight === null) return null;
  return scene(t, fight, 'engines', {
    line: t.line(event),
    // Whoever is attacked by a card has drawn it; how it ended is told.
    isTold: fight.face === null,
    sound: 'alarm',
    faces: fight.face === null ? ['fight'] : [fight.face],
    centre: { text: t.line(event), sides: sidesOf(t, fight, 'engines'), needs: [{ text: t.say.choosesNow }] },
  });
}

/** Dice of both sides; ties are rolled again, and the last ones count. */
export function duelDice(t: Telling, roll: 'manoeuvre' | 'dogfight', dice: readonly Of<'die'>[]): Scene | null {
  const fight = fightOf(t);
  const [first] = dice;
  if (fight === null || first === undefined) return null;
  const part = roll === 'manoeuvre' ? 'engines' : 'lasers';
  return scene(t, fight, part, {
    line: t.rolling(first),
    time: DICE_TIME,
    isTold: false,
    stays: true,
    sound: roll === 'manoeuvre' ? 'dice' : 'shot',
    centre: {
      sides: sidesOf(t, fight, part, dice),
      // Both roll: more than two dice are those of a tie, too.
      ...(dice.length > 2 && t.all('reroll').length === 0 ? { lines: [{ text: t.say.tied }] } : {}),
    },
  });
}

export function manoeuvre(t: Telling, event: Of<'manoeuvre'>): Scene | null {
  const fight = fightOf(t);
  if (fight === null) return null;
  const winner = event.data.winner?.seat ?? null;
  const name = winner === null ? t.at.reader.faceName(fight.face ?? '') : t.name(winner);
  const isMine = winner !== null && t.isMe(winner);
  return scene(t, fight, 'engines', {
    line: t.line(event),
    isTold: false,
    stays: true,
    centre: {
      verdict: { text: t.say.winsManoeuvre(name, isMine), why: t.line(event), tone: toneFor(t, fight, winner) },
    },
  });
}

/** Good for whoever looks, or for the active captain where it is none of the viewer's business. */
const toneFor = (t: Telling, { seat, foe }: Fight, winner: number | null): 'good' | 'bad' => {
  const side = foe !== null && t.isMe(foe) ? foe : seat;
  return winner === side ? 'good' : 'bad';
};

/** Somebody flees: a captain, or the card ship. */
export function flee(t: Telling, event: Of<'flee'>): Scene | null {
  const fight = fightOf(t);
  if (fight === null) return null;
  const who = event.data.seat?.seat ?? null;
  const name = who === null ? t.at.reader.faceName(fight.face ?? '') : t.name(who);
  const isMine = who !== null && t.isMe(who);
  // Whoever flees goes on with the turn; if the other does, it is over
  const isOver = who !== fight.seat;
  return scene(t, fight, 'engines', {
    line: t.line(event),
    told: `${titleOf(t, fight)}: ${t.say.flees(name, isMine)}`,
    weight: isMine ? 'passing' : 'moment',
    sound: 'flight',
    centre: {
      verdict: {
        text: t.say.flees(name, isMine),
        ...(isOver ? { why: t.say.endsTurn } : {}),
        tone: isMine ? 'good' : 'plain',
      },
    },
  });
}

export function attack(t: Telling, event: Of<'attack'>): Scene | null {
  const fight = fightOf(t);
  if (fight === null) return null;
  return scene(t, fight, 'lasers', {
    line: event.data.seat === null ? t.say.attacks(t.at.reader.faceName(fight.face ?? '')) : t.line(event),
    isTold: false,
    sound: 'alarm',
    centre: { sides: sidesOf(t, fight, 'lasers') },
  });
}

export function dogfight(t: Telling, event: Of<'dogfight'>): Scene | null {
  const fight = fightOf(t);
  if (fight === null) return null;
  const winner = event.data.winner?.seat ?? null;
  const name = winner === null ? t.at.reader.faceName(fight.face ?? '') : t.name(winner);
  return scene(t, fight, 'lasers', {
    line: t.line(event),
    // Who is told of it afterwards wants to know why nothing more was done.
    told: `${titleOf(t, fight)}: ${t.say.hits(name, winner !== null && t.isMe(winner))}. ${t.say.endsTurn}`,
    stays: true,
    sound: 'hit',
    centre: {
      lines: [...(t.isMe(fight.seat) ? [{ text: t.say.endsTurn }] : []), ...t.results(event)],
      verdict: {
        text: t.say.hits(name, winner !== null && t.isMe(winner)),
        why: t.line(event),
        tone: toneFor(t, fight, winner),
      },
    },
  });
}

/** A hull point or a system is lost: in a fight, or by what a fate card does. */
export function damage(t: Telling, event: Of<'hull-damage'> | Of<'system-damage'>): Scene {
  const { seat } = event.data.seat;
  const text = isOf(event, 'hull-damage')
    ? t.say.losesHull(event.data.points, event.data.hull)
    : t.say.loses(t.labels.systems[event.data.system], event.data.points, event.data.level);
  const fight = fightOf(t);
  const lines = [{ text, tone: 'bad' as const }, ...t.results(event)];
  if (fight === null)
    return {
      key: t.key('fate'),
      line: t.line(event),
      concerns: [seat],
      weight: 'moment',
      sound: 'hit',
      centre: {
        ink: 'danger',
        title: t.at.reader.faceName(shipFace(t) ?? ''),
        verdict: { text, tone: 'bad' },
        lines: t.results(event),
      },
    };
  return scene(t, fight, 'lasers', {
    line: t.line(event),
    concerns: [seat],
    sound: 'hit',
    centre: { lines: fight.seat === seat || fight.foe === seat ? lines : [] },
  });
}

/** The die that says which system suffers. */
export function damageDie(t: Telling, dice: readonly Of<'die'>[]): Scene | null {
  const fight = fightOf(t);
  const last = dice.at(-1);
  if (fight === null || last === undefined) return null;
  const tables: Tables = { tables: single('system', 0), isShort: false };
  const missing = missingSystem(t, fight, last);
  return scene(t, fight, 'lasers', {
    line: t.rolling(last),
    time: DICE_TIME,
    isTold: false,
    stays: true,
    sound: 'dice',
    centre: {
      // The dice of the dogfight have been seen: only this one falls
      sides: sidesOf(t, fight, 'lasers'),
      dice: dice.map(({ data }, i) => t.die(data.die, data.card === null ? data.seat.seat : null, i < dice.length - 1)),
      rolledFor: t.words.rolls.system,
      extra: tables,
      ...(missing === null
        ? {}
        : { lines: [{ text: `${t.labels.systems[missing]}: ${t.say.nothingToDamage}`, tone: 'plain' as const }] }),
    },
  });
}

/** The system that the die names, where the loser has none of it: nothing else will tell that nothing happened. */
function missingSystem(t: Telling, fight: Fight, { data }: Of<'die'>): System | null {
  const loser = data.card === null && data.seat.seat === fight.seat ? fight.foe : fight.seat;
  const system = cell<System | null>(ADDITIONAL_DAMAGE, data.die);
  return system === null || loser === null || hasSystem(t.g, loser, system) ? null : system;
}

/** The end of a card ship, or its retreat. */
export function shipBeaten(t: Telling, event: Of<'card-ship-destroyed'> | Of<'driven-off'>): Scene {
  const { seat } = event.data.seat;
  const face = faceOf(event.data.card);
  const isGone = isOf(event, 'card-ship-destroyed');
  return {
    key: t.key('dogfight'),
    line: t.line(event),
    told: t.told(event),
    concerns: [seat],
    weight: isGone ? 'great' : 'moment',
    faces: face === null ? [] : [face],
    sound: isGone ? 'blast' : 'success',
    stays: true,
    centre: {
      ink: 'danger',
      title: t.say.fight(t.name(seat), t.at.reader.faceName(face ?? '')),
      lines: t.results(event),
      verdict: { text: isGone ? t.say.destroyed : t.say.drivenOff, why: t.line(event), tone: 'good' },
    },
  };
}

/** A captain's ship is gone. */
export function destroyed(t: Telling, event: Of<'destroyed'> | Of<'out'>): Scene {
  const { seat } = event.data.seat;
  const isOut = isOf(event, 'out');
  const by = isOf(event, 'destroyed') ? (event.data.by?.seat ?? null) : null;
  const ship = t.shipFace(seat);
  return {
    key: t.key('wreck'),
    line: t.line(event),
    concerns: by === null ? [seat] : [seat, by],
    weight: 'great',
    faces: ['wreck'],
    sound: isOut ? 'defeat' : 'blast',
    centre: {
      ink: 'danger',
      faces: ['wreck', ...(ship === undefined ? [] : [ship])],
      over: t.name(seat),
      title: isOut ? t.say.outOfGame : t.say.shipLost,
      text: t.line(event),
      lines: t.results(event),
    },
  };
}

/** Whether a friend gets out of the wreck. */
export function friend(t: Telling, event: Of<'friend'>): Scene {
  const face = faceOf(event.data.card);
  return {
    key: t.key('friend'),
    line: t.line(event),
    concerns: [event.data.seat.seat],
    weight: 'moment',
    faces: face === null ? [] : [face],
    sound: event.data.saved ? 'success' : 'failure',
    centre: {
      ink: 'danger',
      faces: face === null ? [] : [face],
      over: t.name(event.data.seat.seat),
      title: t.at.reader.faceName(face ?? ''),
      text: t.say.friendNeeds,
      verdict: {
        text: event.data.saved ? t.say.friendSaved : t.say.friendLost,
        tone: event.data.saved ? 'good' : 'bad',
      },
    },
  };
}

export function friendDie(t: Telling, dice: readonly Of<'die'>[]): Scene {
  const last = dice.at(-1) as Of<'die'>;
  return {
    key: t.key('friend'),
    line: t.rolling(last),
    time: DICE_TIME,
    concerns: [last.data.seat.seat],
    weight: 'moment',
    isTold: false,
    sound: 'dice',
    centre: {
      ink: 'danger',
      over: t.name(last.data.seat.seat),
      title: t.words.rolls.friend,
      text: t.say.friendNeeds,
      dice: dice.map(({ data }, i) => t.die(data.die, data.seat.seat, i < dice.length - 1)),
      rolledFor: t.words.rolls.friend,
    },
  };
}

export function newShip(t: Telling, event: Of<'new-ship'>): Scene {
  const { seat } = event.data.seat;
  const ship = t.shipFace(seat);
  return {
    key: t.key('wreck'),
    line: t.line(event),
    concerns: [seat],
    weight: 'moment',
    faces: ship === undefined ? [] : [ship],
    sound: 'success',
    centre: {
      ink: 'story',
      faces: [...(ship === undefined ? [] : [ship]), event.data.planet],
      over: t.name(seat),
      title: t.say.newShip,
      text: t.line(event),
      lines: t.results(event),
    },
  };
}

/** Goods or equipment change ships by force. */
export function robbed(t: Telling, event: Of<'plunder'> | Of<'equipment-taken'>): Scene {
  const { seat } = event.data.seat;
  const from = event.data.from.seat;
  const face = isOf(event, 'equipment-taken') ? faceOf(event.data.card) : null;
  const good = isOf(event, 'plunder') && event.data.good !== 'brixWeapons' ? `good:${event.data.good}` : null;
  const shown = face ?? good;
  return {
    key: t.key('dogfight'),
    line: t.line(event),
    concerns: [seat, from],
    weight: 'moment',
    faces: shown === null ? [] : [shown],
    sound: 'alarm',
    stays: true,
    centre: {
      ink: 'danger',
      title: t.say.fight(t.name(seat), t.name(from)),
      lines: [
        { text: t.line(event), tone: t.isMe(from) ? 'bad' : 'plain', ...(shown === null ? {} : { face: shown }) },
      ],
      verdict: { text: t.say.robbed, tone: t.isMe(from) ? 'bad' : 'good' },
    },
  };
}
