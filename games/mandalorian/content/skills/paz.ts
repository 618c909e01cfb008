import {
  also,
  companionActs,
  modifies,
  planKeep,
  push,
  shield,
  skillsOf,
  splitDamage,
  strength,
  walk,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('paz');

export const paz: readonly SkillCard[] = [
  card('rotary-cannon', 3, { special: modifies('attack', [splitDamage(2)]) }),
  card('suppressing-fire', 2, { special: also('attack', push(1, 1, 2)), copies: 2 }),
  card('heavy-plate', 1, { special: also('attack', shield()), copies: 2 }),
  card('jump-pack', 3, { special: modifies('move', [walk({ heights: true, passEnemies: true })]) }),
  card('cover-the-retreat', 2, { special: also('move', companionActs(2, 'move', 2)) }),
  card('wide-stance', 3, { bonus: 'attack' }),
  card('covert-training', 2, { bonus: 'plan' }),
  card('wary-glance', 1, { bonus: 'intel' }),
  card('line-breaker', 3, { special: modifies('attack', [strength(1, 'target-health-3')]) }),
  card('clan-honor', 3, { special: modifies('plan', [planKeep(2)]) }),
];
