/** Everything a group reads only after it has unlocked it. For the server and tests; never for a browser's bundle. */
import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { cardOf, type Mission, type PackId, packs } from '../../content/all.ts';
import { nameOf } from './names/index.ts';
import { printed } from './sheet.ts';
import { adventureOf } from './stories/adventure.ts';
import { missionStoriesOf } from './stories/index.ts';

const packNamed = (id: PackId): (typeof packs)[number] => {
  const pack = packs.find((each) => each.id === id);
  if (pack === undefined) throw new Error(`no pack is called ${id}`);
  return pack;
};

/** The cards, tokens and roles of a pack as they would be printed. */
export const packSheet = (lang: Lang, pack: PackId): readonly SheetEntry[] =>
  packNamed(pack).cards.map((card) => printed(lang, card));

/** The stories of a pack by the keys of their messages: names, panels and endings of missions, adventure cards. */
export const storyOf = (lang: Lang, pack: PackId): Readonly<Record<string, string>> => ({
  ...missionNames(lang, packNamed(pack).missions),
  ...missionStoriesOf(lang, pack),
  ...adventureOf(lang, pack),
});

const missionNames = (lang: Lang, missions: readonly Mission[]): Readonly<Record<string, string>> =>
  Object.fromEntries(missions.map(({ id }) => [`mission.${id}.name`, nameOf(lang, id)]));

/** One of the effects that a card lets you choose from. */
export function choiceText(lang: Lang, face: string, index: number): string {
  const [, ...choices] = printed(lang, cardOf(face)).text;
  const choice = choices[index];
  if (choice === undefined) throw new Error(`${face} has no choice ${index}`);
  return choice.replace(/^– /, '');
}

export { nameOf, namesOf } from './names/index.ts';
