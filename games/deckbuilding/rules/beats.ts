import type { KernelEvents } from '@cantina/kernel';
import type { Events } from './ops.ts';

/** Moments worth seeing for themselves; what else happens belongs to the one before. */
export const beats = [
  'sides',
  'reveal-base',
  'turn-begins',
  'move-force',
  'purchase',
  'buy-out',
  'trigger',
  'reward',
  'attack',
  'defeat',
  'attack-fails',
  'damage',
  'repair',
  'ship-destroyed',
  'base-destroyed',
  'exile',
  'draw',
  'rebuild-deck',
  'discard',
  'galaxy-discard',
  'refill',
  'take-from-row',
  'take-from-discard',
  'clean-up',
  'finish',
] as const satisfies readonly (keyof (Events & KernelEvents))[];
