import type { AssetKind, ContactClass, Faction, MarketDeck } from '../../content/index.ts';

/** Colours; what they mean is always also said by a sign, a letter or a word. */
export const FACTION_TONES: Readonly<Record<Faction, string>> = {
  rebel: '#d97b4a',
  imperial: '#9fb2c4',
  hutt: '#8fa845',
  syndicate: '#b678c9',
};

export const CLASS_TONES: Readonly<Record<ContactClass, string>> = { 1: '#efe9df', 2: '#7fcf8a', 3: '#f1c84f' };

export const KIND_TONES: Readonly<Record<AssetKind, string>> = {
  bounty: '#c8553f',
  cargo: '#c98428',
  crew: '#5f9a78',
  gear: '#7f8fa8',
  mod: '#6f86b8',
  job: '#a8864a',
};

export const DECK_TONES: Readonly<Record<MarketDeck, string>> = {
  bounty: KIND_TONES.bounty,
  cargo: KIND_TONES.cargo,
  'gear-mod': KIND_TONES.gear,
  job: KIND_TONES.job,
  luxury: '#b678c9',
  ship: '#5b93bd',
};

/** Dice of the first to the fourth player, and of whoever is no player. */
export const DICE_TONES: readonly string[] = ['#f2b65c', '#7fc4e8', '#9bdc9f', '#f08fb0'];
export const FOE_TONE = '#e06a52';
