import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import {
  type Character,
  characters,
  type FateCard,
  fateCards,
  GOODS,
  labelOf,
  type Planet,
  planets,
  STANDARD_SHIP,
  START_CREDITS,
  SYSTEMS,
} from '../content/index.ts';
import { fateText } from '../verbs/words.ts';
import { abilityText } from './abilities.ts';
import type { Labels } from './labels.ts';
import { nameOf, titleOf } from './names/index.ts';
import { fateStories } from './stories/fate.ts';
import { characterStories, planetStories } from './stories/people-and-planets.ts';

/** What the texts of one language are made of. */
export interface CardPrinter {
  readonly lang: Lang;
  readonly labels: Labels;
}

/** All cards as they would be printed: characters, planets, fate cards. */
export const sheet = (printer: CardPrinter): readonly SheetEntry[] => {
  const { lang, labels } = printer;
  return [
    ...characters.map((card): SheetEntry => {
      const values = [titleOf(lang, card.id), ...startOf(labels, card)];
      const text = [abilityText(lang, card.ability)];
      const story = characterStories[card.id][lang];
      return {
        face: card.id,
        name: nameOf(lang, card.id),
        group: labels.groups.characters,
        values,
        text,
        copies: 1,
        story,
      };
    }),
    ...planets.map((card): SheetEntry => {
      const story = planetStories[card.id][lang];
      const values = planetValues(labels, card);
      return {
        face: card.id,
        name: nameOf(lang, card.id),
        group: labels.groups.planets,
        values,
        text: [],
        copies: 1,
        story,
      };
    }),
    ...fateCards.map((card): SheetEntry => {
      const { id, count } = card;
      const group = `${labels.groups.fate}: ${labels.kinds[card.kind]}`;
      const story = fateStories[id][lang];
      return {
        face: id,
        name: nameOf(lang, id),
        group,
        values: shipOf(labels, card),
        text: fateText(lang, card),
        copies: count,
        story,
      };
    }),
  ];
};

/** What differs from the usual start (SG-SET-09). */
function startOf({ systems, values }: Labels, { ship, credits, bounty, minimumBounty }: Character): string[] {
  return [
    ...SYSTEMS.flatMap((system) =>
      ship[system] === STANDARD_SHIP[system] ? [] : [`${systems[system]} ${ship[system]}`],
    ),
    ...(ship.hull === STANDARD_SHIP.hull ? [] : [`${values.hull} ${ship.hull}`]),
    ...(credits === START_CREDITS ? [] : [`${values.credits} ${credits}`]),
    ...(bounty === 0 ? [] : [`${values.bounty} ${bounty}`]),
    ...(minimumBounty === 0 ? [] : [`${values.minimumBounty} ${minimumBounty}`]),
  ];
}

/** SG-COMP-07 sector, starport and demand. */
const planetValues = (
  { values, starports, goods, demands }: Labels,
  { sector, starport, demand }: Planet,
): string[] => [
  `${values.sector} ${labelOf(sector)}`,
  `${values.starport}: ${starports[starport]}`,
  ...GOODS.map((good) => `${goods[good]}: ${demands[demand[good]]}`),
];

/** The values of a card ship; other fate cards have none. */
export function shipOf({ systems, values }: Labels, { effect }: FateCard): string[] {
  if (effect.verb !== 'encounter') return [];
  const { engines, lasers, shields, hull } = effect.ship;
  const printed = [`${systems.engines} ${engines}`, `${systems.lasers} ${lasers}`];
  return hull === 1 ? printed : [...printed, `${systems.shields} ${shields}`, `${values.hull} ${hull}`];
}
