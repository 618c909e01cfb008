import type { ContactToken } from './cards.ts';
import { CONTACTS, type Contact, type ContactClass, type Faction } from './terms.ts';

/** Contacts are numbered in alphabetical order from here; the order is known, the first number is a guess. */
const FIRST_CONTACT_NUMBER = 11;

export const contactNumber = (contact: Contact): number => FIRST_CONTACT_NUMBER + CONTACTS.indexOf(contact);

const token = <C extends Contact>(
  contact: C,
  value: ContactClass,
  { faction = null, droid = false }: { faction?: Faction | null; droid?: boolean } = {},
): ContactToken<`contact/${C}`> => ({
  id: `contact/${contact}`,
  component: 'contact',
  contact,
  class: value,
  databank: contactNumber(contact),
  faction,
  droid,
});

/** OR-CONTACT-08 the dots on the back of a token, and on the bounties for it. */
export const contactClass = (contact: Contact): ContactClass => classes.get(contact) as ContactClass;

/** OR-GAP-03 the 22 contact tokens: names and classes known, the icons follow from the cards. */
export const contacts = [
  token('4-lom', 2, { droid: true }),
  token('bib-fortuna', 2, { faction: 'hutt' }),
  token('black-krrsantan', 3),
  token('black-sun-agent', 1, { faction: 'syndicate' }),
  token('boshek', 2),
  token('chewbacca', 3),
  token('dengar', 3),
  token('doctor-evazan', 1),
  token('garindan', 1, { faction: 'imperial' }),
  token('grand-admiral-thrawn', 3, { faction: 'imperial' }),
  token('greedo', 2, { faction: 'hutt' }),
  token('hera-syndulla', 3, { faction: 'rebel' }),
  token('hondo-ohnaka', 2),
  token('ig-rm-droid', 2, { droid: true }),
  token('k-2so', 3, { droid: true }),
  token('leia-organa', 2, { faction: 'rebel' }),
  token('lobot', 1),
  token('maz-kanata', 3),
  token('ponda-baba', 1),
  token('saw-gerrera', 3),
  token('w1-le', 1, { droid: true }),
  token('ziton-moj', 3, { faction: 'syndicate' }),
] as const;

const classes: ReadonlyMap<Contact, ContactClass> = new Map(contacts.map((each) => [each.contact, each.class]));
