import { type Catalogue, en } from '@cantina/text';
import { nameOf } from '../names/index.ts';
import type { CampaignMessages } from './messages.ts';

const { listAnd, num, sentence } = en;

export const messages = {
  'campaign.cast': (a) => sentence(`Characters: ${listAnd(a.heroes.map((hero) => nameOf('en', hero)))}`),
  'campaign.any-cast': () => sentence('Characters: whichever you like'),
  'campaign.locked-mission': () => sentence('your group has not unlocked this mission yet'),
  'campaign.locked-map': () => sentence('your group has not unlocked this map yet'),
  'campaign.wrong-seats': (a) => sentence(`there are too few of you for this mission; it takes ${num(a.min)}`),
  'campaign.own-characters': () => sentence('in this mission everybody plays a character of their own'),
} satisfies Catalogue<'en', CampaignMessages>;
