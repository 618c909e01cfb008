import { type Catalogue, ru } from '@cantina/text';
import { nameOf } from '../names/index.ts';
import type { CampaignMessages } from './messages.ts';

const { listAnd, num, sentence } = ru;

export const messages = {
  'campaign.cast': (a) => sentence(`Персонажи: ${listAnd(a.heroes.map((hero) => nameOf('ru', hero)))}`),
  'campaign.any-cast': () => sentence('Персонажи: какие захотите'),
  'campaign.locked-mission': () => sentence('эту миссию ваша группа ещё не открыла'),
  'campaign.locked-map': () => sentence('эту карту ваша группа ещё не открыла'),
  'campaign.wrong-seats': (a) => sentence(`для этой миссии вас слишком мало; нужно участников: ${num(a.min)}`),
  'campaign.own-characters': () => sentence('в этой миссии у каждого свой персонаж'),
} satisfies Catalogue<'ru', CampaignMessages>;
