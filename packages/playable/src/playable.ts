import type { Brain, CoreState, Game, Seat, Table, TableOptions, View } from '@cantina/kernel';
import type { Book, Lang, Reader, Segment } from '@cantina/text';
import type { Campaign } from './campaign.ts';
import type { Opponent } from './opponents.ts';
import type { Packs } from './packs.ts';
import type { Universe } from './universe.ts';

/**
 * Everything a game brings to the table; the server, the command line and the browser need nothing else of it. A game
 * exports one as `playable` from its index.ts, and packages/games lists it.
 */
export interface Playable<S extends CoreState = CoreState> {
  readonly game: Game<S>;
  readonly brain: Brain<S>;
  /** Those one can play against, from the weakest to the strongest; without any, only the levels that every game has. */
  readonly opponents?: readonly Opponent[];
  /** Every message of the game in all languages: prompts, reasons, labels, log lines. */
  readonly book: Book;
  readonly texts: Readonly<Record<Lang, GameText>>;
  /** Our own wording of the rules as markdown: `## chapter` and lines `- **DB-ATK-07** sentence`. */
  readonly rulebook: Readonly<Record<Lang, string>>;
  /** Everything there is to meet in a game, so that `cantina simulate --coverage` can name what never was. */
  readonly universe?: Universe;
  /** What a group unlocks bit by bit. The server sends a pack only to tables that have unlocked it. */
  readonly packs?: Packs<S>;
  /** What the table at which the game is learned is dealt from, so that it begins with what the lesson tells of. */
  readonly lessonSecret?: string;
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
