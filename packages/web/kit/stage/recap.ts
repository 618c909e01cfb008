import type { Cue } from './director.ts';
import type { Scene } from './scene.ts';

/** One thing that others did, told afterwards. */
export interface RecapLine {
  readonly line: Scene['line'];
  readonly faces: readonly string[];
  /** Who did it; null: nobody in particular. */
  readonly by: number | null;
  readonly isMine: boolean;
  readonly step: number;
}

const MOST = 4;

const isTold = ({ weight, isTold: told }: Scene): boolean => told ?? weight !== 'passing';

/**
 * What others did since one's own last step, in a few lines: what happened to me first of all, then what was great, then the
 * rest; told in the order in which it happened. Of a picture that grew, the last line counts.
 */
export function recapOf(
  past: readonly Cue[],
  seat: number | null,
): { readonly lines: readonly RecapLine[]; readonly more: number } {
  const worth = past.flatMap(({ beat, scene, by }, i) => {
    if (scene === null || !isTold(scene)) return [];
    const later = past.slice(i + 1).filter((each) => each.scene !== null);
    const isSaidLater =
      scene.weight === 'passing'
        ? later.some((each) => each.scene?.key === scene.key && each.scene.weight === 'passing')
        : later[0]?.scene?.key === scene.key && later[0].beat.step === beat.step && isTold(later[0].scene);
    return isSaidLater ? [] : [{ beat, scene, by }];
  });
  // Whoever only passed by has done so, too.
  const told =
    worth.length > 0
      ? worth
      : past.flatMap(({ beat, scene, by }) => (scene === null ? [] : [{ beat, scene, by }])).slice(-1);
  const isMine = (scene: Scene): boolean => seat !== null && scene.concerns.includes(seat);
  const rank = (scene: Scene): number =>
    isMine(scene) ? 0 : scene.weight === 'great' ? 1 : scene.weight === 'moment' ? 2 : 3;
  const chosen = new Set(
    told
      .map(({ scene }, i) => ({ rank: rank(scene), i }))
      .toSorted((a, b) => a.rank - b.rank || b.i - a.i)
      .slice(0, MOST)
      .map(({ i }) => i),
  );
  const lines = told.flatMap(({ beat, scene, by }, i) =>
    chosen.has(i)
      ? [
          {
            line: scene.told ?? scene.line,
            faces: scene.faces ?? scene.centre?.faces ?? [],
            by,
            isMine: isMine(scene),
            step: beat.step,
          },
        ]
      : [],
  );
  return { lines, more: told.length - lines.length };
}
