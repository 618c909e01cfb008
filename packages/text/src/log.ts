import type { KernelEvents } from '@cantina/kernel';

/** A line for every event of a game and of the kernel; an empty one is not shown. */
export type LogOf<Events> = {
  readonly [Type in keyof (Events & KernelEvents) & string as `log.${Type}`]: (Events & KernelEvents)[Type];
};
