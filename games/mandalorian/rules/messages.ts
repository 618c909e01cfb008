import { type CardArg, type Message, messagesFor, type None } from '@cantina/kernel';
import type { AreaId, CharacterId, MissionId } from '../content/vocabulary.ts';

/** What playing a card makes of an area: nothing, an event, or a crisis and an event. */
export type Danger = 'calm' | 'event' | 'crisis';
/** Who acts, and the card that makes it possible; null: none. */
export interface By {
  readonly hero: CharacterId;
  readonly card: CardArg | null;
}
/** A thing of the map by the message that names it: its name may come with a pack. */
interface Named {
  readonly message: Message;
}
/** A space by its name on the map, and what else people call it; null: nothing. */
export interface Spot {
  readonly space: string;
  readonly place: Named | null;
}
/** The event card that is being resolved; null: something else is going on. */
interface During {
  readonly event: CardArg | null;
}

/**
 * Every prompt, label and reason with its arguments. Spaces are named as on the map (`D7`), heroes by their character,
 * areas by their id. The second part belongs to packs: a browser gets those texts when a group has
 * unlocked them.
 */
export interface Messages {
  // Setup
  'prompt.character': None;
  /** Shared characters: two of them (MA-SHR-01). */
  'prompt.shared-character': { readonly picked: number };
  'option.character': { readonly hero: CharacterId };
  'prompt.starter': None;
  'option.starter': { readonly seat: { readonly seat: number } };
  'option.random': None;

  // The action step
  /** `must`: how many of the cards that are left have to be played. */
  'prompt.action': { readonly played: number; readonly left: number; readonly must: number };
  /** `total` is what the area comes to, `strength` what the action has; null: a tactical card. */
  'option.play': {
    readonly card: CardArg;
    readonly area: AreaId;
    readonly strength: number | null;
    readonly total: number;
    readonly danger: Danger;
  };
  'option.use-plan': { readonly card: CardArg; readonly hero: CharacterId };
  'option.use-object': { readonly card: CardArg; readonly hero: CharacterId };
  /** `events` areas come to 5 or more, `crises` of them to 6 or more. */
  'option.end': { readonly events: number; readonly crises: number };

  // Spaces
  'place.start': None;
  'place.height': None;
  'place.number': { readonly number: number };

  // Actions
  'prompt.move': { readonly hero: CharacterId; readonly left: number };
  'option.space': Spot;
  'option.stop': None;
  'prompt.before-sentry': { readonly hero: CharacterId };
  /** `most`: what the special ability adds against one of the targets is counted, too. */
  'prompt.attack': { readonly hero: CharacterId; readonly strength: number; readonly most: number };
  /** How much damage a target gets, where that differs; without the special ability of the card. */
  'option.hit': { readonly target: Named; readonly amount: number };
  'option.hit-plain': { readonly target: Named; readonly amount: number };
  'option.threat': Spot & { readonly card: CardArg; readonly damage: number };
  'option.facedown': Spot;
  'option.door': { readonly door: Named };
  'option.attack-space': Spot;
  'option.split': None;
  'prompt.split': { readonly hero: CharacterId; readonly left: number };
  'option.instead': { readonly card: CardArg };
  'option.special': { readonly card: CardArg };
  'option.skip': None;
  'prompt.after': { readonly hero: CharacterId; readonly area: AreaId };
  'prompt.tactic': By;
  'prompt.intel': { readonly hero: CharacterId; readonly strength: number };
  'option.look': Spot;
  'option.push': Spot & { readonly card: CardArg };
  'prompt.push-to': { readonly card: CardArg };
  'prompt.plan': { readonly hero: CharacterId; readonly amount: number };
  'option.draw': { readonly amount: number };
  'option.draw-plain': { readonly amount: number };
  'prompt.keep': { readonly hero: CharacterId; readonly left: number };
  'option.keep': { readonly card: CardArg };
  'option.keep-none': None;
  'prompt.give': By;
  'prompt.put-back': { readonly hero: CharacterId };
  'option.put-back': { readonly card: CardArg };
  'option.put-none': None;
  'prompt.free-action': { readonly hero: CharacterId; readonly strength: number };
  'option.action': { readonly action: AreaId };

