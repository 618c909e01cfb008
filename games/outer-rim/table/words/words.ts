import type { CombatType, ContactClass, DieFace, Faction, SlotKind, Standing, Theme } from '../../content/index.ts';
import type { CombatWindow, SkillTest } from '../../rules/combat/state.ts';
import type { Reputation } from '../../rules/state.ts';

export const STANDINGS: Readonly<Record<Reputation, Standing>> = { [-1]: 'bad', 0: 'neutral', 1: 'good' };

/** What this table says by itself; what cards and rules say comes from text/. */
export interface TableWords {
  readonly num: (value: number) => string;
  readonly percent: (share: number) => string;
  readonly map: string;
  readonly panels: string;
  readonly now: string;
  readonly board: string;
  readonly market: string;
  readonly players: string;
  readonly plans: string;
  readonly overview: string;
  readonly patrols: string;
  readonly encounterDecks: string;
  readonly ships: string;
  /** How many sheets of a ship lie in the supply, or who flies it. */
  readonly inSupply: (count: number) => string;
  readonly flownBy: (names: readonly string[]) => string;
  readonly round: (n: number) => string;
  readonly kinds: Readonly<Record<'planet' | 'navpoint' | 'maelstrom', string>>;
  /** What one card is, where the sheet names the whole lot. */
  readonly cardKinds: Readonly<Record<'character' | 'ship' | 'contact' | 'ai', string>>;
  readonly ofFaction: (faction: Faction) => string;
  readonly encounters: (count: number) => string;
  /** What is met there more often than elsewhere. */
  readonly often: string;
  readonly themes: (themes: readonly Theme[]) => string;
  readonly sabotaged: string;
  readonly goalTokens: (count: number) => string;
  readonly shipOf: (name: string) => string;
  readonly yourShip: string;
  /** `reward`: what beating it brings; empty for nothing. */
  readonly patrol: (faction: Faction, level: number, ship: number | null, reward: string) => string;
  readonly patrolName: (faction: Faction) => string;
  readonly level: (level: number) => string;
  readonly rewardIs: (reward: string) => string;
  /** A patrol there ends the movement. */
  readonly stopsYou: string;
  readonly factions: Readonly<Record<Faction, string>>;
  /** What a bounty pays: for somebody dead, and for somebody brought somewhere alive. */
  readonly dead: string;
  readonly alive: (place: string) => string;
  /** Where somebody who is hunted was found. */
  readonly isOn: (place: string) => string;
  /** For whom a character is good. */
  readonly advice: Readonly<Record<'first' | 'trader' | 'fighter' | 'clever', string>>;
  readonly patrolMark: Readonly<Record<Faction, string>>;
  readonly facedown: (kind: ContactClass) => string;
  /** A facedown contact that one has looked at. */
  readonly secretly: (kind: ContactClass) => string;
  /** Of somebody who is hunted: one has to look under the tokens of a class. */
  readonly facedownUnder: (kind: number) => string;
  readonly nearestIs: (place: string) => string;
  readonly contact: (name: string, kind: ContactClass) => string;
  readonly ai: string;
  readonly aiWins: string;
  readonly you: string;
  readonly active: string;
  readonly defeated: string;
  readonly possible: string;
  readonly picked: string;
  readonly boardOf: (name: string) => string;
  readonly credits: string;
  readonly fame: string;
  readonly fameOf: (fame: number, most: number) => string;
  readonly reputation: string;
  readonly standing: (faction: Faction, standing: Reputation) => string;
  readonly ground: string;
  readonly shipCombat: string;
  readonly health: string;
  readonly hull: string;
  readonly hyper: string;
  readonly skills: string;
  readonly slots: Readonly<Record<SlotKind, string>>;
  readonly free: (slot: string) => string;
  readonly noSlot: string;
  readonly secrets: (count: number) => string;
  readonly goal: string;
  readonly goalReached: string;
  readonly captive: (name: string) => string;
  readonly price: (credits: number) => string;
  /** No slot is free: one of these would have to go; nothing of one's own may be in the way, but what is bought itself. */
  readonly replaces: (names: readonly string[]) => string;
  readonly replacesShort: string;
  readonly discardFirst: (name: string) => string;
  readonly deckEmpty: string;
  readonly cardsLeft: (count: number) => string;
  readonly patrolMoves: (faction: Faction, spaces: number) => string;
  readonly noPlans: string;
  readonly here: string;
  readonly spaces: (count: number) => string;
  readonly turns: (count: number) => string;
  readonly reward: (credits: number, fame: number) => string;
  readonly showWay: string;
  readonly flyThere: string;
  /** The way is longer than one turn. */
  readonly setOff: string;
  /** How far everybody is, and what is nearest. */
  readonly firstTo: (fame: number) => string;
  readonly nearestFame: (what: string) => string;
  readonly noFame: string;
  readonly unnoticed: (chance: string) => string;
  readonly combat: (type: CombatType) => string;
  readonly test: (kind: SkillTest['kind'], skill: string | null, copies: number) => string;
  readonly windows: Readonly<Record<CombatWindow, string>>;
  readonly attacks: (name: string) => string;
  readonly defends: (name: string) => string;
  readonly faces: Readonly<Record<DieFace, string>>;
  readonly hits: (count: number) => string;
  readonly negated: (count: number) => string;
  readonly passed: string;
  readonly failed: string;
  readonly rolled: string;
  readonly wins: (name: string) => string;
  readonly isDefeated: (name: string) => string;
  readonly toPass: string;
  readonly noteWin: (chance: string) => string;
  readonly notePass: (chance: string) => string;
  readonly noteDeliver: (chance: string) => string;
  readonly unbeatable: string;
  readonly pickDice: string;
  readonly quiet: string;
  readonly offerTo: (name: string) => string;
  readonly offered: (from: string, to: string) => string;
  readonly gives: (name: string) => string;
  readonly nothing: string;
  readonly choose: string;
  readonly secretCard: string;
}
