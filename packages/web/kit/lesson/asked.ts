import type { Args } from '@cantina/kernel';
import type { LessonAt } from './lesson.ts';

/** Whether an option is meant by a name: its whole id (`end`), or the parts it begins with (`buy` means `buy:17`, not `buy-all`). */
export const isMeant = (name: string, { id }: { readonly id: string }): boolean =>
  id === name || id.startsWith(`${name}:`);

/** Whether who learns is asked one of these questions. */
export const asks = ({ play }: LessonAt, ...prompts: readonly string[]): boolean =>
  play.decision !== null && prompts.includes(play.decision.prompt.key);

/** Whether who learns may choose an option of this name. */
export const offers = ({ play }: LessonAt, name: string): boolean =>
  play.decision?.options.some((option) => isMeant(name, option)) === true;

/** How often who learns has done something, or it happened as they answered. */
export const did = (at: LessonAt, type: string, isSuch?: (data: Args) => boolean): number =>
  at.happened(type, at.seat, isSuch);
