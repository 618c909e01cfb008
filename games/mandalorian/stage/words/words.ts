/** What the stage says beyond the sentences of the log. */
export interface StageWords {
  /** "Event · Move at 6" */
  readonly event: (area: string, total: number) => string;
  readonly eventAlone: string;
  readonly crisis: string;
  readonly crisisOn: (area: string, total: number) => string;
  readonly crisisAlone: string;
  /** "5 → 3 hearts" */
  readonly hearts: (name: string, from: number, to: number) => string;
  readonly heartsOf: (left: number, of: number) => string;
  readonly healthOf: (left: number, of: number) => string;
  readonly hit: (points: number) => string;
  readonly blocked: string;
  readonly lastHeart: string;
  readonly defeated: string;
  readonly lostByDefeat: string;
  readonly revealed: (space: string) => string;
  readonly looked: (space: string) => string;
  readonly lookedAhead: string;
  readonly reinforcement: (space: string) => string;
  readonly attack: string;
  readonly door: { readonly over: string; readonly opens: string };
  readonly taken: string;
  readonly delivered: string;
  readonly track: (name: string, from: number, to: number, of: number) => string;
  readonly trackEmptied: (name: string) => string;
  readonly time: { readonly title: string; readonly why: string; readonly left: (left: number) => string };
  readonly nothing: string;
  readonly secret: string;
  readonly won: string;
  readonly lost: string;
  readonly moved: (name: string, from: string, to: string) => string;
  readonly warnTime: string;
  readonly warnHeart: (name: string) => string;
  readonly steps: string;
  readonly states: { readonly done: string; readonly now: string; readonly open: string; readonly skipped: string };
  readonly notSix: string;
}
