import {
  also,
  attackRange,
  attackSpace,
  look,
  modifies,
  removeDisruption,
  shield,
  skillsOf,
  strength,
  walk,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('mandalorian');

export const mandalorian: readonly SkillCard[] = [
  card('phase-pulse-blaster', 3, { special: modifies('attack', [attackRange(3)]) }),
  card('flamethrower', 2, { special: modifies('attack', [attackSpace(1)]) }),
  card('beskar-helmet', 1, { special: also('move', shield()) }),
  card('grappling-line', 2, { special: modifies('move', [walk({ heights: true })]) }),
  card('vibroblade', 3, { special: modifies('attack', [strength(1, 'target-in-your-space')]) }),
  card('tracking-scope', 2, { special: also('intel', look(1, null)) }),
  card('hunters-patience', 2, { bonus: 'plan' }),
  card('quick-draw', 1, { bonus: 'attack', copies: 2 }),
  card('steady-advance', 4),
  card('use-the-cover', 3, { special: modifies('move', [walk({ ignoreSentries: true })]) }),
  card('part-of-the-deal', 3, { special: also('plan', removeDisruption(1, 'any')) }),
];
