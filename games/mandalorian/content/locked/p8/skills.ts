import {
  also,
  attackRange,
  intelBoth,
  letKeep,
  modifies,
  pullTarget,
  shield,
  skillsOf,
  strength,
  takePlan,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'signature')('man-s2', 2, { special: also('plan', takePlan('defend')) }), // Reforged Armor
  skillsOf('ig11', 'signature')('ig-s2', 3, {
    special: modifies('attack', [attackRange(2), strength(1, 'target-undamaged')]),
  }), // Precision Burst
  skillsOf('paz', 'signature')('paz-s2', 3, { special: also('plan', shield('another', 1)) }), // Shield Wall
  skillsOf('mayfeld', 'signature')('may-s2', 4, { bonus: 'move' }), // Exit Strategy
  skillsOf('xian', 'signature')('xia-s2', 2, { special: modifies('intel', [intelBoth]) }), // Old Acquaintance
  // Crushing Grip: 3 in the facts, but no enemy that can be moved would survive that and be pulled
  skillsOf('burg', 'signature')('bur-s2', 2, { special: modifies('attack', [], pullTarget) }),
  skillsOf('cara', 'signature')('car-s2', 2, { special: also('plan', letKeep(3)) }), // Marshal’s Call
  skillsOf('greef', 'signature')('gre-s2', 4, { bonus: 'plan' }), // Head of the Guild
];
