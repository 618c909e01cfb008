import type { SheetEntry } from '@cantina/playable';
import type { Lang, Words } from '@cantina/text';
import { type Card, cardOf, cards } from '../content/index.ts';
import { type CardTexts, textOf } from './ability.ts';
import type { Labels } from './labels.ts';
import { faceName } from './names/index.ts';
import { titleOf } from './names/titles.ts';

/** What the texts of one language are made of. */
export interface CardPrinter<W extends Words> {
  readonly texts: CardTexts<W>;
  readonly labels: Labels;
}

/** All faces as they would be printed, deck by deck. */
export const sheet = <W extends Words>(lang: Lang, printer: CardPrinter<W>): readonly SheetEntry[] =>
  cards.map(({ id }) => {
    const card = cardOf(id);
    return {
      face: id,
      name: faceName(lang, id),
      group: groupOf(printer.labels, card),
      values: [
        ...titled(lang, id),
        printer.labels.kinds[card.kind],
        ...qualities(printer.labels, card),
        ...valuesOf(printer.labels, card),
      ],
      text: textOf(printer.texts, printer.labels.reward, card),
      copies: card.count,
    };
  });

const titled = (lang: Lang, face: string): readonly string[] => {
  const title = titleOf(lang, face);
  return title === '' ? [] : [title];
};

const qualities = ({ traits, unique, starter }: Labels, card: Card): readonly string[] => [
  ...(card.deck === 'starter' ? [starter] : []),
  ...card.traits.map((trait) => traits[trait]),
  ...(card.unique && card.kind !== 'base' ? [unique] : []),
];

/** Printed numbers in reading order; what a card does not have is not printed. */
export function valuesOf({ values }: Labels, card: Card): readonly string[] {
  const { attack, resources, force, hitPoints, target } = card;
  return [
    ...(card.kind === 'base' || card.deck === 'starter' ? [] : [`${values.cost} ${card.cost}`]),
    ...(attack === 0 ? [] : [`${values.attack} ${attack}`]),
    ...(resources === 0 ? [] : [`${values.resources} ${resources}`]),
    ...(force === 0 ? [] : [`${values.force} ${force}`]),
    ...(hitPoints === 0 ? [] : [`${values.hitPoints} ${hitPoints}`]),
    ...(target === null ? [] : [`${values.target} ${target}`]),
  ];
}

const groupOf = ({ groups }: Labels, { deck, faction }: Card): string =>
  deck === 'pilots' ? groups.pilots : groups[deck](faction);
