import type {
  Brain,
  CoreState,
  Game,
  Message,
  OptionValue,
  Outcome,
  RuleId,
  Seat,
  Table,
  TableOptions,
  View,
} from '@cantina/kernel';
import type { Book, Lang, Reader, Segment } from './index.ts';

/**
 * Everything a game brings to the table; the server, the command line and the browser need nothing else of it. A game
 * exports one as `playable` from its index.ts, and packages/games lists it. The type lives here because games know the
 * kernel and this package only.
 */
export interface Playable<S extends CoreState = CoreState> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
  /** Every message of the game in all languages: prompts, reasons, labels, log lines. */
  readonly book: Book;
  readonly texts: Readonly<Record<Lang, GameText>>;
  /** Our own wording of the rules as markdown: `## chapter` and lines `- **DB-ATK-07** sentence`. */
  readonly rulebook: Readonly<Record<Lang, string>>;
  /** Everything there is to meet in a game, so that `cantina simulate --coverage` can name what never was. */
  readonly universe?: {
    readonly verbs: readonly string[];
    /** Prompt keys of questions. */
    readonly decisions: readonly string[];
    readonly events: readonly string[];
  };
  /** What a group unlocks bit by bit. The server sends a pack only to tables that have unlocked it. */
  readonly packs?: Packs<S>;
  /** What a group plays over several games. The server keeps its state between them. */
  readonly campaign?: Campaign;
  /**
   * The same options with an end, where a game may go on as long as nobody wins: simulated players who only choose at
   * random may never win.
   */
  endFor?(options: TableOptions): TableOptions;
  /** How many rounds or turns were begun, for statistics. */
  rounds?(g: Table<S>): number;
  /** Which side a seat plays (`empire`), where sides are not equal. A public fact. */
  sideOf?(g: Table<S>, seat: Seat): string;
}

/** What a game says in one language, besides its messages. */
export interface GameText {
  /** The name of the game. */
  readonly name: string;
  faceName(face: string): string;
  /** Every face with its printed text, in the order of the printed sheet. */
  sheet(): readonly SheetEntry[];
  sideName?(side: string): string;
  /** One thing people agree on when a table is made, and one of its values. */
  settingName?(setting: string, value?: string): string;
  /** What that setting or value means, in one sentence; empty where the name says it all. */
  settingHelp?(setting: string, value?: string): string;
  /** The table as one viewer sees it, for a terminal: short lines, made with `write`. */
  board?(view: View, reader: Reader): readonly Segment[];
}

/** One card of the printed sheet. */
export interface SheetEntry {
  readonly face: string;
  readonly name: string;
  /** The heading it stands under: a faction, a deck. */
  readonly group: string;
  /** Printed values in reading order: type, cost, attack … */
  readonly values: readonly string[];
  /** The generated rules text, one paragraph per entry. */
  readonly text: readonly string[];
  /** How many copies the game has. */
  readonly copies: number;
  /** A line of mood, without any rule in it. */
  readonly story?: string;
}

/** Secrets of a game by name. Nothing of them may be in what the browser loads: a game's `table/` never imports them. */
export interface Packs<S extends CoreState = CoreState> {
  /** What this table may read now, by its options and, once the game has begun, its state. */
  unlocked(options: TableOptions, g: Table<S> | null): readonly string[];
  read(pack: string, lang: Lang): Pack;
}

/** Texts and data that a table gets when it has unlocked them, in one language. Plain JSON. */
export interface Pack {
  readonly id: string;
  /** Faces that only this pack knows. */
  readonly sheet: readonly SheetEntry[];
  /** Messages by their key: a mission's goal, a page of the story, a prompt with slots (see `filled`). */
  readonly messages: Readonly<Record<string, string>>;
  /** What the words in those slots are called: a hero, an area. */
  readonly names?: Readonly<Record<string, string>>;
  /** Rules that hold from now on, as lines of a rulebook. */
  readonly rulebook: string;
  /** Whatever else the table draws from: a map, printed values. Plain JSON; the game knows its shape. */
  readonly data: unknown;
}

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
} & ({ readonly title: Message; readonly text: Message } | { readonly face: string });

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
