import type { Among, Centre, Scene, Side } from '@cantina/web/kit';
import { cardOf, FACTIONS, type Space } from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { distance } from '../rules/movement/map.ts';
import { brief } from '../table/card/lines.ts';
import { cardsOf, openTable } from '../table/sight.ts';
import { PLANET_NAMES } from '../text/names/index.ts';
import { fightTitle, sidesOf } from './rolls.ts';
import { headOf, isContact } from './stories.ts';
import {
  type AllEvents,
  apart,
  faceIn,
  facesIn,
  isOf,
  nameOf,
  passing,
  pictured,
  seatsOf,
  type Telling,
  whoIs,
} from './telling.ts';

// On the way

const PER_SPACE = 260;
const LONGEST = 1400;

const flightTime = ({ beat }: Telling, from: Space, to: Space): number =>
  Math.min(LONGEST, 300 + PER_SPACE * distance(openTable(beat.view), from, to));

export const turnBegins = ({ player: { seat } }: AllEvents['turn-begins'], telling: Telling): Scene =>
  passing(telling, {
    key: `turn:${telling.now.turn}`,
    concerns: seatsOf(telling, seat),
    time: 500,
    ...(seat === telling.at.seat ? { sound: 'turn' as const } : {}),
  });

export const travelled = ({ player: { seat }, from, to }: AllEvents['travel'], telling: Telling): Scene =>
  passing(telling, {
    concerns: seatsOf(telling, seat),
    isTold: true,
    sound: 'flight',
    time: flightTime(telling, from, to),
  });

/** A patrol that comes to where somebody is concerns them. */
export function patrolMoves({ faction, from, to }: AllEvents['move-patrol'], telling: Telling): Scene {
  const { now, beat } = telling;
  const met = now.players.flatMap(({ space }, player) => (space === to ? [player] : []));
  const level = now.patrols[FACTIONS.indexOf(faction)]?.level ?? 1;
  const isMet = telling.at.seat !== null && seatsOf(telling, ...met).includes(telling.at.seat);
  return passing(telling, {
    concerns: seatsOf(telling, ...met),
    weight: 'passing',
    isTold: isMet,
    faces: [`patrol/${faction}-${level}`],
    sound: isMet ? 'alarm' : 'flight',
    time: from === to ? 300 : flightTime({ ...telling, beat }, from, to),
  });
}

export const patrolComes = ({ faction, level }: AllEvents['new-patrol'], telling: Telling): Scene =>
  passing(telling, { concerns: [], isTold: false, faces: [`patrol/${faction}-${level}`], time: 600 });

// Goods and money

export const dealtWith =
  (sound: NonNullable<Scene['sound']>) =>
  ({ player, card }: { readonly player: { readonly seat: number }; readonly card: unknown }, telling: Telling): Scene =>
    passing(telling, {
      concerns: seatsOf(telling, player.seat),
      isTold: true,
      sound,
      faces: facesIn(card),
      // That whoever buys a thing has it then goes without saying.
      ...(telling.lines[0] === undefined ? {} : { line: telling.lines[0] }),
    });

/** A card leaves: what it was good for was told before, but not that somebody lost their crew. */
export function discarded({ player: { seat }, card }: AllEvents['discard-asset'], telling: Telling): Scene {
  const face = faceIn(card);
  return passing(telling, {
    concerns: seatsOf(telling, seat),
    isTold: face !== undefined && isContact(face),
    sound: 'card',
    faces: facesIn(card),
    time: 350,
  });
}

/** What is told, but nobody has to stop for it; what one begins with is not told. */
export const plainly = ({ player }: { readonly player: { readonly seat: number } }, telling: Telling): Scene =>
  passing(telling, { concerns: seatsOf(telling, player.seat), isTold: telling.now.round > 0 });

