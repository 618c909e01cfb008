import { only } from '@cantina/text';
import {
  type AiEncounter,
  type AiPlanning,
  CONTACT_SLOTS,
  CONTACTS,
  type Contact,
  cards,
  DIE_FACES,
  type DieFace,
  type Effect,
  type Enemy,
  type Faction,
  type Planet,
} from '../content/index.ts';
import { effectWithNumber } from '../content/numbered.ts';
import { type EffectWords, effectLines, tell } from './frame.ts';
import type { AiLabels } from './labels.ts';

/** What messages and log lines of all languages are made of. */

// Texts of cards in a question

const meant = (number: number): Effect => {
  const effect = effectWithNumber(number);
  if (effect === undefined) throw new Error(`no card says number ${number}`);
  return effect;
};

/** "You may pay 2,000 credits to gain this card." */
export const mayText = <S>(words: EffectWords<S>, number: number): string =>
  effectLines(words, { verb: 'may', effect: meant(number) }).join(' ');

/** What another player than the reader of the card chooses from: the text speaks to the reader, so it is quoted. */
const CHOSEN_BY_OTHERS: ReadonlySet<Effect> = new Set(optionsOfOthers(cards));

function optionsOfOthers(part: unknown): readonly Effect[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(optionsOfOthers);
  const own = 'verb' in part && part.verb === 'choose' && 'by' in part && part.by === 'other';
  return own && 'options' in part ? [...(part.options as readonly Effect[]), ...inside] : inside;
}

/** One of several things to do, as a button says it. */
export function choiceText<S>(
  words: EffectWords<S>,
  number: number,
  { label, quote }: { readonly label: (statement: S) => string; readonly quote: (text: string) => string },
): string {
  const effect = meant(number);
  const single = only(tell(words, effect));
  if (CHOSEN_BY_OTHERS.has(effect)) return quote(effectLines(words, effect).join(' '));
  return single === null ? effectLines(words, effect).join(' ') : label(single);
}

/** Whether a databank card tells of a contact; the others tell how a story goes on. */
export const tellsOfContact = (number: number): boolean =>
  cards.some((card) => card.component === 'databank' && card.number === number && card.holds.what === 'contact');

// Opponents, dice, places

export type Foe =
  | { readonly kind: 'patrol'; readonly faction: Faction; readonly level: number }
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'enemy'; readonly enemy: Enemy };

/** What the rules call an opponent that is no player. */
export function foeOf(name: string): Foe {
  const [kind, faction, level] = name.split('/');
  if (kind === 'patrol') return { kind, faction: faction as Faction, level: Number(level) };
  const contact = CONTACTS.find((each) => each === name);
  return contact === undefined ? { kind: 'enemy', enemy: name as Enemy } : { kind: 'contact', contact };
}

/** How many dice show each face, the best first. */
export function countedFaces(dice: readonly DieFace[]): readonly (readonly [DieFace, number])[] {
  return DIE_FACES.flatMap((face) => {
    const amount = dice.filter((die) => die === face).length;
    return amount === 0 ? [] : [[face, amount] as const];
  });
}

export const planetOfSlot = (slot: number): Planet => (CONTACT_SLOTS[slot] as { readonly planet: Planet }).planet;
export const isLeftSlot = (slot: number): boolean => slot % 2 === 0;

/** A card whose face the reader may not know is only "a card". */
export const isHidden = (np: { readonly kind: string; readonly determiner?: string }): boolean =>
  np.kind === 'noun-phrase' && np.determiner === 'a';

/** Good, neutral, bad as the state has them. */
export const standingOf = (value: number): 'good' | 'neutral' | 'bad' =>
  value > 0 ? 'good' : value < 0 ? 'bad' : 'neutral';

// The solo AI

/** Lines the log names that are no lines of their own on a card. */
export interface AiLineNames {
  readonly deliver: string;
  readonly buy: string;
  readonly 'reveal-contact': string;
  readonly 'discard-tops': string;
}

/** What a line of an AI card is about, by the name the rules give it. */
export function aiLine(ai: AiLabels, own: AiLineNames, line: string): string {
  const known: Readonly<Record<string, string>> = {
    ...(ai.planning satisfies Readonly<Record<AiPlanning, string>>),
    ...(ai.encounter satisfies Readonly<Record<AiEncounter, string>>),
    ...own,
  };
  return known[line] ?? line;
}
