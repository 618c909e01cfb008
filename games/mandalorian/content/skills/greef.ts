import {
  also,
  companionActs,
  damage,
  insteadOf,
  intelSteps,
  look,
  modifies,
  planDraw,
  planKeep,
  removeDisruption,
  shield,
  skillsOf,
  takePlan,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('greef');

export const greef: readonly SkillCard[] = [
  card('guild-network', 2, { special: modifies('plan', [planDraw(1), planKeep(2)]), copies: 2 }),
  card('silver-tongue', 2, { special: modifies('intel', [intelSteps(3)]) }),
  card('twin-pistols', 2, { special: also('attack', damage(1, 1, 1)) }),
  card('favor-owed', 3, { special: also('plan', removeDisruption(2, 'one')) }),
  card('inside-tip', 1, { special: also('plan', look(1, 3)) }),
  card('give-orders', 1, { special: also('intel', companionActs(3, 'move', 2)), copies: 2 }),
  card('nerves-of-durasteel', 4, { special: insteadOf('attack', shield()) }),
  card('quick-exit', 3, { bonus: 'move' }),
  card('old-gunfighter', 2, { bonus: 'attack' }),
  card('careful-deal', 3, { special: also('move', takePlan('defend')) }),
];
