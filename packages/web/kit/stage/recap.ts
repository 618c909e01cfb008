import type { View } from '@cantina/kernel';
import type { Segment } from '@cantina/text';
import type { Cue, GoneBy } from './director.ts';
import type { Among, Scene, Standing, Told } from './scene.ts';

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
  readonly from: number;
  readonly to: number;
  readonly isGood: boolean;
}

export const NO_RECAP: Recap = { lines: [], more: 0, changes: [] };
/** So many lines for each of the others; more than its place holds is unfolded. */
const MOST = 9;

export const nameOfBeat = ({ beat }: Pick<Cue, 'beat'>): string => `${beat.step}.${beat.index}`;

const keyOf = ({ key, toldAs }: Scene): string => toldAs ?? key;
const isTold = ({ weight, isTold: told }: Scene): boolean => told ?? weight !== 'passing';

type Staged = Cue & { readonly scene: Scene };

interface Telling {
  /** Where its line comes from: the last of a picture, the first of a sentence. */
  readonly cue: Staged;
  readonly beats: readonly string[];
  readonly line: Told;
  readonly faces: readonly string[];
  /** All that it tells of. */
  readonly scenes: readonly Scene[];
}

const facesOf = ({ faces, centre }: Scene): readonly string[] => faces ?? centre?.faces ?? [];
const staged = (past: readonly Cue[]): readonly Staged[] =>
  past.flatMap((cue) => (cue.scene === null ? [] : [{ ...cue, scene: cue.scene }]));

/** Of a picture that grew, and of a sentence that grew, the last one counts for all of them. */
function grown(all: readonly Staged[], isWorth: (scene: Scene) => boolean): readonly Telling[] {
  const tellings: Telling[] = [];
  /** What will be told by a later one of the same key. */
  const waiting = new Map<string, string[]>();
  for (const [i, cue] of all.entries()) {
    const { beat, scene } = cue;
    if (!isWorth(scene)) continue;
    const later = all.slice(i + 1);
    const key = keyOf(scene);
    const beats = [...(waiting.get(key) ?? []), nameOfBeat(cue)];
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
      tellings.push({ cue, beats, line: scene.told ?? scene.line, faces: facesOf(scene), scenes: [scene] });
    }
  }
  return tellings;
}

/** Sentences that were begun by one thing and go on with what came of it, and what belongs to none of them. */
function sentencesIn(all: readonly Staged[]): {
  readonly sentences: readonly Telling[];
  readonly rest: readonly Staged[];
} {
  const groups: Staged[][] = [];
  const rest: Staged[] = [];
  let open: Staged[] | null = null;
  for (const cue of all) {
    const { clause } = cue.scene;
    // What ends a turn still belongs to it.
    if (open !== null && open[0]?.turns[1] !== cue.turns[0]) open = null;
    if (clause?.opens === true) {
      open = [cue];
      groups.push(open);
    } else if (clause !== undefined && open !== null) open.push(cue);
    else {
      rest.push(cue);
      if (isTold(cue.scene)) open = null;
    }
  }
  const sentences = groups.flatMap((cues): readonly Telling[] => {
    const [first] = cues;
    if (first === undefined || (cues.length === 1 && !isTold(first.scene))) return [];
    const scenes = cues.map(({ scene }) => scene);
    const sentence = cues.length === 1 ? [] : joined(clausesOf(scenes));
    const line = sentence.length > 0 ? sentence : (first.scene.told ?? first.scene.line);
    const faces = [...new Set(scenes.flatMap(facesOf))];
    return [{ cue: first, beats: cues.map(nameOfBeat), line, faces, scenes }];
  });
  return { sentences, rest };
}

const segmentsOf = (told: Told): readonly Segment[] =>
  typeof told === 'string' ? [{ kind: 'text', text: told }] : told;

/** What a sentence says; what is of one kind is said once, where the first of it was. */
const clausesOf = (scenes: readonly Scene[]): readonly Told[] =>
  scenes.flatMap((scene): readonly Told[] => {
    const { clause, among } = scene;
    if (clause === undefined || clause.text.length === 0) return [];
    const alike = among === undefined ? [] : scenes.filter((each) => each.clause && each.among?.kind === among.kind);
    if (among === undefined || alike.length < 2) return [clause.text];
    return alike[0] === scene ? [allTold(among, alike)] : [];
  });

