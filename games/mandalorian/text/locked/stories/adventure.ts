import { de, en, type Lang, ru } from '@cantina/text';
import { blockOfPack, type CharacterId, cardOf, type PackId } from '../../../content/all.ts';
import { type AdventureCard, adventureDeck } from '../../../content/locked/adventure.ts';
import { hero as heroDe } from '../../de/words.ts';
import { hero as heroEn } from '../../en/words.ts';
import { hero as heroRu } from '../../ru/words.ts';
import { nextMission, STOP } from '../../stories/adventure.ts';
import type { Instruction } from '../../stories/index.ts';
import { nameOf } from '../names/index.ts';
import { INSTRUCTIONS } from './index.ts';

/** The adventure cards that come with a pack, up to its STOP card; the last pack has the end of the deck. */
function cardsOf(pack: PackId): readonly AdventureCard[] {
  const block = blockOfPack(pack);
  let stops = 0;
  return adventureDeck.filter(({ type }) => {
    const mine = stops === block - 1 || (pack === 'p8' && stops === block);
    if (type === 'stop') stops++;
    return mine;
  });
}

/** What each of them is called and says. */
export const adventureOf = (lang: Lang, pack: PackId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cardsOf(pack).flatMap((card) => [
      [`adventure.${card.number}.name`, nameOfCard(lang, card)],
      [`adventure.${card.number}.text`, textOfCard(lang, card)],
    ]),
  );

function nameOfCard(lang: Lang, { number, type, face }: AdventureCard): string {
  if (face !== null) return nameOf(lang, face);
  return type === 'stop' ? STOP.name[lang] : instruction(number).name[lang];
}

function textOfCard(lang: Lang, { number, type, face, mission }: AdventureCard): string {
  if (face !== null) return ADDED[lang](characterOf(face));
  if (type === 'stop') return STOP.text[lang];
  const { text, more } = instruction(number);
  const next = mission === null ? [] : [nextMission[lang](nameOf(lang, mission))];
  return [text[lang], ...next, ...(more === undefined ? [] : [more[lang]])].join(' ');
}

function instruction(number: number): Instruction {
  const told = INSTRUCTIONS[number];
  if (told === undefined) throw new Error(`adventure card ${number} says nothing`);
  return told;
}

function characterOf(face: string): CharacterId | null {
  const card = cardOf(face);
  return card.kind === 'skill' ? card.character : null;
}

/** MA-ADV-05 a skill card for somebody, or an event card. */
const ADDED: Readonly<Record<Lang, (character: CharacterId | null) => string>> = {
  de: (character) =>
    character === null
      ? 'Eine neue Karte für den Ereignisstapel.'
      : `Eine neue Fertigkeitskarte ${de.say(de.prep('für', heroDe(character)))}.`,
  en: (character) =>
    character === null ? 'A new card for the event deck.' : `A new skill card for ${en.say(heroEn(character))}.`,
  ru: (character) =>
    character === null
      ? 'Новая карта для колоды событий.'
      : `Новая карта навыка ${ru.say(ru.prep('для', heroRu(character)))}.`,
};