  // Special abilities
  'prompt.damage': By & { readonly amount: number; readonly left: number };
  'prompt.damage-space': By & { readonly amount: number };
  'prompt.push': By & { readonly left: number; readonly steps: number };
  'prompt.scare': By & { readonly enemy: CardArg };
  'prompt.look': By & { readonly left: number };
  'prompt.shield': By;
  'prompt.heal': By;
  'option.hero': { readonly hero: CharacterId };
  'prompt.companion': By & { readonly strength: number };
  'prompt.receiver': By;
  'prompt.together': By;
  'prompt.remove-disruption': By & { readonly left: number };
  'option.disruption': { readonly card: CardArg; readonly area: AreaId };
  'option.substitute': { readonly area: AreaId };
  'prompt.foresee': By & { readonly event: CardArg };
  'option.leave-event': None;
  'option.bury-event': None;
  'prompt.open-door': By;
  'prompt.search': By;
  'prompt.choose': By;

  // Events
  'prompt.you': { readonly area: AreaId };
  /** How far it moves, and where to; null: towards the nearest character. */
  'prompt.mover': During & { readonly left: number; readonly steps: number; readonly towards: string | null };
  'prompt.enemy-path': { readonly card: CardArg };
  'prompt.attacker': During & { readonly left: number; readonly range: number };
  'prompt.victim': { readonly card: CardArg };
  'prompt.star': During;
  'prompt.disrupt': During;
  'option.area': { readonly area: AreaId; readonly total: number };
  'prompt.nearest': During;
  'prompt.keep-calm': None;

  // Damage
  'prompt.block': { readonly hero: CharacterId };
  'prompt.cover': { readonly hero: CharacterId };
  'prompt.strike-back': { readonly hero: CharacterId; readonly card: CardArg };
  'option.suffer': None;

  // Why something is not possible
  'reason.area-used': { readonly area: AreaId };
  'reason.wrong-time': None;
  'reason.no-damage': None;
  'reason.no-door': None;
  'reason.no-cards': None;
  'reason.out-of-range': { readonly range: number };
  'reason.object': None;
  'reason.no-luck': None;
  'reason.has-copy': None;
  'reason.must-play': { readonly left: number };
  'reason.too-far': { readonly left: number };

  // Packs
  /** MA-CHD-03, MA-CHD-08, MA-CHD-10 and who carries it at the start. */
  'option.rescue': { readonly card: CardArg };
  'prompt.flee': { readonly card: CardArg };
  'prompt.bearer': { readonly card: CardArg };
  'reason.fled': { readonly card: CardArg };
  'reason.carried': { readonly card: CardArg };
  /** An object or marker that one takes, or puts down at its goal. */
  'option.take': { readonly card: CardArg; readonly hero: CharacterId };
  'option.deliver': { readonly amount: number; readonly hero: CharacterId };
  'reason.hands-full': { readonly most: number };
  /** MD-M2-02. */
  'option.remove': { readonly card: CardArg };
  'reason.too-weak': { readonly needed: number };
  /** MA-OPP-02 after the blow, before the step. */
  'prompt.before-leaving': { readonly hero: CharacterId };
  /** MA-MAC-02 the green area. */
  'prompt.mission-action': { readonly hero: CharacterId; readonly strength: number };
  'option.track-back': None;
  'reason.protected': { readonly card: CardArg };
  'prompt.suffer-or-crisis': { readonly hero: CharacterId };
  'option.crisis': None;
  /** Whether a marker comes along. */
  'prompt.escort': { readonly card: CardArg };
  /** Secret roles. */
  'prompt.dawn': None;
  'option.begin': None;
  'option.accuse': { readonly accused: { readonly seat: number } };
  'option.reveal-yourself': { readonly hero: CharacterId };
  'option.reveal-only': None;
  'prompt.vote': { readonly accused: { readonly seat: number } };
  'prompt.betray': None;
  'option.calm': None;
  'option.betray': None;
  'prompt.outcast': None;
  'option.outcast-event': { readonly hero: CharacterId };
  'option.outcast-disrupt': { readonly area: AreaId };
  'reason.accused-before': None;
}

export type MessageKey = keyof Messages;

/** One of the effects a card offers, by its place on the card; only cards of packs do. */
export const choiceOf = (face: string, index: number): Message => ({ key: `choice.${face}.${index}` });

/** What the green area is called comes with the pack of its mission. */
export const missionAreaOf = (mission: MissionId): Message => ({ key: `mission.${mission}.area` });

/** The crisis track is called differently in every mission. */
export const trackNamed = (mission: MissionId): Named => ({ message: { key: `mission.${mission}.track` } });

export const doorNamed = (door: string): Named => ({ message: { key: `name.door:${door}` } });

/** A message of this game. */
export const message = messagesFor<Messages>();
