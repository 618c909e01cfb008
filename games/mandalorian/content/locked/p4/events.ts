import { disruptLowest, enemiesAttack, enemiesMove, event } from '../../build.ts';
import type { EventCard } from '../../vocabulary.ts';

export const events: readonly EventCard[] = [
  event('ea-03', 'alert', disruptLowest, disruptLowest), // Power Surge
  event('ea-05', 'melee', enemiesMove('all', ['melee'], 3), enemiesAttack(1, ['melee'], 0)), // Reckless Rush
];
