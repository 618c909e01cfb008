import type { Decision } from '@cantina/kernel';
import { endsToward } from '../../rules/map/terrain.ts';
import type { Messages } from '../../rules/messages.ts';
import type { HeroBoard, ThreatBoard } from '../pieces.ts';
import { nearestWithin, type Situation } from './forecast.ts';

/** What an enemy would do if it were chosen: whom it attacks, or where its movement may end. */
export interface Consequence {
  readonly enemy: ThreatBoard;
  readonly victims: readonly HeroBoard[];
  readonly ends: readonly string[];
}

/** For each enemy that somebody may choose as the one who attacks or moves; nothing where that is not the question. */
export function consequencesOf(
  now: Omit<Situation, 'prey'>,
  { prompt, options }: Pick<Decision, 'prompt' | 'options'>,
): readonly Consequence[] {
  const chosen = options.flatMap(({ card }) => now.threats.filter((threat) => threat.card === card));
  const { ids } = now.terrain;
  const attack = prompt.args as Messages['prompt.attacker'] | undefined;
  if (prompt.key === 'prompt.attacker' && attack !== undefined) {
    const victimsOf = ({ space }: ThreatBoard) => nearestWithin(now, ids.indexOf(space), attack.range);
    return chosen.map((enemy) => ({ enemy, victims: victimsOf(enemy), ends: [] }));
  }
  const movement = prompt.args as Messages['prompt.mover'] | undefined;
  if (prompt.key !== 'prompt.mover' || movement === undefined) return [];
  const { steps, towards } = movement;
  const spaces = towards === null ? now.heroes.map(({ space }) => space) : [towards];
  const goals = spaces.flatMap((space) => (space === null ? [] : [ids.indexOf(space)]));
  return chosen.flatMap((enemy) => {
    // Whoever carries something off runs elsewhere.
    if (enemy.carries !== null) return [];
    const ends = endsToward(now.terrain, now.open, ids.indexOf(enemy.space), goals, steps);
    return [{ enemy, victims: [], ends: ends.flatMap((end) => ids[end] ?? []) }];
  });
}
