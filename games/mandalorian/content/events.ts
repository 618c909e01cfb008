import {
  anotherEvent,
  disruptLowest,
  enemiesAttack,
  enemiesMove,
  event,
  newcomerMoves,
  reinforce,
  revealedAttacks,
  revealNearest,
  sixPlus,
} from './build.ts';
import type { EventCard } from './vocabulary.ts';

/** MA-CMP-03 the base deck. */
export const events: readonly EventCard[] = [
  event('headlong-charge', 'melee', enemiesMove('all', ['melee'], 2), enemiesAttack(2, ['melee'], 0)),
  event(
    'closing-in',
    'melee',
    enemiesMove(2, ['melee'], 3),
    enemiesAttack(1, ['melee'], 1),
    sixPlus(enemiesAttack(1, ['melee'], 1)),
  ),
  event('cornered', 'melee', enemiesMove(1, ['melee'], 2), enemiesAttack('all', ['melee'], 0)),
  event('firing-line', 'blaster', enemiesAttack(2, ['blaster'], 3)),
  event('advance-and-fire', 'blaster', enemiesMove('all', ['blaster'], 1), enemiesAttack(2, ['blaster'], 2)),
  event(
    'flanking-move',
    'blaster',
    enemiesMove(2, ['blaster'], 2),
    enemiesAttack(1, ['blaster'], 2),
    sixPlus(enemiesAttack(1, ['blaster'], 2)),
  ),
  event(
    'clear-shot',
    'sharpshooter',
    enemiesAttack(1, ['sharpshooter'], 5),
    sixPlus(enemiesAttack(1, ['sharpshooter'], 4)),
  ),
  event('overwatch', 'sharpshooter', enemiesAttack(2, ['sharpshooter'], 4)),
  event(
    'mixed-volley',
    'alert',
    enemiesMove(1, ['melee'], 2),
    enemiesAttack(1, ['sharpshooter', 'blaster'], 2),
    sixPlus(enemiesAttack(1, ['sharpshooter', 'blaster'], 2)),
  ),
  event('backup-arrives', 'star', reinforce(), newcomerMoves(2), sixPlus(reinforce())),
  event('ambush', 'alert', revealNearest, revealedAttacks(2)),
  event('scrambled-comms', 'alert', disruptLowest, sixPlus(anotherEvent)),
];
