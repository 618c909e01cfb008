import type { Ability, DiceChange, DiceUse, GameEvent, Limit, RollKind, StatName } from './abilities.ts';
import type {
  AssetKind,
  CombatType,
  Contact,
  DieFace,
  Enemy,
  Faction,
  MarketDeck,
  Planet,
  Skill,
  Standing,
} from './terms.ts';
import type { Amount, AssetFilter, ChoosePlayer, Condition, Cost, Counted, Effect, FactionRef } from './vocabulary.ts';

/** Short ways to write the trees of vocabulary.ts and abilities.ts, so that a card reads like a card. */

// Amounts and filters

export const plusForEach = (base: number, each: number, counted: Counted): Amount => ({ base, each, counted });
export const forEach = (each: number, counted: Counted): Amount => plusForEach(0, each, counted);
export const assets = (...kind: readonly AssetKind[]): Counted => ({ of: 'assets', filter: { kind } });
export const any = (...kind: readonly AssetKind[]): AssetFilter => ({ kind });

// Conditions

export const good = (faction: FactionRef): Condition => ({ is: 'reputation', with: faction, standing: ['good'] });
export const bad = (faction: FactionRef): Condition => ({ is: 'reputation', with: faction, standing: ['bad'] });
export const goodWith = (atLeast: number, atMost?: number): Condition => ({
  is: 'reputations',
  standing: 'good',
  atLeast,
  ...(atMost === undefined ? {} : { atMost }),
});
export const badWith = (atLeast: number): Condition => ({ is: 'reputations', standing: 'bad', atLeast });
export const has = (atLeast: number, ...kind: readonly AssetKind[]): Condition => ({
  is: 'has',
  filter: { kind },
  atLeast,
});
export const hasCrewOf = (contact: Contact): Condition => ({
  is: 'has',
  filter: { kind: ['crew'], contact },
  atLeast: 1,
});
export const skilled = (...oneOf: readonly Skill[]): Condition => ({ is: 'skill', oneOf });
export const onPlanet: Condition = { is: 'at', place: { on: 'planet' } };
export const onNavpoint: Condition = { is: 'at', place: { on: 'navpoint' } };
export const onPlanetOf = (faction: Faction): Condition => ({ is: 'at', place: { on: 'faction-planet', faction } });
export const at = (planet: Planet): Condition => ({ is: 'at', place: { on: 'planet-named', planet } });
export const inMaelstrom: Condition = { is: 'at', place: { on: 'maelstrom' } };
export const patrolHere: Condition = { is: 'patrol-here' };
export const playerHere: Condition = { is: 'player-here' };
export const hasCredits = (atLeast: number): Condition => ({ is: 'credits', atLeast });
export const otherHasMoreFame: Condition = { is: 'other-has-more-fame' };
export const mostFame: Condition = { is: 'most-fame' };
export const isDroid: Condition = { is: 'droid' };
export const not = (condition: Condition): Condition => ({ is: 'not', condition });
export const all = (...conditions: readonly Condition[]): Condition => ({ is: 'all', conditions });
export const anyOf = (...conditions: readonly Condition[]): Condition => ({ is: 'any', conditions });

// Costs

export const credits = (amount: Amount): Cost => ({ pay: 'credits', amount });
export const reputationOf = (faction: FactionRef): Cost => ({ pay: 'reputation', with: faction });
export const anAsset = (filter: AssetFilter): Cost => ({ pay: 'asset', filter });
export const discardThis: Cost = { pay: 'this' };
export const someFame = (amount = 1): Cost => ({ pay: 'fame', amount });

// Effects