/** What has no picture of its own: what somebody gains or loses is told again, the rest only passes by. */
export function otherwise(telling: Telling): Scene {
  const { beat } = telling;
  const isAbout = (seat: number): boolean => beat.events.some(({ data }) => seatIn(data.player) === seat);
  const concerned = Array.from({ length: beat.view.seats }, (_, seat) => seat).filter(isAbout);
  const gained = beat.events.flatMap(({ type, data }) => (type === 'gain-asset' ? facesIn(data.card) : []));
  // Who pays for a thing is told to have it.
  const isPrice = telling.card === undefined || cardOf(telling.card.face).component === 'market';
  const worth = ['gain-asset', 'gain-credits', ...(isPrice ? [] : ['lose-credits'])];
  const has = (...types: readonly string[]): boolean => beat.events.some(({ type }) => types.includes(type));
  const isWorthIt = has(...worth);
  // Money is what one plans for, or what a card pays; with a card that is used something begins.
  const isUse = has('use-ability');
  const isAction = isUse || has('market-discard');
  const opens = !isPart(telling) && (isAction || (isWorthIt && has('gain-credits')));
  return passing(telling, {
    ...(isPrice && !isWorthIt && !isAction ? priceOf(telling) : {}),
    concerns: concerned,
    isTold: isWorthIt || isAction,
    faces: gained,
    time: 500,
    ...(isAction || isWorthIt || has(...KEPT) ? { clause: { text: telling.line, opens } } : {}),
    // However often it is used for one thing.
    ...(isUse && beat.events.length === 1
      ? {
          among: { kind: `use:${JSON.stringify(beat.events[0]?.data)}`, name: '', amount: 1, told: () => telling.line },
        }
      : {}),
  });
}

/** Nobody takes away what somebody pays for a thing. */
function priceOf({ beat, card, say, table, at }: Telling): Partial<Scene> {
  const [event] = beat.events;
  if (card === undefined || event === undefined || !isOf(event, 'lose-credits') || beat.events.length > 1) return {};
  const { player, amount } = event.data;
  return { line: say.pays(player.seat === at.seat ? null : at.reader.seatName(player.seat), table.price(amount)) };
}

/** What is told with what it came of, but not by itself. */
const KEPT = ['look', 'refuse-asset', 'discard-asset', 'place-contact', 'remove', 'release', 'prevent-damage'];

const seatIn = (player: unknown): number | undefined =>
  typeof player === 'object' && player !== null && 'seat' in player && typeof player.seat === 'number'
    ? player.seat
    : undefined;

/** What the table shows and nobody needs to hear of afterwards. */
export const aside = (_data: unknown, telling: Telling): Scene | null =>
  telling.lines.length === 0 ? null : passing(telling, { concerns: [], time: 350 });

export function revealed({ card }: AllEvents['market-reveal'], telling: Telling): Scene {
  return passing(telling, { concerns: [], isTold: false, faces: facesIn(card), time: 300, sound: 'card' });
}

export function newShip({ player: { seat }, card }: AllEvents['new-ship'], telling: Telling): Scene {
  const face = faceIn(card);
  const { say, at } = telling;
  // Who has just bought it is told to have bought it.
  const paid = cardsOf(telling.beat.before, 'resolving').at(-1)?.face;
  const isBought = face !== undefined && paid !== undefined && at.reader.faceName(paid) === at.reader.faceName(face);
  return {
    ...(isBought ? { clause: { text: '' }, isTold: false } : {}),
    key: `ship:${telling.now.turn}:${seat}`,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'moment',
    sound: 'fanfare',
    ...(face === undefined
      ? {}
      : won(telling, seat, { faces: [face], title: say.newShip(at.reader.faceName(face)), lines: asLines(telling) })),
  };
}

/** The card that somebody has won, and what it brought. */
const won = (telling: Telling, seat: number, told: Pick<Centre, 'faces' | 'title' | 'lines'>) =>
  ({ centre: { ink: 'glory', over: nameOf(telling, seat), ...told } }) as const;

const asLines = ({ lines }: Telling) => lines.map((text) => ({ text }));

/** What a card brought: worth a look for everybody, with all that it paid in one sentence. */
export function rewarded({ player: { seat }, card }: AllEvents['reward'], telling: Telling): Scene {
  const face = faceIn(card);
  const { at, lines } = telling;
  return passing(telling, {
    ...wonBy(telling, seat),
    concerns: seatsOf(telling, seat),
    weight: 'moment',
    sound: 'coins',
    faces: facesIn(card),
    ...(face === undefined
      ? {}
      : won(telling, seat, {
          faces: [face],
          title: at.reader.faceName(face),
          lines: lines.map((text) => ({ text, tone: 'good' })),
        })),
  });
}

/** What is won at once is one picture: credits, then fame. */
const wonBy = (telling: Telling, seat: number): Pick<Scene, 'key' | 'toldAs'> => ({
  key: isPart(telling) ? telling.key : `won:${telling.now.turn}:${seat}`,
  toldAs: apart(telling),
});

