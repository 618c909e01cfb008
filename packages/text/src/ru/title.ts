import { phraseOf } from '../phrase.ts';
import { fixed } from './noun.ts';
import { type NpRu, NUMBERS, type Ru } from './words.ts';

/** What a card is called: never declined, and therefore in quotes. */
export function title(text: string): NpRu {
  return phraseOf<Ru>(fixed('f', NUMBERS.quote(text)));
}

const TITLE = /^«(.+)»$/su;

/** Whoever or whatever a card shows, by name: «Денгар» is a card, Денгар stands before you. */
export function byName(np: NpRu): NpRu {
  const [, name] = (np.kind === 'noun-phrase' && TITLE.exec(np.noun.sg.nom)) || [];
  return name === undefined ? np : phraseOf<Ru>(fixed('f', name));
}
