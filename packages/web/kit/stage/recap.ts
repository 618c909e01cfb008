import type { View } from '@cantina/kernel';
import type { Cue, GoneBy } from './director.ts';
import type { Scene, Standing } from './scene.ts';

/** One thing that was done, told afterwards. */
export interface RecapLine {
  readonly line: Scene['line'];
  readonly faces: readonly string[];
  /** Who did it; null: nobody in particular. */
  readonly by: number | null;
  readonly isMine: boolean;
  /** The moments that it tells of, the last one behind. */
  readonly beats: readonly string[];
}

/** What others did, and what it changed for who looks. */
export interface Recap {
  readonly lines: readonly RecapLine[];
  readonly more: number;
  readonly changes: readonly StandingChange[];
}

/** Something of mine is not what it was. */
export interface StandingChange {
  readonly name: string;
  readonly by: number;
  readonly isGood: boolean;
}

export const NO_RECAP: Recap = { lines: [], more: 0, changes: [] };
/** More than its place holds is unfolded. */
const MOST = 6;

export const nameOfBeat = ({ beat }: Pick<Cue, 'beat'>): string => `${beat.step}.${beat.index}`;

const keyOf = ({ key, toldAs }: Scene): string => toldAs ?? key;
const isTold = ({ weight, isTold: told }: Scene): boolean => told ?? weight !== 'passing';

interface Telling extends Pick<Cue, 'beat' | 'by' | 'turns'> {
  readonly scene: Scene;
  readonly beats: readonly string[];
}

/** Of a picture that grew, and of a sentence that grew, the last one counts for all of them. */
function grown(past: readonly Cue[], isWorth: (scene: Scene) => boolean): readonly Telling[] {
  const told: Telling[] = [];
  const all = past.flatMap((cue) => (cue.scene === null ? [] : [{ ...cue, scene: cue.scene }]));
  /** What will be told by a later one of the same key. */
  const waiting = new Map<string, string[]>();
  for (const [i, { beat, scene, by, turns }] of all.entries()) {
    if (!isWorth(scene)) continue;
    const later = all.slice(i + 1);
    const key = keyOf(scene);
    const beats = [...(waiting.get(key) ?? []), nameOfBeat({ beat })];
    const isSaidLater =
      scene.weight === 'passing'
        ? later.some((each) => keyOf(each.scene) === key && each.scene.weight === 'passing')
        : later[0] !== undefined &&
          keyOf(later[0].scene) === key &&
          later[0].beat.step === beat.step &&
          isWorth(later[0].scene);
    if (isSaidLater) waiting.set(key, beats);
    else {
      waiting.delete(key);
      told.push({ beat, scene, by, turns, beats });
    }
  }
  return told;
}

const lineOf = ({ scene, by, beats }: Telling, isMine: boolean): RecapLine => ({
  line: scene.told ?? scene.line,
  faces: scene.faces ?? scene.centre?.faces ?? [],
  by,
  isMine,
  beats,
});

/**
 * What others did since one's own last step, in a few lines: what happened to me first of all, then what was great, then the
 * rest, and last what my own turn began with, for I have just seen it; told in the order in which it happened.
 */
export function recapOf(past: readonly Cue[], seat: number | null): Pick<Recap, 'lines' | 'more'> {
  const worth = grown(past, isTold);
  // Whoever only passed by has done so, too.
  const told = worth.length > 0 ? worth : grown(past, () => true).slice(-1);
  const isMine = (scene: Scene): boolean => seat !== null && scene.concerns.includes(seat);
  const rank = ({ scene, turns: [before, after] }: Telling): number => {
    if (seat !== null && before === seat && after === seat) return 4;
    if (isMine(scene)) return 0;
    return scene.weight === 'great' ? 1 : scene.weight === 'moment' ? 2 : 3;
  };
  const chosen = new Set(
    told
      .map((each, i) => ({ rank: rank(each), i }))
      .toSorted((a, b) => a.rank - b.rank || b.i - a.i)
      .slice(0, MOST)
      .map(({ i }) => i),
  );
  const lines = told.flatMap((each, i) => (chosen.has(i) ? [lineOf(each, isMine(each.scene))] : []));
  return { lines, more: told.length - lines.length };
}

/** What went by at once, each thing in a line of its own. */
export const goneByLines = (goneBy: GoneBy): readonly RecapLine[] =>
  grown(goneBy, () => true).map((each) => lineOf(each, true));

/** What is not as it was before all this, of what somebody looks at: credits, hearts, cards. */
export function changesOf(
  past: readonly Cue[],
  standing: (view: View) => readonly Standing[],
): readonly StandingChange[] {
  const [first, last] = [past[0], past.at(-1)];
  if (first === undefined || last === undefined) return [];
  // What one begins with has not changed.
  const tables = [first.beat.before, ...past.map(({ beat }) => beat.view)];
  const begun = tables.find((view) => standing(view).length > 0) ?? first.beat.before;
  const before = new Map(standing(begun).map(({ name, value }) => [name, value]));
  return standing(last.beat.view).flatMap(({ name, value, isBad }) => {
    const by = value - (before.get(name) ?? 0);
    return by === 0 ? [] : [{ name, by, isGood: by > 0 !== (isBad === true) }];
  });
}
