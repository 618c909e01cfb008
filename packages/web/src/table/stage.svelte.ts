import type { Message, SeenEvent, View } from '@cantina/kernel';
import type { PlayedBeat, PlayedStep } from '@cantina/server/client';
import { plain, type Reader, type Segment } from '@cantina/text';
import {
  type Audience,
  type Cue,
  changesOf,
  cueOf,
  Director,
  type GameFace,
  type GoneBy,
  goneByLines,
  lengthOf,
  type Mine,
  type Motion,
  NO_RECAP,
  type Recap,
  type RecapLine,
  readingTime,
  recapOf,
  type Scene,
  type Shown,
  type StageBeat,
  type StageReader,
} from '@cantina/web/kit';
import { settings } from '../settings.svelte.ts';
import { say } from '../words/index.ts';
import { sounds } from './sounds.svelte.ts';

/** A beat at a table that had begun before it. */
export const isRunning = (beat: PlayedBeat): beat is StageBeat => beat.before !== null;

/** For whom something is shown: somebody at a table, or who watches a replay. */
export interface Spectacle {
  /** The seat of who looks; null: nothing concerns them in particular. */
  readonly viewerSeat: number | null;
  readonly face: GameFace;
  readonly reader: Reader;
  readonly mine: Mine;
  readonly isHurried: boolean;
  /** Something is asked of them, to be answered when the stage is empty. */
  readonly isAwaited: boolean;
  said(message: Message): readonly Segment[];
  /** Hands rest: what is pressed in the next moment was meant for what was there before. */
  rest?(): void;
}

/** What one viewer sees happening: the beats of every step, one after the other. */
export class Stage implements Audience, StageReader {
  shown = $state.raw<Shown | null>(null);
  /** Something is being shown: the question waits. */
  isBusy = $state(false);
  /** It waits until somebody has read what is explained to them. */
  isHeld = $state(false);
  /** What others did since one's own last step. */
  recap = $state.raw<Recap>(NO_RECAP);
  /** What of mine went by at once. */
  goneBy = $state.raw<readonly RecapLine[]>([]);
  /** What is going to be shown: its pictures are wanted soon. */
  coming = $state.raw<readonly Scene[]>([]);
  /** The newest of what happened, for who does not see it. */
  news = $state.raw('');
  /** The moment that was put aside to see the table, and the one that was called back since. */
  private asideAt = $state(-1);
  private calledBackAt = $state(-1);
  private saying: string[] = [];
  /** Who looks went on themselves just now: what comes up then surprises nobody. */
  private isGoingOn = false;
  private readonly director = new Director(this);

  constructor(private readonly play: Spectacle) {}

  get seat(): number | null {
    return this.play.viewerSeat;
  }

  get reader(): Reader {
    return this.play.reader;
  }

  get pace() {
    return settings.pace;
  }

  get mine() {
    return this.play.mine;
  }

  get motion(): Motion {
    return settings.movement;
  }

  get isAway(): boolean {
    return document.hidden;
  }

  get isHurried(): boolean {
    return this.play.isHurried;
  }

  get isAsked(): boolean {
    return this.play.isAwaited;
  }

  /** The table as it was at the moment that is shown; null: as it is. */
  get view(): View | null {
    return this.isBusy ? (this.shown?.cue.beat.view ?? null) : null;
  }

  /** What others did is told as a whole, before it is my turn. */
  get isTellingMeanwhile(): boolean {
    return this.isBusy && this.shown?.centre?.recap !== undefined;
  }

  /** The number of the newest event that has been shown; null: all of them. */
  get upTo(): number | null {
    return this.isBusy ? (this.shown?.cue.beat.events.at(-1)?.n ?? null) : null;
  }

  /** What is to be seen now, in a sentence. */
  get line() {
    return this.isBusy ? (this.shown?.cue.scene?.line ?? null) : null;
  }

  lineOf({ type, data }: SeenEvent): readonly Segment[] {
    return this.play.said({ key: `log.${type}`, args: data });
  }

  hear({ kind, beats }: PlayedStep): void {
    const { stage } = this.play.face;
    const running = beats.filter(isRunning);
    if (stage === undefined || kind === 'undo' || kind === 'rules' || running.length < beats.length) this.anew();
    else {
      const cues = running.map((beat) => cueOf(beat, stage, this));
      this.coming = cues.flatMap(({ scene }) => scene ?? []);
      this.director.add(cues);
    }
  }

  /** Several lines of the log as one sentence, where the game has one. */
  readonly sumUp = (events: readonly SeenEvent[]) => this.play.face.stage?.sumUp?.(events, this);

  /** Everything was read anew. */
  anew(): void {
    this.director.clear();
  }

  /** What the question belongs to waits beside the table. */
  get isAside(): boolean {
    return !this.isBusy && this.shown !== null && this.shown.centre !== null && this.shown.n === this.asideAt;
  }

  get isCalledBack(): boolean {
    return this.shown?.n === this.calledBackAt;
  }

  putAside(): void {
    this.asideAt = this.shown?.n ?? -1;
  }

  callBack(): void {
    this.calledBackAt = this.asideAt;
    this.asideAt = -1;
  }

  goOn(): void {
    this.go(() => this.director.goOn());
  }

  goToEnd(): void {
    this.go(() => this.director.goToEnd());
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.director.hold(isHeld);
  }

  again(): void {
    this.go(() => this.director.again());
  }

  private go(on: () => void): void {
    this.isGoingOn = true;
    on();
    this.isGoingOn = false;
  }

  show(shown: Shown | null, isBusy: boolean, goneBy: GoneBy): void {
    const sound = shown !== null && shown.n !== this.shown?.n ? shown.cue.scene?.sound : undefined;
    // What waits for me and came up by itself is not put away by a click that was on its way to what was shown before.
    const isToRead = shown?.isWaiting === true || (shown?.centre?.recap !== undefined && shown.n !== this.shown?.n);
    if (isToRead && !this.isGoingOn) this.play.rest?.();
    this.shown = shown;
    this.isBusy = isBusy;
    this.goneBy = goneByLines(goneBy);
    if (!isBusy) this.recap = this.recapped(this.director.past);
    if (sound !== undefined) sounds.play(sound);
  }

  meanwhile(past: readonly Cue[]): Scene | null {
    const recap = this.recapped(past);
    if (recap.lines.length === 0) return null;
    const letters = recap.lines.reduce((sum, { line }) => sum + lengthOf(line), 0);
    return {
      key: 'meanwhile',
      line: say('stage.before-you'),
      concerns: [],
      weight: 'moment',
      time: readingTime(letters),
      centre: { ink: 'story', title: say('stage.meanwhile'), recap },
    };
  }

  private recapped(past: readonly Cue[]): Recap {
    const { seat } = this;
    const { stage } = this.play.face;
    const changes =
      seat === null || stage === undefined ? [] : changesOf(past, (view) => stage.standing(view, seat, this));
    return { ...recapOf(past, seat), changes };
  }

  tell({ beat, scene }: Cue): void {
    const said =
      scene === null
        ? beat.events.map((event) => plain(this.lineOf(event))).filter((text) => text.trim() !== '')
        : [typeof scene.line === 'string' ? scene.line : plain(scene.line)];
    if (said.length === 0) return;
    // What comes at once is read in one go, in its order.
    if (this.saying.length === 0) {
      queueMicrotask(() => {
        this.news = this.saying.join(' ');
        this.saying = [];
      });
    }
    this.saying.push(...said);
  }
}