export const gain = (amount: Amount): Effect => ({ verb: 'gain-credits', who: 'you', amount });
export const lose = (amount: Amount): Effect => ({ verb: 'lose-credits', who: 'you', amount });
export const otherGains = (amount: Amount): Effect => ({ verb: 'gain-credits', who: 'other', amount });
export const otherLoses = (amount: Amount): Effect => ({ verb: 'lose-credits', who: 'other', amount });
export const takeCredits = (amount: number): Effect => ({ verb: 'take-credits', amount });
export const loseFame = (amount = 1): Effect => ({ verb: 'lose-fame', amount });
export const fame = (amount = 1): Effect => ({ verb: 'gain-fame', amount });
export const like = (faction: FactionRef): Effect => ({
  verb: 'reputation',
  who: 'you',
  change: 'gain',
  with: faction,
});
export const dislike = (faction: FactionRef): Effect => ({
  verb: 'reputation',
  who: 'you',
  change: 'lose',
  with: faction,
});
export const otherDisliked = (faction: FactionRef): Effect => ({
  verb: 'reputation',
  who: 'other',
  change: 'lose',
  with: faction,
});
export const setReputation = (faction: FactionRef, to: Standing): Effect => ({
  verb: 'set-reputation',
  with: faction,
  to,
});
export const hurt = (amount: number): Effect => ({ verb: 'damage', who: 'you', to: 'character', amount });
export const shipHit = (amount: number): Effect => ({ verb: 'damage', who: 'you', to: 'ship', amount });
export const otherShipHit = (amount: number): Effect => ({ verb: 'damage', who: 'other', to: 'ship', amount });
export const heal = (amount: number | 'all'): Effect => ({ verb: 'recover', from: 'character', amount });
export const repair = (amount: number | 'all'): Effect => ({ verb: 'recover', from: 'ship', amount });
export const recover = (amount: number | 'all'): Effect => ({ verb: 'recover', from: 'both', amount });
export const test = (
  skill: Skill | readonly Skill[],
  pass: Effect | null,
  fail: Effect | null = null,
  who: 'you' | 'other' = 'you',
): Effect => ({ verb: 'test', who, skill: typeof skill === 'string' ? [skill] : skill, pass, fail });
export const otherTests = (skill: Skill, pass: Effect | null, fail: Effect | null): Effect =>
  test(skill, pass, fail, 'other');
export const fight = (
  type: CombatType,
  enemy: Enemy,
  value: number,
  win: Effect | null,
  loss: Effect | null = null,
): Effect => ({ verb: 'fight', type, enemy, value, win, lose: loss });
export const fightPlayer = (
  win: Effect | null,
  { type = null, loss = null }: { type?: CombatType | null; loss?: Effect | null } = {},
): Effect => ({ verb: 'fight-player', type, win, lose: loss });
export const choosePlayer = (
  effect: Effect,
  { where = 'here', only = null }: { where?: 'here' | 'anywhere'; only?: ChoosePlayer['only'] } = {},
): Effect => ({ verb: 'choose-player', where, only, effect });
export const may = (effect: Effect): Effect => ({ verb: 'may', effect });
export const choose = (...options: readonly Effect[]): Effect => ({ verb: 'choose', by: 'you', options });
export const otherChooses = (...options: readonly Effect[]): Effect => ({ verb: 'choose', by: 'other', options });
export const sequence = (...effects: readonly Effect[]): Effect => ({ verb: 'sequence', effects });
export const ifSo = (condition: Condition, effect: Effect, otherwise: Effect | null = null): Effect => ({
  verb: 'if',
  condition,
  effect,
  otherwise,
});
export const pay = (costs: Cost | readonly Cost[], effect: Effect | null): Effect => ({
  verb: 'pay',
  costs: 'pay' in costs ? [costs] : costs,
  effect,
});
/** "You may pay … to …" */
export const mayPay = (amount: Amount, effect: Effect): Effect => may(pay(credits(amount), effect));
export const gainThis: Effect = { verb: 'gain-this' };
export const buy = (
  deck: MarketDeck | readonly MarketDeck[],
  { discount = 0, free = false }: { discount?: number; free?: boolean } = {},
): Effect => ({ verb: 'buy', deck: typeof deck === 'string' ? [deck] : deck, discount, free });
export const marketAction: Effect = { verb: 'market-action' };
export const discardTop = (...deck: readonly MarketDeck[]): Effect => ({ verb: 'discard-top', deck });
export const extraTurn: Effect = { verb: 'extra-turn' };
export const endTurn: Effect = { verb: 'end-turn' };
export const goTo = (to: Planet | 'maelstrom' | 'any-planet'): Effect => ({ verb: 'move-directly', to });
export const move = (spaces: number): Effect => ({ verb: 'move', spaces });
export const patrolComes = (patrol: FactionRef): Effect => ({ verb: 'move-patrol', patrol, to: 'here' });
export const patrolSteps = (patrol: FactionRef): Effect => ({ verb: 'move-patrol', patrol, to: 'adjacent' });
export const patrolLeaves = (patrol: FactionRef): Effect => ({ verb: 'move-patrol', patrol, to: 'to-start' });
export const revealContacts = (
  where: 'here' | 'planet-without-players' | 'any-planet',
  amount: number | 'all',
): Effect => ({ verb: 'reveal-contacts', where, amount });
export const lookAtContacts = (where: 'here' | 'any-planet', amount: number): Effect => ({
  verb: 'look-at-contacts',
  where,
  amount,
});
export const removeContact: Effect = { verb: 'remove-contact' };
export const swapContacts: Effect = { verb: 'swap-contacts' };
export const encounterWithin = (spaces: number, ...kinds: readonly ('patrol' | 'contact')[]): Effect => ({
  verb: 'encounter-within',
  spaces,
  with: kinds,
});
export const drawEncounter: Effect = { verb: 'draw-encounter' };
export const databank = (number: number): Effect => ({ verb: 'resolve-databank', number });
export const takeCrew = (filter: AssetFilter): Effect => ({ verb: 'take-crew', filter });
export const discardAsset = (filter: AssetFilter): Effect => ({ verb: 'discard-asset', filter });
export const rollDice = (dice: Amount, faces: readonly DieFace[], each: Effect): Effect => ({
  verb: 'roll-dice',
  dice,
  faces,
  each,
});
export const rollDie = (...cases: readonly { faces: readonly DieFace[]; effect: Effect }[]): Effect => ({
  verb: 'roll-die',
  cases,
});
export const gamble = (stake: number, dice: number): Effect => ({ verb: 'gamble', stake, dice });
export const removeThis: Effect = { verb: 'this-card', goes: 'removed' };
export const shuffleThisBack: Effect = { verb: 'this-card', goes: 'shuffled-back' };
export const thisIsDiscarded: Effect = { verb: 'this-card', goes: 'discarded' };
export const completeJob: Effect = { verb: 'complete-job' };
export const failJob: Effect = { verb: 'fail-job' };
export const discardJob: Effect = { verb: 'discard-job' };
export const deliverCargo = (less = 0): Effect => ({ verb: 'deliver-cargo', less });
export const keepCargo: Effect = { verb: 'keep-cargo' };
export const discardCargo: Effect = { verb: 'discard-cargo' };
export const creditsForFame = (amount = 1): Effect => ({ verb: 'credits-for-fame', fame: amount });
export const achieveGoal: Effect = { verb: 'achieve-goal' };
export const sabotage: Effect = { verb: 'sabotage' };
export const buyUsedShip: Effect = { verb: 'buy-used-ship' };

