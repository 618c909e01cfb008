/** Tells somebody who is not here that it is their turn. */
export interface Notice {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly seat: number;
  readonly player: string;
  readonly webhook: string;
}

export interface Notifier {
  yourTurn(notice: Notice): void;
  /** Whether a webhook may call this address at all. */
  allows(url: string): boolean;
}
