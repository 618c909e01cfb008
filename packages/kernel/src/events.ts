import type { Circles } from './circles.ts';
import type { Arg, Args, CardArg, SeatArg } from './message.ts';
import type { Cards, Viewer } from './state.ts';
import { seatBit } from './zones.ts';

/** One thing that happened. Cards in `data` carry who knew them at that moment. */
export interface GameEvent {
  readonly n: number;
  readonly type: string;
  readonly data: Args;
  /** Who may learn of it at all, one bit per seat and one for spectators. */
  readonly to: number;
}

/** What the kernel reports by itself, by the type of the event. */
export interface KernelEvents {
  readonly move: {
    readonly card: CardArg;
    readonly from: string;
    readonly fromSlot: number;
    readonly to: string;
    readonly toSlot: number;
  };
  readonly shuffle: { readonly zone: string; readonly slot: number; readonly count: number };
  readonly look: { readonly seat: SeatArg; readonly cards: readonly CardArg[] };
  readonly reveal: { readonly cards: readonly CardArg[] };
  readonly roll: { readonly sides: number; readonly result: number };
  readonly finish: { readonly winners: readonly SeatArg[]; readonly reason: string };
}

/** The same event as one viewer may read it. */
export interface SeenEvent {
  readonly n: number;
  readonly type: string;
  readonly data: Args;
}

interface WitnessedCard {
  readonly card: number;
  readonly face: string;
  readonly seen: number;
}

type Cardlike = { readonly card: number | null; readonly face: string | null; readonly seen?: number };

const isCard = (arg: object): arg is Cardlike => 'card' in arg && 'face' in arg;

function mapCards(arg: Arg, change: (card: Cardlike) => Arg): Arg {
  if (typeof arg !== 'object' || arg === null) return arg;
  if (Array.isArray(arg)) return (arg as readonly Arg[]).map((each) => mapCards(each, change));
  if (isCard(arg)) return change(arg);
  if ('message' in arg) {
    const { key, args } = arg.message;
    return { message: args === undefined ? { key } : { key, args: mapArgs(args, change) } };
  }
  return 'seat' in arg ? { seat: arg.seat } : arg;
}

function mapArgs(args: Args, change: (card: Cardlike) => Arg): Args {
  const result: Record<string, Arg> = {};
  for (const name of Object.keys(args)) result[name] = mapCards(args[name] as Arg, change);
  return result;
}

/** Notes, for every card named, its face and who knows it now. */
export function witness(args: Args, cards: Cards, faces: readonly string[]): Args {
  return mapArgs(args, (arg) => {
    if (arg.card === null) return arg;
    const seen: WitnessedCard = {
      card: arg.card,
      face: faces[cards.face[arg.card] as number] as string,
      seen: cards.known[arg.card] as number,
    };
    return seen;
  });
}

/** The faces of all cards named, whoever knows them. */
export function facesNamed(args: Args, cards: Cards, faces: readonly string[]): readonly string[] {
  const named: string[] = [];
  mapArgs(args, (arg) => {
    if (arg.card !== null) named.push(faces[cards.face[arg.card] as number] as string);
    return arg;
  });
  return named;
}

/** Keeps, of witnessed arguments, the cards that the viewer knew; of the others nothing is left. */
export const project = (args: Args, bit: number): Args =>
  mapArgs(args, (arg) =>
    ((arg.seen ?? 0) & bit) === 0 ? { card: null, face: null } : { card: arg.card, face: arg.face },
  );

/** A recorded event as one viewer may read it, or null. */
export const eventFor = (event: GameEvent, viewer: Viewer, seats: number): SeenEvent | null =>
  seenBy(event, seatBit(viewer, seats));

export function seenBy(event: GameEvent, bit: number): SeenEvent | null {
  return (event.to & bit) === 0 ? null : { n: event.n, type: event.type, data: project(event.data, bit) };
}

/** Adds who may learn of an event, and who of the cards in it: viewers in the same circles read the same. */
export function addCirclesOf({ to, data }: GameEvent, circles: Circles): void {
  circles.add(to);
  mapArgs(data, (arg) => {
    circles.add(arg.seen ?? 0);
    return arg;
  });
}
