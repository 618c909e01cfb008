import { cardsIn, type Seat } from '@cantina/kernel';
import { assetOf as assetPart, cards, FACTIONS } from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { assetOf, assetsOf, isAi, playerOf, reputationOf, shipOf } from '../rules/lookup.ts';
import { damageLeft } from '../rules/player/stats.ts';
import type { G } from '../rules/state.ts';
import { assetWorth } from './assets.ts';
import { Outlook } from './outlook.ts';

/**
 * What the learned judgement looks at when a turn begins, for each player alike: what lies open in front of him, and what
 * his jobs, bounties and goods promise from where he is.
 */

const OF_PLAYER = [
  'fame', // on the track and by assets
  'fame-near', // how near the end is
  'plans', // what all jobs, bounties and goods promise, in points of fame
  'best-plan',
  'second-plan',
  'credits',
  'credits-root',
  'rich', // more than a ship costs
  'ship-price',
  'hyperdrive',
  'character-left', // damage that can still be suffered
  'ship-left',
  'defeated',
  'character-goal',
  'ship-goal',
  'character-flipped',
  'ship-flipped',
  'secrets',
  'job',
  'bounty',
  'cargo',
  'crew',
  'gear',
  'mod',
  'captives',
  'turns-until-move',
  'ai',
] as const;

type OfPlayer = (typeof OF_PLAYER)[number];

const MOST_FAME = 12;
/** Cards that stay with a player, and what he is. */
const LASTING = cards.filter((card) => {
  const kind = assetPart(card)?.kind;
  return (
    kind === 'crew' || kind === 'gear' || kind === 'mod' || card.component === 'character' || card.component === 'ship'
  );
});

export const FEATURES: readonly string[] = [
  ...OF_PLAYER,
  ...Array.from({ length: MOST_FAME + 1 }, (_, fame) => `fame ${fame}`),
  ...FACTIONS.flatMap((faction) => [`good ${faction}`, `bad ${faction}`]),
  ...LASTING.map(({ id }) => `has ${id}`),
];

const AT = Object.fromEntries(OF_PLAYER.map((name, i) => [name, i])) as Readonly<Record<OfPlayer, number>>;
const FAME_AT = OF_PLAYER.length;
const FACTIONS_AT = FAME_AT + MOST_FAME + 1;
const LASTING_AT = FACTIONS_AT + 2 * FACTIONS.length;
const LASTING_PLACE: ReadonlyMap<number, number> = new Map(
  LASTING.map((card, i) => [cards.findIndex(({ id }) => id === card.id), LASTING_AT + i]),
);

type Note = (feature: number, value: number) => void;

export function readFeatures(g: G, player: Seat, note: Note): void {
  const { turn, active, players, options } = g.state;
  const { credits } = playerOf(g, player);
  note(AT['turns-until-move'], ((player - active + players.length) % players.length) / players.length);
  if (turn === 0) return;
  const fame = fameOf(g, player);
  note(AT.fame, fame / 5);
  note(AT['fame-near'], 3 * Math.exp(-Math.max(0, options.fameToWin - fame) / 2));
  note(FAME_AT + Math.max(0, Math.min(MOST_FAME, fame)), 1);
  note(AT.credits, credits / 10_000);
  note(AT['credits-root'], Math.sqrt(credits / 10_000));
  note(AT.rich, Math.max(0, credits - 12_000) / 10_000);
  if (isAi(g, player)) note(AT.ai, 1);
  else readBelongings(g, player, note);
}

function readBelongings(g: G, player: Seat, note: Note): void {
  const own = playerOf(g, player);
  note(AT['ship-price'], shipOf(g, player).price / 10_000);
  note(AT['character-left'], damageLeft(g, player, 'character') / 4);
  note(AT['ship-left'], damageLeft(g, player, 'ship') / 4);
  note(AT.defeated, own.defeated ? 1 : 0);
  note(AT['character-goal'], own.characterGoal / 2);
  note(AT['ship-goal'], own.shipGoal / 2);
  note(AT['character-flipped'], own.characterFlipped ? 1 : 0);
  note(AT['ship-flipped'], own.shipFlipped ? 1 : 0);
  note(AT.secrets, cardsIn(g, 'secrets', player).length / 2);
  FACTIONS.forEach((faction, i) => {
    const reputation = reputationOf(g, player, faction);
    note(FACTIONS_AT + 2 * i, reputation > 0 ? 1 : 0);
    note(FACTIONS_AT + 2 * i + 1, reputation < 0 ? 1 : 0);
  });
  readPlans(g, player, note);
  for (const zone of ['assets', 'character', 'ship'] as const) {
    for (const card of cardsIn(g, zone, player)) {
      const place = LASTING_PLACE.get(g.state.cards.face[card] ?? -1);
      if (place !== undefined) note(place, 1);
    }
  }
}

function readPlans(g: G, player: Seat, note: Note): void {
  const outlook = new Outlook(g, player);
  note(AT.hyperdrive, outlook.hyper / 4);
  const counts: Record<'job' | 'bounty' | 'cargo' | 'crew' | 'gear' | 'mod', number> = {
    job: 0,
    bounty: 0,
    cargo: 0,
    crew: 0,
    gear: 0,
    mod: 0,
  };
  let [all, best, second] = [0, 0, 0];
  for (const card of assetsOf(g, player)) {
    const kind = assetOf(g, card)?.kind;
    if (kind === undefined) continue;
    counts[kind]++;
    if (kind === 'crew' || kind === 'gear' || kind === 'mod') continue;
    const worth = assetWorth(outlook, card);
    all += worth;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
    if (g.state.captives.some(({ bounty }) => bounty === card)) note(AT.captives, 1);
  }
  for (const [kind, count] of Object.entries(counts)) note(AT[kind as keyof typeof counts], count / 2);
  note(AT.plans, all / 2);
  note(AT['best-plan'], best);
  note(AT['second-plan'], second);
}
