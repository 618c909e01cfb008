import type { EnemyClass, EventBack, EventCard, EventStep } from '../../content/index.ts';
import { endsToward, FAR, type OpenDoors, type Terrain } from '../../rules/terrain.ts';
import type { HeroBoard, ThreatBoard } from '../pieces.ts';

/** What an enemy might do if the next event comes now. */
export interface Answer {
  readonly enemy: ThreatBoard;
  /** The most spaces that one of the possible cards would move it. */
  readonly steps: number;
  /** Whom one of the possible cards would let it attack. */
  readonly victims: readonly HeroBoard[];
}

/** Where everybody stands, as far as it lies open. */
export interface Situation {
  readonly terrain: Terrain;
  readonly open: OpenDoors;
  readonly heroes: readonly HeroBoard[];
  readonly threats: readonly ThreatBoard[];
}

/** MA-BCK-01, MA-BCK-02 the top card is one of these: it has the back that all see, and was not drawn since the last shuffle. */
export const possibleEvents = (
  deck: readonly EventCard[],
  topBack: EventBack | null,
  drawn: ReadonlySet<string>,
): readonly EventCard[] => deck.filter(({ id, back }) => back === topBack && !drawn.has(id));

/** What every revealed enemy might do on one of these cards; those who could hurt somebody come first. */
export function forecastOf(now: Situation, cards: readonly EventCard[]): readonly Answer[] {
  const answers = now.threats.flatMap((enemy): readonly Answer[] => {
    const own = enemy.isFacedown ? null : (enemy.threat?.enemy ?? null);
    if (own === null) return [];
    const moves = cards.map((card) => answerTo(now, enemy, own, card));
    const steps = Math.max(0, ...moves.map((move) => move.steps));
    const victims = now.heroes.filter((hero) => moves.some((move) => move.victims.includes(hero)));
    return steps === 0 && victims.length === 0 ? [] : [{ enemy, steps, victims }];
  });
  return answers.sort((a, b) => b.victims.length - a.victims.length);
}

type Action = Extract<EventStep, { readonly verb: 'enemies-move' | 'enemies-attack' }>;

/** What one enemy would do on one card, as if it were chosen for everything that its class is called to. */
function answerTo(
  now: Situation,
  enemy: ThreatBoard,
  own: EnemyClass,
  { steps: printed }: EventCard,
): Omit<Answer, 'enemy'> {
  const { terrain, open, heroes } = now;
  // Whoever carries something off runs elsewhere.
  const goals =
    enemy.carries === null ? heroes.flatMap(({ space }) => (space === null ? [] : [terrain.ids.indexOf(space)])) : [];
  const called = printed.filter(
    (step): step is Action =>
      (step.verb === 'enemies-move' || step.verb === 'enemies-attack') && step.classes.includes(own),
  );
  let places = [terrain.ids.indexOf(enemy.space)];
  let steps = 0;
  const victims = new Set<HeroBoard>();
  for (const step of called) {
    if (step.verb === 'enemies-move') {
      const ends = places.flatMap((from) => endsToward(terrain, open, from, goals, step.steps));
      if (ends.length === 0) continue;
      places = ends;
      steps += step.steps;
    } else for (const place of places) for (const hero of nearestWithin(now, place, step.range)) victims.add(hero);
  }
  return { steps, victims: [...victims] };
}

/** MA-EAT-03 the nearest heroes within range of a space. */
function nearestWithin({ terrain, open, heroes }: Situation, from: number, range: number): readonly HeroBoard[] {
  const { ranges, size, ids } = terrain;
  const away = ({ space }: HeroBoard): number =>
    space === null ? FAR : (ranges[open]?.[from * size + ids.indexOf(space)] ?? FAR);
  const least = Math.min(range, ...heroes.map(away));
  return heroes.filter((hero) => away(hero) === least);
}
