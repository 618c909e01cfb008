import type { Planet } from '../../content/index.ts';

/** What a planet looks like from afar: its surface, what is on it, and something of its own. */
export interface Look {
  readonly tone: string;
  readonly mark: string;
  readonly kind: 'dunes' | 'seas' | 'land' | 'city' | 'swamp' | 'spice' | 'ring-city';
  readonly suns?: true;
}

export const LOOKS: Readonly<Record<Planet, Look>> = {
  cantonica: { tone: '#b98b55', mark: '#ffd98a', kind: 'city' },
  'ord-mantell': { tone: '#8d6f62', mark: '#5a3f35', kind: 'dunes' },
  lothal: { tone: '#a5a765', mark: '#6d7a3c', kind: 'land' },
  'mon-calamari': { tone: '#2f6fa8', mark: '#8fd0ee', kind: 'seas' },
  kessel: { tone: '#7a5a4a', mark: '#e8a35a', kind: 'spice' },
  tatooine: { tone: '#d9a860', mark: '#a8743a', kind: 'dunes', suns: true },
  'nal-hutta': { tone: '#6f7f3d', mark: '#3f4d22', kind: 'swamp' },
  ryloth: { tone: '#b0694a', mark: '#6f8a52', kind: 'land' },
  naboo: { tone: '#4d8f5f', mark: '#7fbfe0', kind: 'seas' },
  'ring-of-kafrene': { tone: '#7b7f88', mark: '#ffcf7a', kind: 'ring-city' },
  takodana: { tone: '#3f8052', mark: '#2a5f86', kind: 'land' },
};
