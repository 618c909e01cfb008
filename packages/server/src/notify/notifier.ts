/** What may be told of a turn to whoever has asked for it. */
export interface OpenNotice {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly seat: number;
  readonly player: string;
}

/** Tells somebody who is not here that it is their turn. */
export interface Notice extends OpenNotice {
  /** An address that wants to hear of this seat. */
  readonly webhook: string | null;
  /** Who sits there. */
  readonly session: string | null;
}

export interface Notifier {
  yourTurn(notice: Notice): void;
  /** Whether a webhook may call this address at all. */
  allows(url: string): boolean;
}

/** What a server offers to browsers that want to be told. */
export interface PushOffer {
  readonly publicKey: string;
  /** Whether this address may be called, and whoever is there can read it. */
  takes(endpoint: string, keys: { readonly p256dh: string; readonly auth: string }): boolean;
}
