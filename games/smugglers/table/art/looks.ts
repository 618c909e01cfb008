import type { PlanetName } from '../../rules/messages.ts';

/** What a planet looks like from afar. */
export interface Look {
  /** Surface, and what is on it. */
  readonly tone: string;
  readonly mark: string;
  readonly kind: 'continents' | 'bands' | 'craters' | 'ice' | 'city' | 'lava' | 'ocean';
  /** A ring around it, in this colour. */
  readonly ring?: string;
  readonly moon?: boolean;
}

export const LOOKS: Readonly<Record<PlanetName, Look>> = {
  brix: { tone: '#8a3b2e', mark: '#2c0f0c', kind: 'city', ring: '#d98a4a' },
  koroth: { tone: '#3f7f5a', mark: '#9bdc9f', kind: 'continents', ring: '#cfe7d4', moon: true },
  dustfall: { tone: '#b08a58', mark: '#7c5a33', kind: 'bands' },
  ironmoon: { tone: '#7d828a', mark: '#4a4e57', kind: 'craters' },
  velmora: { tone: '#8a5fa8', mark: '#c79be0', kind: 'bands', ring: '#e3c9f0' },
  ondur: { tone: '#5f8a52', mark: '#a7c27a', kind: 'continents' },
  krail: { tone: '#a34f3c', mark: '#5c241b', kind: 'craters', moon: true },
  'port-amber': { tone: '#d79a3d', mark: '#8a551a', kind: 'city' },
  grimhold: { tone: '#4f5563', mark: '#2a2e38', kind: 'craters', ring: '#8a8f9c' },
  'new-geneva': { tone: '#6fa3c7', mark: '#f0f6fa', kind: 'continents', moon: true },
  verdance: { tone: '#4d9a4a', mark: '#2f6a3a', kind: 'continents' },
  ferrum: { tone: '#9a6a52', mark: '#5f3a2a', kind: 'city' },
  sanctum: { tone: '#e0d5b4', mark: '#b39a62', kind: 'bands', ring: '#f5ecd0' },
  umbra: { tone: '#3b3350', mark: '#6a5a92', kind: 'lava' },
  axiom: { tone: '#5f9aa0', mark: '#d0eef0', kind: 'city' },
  thornback: { tone: '#7a8a3a', mark: '#46521e', kind: 'craters' },
  'tarsis-prime': { tone: '#4a78b8', mark: '#d9c27a', kind: 'city', ring: '#e6d6a0' },
  bastion: { tone: '#6f7686', mark: '#b8c0d0', kind: 'city', moon: true },
  quillon: { tone: '#c77f9a', mark: '#8a4a66', kind: 'bands' },
  cinder: { tone: '#4a2a24', mark: '#ff8a4a', kind: 'lava' },
  zephyria: { tone: '#9fc7c0', mark: '#e9f7f2', kind: 'bands', ring: '#c9e8e0' },
  lumina: { tone: '#e6c65a', mark: '#fff3c0', kind: 'bands' },
  pelagia: { tone: '#2f6fa8', mark: '#7fc4e8', kind: 'ocean' },
  halcyra: { tone: '#4aa8a0', mark: '#bdeee4', kind: 'ocean', moon: true },
  mirage: { tone: '#e0a87a', mark: '#f7dcc0', kind: 'bands', moon: true },
  galen: { tone: '#7fb0d8', mark: '#5a8a4a', kind: 'continents', ring: '#d0e0ee' },
  solace: { tone: '#a9b88a', mark: '#6f8a52', kind: 'continents' },
  earth: { tone: '#2f6fb8', mark: '#5fa04a', kind: 'continents', moon: true },
  obelisk: { tone: '#5a4a6a', mark: '#2e2438', kind: 'craters' },
  hospice: { tone: '#e6ecef', mark: '#9cc0d0', kind: 'ice' },
  aegis: { tone: '#5a7a9a', mark: '#c9dced', kind: 'ice', ring: '#aac4dc' },
  nowhere: { tone: '#6a6258', mark: '#3e3831', kind: 'craters' },
};
