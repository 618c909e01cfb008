import type { Size } from '@cantina/art';
import type { SeenEvent, View } from '@cantina/kernel';
import type { Reader, Segment } from '@cantina/text';
import type { Component } from 'svelte';
import type { Die } from '../board/die.ts';
import type { Play } from '../play.ts';
import type { Recap } from './recap.ts';
import type { SoundName } from './sounds.ts';

/** A sentence, with cards to look at and people in bold where it has them. */
export type Told = string | readonly Segment[];

/** One beat of a step: what happened, and the table before and after it. */
export interface StageBeat {
  /** Which step it belongs to, by its number in the record, and which of its beats it is. */
  readonly step: number;
  readonly index: number;
  /** Who answered; null where nobody did, as at the start. */
  readonly by: number | null;
  readonly events: readonly SeenEvent[];
  readonly before: View;
  readonly view: View;
}

/** Who looks, and in which words. */
export interface StageReader {
  /** The seat of who looks; null for spectators and replays. */
  readonly seat: number | null;
  readonly reader: Reader;
  /** The sentence of the log for an event, or nothing. */
  lineOf(event: SeenEvent): readonly Segment[];
}

/** Whom a number, a stake or a verdict pleases. */
export type Tone = 'plain' | 'good' | 'bad';

/** What is at stake: what happens if it succeeds or fails, by how much, and whether it has come true. */
export interface Stake {
  readonly label: string;
  readonly text: Told;
  readonly tone?: Tone;
  /** `open` until it is decided; what was missed stays visible, dim. */
  readonly state?: 'open' | 'met' | 'missed';
}

/** One of the two in a fight, or one side of a deal. */
export interface Side {
  readonly name: string;
  readonly face?: string;
  readonly seat?: number;
  /** Health, hull: `4 / 6`; what they bring: `5 dice`. */
  readonly lines: readonly Told[];
  readonly dice?: readonly Die[];
  /** What the dice come to; said when they lie. */
  readonly total?: Told;
  readonly tone?: Tone;
}

/** What lies in the middle of the table. A later scene of the same key adds to it; what it leaves out stays. */
export interface Centre {
  /** Which ink tints the stage. */
  readonly ink: 'story' | 'danger' | 'law' | 'trade' | 'force' | 'glory';
  /** Faces whose pictures stand beside it: one large, or several. */
  readonly faces?: readonly string[];
  /** What kind of thing it is and where: "Encounter · Takodana". */
  readonly over?: string;
  readonly title: string;
  readonly text?: Told;
  /** What is needed: "Influence · you are skilled: a hit or a critical hit", 75 %. */
  readonly needs?: readonly { readonly text: Told; readonly chance?: number }[];
  readonly stakes?: readonly Stake[];
  readonly sides?: readonly [Side, Side];
  /** Dice that fall in this beat; what is said below them is said when they lie. */
  readonly dice?: readonly Die[];
  /** What the dice are rolled for, for who does not see them; where it is said before they fall, their place is kept free. */
  readonly rolledFor?: string;
  /** Step by step what came of it: who does what to whom. Lines of later scenes come below. */
  readonly lines?: readonly { readonly text: Told; readonly tone?: Tone; readonly face?: string }[];
  /** In a word how it ended, and why. */
  readonly verdict?: { readonly text: string; readonly why?: Told; readonly tone: Tone };
  /** It is read from its head, also when something is added to it. */
  readonly isReadFromTop?: boolean;
  /** What others did, told line by line; then it has nothing else but its title. */
  readonly recap?: Recap;
  /** What the kit has no words for; drawn by the game's `Extra`. */
  readonly extra?: unknown;
}

/** What one beat shows. */
export interface Scene {
  /**
   * Scenes of one key in a row are one picture that grows: test named, dice, verdict. Passing scenes of one key are one
   * sentence that grows, whatever comes between: so many cards played.
   */
  readonly key: string;
  /** Begins a picture of its own although the one before has the same key: the next test of the same card. */
  readonly isNew?: boolean;
  /** What happens, in one sentence: read under the table, read aloud, and told again in the recap. */
  readonly line: Told;
  /** The seats to whom it happens. What happens to me waits until I have seen it. */
  readonly concerns: readonly number[];
  /** Whose deed it is, where it is told of a character and not of a seat: what I do in somebody else's turn. */
  readonly doer?: number;
  /**
   * `passing`: the table itself shows it (a card moves, a ship flies). `moment`: worth a look, in the middle if there is a
   * `centre`. `great`: what people will tell each other afterwards.
   */
  readonly weight: 'passing' | 'moment' | 'great';
  readonly centre?: Centre;
  /** Stays in the middle while the question that follows belongs to it: a story whose options are being asked for. */
  readonly stays?: boolean;
  /** Cards that are shown small beside the sentence, in the recap too. */
  readonly faces?: readonly string[];
  /** Under which key it is told afterwards, where what comes later in the same picture does not stand for it. */
  readonly toldAs?: string;
  /** What is told afterwards, where the sentence of the moment must not say yet how it ended. */
  readonly told?: Told;
  /** In the recap it begins a sentence, or adds to the one that was begun before; if there is none, it is told by itself. */
  readonly clause?: Clause;
  /** In the recap it is told together with others of its kind. */
  readonly among?: Among;
  /** Whether the recap of somebody's turn tells it; everything but what passes by, unless said. */
  readonly isTold?: boolean;
  readonly sound?: SoundName;
  /** How long the table itself needs to show it (a long flight), in milliseconds at the calm pace. */
  readonly time?: number;
}

/** What a scene adds to a sentence of the recap: “Y-Wing:”, “exiled”, “2 damage to Endor”; empty: others say it. */
export interface Clause {
  readonly text: Told;
  /** It begins the sentence: a card is used, somebody attacks; what comes of it is added to it. */
  readonly opens?: boolean;
}

/** One of several things that are told in one sentence, however many they are: what was bought, and for how much together. */
export interface Among {
  readonly kind: string;
  readonly name: string;
  readonly amount: number;
  told(names: readonly string[], sum: number): Told;
}

/** Something of mine that others can change, as a number: credits, damage, cards. */
export interface Standing {
  readonly name: string;
  readonly value: number;
  /** The more, the worse. */
  readonly isBad?: boolean;
}

/** How a game shows itself happening: `games/<game>/stage/`. */
export interface GameStage {
  /** What a beat shows; null: nothing of its own, the table is drawn as it is by then. */
  sceneOf(beat: StageBeat, at: StageReader): Scene | null;
  /** Whose turn it is; null where it is nobody's in particular. */
  turnOf(view: View): number | null;
  /** Several lines of the log in a row as one sentence: "You play five cards: 4 resources, attack 2"; nothing: they stay. */
  sumUp?(events: readonly SeenEvent[], at: StageReader): Told | undefined;
  /** Says to all that somebody can win with the next turn; nothing otherwise. */
  warning?(view: View, at: StageReader): string | undefined;
  /** How somebody stands, nothing while the table is being set up; the recap of others' turns says what of it has changed. */
  standing(view: View, seat: number, at: StageReader): readonly Standing[];
  /** How low the place hums, in hertz. */
  readonly hum?: number;
  /** Which pictures that will show, so that they are drawn before. */
  picturesOf?(extra: unknown): readonly { readonly face: string; readonly size: Size; readonly viewBox?: string }[];
  /** What the centre shows that no other game has. */
  readonly Extra?: Component<{ extra: unknown; play: Play }>;
}
