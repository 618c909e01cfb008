import {
  also,
  damage,
  insteadOf,
  modifies,
  openDoor,
  push,
  pushOther,
  pushTarget,
  shield,
  skillsOf,
  strength,
} from '../build.ts';
import type { SkillCard } from '../vocabulary.ts';

const card = skillsOf('burg');

export const burg: readonly SkillCard[] = [
  card('headbutt', 2, { special: modifies('attack', [strength(1, 'target-in-your-space')], pushTarget(1)), copies: 2 }),
  card('rip-it-open', 4, { special: insteadOf('attack', openDoor()) }),
  card('bull-rush', 3, { special: also('move', damage(1, 1, 0)) }),
  card('thick-hide', 1, { special: also('move', shield()), copies: 2 }),
  card('throw', 3, { special: also('attack', push(1, 2, 0)) }),
  card('intimidate', 2, { special: also('intel', pushOther(1, 1)) }),
  card('brawler', 4, { special: insteadOf('move', damage(1, 'all', 0)) }),
  card('grapple', 2, { bonus: 'attack' }),
  card('sniff-out', 1, { bonus: 'intel' }),
  card('heavy-step', 2, { bonus: 'move' }),
];
