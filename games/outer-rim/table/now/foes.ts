import type { Lang } from '@cantina/text';
import { CONTACTS, type Contact, ENEMIES, type Enemy, FACTIONS } from '../../content/index.ts';
import { CONTACT_NAMES, ENEMY_NAMES } from '../../text/names/index.ts';
import { words } from '../words/index.ts';

const isContact = (foe: string): foe is Contact => CONTACTS.some((contact) => contact === foe);
const isEnemy = (foe: string): foe is Enemy => ENEMIES.some((enemy) => enemy === foe);

/** What somebody is called who is no player: a contact, an enemy on a card, a patrol. */
export function foeName(foe: string, lang: Lang): string {
  if (isContact(foe)) return CONTACT_NAMES[foe][lang];
  if (isEnemy(foe)) return ENEMY_NAMES[foe][lang];
  const faction = FACTIONS.find((each) => foe.includes(each));
  return faction === undefined ? foe : words[lang].patrolName(faction);
}
