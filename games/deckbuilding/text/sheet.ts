import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { type Card, cardOf, cards, type Kind } from '../content/index.ts';
import { abilityText, type CardWords, rewardText, type Scene } from './frame.ts';
import type { Labels } from './labels.ts';
import { faceName } from './names/index.ts';
import { titleOf } from './names/titles.ts';

/** What the texts of one language are made of. */
export interface CardPrinter<S, Np> {
  readonly words: CardWords<S, Np>;
  readonly printed: (kind: Kind) => Scene<Np>;
  readonly labels: Labels;
}

/** All faces as they would be printed, deck by deck. */
export const sheet = <S, Np>(lang: Lang, printer: CardPrinter<S, Np>): readonly SheetEntry[] =>
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
      text: textOf(printer, card),
      copies: card.count,
    };
  });

/** The rules text: the ability, then the reward. */
export function textOf<S, Np>({ words, printed, labels }: CardPrinter<S, Np>, card: Card): readonly string[] {
  const scene = printed(card.kind);
  const lines: string[] = [];
  if (card.ability !== null) lines.push(abilityText(words, card.ability, scene));
  if (card.reward !== null) lines.push(rewardText(words, labels.reward, card.reward, scene));
  return lines;
}

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
