import type { Change, Decision, Outcome, SeenEvent, TableOptions, View, Viewer } from '@cantina/kernel';
import type { CampaignView } from '@cantina/playable';
import type { WireError } from '../errors.ts';
import type { ActKind, ChatKind, ProposalKind, SeatKind, StandIn, TableStatus } from '../store/schema.ts';

/** What goes over the wire to a client. Types only: the browser's client uses them too. */

/** Goes up when clients that know only the messages of before would go wrong. */
export const PROTOCOL = 2;
export const LIVE_PATH = '/api/live';

export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  /** Whether a person sits here. */
  readonly claimed: boolean;
  /** The bot that plays this seat now, or null. */
  readonly bot: string | null;
  /** Why that bot plays for the person here: see `StandIn`; null where it plays for nobody. */
  readonly standIn: StandIn | null;
  /** Whether this seat is yours. */
  readonly you: boolean;
}

export interface ClockSettings {
  /** Seconds for each answer before the reserve is touched. */
  readonly perAnswer: number;
  /** Seconds in reserve for the whole game. */
  readonly reserve: number;
}

/** Somebody who may look at a table, as its host sees them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly here: boolean;
  readonly muted: boolean;
  readonly host: boolean;
  readonly you: boolean;
}

/** A moment of another game: its table, and the number of the step. */
export interface Origin {
  readonly table: string;
  readonly at: number;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: TableOptions;
  readonly status: TableStatus;
  readonly locked: boolean;
  /** Whether the host has to agree when somebody wants to sit down on an open seat. */
  readonly approval: boolean;
  /** Whether everybody is to show what they have added to the seed: the game begins then. */
  readonly showing: boolean;
  readonly clock: ClockSettings | null;
  readonly seats: readonly SeatInfo[];
  /** Whether you are the host. */
  readonly host: boolean;
  readonly outcome: Outcome | null;
  /** The table of the rematch, when there is one. */
  readonly rematch: string | null;
  /** The moment of another game from which this one goes on. */
  readonly origin: Origin | null;
  /** Whether it was played elsewhere and brought here as a file. */
  readonly imported: boolean;
  /** The campaign that this game belongs to. */
  readonly campaign: string | null;
  /** Whether you may ask what a bot would do. */
  readonly hints: boolean;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export interface CampaignSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Whether you have begun it. */
  readonly host: boolean;
  readonly createdAt: number;
}

/** A campaign as its group may know it. */
export interface CampaignInfo extends CampaignSummary {
  /** Goes up with every change of the story. */
  readonly version: number;
  /** How many browsers belong to the group. */
  readonly people: number;
  readonly view: CampaignView;
}

/** Somebody of a group, as whoever looks after it sees them. */
export interface GroupPerson {
  readonly id: string;
  readonly name: string;
  readonly host: boolean;
  readonly you: boolean;
}

/** A moment worth seeing for itself: what happened, and what it has changed in the view. */
export interface Beat {
  readonly events: readonly SeenEvent[];
  /** From the view at the end of the beat before; missing when nothing has changed, and where no view goes along. */
  readonly changes?: Change;
}

/** One thing that happened in the game and all that followed from it, as one viewer may know it. */
export interface Step {
  readonly n: number;
  readonly kind: ActKind;
  readonly seat: number | null;
  readonly at: number;
  /** How many answers were taken back; the events after `eventCount` are void then. */
  readonly back: number;
  readonly eventCount: number;
  readonly beats: readonly Beat[];
}

/** How a game went, told when it is over. */
export interface GameReview {
  /** The chances of all seats where turns began: after that step, one per seat. Empty where the game can't be judged. */
  readonly standings: readonly { readonly step: number; readonly chances: readonly number[] }[];
  /** The turns on which it hung, at most three. */
  readonly turningPoints: readonly GameTurningPoint[];
}

export interface GameTurningPoint {
  /** The step before the answer it is about: a fork from there can try another one. */
  readonly step: number;
  readonly seat: number;
  /** The chance of whoever won, when the turn began and when it was over. */
  readonly before: number;
  readonly afterwards: number;
  readonly decision: Decision;
  readonly played: readonly string[];
  /** What the strongest bot would have played; null where it was the dice or the cards. */
  readonly better: { readonly picks: readonly string[]; readonly chance: number | null } | null;
}

export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** The seat that asks; null for somebody who wants to sit down. */
  readonly by: number | null;
  readonly target: number;
  /** Who wants to sit down. */
  readonly name: string;
  readonly votes: Readonly<Record<string, boolean>>;
  /** The seats that have not voted yet. */
  readonly waitingFor: readonly number[];
}

export interface Presence {
  /** Per seat: whether somebody is connected. */
  readonly seats: readonly boolean[];
  /** Per seat: whether nobody has been connected for so long that others may do something about it. */
  readonly away: readonly boolean[];
  readonly spectators: number;
}

/** What somebody did at a table besides playing. Everybody reads it among what is said, also later. */
export const NOTICES = [
  'sat',
  'left',
  'kicked',
  'moved',
  'bot',
  'bot-away',
  'bot-clock',
  'back',
  'undone',
  'undo-refused',
  'host',
  'locked',
  'unlocked',
  'muted',
  'unmuted',
  'removed',
  'renamed',
  'recovery',
  'ended',
] as const;
export type Notice = (typeof NOTICES)[number];

export interface ChatLine {
  readonly n: number;
  readonly seat: number | null;
  readonly name: string;
  /** `notice`: what somebody did at the table; `text` says which of `NOTICES`, `seat` where, `name` who. */
  readonly kind: ChatKind;
  readonly text: string;
  readonly at: number;
}

/** What one viewer may know of the game right now, besides the view. */
export interface Sight {
  /** The number of the newest step; -1 before the game starts. */
  readonly version: number;
  /** Your own open questions, and what you may do besides. */
  readonly pending: readonly Decision[];
  /** The seats that are asked. */
  readonly asked: readonly number[];
  /** Whether your last answer can be taken back, and whether the others would have to agree. */
  readonly undo: 'free' | 'consent' | null;
  /** Seconds each seat has left, when there is a clock. */
  readonly clock: readonly SeatClock[] | null;
}

export interface SeatClock {
  /** Seconds left in reserve, and for the answer that is awaited now. */
  readonly reserve: number;
  readonly answer: number | null;
}

export type ServerMessage =
  /** `pages` tells one version of the browser's files from another. */
  | { readonly t: 'hello'; readonly protocol: number; readonly pages: string }
  | ({
      readonly t: 'state';
      readonly table: string;
      readonly as: Viewer;
      readonly info: TableInfo;
      readonly commitment: string | null;
      readonly view: View | null;
      /** What happened since the version you knew; null when that was too long ago (read the log then). */
      readonly missed: readonly Step[] | null;
      readonly proposals: readonly Proposal[];
      readonly presence: Presence;
      readonly chat: readonly ChatLine[];
    } & Sight)
  /** The next step, told from the view at the version before. */
  | ({ readonly t: 'update'; readonly table: string; readonly as: Viewer; readonly step: Step } & Sight)
  | { readonly t: 'table'; readonly table: string; readonly info: TableInfo }
  | { readonly t: 'proposals'; readonly table: string; readonly proposals: readonly Proposal[] }
  | ({ readonly t: 'presence'; readonly table: string } & Presence)
  | { readonly t: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly t: 'gone'; readonly table: string; readonly as: Viewer }
  | { readonly t: 'ack'; readonly id: string; readonly version: number }
  | { readonly t: 'error'; readonly id?: string; readonly table?: string; readonly error: WireError }
  | { readonly t: 'pong'; readonly id: string };
