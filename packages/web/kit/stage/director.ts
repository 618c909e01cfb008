import type { Segment } from '@cantina/text';
import type { Motion } from '../motion.ts';
import type { Centre, GameStage, Scene, Side, StageBeat, StageReader } from './scene.ts';
import { diceTime, hasDice, LEAST_OF_MINE, type Mine, myTimeOf, type Pace, timeOf } from './tempo.ts';

/** A beat and what it shows. */
export interface Cue {
  readonly beat: StageBeat;
  readonly scene: Scene | null;
  /** Whose doing it is; null: nobody's in particular. */
  readonly by: number | null;
  /** Whose turn it is before and after it; null: nobody's in particular. */
  readonly turns: readonly [number | null, number | null];
  /** Everybody whom its events name. */
  readonly names: readonly number[];
}

/** What is on the stage. */
export interface Shown {
  readonly cue: Cue;
  /** What lies in the middle, with what earlier scenes of the same key have laid there. */
  readonly centre: Centre | null;
  /** Something in this picture happened to me, and I have not said yet that I have seen it. */
  readonly isOwed: boolean;
  /** It stays until somebody says to go on. */
  readonly isWaiting: boolean;
  /** Dice fall now; those of an earlier scene of the same picture lie. */
  readonly areDiceFalling: boolean;
  /** Counts what was shown: another number means another moment. */
  readonly n: number;
}

/** What of mine went by at once since the moment before: it is told beside what is shown, or until I act. */
export type GoneBy = readonly Cue[];

/** For whom it is played, and how they like it. */
export interface Audience {
  /** The seat of who looks; null: nothing concerns them in particular. */
  readonly seat: number | null;
  readonly pace: Pace;
  readonly mine: Mine;
  readonly motion: Motion;
  /** Nobody looks right now. */
  readonly isAway: boolean;
  /** A clock runs for who looks. */
  readonly isHurried: boolean;
  /** Who looks is asked something as soon as the stage is empty. */
  readonly isAsked: boolean;
  /** What others did, as a picture of its own; null: there is nothing to tell. */
  meanwhile(past: readonly Cue[]): Scene | null;
  /** Something else is on the stage, or nothing any more; `isBusy`: the question has to wait. */
  show(shown: Shown | null, isBusy: boolean, goneBy: GoneBy): void;
  /** It has happened, whether it was shown or not. */
  tell(cue: Cue): void;
}

/** So much may be waiting, in milliseconds: then it goes faster, then only what matters is shown. */
const A_LOT = 12000;
const TOO_MUCH = 30000;
const HURRY = 2500;
/** So many things that I did last are told until I act again. */
const LATELY = 2;
/** How long something great stays when there is no time. */
const GLIMPSE = 1100;

/**
 * Plays what happens, one beat after the other, at a pace that people can follow. It holds back nothing but the picture: the
 * server never waits for it, and who does not want to wait goes on.
 */
export class Director {
  private queue: Cue[] = [];
  /** What others did since one's own turn. */
  private played: Cue[] = [];
  private shown: Shown | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private goneBy: Cue[] = [];
  /** What I did and saw since I answered; the last of it stays in words when the stage is empty. */
  private seen: Cue[] = [];
  private isHasty = false;
  private isRepeating = false;
  /** Others have had a turn that was not told as a whole yet; whose turn it was at the moment that came last. */
  private isUntold = false;
  private turn: number | null = null;
  /** What of theirs was told as a whole last: a turn of mine in which I was asked nothing lies behind it. */
  private toldLast: Cue | undefined;
  /** Somebody explains what is to be seen; and the next moment has come meanwhile. */
  private isHeld = false;
  private isDue = false;
  private count = 0;

  constructor(private readonly audience: Audience) {}

  /** What others did since one's own turn, or since one's own last step in a game that knows no turns. */
  get past(): readonly Cue[] {
    return this.played;
  }

  get isBusy(): boolean {
    return this.queue.length > 0 || this.timer !== undefined || this.shown?.isWaiting === true;
  }