// Abilities

const given = (condition: Condition | undefined) => (condition === undefined ? {} : { if: condition });

export const planning = (effect: Effect, condition?: Condition): Ability => ({
  kind: 'planning',
  effect,
  ...given(condition),
});
export const action = (effect: Effect, condition?: Condition): Ability => ({
  kind: 'action',
  effect,
  ...given(condition),
});
export const encounter = (effect: Effect, condition?: Condition): Ability => ({
  kind: 'encounter',
  effect,
  ...given(condition),
});
export const bonus = (stat: StatName, amount: Amount, condition?: Condition): Ability => ({
  kind: 'bonus',
  stat,
  amount,
  ...given(condition),
});
export const fameWhile = (amount: number, condition?: Condition): Ability => ({
  kind: 'fame',
  amount,
  ...given(condition),
});
export const dice = (
  rolls: RollKind | readonly RollKind[],
  limit: Limit,
  ...uses: readonly (DiceChange | DiceUse)[]
): Ability => ({
  kind: 'dice',
  in: typeof rolls === 'string' ? [rolls] : rolls,
  limit,
  uses: uses.map((use) => ('do' in use ? use : { do: use })),
});
export const when = (condition: Condition, change: DiceChange): DiceUse => ({ if: condition, do: change });
export const reroll = (upTo: number | 'any', ...faces: readonly DieFace[]): DiceChange => ({
  change: 'reroll',
  faces: faces.length === 0 ? ['hit', 'crit', 'focus', 'blank'] : faces,
  upTo,
});
export const turn = (upTo: number, from: DieFace | readonly DieFace[], to: DieFace): DiceChange => ({
  change: 'turn',
  from: typeof from === 'string' ? [from] : from,
  to,
  upTo,
});
export const negate = (upTo: number, face: DieFace): DiceChange => ({ change: 'negate', faces: [face], upTo });
export const fewerDice = (amount: number): DiceChange => ({ change: 'fewer-dice', amount });
export const moreDice = (amount: number): DiceChange => ({ change: 'more-dice', amount });
export const addResult = (face: DieFace, amount = 1): DiceChange => ({ change: 'add', face, amount });
export const trigger = (event: GameEvent, effect: Effect, condition?: Condition): Ability => ({
  kind: 'trigger',
  on: event,
  may: false,
  effect,
  ...given(condition),
});
export const mayTrigger = (event: GameEvent, effect: Effect, condition?: Condition): Ability => ({
  kind: 'trigger',
  on: event,
  may: true,
  effect,
  ...given(condition),
});
