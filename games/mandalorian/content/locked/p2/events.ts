import { ANY_CLASS, enemiesAttack, enemiesMove, event, hunt, reinforce, sixPlus, tokenFlees } from '../../build.ts';
import type { EventCard } from '../../vocabulary.ts';

export const events: readonly EventCard[] = [
  event('ea-01', 'alert', tokenFlees, enemiesMove(1, ANY_CLASS, 2)), // The Child Stirs
  event('ea-02', 'alert', hunt(3), sixPlus(reinforce())), // Grab It
  event('ea-04', 'blaster', enemiesAttack(1, ['blaster'], 3), sixPlus(enemiesAttack(1, ['blaster'], 3))), // Heavy Weapons
];
