import type { Decision, DecisionOption, Outcome, SeenEvent, TableOptions, View } from '@cantina/kernel';
import type { GameText } from '@cantina/playable';
import type { Book, Lang } from '@cantina/text';
import type { Component } from 'svelte';
import type { Glossary } from './glossary.ts';
import type { Play } from './play.ts';
import type { GameEnd } from './stage/ending.ts';
import type { GameStage } from './stage/scene.ts';

/** How far everybody is from winning, and what is nearest for who looks. */
export interface Goal {
  /** What wins: "First to 10 fame". */
  readonly title: string;
  /** How far each is, in a few words and as a share of the way. A game played together has one entry without a seat. */
  readonly standings: readonly {
    readonly seat: number | null;
    readonly text: string;
    /** The same in a few signs, beside the mark of the seat where there is no room for words. */
    readonly short?: string;
    readonly share: number;
  }[];
  /** What would bring me closer now, from the rules, and where it is. */
  readonly nearest?: { readonly text: string; readonly space?: string; readonly card?: number };
  /** Somebody can win with the next turn. */
  readonly warning?: string;
}

/** What a game brings to the browser: its texts and its table, and nothing of its rules. */
export interface GameFace {
  readonly book: Book;
  readonly texts: Readonly<Record<Lang, GameText>>;
  /** The whole table of the game, drawn from what one viewer may know. */
  readonly Table: Component<{ play: Play }>;
  /** One card, large enough to read. */
  readonly Card: Component<{ face: string; lang: Lang }>;
  /** Whether a setting of a new table changes anything beside the others that were chosen; all do unless said. */
  settingMatters?(setting: string, chosen: TableOptions): boolean;
  /** The rules that a newcomer should read first, by their IDs: what it is about, how one wins, how a turn goes. */
  guide?(view: View): readonly string[];
  /** Which side a seat plays, where sides are not equal. */
  sideOf?(view: View, seat: number): string;
  /** How the end is told; where it is not, or only some of the seats have won, the winners are named. */
  ending?(outcome: Outcome, lang: Lang): string | undefined;
  /** What the story tells when a game is over. */
  epilogue?(view: View, outcome: Outcome, lang: Lang): string;
  /** What a player is called who sits at no seat: the printed opponent of a solo game. */
  opponentName?(seat: number, lang: Lang): string;
  /** The card on the screen to which an option belongs that names none. */
  anchor?(option: string, play: Play): number | undefined;
  /**
   * The option that a click on a card takes where it has not exactly one: the usual one of several, or the one that leads to
   * where something can be done with it; `next` is what was meant by it and is taken at the next question.
   */
  leadsTo?(card: number, play: Play): { readonly option: string; readonly next?: string } | undefined;
  /** Whether a finger that touches the card of an option first sees it large, with what can be done about it: it may not have been read yet. */
  readsFirst?(option: DecisionOption, play: Play): boolean;
  /** The space of the board to which an option belongs that is not called `space:…`. */
  spaceOf?(option: string, play: Play): string | undefined;
  /** What a space of the board is called. */
  spaceName?(space: string, lang: Lang): string;
  /** The answer to a question that is none at this table, since nobody there could agree: it is given for the person. */
  unasked?(decision: Decision, play: Play): string | undefined;
  /** Whether an event tells of such an answer: nothing that one would take back. */
  wentUnasked?(event: SeenEvent, play: Play): boolean;
  /** Whether the table itself puts the answer together (a trade offer); then the options are not listed beside it. */
  composes?(decision: Decision): boolean;
  /** Options besides `end` that end the turn: they stand where turns end, not where one chooses what to do. */
  readonly ends?: readonly string[];
  /** Whether an option is listed beside the table; all are unless said, but some maps have too many places to go. */
  lists?(option: DecisionOption, play: Play): boolean;
  /** How many things can be done with a card, where one word is better than “choices”: “3 targets”. */
  ways?(options: readonly DecisionOption[], lang: Lang): string | undefined;
  /** Whether people came for just this, also where its name would make it a mere “done”: to pay. It is listed first. */
  wishes?(option: DecisionOption, play: Play): boolean;
  /** What one should know of an option besides its name: a price, what lies in a sector. */
  noteOn?(option: Pick<DecisionOption, 'id'>, play: Play): string;
  /** The question in other words while a card is held: what would become of it; nothing: as it is asked. */
  asks?(play: Play): string | undefined;
  /** What it would take to do something with a card where nothing can be done with it now. */
  needs?(card: number, play: Play): string | undefined;
  /** The packs that this table has unlocked, by their names (a public field of the view); see `packs`. */
  packs?(view: View): readonly string[];
  /** How the game shows itself happening. */
  readonly stage?: GameStage;
  /** How its end is told. */
  readonly end?: GameEnd;
  /** How far everybody is; shown above the table all the time. */
  goal?(play: Play): Goal | null;
  /** What every sign, track and area of the table means, by its name; loaded when somebody asks. */
  readonly glossary?: () => Promise<Glossary>;
  /** The option that leads as far as possible towards a space, where one moves right now. */
  towards?(space: string, play: Play): string | undefined;
  /** Why somebody might regret an option that can't be taken back, or null. */
  warning?(play: Play, option: string): string | null;
}
