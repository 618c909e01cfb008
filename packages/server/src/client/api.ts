import type { OptionPresets, OptionSpecs, SeenEvent, TableOptions, Transcript, View, Viewer } from '@cantina/kernel';
import type { Pack } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import type { WireError } from '../errors.ts';
import type {
  CampaignInfo,
  CampaignSummary,
  GameReview,
  GroupPerson,
  Person,
  Presence,
  Step,
  TableInfo,
} from '../live/messages.ts';
import type {
  CampaignRequests,
  ForkRequest,
  JoinRequest,
  NewCampaignRequest,
  NewTableRequest,
  TableRequests,
} from '../live/protocol.ts';
import { Refused } from './errors.ts';

export interface GameInfo {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs<TableOptions>;
  /** What a choice suggests for others that nobody has made yet. */
  readonly presets: OptionPresets<TableOptions>;
  readonly rules: string;
  /** Whether a group can play it as a story over several games. */
  readonly campaign: boolean;
  /** Those one can play against, from the weakest to the strongest. Besides, every game knows random, quick and strong. */
  readonly bots: readonly BotInfo[];
}

/** Somebody to play against. */
export interface BotInfo {
  readonly id: string;
  readonly names: Readonly<Record<Lang, string>>;
  /** How it plays, in one line. */
  readonly taste: Readonly<Record<Lang, string>>;
  /** Elo, where quick has 1000; null: not measured yet. */
  readonly rating: number | null;
  /** The face of the game whose picture it shows. */
  readonly face: string;
}

/** Under which addresses others reach the server: the one its host has named, and those in its own network. */
export interface Addresses {
  readonly public: string | null;
  readonly network: readonly string[];
}

/** What a server offers besides playing. */
export interface Offers {
  /** The key by which a browser can be told that it is one's turn; null where nobody is told. */
  readonly push: string | null;
  /** Whether a table can be brought as a file. */
  readonly imports: boolean;
}

export interface PushWish {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly lang: Lang;
}

/** What a link leads to. */
export interface Invitation {
  /** `recovery`: somebody's own link to their seat. */
  readonly role: 'seat' | 'spectator' | 'host' | 'recovery';
  readonly seat: number | null;
  /** What the seat's side is called in each language; null where it has none, or none yet. */
  readonly side: Readonly<Record<Lang, string>> | null;
  /** Who has made the table; empty when nobody knows. */
  readonly host: string;
  readonly table: TableInfo;
}

export interface Links {
  readonly host: string;
  readonly spectator: string;
  readonly seats: readonly (string | null)[];
}

export interface MyTable extends TableInfo {
  readonly asked: readonly number[];
  readonly yourTurn: boolean;
  readonly lastMoveAt: number | null;
}

export interface Replay {
  readonly table: TableInfo;
  readonly as: Viewer;
  readonly steps: readonly Step[];
  /** Only when the game is over. */
  readonly seed: string | null;
  readonly transcript: Transcript | null;
}

/** Some steps, and the table before the first of them; `played` plays them on it. */
export interface Reel {
  readonly as: Viewer;
  readonly view: View | null;
  readonly steps: readonly Step[];
}

/** A campaign with everything its group has unlocked, in one language, and the tables where it plays now. */
export interface CampaignRead {
  readonly campaign: CampaignInfo;
  readonly packs: readonly Pack[];
  readonly tables: readonly TableInfo[];
}

export type Range = { readonly as?: Viewer; readonly from?: number; readonly to?: number };

export type { SeenEvent };

/** The HTTP side of the server, typed. Cookies are the business of `fetch`. */
export class Api {
  constructor(
    /** `https://cantina.example`, or nothing for the page's own server. */
    private readonly base = '',
    private readonly send: typeof fetch = (...args) => fetch(...args),
  ) {}

