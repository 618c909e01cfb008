import {
  also,
  companionActs,
  damage,
  foresee,
  modifies,
  moveUpTo,
  removeDisruption,
  shield,
  skillsOf,
  strength,
  strengthPerDisruption,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'wild')('man-w', 2, { special: modifies('any', [strength(1, 'companion-near')]) }), // Side by Side
  skillsOf('ig11', 'wild')('ig-w', 1, { special: modifies('any', [strengthPerDisruption(2)]) }), // Adaptive Programming
  skillsOf('paz', 'wild')('paz-w', 3, { special: also('any', shield()) }), // Unshaken
  skillsOf('mayfeld', 'wild')('may-w', 2, { special: also('any', foresee) }), // Smart Mouth
  skillsOf('xian', 'wild')('xia-w', 2, { special: also('any', moveUpTo(1)) }), // Quick as a Cut
  skillsOf('burg', 'wild')('bur-w', 3, { special: also('any', damage(1, 1, 0)) }), // Brute Force
  skillsOf('cara', 'wild')('car-w', 2, { special: also('any', companionActs(2, 'move', 1)) }), // Old Soldier
  skillsOf('greef', 'wild')('gre-w', 2, { special: also('any', removeDisruption(1, 'this')) }), // Everything Has a Price
];
