import type { Keep, Modifier } from '../content/index.ts';
import * as de from '../text/de/cards.ts';
import * as en from '../text/en/cards.ts';
import * as ru from '../text/ru/cards.ts';
import { alike, type Sentence, type Sentences } from './telling.ts';

/** What a friend or a piece of equipment changes, by how much. */
const MODIFIERS: { readonly [C in Modifier['changes']]: Sentences<[by: number]> } = {
  engines: {
    de: (by) => de.higher('engines', by),
    en: (by) => en.higher('engines', by),
    ru: (by) => ru.higher('engines', by),
  },
  lightspeed: {
    de: (by) => de.higher('lightspeed', by),
    en: (by) => en.higher('lightspeed', by),
    ru: (by) => ru.higher('lightspeed', by),
  },
  shields: {
    de: (by) => `Deine Schilde zählen um ${de.num(by)} höher, auch im Nebel und auch über 10 hinaus.`,
    en: (by) => `Your shields count as ${en.num(by)} higher, also in a nebula; this may exceed 10.`,
    ru: (by) => `Ваши щиты считаются на ${ru.num(by)} выше, в том числе в туманности и сверх 10.`,
  },
  lasers: {
    de: (by) => de.higher('lasers', by),
    en: (by) => en.higher('lasers', by),
    ru: (by) => ru.higher('lasers', by),
  },
  customsDie: {
    de: (by) => `Ziehe von jedem deiner Zollwürfel ${de.num(-by)} ab (mindestens 1 bleibt), auch auf Koroth.`,
    en: (by) => `Subtract ${en.num(-by)} from each of your customs dice (to no less than 1), also on Koroth.`,
    ru: (by) => `Вычитайте ${ru.num(-by)} из каждого своего таможенного кубика (до 1), в том числе на Короте.`,
  },
  customsDice: {
    de: (by) => `Wirf ${de.dice(by)} und wähle, welcher zählt, auch auf Koroth.`,
    en: (by) => `Roll ${en.dice(by)} and choose which one counts, also on Koroth.`,
    ru: (by) => `Бросайте ${ru.dice(by)} и выбирайте, какой считается, в том числе на Короте.`,
  },
  demandDie: {
    de: (by) => `Nach dem Wurf für die Nachfrage darfst du den Würfel um ${de.num(by)} verändern (zwischen 1 und 6).`,
    en: (by) => `After rolling for demand you may change the die by ${en.num(by)} (within 1 to 6).`,
    ru: (by) => `После броска на спрос вы можете изменить кубик на ${ru.num(by)} (в пределах от 1 до 6).`,
  },
  additionalDamage: {
    de: (by) => `Zusätzlicher Schaden kostet deine Systeme ${de.points(-by)} weniger.`,
    en: (by) => `Additional damage costs your systems ${en.say(en.count(-by, en.nouns.point))} less.`,
    ru: (by) => `От дополнительного урона ваши системы теряют на ${ru.points(-by)} меньше.`,
  },
  hiddenUnits: {
    de: (by) =>
      `Bis zu ${de.say(de.count(by, de.nouns.unit), 'acc')} deiner Fracht sind versteckt: Sie lösen keine Zollkontrolle aus und werden nicht konfisziert. Auf Koroth lassen sich Brix-Waffen nicht verstecken.`,
    en: (by) =>
      `Up to ${en.say(en.count(by, en.nouns.unit))} of your cargo are hidden: they cause no customs roll and are not confiscated. Brix weapons can’t be hidden on Koroth.`,
    ru: (by) =>
      `До ${ru.say(ru.count(by, ru.nouns.unit), 'gen')} вашего груза спрятано: из-за них не бросают кубик на таможне и их не конфискуют. На Короте оружие с Брикса спрятать нельзя.`,
  },
  cardShipHit: {
    de: (by) =>
      `Deine Treffer kosten Karten-Raumschiffe ${de.hullPoints(by)} mehr. So zerstörst du auch starke, die andere nur vertreiben.`,
    en: (by) =>
      `Your hits cost card ships ${en.hullPoints(by)} more. So strong ones are destroyed that others only drive off.`,
    ru: (by) =>
      `Ваши попадания отнимают у кораблей с карт на ${ru.hullPoints(by)} больше. Так вы уничтожаете и сильных, которых другие лишь отгоняют.`,
  },
};

const KEPT_FRIEND: Sentence = {
  de: 'Behalte diese Karte. Du darfst mit ihr handeln. Wird dein Schiff zerstört, würfle: Bei 1–3 bleibt sie dir erhalten, sonst wird sie abgelegt.',
  en: 'Keep this card. You may trade it. If your ship is destroyed, roll a die: on 1–3 your friend is saved, otherwise the card is discarded.',
  ru: 'Оставьте эту карту себе. Ею можно торговать. Если ваш корабль уничтожен, бросьте кубик: 1–3 — друг спасён, иначе карта сбрасывается.',
};

const KEPT_EQUIPMENT: Sentence = {
  de: 'Behalte diese Karte. Du darfst mit ihr handeln; ein Pirat darf sie dir abnehmen, und mit deinem Schiff geht sie verloren.',
  en: 'Keep this card. You may trade it; a pirate may take it, and it is lost with your ship.',
  ru: 'Оставьте эту карту себе. Ею можно торговать; пират может её забрать, а с кораблём она теряется.',
};

export const keptWords = {
  keep: alike<Keep>((lang, { modifier: { changes, by } }) => (kind) => [
    MODIFIERS[changes][lang](by),
    (kind === 'friend' ? KEPT_FRIEND : KEPT_EQUIPMENT)[lang],
  ]),
} as const;
