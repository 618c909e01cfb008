import type { Decision } from '@cantina/kernel';
import { faces } from '../content/index.ts';
import type { G } from '../rules/state.ts';

/**
 * Characters by what they won: 84 games of two and four `quick` bots, characters and ships dealt out evenly. Of twice the
 * fair share (100) Ketsu Onyo had 94, Jyn Erso 68, Doctor Aphra 22. Each with the ship that it won more with.
 */
const BY_WINS: readonly (readonly [character: string, ship: string])[] = [
  ['character/ketsu-onyo', 'g9-rigger'],
  ['character/jyn-erso', 'g9-rigger'],
  ['character/boba-fett', 'g-1a-starfighter'],
  ['character/ig-88', 'g-1a-starfighter'],
  ['character/lando-calrissian', 'g-1a-starfighter'],
  ['character/bossk', 'g-1a-starfighter'],
  ['character/han-solo', 'g9-rigger'],
  ['character/doctor-aphra', 'g-1a-starfighter'],
];

/** Whom to be and what to fly, as the winners of many games. */
export function opening(g: G, { prompt, options, seat }: Decision): string | null {
  const nameOf = (card: number | undefined): string => faces[g.state.cards.face[card ?? -1] ?? -1] ?? '';
  if (prompt.key === 'prompt.character') {
    const best = BY_WINS.find(([name]) => options.some(({ card }) => nameOf(card) === name));
    return options.find(({ card }) => nameOf(card) === best?.[0])?.id ?? null;
  }
  if (prompt.key !== 'prompt.starting-ship') return null;
  const own = nameOf(g.state.zones.character[seat]?.[0]);
  const ship = BY_WINS.find(([name]) => name === own)?.[1];
  return options.find(({ id }) => id === `ship:${ship}`)?.id ?? null;
}