  /** A step has come: its beats are played after those that are still waiting. */
  add(cues: readonly Cue[]): void {
    const { audience } = this;
    this.remember(cues);
    const wasBusy = this.isBusy;
    // What stood beside the question was answered.
    if (!wasBusy && cues.some(({ beat }) => beat.by === audience.seat)) {
      this.goneBy = [];
      this.seen = [];
    }
    this.queue.push(...cues);
    if (audience.isAway) this.isHasty = true;
    if (!wasBusy) this.next();
  }

  /** What one's own answer leads to in the turn of somebody else, the first card they draw, is theirs. */
  private remember(cues: readonly Cue[]): void {
    const { seat } = this.audience;
    const isOwn = cues.some(({ beat }) => beat.by !== null && beat.by === seat);
    const [before = null] = cues[0]?.turns ?? [];
    const isInOthersTurn = before !== null && before !== seat;
    if (!isOwn || isInOthersTurn) {
      this.played.push(...cues);
      return;
    }
    const first = cues.findIndex(
      ({ by, turns: [past, after] }) => after !== null && after !== seat && (by !== seat || past !== seat),
    );
    this.played = first < 0 ? [] : cues.slice(first);
  }

  /** Ends the present scene: what waited was seen, what played is over. */
  goOn(): void {
    if (this.isBusy) this.next();
  }

  /** To the end of what others do; what happens to me still waits for me. */
  goToEnd(): void {
    if (!this.isBusy) return;
    this.isHasty = true;
    this.next();
  }

  /** What is shown stays until somebody has explained it, unless who looks goes on. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.isDue) this.next();
  }

  /** Plays once more what others did. */
  again(): void {
    if (this.isBusy || this.played.length === 0) return;
    this.isRepeating = true;
    this.queue = [...this.played];
    this.next();
  }

  /** What was going to be shown is not true any more: something was taken back, or everything was read anew. */
  clear(): void {
    this.queue = [];
    this.played = [];
    this.goneBy = [];
    this.seen = [];
    this.isUntold = false;
    this.finish(null);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDue = false;
    let last: Shown | null = null;
    // What shows nothing does not end a picture that grows.
    let picture = this.shown;
    for (let cue = this.queue[0]; cue !== undefined; cue = this.queue[0]) {
      if (this.isInMyTurn(cue) && this.tellMeanwhile()) return;
      this.queue.shift();
      this.noteTurn(cue);
      if (!this.isRepeating) this.audience.tell(cue);
      last = this.step(cue, picture);
      if (cue.scene !== null) picture = last;
      const time = this.timeFor(cue, last);
      if (last.isWaiting || time > 0) {
        this.present(last, true);
        this.goneBy = [];
        this.see(cue);
        if (!last.isWaiting) this.timer = setTimeout(() => this.onTime(), time);
        return;
      }
      // What nobody saw fall does not lie there later.
      if (picture === last && last.areDiceFalling) picture = { ...last, centre: withoutDice(last.centre) };
      if (cue.scene !== null && this.isAboutMe(cue)) this.goneBy.push(cue);
    }
    const isMyTurn = this.turn === null || this.turn === this.audience.seat;
    if (isMyTurn && this.audience.isAsked && this.tellMeanwhile()) return;
    this.finish(last ?? this.shown);
  }

  /** Whether it belongs to my own turn: what ends the turn of others is still theirs. */
  private isInMyTurn({ scene, by, turns: [before, after] }: Cue): boolean {
    const { seat } = this.audience;
    return scene !== null && seat !== null && after === seat && (before === seat || by === seat);
  }

  private noteTurn(cue: Cue): void {
    const { seat } = this.audience;
    const turns = cue.turns.filter((turn) => turn !== null);
    this.turn = cue.turns[1];
    if (seat !== null && !this.isRepeating && !this.isInMyTurn(cue) && turns.some((turn) => turn !== seat))
      this.isUntold = true;
  }

