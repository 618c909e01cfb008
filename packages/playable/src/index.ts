/** What a game is: everything it brings to the table. Start with playable.ts. */
export type { Campaign, CampaignView, GamePlayed, Scenario, StoryPage } from './campaign.ts';
export type { Opponent } from './opponents.ts';
export type { Pack, Packs } from './packs.ts';
export type { GameText, Playable, SheetEntry } from './playable.ts';
export { type RuleText, ruleTexts } from './rulebook.ts';
export { explained, gameText, type Settings, setting } from './settings.ts';
export { printedIn, printedSheet } from './sheet.ts';
export { type Universe, universeOf, verbsIn } from './universe.ts';