// Fame

/** Half of the way, and the last steps, are moments of their own. */
export function fameGained({ player: { seat }, amount }: AllEvents['gain-fame'], telling: Telling): Scene {
  const { beat, say } = telling;
  const most = Number(beat.view.options.fameToWin);
  const fame = fameOf(openTable(beat.view), seat);
  const isLevel = [most / 2, most - 2, most].some((level) => fame >= level && fame - amount < level);
  const [character] = cardsOf(beat.view, 'character', seat);
  const faces = character === undefined ? [] : [character.face];
  const lines = telling.lines.map((text) => ({ text, tone: 'good' as const }));
  const title = say.fameOf(whoIs(telling, seat), fame, most);
  if (!isLevel)
    return {
      ...wonBy(telling, seat),
      line: telling.line,
      concerns: seatsOf(telling, seat),
      // What the game is about is told before what was bought.
      weight: 'moment',
      sound: 'success',
      faces,
      centre: isPart(telling)
        ? { ...growing(telling, seat), lines }
        : { ink: 'glory', faces, over: nameOf(telling, seat), title, lines },
    };
  return {
    key: `fame:${telling.now.turn}:${seat}:${fame}`,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'great',
    sound: 'fanfare',
    centre: { ink: 'glory', faces, over: say.fame, title, lines },
  };
}

export function goalReached({ player: { seat }, card }: AllEvents['flip'], telling: Telling): Scene {
  const face = faceIn(card);
  const { say } = telling;
  return {
    key: `goal:${telling.now.turn}:${seat}`,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'great',
    sound: 'fanfare',
    centre: {
      ink: 'glory',
      ...(face === undefined ? {} : { faces: [face] }),
      over: say.goal,
      title: say.goalDone(whoIs(telling, seat)),
      lines: telling.lines.map((text) => ({ text, tone: 'good' })),
    },
  };
}

// Blows

/** Whether it belongs to what is on the stage anyway. */
const isPart = ({ key }: Telling): boolean => !key.startsWith('turn:');

export function hurt(data: AllEvents['damage'], telling: Telling): Scene {
  const { seat } = data.player;
  const lines = telling.lines.map((text) => ({ text, tone: 'bad' as const }));
  const centre = isPart(telling) ? growing(telling, seat) : undefined;
  return {
    key: telling.key,
    toldAs: apart(telling),
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: centre === undefined ? 'passing' : 'moment',
    isTold: true,
    ...(telling.lines.length > 1 ? {} : { among: blows(data, telling) }),
    sound: 'hit',
    time: 900,
    ...(centre === undefined ? {} : { centre: { ...centre, lines } }),
  };
}

/** Blow after blow is told as one. */
const blows = (data: AllEvents['damage'], { at }: Telling): Among => ({
  kind: `damage:${data.player.seat}:${data.on}`,
  name: '',
  amount: data.amount,
  told: (_names, amount) => at.lineOf({ n: 0, type: 'damage', data: { ...data, amount } }),
});

/** What a blow adds to: the card or the fight that is on the stage anyway. */
function growing(telling: Telling, seat: number): Centre {
  const { card, now, before } = telling;
  const fight = now.combat ?? before.combat;
  if (fight !== null) return { ink: 'danger', ...fightTitle(telling), sides: sidesOf(telling) };
  if (card === undefined) return { ink: 'danger', title: nameOf(telling, seat) };
  return headOf(telling, card.face, seat);
}

export function defeated({ player: { seat } }: AllEvents['defeated'], telling: Telling): Scene {
  const { say, beat } = telling;
  const [character] = cardsOf(beat.view, 'character', seat);
  return {
    key: `defeat:${telling.now.turn}:${seat}`,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'great',
    sound: 'defeat',
    centre: {
      ink: 'danger',
      ...(character === undefined ? {} : { faces: [character.face] }),
      title: say.defeated(whoIs(telling, seat)),
      text: say.defeatMeans,
      lines: telling.lines.slice(1).map((text) => ({ text, tone: 'bad' })),
    },
  };
}