  /**
   * What others did is told as a whole before anything of my own turn is shown or asked, and waits for me like what happens to me:
   * the same press never puts away what comes next. Whoever wants it short, plays against a clock or does not look finds it beside
   * their question. Returns whether it is shown now.
   */
  private tellMeanwhile(): boolean {
    const { audience, queue } = this;
    if (!this.isUntold) return false;
    this.isUntold = false;
    if (audience.pace === 'summary' || audience.isHurried || audience.isAway) return false;
    const from = this.toldLast === undefined ? 0 : this.played.indexOf(this.toldLast) + 1;
    const past = this.played.slice(from).filter((cue) => !queue.includes(cue) && !this.isInMyTurn(cue));
    const last = past.at(-1);
    const scene = last === undefined ? null : audience.meanwhile(past);
    if (last === undefined || scene === null) return false;
    this.toldLast = last;
    const cue: Cue = { ...last, scene, by: null, names: [] };
    const isWaiting = audience.mine === 'wait';
    this.present({ ...this.step(cue, null), isWaiting }, true);
    this.goneBy = [];
    this.seen = [];
    if (!isWaiting) this.timer = setTimeout(() => this.onTime(), timeOf(scene, audience.pace, audience.motion));
    return true;
  }

  /** What others do takes the place of it. */
  private see(cue: Cue): void {
    const { scene } = cue;
    const isOwn = scene !== null && cue.by === this.audience.seat && !this.isRepeating;
    if (!isOwn) this.seen = [];
    else if (scene.isTold ?? scene.weight !== 'passing') this.seen.push(cue);
  }

  private onTime(): void {
    if (this.isHeld) this.isDue = true;
    else this.next();
  }

  private step(cue: Cue, before: Shown | null): Shown {
    const { scene } = cue;
    const grows = before !== null && scene !== null && before.cue.scene?.key === scene.key && scene.isNew !== true;
    const centre = grows ? merged(before.centre, scene.centre) : (scene?.centre ?? null);
    const areDiceFalling = scene?.centre !== undefined && hasDice(scene.centre);
    const isOwed = this.isToBeSeen(cue, centre) || (grows && before.isOwed && !before.isWaiting);
    return { cue, centre, areDiceFalling, isOwed, isWaiting: isOwed && this.isComplete(cue), n: ++this.count };
  }

  /** The stage is empty, or what stands there belongs to the question that is now open. */
  private finish(last: Shown | null): void {
    this.isDue = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHasty = false;
    this.isRepeating = false;
    if (this.goneBy.length === 0) this.goneBy = this.seen.slice(-LATELY);
    const scene = last?.cue.scene;
    const stays = last !== null && scene?.stays === true && last.centre !== null && this.audience.isAsked;
    // What stands beside the question is seen while one answers.
    this.present(stays ? { ...last, isOwed: false, isWaiting: false } : null, false);
  }

  private present(shown: Shown | null, isBusy: boolean): void {
    this.shown = shown;
    this.audience.show(shown, isBusy, this.goneBy);
  }

  private isMine({ scene }: Cue): boolean {
    const { seat } = this.audience;
    return seat !== null && scene?.concerns.includes(seat) === true;
  }

  private isAboutMe(cue: Cue): boolean {
    const { seat } = this.audience;
    return this.isMine(cue) || (seat !== null && cue.names.includes(seat));
  }

  /** Whether more of the same picture follows at once. */
  private growsOn({ scene }: Cue): boolean {
    const next = this.queue.find((each) => each.scene !== null)?.scene;
    return scene !== null && next?.key === scene.key && next.isNew !== true;
  }

  private isToBeSeen(cue: Cue, centre: Centre | null): boolean {
    return this.audience.mine === 'wait' && centre !== null && this.isMine(cue) && cue.scene?.weight !== 'passing';
  }

  /** Nothing more of the picture follows, nor does it stay beside the question. */
  private isComplete(cue: Cue): boolean {
    if (this.growsOn(cue)) return false;
    return !(cue.scene?.stays === true && this.queue.length === 0 && this.audience.isAsked);
  }

