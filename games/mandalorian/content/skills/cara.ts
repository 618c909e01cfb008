import {
  also,
  attackRange,
  companionActs,
  damage,
  insteadOf,
  modifies,
  openDoor,
  planGive,
  shield,
  skillsOf,
  strength,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('cara');

export const cara: readonly SkillCard[] = [
  card('repeating-rifle', 2, { special: modifies('attack', [attackRange(2)]), copies: 2 }),
  card('drop-assault', 3, { special: also('move', damage(1, 1, 1)) }),
  card('arm-lock', 2, { special: modifies('attack', [strength(2, 'target-in-your-space')]) }),
  card('cover-me', 2, { special: modifies('plan', [planGive(3)]) }),
  card('stand-firm', 1, { special: also('move', shield('any', 1)), copies: 2 }),
  card('veterans-eye', 3, { bonus: 'intel' }),
  card('breach', 4, { special: insteadOf('move', openDoor()) }),
  card('momentum', 2, { bonus: 'move' }),
  card('rally-the-line', 3, { special: also('plan', companionActs(3, 'attack', 1)) }),
  card('shock-tactics', 3, { bonus: 'attack' }),
];
