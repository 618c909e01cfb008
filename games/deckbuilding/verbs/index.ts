import { worthIn } from '@cantina/kernel';
import { composing } from './composing.ts';
import { damaging } from './damage.ts';
import { gaining } from './gain.ts';
import { galaxyVerbs } from './galaxy.ts';
import { handVerbs } from './hand.ts';
import { purchasing } from './purchase.ts';
import { rowVerbs } from './row.ts';
import type { AllVerbs } from './verb.ts';

/** What cards can do. The words of each verb stand beside it in <family>.words.ts, all of them in words.ts. */
export const verbs: AllVerbs = {
  ...gaining,
  ...damaging,
  ...handVerbs,
  ...rowVerbs,
  ...purchasing,
  ...galaxyVerbs,
  ...composing,
};

/** What an effect is worth to whoever may use it, in points of damage to a base. */
export const worthOf = worthIn(verbs);
