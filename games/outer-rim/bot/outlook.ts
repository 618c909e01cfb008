import type { Seat } from '@cantina/kernel';
import type { CombatType, Skill, Space } from '../content/index.ts';
import { type FightOdds, fightOdds, testOdds } from '../rules/combat/odds.ts';
import { playerOf, spaceOfPlayer } from '../rules/lookup.ts';
import { distance } from '../rules/movement/map.ts';
import { hyperdrive } from '../rules/movement/movement.ts';
import type { G } from '../rules/state.ts';

/** What of a turn is still to come: everything, the actions, the encounter, or nothing because it is not this seat's turn. */
export type Phase = 'planning' | 'action' | 'encounter' | 'over';

/** A table as one seat looks at it while it thinks about one answer. Everything is counted in points of fame. */
export class Outlook {
  readonly hyper: number;
  readonly space: Space;
  readonly phase: Phase;
  private readonly tests = new Map<Skill, number>();
  private readonly fights = new Map<string, FightOdds>();

  constructor(
    readonly g: G,
    readonly seat: Seat,
  ) {
    this.hyper = Math.max(1, hyperdrive(g, seat));
    this.space = spaceOfPlayer(g, seat);
    this.phase = phaseOf(g, seat);
  }

  /** How much of something is left when it comes as late as it takes to do it there: in an action, or in an encounter. */
  after(to: Space, what: 'action' | 'encounter'): number {
    return PATIENCE ** this.turnsTo(to, what);
  }

  private turnsTo(to: Space, what: 'action' | 'encounter'): number {
    const far = distance(this.g, this.space, to) / this.hyper;
    const moves = far <= 1 ? Math.ceil(far) : far + 0.3;
    const standing = playerOf(this.g, this.seat).defeated ? 1 : 0;
    if (this.phase === 'planning') return Math.max(0, moves - 1) + standing;
    const inTime = this.phase === 'action' || (this.phase === 'encounter' && what === 'encounter');
    return moves + standing + (moves === 0 && !inTime ? 1 : 0);
  }

  test(skill: Skill): number {
    const known = this.tests.get(skill) ?? testOdds(this.g, this.seat, [skill]);
    this.tests.set(skill, known);
    return known;
  }

  fight(type: CombatType, value: number | null): FightOdds {
    const key = `${type} ${value}`;
    const known = this.fights.get(key) ?? fightOdds(this.g, { type, attacker: this.seat, against: { value } });
    this.fights.set(key, known);
    return known;
  }
}

/** What a point of fame is still worth a turn later. */
const PATIENCE = 0.74;

function phaseOf(g: G, seat: Seat): Phase {
  if (g.state.active !== seat || g.state.turnOver) return 'over';
  switch (g.state.step) {
    case 'begin-turn':
    case 'planning':
      return 'planning';
    case 'action':
    case 'deliver':
    case 'trade':
      return 'action';
    case 'encounter':
      return g.state.combat === null && g.state.test === null ? 'encounter' : 'over';
    case 'setup':
    case 'choose-character':
    case 'choose-opponent':
    case 'character-setup':
    case 'end-turn':
    case 'ai-turn':
      return 'over';
  }
}

/** The first credits buy ships and crew, the next ones luxury; more than that only lies about. */
export const creditsWorth = (credits: number): number =>
  Math.min(credits, 10_000) / 14_000 +
  Math.min(Math.max(0, credits - 10_000), 10_000) / 20_000 +
  Math.max(0, credits - 20_000) / 60_000;
