import type { Mission, Token } from '../../vocabulary.ts';
import { ON_ANY_MAP } from '../on-any-map.ts';
import type { Pack } from '../pack.ts';

export const salvageMarker: Token = { kind: 'token', id: 'token-2', sign: 'part', copies: 4 };
/** MD-C2-03 neither a threat nor a character. */
export const informantMarker: Token = { kind: 'token', id: 'token-3', sign: 'figure', copies: 1 };

/** Salvage Run: collect four markers. */
export const salvageRun: Mission = {
  ...ON_ANY_MAP,
  id: 'c1',
  aim: { kind: 'carry' },
  kind: 'contract',
  track: null,
  markers: [salvageMarker],
};

/** The Informant: escort him to the start space. */
export const informant: Mission = {
  ...ON_ANY_MAP,
  id: 'c2',
  aim: { kind: 'carry' },
  kind: 'contract',
  track: { base: 3, perCharacter: 0 },
  markers: [informantMarker],
};

export const salvageNumbers = { spaces: [1, 3, 5, 7], carry: 2, crisisSteps: 2 } as const;
export const informantNumbers = { crisisSteps: 2 } as const;

export const p5: Pack = {
  id: 'p5',
  cards: [salvageMarker, informantMarker],
  maps: [],
  missions: [salvageRun, informant],
};
