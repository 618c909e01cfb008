import type { Lang } from '@cantina/text';
import type { Attacks, Encounter, FateKind, Favour, Spoils, TraderOffer } from '../content/index.ts';
import * as de from '../text/de/cards.ts';
import * as en from '../text/en/cards.ts';
import * as ru from '../text/ru/cards.ts';
import { alike, type Sentence, type Sentences } from './telling.ts';

/** What a card ship is called in its text. */
type Foe = 'ship' | 'monster';

interface EncounterWords {
  /** When the card ship attacks, and what else one can do. */
  readonly attacks: Sentences<[attacks: Attacks, foe: Foe]>;
  /** What letting it pass brings. */
  readonly favour: Sentences<[favour: Favour]>;
  readonly mayAttack: Sentence;
  readonly offer: Sentences<[offer: TraderOffer]>;
  readonly inspection: Sentences<[inspection: NonNullable<Encounter['inspection']>]>;
  readonly steals: Sentences<[units: number]>;
  readonly hull: Sentences<[points: number, foe: Foe]>;
  /** What a bounty hunter does to your bounty. */
  readonly hunter: Sentence;
  readonly spoils: Sentences<[spoils: Spoils, foe: Foe]>;
}

const WORDS: EncounterWords = {
  attacks: {
    de: (attacks, foe) => {
      switch (attacks.when) {
        case 'always':
          return `${de.FOES[foe]} greift dich an.`;
        case 'never':
          return '';
        case 'bounty':
          return `Das Schiff greift dich an, wenn ${attacks.from === 1 ? 'du ein Kopfgeld hast' : `dein Kopfgeld mindestens ${de.num(attacks.from)} beträgt`}. Andernfalls darfst du es angreifen oder ziehen lassen.`;
        case 'unpaid':
          return `Zahle ${de.credits(attacks.toll)}, sonst greift das Schiff dich an.`;
      }
    },
    en: (attacks) => {
      switch (attacks.when) {
        case 'always':
          return 'It attacks you.';
        case 'never':
          return '';
        case 'bounty':
          return `It attacks you if ${attacks.from === 1 ? 'you have a bounty' : `your bounty is ${en.num(attacks.from)} or more`}. Otherwise you may attack it or let it pass.`;
        case 'unpaid':
          return `Pay ${en.credits(attacks.toll)}, or it attacks you.`;
      }
    },
    ru: (attacks, foe) => {
      switch (attacks.when) {
        case 'always':
          return `${ru.FOES[foe]} атакует вас.`;
        case 'never':
          return '';
        case 'bounty':
          return `Корабль атакует вас, если за вашу голову назначена награда${attacks.from === 1 ? '' : ` от ${ru.num(attacks.from)}`}. Иначе вы можете атаковать его или пропустить.`;
        case 'unpaid':
          return `Заплатите ${ru.credits(attacks.toll)}, иначе корабль атакует вас.`;
      }
    },
  },
  favour: {
    de: (favour) => {
      switch (favour.does) {
        case 'credits':
          return `Lässt du es ziehen, erhältst du ${de.credits(favour.credits)}.`;
        case 'repair':
          return `Lässt du es ziehen, stellt es bei dir bis zu ${de.hullPoints(favour.points)} wieder her; ist dein Rumpf unbeschädigt, erhältst du ${de.credits(favour.otherwise)}.`;
        case 'escort':
          return `Lässt du es ziehen, zeigt es dir den Weg: In diesem Zug darfst du ${de.say(de.count(favour.sectors, de.nouns.sector), 'acc')} weiter fliegen.`;
      }
    },
    en: (favour) => {
      switch (favour.does) {
        case 'credits':
          return `If you let it pass, you receive ${en.credits(favour.credits)}.`;
        case 'repair':
          return `If you let it pass, it restores up to ${en.hullPoints(favour.points)} of yours; if your hull is complete, you receive ${en.credits(favour.otherwise)}.`;
        case 'escort':
          return `If you let it pass, it shows you the way: this turn you may fly ${en.say(en.count(favour.sectors, en.nouns.sector))} farther.`;
      }
    },
    ru: (favour) => {
      switch (favour.does) {
        case 'credits':
          return `Если вы его пропустите, вы получаете ${ru.credits(favour.credits)}.`;
        case 'repair':
          return `Если вы его пропустите, он восстановит вам до ${ru.say(ru.count(favour.points, ru.nouns.hullPoint), 'gen')}; если ваш корпус цел, вы получаете ${ru.credits(favour.otherwise)}.`;
        case 'escort':
          return `Если вы его пропустите, он покажет вам дорогу: в этот ход вы можете пролететь на ${ru.say(ru.count(favour.sectors, ru.nouns.sector), 'acc')} дальше.`;
      }
    },
  },
  mayAttack: {
    de: 'Sonst darfst du das Schiff angreifen oder ziehen lassen.',
    en: 'You may also attack it or ignore it.',
    ru: 'Иначе вы можете атаковать корабль или пропустить его.',
  },
  offer: {
    de: ({ does, good, max, price }) =>
      does === 'sells'
        ? `Du darfst bis zu ${de.units(max, good)} für je ${de.credits(price)} kaufen.`
        : `Du darfst bis zu ${de.units(max, good)} für je ${de.credits(price)} verkaufen.`,
    en: ({ does, good, max, price }) =>
      does === 'sells'
        ? `You may buy up to ${en.units(max, good)} from it for ${en.credits(price)} each.`
        : `You may sell it up to ${en.units(max, good)} for ${en.credits(price)} each.`,
    ru: ({ does, good, max, price }) =>
      does === 'sells'
        ? `Вы можете купить до ${ru.units(max, good, 'gen')} по ${ru.credits(price)}.`
        : `Вы можете продать до ${ru.units(max, good, 'gen')} по ${ru.credits(price)}.`,
  },
  inspection: {
    de: ({ column, goods: wanted }) =>
      `Hast du ein Kopfgeld oder ${de.listOr(wanted.map((good) => de.goods[good]))} an Bord, musst du das Schiff angreifen oder dich kontrollieren lassen: Würfle für den Zoll in der Spalte ${de.starports[column]}. Andernfalls darfst du es angreifen oder ziehen lassen.`,
    en: ({ column, goods: wanted }) =>
      `If you have a bounty or carry ${en.listOr(wanted.map((good) => en.goods[good]))}, you must attack it or be inspected: roll for customs in the “${en.starports[column]}” column. Otherwise you may attack it or let it pass.`,
    ru: ({ column, goods: wanted }) =>
      `Если за вашу голову назначена награда или вы везёте ${ru.listOr(wanted.map((good) => ru.goods[good]))}, вы должны атаковать корабль или пройти досмотр: бросьте кубик по таможенной таблице, столбец «${ru.starports[column]}». Иначе вы можете атаковать его или пропустить.`,
  },
  steals: {
    de: (amount) =>
      `Gewinnt das Schiff das Gefecht und hast du Handelswaren an Bord, nimmt es statt des Rumpfpunkts ${de.say(de.count(amount, de.nouns.unit), 'acc')} deiner Wahl. Zusätzlicher Schaden ist trotzdem möglich.`,
    en: (amount) =>
      `If it wins the dogfight and you carry trade goods, it takes ${en.say(en.count(amount, en.nouns.unit))} of your choice instead of the hull point. Additional damage still applies.`,
    ru: (amount) =>
      `Если он выиграет перестрелку, а у вас есть товары, он забирает вместо очка корпуса ${ru.say(ru.count(amount, ru.nouns.unit), 'acc')} товара на ваш выбор. Дополнительный урон всё равно возможен.`,
  },
  hull: {
    de: (amount, foe) =>
      `${de.FOES[foe]} hat ${de.hullPoints(amount)}. Ein Treffer kostet es 1 und noch 1, wenn deine Laser größer sind als seine Schilde. Ein Treffer, der es nicht zerstört, vertreibt es nur und bringt nichts ein.`,
    en: (points) =>
      `It has ${en.hullPoints(points)}. A hit costs it 1, and 1 more if your lasers are greater than its shields. A hit that does not destroy it drives it off, without any reward.`,
    ru: (amount) =>
      `У него ${ru.hullPoints(amount)}. Попадание отнимает 1 и ещё 1, если ваши лазеры больше его щитов. Попадание, которое его не уничтожило, лишь отгоняет его и ничего не приносит.`,
  },
  hunter: {
    de: 'Zerstört das Schiff deines, sinkt dein Kopfgeld auf 0 (oder auf deine Mindestprämie).',
    en: 'If it destroys your ship, your bounty falls to 0 (or to your minimum bounty).',
    ru: 'Если он уничтожит ваш корабль, награда за вашу голову падает до 0 (или до вашей минимальной награды).',
  },
  spoils: {
    de: ({ credits: amount, bounty, goods: load }, foe) => {
      const gains = [
        ...(amount === 0 ? [] : [`erhältst du ${de.credits(amount)}`]),
        ...(load === null ? [] : [`darfst du bis zu ${de.units(load.units, load.good)} nehmen`]),
      ];
      const price = bounty === 0 ? '' : `, aber dein Kopfgeld steigt um ${de.num(bounty)}`;
      return `Zerstörst du ${foe === 'ship' ? 'das Schiff' : 'das Monster'}, ${de.listAnd(gains)}${price}.`;
    },
    en: ({ credits: amount, bounty, goods: load }) => {
      const gains = [
        ...(amount === 0 ? [] : [`you receive ${en.credits(amount)}`]),
        ...(load === null ? [] : [`you may take up to ${en.units(load.units, load.good)}`]),
      ];
      return `If you destroy it, ${en.listAnd(gains)}${bounty === 0 ? '' : `, but your bounty rises by ${en.num(bounty)}`}.`;
    },
    ru: ({ credits: amount, bounty, goods: load }) => {
      const gains = [
        ...(amount === 0 ? [] : [`вы получаете ${ru.credits(amount)}`]),
        ...(load === null ? [] : [`вы можете забрать до ${ru.units(load.units, load.good, 'gen')}`]),
      ];
      const price = bounty === 0 ? '' : `, но награда за вашу голову растёт на ${ru.num(bounty)}`;
      return `Если вы его уничтожите, ${ru.listAnd(gains)}${price}.`;
    },
  },
};

