import {
  also,
  attackRange,
  attackSpace,
  companionActs,
  damage,
  damageBesideTarget,
  freeAction,
  modifies,
  moveUpTo,
  skillsOf,
  strength,
  walk,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'signature')('man-s1', 4, {
    special: modifies('move', [walk({ heights: true, ignoreSentries: true, ignoreStrikes: true })]),
  }), // Jetpack
  skillsOf('ig11', 'signature')('ig-s1', 3, {
    special: modifies('move', [strength(1, 'you-carry-the-token'), walk({ ignoreSentries: true })]),
  }), // Guard Function
  skillsOf('paz', 'signature')('paz-s1', 3, { special: modifies('attack', [attackSpace(2)]) }), // Ammo Belt
  skillsOf('mayfeld', 'signature')('may-s1', 3, {
    special: modifies('attack', [attackRange(3)], damageBesideTarget(1, 1)),
  }), // Ricochet
  skillsOf('xian', 'signature')('xia-s1', 2, { special: also('attack', moveUpTo(1), freeAction(1, 'attack')) }), // Twin Daggers
  skillsOf('burg', 'signature')('bur-s1', 3, { special: also('move', damage(1, 'all', 1)) }), // Unstoppable
  skillsOf('cara', 'signature')('car-s1', 3, {
    special: also('attack', freeAction(2, 'attack', { range: 2 })),
  }), // Heavy Repeater
  skillsOf('greef', 'signature')('gre-s1', 3, { special: also('attack', companionActs(2, 'attack', 2)) }), // Double Draw
];
