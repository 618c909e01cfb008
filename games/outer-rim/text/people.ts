import { headed } from '@cantina/text';
import type { AiAction, AiBuy, AiCard, CharacterCard, ShipSheet, SlotKind, Slots } from '../content/index.ts';
import { abilityLines, goalLines } from './abilities.ts';
import type { CardWords } from './cards.ts';

/** Characters, ships and the cards of the AI: what stands before a player all the time. */

// Characters

export const characterValues = <S>({ card }: CardWords<S>, sheet: CharacterCard): string[] => [
  `${card.stats.ground} ${sheet.ground}`,
  `${card.stats.health} ${sheet.health}`,
  ...(sheet.droid ? [card.droid] : []),
  ...sheet.skills.map((skill) => card.skills[skill]),
];

export function characterLines<S>(words: CardWords<S>, sheet: CharacterCard): string[] {
  const { card, grammar } = words;
  return [
    ...sheet.abilities.flatMap((ability) => abilityLines(words, ability)),
    ...headed(grammar, card.personalGoal, goalLines(words, sheet.goal)),
    ...headed(
      grammar,
      card.flipped,
      sheet.flipped.flatMap((ability) => abilityLines(words, ability)),
    ),
    card.start(sheet.start.databank, sheet.start.reputation),
  ];
}

// Ships

export const shipValues = <S>({ card }: CardWords<S>, sheet: ShipSheet): string[] => [
  card.price(sheet.price),
  `${card.stats.hyper} ${sheet.hyper}`,
  `${card.stats.ship} ${sheet.combat}`,
  `${card.stats.hull} ${sheet.hull}`,
  ...slotValues(card.slots, sheet.slots),
];

const slotValues = (names: Readonly<Record<SlotKind, string>>, slots: Slots): string[] =>
  (Object.entries(slots) as [SlotKind, number][]).flatMap(([kind, amount]) =>
    amount === 0 ? [] : [`${names[kind]} ×${amount}`],
  );

/** `flippedName`: what the ship is called once its goal is achieved. */
export function shipLines<S>(words: CardWords<S>, { goal, flipped }: ShipSheet, flippedName: string | null): string[] {
  const { card, grammar } = words;
  const after =
    flipped === null
      ? []
      : [
          card.slotsNow(slotValues(card.slots, flipped.slots)),
          ...flipped.abilities.flatMap((ability) => abilityLines(words, ability)),
        ];
  const before = goal === null ? [] : goalLines(words, goal);
  return [...headed(grammar, card.shipGoal, before), ...headed(grammar, flippedName ?? card.flipped, after)];
}

// The solo AI

const bullets = (all: readonly string[]): string[] => all.map((line) => `– ${line}`);

export function aiLines<S>({ card }: CardWords<S>, { planning, action, encounter, special }: AiCard): string[] {
  const { ai } = card;
  return [
    ai.headings.planning,
    ...bullets(planning.map((line) => ai.planning[line])),
    ai.headings.action,
    ...bullets(action.map((line) => aiAction(ai, line))),
    ai.headings.encounter,
    ...bullets(encounter.map((line) => ai.encounter[line])),
    ...(special ? [ai.special] : []),
  ];
}

type AiLabels = CardWords<never>['card']['ai'];

/** One line of an AI card by the name that the rules give it; the first of a section has its heading. */
export interface AiCardLine {
  readonly section: 'planning' | 'action' | 'encounter' | 'special';
  readonly name: string;
  readonly text: string;
  readonly heading: string | null;
}

export function aiCardLines(ai: AiLabels, { planning, action, encounter, special }: AiCard): readonly AiCardLine[] {
  const under = (section: 'planning' | 'action' | 'encounter', i: number) => ({
    section,
    heading: i === 0 ? ai.headings[section] : null,
  });
  const deed = ({ do: does }: AiAction): string => (does === 'buy-by-slot' ? 'buy' : does);
  return [
    ...planning.map((name, i) => ({ ...under('planning', i), name, text: ai.planning[name] })),
    ...action.map((line, i) => ({ ...under('action', i), name: deed(line), text: aiAction(ai, line) })),
    ...encounter.map((name, i) => ({ ...under('encounter', i), name, text: ai.encounter[name] })),
    ...(special ? [{ section: 'special' as const, name: 'discard-tops', text: ai.special, heading: null }] : []),
  ];
}

function aiAction(ai: AiLabels, action: AiAction): string {
  switch (action.do) {
    case 'deliver':
      return ai.deliver(action.ifIllegal);
    case 'buy':
      return buys(ai, action.buy);
    case 'buy-by-slot':
      return `${ai.ifNoFreeSlot(action.ifNoFree, action.buy)} ${ai.otherwise(action.otherwise)}`;
    case 'reveal-contact':
      return ai.revealContact;
  }
}

const buys = (ai: AiLabels, buy: AiBuy): string => ai.buy(buy);
