import {
  also,
  damage,
  damageOthers,
  insteadOf,
  modifies,
  moveUpTo,
  push,
  removeDisruption,
  skillsOf,
  strength,
  walk,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('xian');

export const xian: readonly SkillCard[] = [
  card('throwing-knives', 1, { special: also('attack', damageOthers(1, 2, 2)), copies: 2 }),
  card('shadow-step', 3, { special: modifies('move', [walk({ passEnemies: true, ignoreSentries: true })]) }),
  card('backstab', 2, { special: modifies('attack', [strength(2, 'target-undamaged')]) }),
  card('acrobatics', 2, { special: modifies('move', [walk({ heights: true })]), copies: 2 }),
  card('taunt', 1, { special: also('intel', push(1, 1, 3)) }),
  card('slip-away', 2, { special: also('attack', moveUpTo(2)) }),
  card('light-fingers', 3, { special: also('intel', removeDisruption(1, 'any')) }),
  card('reckless-grin', 4, { special: insteadOf('intel', damage(1, 1, 1)) }),
  card('scout-ahead', 3, { bonus: 'intel' }),
  card('poisoned-edge', 3, { bonus: 'attack' }),
];
