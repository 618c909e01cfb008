import type { Glossary } from '@cantina/web/kit';
import { DIE_DRAWINGS } from '../art/dice.ts';
import signs from '../art/signs.icons';

/** The sides of dice are drawn on 24 units, the legend has 512. */
const die = (face: keyof typeof DIE_DRAWINGS): string => `<g transform="scale(21.333)">${DIE_DRAWINGS[face]}</g>`;

/** Who lives on the map and what happens there: factions, decks, skills, the market, dice. */
export const galaxy: Glossary = {
  rebel: {
    name: { de: 'Rebellen', en: 'Rebels', ru: 'Альянс' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Their patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.rebel ?? '',
  },
  imperial: {
    name: { de: 'Imperium', en: 'Empire', ru: 'Империя' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Its patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.imperial ?? '',
  },
  hutt: {
    name: { de: 'Hutts', en: 'Hutts', ru: 'Хатты' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Their patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.hutt ?? '',
  },
  syndicate: {
    name: { de: 'Syndikate', en: 'Syndicate', ru: 'Синдикат' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Its patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.syndicate ?? '',
  },
  encounter: {
    name: { de: 'Begegnung', en: 'Encounter', ru: 'Встреча' },
    about: {
      de: 'Jeder Zug endet mit einer Begegnung: mit dem Ort, einer Patrouille oder einem Kontakt.',
      en: 'Every turn ends with an encounter: with the place, a patrol or a contact.',
      ru: 'Каждый ход заканчивается встречей: с самим местом, с патрулём или с контактом.',
    },
    rule: 'OR-ENC-01',
    sign: signs.encounter ?? '',
  },
  databank: {
    name: { de: 'Datenbank', en: 'Databank', ru: 'База данных' },
    about: {
      de: 'Karten, die erzählen, wie es weitergeht. Sie werden aufgeschlagen, wenn eine andere Karte sie nennt.',
      en: 'Cards that tell what happens next. They are turned up when another card names them.',
      ru: 'Карты, которые рассказывают, что дальше. Их открывают, когда их называет другая карта.',
    },
    rule: 'OR-DATA-01',
    sign: signs.databank ?? '',
  },
  ai: {
    name: { de: 'Rivale', en: 'Rival', ru: 'Соперник' },
    about: {
      de: 'Der gedruckte Gegner im Solospiel. Seine Karte sagt von oben nach unten, was er tut.',
      en: 'The printed opponent of a solo game. Its card says from top to bottom what it does.',
      ru: 'Печатный соперник в игре для одного. Его карта сверху вниз говорит, что он делает.',
    },
    rule: 'OR-AITURN-01',
    sign: signs.ai ?? '',
  },
  contact: {
    name: { de: 'Kontakt', en: 'Contact', ru: 'Контакт' },
    about: {
      de: 'Jemand auf einem Planeten, den du treffen kannst. Die Farbe sagt die Klasse: 1 weiß, 2 grün, 3 gelb.',
      en: 'Somebody on a planet whom you can meet. The colour tells the class: 1 white, 2 green, 3 yellow.',
      ru: 'Тот, кого можно встретить на планете. Цвет — это класс: 1 белый, 2 зелёный, 3 жёлтый.',
    },
    rule: 'OR-CONTACT-01',
    sign: signs.contact ?? '',
  },
  influence: {
    name: { de: 'Einfluss', en: 'Influence', ru: 'Влияние' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.influence ?? '',
  },
  knowledge: {
    name: { de: 'Wissen', en: 'Knowledge', ru: 'Знания' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.knowledge ?? '',
  },
  piloting: {
    name: { de: 'Fliegen', en: 'Piloting', ru: 'Пилотирование' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.piloting ?? '',
  },
  stealth: {
    name: { de: 'Heimlichkeit', en: 'Stealth', ru: 'Скрытность' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.stealth ?? '',
  },
  strength: {
    name: { de: 'Stärke', en: 'Strength', ru: 'Сила' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.strength ?? '',
  },
  tactics: {
    name: { de: 'Taktik', en: 'Tactics', ru: 'Тактика' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.tactics ?? '',
  },
  tech: {
    name: { de: 'Technik', en: 'Tech', ru: 'Механика' },
    about: {
      de: 'Eine Kompetenz. Wer sie hat, besteht ihre Probe mit einem Treffer; wer sie nicht hat, braucht einen kritischen.',
      en: 'A skill. Who has it passes its test with a hit; who does not needs a critical hit.',
      ru: 'Навык. У кого он есть, тому для проверки хватит попадания; остальным нужно критическое.',
    },
    rule: 'OR-SKILL-01',
    sign: signs.tech ?? '',
  },
  reputation: {
    name: { de: 'Ruf', en: 'Reputation', ru: 'Репутация' },
    about: {
      de: 'Dein Ansehen bei den vier Fraktionen: gut (+), neutral (0) oder schlecht (−).',
      en: 'How the four factions think of you: good (+), neutral (0) or bad (−).',
      ru: 'Как к вам относятся четыре группировки: хорошо (+), нейтрально (0) или плохо (−).',
    },
    rule: 'OR-REP-01',
  },
  patrol: {
    name: { de: 'Patrouille', en: 'Patrol', ru: 'Патруль' },
    about: {
      de: 'Ein Schiff einer Fraktion. Es hält alle auf, deren Ruf bei ihr nicht gut ist; ist er schlecht, müssen sie kämpfen. Wer es besiegt, bekommt eine Belohnung.',
      en: 'A ship of a faction. It stops everybody whose reputation with it isn’t good; with a bad one they must fight. Whoever beats it gains a reward.',
      ru: 'Корабль группировки. Останавливает всех, чья репутация у неё не хорошая; с плохой придётся сразиться. Победитель получает награду.',
    },
    rule: 'OR-PATROL-01',
  },
  slots: {
    name: { de: 'Plätze', en: 'Slots', ru: 'Ячейки' },
    about: {
      de: 'Hier liegt, was du an Bord hast. Jeder Platz fasst eine Karte der genannten Art.',
      en: 'What you have aboard lies here. Each slot holds one card of the kind it names.',
      ru: 'Здесь лежит то, что у вас на борту. В каждой ячейке — одна карта указанного вида.',
    },
    rule: 'OR-SLOT-01',
  },
  market: {
    name: { de: 'Markt', en: 'Market', ru: 'Рынок' },
    about: {
      de: 'Sechs offene Karten. Auf einem Planeten darfst du im Aktionsschritt eine ablegen und dann eine kaufen.',
      en: 'Six faceup cards. On a planet, in the action step, you may discard one of them and then buy one.',
      ru: 'Шесть открытых карт. На планете, на этапе действий, можно сбросить одну из них и затем купить одну.',
    },
    rule: 'OR-MKT-01',
  },
  price: {
    name: { de: 'Preis', en: 'Price', ru: 'Цена' },
    about: {
      de: 'So viele Credits kostet die Karte.',
      en: 'How many credits the card costs.',
      ru: 'Столько кредитов стоит карта.',
    },
    rule: 'OR-BUY-01',
  },
  patrolMoves: {
    name: { de: 'Patrouille bewegt sich', en: 'A patrol moves', ru: 'Патруль движется' },
    about: {
      de: 'Wird diese Karte nach einem Kauf aufgedeckt, fliegt die Patrouille der Fraktion so viele Felder auf jemanden zu.',
      en: 'When this card is turned up after a purchase, the patrol of that faction flies so many spaces towards somebody.',
      ru: 'Когда эту карту открывают после покупки, патруль группировки пролетает столько областей к кому-то из игроков.',
    },
    rule: 'OR-PMOVE-01',
  },
  illegal: {
    name: { de: 'Illegal', en: 'Illegal', ru: 'Незаконно' },
    about: {
      de: 'Beim Abliefern fällt ein Würfel: Nur mit einem Treffer fragt niemand nach.',
      en: 'A die is rolled on delivery: only with a hit does nobody ask questions.',
      ru: 'При доставке бросают кубик: без вопросов пройдёт только попадание.',
    },
    rule: 'OR-DELIV-02',
  },
  plans: {
    name: { de: 'Pläne', en: 'Plans', ru: 'Планы' },
    about: {
      de: 'Wohin deine Karten wollen, wie weit das ist und was es bringt.',
      en: 'Where your cards want to go, how far that is and what it brings.',
      ru: 'Куда стремятся ваши карты, как это далеко и что принесёт.',
    },
    rule: 'OR-CARGO-01',
  },
  'die-hit': {
    name: { de: 'Treffer', en: 'Hit', ru: 'Попадание' },
    about: {
      de: 'Macht im Kampf 1 Schaden und besteht die Probe, wenn du die Kompetenz hast.',
      en: 'Deals 1 damage in combat and passes a test if you have the skill.',
      ru: 'В бою наносит 1 урон; проходит проверку, если у вас есть навык.',
    },
    rule: 'OR-DICE-01',
    sign: die('hit'),
  },
  'die-crit': {
    name: { de: 'Kritischer Treffer', en: 'Critical hit', ru: 'Критическое попадание' },
    about: {
      de: 'Macht im Kampf 2 Schaden und besteht jede Probe.',
      en: 'Deals 2 damage in combat and passes every test.',
      ru: 'В бою наносит 2 урона и проходит любую проверку.',
    },
    rule: 'OR-DICE-01',
    sign: die('crit'),
  },
  'die-focus': {
    name: { de: 'Fokus', en: 'Focus', ru: 'Собранность' },
    about: {
      de: 'Zählt bei Proben nur für die, die eine Kompetenz doppelt haben; manche Karten machen mehr daraus.',
      en: 'Counts in tests only for those who have a skill twice; some cards make more of it.',
      ru: 'В проверках засчитывается лишь тем, у кого навык есть дважды; некоторые карты его усиливают.',
    },
    rule: 'OR-DICE-01',
    sign: die('focus'),
  },
  'die-blank': {
    name: { de: 'Leer', en: 'Blank', ru: 'Пусто' },
    about: {
      de: 'Diese Seite des Würfels bringt nichts.',
      en: 'This side of the die brings nothing.',
      ru: 'Эта сторона кубика ничего не даёт.',
    },
    rule: 'OR-DICE-01',
    sign: die('blank'),
  },
};
