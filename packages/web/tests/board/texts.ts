import { book, type Catalogue } from '@cantina/text';

/** What the demonstration says. */
export interface CourierMessages {
  'prompt.move': Readonly<Record<string, never>>;
  'prompt.reroll': Readonly<Record<string, never>>;
  'prompt.offer': Readonly<Record<string, never>>;
  'reason.far': Readonly<Record<string, never>>;
  'option.go': { readonly space: string };
  'option.pass': { readonly space: string };
  'option.die': { readonly number: number };
  'option.credits': { readonly amount: number };
  'option.thing': { readonly what: string };
  'option.done': Readonly<Record<string, never>>;
}

const en: Catalogue<'en', CourierMessages> = {
  'prompt.move': 'Where do you fly?',
  'prompt.reroll': 'Roll a die again?',
  'prompt.offer': 'What do you offer?',
  'reason.far': 'It is more than three spaces away.',
  'option.go': ({ space }) => `Fly to ${space}`,
  'option.pass': ({ space }) => `Fly through to ${space}`,
  'option.die': ({ number }) => `Die ${number}`,
  'option.credits': ({ amount }) => `${amount} credits`,
  'option.thing': ({ what }) => what,
  'option.done': 'Keep them',
};
const de: Catalogue<'de', CourierMessages> = {
  'prompt.move': 'Wohin fliegst du?',
  'prompt.reroll': 'Einen Würfel noch einmal werfen?',
  'prompt.offer': 'Was bietest du an?',
  'reason.far': 'Es ist mehr als drei Felder entfernt.',
  'option.go': ({ space }) => `Nach ${space} fliegen`,
  'option.pass': ({ space }) => `Bis ${space} durchfliegen`,
  'option.die': ({ number }) => `Würfel ${number}`,
  'option.credits': ({ amount }) => `${amount} Credits`,
  'option.thing': ({ what }) => what,
  'option.done': 'So lassen',
};
const ru: Catalogue<'ru', CourierMessages> = {
  'prompt.move': 'Куда вы летите?',
  'prompt.reroll': 'Перебросить кубик?',
  'prompt.offer': 'Что вы предлагаете?',
  'reason.far': 'До неё больше трёх клеток.',
  'option.go': ({ space }) => `Лететь: ${space}`,
  'option.pass': ({ space }) => `Пролететь: ${space}`,
  'option.die': ({ number }) => `Кубик ${number}`,
  'option.credits': ({ amount }) => `${amount} кредитов`,
  'option.thing': ({ what }) => what,
  'option.done': 'Оставить',
};

export const texts = book<CourierMessages>({ de, en, ru });
