import type { FateKind } from '../../content/index.ts';

/** The colour of a fate card's frame; its kind is also written on it. */
export const KIND_TONES: Readonly<Record<FateKind, string>> = {
  military: '#6f8fb8',
  pirate: '#c0533f',
  trader: '#5fa37f',
  bountyHunter: '#b8863a',
  spaceMonster: '#8a5fb0',
  hazard: '#c9a13a',
  planetEvent: '#4f9ab0',
  crimeLordOffer: '#a04a72',
  contract: '#6f9a4a',
  friend: '#d08a5a',
  equipment: '#7f8a96',
  fortune: '#d8b24a',
  quiet: '#55506a',
};
