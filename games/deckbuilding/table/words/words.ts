import type { Faction } from '../../content/index.ts';

export interface TableWords {
  readonly galaxyRow: string;
  readonly galaxyDeck: string;
  readonly galaxyDiscard: string;
  readonly exile: string;
  readonly pilots: string;
  readonly deck: string;
  readonly discard: string;
  readonly victory: string;
  readonly base: string;
  readonly bases: string;
  readonly yourHand: string;
  readonly units: string;
  readonly ships: string;
  readonly noBase: string;
  readonly resources: string;
  readonly possible: string;
  readonly picked: string;
  readonly spent: string;
  readonly used: string;
  readonly doomed: string;
  /** A constant text or something gained has changed the printed value. */
  attackNow(now: number, printed: number): string;
  readonly starter: string;
  readonly attacksBase: string;
  attacks(name: string): string;
  readonly close: string;
  /** Above the cards of one's own deck. */
  readonly anyOrder: string;
  cost(n: number): string;
  target(n: number): string;
  damage(taken: number, of: number): string;
  strength(n: number, needed: number | null): string;
  force(side: Faction | null, spaces: number): string;
  readonly theForce: string;
  /** Along the track: with whom the Force is there. */
  forceWith(side: Faction | null): string;
  readonly forceWithYou: string;
  /** Before what lies at the end of the track. */
  stepsTo(steps: number): string;
  readonly eachTurn: string;
  handOf(name: string, count: number): string;
  /** What one has seen of it: over those cards, and short below them. */
  handSeen(name: string): string;
  seen(count: number): string;
  areaOf(name: string): string;
  victoryGoal(n: number, of: number): string;
  /** On the button that opens it. */
  victoryPile(name: string, n: number, of: number): string;
  /** Above the table: what wins, how far somebody is, what is nearest. */
  goal(bases: number): string;
  standing(name: string, n: number, of: number): string;
  /** What it takes to destroy the next base, with what one has now; null: it is not one's turn. */
  nextBase(base: string, needed: number, attack: number | null): string;
  readonly faction: Readonly<Record<Faction, string>>;
  readonly toSpend: string;
  readonly toAttack: string;
  readonly playHere: string;
  /** What becomes of a hand. */
  readonly handPasses: string;
  /** On a card of the row: its price and what is left then. */
  buyFor(cost: number, left: number): string;
  readonly tooWeak: string;
  /** Before an attack that can't defeat its target. */
  attackInVain(strength: number, needed: number): string;
  /** Before a turn ends with something left; 0: nothing of it. */
  regret(left: { readonly cards: number; readonly resources: number; readonly attack: number }): string;
  /** Before a cost is paid for nothing. */
  readonly inVain: string;
  /** So many things can be attacked by a card. */
  targets(count: number): string;
  /** What the enemy of a card gets for defeating it, before what that is. */
  readonly rewardFor: Readonly<Record<Faction, string>>;
  /** Before all of a hand is played, with a card in it that takes another one of the hand for its ability. */
  noneToPay(card: string): string;
}
