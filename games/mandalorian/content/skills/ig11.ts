import {
  also,
  blast,
  damageOthers,
  foresee,
  heal,
  insteadOf,
  intelThrough,
  modifies,
  skillsOf,
  strength,
  walk,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('ig11');

export const ig11: readonly SkillCard[] = [
  card('twin-blasters', 2, { special: also('attack', damageOthers(1, 1, 2)), copies: 2 }),
  card('rotating-torso', 2, { special: also('attack', damageOthers(1, 'all', 1)) }),
  card('target-analysis', 2, { bonus: 'intel' }),
  card('bounty-protocol', 3, { special: modifies('attack', [strength(1, 'target-damaged')]) }),
  card('servo-stride', 3, { special: modifies('move', [walk({ passEnemies: true })]) }),
  card('nurse-routine', 1, { special: also('plan', heal(1, 'another', 1)) }),
  card('thermal-scan', 3, { special: modifies('intel', [intelThrough]) }),
  card('cold-calculation', 4, { special: insteadOf('intel', foresee) }),
  card('combat-reflex', 1, { bonus: 'attack', copies: 2 }),
  card('self-destruct-charge', 4, { special: insteadOf('attack', blast(3, 1, 2)) }),
];
