import type { Args } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Play } from '../play.ts';

/** What a lesson points at. */
export type Pointer =
  /** An option by its id or the parts it begins with (`isMeant`); where it belongs to a card on the table, the card. */
  | { readonly option: string }
  | { readonly card: number }
  | { readonly space: string }
  /** A sign, track or area by its name in the glossary. */
  | { readonly term: string }
  /** Anything that says `data-lesson="name"`. */
  | { readonly thing: string };

/** Where somebody who learns stands. */
export interface LessonAt {
  readonly play: Play;
  /** The seat of who learns. */
  readonly seat: number;
  /** How often events of this type have happened since the lesson began; with `by`, in steps of that seat, and such ones only. */
  readonly happened: (type: string, by?: number, isSuch?: (data: Args) => boolean) => number;
  /** How often who learns has answered. */
  readonly answers: number;
  /** The key of the scene on the stage, or nothing. */
  readonly scene: string | null;
}

/** One or two sentences of a mentor, said when they help. */
export interface LessonStep {
  readonly id: string;
  readonly said: Readonly<Record<Lang, string>>;
  /** Whether it can be said now. What can't yet waits, and what follows goes ahead. */
  when(at: LessonAt): boolean;
  pointsAt?(at: LessonAt): Pointer | null;
  /** What it speaks of, too, and should be seen while it is read. */
  speaksOf?(at: LessonAt): readonly Pointer[];
  /** Whether it has been done, in whichever way; without it, it is over when it has been read. */
  until?(at: LessonAt): boolean;
  /** It advises on the question that is open: it is over when that is answered, in whichever way. */
  readonly untilAnswered?: true;
}

/** Something is to be done about it, rather than only read. */
export const isToDo = (step: LessonStep): boolean => step.until !== undefined || step.untilAnswered === true;

/** One line that helps in the first games, also without a mentor. */
export interface LessonHint {
  readonly said: Readonly<Record<Lang, string>>;
  /** Whether it helps now; the first one that does is said. */
  when(at: LessonAt): boolean;
}

/** A first game with a mentor: `games/<game>/lesson/`. It never blocks: whoever does something else is simply told what fits. */
export interface GameLesson {
  readonly steps: readonly LessonStep[];
  /** After so many answers it lets go, whatever is left. */
  readonly most: number;
  /** What is said afterwards, and to whoever plays without a mentor. */
  readonly hints: readonly LessonHint[];
}

/** Who is being taught, and how far they are. */
export class Course {
  private readonly done: Set<string>;
  /** What advises on a question, and on which. */
  private advised: { readonly step: string; readonly question: number | undefined } | null = null;
  /** What is only read, and how often who learns had answered when it was first said. */
  private told: { readonly step: string; readonly answers: number } | null = null;

  constructor(
    private readonly lesson: GameLesson,
    done: Iterable<string> = [],
  ) {
    this.done = new Set(done);
  }

  /** What has been learned, to be kept. */
  get learned(): readonly string[] {
    return [...this.done];
  }

  /** How far one is: the number of steps behind, and of all. */
  get progress(): { readonly behind: number; readonly all: number } {
    return { behind: this.done.size, all: this.lesson.steps.length };
  }

  /** What is said now; null: nothing fits. What was done unasked needs not be said any more. */
  now(at: LessonAt): LessonStep | null {
    for (const step of this.lesson.steps) {
      if (this.done.has(step.id)) continue;
      if (step.until?.(at) === true || this.isAnswered(step, at)) this.done.add(step.id);
      else if (step.when(at)) {
        if (step.untilAnswered === true) this.advised = { step: step.id, question: at.play.decision?.id };
        else if (this.told?.step !== step.id) this.told = { step: step.id, answers: at.answers };
        return step;
      }
    }
    return null;
  }

  /** The question it advises on is answered; or, of what is only read: whoever has answered since has gone on. */
  private isAnswered(step: LessonStep, { play, answers }: LessonAt): boolean {
    if (this.advised?.step === step.id) return this.advised.question !== play.decision?.id;
    return !isToDo(step) && this.told?.step === step.id && this.told.answers < answers;
  }

  learn(step: LessonStep): void {
    this.done.add(step.id);
  }

  /** The last word was said, or it has gone on long enough: the rest is a game. */
  isOver(at: Pick<LessonAt, 'answers'>): boolean {
    const { steps, most } = this.lesson;
    const last = steps.at(-1);
    return last === undefined || this.done.has(last.id) || at.answers >= most;
  }
}
