import type { Args, Message, RuleId } from '@cantina/kernel';

/** Everything the server can refuse, with the arguments its sentence needs. What the rules refuse is a `KernelError`. */
export interface ServerErrors {
  'bad-request': { readonly where: string };
  'not-found': Readonly<Record<string, never>>;
  'unknown-table': Readonly<Record<string, never>>;
  'unknown-game': { readonly game: string };
  'unknown-campaign': Readonly<Record<string, never>>;
  'no-campaign': { readonly game: string };
  /** What the story does not allow (yet); the reason is a sentence of the game. */
  'campaign-refuses': { readonly reason: { readonly message: Message } };
  'unknown-link': Readonly<Record<string, never>>;
  'no-session': Readonly<Record<string, never>>;
  'not-a-member': Readonly<Record<string, never>>;
  'not-the-host': Readonly<Record<string, never>>;
  'not-your-seat': { readonly seat: number };
  'no-such-seat': { readonly seat: number };
  'seat-taken': { readonly seat: number };
  'seat-not-open': { readonly seat: number };
  'seats-empty': { readonly seats: readonly number[] };
  'table-locked': Readonly<Record<string, never>>;
  /** Somebody sits there already who came by this link. */
  'link-used': { readonly seat: number };
  /** In a running game everybody has one seat. */
  'already-seated': Readonly<Record<string, never>>;
  'sent-away': Readonly<Record<string, never>>;
  muted: Readonly<Record<string, never>>;
  'name-taken': { readonly name: string };
  'host-present': Readonly<Record<string, never>>;
  banned: Readonly<Record<string, never>>;
  'already-started': Readonly<Record<string, never>>;
  'not-playing': Readonly<Record<string, never>>;
  'not-over': Readonly<Record<string, never>>;
  'no-hints': Readonly<Record<string, never>>;
  'no-proposal': Readonly<Record<string, never>>;
  'proposal-open': Readonly<Record<string, never>>;
  'seat-present': { readonly seat: number };
  'table-unreadable': Readonly<Record<string, never>>;
  'too-large': { readonly most: number };
  'too-fast': { readonly seconds: number };
  'too-many-connections': { readonly most: number };
  'too-many-tables': { readonly most: number };
  'too-many-campaigns': { readonly most: number };
  'foreign-origin': Readonly<Record<string, never>>;
  'webhook-not-allowed': Readonly<Record<string, never>>;
  'push-not-allowed': Readonly<Record<string, never>>;
  'import-not-allowed': Readonly<Record<string, never>>;
  'bad-file': { readonly where: string };
  'store-unavailable': Readonly<Record<string, never>>;
  stopping: Readonly<Record<string, never>>;
  /** The page was loaded from a server of before. */
  'old-client': { readonly protocol: number };
  internal: { readonly report: string };
}

export type ServerErrorCode = keyof ServerErrors;

/** Which HTTP status goes with a refusal. */
export const STATUS: Readonly<Record<ServerErrorCode, 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503>> = {
  'bad-request': 400,
  'not-found': 404,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-campaign': 404,
  'no-campaign': 409,
  'campaign-refuses': 409,
  'unknown-link': 404,
  'no-session': 401,
  'not-a-member': 403,
  'not-the-host': 403,
  'not-your-seat': 403,
  'no-such-seat': 404,
  'seat-taken': 409,
  'seat-not-open': 403,
  'seats-empty': 409,
  'table-locked': 403,
  'link-used': 409,
  'already-seated': 409,
  'sent-away': 403,
  muted: 403,
  'name-taken': 409,
  'host-present': 409,
  banned: 403,
  'already-started': 409,
  'not-playing': 409,
  'not-over': 409,
  'no-hints': 403,
  'no-proposal': 404,
  'proposal-open': 409,
  'seat-present': 409,
  'table-unreadable': 500,
  'too-large': 413,
  'too-fast': 429,
  'too-many-connections': 429,
  'too-many-tables': 429,
  'too-many-campaigns': 429,
  'foreign-origin': 403,
  'webhook-not-allowed': 403,
  'push-not-allowed': 403,
  'import-not-allowed': 403,
  'bad-file': 400,
  'store-unavailable': 503,
  stopping: 503,
  'old-client': 409,
  internal: 500,
};

/** A refusal for people: a code with arguments, printed by each reader's language. */
export class ServerError<C extends ServerErrorCode = ServerErrorCode> extends Error {
  override readonly name = 'ServerError';

  constructor(
    readonly code: C,
    readonly args: ServerErrors[C],
    options?: ErrorOptions,
    readonly rule?: RuleId,
  ) {
    super(`${code} ${JSON.stringify(args)}`, options);
  }
}

/** A refusal on the wire, of the server or of the rules. */
export interface WireError {
  readonly code: string;
  readonly args: Args;
  readonly rule?: string;
}
