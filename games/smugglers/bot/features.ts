import type { Seat } from '@cantina/kernel';
import { BRIX_WEAPONS, characters, faces, fateAt, GOODS } from '../content/index.ts';
import { player } from '../rules/lookup.ts';
import type { Agreed } from '../rules/options.ts';
import { unitsOf, value } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';
import { turnsToWin } from './growth.ts';
import { strengthOutlook } from './outlook.ts';
import { bestPlan, cargoWorth } from './plans.ts';

/**
 * What the learned judgement looks at when a turn begins, for each player alike. Nearly everything of this game lies open;
 * only cards still to be drawn are unknown, and nobody asks for them here.
 */

const OF_PLAYER = [
  'plan', // turns to victory by the best plan that can be counted out
  'plan-soon', // the same, so that one turn counts more when there are few
  'plan-very-soon',
  'growth', // turns to victory by what the ship earns on average
  'growth-soon',
  'credits',
  'credits-root',
  'cargo', // what the goods aboard are worth
  'cards', // friends and equipment
  'lasers',
  'shields',
  'wanted', // has a bounty on the head
  'bounty',
  'arrested',
  'sentence', // turns still to be spent in prison
  'hyperspace',
  'out',
  'brix', // weapons for the run that are aboard
  'loaded', // enough of them
  'time-left', // turns until they lose their use
  'kills',
  'turns-until-move',
  'strength', // where ships are to be destroyed
] as const;

type OfPlayer = (typeof OF_PLAYER)[number];

const LEVELS = 11;
const HULLS = 6;
const BY_LEVEL = ['pods', 'lightspeed', 'engines'] as const;
const KEPT = faces.filter((_, i) => fateAt[i]?.effect.verb === 'keep');

export const FEATURES: readonly string[] = [
  ...OF_PLAYER,
  ...BY_LEVEL.flatMap((name) => Array.from({ length: LEVELS }, (_, level) => `${name} ${level}`)),
  ...Array.from({ length: HULLS }, (_, hull) => `hull ${hull}`),
  ...GOODS.map((good) => `aboard ${good}`),
  ...KEPT.map((face) => `kept ${face}`),
  ...characters.map(({ id }) => `character ${id}`),
];

const AT = Object.fromEntries(OF_PLAYER.map((name, i) => [name, i])) as Readonly<Record<OfPlayer, number>>;
const LEVELS_AT = OF_PLAYER.length;
const HULL_AT = LEVELS_AT + BY_LEVEL.length * LEVELS;
const GOODS_AT = HULL_AT + HULLS;
const KEPT_AT = GOODS_AT + GOODS.length;
const CHARACTER_AT = KEPT_AT + KEPT.length;
const KEPT_PLACE: ReadonlyMap<number, number> = new Map(
  KEPT.map((face, i) => [(faces as readonly string[]).indexOf(face), KEPT_AT + i]),
);

type Note = (feature: number, value: number) => void;

export function readFeatures(g: G, seat: Seat, note: Note): void {
  const { agreed, round, seats, active } = g.state;
  const own = player(g, seat);
  if (own.status === 'out') {
    note(AT.out, 1);
    return;
  }
  note(AT['turns-until-move'], ((seat - active + seats) % seats) / seats);
  note(AT.kills, own.kills / 3);
  if (isForDestruction(agreed)) {
    note(AT.strength, strengthOutlook(g, seat, agreed.goal) / 10);
    return;
  }
  if (round > 0) readProspects(g, seat, note);
  readMoney(g, seat, note);
  readShip(g, seat, note);
  if (own.character >= 0) note(CHARACTER_AT + own.character, 1);
}

const isForDestruction = ({ goal }: Agreed): boolean => goal === 'last-standing' || goal === 'most-kills';

function readProspects(g: G, seat: Seat, note: Note): void {
  const { credits, cargoPods, sector } = player(g, seat);
  const speed = value(g, seat, 'lightspeed');
  const growth = 1 + turnsToWin(g.state.agreed, credits + cargoWorth(g, seat), cargoPods, speed);
  const plan = sector > 0 ? Math.min(50, bestPlan(g, seat).turns) : growth;
  note(AT.plan, plan / 10);
  note(AT['plan-soon'], 2 * Math.exp(-plan / 5));
  note(AT['plan-very-soon'], 2 * Math.exp(-plan / 2));
  note(AT.growth, Math.min(50, growth) / 10);
  note(AT['growth-soon'], 2 * Math.exp(-growth / 5));
}

function readMoney(g: G, seat: Seat, note: Note): void {
  const { credits, bounty, status, brix } = player(g, seat);
  note(AT.credits, credits / 2000);
  note(AT['credits-root'], Math.sqrt(credits / 2000));
  note(AT.cargo, cargoWorth(g, seat) / 300);
  GOODS.forEach((good, i) => {
    note(GOODS_AT + i, player(g, seat)[good] / 3);
  });
  note(AT.wanted, bounty > 0 ? 1 : 0);
  note(AT.bounty, Math.min(5, bounty / 1000));
  note(AT.arrested, status === 'arrested' ? 1 : 0);
  note(AT.sentence, status === 'arrested' ? Math.min(10, bounty / 500) / 5 : 0);
  note(AT.hyperspace, status === 'hyperspace' ? 1 : 0);
  const weapons = unitsOf(g, seat, 'brixWeapons');
  note(AT.brix, weapons / BRIX_WEAPONS);
  note(AT.loaded, weapons >= BRIX_WEAPONS ? 1 : 0);
  note(AT['time-left'], brix[0] === undefined ? 0 : (brix[0].until - g.state.round) / 5);
}

function readShip(g: G, seat: Seat, note: Note): void {
  const { cargoPods, hull } = player(g, seat);
  const levels = [cargoPods, value(g, seat, 'lightspeed'), value(g, seat, 'engines')];
  levels.forEach((level, i) => {
    note(LEVELS_AT + i * LEVELS + Math.max(0, Math.min(LEVELS - 1, level)), 1);
  });
  note(AT.lasers, value(g, seat, 'lasers') / 4);
  note(AT.shields, value(g, seat, 'shields') / 4);
  note(HULL_AT + Math.max(0, Math.min(HULLS - 1, hull)), 1);
  const kept = g.state.zones.kept[seat] ?? [];
  note(AT.cards, kept.length / 2);
  for (const card of kept) {
    const place = KEPT_PLACE.get(g.state.cards.face[card] ?? -1);
    if (place !== undefined) note(place, 1);
  }
}
