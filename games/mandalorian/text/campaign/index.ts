import { book } from '@cantina/text';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import type { CampaignMessages } from './messages.ts';
import { messages as ru } from './ru.ts';

/** What the page of a campaign says. The browser has this from the start; the story of Mission 1 is in its texts. */
export const campaignTexts = book<CampaignMessages>({ de, en, ru });
