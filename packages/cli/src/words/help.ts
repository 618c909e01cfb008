import type { CommandName } from '../cantina.ts';

/** What `--help` prints for each command, and what `h` prints inside a game. */
export type Help = Readonly<Record<'cantina' | 'keys' | CommandName, string>>;
