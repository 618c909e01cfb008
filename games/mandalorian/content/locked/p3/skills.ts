import {
  companionActs,
  companionsAct,
  damage,
  damageMoved,
  heal,
  moveTogether,
  moveUpTo,
  push,
  scare,
  skillsOf,
  tactic,
} from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'tactical')('man-t2', null, { special: tactic('intel', push(1, 3, 3), damageMoved(1)) }), // Whipcord
  skillsOf('ig11', 'tactical')('ig-t2', null, { special: tactic('plan', heal(1, 'any', 1)) }), // Bacta Spray
  skillsOf('paz', 'tactical')('paz-t2', null, { special: tactic('move', moveTogether(3, { heights: true })) }), // Airlift
  skillsOf('mayfeld', 'tactical')('may-t2', null, { special: tactic('attack', damage(3, 1, 5)) }), // Pinpoint
  skillsOf('xian', 'tactical')('xia-t2', null, {
    special: tactic('move', moveUpTo(4, { passEnemies: true, ignoreSentries: true, ignoreStrikes: true })),
  }), // Vanish
  skillsOf('burg', 'tactical')('bur-t2', null, { special: tactic('intel', scare(1, 1)) }), // Roar
  skillsOf('cara', 'tactical')('car-t2', null, { special: tactic('move', companionsAct(3, 'move', 2)) }), // Regroup
  skillsOf('greef', 'tactical')('gre-t2', null, { special: tactic('intel', companionActs(null, 'any', 2)) }), // Rousing Speech
];
