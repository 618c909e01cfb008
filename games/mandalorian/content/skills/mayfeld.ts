import {
  also,
  attackRange,
  damage,
  damageOthers,
  foresee,
  insteadOf,
  intelSteps,
  look,
  modifies,
  removeDisruption,
  skillsOf,
  strength,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('mayfeld');

export const mayfeld: readonly SkillCard[] = [
  card('long-shot', 2, { special: modifies('attack', [attackRange(4)]), copies: 2 }),
  card('third-arm', 1, { special: also('attack', damageOthers(1, 1, 3)) }),
  card('called-shot', 3, { special: modifies('attack', [attackRange(3), strength(1, 'target-at-range-2')]) }),
  card('point-man', 3, { special: also('move', look(1, 2)) }),
  card('running-mouth', 2, { special: modifies('intel', [intelSteps(2)]) }),
  card('strictly-professional', 4, { special: insteadOf('plan', removeDisruption(1, 'any')) }),
  card('fallback-position', 2, { bonus: 'move', copies: 2 }),
  card('improvise', 1, { bonus: 'plan' }),
  card('expect-the-worst', 3, { special: also('plan', foresee) }),
  card('watch-the-angles', 2, { special: also('intel', damage(1, 1, 3)) }),
];
