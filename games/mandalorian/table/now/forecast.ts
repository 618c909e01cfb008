import type { EnemyClass, EventCard, EventStep } from '../../content/index.ts';
import { endsToward, FAR } from '../../rules/terrain.ts';
import type { Board, HeroBoard, ThreatBoard } from '../board.ts';
import { content } from '../content.svelte.ts';
import { cardsOf, optionsOf } from '../sight.ts';

/** What an enemy might do if the next event comes now. */
export interface Answer {
  readonly enemy: ThreatBoard;
  /** The most spaces that one of the possible cards would move it. */
  readonly steps: number;
  /** Whom one of the possible cards would let it attack. */
  readonly victims: readonly HeroBoard[];
}

/** What the back of the top event card tells everybody (MA-BCK-01). */
export interface Forecast {
  /** Cards with that back that have not been seen since the deck was shuffled: the top one is one of them. */
  readonly cards: readonly EventCard[];
  readonly answers: readonly Answer[];
}

/** MA-BCK-02 from what lies open: the back, the discard pile, where everybody stands. */
export function forecastOf(board: Board): Forecast {
  const { view, fields, threats } = board;
  const seen = new Set([...cardsOf(view, 'eventDiscard'), ...cardsOf(view, 'eventNow')].map(({ face }) => face));
  const cards = content
    .events(optionsOf(view).unlocked)
    .filter(({ id, back }) => back === fields.back && !seen.has(id));
  const answers = threats.flatMap((enemy): readonly Answer[] => {
    const own = enemy.isFacedown ? null : (enemy.threat?.enemy ?? null);
    if (own === null) return [];
    const moves = cards.map((card) => answerTo(board, enemy, own, card));
    const steps = Math.max(0, ...moves.map((move) => move.steps));
    const victims = board.heroes.filter((hero) => moves.some((move) => move.victims.includes(hero)));
    return steps === 0 && victims.length === 0 ? [] : [{ enemy, steps, victims }];
  });
  return { cards, answers: answers.sort((a, b) => b.victims.length - a.victims.length) };
}

type Action = Extract<EventStep, { readonly verb: 'enemies-move' | 'enemies-attack' }>;

/** What one enemy would do on one card, as if it were chosen for everything that its class is called to. */
function answerTo(
  board: Board,
  enemy: ThreatBoard,
  own: EnemyClass,
  { steps: printed }: EventCard,
): Omit<Answer, 'enemy'> {
  const { terrain, fields, heroes } = board;
  const goals = heroes.flatMap(({ space }) => (space === null ? [] : [terrain.ids.indexOf(space)]));
  const called = printed.filter(
    (step): step is Action =>
      (step.verb === 'enemies-move' || step.verb === 'enemies-attack') && step.classes.includes(own),
  );
  let places = [terrain.ids.indexOf(enemy.space)];
  let steps = 0;
  const victims = new Set<HeroBoard>();
  for (const step of called) {
    if (step.verb === 'enemies-move') {
      const ends = places.flatMap((from) => endsToward(terrain, fields.open, from, goals, step.steps));
      if (ends.length === 0) continue;
      places = ends;
      steps += step.steps;
    } else for (const place of places) for (const hero of nearestWithin(board, place, step.range)) victims.add(hero);
  }
  return { steps, victims: [...victims] };
}

/** MA-EAT-03 the nearest heroes within range of a space. */
function nearestWithin({ terrain, fields, heroes }: Board, from: number, range: number): readonly HeroBoard[] {
  const { ranges, size, ids } = terrain;
  const away = ({ space }: HeroBoard): number =>
    space === null ? FAR : (ranges[fields.open]?.[from * size + ids.indexOf(space)] ?? FAR);
  const least = Math.min(range, ...heroes.map(away));
  return heroes.filter((hero) => away(hero) === least);
}
