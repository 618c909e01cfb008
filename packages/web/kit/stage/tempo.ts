import type { Motion } from '../motion.ts';
import type { Centre, Scene } from './scene.ts';

/** How fast the turns of others are shown; `summary`: only what came of them. */
export type Pace = 'calm' | 'brisk' | 'summary';
/** What happens to me waits for me, stays a moment, or does not stop at all. */
export type Mine = 'wait' | 'moment' | 'pass';

/** How long dice are in the air. */
export const fallTime = (motion: Motion): number => (motion === 'full' ? 900 : motion === 'fast' ? 350 : 0);

/** In milliseconds at the calm pace. */
const CALM: Readonly<Record<Scene['weight'], number>> = { passing: 700, moment: 1600, great: 2600 };
/** What happens to me and does not wait stays a little longer: it is read, not only seen. */
const TO_ME = { passing: 900, moment: 2400, great: 3400 } as const satisfies Readonly<Record<Scene['weight'], number>>;
/** So long dice lie before anything is said of them. */
const DICE_REST = 400;
const FASTER = 0.5;
/** What names me is shown at least so long, however much is waiting. */
export const LEAST_OF_MINE = 400;
/** A text in the middle of the table is read: so long for a letter of it. */
const PER_LETTER = 12;
const MOST_READING = 2200;

/** Whether dice fall; those that are kept lie since an earlier moment. */
export const hasDice = ({ dice, sides }: Centre): boolean =>
  [dice, ...(sides ?? []).map((side) => side.dice)].some((all) => all?.some(({ isKept }) => isKept !== true) === true);

/** How long a scene of somebody else stays. */
export function timeOf(scene: Scene, pace: Pace, motion: Motion): number {
  if (pace === 'summary') return 0;
  const faster = pace === 'brisk' ? FASTER : 1;
  return (scene.time ?? CALM[scene.weight] + reading(scene)) * faster + diceTime(scene, motion);
}

/** How long a scene of mine stays that does not wait for me: something more of it follows, or I have set it so. */
export function myTimeOf(scene: Scene, pace: Pace, motion: Motion): number {
  const faster = pace === 'brisk' ? FASTER : 1;
  return (scene.time ?? TO_ME[scene.weight] + reading(scene)) * faster + diceTime(scene, motion);
}

/** How long dice fall and then lie before anything is said of them. */
export const diceTime = ({ centre }: Scene, motion: Motion): number =>
  centre !== undefined && hasDice(centre) ? fallTime(motion) + DICE_REST : 0;

/** What others did is told in so many letters, and read by somebody who may not know the names yet. */
const TO_BEGIN = 1500;
const PER_NEW_LETTER = 40;
const MOST_TOLD = 10_000;
export const readingTime = (letters: number): number => Math.min(MOST_TOLD, TO_BEGIN + letters * PER_NEW_LETTER);

const reading = ({ centre }: Scene): number => Math.min(MOST_READING, lengthOf(centre?.text) * PER_LETTER);

/** How many letters are told. */
export const lengthOf = (told: Centre['text']): number =>
  typeof told === 'string' ? told.length : (told ?? []).reduce((sum, { text }) => sum + text.length, 0);
