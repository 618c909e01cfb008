import type { Setting } from '@cantina/kernel/testing';
import type { MandoState } from '@cantina/mandalorian';

/** Spaces of the first map by their number. */
const [D2, D3, D4] = [24, 25, 26];

/**
 * Almost home: the Mandalorian carries the Asset one space from the start, and one more card makes an event of Attack. A
 * raider stands nearer to IG-11, whose player may block.
 */
export const homeward: Setting<MandoState> & { readonly seats: number } = {
  seats: 2,
  options: { mission: 'm1', difficulty: 'easy' },
  step: 'action',
  zones: {
    revealed: ['m1-asset', 'm1-raider'],
    disruption: ['disruption-white-1'],
    areaTokens: [[], ['disruption-yellow-3', 'disruption-white-1'], [], [], []],
    hand: [['steady-advance', 'quick-draw'], ['combat-reflex']],
    deck: [['quick-draw', 'vibroblade', 'tracking-scope'], ['combat-reflex'], [], []],
    eventDeck: ['overwatch', 'firing-line'],
    planDeck: ['no-luck', 'no-luck'],
    plans: [[], ['defend'], [], []],
  },
  fields: {
    characters: ['mandalorian', 'ig11'],
    spaces: [D2, D4],
    damage: [0, 0],
    shields: [0, 0],
    trophies: [0, 0],
    reveals: [0, 0],
    active: 0,
    turn: 7,
    back: 'blaster',
  },
  change: ({ zones, at, bearers }) => {
    const [asset, raider] = zones.revealed[0] ?? [];
    if (asset === undefined || raider === undefined) throw new Error('two pieces are on the map');
    bearers[asset] = 0;
    at[raider] = D3;
  },
};
