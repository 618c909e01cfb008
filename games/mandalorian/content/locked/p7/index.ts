import type { Mission, MissionId, Role, Token } from '../../vocabulary.ts';
import { ON_ANY_MAP } from '../on-any-map.ts';
import type { Pack } from '../pack.ts';

export const crate: Token = { kind: 'token', id: 'token-4', sign: 'box', copies: 2 };

/** Double Deal: one of you may be a traitor. */
export const doubleDeal: Mission = {
  ...ON_ANY_MAP,
  id: 'h1',
  aim: { kind: 'carry' },
  kind: 'roles',
  track: { base: 9, perCharacter: 0 },
  markers: [crate],
};

/** Private Contracts: everybody has a secret agenda. */
export const privateContracts: Mission = {
  ...ON_ANY_MAP,
  id: 'h2',
  aim: { kind: 'hunt' },
  kind: 'roles',
  track: { base: 4, perCharacter: 0 },
};

export const dealNumbers = {
  spaces: [2, 4],
  carry: 1,
  betrayals: 3,
  revealDamage: 1,
  revealRange: 1,
  steps: 3,
} as const;
export const contractNumbers = {
  marked: 3,
  range: 3,
  crisisSteps: 2,
  home: 2,
  /**
   * Characters that may be missing at home, where agendas are secret. Everybody had to be there at first; then who was
   * Sold Out only had to stay away, and nobody could do anything about it. Now the group must be brought to fail.
   */
  missing: 1,
} as const;

const role = (id: string, mission: MissionId, more: Partial<Role> = {}): Role => ({
  kind: 'role',
  id,
  mission,
  copies: 1,
  ...more,
});

export const LOYAL = 'role-1';
export const TRAITOR = 'role-2';
export const CLEAN_HANDS = 'role-3';
export const TROPHY = 'role-4';
export const UNTOUCHED = 'role-5';
export const EQUIPPED = 'role-6';
export const SCOUT = 'role-7';
export const SOLD_OUT = 'role-8';

/** Figures of the agendas: at most this much damage, at least so many planning cards, at least so many reveals. */
export const agendaNumbers = { damage: 2, plans: 2, reveals: 4 } as const;

const roles: readonly Role[] = [
  role(LOYAL, 'h1', { copies: 4 }),
  role(TRAITOR, 'h1'),
  role(CLEAN_HANDS, 'h2', { counts: 'trophies' }),
  role(TROPHY, 'h2', { counts: 'trophies' }),
  role(UNTOUCHED, 'h2'),
  role(EQUIPPED, 'h2'),
  role(SCOUT, 'h2', { counts: 'reveals' }),
  role(SOLD_OUT, 'h2'),
];

export const p7: Pack = {
  id: 'p7',
  cards: [crate, ...roles],
  maps: [],
  missions: [doubleDeal, privateContracts],
};
