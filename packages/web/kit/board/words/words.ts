/** What the pieces of the kit say by themselves; all else comes from the game. */
export interface KitWords {
  readonly possible: string;
  readonly picked: string;
  readonly mapKeys: string;
  readonly closer: string;
  readonly farther: string;
  readonly fit: string;
  readonly route: (spaces: number) => string;
  /** Does what was only looked at so far. */
  readonly go: string;
  readonly rolling: string;
  readonly chance: string;
  readonly more: string;
  readonly less: string;
  readonly nothing: string;
  readonly offer: string;
  readonly noOffer: string;
  readonly youGive: string;
  readonly youGet: string;
  readonly ofMost: (most: string) => string;
  readonly openPanel: string;
  readonly closePanel: string;
  readonly outOf: (value: number, most: number) => string;
}
