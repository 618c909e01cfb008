import type { Context, Exit } from '../context.ts';

/** One word behind `cantina`. */
export type Command = (args: readonly string[], context: Context) => Exit | Promise<Exit>;
