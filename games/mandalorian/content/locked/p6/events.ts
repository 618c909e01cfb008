import { enemiesAttack, event, reinforce, sixPlus } from '../../build.ts';
import type { EventCard } from '../../vocabulary.ts';

export const events: readonly EventCard[] = [
  event('ea-06', 'sharpshooter', enemiesAttack(1, ['sharpshooter'], 5), enemiesAttack(1, ['blaster'], 1)), // Crossfire
  event('ea-07', 'star', reinforce('start'), sixPlus(reinforce())), // Through the Back
];