export function hunted(
  { player: { seat }, bounty, card }: AllEvents['capture'],
  telling: Telling,
  isAlive: boolean,
): Scene {
  const { say, at, lang } = telling;
  const [face, paper] = [faceIn(card), faceIn(bounty)];
  const asset = paper === undefined ? undefined : cardOf(paper);
  const hunt = asset !== undefined && 'asset' in asset && asset.asset?.kind === 'bounty' ? asset.asset : null;
  const name = face === undefined ? '' : at.reader.faceName(face);
  const text =
    hunt === null || !isAlive ? '' : say.bring(PLANET_NAMES[hunt.capture.to][lang], brief(hunt.capture.reward, lang));
  return {
    key: `hunt:${telling.now.turn}:${seat}`,
    line: telling.line,
    concerns: seatsOf(telling, seat),
    weight: 'moment',
    sound: 'reveal',
    faces: facesIn(card),
    centre: {
      ink: 'glory',
      faces: facesIn(card),
      over: nameOf(telling, seat),
      title: isAlive ? say.captured(name) : say.eliminated(name),
      ...(text === '' ? {} : { text }),
      ...(telling.lines.length < 2 ? {} : { lines: telling.lines.slice(1).map((line) => ({ text: line })) }),
    },
  };
}

export const captured = (data: AllEvents['capture'], telling: Telling): Scene => hunted(data, telling, true);
export const eliminated = (data: AllEvents['eliminate'], telling: Telling): Scene => hunted(data, telling, false);

export const patrolBeaten = (
  { player: { seat }, faction, level }: AllEvents['beat-patrol'],
  telling: Telling,
): Scene => ({
  ...pictured(telling, seat),
  toldAs: apart(telling),
  sound: 'blast',
  faces: [`patrol/${faction}-${level}`],
  centre: {
    ink: 'danger',
    // A fight keeps its heading until it leaves the stage.
    ...((telling.now.combat ?? telling.before.combat) === null
      ? { title: telling.say.patrolBeaten }
      : fightTitle(telling)),
    lines: telling.lines.map((text) => ({ text, tone: 'good' })),
  },
});

// With one another

export function tradeCloses(data: AllEvents['close-trade'], telling: Telling): Scene {
  const { say, table, at } = telling;
  const { player, other, agreed, gives, givesCredits, takes, takesCredits } = data;
  const side = (seat: number, cards: readonly unknown[], credits: number): Side => ({
    name: nameOf(telling, seat),
    seat,
    lines: [
      ...(credits > 0 ? [table.price(credits)] : []),
      ...facesIn(...cards).map((face) => at.reader.faceName(face)),
    ],
  });
  return {
    key: `trade:${telling.now.turn}`,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, player.seat, other.seat),
    weight: agreed ? 'moment' : 'passing',
    isTold: true,
    sound: agreed ? 'coins' : 'failure',
    ...(agreed
      ? {
          centre: {
            ink: 'trade' as const,
            over: say.trade,
            title: say.deal,
            sides: [side(player.seat, gives, givesCredits), side(other.seat, takes, takesCredits)] as const,
          },
        }
      : {}),
  };
}

export function gift({ player, other, amount }: AllEvents['give-credits'], telling: Telling): Scene {
  const { say, table } = telling;
  return {
    key: `gift:${telling.now.turn}`,
    isNew: true,
    line: telling.line,
    concerns: seatsOf(telling, other.seat),
    weight: telling.at.seat === other.seat ? 'moment' : 'passing',
    isTold: true,
    sound: 'coins',
    centre: {
      ink: 'trade',
      over: `${nameOf(telling, player.seat)} → ${nameOf(telling, other.seat)}`,
      title: say.gift(table.price(amount)),
    },
  };
}

export function wagered({ player }: AllEvents['wager'], telling: Telling): Scene {
  return {
    key: telling.key,
    line: telling.line,
    concerns: seatsOf(telling, player?.seat, telling.now.active),
    weight: 'moment',
    time: 1000,
    isTold: false,
    centre: { ink: 'story', title: telling.say.wager, lines: telling.lines.map((text) => ({ text })) },
  };
}

export function wagerWon({ player }: AllEvents['wager-won'], telling: Telling): Scene {
  return {
    key: telling.key,
    line: telling.line,
    concerns: seatsOf(telling, player?.seat, telling.now.active),
    weight: 'moment',
    sound: 'coins',
    centre: { ink: 'story', title: telling.say.wager, lines: telling.lines.map((text) => ({ text, tone: 'good' })) },
  };
}
