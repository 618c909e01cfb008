import {
  also,
  attackRange,
  extraAction,
  heal,
  intelBoth,
  letKeep,
  modifies,
  moveUpTo,
  pullTarget,
  shield,
  skillsOf,
  strength,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'signature')('man-s2', 2, { special: also('plan', heal(1, 'you', 0), shield()) }), // Reforged Armor
  skillsOf('ig11', 'signature')('ig-s2', 3, {
    special: modifies('attack', [attackRange(2), strength(1, 'target-undamaged')]),
  }), // Precision Burst
  skillsOf('paz', 'signature')('paz-s2', 3, { special: also('plan', shield('another', 1)) }), // Shield Wall
  skillsOf('mayfeld', 'signature')('may-s2', 3, { special: also('intel', moveUpTo(2, { ignoreStrikes: true })) }), // Exit Strategy
  skillsOf('xian', 'signature')('xia-s2', 2, { special: modifies('intel', [intelBoth]) }), // Old Acquaintance
  // Crushing Grip: 3 in the facts, but no enemy that can be moved would survive that and be pulled
  skillsOf('burg', 'signature')('bur-s2', 2, { special: modifies('attack', [], pullTarget) }),
  skillsOf('cara', 'signature')('car-s2', 2, { special: also('plan', letKeep(3)) }), // Marshal’s Call
  skillsOf('greef', 'signature')('gre-s2', 2, { special: also('plan', extraAction) }), // Head of the Guild
];
