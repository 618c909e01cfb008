import {
  also,
  attackRange,
  damageBesideTarget,
  damageOthers,
  modifies,
  skillsOf,
  splitDamage,
  strength,
  walk,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'signature')('man-s1', 4, {
    special: modifies('move', [walk({ heights: true, passEnemies: true })]),
  }), // Jetpack
  skillsOf('ig11', 'signature')('ig-s1', 3, {
    special: modifies('move', [strength(1, 'you-carry-the-token'), walk({ ignoreSentries: true })]),
  }), // Guard Function
  skillsOf('paz', 'signature')('paz-s1', 2, { special: modifies('attack', [splitDamage(2)]) }), // Ammo Belt
  skillsOf('mayfeld', 'signature')('may-s1', 3, {
    special: modifies('attack', [attackRange(3)], damageBesideTarget(1, 1)),
  }), // Ricochet
  skillsOf('xian', 'signature')('xia-s1', 3, { special: modifies('attack', [strength(1, 'target-in-your-space')]) }), // Twin Daggers
  skillsOf('burg', 'signature')('bur-s1', 4, { special: modifies('move', [walk({ passEnemies: true })]) }), // Unstoppable
  skillsOf('cara', 'signature')('car-s1', 4, { special: modifies('attack', [attackRange(2)]) }), // Heavy Repeater
  skillsOf('greef', 'signature')('gre-s1', 3, { special: also('attack', damageOthers(1, 2, 2)) }), // Double Draw
];
