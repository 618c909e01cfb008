import { enemiesAttack, event, sufferOrCrisis } from '../../build.ts';
import type { EventCard } from '../../vocabulary.ts';

export const events: readonly EventCard[] = [
  event('ea-08', 'sharpshooter', enemiesAttack('all', ['sharpshooter'], 3)), // Pinned Down
  event(
    'ea-09',
    'alert',
    enemiesAttack(1, ['melee'], 1),
    enemiesAttack(1, ['blaster'], 1),
    enemiesAttack(1, ['sharpshooter'], 1),
  ), // From All Sides
  event('ea-10', 'alert', sufferOrCrisis(1)), // No Good Choice
];
