import type { Effect } from '../../src/index.ts';

type Node<V extends string, Fields> = V extends string ? Effect<V> & Readonly<Fields> : never;

/** Everything a card of Moonshade can do. */
export type Deed =
  | Node<'gain' | 'lose' | 'draw' | 'sift' | 'rob', { amount: number }>
  | Node<'snatch' | 'arrest', unknown>
  | Node<'toss', { atLeast: number; hit: Deed; miss: Deed }>
  | Node<'choose' | 'inOrder', { deeds: readonly Deed[] }>
  | Node<'everyone' | 'may', { deed: Deed }>;

const gain = (amount: number): Deed => ({ verb: 'gain', amount });
const lose = (amount: number): Deed => ({ verb: 'lose', amount });
const draw = (amount: number): Deed => ({ verb: 'draw', amount });
const sift = (amount: number): Deed => ({ verb: 'sift', amount });
const rob = (amount: number): Deed => ({ verb: 'rob', amount });
const snatch: Deed = { verb: 'snatch' };
const arrest: Deed = { verb: 'arrest' };
const toss = (atLeast: number, hit: Deed, miss: Deed): Deed => ({ verb: 'toss', atLeast, hit, miss });
const choose = (...deeds: readonly Deed[]): Deed => ({ verb: 'choose', deeds });
const inOrder = (...deeds: readonly Deed[]): Deed => ({ verb: 'inOrder', deeds });
const everyone = (deed: Deed): Deed => ({ verb: 'everyone', deed });
const may = (deed: Deed): Deed => ({ verb: 'may', deed });

export interface Cargo {
  readonly back: 'crate';
  readonly copies: number;
  /** What it is worth as a bid. */
  readonly worth: number;
  readonly whenSold: Deed;
}

export type Hook = 'gain' | 'bid' | 'hired' | 'roundEnd';

export interface Crew {
  readonly back: 'dossier';
  readonly copies: number;
  readonly hook: Hook;
  /** What it adds to the value its hook is about. */
  readonly bonus?: number;
  readonly deed?: Deed;
}

const crate = (copies: number, worth: number, whenSold: Deed): Cargo => ({ back: 'crate', copies, worth, whenSold });

export const cargo: Readonly<Record<string, Cargo>> = {
  'glow-moss': crate(4, 1, gain(1)),
  'comet-ice': crate(4, 2, gain(2)),
  'star-charts': crate(3, 2, sift(2)),
  'loaded-dice': crate(3, 1, toss(4, gain(3), lose(1))),
  'forged-papers': crate(3, 3, choose(rob(2), snatch)),
  'blank-warrant': crate(2, 2, arrest),
  'party-lights': crate(2, 3, everyone(may(draw(1)))),
  'old-relic': crate(2, 4, choose(gain(3), inOrder(gain(1), draw(1), choose(sift(1), rob(1))))),
};

export const crew: Readonly<Record<string, Crew>> = {
  broker: { back: 'dossier', copies: 2, hook: 'gain', bonus: 1 },
  bouncer: { back: 'dossier', copies: 2, hook: 'bid', bonus: 2 },
  gossip: { back: 'dossier', copies: 2, hook: 'hired', deed: draw(1) },
  gambler: { back: 'dossier', copies: 2, hook: 'roundEnd', deed: may(toss(5, gain(2), lose(1))) },
  lookout: { back: 'dossier', copies: 2, hook: 'roundEnd', deed: sift(1) },
  pickpocket: { back: 'dossier', copies: 2, hook: 'roundEnd', deed: rob(1) },
  informer: { back: 'dossier', copies: 2, hook: 'roundEnd', deed: may(arrest) },
};

export const copiesOf = (cards: Readonly<Record<string, { readonly copies: number }>>): readonly string[] =>
  Object.entries(cards).flatMap(([face, { copies }]) => Array.from({ length: copies }, () => face));

/** Each patron secretly pays, at the end, for one kind of cargo that is still in hand. */
export const patrons = {
  miners: 'comet-ice',
  monks: 'old-relic',
  gamblers: 'loaded-dice',
  pilots: 'star-charts',
  gardeners: 'glow-moss',
} as const satisfies Readonly<Record<string, keyof typeof cargo>>;

export type Patron = keyof typeof patrons;
