import type { Message, OptionValue, Outcome, RuleId, TableOptions } from '@cantina/kernel';

/**
 * A story told over several games. Pure functions: `State` is plain JSON that whoever keeps it (the server) hands back.
 * It is never sent; people see `view`, and the texts of `packs`.
 */
export interface Campaign<State = unknown> {
  /** A new group, or one that begins again. */
  begin(): State;
  /** A table of the group has played to its end. */
  afterGame(state: State, game: GamePlayed): State;
  /** Everything at once, for those who want it all. */
  unlockEverything(state: State): State;
  /** The options of a table of the group: what people wish for, and what the campaign decides. */
  optionsFor(state: State, wish: TableOptions): TableOptions;
  /** Why the group may not play that, or null. Says nothing of what is still locked. */
  refusal(
    state: State,
    options: TableOptions,
    seats: number,
  ): { readonly reason: Message; readonly rule: RuleId } | null;
  /** Packs the group may read. */
  packs(state: State): readonly string[];
  view(state: State): CampaignView;
}

/** A game of a campaign that is over. */
export interface GamePlayed {
  readonly options: TableOptions;
  readonly outcome: Outcome;
  readonly seats: number;
}

/** A campaign as its group may know it. The messages are in the game's book or in an unlocked pack. */
export interface CampaignView {
  /** What was told so far, oldest first. */
  readonly story: readonly StoryPage[];
  /** What may be played, in the order of the story. */
  readonly scenarios: readonly Scenario[];
  /** The scenario with which the story goes on; null: it is told. */
  readonly next: string | null;
  /** What else people choose for a table: options by name, with the values that are open to them. */
  readonly choices: Readonly<Record<string, readonly OptionValue[]>>;
  /** Games that were played, oldest first; `options` as far as they are worth remembering. */
  readonly games: readonly { readonly name: Message; readonly won: boolean; readonly options: TableOptions }[];
}

/** Something to read, or a card that joins the game. */
export type StoryPage = {
  /** The part of the story it belongs to, from 1; the last part is what is new. */
  readonly chapter: number;
} & (
  | {
      readonly title: Message;
      readonly text: Message;
      /** The face that it brings to light: a moment of its own. */
      readonly reveals?: string;
    }
  | { readonly face: string }
);

/** Something to play: options that belong together under one name. */
export interface Scenario {
  readonly id: string;
  readonly name: Message;
  /** What it is about, and for whom; one paragraph each. */
  readonly about: readonly Message[];
  readonly options: TableOptions;
  /** Names of `choices` that matter for it. */
  readonly choices: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
}