  private timeFor(cue: Cue, shown: Shown): number {
    const { scene, beat } = cue;
    const { audience } = this;
    if (scene === null || shown.isWaiting) return 0;
    const isMine = this.isMine(cue);
    const isOwnDeed = cue.by !== null && cue.by === audience.seat && beat.by === cue.by;
    if (isMine && audience.mine === 'pass') return 0;
    // What I did myself and nothing came in between is seen at once.
    if (isOwnDeed && !this.isRepeating && scene.centre === undefined && scene.weight !== 'great') return 0;
    if (isMine && scene.weight !== 'passing') {
      // It stays while one answers; only dice have to lie before.
      if (scene.stays === true && this.queue.length === 0 && audience.isAsked) return diceTime(scene, audience.motion);
      return myTimeOf(scene, audience.pace, audience.motion);
    }
    if (this.isHasty || (this.isBehind && !this.isAboutMe(cue)))
      return scene.weight === 'great' && audience.pace !== 'summary' ? GLIMPSE : 0;
    const time = timeOf(scene, audience.pace, audience.motion) / (this.waitingTime > A_LOT ? 2 : 1);
    // What of mine went by at once is told beside it, and wants to be seen as long.
    return this.isAboutMe(cue) || this.goneBy.length > 0 ? Math.max(LEAST_OF_MINE, time) : time;
  }

  /** Too much is waiting to be played for somebody else's turn. */
  private get isBehind(): boolean {
    return this.waitingTime > (this.audience.isHurried ? HURRY : TOO_MUCH);
  }

  private get waitingTime(): number {
    const { pace, motion } = this.audience;
    return this.queue.reduce((sum, { scene }) => sum + (scene === null ? 0 : timeOf(scene, pace, motion)), 0);
  }
}

function withoutDice(centre: Centre | null): Centre | null {
  if (centre === null) return null;
  const { dice: _dice, rolledFor: _rolledFor, sides, ...rest } = centre;
  const bare = ({ dice: _own, total: _total, ...side }: Side): Side => side;
  return sides === undefined ? rest : { ...rest, sides: [bare(sides[0]), bare(sides[1])] };
}

/** What a later scene of the same picture says replaces what was said; lines come below those before. */
function merged(before: Centre | null, after: Centre | undefined): Centre | null {
  if (before === null || after === undefined) return after ?? before;
  const lines = [...(before.lines ?? []), ...(after.lines ?? [])];
  return { ...before, ...after, ...(lines.length > 0 ? { lines } : {}) };
}

/** What a beat shows, and whose doing it is: of whom it tells, of whose turn it is, or of who answered. */
export function cueOf(beat: StageBeat, stage: Pick<GameStage, 'sceneOf' | 'turnOf'>, at: StageReader): Cue {
  const turns = [stage.turnOf(beat.before), stage.turnOf(beat.view)] as const;
  const by = seatNamed(beat) ?? turns[1] ?? beat.by;
  const names = [...new Set(beat.events.flatMap(({ data }) => seatsIn(data)))];
  const scene = stage.sceneOf(beat, at) ?? (at.seat !== null && names.includes(at.seat) ? saidOf(beat, at) : null);
  return { beat, scene, by: by !== null && by < beat.view.seats ? by : null, turns, names };
}

/** What names me is said, even where the game has no scene for it. */
function saidOf({ step, index, events }: StageBeat, at: StageReader): Scene | null {
  const line = events
    .map((event) => at.lineOf(event))
    .filter((said) => said.length > 0)
    .flatMap((said, i): readonly Segment[] => (i === 0 ? said : [{ kind: 'text', text: ' ' }, ...said]));
  return line.length === 0
    ? null
    : { key: `said-${step}.${index}`, line, concerns: [], weight: 'passing', isTold: false };
}

/** Everybody who is named in what an event tells, however deep. */
function seatsIn(data: unknown): readonly number[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'seat' in data && typeof data.seat === 'number' ? [data.seat] : [];
  return [...own, ...Object.values(data).flatMap(seatsIn)];
}

/** Whom the first of its events is about. */
function seatNamed({ events }: StageBeat): number | undefined {
  for (const { data } of events) {
    for (const named of [data.seat, data.player]) {
      const seat = typeof named === 'object' && named !== null && 'seat' in named ? named.seat : undefined;
      if (typeof seat === 'number') return seat;
    }
  }
  return undefined;
}
