import type { HalveLightspeed, IonStorm, MeteorSwarm, Rift } from '../content/index.ts';
import * as de from '../text/de/cards.ts';
import * as en from '../text/en/cards.ts';
import * as ru from '../text/ru/cards.ts';
import { plain } from './telling.ts';

export const hazardWords = {
  'ion-storm': plain<IonStorm>({
    de: ({ loss }) =>
      `Würfle. Ist das Ergebnis höher als deine Schilde, würfle auf der Tabelle für zusätzlichen Schaden (eine 6 würfelst du neu): Dieses System verliert ${de.points(loss)}.`,
    en: ({ loss }) =>
      `Roll a die. If it is higher than your shields, roll on the additional damage table (reroll a 6): that system loses ${en.say(en.count(loss, en.nouns.point))}.`,
    ru: ({ loss }) =>
      `Бросьте кубик. Если результат больше ваших щитов, бросьте по таблице дополнительного урона (6 перебрасывается): эта система теряет ${ru.points(loss)}.`,
  }),
  'meteor-swarm': plain<MeteorSwarm>({
    de: ({ safeFrom, hull }) =>
      `Würfle und zähle deine Antriebe dazu. Bei ${de.num(safeFrom - 1)} oder weniger verlierst du ${de.hullPoints(hull)}.`,
    en: ({ safeFrom, hull }) =>
      `Roll a die and add your engines. On a total of ${en.num(safeFrom - 1)} or less you lose ${en.hullPoints(hull)}.`,
    ru: ({ safeFrom, hull }) =>
      `Бросьте кубик и прибавьте свои двигатели. Если сумма ${ru.num(safeFrom - 1)} или меньше, вы теряете ${ru.hullPoints(hull)}.`,
  }),
  'halve-lightspeed': plain<HalveLightspeed>({
    de: () => 'In diesem Zug zählt deine Lichtgeschwindigkeit nur zur Hälfte, aufgerundet.',
    en: () => 'This turn your lightspeed counts as half, rounded up.',
    ru: () => 'В этот ход ваш сверхсвет считается вдвое меньшим, с округлением вверх.',
  }),
  rift: plain<Rift>({
    de: () =>
      'Würfle wie bei einem Wurmloch: Bei 1–5 wirst du in den Sektor dieses Wurmlochs geschleudert, bei 6 in den Hyperraum.',
    en: () =>
      'Roll a die as for a wormhole: on 1–5 you are thrown into the sector of that wormhole, on a 6 into hyperspace.',
    ru: () =>
      'Бросьте кубик, как для червоточины: 1–5 — вас выбрасывает в сектор этой червоточины, 6 — в гиперпространство.',
  }),
} as const;
