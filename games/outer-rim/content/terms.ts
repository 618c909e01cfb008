/** The words of the board: every closed list of things that exist (facts of the box). */

/** OR-DIFF-43, OR-DIFF-58 */
export const FACTIONS = ['rebel', 'imperial', 'hutt', 'syndicate'] as const;
export type Faction = (typeof FACTIONS)[number];

/** OR-REP-01; as numbers: good 1, neutral 0, bad -1. */
export type Standing = 'good' | 'neutral' | 'bad';

/** OR-GAP-11 */
export const SKILLS = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const;
export type Skill = (typeof SKILLS)[number];

/** OR-ASSET-01 */
export const ASSET_KINDS = ['bounty', 'cargo', 'crew', 'gear', 'mod', 'job'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export type Trait = 'illegal' | 'armor';

/** OR-SLOT-04: two labels hold one asset of either kind. */
export type SlotKind = 'gear' | 'job-or-bounty' | 'cargo' | 'mod' | 'cargo-or-mod' | 'crew';
export type Slots = Readonly<Record<SlotKind, number>>;
export const ACCEPTS: Readonly<Record<SlotKind, readonly AssetKind[]>> = {
  gear: ['gear'],
  'job-or-bounty': ['job', 'bounty'], // OR-DIFF-06
  cargo: ['cargo'],
  mod: ['mod'],
  'cargo-or-mod': ['cargo', 'mod'],
  crew: ['crew'],
};

/** OR-DECK-01, OR-DIFF-05, OR-DIFF-55, in the order they lie below the map. */
export const MARKET_DECKS = ['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship'] as const;
export type MarketDeck = (typeof MARKET_DECKS)[number];

export const PLANETS = [
  'cantonica',
  'ord-mantell',
  'lothal',
  'mon-calamari',
  'kessel',
  'tatooine',
  'nal-hutta',
  'ryloth',
  'naboo',
  'ring-of-kafrene', // OR-SPACE-03
  'takodana',
] as const;
export type Planet = (typeof PLANETS)[number];

/** OR-SETUP-02, OR-SPACE-07: the six tiles from left to right; the endcaps lie before the first and after the last. */
export const TILES = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'ring-of-kafrene-takodana',
] as const;
export type Tile = (typeof TILES)[number];

/** OR-ENCSPACE-12 */
export const ENCOUNTER_DECKS = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel-maelstrom',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'ring-of-kafrene-takodana',
  'navpoint',
] as const;
export type EncounterDeck = (typeof ENCOUNTER_DECKS)[number];

/** Dots on the back of a contact token: 1 white, 2 green, 3 yellow. */
export type ContactClass = 1 | 2 | 3;

/** OR-DICE-01, OR-DICE-03, OR-DIFF-50 */
export const DIE_FACES = ['hit', 'crit', 'focus', 'blank'] as const;
export type DieFace = (typeof DIE_FACES)[number];

export type CombatType = 'ground' | 'ship';

export const CHARACTERS = [
  'boba-fett',
  'bossk',
  'doctor-aphra',
  'han-solo',
  'ig-88',
  'jyn-erso',
  'ketsu-onyo',
  'lando-calrissian',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const STARTING_SHIPS = ['g9-rigger', 'g-1a-starfighter'] as const;
export type StartingShip = (typeof STARTING_SHIPS)[number];
export const MARKET_SHIPS = [
  'hwk-290',
  'gx1-short-hauler',
  'lancer',
  'heavy-duty-lifter',
  'aggressor',
  'yv-666',
  'firespray',
  'yt-1300',
] as const;
export type MarketShip = (typeof MARKET_SHIPS)[number];
export type Ship = StartingShip | MarketShip;

/** The 22 contacts in alphabetical order, which is also the order of their databank numbers. */
export const CONTACTS = [
  '4-lom',
  'bib-fortuna',
  'black-krrsantan',
  'black-sun-agent',
  'boshek',
  'chewbacca',
  'dengar',
  'doctor-evazan',
  'garindan',
  'grand-admiral-thrawn',
  'greedo',
  'hera-syndulla',
  'hondo-ohnaka',
  'ig-rm-droid',
  'k-2so',
  'leia-organa',
  'lobot',
  'maz-kanata',
  'ponda-baba',
  'saw-gerrera',
  'w1-le',
  'ziton-moj',
] as const;
export type Contact = (typeof CONTACTS)[number];

/** Enemies printed on cards: fought by name (OR-COMBAT-09). */
export const ENEMIES = [
  'bandits',
  'bodyguards',
  'bounty-hunter',
  'casino-guards',
  'dengar',
  'freighter-escort',
  'gamorrean-guards',
  'local-security',
  'mine-guards',
  'pirates',
  'prison-guards',
  'rancor',
  'rival-crew',
  'spies',
  'stormtroopers',
  'swoop-gang',
  'tie-fighters',
  'tusken-raiders',
  'vault-guards',
] as const;
export type Enemy = (typeof ENEMIES)[number];
