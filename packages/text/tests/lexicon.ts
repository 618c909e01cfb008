/** A small game for the tests: the same words in three languages. */
import { type Adjectives, common, de, en, type Lexicon, type Nouns, ru, type Verbs } from '../src/index.ts';

type Term = 'unit' | 'pilot' | 'droid' | 'jedi' | 'ship' | 'ally' | 'credit' | 'damage' | 'end';
type Quality = 'neutral' | 'enemy' | 'dark';
type Deed = 'fly' | 'help';

export const nounDe = {
  ...common.de.noun,
  unit: de.noun('f', 'Einheit', 'Einheiten'),
  pilot: de.weakNoun('Pilot', 'Piloten'),
  droid: de.weakNoun('Droide', 'Droiden'),
  jedi: de.noun('m', 'Jedi', 'Jedi'),
  ship: de.noun('n', 'Schiff', 'Schiffe'),
  ally: de.adjNoun('m', 'Verbündet'),
  credit: de.noun('m', 'Credit', 'Credits'),
  damage: de.noun('m', 'Schaden'),
  end: de.noun('n', 'Ende', 'Enden'),
} satisfies Nouns<'de', Term>;

export const nounEn = {
  ...common.en.noun,
  unit: en.noun('unit'),
  pilot: en.noun('pilot', { who: true }),
  droid: en.noun('droid'),
  jedi: en.noun('Jedi', 'Jedi', { who: true }),
  ship: en.noun('ship'),
  ally: en.noun('ally'),
  credit: en.noun('credit'),
  damage: en.noun('damage', 'damage'),
  end: en.noun('end'),
} satisfies Nouns<'en', Term>;

export const nounRu = {
  ...common.ru.noun,
  unit: ru.noun('m', 'отряд'),
  pilot: ru.noun('m', 'пилот', { animate: true }),
  droid: ru.noun('m', 'дроид', { animate: true }),
  jedi: ru.noun('m', 'джедай', { animate: true }),
  ship: ru.noun('m', 'корабль', { stressed: true }),
  ally: ru.noun('m', 'союзник', { animate: true }),
  credit: ru.noun('m', 'кредит'),
  damage: ru.noun('n', 'повреждение'),
  end: ru.noun('m', 'конец', { stem: 'конц', stressed: true }),
} satisfies Nouns<'ru', Term>;

export const lexicon: Lexicon<Term> = { de: nounDe, en: nounEn, ru: nounRu };

export const adjDe = {
  neutral: de.adj('neutral'),
  enemy: de.adj('feindlich'),
  dark: de.adj('dunkel', 'dunkl'),
} satisfies Adjectives<'de', Quality>;

export const adjEn = {
  neutral: en.adj('neutral'),
  enemy: en.adj('enemy'),
  dark: en.adj('dark'),
} satisfies Adjectives<'en', Quality>;

export const adjRu = {
  neutral: ru.adj('нейтральный'),
  enemy: ru.adj('вражеский'),
  dark: ru.adj('тёмный'),
} satisfies Adjectives<'ru', Quality>;

export const verbDe = {
  ...common.de.verb,
  fly: de.strong('fliegen', 'geflogen', undefined, { aux: 'sein' }),
  help: de.strong('helfen', 'geholfen', 'hilf', { object: 'dat' }),
} satisfies Verbs<'de', Deed>;

export const verbEn = {
  ...common.en.verb,
  fly: en.verb('fly', 'flown'),
  help: en.verb('help'),
} satisfies Verbs<'en', Deed>;

export const verbRu = {
  ...common.ru.verb,
  fly: ru.verb(['лететь', 'летит', 'летят'], ['полететь', 'полетит', 'полетят']),
  help: ru.verb('помогать', ['помочь', 'поможет', 'помогут'], 'помогите', {
    object: 'dat',
    past: ['помог', 'помогла', 'помогло', 'помогли'],
  }),
} satisfies Verbs<'ru', Deed>;
