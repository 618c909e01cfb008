import { chooser, randomPicks } from '@cantina/bots';
import { type Args, type Decision, faceOf, type Match, rngFromSeed, seedFrom, seedOf, start } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { isMeant } from '../../kit/lesson/asked.ts';
import { Course, type GameLesson, type LessonAt, type Pointer } from '../../kit/lesson/lesson.ts';
import type { Play } from '../../kit/play.ts';

const ME = 0;

/** A first game as the pages prepare it. */
export interface FirstGame {
  readonly playable: Playable;
  readonly lesson: GameLesson;
  readonly options: Readonly<Record<string, string | number>>;
  readonly bots: number;
  readonly secret?: string;
}

/** How a lesson went without a page: what was said, what was said and could not be seen, and whether it let go. */
export interface Heard {
  readonly said: readonly string[];
  readonly lost: readonly string[];
  readonly answers: number;
  readonly isOver: boolean;
  /** How it stands then. */
  readonly end: LessonAt;
}

/** The prepared table of a lesson, with the bots that sit there, and what has happened at it. */
class Lesson {
  readonly match: Match;
  answers = 0;
  private readonly events: { readonly type: string; readonly by: number; readonly data: Args }[] = [];
  private readonly secret: string;

  constructor(private readonly first: FirstGame) {
    const { playable, options, bots, secret = playable.lessonSecret ?? '' } = first;
    this.secret = secret;
    this.match = start(playable.game, { seats: 1 + bots, options, seed: seedOf(secret, []) });
  }

  get decision(): Decision | null {
    return this.match.asked.find(({ seat }) => seat === ME) ?? null;
  }

  get at(): LessonAt {
    const play = {
      view: this.match.view(ME),
      seat: ME,
      decision: this.decision,
      isSpectator: false,
      reader: { lang: 'en', seatName: String, faceName: String },
      faceOf: (card: number) => this.match.read((g) => faceOf(g, card as never)),
    } as unknown as Play;
    const happened: LessonAt['happened'] = (type, by, isSuch = () => true) =>
      this.events.filter((each) => each.type === type && (by === undefined || each.by === by) && isSuch(each.data))
        .length;
    return { play, seat: ME, happened, answers: this.answers, scene: null };
  }

  answer({ seat, id }: Decision, picks: readonly string[]): void {
    const before = this.match.eventCount;
    this.match.answer(seat, id, [...picks]);
    this.events.push(...this.match.log(ME, before).map(({ type, data }) => ({ type, by: seat, data })));
    if (seat === ME) this.answers++;
  }

  /** The gentlest opponent answers as it does in a lesson on a server. */
  bots(): void {
    const { opponents = [], brain } = this.first.playable;
    const manner = opponents[0]?.manner ?? { mind: 'random' as const };
    for (let asked = this.asked(); asked !== undefined && this.match.outcome === null; asked = this.asked())
      this.answer(asked, chooser(manner, brain, seedFrom(`${this.secret} bot ${asked.id}`))(this.match, asked));
  }

  private asked(): Decision | undefined {
    return this.match.pending.find(({ seat, kind }) => seat !== ME && kind === 'question');
  }
}

/** Which option is meant by what is pointed at. */
function meant(pointer: Pointer, { options }: Decision, play: Play): string | undefined {
  const found = options.find((option) => {
    const { id, card } = option;
    if ('thing' in pointer) return card !== undefined && play.faceOf(card) === pointer.thing;
    if ('option' in pointer) return isMeant(pointer.option, option);
    if ('card' in pointer) return card === pointer.card;
    return 'space' in pointer && id.endsWith(`:${pointer.space}`);
  });
  // Whoever clicks a card that is chosen only in the next question passes in this one.
  return found?.id ?? ('card' in pointer ? options.find(({ id }) => id === 'pass')?.id : undefined);
}

/** Takes a lesson without a page: does what is said, or anything; where nothing is said, anything. */
export function takeAlone(
  first: FirstGame,
  { isObedient, seed }: { readonly isObedient: boolean; readonly seed: number },
): Heard {
  const table = new Lesson(first);
  const course = new Course(first.lesson);
  const rng = rngFromSeed(seedFrom(`pupil ${seed}`));
  const said: string[] = [];
  const lost: string[] = [];
  while (table.match.outcome === null) {
    table.bots();
    const { at, decision } = table;
    const step = course.now(at);
    if (course.isOver(at)) break;
    const pointer = step?.pointsAt?.(at) ?? null;
    if (step !== null && said.at(-1) !== step.id) said.push(step.id);
    if (step !== null && step.until === undefined) {
      course.learn(step);
      continue;
    }
    if (decision === null) break;
    const wanted = pointer === null ? undefined : meant(pointer, decision, at.play);
    if (step !== null && pointer !== null && 'option' in pointer && wanted === undefined) lost.push(step.id);
    table.answer(decision, isObedient && wanted !== undefined ? [wanted] : randomPicks(decision, rng));
  }
  return { said, lost, answers: table.answers, isOver: course.isOver(table.at), end: table.at };
}
