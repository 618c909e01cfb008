import type { Glossary } from '@cantina/web/kit';
import signs from './art/signs.icons';

/** What everything on the table is, in one sentence each. */
const terms: Glossary = {
  weapons: {
    name: { de: 'Waffen', en: 'Weapons', ru: 'Оружие' },
    about: {
      de: 'Handelsware. Auf vielen Planeten illegal: Dort bringt sie viel ein, aber vorher kommt der Zoll.',
      en: 'A trade good. Illegal on many planets: it sells for a lot there, but customs come first.',
      ru: 'Товар. На многих планетах под запретом: там за него платят дорого, но сначала — таможня.',
    },
    rule: 'SG-TRADE-01',
  },
  medtech: {
    name: { de: 'Medizintechnik', en: 'Medical tech', ru: 'Медтехника' },
    about: {
      de: 'Handelsware. Eine Einheit füllt einen Frachtraum.',
      en: 'A trade good. One unit fills one cargo pod.',
      ru: 'Товар. Единица занимает один грузовой отсек.',
    },
    rule: 'SG-TRADE-01',
  },
  luxuries: {
    name: { de: 'Luxusgüter', en: 'Luxuries', ru: 'Предметы роскоши' },
    about: {
      de: 'Handelsware. Reiche Welten zahlen gut, strenge verbieten sie.',
      en: 'A trade good. Rich worlds pay well, strict ones forbid it.',
      ru: 'Товар. Богатые миры платят щедро, строгие — запрещают.',
    },
    rule: 'SG-TRADE-01',
  },
  robots: {
    name: { de: 'Roboter', en: 'Robots', ru: 'Роботы' },
    about: {
      de: 'Handelsware für Fabriken und Felder.',
      en: 'A trade good for factories and fields.',
      ru: 'Товар для фабрик и полей.',
    },
    rule: 'SG-TRADE-01',
  },
  food: {
    name: { de: 'Lebensmittel', en: 'Food', ru: 'Продовольствие' },
    about: {
      de: 'Handelsware. Billig bei Bauern, teuer in Städten und Wüsten.',
      en: 'A trade good. Cheap with farmers, dear in cities and deserts.',
      ru: 'Товар. Дёшево у фермеров, дорого в городах и пустынях.',
    },
    rule: 'SG-TRADE-01',
  },
  brixWeapons: {
    name: { de: 'Brix-Waffen', en: 'Brix weapons', ru: 'Оружие с Брикса' },
    about: {
      de: 'Zehn davon auf einmal nach Koroth, und du hast gewonnen. Nach zwei weiteren Runden sind sie nur noch gewöhnliche Waffen.',
      en: 'Ten of them to Koroth in one go, and you have won. After two more rounds they are but ordinary weapons.',
      ru: 'Десять таких единиц за один рейс на Корот — и вы победили. Через два раунда это уже обычное оружие.',
    },
    rule: 'SG-KOR-01',
  },
  engines: {
    name: { de: 'Antriebe', en: 'Engines', ru: 'Двигатели' },
    about: {
      de: 'Zählen zum Würfel im Manöver: Wer mehr hat, entscheidet, ob gekämpft oder geflohen wird.',
      en: 'Added to the die in a maneuver: whoever has more decides whether to fight or flee.',
      ru: 'Прибавляются к кубику в манёвре: у кого больше, тот решает, драться или уходить.',
    },
    rule: 'SG-SYS-01',
  },
  lightspeed: {
    name: { de: 'Lichtgeschwindigkeit', en: 'Lightspeed', ru: 'Сверхсвет' },
    about: {
      de: 'So viele Sektoren fliegst du in einem Zug.',
      en: 'How many sectors you fly in a turn.',
      ru: 'Столько секторов вы пролетаете за ход.',
    },
    rule: 'SG-SYS-02',
  },
  shields: {
    name: { de: 'Schilde', en: 'Shields', ru: 'Щиты' },
    about: {
      de: 'Sind sie so stark wie die Laser des Gegners, trifft es nur den Rumpf und kein System.',
      en: 'If they match the enemy’s lasers, a hit costs hull only and damages no system.',
      ru: 'Если они не слабее лазеров врага, страдает только корпус, а системы целы.',
    },
    rule: 'SG-SYS-03',
  },
  lasers: {
    name: { de: 'Laser', en: 'Lasers', ru: 'Лазеры' },
    about: {
      de: 'Zählen zum Würfel im Gefecht: Wer mehr hat, trifft.',
      en: 'Added to the die in a dogfight: whoever has more hits.',
      ru: 'Прибавляются к кубику в бою: у кого больше, тот попадает.',
    },
    rule: 'SG-SYS-04',
  },
  cargoPods: {
    name: { de: 'Frachträume', en: 'Cargo pods', ru: 'Грузовые отсеки' },
    about: {
      de: 'Jeder fasst eine Einheit. Für den Koroth-Wettlauf brauchst du zehn.',
      en: 'Each holds one unit. For the Koroth run you need ten.',
      ru: 'Каждый вмещает одну единицу. Для гонки на Корот нужно десять.',
    },
    rule: 'SG-SYS-05',
  },
  hull: {
    name: { de: 'Rumpf', en: 'Hull', ru: 'Корпус' },
    about: {
      de: 'Bei 0 ist dein Schiff verloren, mit allem an Bord. Raumhäfen reparieren ihn nicht.',
      en: 'At 0 your ship is lost with everything aboard. Starports don’t repair it.',
      ru: 'При 0 корабль погибает со всем грузом. В портах корпус не чинят.',
    },
    rule: 'SG-SYS-06',
  },
  credits: {
    name: { de: 'Credits', en: 'Credits', ru: 'Кредиты' },
    about: {
      de: 'Geld für Waren, Ausbau, Strafen und die zehn Waffen.',
      en: 'Money for goods, upgrades, fines and the ten weapons.',
      ru: 'Деньги на товары, улучшения, штрафы и десять единиц оружия.',
    },
    rule: 'SG-COMP-02',
  },
  bounty: {
    name: { de: 'Kopfgeld', en: 'Bounty', ru: 'Награда за голову' },
    about: {
      de: 'Wer eines hat, muss bei jeder Landung durch den Zoll und wird von Jägern angegriffen.',
      en: 'Whoever has one goes through customs at every landing and is attacked by hunters.',
      ru: 'У кого она есть, тот проходит таможню при каждой посадке, и охотники на него нападают.',
    },
    rule: 'SG-BNTY-02',
  },
  clear: {
    name: { de: 'Kein Problem', en: 'No problem', ru: 'Без проблем' },
    about: {
      de: 'Der Zoll winkt dich durch.',
      en: 'Customs wave you through.',
      ru: 'Таможня вас пропускает.',
    },
    rule: 'SG-CUST-06',
  },
  fine: {
    name: { de: 'Strafzoll', en: 'Fine', ru: 'Штраф' },
    about: {
      de: '200 Credits, dann geht es weiter. Wer sie nicht hat, verliert die Ladung.',
      en: '200 credits, then you go on. Without them you lose your cargo.',
      ru: '200 кредитов, и дальше. Нет денег — теряете груз.',
    },
    rule: 'SG-CUST-08',
  },
  detention: {
    name: { de: 'Untersuchungshaft', en: 'Detention', ru: 'Задержание' },
    about: {
      de: 'Alle Waren sind weg, und dein Zug ist vorbei.',
      en: 'All goods are gone and your turn is over.',
      ru: 'Все товары пропали, ход окончен.',
    },
    rule: 'SG-CUST-10',
  },
  arrest: {
    name: { de: 'Verhaftet', en: 'Arrested', ru: 'Арест' },
    about: {
      de: 'Waren weg, und du sitzt, bis dein Kopfgeld abgebaut ist. Eine 1 öffnet die Tür früher.',
      en: 'Goods gone, and you sit until your bounty is worked off. A 1 opens the door earlier.',
      ru: 'Товаров нет, и вы сидите, пока не сгорит награда. Выпадет 1 — дверь откроется раньше.',
    },
    rule: 'SG-CUST-11',
  },
  demand: {
    name: { de: 'Nachfrage', en: 'Demand', ru: 'Спрос' },
    about: {
      de: 'Je mehr Balken, desto teurer: kaufe, wo wenige sind, verkaufe, wo viele sind. Die Zahl ist der übliche Preis.',
      en: 'The more bars, the dearer: buy where there are few, sell where there are many. The number is the usual price.',
      ru: 'Чем больше делений, тем дороже: покупайте, где мало, продавайте, где много. Число — обычная цена.',
    },
    rule: 'SG-TRADE-06',
  },
  price: {
    name: { de: 'Preis', en: 'Price', ru: 'Цена' },
    about: {
      de: 'Was eine Einheit hier üblicherweise kostet und bringt. Was es heute ist, sagt beim Handeln ein Würfel.',
      en: 'What a unit usually costs and brings here. When you trade, a die says what it is today.',
      ru: 'Сколько единица обычно стоит и приносит здесь. Сегодняшнюю цену при торговле скажет кубик.',
    },
    rule: 'SG-TRADE-06',
  },
  fixedPrice: {
    name: { de: 'Fester Preis', en: 'Fixed price', ru: 'Твёрдая цена' },
    about: {
      de: 'Eine Karte bei diesem Planeten bestimmt, was eine Einheit bringt. Gekauft werden kann die Ware hier solange nicht.',
      en: 'A card at this planet says what a unit brings. As long as it lies there, the good can’t be bought here.',
      ru: 'Карта у этой планеты определяет, сколько приносит единица. Пока она лежит, купить этот товар здесь нельзя.',
    },
    rule: 'SG-FATE-02',
  },
  illegal: {
    name: { de: 'Illegal', en: 'Illegal', ru: 'Под запретом' },
    about: {
      de: 'Wer das an Bord hat, muss hier durch den Zoll. Dafür ist der Preis hoch.',
      en: 'Whoever has this aboard goes through customs here. The price makes up for it.',
      ru: 'С этим на борту здесь придётся пройти таможню. Зато цена высокая.',
    },
    rule: 'SG-CUST-02',
  },
  starport: {
    name: { de: 'Raumhafen', en: 'Starport', ru: 'Космопорт' },
    about: {
      de: 'Je größer, desto billiger der Ausbau und desto mehr Ware, aber desto strenger der Zoll.',
      en: 'The larger, the cheaper the upgrades and the more goods there are, but the stricter the customs.',
      ru: 'Чем больше, тем дешевле улучшения и больше товара, но тем строже таможня.',
    },
    rule: 'SG-UPG-03',
  },
  customs: {
    name: { de: 'Zoll', en: 'Customs', ru: 'Таможня' },
    about: {
      de: 'Ein Würfel in der Zeile des Raumhafens entscheidet: Grün ist frei, Gelb Kopfgeld, Orange Strafe, Rot Ladung weg.',
      en: 'A die in the row of the starport decides: green is clean, yellow a bounty, orange a fine, red the cargo lost.',
      ru: 'Решает кубик в строке космопорта: зелёное — чисто, жёлтое — награда, оранжевое — штраф, красное — груз потерян.',
    },
    rule: 'SG-CUST-05',
  },
  planet: {
    name: { de: 'Planet', en: 'Planet', ru: 'Планета' },
    about: {
      de: 'Wer landet, tut genau eines: kaufen, verkaufen, ausbauen oder Kopfgeld aussetzen. Nach einem Verkauf kommt ein neuer Planet.',
      en: 'Whoever lands does exactly one thing: buy, sell, upgrade or place a bounty. After a sale a new planet comes.',
      ru: 'Севший делает ровно одно: покупает, продаёт, улучшает или назначает награду. После продажи приходит новая планета.',
    },
    rule: 'SG-PLAN-02',
  },
  kept: {
    name: { de: 'Freunde und Ausrüstung', en: 'Friends and equipment', ru: 'Друзья и снаряжение' },
    about: {
      de: 'Sie helfen, solange du sie hast. Geht das Schiff verloren, ist Ausrüstung weg; Freunde können sich retten.',
      en: 'They help as long as you have them. If the ship is lost, equipment is gone; friends may get away.',
      ru: 'Помогают, пока они у вас. Погибнет корабль — снаряжение пропадёт, друзья могут спастись.',
    },
    rule: 'SG-FATE-02',
  },
  attached: {
    name: { de: 'Karte am Planeten', en: 'Card at a planet', ru: 'Карта у планеты' },
    about: {
      de: 'Angebote, Aufträge und Ereignisse: Sie gelten für alle, bis der Planet vom Brett geht.',
      en: 'Offers, contracts and events: they hold for everybody until the planet leaves the board.',
      ru: 'Предложения, контракты и события: действуют для всех, пока планета на поле.',
    },
    rule: 'SG-FATE-02',
  },
  routes: {
    name: { de: 'Routen', en: 'Routes', ru: 'Маршруты' },
    about: {
      de: 'Wo sich Handel gerade lohnt, im Schnitt gerechnet, mit dem, was der Zoll kostet.',
      en: 'Where trade pays right now, on average, with what customs cost.',
      ru: 'Где торговля сейчас выгодна — в среднем и с учётом таможни.',
    },
    rule: 'SG-TRADE-06',
  },
  kills: {
    name: { de: 'Zerstörte Schiffe', en: 'Ships destroyed', ru: 'Уничтоженные корабли' },
    about: {
      de: 'Nur Schiffe anderer Kapitäne zählen.',
      en: 'Only ships of other captains count.',
      ru: 'Считаются только корабли других капитанов.',
    },
    rule: 'SG-ALT-05',
  },
};

/** Every sign, track and word of this table. */
export const glossary: Glossary = Object.fromEntries(
  Object.entries(terms).map(([name, term]) => {
    const sign = signs[name];
    return [name, sign === undefined ? term : { ...term, sign }];
  }),
);
