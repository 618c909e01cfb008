import type { Settings } from '@cantina/playable';
import type {
  AiAction,
  AiBuy,
  AiEncounter,
  AiPlanning,
  AssetKind,
  CharacterCard,
  CombatType,
  ContactClass,
  Faction,
  FactionRef,
  Job,
  Planet,
  SectionFor,
  Skill,
  SlotKind,
  Standing,
  StatName,
  TestedSkill,
  Trait,
} from '../content/index.ts';
import type { Options } from '../rules/state.ts';

/** What stands on a card beside its text. */
export interface CardLabels {
  readonly kinds: Readonly<Record<AssetKind, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly stats: Readonly<Record<StatName, string>>;
  readonly slots: Readonly<Record<SlotKind, string>>;
  readonly droid: string;
  readonly ship: string;
  readonly instant: string;
  readonly price: (credits: number) => string;
  readonly combat: (type: CombatType, value: number) => string;
  readonly destination: (destination: Job['destination']) => string;
  readonly tested: (skills: readonly TestedSkill[]) => string;
  readonly notSoldAt: (planet: Planet) => string;
  /** Where it is also the destination. */
  readonly notSoldThere: string;
  readonly patrolMove: (faction: Faction, spaces: number) => string;
  readonly databankNumber: (number: number) => string;
  readonly contactClass: (value: ContactClass) => string;
  /** In front of a reward. */
  readonly reward: string;
  readonly eliminate: string;
  readonly captureFor: (planet: Planet) => string;
  /** In front of a section of an encounter card. */
  readonly section: (section: SectionFor) => string;
  readonly byReputation: (section: string, faction: FactionRef) => string;
  readonly standings: (standing: readonly Standing[]) => string;
  /** Whole sentences. */
  readonly secret: string;
  readonly offered: string;
  readonly shipForSale: string;
  readonly failedDelivery: string;
  readonly turnEnds: string;
  readonly sabacc: string;
  readonly startsOn: (planet: Planet) => string;
  readonly start: (
    databank: CharacterCard['start']['databank'],
    reputation: CharacterCard['start']['reputation'],
  ) => string;
  readonly personalGoal: string;
  readonly shipGoal: string;
  readonly flipped: string;
  readonly slotsNow: (slots: readonly string[]) => string;
  readonly ai: AiLabels;
}

/** The lines of AI cards, as whole sentences. */
export interface AiLabels {
  readonly headings: Readonly<Record<'planning' | 'action' | 'encounter', string>>;
  readonly planning: Readonly<Record<AiPlanning, string>>;
  readonly encounter: Readonly<Record<AiEncounter, string>>;
  readonly deliver: (ifIllegal: Extract<AiAction, { readonly do: 'deliver' }>['ifIllegal']) => string;
  readonly buy: (buy: AiBuy) => string;
  readonly ifNoFreeSlot: (kind: 'cargo' | 'job', buy: AiBuy) => string;
  readonly otherwise: (buy: AiBuy) => string;
  readonly revealContact: string;
  readonly special: string;
}

export type SheetGroup = 'characters' | 'ships' | 'market' | 'encounters' | 'databank' | 'contacts' | 'ai';

/** Headings, the settings of a table, and what a board in a terminal needs. */
export interface Labels {
  readonly game: string;
  readonly groups: Readonly<Record<SheetGroup, string>>;
  readonly settings: Settings<Options>;
  readonly board: BoardLabels;
}

export interface BoardLabels {
  readonly turn: (round: number, name: string) => string;
  readonly market: string;
  readonly patrols: string;
  readonly contacts: string;
  readonly facedown: (value: ContactClass) => string;
  readonly credits: string;
  readonly fame: string;
  readonly damage: string;
  readonly defeated: string;
  readonly reputation: string;
  readonly assets: string;
  readonly secrets: string;
  readonly captured: string;
  readonly level: (level: number) => string;
  /** What beating a patrol brings. */
  readonly worth: (reward: { readonly credits: number } | { readonly fame: number }) => string;
  readonly standings: Readonly<Record<Standing, string>>;
}
