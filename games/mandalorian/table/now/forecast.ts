import type { SeenPile } from '@cantina/kernel';
import type { EnemyClass, EventBack, EventCard, EventStep } from '../../content/index.ts';
import { endsToward, FAR, type OpenDoors, type Terrain } from '../../rules/map/terrain.ts';
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
  /** Where it is, or may be, that a hunter is drawn to. */
  readonly prey: readonly string[];
}

/**
 * MA-BCK-01, MA-BCK-02 the top card is one of these: it has the back that all see, and was not drawn since the last
 * shuffle. Whoever has looked at cards of the deck knows more.
 */
export function possibleEvents(
  deck: readonly EventCard[],
  topBack: EventBack | null,
  drawn: ReadonlySet<string>,
  { count, cards }: SeenPile,
): readonly EventCard[] {
  const top = cards.find(({ index }) => index === count - 1);
  if (top !== undefined) return deck.filter(({ id }) => id === top.face);
  const below = new Set(cards.map(({ face }) => face));
  return deck.filter(({ id, back }) => back === topBack && !drawn.has(id) && !below.has(id));
}

/** What every revealed enemy might do on one of these cards; those who could hurt somebody come first. */
export function forecastOf(now: Situation, cards: readonly EventCard[]): readonly Answer[] {
  const answers = now.threats.flatMap((enemy): readonly Answer[] => {
    const own = classOf(enemy);
    if (own === null) return [];
    const moves = cards.map((card) => answerTo(now, enemy, own, card));
    const steps = Math.max(0, ...moves.map((move) => move.steps));
    const victims = now.heroes.filter((hero) => moves.some((move) => move.victims.includes(hero)));
    return steps === 0 && victims.length === 0 ? [] : [{ enemy, steps, victims }];
  });
  return answers.sort((a, b) => b.victims.length - a.victims.length);
}

/** MA-THR-03 the class of a revealed enemy. */
const classOf = ({ isFacedown, threat }: ThreatBoard): EnemyClass | null =>
  isFacedown ? null : (threat?.enemy ?? null);

type Action = Extract<EventStep, { readonly verb: 'enemies-move' | 'enemies-attack' | 'hunt' }>;
type Movement = Extract<EventStep, { readonly verb: 'enemies-move' }>;

/** What one enemy would do on one card, as if it were chosen for everything that its class is called to. */
function answerTo(
  now: Situation,
  enemy: ThreatBoard,
  own: EnemyClass,
  { steps: printed }: EventCard,
): Omit<Answer, 'enemy'> {
  const called = printed.filter(
    (step): step is Action =>
      step.verb === 'hunt' ||
      ((step.verb === 'enemies-move' || step.verb === 'enemies-attack') && step.classes.includes(own)),
  );
  let places = [now.terrain.ids.indexOf(enemy.space)];
  let steps = 0;
  const victims = new Set<HeroBoard>();
  for (const step of called) {
    if (step.verb === 'hunt') {
      if (mayHunt(now, enemy)) steps += step.steps;
    } else if (step.verb === 'enemies-move') {
      const ends = places.flatMap((from) => endsFrom(now, enemy, from, step.steps));
      if (ends.length === 0) continue;
      places = mayStay(now, step) ? [...places, ...ends] : ends;
      steps += step.steps;
    } else for (const place of places) for (const hero of nearestWithin(now, place, step.range)) victims.add(hero);
  }
  return { steps, victims: [...victims] };
}

/** Where a movement toward the heroes would end; whoever carries something off runs elsewhere. */
function endsFrom(
  { terrain, open, heroes }: Situation,
  { carries }: ThreatBoard,
  from: number,
  steps: number,
): readonly number[] {
  if (carries !== null) return [];
  const goals = heroes.flatMap(({ space }) => (space === null ? [] : [terrain.ids.indexOf(space)]));
  return endsToward(terrain, open, from, goals, steps);
}

/** MA-EMV-03 one that may be left out, because enough others can move. */
function mayStay(now: Situation, { count, classes, steps }: Movement): boolean {
  if (count === 'all') return false;
  const able = now.threats.filter((enemy) => {
    const own = classOf(enemy);
    if (own === null || !classes.includes(own)) return false;
    return enemy.carries !== null || endsFrom(now, enemy, now.terrain.ids.indexOf(enemy.space), steps).length > 0;
  });
  return able.length > count;
}

/** Nobody is nearer to one of the spaces where its prey is; nobody on the very space counts. */
function mayHunt({ terrain, open, threats, prey }: Situation, hunter: ThreatBoard): boolean {
  const { walks, size, ids } = terrain;
  return prey.some((space) => {
    const away = (enemy: ThreatBoard): number =>
      walks[open]?.[ids.indexOf(enemy.space) * size + ids.indexOf(space)] ?? FAR;
    const own = away(hunter);
    const isNearer = (enemy: ThreatBoard) => classOf(enemy) !== null && away(enemy) > 0 && away(enemy) < own;
    return own > 0 && own < FAR && !threats.some(isNearer);
  });
}

/** MA-EAT-03 the nearest heroes within range of a space. */
export function nearestWithin(
  { terrain, open, heroes }: Omit<Situation, 'threats' | 'prey'>,
  from: number,
  range: number,
): readonly HeroBoard[] {
  const { ranges, size, ids } = terrain;
  const away = ({ space }: HeroBoard): number =>
    space === null ? FAR : (ranges[open]?.[from * size + ids.indexOf(space)] ?? FAR);
  const least = Math.min(range, ...heroes.map(away));
  return heroes.filter((hero) => away(hero) === least);
}
