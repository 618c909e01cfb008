import { type Catalogue, de } from '@cantina/text';
import { nameOf } from '../names/index.ts';
import type { CampaignMessages } from './messages.ts';

const { listAnd, num, sentence } = de;

export const messages = {
  'campaign.cast': (a) => sentence(`Charaktere: ${listAnd(a.heroes.map((hero) => nameOf('de', hero)))}`),
  'campaign.any-cast': () => sentence('Charaktere: welche ihr mögt'),
  'campaign.locked-mission': () => sentence('diese Mission hat eure Gruppe noch nicht freigeschaltet'),
  'campaign.locked-map': () => sentence('diese Karte hat eure Gruppe noch nicht freigeschaltet'),
  'campaign.wrong-seats': (a) => sentence(`für diese Mission sind zu wenige am Tisch; nötig sind ${num(a.min)}`),
  'campaign.own-characters': () => sentence('in dieser Mission spielt jeder einen eigenen Charakter'),
} satisfies Catalogue<'de', CampaignMessages>;
