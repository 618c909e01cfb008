import { choose, damage, damageOneSpace, openDoor, push, searchPlans, skillsOf, tactic } from '../../build.ts';
import type { SkillCard } from '../../vocabulary.ts';

export const skills: readonly SkillCard[] = [
  skillsOf('mandalorian', 'tactical')('man-t1', null, { special: tactic('attack', damage(1, 4, 2)) }), // Whistling Birds
  skillsOf('ig11', 'tactical')('ig-t1', null, { special: tactic('attack', damage(2, 2, 2)) }), // Full Rotation
  skillsOf('paz', 'tactical')('paz-t1', null, { special: tactic('attack', damage(1, 'all', 2)) }), // Hold the Street
  skillsOf('mayfeld', 'tactical')('may-t1', null, { special: tactic('intel', push(3, 1, 3)) }), // Nobody Moves
  skillsOf('xian', 'tactical')('xia-t1', null, { special: tactic('attack', damage(2, 'all', 0)) }), // Knife Storm
  skillsOf('burg', 'tactical')('bur-t1', null, { special: tactic('attack', choose(damage(4, 1, 0), openDoor())) }), // Smash
  skillsOf('cara', 'tactical')('car-t1', null, { special: tactic('attack', damageOneSpace(1, 3)) }), // Covering Fire
  skillsOf('greef', 'tactical')('gre-t1', null, { special: tactic('plan', searchPlans) }), // Call In Debts
];
