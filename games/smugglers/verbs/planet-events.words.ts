import type { Lang } from '@cantina/text';
import type { Attach, Delivery, Gift, Good, PlanetEffect, ReplacePlanet } from '../content/index.ts';
import * as de from '../text/de/cards.ts';
import * as en from '../text/en/cards.ts';
import * as ru from '../text/ru/cards.ts';
import { alike, plain, type Sentence, type Sentences } from './telling.ts';

type AtPlanet = Exclude<PlanetEffect, Delivery>;

/** What a card does as long as it lies at a planet. */
const AT_PLANET: { readonly [D in AtPlanet['does']]: Sentences<[effect: Extract<AtPlanet, { readonly does: D }>]> } = {
  'fixed-price': {
    de: ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Weder Verfügbarkeit noch Nachfrage werden erwürfelt: Du darfst verkaufen, so viel du hast.'
        : 'Die Verfügbarkeit wird wie üblich erwürfelt, die Nachfrage nicht.';
      const customs = open ? ' Der Zoll ist geflohen: Niemand muss dort würfeln.' : '';
      return `${de.RANDOM} ${de.isPlural(good) ? 'bringen' : 'bringt'} ${de.goods[good]} dort beim Verkauf ${de.credits(price)} je Einheit. ${amount}${customs} Kaufen kann man diese Ware dort so lange nicht.`;
    },
    en: ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Neither availability nor demand is rolled: you may sell as many as you have.'
        : 'Availability is rolled as usual, demand is not.';
      const customs = open ? ' Customs have fled: nobody rolls there.' : '';
      return `${en.RANDOM} ${en.goods[good]} ${en.isPlural(good) ? 'sell' : 'sells'} there for ${en.credits(price)} a unit. ${amount}${customs} Meanwhile ${en.goods[good]} can’t be bought there.`;
    },
    ru: ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Ни наличие, ни спрос не бросают: продавайте сколько есть.'
        : 'Наличие определяется броском, как обычно, спрос — нет.';
      const customs = open ? ' Таможня сбежала: кубик там никто не бросает.' : '';
      return `${ru.RANDOM} ${ru.goods[good]} можно продать там по ${ru.credits(price)} за единицу. ${amount}${customs} Купить этот товар там пока нельзя.`;
    },
  },
  glut: {
    de: () =>
      `Bestimme zufällig einen Planeten und erwürfle die Ware (${de.BY_DIE}; bei 6 wählst du). Bis der Planet den Spielplan verlässt, gilt die Nachfrage nach ihr dort als sehr gering, und sie ist dort legal.`,
    en: () =>
      `Choose a planet at random and roll for the good (${en.BY_DIE}; on a 6 you choose). Until the planet leaves the board, demand for that good counts as very low there, and the good is legal.`,
    ru: () =>
      `Выберите случайную планету и бросьте кубик на товар (${ru.BY_DIE}; 6 — на ваш выбор). Пока планета не покинет поле, спрос на него там считается очень низким, и сам он разрешён.`,
  },
  crackdown: {
    de: () =>
      `${de.RANDOM} gilt sein Raumhafen beim Zoll als eine Stufe größer, und alle, die ihn erkunden, müssen würfeln.`,
    en: () =>
      `${en.RANDOM} its starport counts as one size larger for customs, and everybody who explores it must roll.`,
    ru: () =>
      `${ru.RANDOM} её космопорт на таможне считается на размер больше, и каждый, кто её исследует, обязан бросать кубик.`,
  },
};

interface DeliveryWords {
  /** Who delivers what, and what it brings. */
  readonly delivery: Sentences<[delivery: Delivery]>;
  /** What comes on top of the money. */
  readonly gift: Sentences<[gift: Gift]>;
  /** The good is illegal there as long as the card lies there. */
  readonly illegalThere: Sentences<[good: Good]>;
  readonly countsAsSelling: Sentence;
}

