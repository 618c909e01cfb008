import type { KernelEvents } from '@cantina/kernel';

/** What the kernel reports of single cards and dice: most games tell it by events of their own, which know why. */
type Quiet = Exclude<keyof KernelEvents, 'finish'>;

/** A line for every event of a game and for the end; those of the kernel are silent unless a game has words for them. */
export type LogOf<Events> = {
  readonly [Type in keyof Events & string as `log.${Type}`]: Events[Type];
} & { readonly 'log.finish': KernelEvents['finish'] } & {
  readonly [Type in Quiet as `log.${Type}`]?: KernelEvents[Type];
};

const QUIET: Readonly<Record<`log.${Quiet}`, true>> = {
  'log.move': true,
  'log.shuffle': true,
  'log.look': true,
  'log.reveal': true,
  'log.roll': true,
};

/** Whether nothing is said where a game has no words for it. */
export const isQuiet = (key: string): boolean => Object.hasOwn(QUIET, key);