  games = () => this.get<{ readonly games: readonly GameInfo[] }>('games');
  addresses = () => this.get<Addresses>('addresses');
  /** What the server offers besides playing. */
  offers = () => this.get<Offers>('offers');
  /** Where this browser wants to hear that it is one's turn, and no more. */
  tellMe = (where: PushWish) => this.post<object>('push', where);
  tellMeNoMore = (endpoint: string) => this.post<object>('push/off', { endpoint });
  invitation = (token: string) => this.post<Invitation>('invitation', { token });
  tables = () => this.get<{ readonly tables: readonly MyTable[] }>('tables');
  table = (id: string) => this.get<{ readonly table: TableInfo; readonly presence: Presence }>(`tables/${id}`);
  /** Who may look at your table. */
  people = (id: string) => this.get<{ readonly people: readonly Person[] }>(`tables/${id}/people`);
  create = (wish: NewTableRequest) => this.post<{ readonly table: TableInfo; readonly links: Links }>('tables', wish);
  join = (request: JoinRequest) =>
    this.post<{
      readonly table: TableInfo;
      readonly seat: number | null;
      /** The others are asked first: a game runs. */
      readonly waiting: boolean;
    }>('join', request);
  /** A new table that goes on from a step of a game that is over. */
  fork = (id: string, request: ForkRequest) =>
    this.post<{ readonly table: TableInfo; readonly links: Links }>(`tables/${id}/fork`, request);
  replay = (id: string, range: Range = {}) => this.get<Replay>(`tables/${id}/replay${queryOf(range)}`);
  /** What the table has unlocked, in one language. */
  packs = (id: string, lang: Lang) => this.get<{ readonly packs: readonly Pack[] }>(`tables/${id}/packs?lang=${lang}`);
  views = (id: string, range: Range = {}) => this.get<Reel>(`tables/${id}/replay/views${queryOf(range)}`);

  /** How a game went that is over; null while that is being found out: ask again a bit later. */
  review = (id: string, as: Viewer = 'spectator') =>
    this.get<{ readonly as: Viewer; readonly review: GameReview | null }>(`tables/${id}/review?as=${as}`);
  /** What the strongest bot would answer in your place, best first. */
  hint = (id: string, seat: number, decision: number) =>
    this.post<{ readonly advised: readonly { readonly picks: readonly string[]; readonly chance: number | null }[] }>(
      `tables/${id}/hint`,
      { seat, decision },
    );
  /** The table as a file; of a running game only where nobody else is. */
  file = async (id: string) => (await this.fetched(`tables/${id}/export`, { method: 'GET' })).text();
  /** A table from such a file. */
  bring = (file: string) => this.request<{ readonly table: TableInfo }>('import', { method: 'POST', body: file });

  /** Everything else one may do with a table: claim, leave, start, lock, kick, bot, links, rematch … */
  act = <A extends keyof TableRequests>(id: string, action: A, request: TableRequests[A]) =>
    this.post<{ readonly table: TableInfo; readonly link?: string; readonly rematch?: string }>(
      `tables/${id}/${action}`,
      request,
    );

  campaigns = () => this.get<{ readonly campaigns: readonly CampaignSummary[] }>('campaigns');
  campaign = (id: string, lang: Lang) => this.get<CampaignRead>(`campaigns/${id}?lang=${lang}`);
  /** The link is shown this once. */
  beginCampaign = (wish: NewCampaignRequest) =>
    this.post<{ readonly campaign: CampaignInfo; readonly link: string }>('campaigns', wish);
  campaignInvitation = (token: string) =>
    this.post<{ readonly game: string; readonly name: string }>('campaigns/invitation', { token });
  joinCampaign = (token: string) => this.post<{ readonly campaign: CampaignInfo }>('campaigns/join', { token });

  /** Who belongs to your group. */
  group = (id: string) => this.get<{ readonly people: readonly GroupPerson[] }>(`campaigns/${id}/people`);

  /** Everything that tells of you goes: seats, names, what you said, the cookie. */
  forget = () => this.post<Readonly<Record<string, never>>>('forget', {});

  /** Everything else one may do with a campaign: reset, unlock, name, link, leave. */
  actOnCampaign = <A extends keyof CampaignRequests>(id: string, action: A, request: CampaignRequests[A]) =>
    this.post<{ readonly campaign: CampaignInfo; readonly link?: string }>(`campaigns/${id}/${action}`, request);

  private get<T>(path: string): Promise<T> {
    return this.request<T>(path, { method: 'GET' });
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.request<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async request<T>(path: string, init: RequestInit): Promise<T> {
    return (await this.fetched(path, init)).json() as Promise<T>;
  }

  private async fetched(path: string, init: RequestInit): Promise<Response> {
    const response = await this.send(`${this.base}/api/${path}`, { credentials: 'same-origin', ...init });
    if (response.ok) return response;
    const { error } = (await response.json()) as { readonly error: WireError };
    throw new Refused(error, response.status);
  }
}

function queryOf(range: Range): string {
  const pairs = Object.entries(range).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