const DELIVERY: DeliveryWords = {
  delivery: {
    de: ({ good, units: amount, pays, bounty, honest }) => {
      const who = honest ? 'Wer ohne Kopfgeld' : 'Wer';
      const price = bounty === 0 ? '' : `; das eigene Kopfgeld steigt um ${de.num(bounty)}`;
      return `Bestimme zufällig einen Planeten. ${who} dort als Erster bei einem einzigen Besuch ${de.units(amount, good)} abliefert, erhält ${de.credits(pays)}${price}.`;
    },
    en: ({ good, units: amount, pays, bounty, honest }) => {
      const who = honest ? 'the first player without a bounty who' : 'the first player who';
      const price = bounty === 0 ? '' : `, and that player’s bounty rises by ${en.num(bounty)}`;
      return `Choose a planet at random: ${who} delivers ${en.units(amount, good)} there in one visit receives ${en.credits(pays)}${price}.`;
    },
    ru: ({ good, units: amount, pays, bounty, honest }) => {
      const who = honest ? 'Первый игрок без награды за голову' : 'Первый игрок';
      const price = bounty === 0 ? '' : `, а награда за его голову растёт на ${ru.num(bounty)}`;
      return `Выберите случайную планету. ${who}, который за один визит доставит туда ${ru.units(amount, good)}, получает ${ru.credits(pays)}${price}.`;
    },
  },
  gift: {
    de: (gift) => {
      switch (gift.does) {
        case 'level':
          return `Außerdem ${gift.system === 'lightspeed' ? 'steigt die eigene' : 'steigen die eigenen'} ${de.systems[gift.system]} um 1, höchstens auf 10.`;
        case 'repair':
          return `Außerdem werden am eigenen Schiff bis zu ${de.hullPoints(gift.points)} wiederhergestellt.`;
        case 'pardon':
          return `Außerdem sinkt das eigene Kopfgeld um ${de.num(gift.bounty)} (nicht unter die Mindestprämie).`;
      }
    },
    en: (gift) => {
      switch (gift.does) {
        case 'level':
          return `On top of that, that player’s ${en.systems[gift.system]} ${gift.system === 'lightspeed' ? 'rises' : 'rise'} by 1, up to 10.`;
        case 'repair':
          return `On top of that, up to ${en.hullPoints(gift.points)} of that player’s ship are restored.`;
        case 'pardon':
          return `On top of that, that player’s bounty falls by ${en.num(gift.bounty)} (not below the minimum bounty).`;
      }
    },
    ru: (gift) => {
      switch (gift.does) {
        case 'level':
          return `Кроме того, его ${ru.systems[gift.system]} ${gift.system === 'lightspeed' ? 'растёт' : 'растут'} на 1, но не выше 10.`;
        case 'repair':
          return `Кроме того, его кораблю восстанавливают до ${ru.say(ru.count(gift.points, ru.nouns.hullPoint), 'gen')}.`;
        case 'pardon':
          return `Кроме того, награда за его голову падает на ${ru.num(gift.bounty)} (но не ниже минимальной).`;
      }
    },
  },
  illegalThere: {
    de: (good) =>
      `Solange diese Karte dort liegt, ${de.isPlural(good) ? 'gelten' : 'gilt'} ${de.goods[good]} beim Zoll als illegal.`,
    en: (good) =>
      `As long as this card lies there, ${en.goods[good]} ${en.isPlural(good) ? 'count' : 'counts'} as illegal at customs.`,
    ru: (good) =>
      `Пока эта карта лежит там, ${ru.goodsNominative[good]} на таможне ${ru.isPlural(good) ? 'считаются запрещёнными' : good === 'medtech' ? 'считается запрещённой' : 'считается запрещённым'}.`,
  },
  countsAsSelling: {
    de: 'Abliefern ist die Aktivität dieses Zuges, ohne Würfeln, und gilt als Verkauf. Die Karte wird abgelegt, wenn der Planet den Spielplan verlässt.',
    en: 'Delivering is a planet activity, without any roll, and counts as selling. The card is discarded when the planet leaves the board.',
    ru: 'Доставка — действие на планете, без бросков, и считается продажей. Карта сбрасывается, когда планета покидает поле.',
  },
};

const delivered = (lang: Lang, effect: Delivery): readonly string[] => {
  const reward = effect.gift === null ? [] : [DELIVERY.gift[lang](effect.gift)];
  return [
    [DELIVERY.delivery[lang](effect), ...reward].join(' '),
    ...(effect.illegal ? [DELIVERY.illegalThere[lang](effect.good)] : []),
    DELIVERY.countsAsSelling[lang],
  ];
};

const lyingThere = (lang: Lang, effect: AtPlanet): string =>
  (AT_PLANET[effect.does][lang] as (effect: AtPlanet) => string)(effect);

export const planetEventWords = {
  attach: alike<Attach>(
    (lang, { effect }) =>
      () =>
        effect.does === 'delivery' ? delivered(lang, effect) : [lyingThere(lang, effect)],
  ),

  'replace-planet': plain<ReplacePlanet>({
    de: () =>
      'Bestimme zufällig einen Planeten. Er verlässt mit allem, was bei ihm liegt, den Spielplan und wird durch die nächste Planetenkarte ersetzt.',
    en: () =>
      'Choose a planet at random. It leaves the board with every card that lies there, and the next planet card replaces it.',
    ru: () =>
      'Выберите случайную планету. Она покидает поле со всеми картами, которые при ней лежат, и её заменяет следующая карта планеты.',
  }),
} as const;
