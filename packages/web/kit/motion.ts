/** How much moves: everything, everything but faster, or nothing. */
export type Motion = 'full' | 'fast' | 'off';

/** How long a card is on its way, in milliseconds. */
export const travelTime = (motion: Motion): number => (motion === 'full' ? 420 : motion === 'fast' ? 180 : 0);
