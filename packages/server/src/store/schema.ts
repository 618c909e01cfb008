/** The rows of the store. JSON is kept as text and yes/no as 0/1, so that both databases hold the same. */

export type TableStatus = 'lobby' | 'playing' | 'finished' | 'ended';
export type SeatKind = 'person' | 'open' | 'bot';
export type ActKind = 'start' | 'answer' | 'interjection' | 'undo' | 'rules';
export type ProposalKind = 'undo' | 'bot' | 'kick' | 'sit' | 'host' | 'end';
export type ChatKind = 'text' | 'reaction' | 'notice' | 'operator';
/**
 * Why a bot plays for a person: they have asked for it, the others have because nobody was here, their time was up, or
 * their time was up and they take over again from the next question on.
 */
export type StandIn = 'own' | 'vote' | 'clock' | 'returning';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** JSON of the options. */
  readonly options: string;
  readonly status: TableStatus;
  /** Session hash of the host. */
  readonly host: string;
  readonly host_link: string;
  readonly spectator_link: string;
  readonly locked: number;
  /** JSON of the clock, or null. */
  readonly clock: string | null;
  /** Secret until the game is over. */
  readonly seed: string | null;
  readonly rules: string | null;
  readonly outcome: string | null;
  /** The end as a digest, for the transcript. */
  readonly digest: string | null;
  /** The table of the rematch. */
  readonly rematch: string | null;
  /** JSON of where this game goes on from: a table and one of its acts. Null: from the beginning. */
  readonly origin: string | null;
  /** 1: whoever wants to sit down on an open seat needs the host's word. */
  readonly approval: number;
  /** The server's part of the seed, chosen before anybody has added to it; null at tables of before. */
  readonly secret: string | null;
  /** JSON of what the players have added to the seed. */
  readonly shares: string | null;
  /** The campaign whose state this game moves on when it is over. */
  readonly campaign: string | null;
  /** 1: people may ask what a bot would do; 0: they may not; null: only where all the others are bots. */
  readonly hints: number | null;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  /** The bot that plays this seat now: by design, or for a person who is away. */
  readonly level: string | null;
  readonly link: string;
  /** Session hash of the person who sits here. */
  readonly claimed_by: string | null;
  /** Where to tell that it is this seat's turn. */
  readonly webhook: string | null;
  /** Why a bot plays for whoever sits here; null where nobody is replaced. */
  readonly stand_in: StandIn | null;
  /** Hash of the link by which the person here moves to another device. */
  readonly recovery: string | null;
}

/** One thing that happened in the game, in order. Never changed, never deleted. */
export interface ActRow {
  readonly table_id: string;
  readonly n: number;
  readonly kind: ActKind;
  readonly seat: number | null;
  readonly decision: number | null;
  readonly picks: string;
  readonly fingerprint: string;
  /** How many answers an undo took back. */
  readonly back: number;
  /** JSON of the events with all they hide. */
  readonly events: string;
  /** How many events there were after it. */
  readonly event_count: number;
  /** The seats that are asked after it, one bit each. */
  readonly asked: number;
  readonly client_id: string | null;
  readonly at: number;
  /** How often answers had been taken back before it: other dice fall then. */
  readonly stir: number;
}

/** The newest save of a table: loading it means this and the few acts since. */
export interface SnapshotRow {
  readonly table_id: string;
  readonly n: number;
  readonly save: string;
}

export interface ChatRow {
  readonly table_id: string;
  readonly n: number;
  /** null: a spectator. */
  readonly seat: number | null;
  readonly name: string;
  readonly kind: ChatKind;
  readonly text: string;
  readonly at: number;
  /** Who said it under which id, so that it is there once; null for what nobody has said. */
  readonly client_id: string | null;
}

export interface SessionRow {
  readonly id: string;
  readonly created_at: number;
  /** When the browser was given its cookie again; 0: not since the first time. */
  readonly renewed_at: number;
}

/** Who may look at a table. */
export interface MemberRow {
  readonly table_id: string;
  readonly session: string;
  readonly name: string;
  readonly joined_at: number;
  /** 1: what they say is heard by nobody. */
  readonly muted: number;
  /** 1: they were sent away and may not look any more. */
  readonly banned: number;
}

/** A request that waits for the others: to take an answer back, or whatever is about somebody else's seat. */
export interface ProposalRow {
  readonly id: string;
  readonly table_id: string;
  readonly kind: ProposalKind;
  readonly by_seat: number;
  readonly target: number;
  readonly level: string | null;
  /** The version it was made at; an undo that the game has overtaken is void. */
  readonly version: number;
  /** JSON: seat → yes or no. */
  readonly votes: string;
  readonly state: 'open' | 'agreed' | 'refused' | 'void';
  readonly at: number;
  /** Who wants to sit down, and under which name; null where somebody asks from a seat. */
  readonly session: string | null;
  readonly name: string;
}

/** A story that a group plays over several tables. */
export interface CampaignRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly link: string;
  /** JSON that the game makes and reads; it is never sent. */
  readonly state: string;
  /** Goes up with every change of the state, so that two changes at once can't undo each other. */
  readonly version: number;
  /** Session hash of who began it. */
  readonly created_by: string;
  readonly created_at: number;
}

/** Who belongs to the group of a campaign. */
export interface CampaignMemberRow {
  readonly campaign_id: string;
  readonly session: string;
  readonly joined_at: number;
}

/** Who is connected to which process; rows that are not renewed count for nothing. */
export interface PresenceRow {
  readonly table_id: string;
  readonly process: string;
  readonly seats: number;
  readonly spectators: number;
  readonly at: number;
}

/** How a game went; it can be found out again, so it is in no archive. */
export interface ReviewRow {
  readonly table_id: string;
  /** JSON. */
  readonly review: string;
}

/** Whom the operator does not let in: a network address or a session. */
export interface BanRow {
  readonly kind: 'address' | 'session';
  readonly value: string;
  readonly why: string;
  readonly at: number;
}

/** Where a browser wants to hear that it is somebody's turn, and the keys it reads with. */
export interface PushRow {
  readonly endpoint: string;
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
  readonly at: number;
}

export interface Database {
  tables: TableRow;
  seats: SeatRow;
  acts: ActRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  sessions: SessionRow;
  members: MemberRow;
  proposals: ProposalRow;
  presence: PresenceRow;
  campaigns: CampaignRow;
  campaign_members: CampaignMemberRow;
  bans: BanRow;
  pushes: PushRow;
  reviews: ReviewRow;
}

/** Every kind of row in an order in which they can be written again. Presence is of the moment and left out,
 * so are the addresses of browsers, which are of one server alone. */
export const ARCHIVED = [
  'sessions',
  'campaigns',
  'campaign_members',
  'tables',
  'seats',
  'members',
  'acts',
  'snapshots',
  'chat',
  'proposals',
  'bans',
] as const;
export type Archived = (typeof ARCHIVED)[number];
