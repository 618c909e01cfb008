import { LANGS, type Lang } from '@cantina/text';
import { baseMission } from '../../content/index.ts';
import { nameOf } from '../names/index.ts';
import { nextMission, STOP, THE_JOB } from './adventure.ts';
import { CARD_STORIES } from './cards.ts';
import { MISSION_STORIES } from './mission1.ts';
import type { Stories } from './terms.ts';

/** The line of mood of a card of the first game. */
export const cardStory = (lang: Lang, face: string): string | undefined => CARD_STORIES[face]?.[lang];

export const inLanguage = (lang: Lang, stories: Stories): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(stories).map(([key, story]) => [key, story[lang]]));

/** Mission 1 and the first two adventure cards; the same keys come with each pack. */
const storyIn = (lang: Lang): Readonly<Record<string, string>> => {
  const mission = nameOf(lang, baseMission.id);
  return {
    'mission.m1.name': mission,
    ...inLanguage(lang, MISSION_STORIES),
    'adventure.1.name': THE_JOB.name[lang],
    'adventure.1.text': `${THE_JOB.text[lang]} ${nextMission[lang](mission)}`,
    'adventure.2.name': STOP.name[lang],
    'adventure.2.text': STOP.text[lang],
  };
};

export const baseStory = Object.fromEntries(LANGS.map((lang) => [lang, storyIn(lang)])) as Readonly<
  Record<Lang, Readonly<Record<string, string>>>
>;

export { type AdventureStories, type Instruction, missionStories, type Stories, type Story, told } from './terms.ts';