function allTold(among: Among, alike: readonly Scene[]): Told {
  const parts = alike.flatMap((scene) => scene.among ?? []);
  return among.told(
    parts.map(({ name }) => name),
    parts.reduce((all, { amount }) => all + amount, 0),
  );
}

/** What comes after a colon or a full stop follows at once, the rest after a comma. */
function joined(clauses: readonly Told[]): readonly Segment[] {
  const sentence: Segment[] = [];
  for (const clause of clauses) {
    const before = sentence.at(-1)?.text.trimEnd();
    if (before !== undefined) sentence.push(...segmentsOf(/[:.!?]$/.test(before) ? ' ' : ', '));
    sentence.push(...segmentsOf(clause));
  }
  return sentence;
}

/** What is of one kind, and done by one, is told in one sentence, where the first of it was. */
function together(tellings: readonly Telling[]): readonly Telling[] {
  return tellings.flatMap((telling) => {
    const { by, scene } = telling.cue;
    const { among } = scene;
    const alike = tellings.filter(({ cue }) => cue.by === by && cue.scene.among?.kind === among?.kind);
    if (among === undefined || alike.length < 2) return [telling];
    if (alike[0] !== telling) return [];
    return [
      {
        cue: telling.cue,
        beats: alike.flatMap(({ beats }) => beats),
        line: allTold(
          among,
          alike.map(({ cue }) => cue.scene),
        ),
        faces: [...new Set(alike.flatMap(({ faces }) => faces))],
        scenes: alike.flatMap(({ scenes }) => scenes),
      },
    ];
  });
}

const lineOf = ({ cue: { by, scene }, line, faces, beats }: Telling, isMine: boolean): RecapLine => ({
  line,
  faces,
  by: scene.doer ?? by,
  isMine,
  beats,
});

/** Everything that was done, in the order in which it happened. */
function tellingsOf(past: readonly Cue[]): readonly Telling[] {
  const { sentences, rest } = sentencesIn(staged(past));
  const places = new Map(past.map((cue, i) => [nameOfBeat(cue), i]));
  const place = ({ beats: [first = ''] }: Telling): number => places.get(first) ?? 0;
  return together([...sentences, ...grown(rest, isTold)].toSorted((a, b) => place(a) - place(b)));
}

/**
 * What others did since one's own last step, in a few lines, in the order in which it happened. Where it is too much, what
 * happened to me goes before what was great, that before what only passed by, and what my own turn began with is left out
 * first of all, for I have just seen it.
 */
export function recapOf(past: readonly Cue[], seat: number | null): Pick<Recap, 'lines' | 'more'> {
  const worth = tellingsOf(past);
  // Whoever only passed by has done so, too.
  const told = worth.length > 0 ? worth : grown(staged(past), () => true).slice(-1);
  const isMine = ({ scenes }: Telling): boolean =>
    seat !== null && scenes.some(({ concerns }) => concerns.includes(seat));
  const isOwnTurn = ({ cue: { turns } }: Telling): boolean => seat !== null && turns.every((turn) => turn === seat);
  const rank = (telling: Telling): number => {
    if (isOwnTurn(telling)) return 4;
    if (isMine(telling)) return 0;
    const isOf = (weight: Scene['weight']): boolean => telling.scenes.some((scene) => scene.weight === weight);
    return isOf('great') ? 1 : isOf('moment') ? 2 : 3;
  };
  const chosen = told
    .map((telling, i) => ({ telling, i }))
    .toSorted((a, b) => rank(a.telling) - rank(b.telling) || b.i - a.i)
    .slice(0, MOST * Math.max(1, new Set(told.flatMap(({ cue }) => (cue.by === seat ? [] : (cue.by ?? [])))).size))
    .toSorted((a, b) => a.i - b.i);
  const lines = chosen.map(({ telling }) => lineOf(telling, isMine(telling)));
  return { lines, more: told.length - lines.length };
}

/** What went by at once, each thing in a line of its own. */
export const goneByLines = (goneBy: GoneBy): readonly RecapLine[] =>
  grown(staged(goneBy), () => true).map((each) => lineOf(each, true));

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
  return standing(last.beat.view).flatMap(({ name, value: to, isBad }) => {
    const from = before.get(name) ?? 0;
    return from === to ? [] : [{ name, from, to, isGood: to > from !== (isBad === true) }];
  });
}
