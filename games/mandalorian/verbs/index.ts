import { acting } from './acting.ts';
import { events } from './events.ts';
import type { Deeds, Steps } from './family.ts';
import { help } from './help.ts';
import { knowledge } from './knowledge.ts';
import { movement } from './movement.ts';
import { strikes } from './strikes.ts';

/**
 * Everything cards can do: deeds of special abilities, planning cards and objects, and steps of events. The words of each
 * verb stand beside it in <family>.words.ts. What only changes an action (changes.words.ts) is read by that action.
 */
export const verbs: Deeds & Steps = { ...strikes, ...movement, ...knowledge, ...help, ...acting, ...events };
