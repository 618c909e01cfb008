import type { Glossary } from '@cantina/web/kit';
import { marks, symbols } from './art/symbols.ts';

/** Our signs are drawn on 24 units, the legend has 512. */
const sign = (body: string): string => `<g transform="scale(21.333)">${body}</g>`;

/** What everything on the table is, in one sentence each. */
export const glossary: Glossary = {
  attack: {
    name: { de: 'Angriff', en: 'Attack', ru: 'Атака' },
    about: {
      de: 'So stark schlägt eine Karte zu: gegen den Stützpunkt gegenüber oder gegen eine feindliche Karte in der Auslage. Jede Karte greift einmal pro Zug an.',
      en: 'How hard a card strikes: at the base across the table or at an enemy card in the row. Each card attacks once a turn.',
      ru: 'С какой силой бьёт карта: по базе напротив или по вражеской карте в ряду. Каждая карта атакует раз за ход.',
    },
    rule: 'DB-ATK-02',
    sign: sign(symbols.attack),
  },
  resource: {
    name: { de: 'Ressourcen', en: 'Resources', ru: 'Ресурсы' },
    about: {
      de: 'Damit kaufst du Karten aus der Auslage. Was am Ende deines Zuges übrig ist, verfällt.',
      en: 'They buy cards from the row. What is left at the end of your turn is lost.',
      ru: 'На них вы покупаете карты из ряда. Что осталось в конце хода, пропадает.',
    },
    rule: 'DB-STA-10',
    sign: sign(symbols.resource),
  },
  force: {
    name: { de: 'Die Macht', en: 'The Force', ru: 'Сила' },
    about: {
      de: 'Jede Macht zieht den Marker einen Schritt zu dir. Auf deiner Seite ist die Macht mit dir, und Texte, die das verlangen, gelten. Ganz am Ende bringt sie dir jeden Zug 1 Ressource.',
      en: 'Each Force pulls the marker one step towards you. On your side the Force is with you, and texts that ask for it work. At the very end it brings you 1 resource every turn.',
      ru: 'Каждая Сила сдвигает маркер на шаг к вам. На вашей половине Сила с вами, и тексты, которым это нужно, действуют. На самом краю она даёт 1 ресурс каждый ход.',
    },
    rule: 'DB-FRC-01',
    sign: sign(symbols.force),
  },
  cost: {
    name: { de: 'Preis', en: 'Price', ru: 'Цена' },
    about: {
      de: 'So viele Ressourcen kostet die Karte. Gekauft kommt sie in deine Ablage und später auf deine Hand. Grau: dafür reicht es gerade nicht.',
      en: 'How many resources the card takes. Bought, it goes to your discard pile and later comes to your hand. Grey: you have too few right now.',
      ru: 'Сколько ресурсов стоит карта. Купленная карта уходит в ваш сброс и позже придёт в руку. Серая цена: сейчас не хватает.',
    },
    rule: 'DB-BUY-02',
  },
  target: {
    name: { de: 'Zielwert', en: 'Target value', ru: 'Показатель цели' },
    about: {
      de: 'Eine Karte deines Gegners kaufst du nicht: Mit so viel Angriff besiegst du sie und bekommst die Belohnung, die auf ihr steht.',
      en: 'A card of your enemy is not for sale: with this much attack you defeat it and get the reward printed on it.',
      ru: 'Карту противника не купить: с такой атакой вы её побеждаете и получаете награду, указанную на ней.',
    },
    rule: 'DB-BTY-01',
    sign: sign(symbols.crosshair),
  },
  health: {
    name: { de: 'Trefferpunkte', en: 'Hit points', ru: 'Прочность' },
    about: {
      de: 'So viel Schaden hält ein Stützpunkt oder ein Großkampfschiff noch aus. Schaden bleibt von Zug zu Zug liegen.',
      en: 'How much more damage a base or a capital ship can take. Damage stays from turn to turn.',
      ru: 'Сколько урона ещё выдержит база или крупный корабль. Урон остаётся от хода к ходу.',
    },
    rule: 'DB-ATK-15',
    sign: sign(symbols.health),
  },
  starter: {
    name: { de: 'Starter-Karte', en: 'Starter card', ru: 'Стартовая карта' },
    about: {
      de: 'Mit zehn solchen Karten beginnt ihr beide. Sie haben keinen Preis und keine Belohnung.',
      en: 'You both begin with ten of these. They have no price and no reward.',
      ru: 'С десяти таких карт начинаете вы оба. У них нет ни цены, ни награды.',
    },
    rule: 'DB-SET-08',
    sign: sign(symbols.start),
  },
  empire: {
    name: { de: 'Imperium', en: 'Empire', ru: 'Империя' },
    about: {
      de: 'Dieses Zeichen und Blau: Karten des Imperiums. Nur das Imperium kann sie kaufen, die Rebellen machen Jagd auf sie.',
      en: 'This mark and blue: cards of the Empire. Only the Empire can buy them, the Rebels hunt them.',
      ru: 'Этот знак и синий цвет: карты Империи. Купить их может только Империя, повстанцы на них охотятся.',
    },
    rule: 'DB-FAC-02',
    sign: sign(marks.empire),
  },
  rebel: {
    name: { de: 'Rebellen', en: 'Rebels', ru: 'Повстанцы' },
    about: {
      de: 'Dieses Zeichen und Rot: Karten der Rebellen. Nur sie können sie kaufen, das Imperium macht Jagd auf sie.',
      en: 'This mark and red: cards of the Rebels. Only they can buy them, the Empire hunts them.',
      ru: 'Этот знак и красный цвет: карты повстанцев. Купить их могут только они, Империя на них охотится.',
    },
    rule: 'DB-FAC-03',
    sign: sign(marks.rebel),
  },
  neutral: {
    name: { de: 'Neutral', en: 'Neutral', ru: 'Нейтральные' },
    about: {
      de: 'Dieses Zeichen und Grün: gehört niemandem, und beide können sie kaufen.',
      en: 'This mark and green: belongs to nobody, and both of you can buy it.',
      ru: 'Этот знак и зелёный цвет: карта ничья, купить её могут оба.',
    },
    rule: 'DB-FAC-04',
    sign: sign(marks.neutral),
  },
  faction: {
    name: { de: 'Seite', en: 'Side', ru: 'Сторона' },
    about: {
      de: 'Das Imperium beginnt. Jede Seite kauft eigene und neutrale Karten und jagt die der anderen.',
      en: 'The Empire begins. Each side buys its own and neutral cards and hunts those of the other.',
      ru: 'Начинает Империя. Каждая сторона покупает свои и нейтральные карты и охотится на чужие.',
    },
    rule: 'DB-FAC-01',
  },
  victory: {
    name: { de: 'Siegstapel', en: 'Victory pile', ru: 'Стопка победы' },
    about: {
      de: 'Für jeden zerstörten Stützpunkt leuchtet ein Punkt. Wer alle Punkte voll hat, gewinnt sofort.',
      en: 'A dot lights up for each base destroyed. Whoever fills all of them wins at once.',
      ru: 'За каждую уничтоженную базу загорается точка. Кто зажжёт все, сразу побеждает.',
    },
    rule: 'DB-WIN-01',
  },
  base: {
    name: { de: 'Stützpunkt', en: 'Base', ru: 'База' },
    about: {
      de: 'Das Ziel der anderen Seite. Solange Großkampfschiffe davor stehen, müssen erst sie fallen.',
      en: 'What the other side is after. While capital ships stand before it, they have to fall first.',
      ru: 'Цель другой стороны. Пока перед ней стоят крупные корабли, сначала должны пасть они.',
    },
    rule: 'DB-ATK-07',
  },
  ships: {
    name: { de: 'Großkampfschiffe', en: 'Capital ships', ru: 'Крупные корабли' },
    about: {
      de: 'Sie bleiben von Zug zu Zug liegen und schützen deinen Stützpunkt, bis sie zerstört werden.',
      en: 'They stay in play from turn to turn and protect your base until they are destroyed.',
      ru: 'Они остаются в игре от хода к ходу и защищают вашу базу, пока их не уничтожат.',
    },
    rule: 'DB-PLY-08',
  },
  units: {
    name: { de: 'Einheiten', en: 'Units', ru: 'Отряды' },
    about: {
      de: 'Sie wirken in diesem Zug und gehen dann in deine Ablage.',
      en: 'They work for this turn and then go to your discard pile.',
      ru: 'Они действуют этот ход, а потом уходят в ваш сброс.',
    },
    rule: 'DB-PLY-07',
  },
  row: {
    name: { de: 'Galaxis-Auslage', en: 'Galaxy row', ru: 'Ряд галактики' },
    about: {
      de: 'Sechs Karten für euch beide: eigene und neutrale kannst du kaufen, feindliche jagen. Was leuchtet, geht jetzt.',
      en: 'Six cards for both of you: buy your own and neutral ones, hunt the enemy’s. What glows can be done now.',
      ru: 'Шесть карт на двоих: свои и нейтральные можно купить, на вражеские охотиться. Что светится, доступно сейчас.',
    },
    rule: 'DB-ROW-01',
  },
  pilots: {
    name: { de: 'Outer-Rim-Piloten', en: 'Outer Rim Pilots', ru: 'Пилоты Внешнего Кольца' },
    about: {
      de: 'Sie liegen immer zum Kauf bereit. Die Zahl sagt, wie viele noch da sind.',
      en: 'They are always for sale. The number says how many are left.',
      ru: 'Их можно купить всегда. Число показывает, сколько осталось.',
    },
    rule: 'DB-CMP-03',
  },
  'galaxy-deck': {
    name: { de: 'Galaxis-Deck', en: 'Galaxy deck', ru: 'Колода галактики' },
    about: {
      de: 'Daraus wird die Auslage sofort aufgefüllt.',
      en: 'The row is filled up from it at once.',
      ru: 'Из неё сразу пополняется ряд.',
    },
    rule: 'DB-ROW-01',
  },
  'galaxy-discard': {
    name: { de: 'Galaxis-Ablage', en: 'Galaxy discard pile', ru: 'Сброс галактики' },
    about: {
      de: 'Hierher kommen besiegte und abgelegte Karten der Auslage; du kannst sie durchsehen.',
      en: 'Defeated and discarded cards of the row come here; you can look through them.',
      ru: 'Сюда уходят побеждённые и сброшенные карты ряда; их можно просмотреть.',
    },
    rule: 'DB-FAQ-07',
  },
  exile: {
    name: { de: 'Verbannt', en: 'Exile', ru: 'Изгнание' },
    about: {
      de: 'Diese Karten sind aus dem Spiel und kommen nicht zurück.',
      en: 'These cards are out of the game and never come back.',
      ru: 'Эти карты вышли из игры и не вернутся.',
    },
    rule: 'DB-EXI-01',
  },
  hand: {
    name: { de: 'Hand', en: 'Hand', ru: 'Рука' },
    about: {
      de: 'Spiel alles, was du magst: Nicht Gespieltes wird am Zugende abgelegt, und du ziehst fünf neue Karten.',
      en: 'Play whatever you like: what you don’t play is discarded at the end of your turn, and you draw five new cards.',
      ru: 'Разыгрывайте всё, что хотите: остальное уйдёт в сброс в конце хода, и вы возьмёте пять новых карт.',
    },
    rule: 'DB-END-06',
  },
  deck: {
    name: { de: 'Deck', en: 'Deck', ru: 'Колода' },
    about: {
      de: 'Von hier ziehst du. Öffne es, um zu sehen, was noch darin ist. Ist es leer, wird deine Ablage zum neuen Deck gemischt.',
      en: 'You draw from here. Open it to see what is still in it. When it is empty, your discard pile is shuffled into a new one.',
      ru: 'Отсюда вы берёте карты. Нажмите, чтобы увидеть, что в ней осталось. Когда она пуста, ваш сброс замешивается в новую.',
    },
    rule: 'DB-EMP-02',
  },
  discard: {
    name: { de: 'Ablage', en: 'Discard pile', ru: 'Сброс' },
    about: {
      de: 'Gekaufte und gespielte Karten warten hier, bis sie neu gemischt werden. Beide dürfen sie durchsehen.',
      en: 'Bought and played cards wait here until they are shuffled again. Both of you may look through it.',
      ru: 'Купленные и сыгранные карты ждут здесь новой тасовки. Просматривать их могут оба.',
    },
    rule: 'DB-FAQ-07',
  },
  bases: {
    name: { de: 'Stützpunkte in Reserve', en: 'Bases to come', ru: 'Базы в запасе' },
    about: {
      de: 'Fällt ein Stützpunkt, sucht sich sein Besitzer zu Beginn seines Zuges hier den nächsten aus.',
      en: 'When a base falls, its owner picks the next one from here at the start of their turn.',
      ru: 'Когда база пала, владелец в начале своего хода выбирает отсюда следующую.',
    },
    rule: 'DB-STA-01',
  },
};