function encounterText(lang: Lang, encounter: Encounter, kind: FateKind): readonly string[] {
  const foe: Foe = kind === 'spaceMonster' ? 'monster' : 'ship';
  const { attacks, steals, inspection, offer, favour, spoils, ship } = encounter;
  const peaceful = attacks.when === 'never';
  const meeting = [
    ...(peaceful ? [] : [WORDS.attacks[lang](attacks, foe)]),
    ...(inspection === null ? [] : [WORDS.inspection[lang](inspection)]),
    ...(offer === null ? [] : [WORDS.offer[lang](offer)]),
    ...(favour === null ? [] : [WORDS.favour[lang](favour)]),
    ...(peaceful && inspection === null ? [WORDS.mayAttack[lang]] : []),
  ];
  const fight = [
    ...(ship.hull > 1 ? [WORDS.hull[lang](ship.hull, foe)] : []),
    ...(steals > 0 ? [WORDS.steals[lang](steals)] : []),
    ...(kind === 'bountyHunter' ? [WORDS.hunter[lang]] : []),
  ];
  return [meeting.join(' '), ...fight, WORDS.spoils[lang](spoils, foe)];
}

export const cardShipWords = {
  encounter: alike<Encounter>((lang, effect) => (kind) => encounterText(lang, effect, kind)),
} as const;
