import type { Glossary } from '@cantina/web/kit';
import { DIE_DRAWINGS } from './art/dice.ts';
import signs from './art/signs.icons';

/** The sides of dice are drawn on 24 units, the legend has 512. */
const die = (face: keyof typeof DIE_DRAWINGS): string => `<g transform="scale(21.333)">${DIE_DRAWINGS[face]}</g>`;

/** What everything on the table is, in one sentence each. Signs are explained under their own names. */
export const glossary: Glossary = {
  fame: {
    name: { de: 'Prestige', en: 'Fame', ru: 'Слава' },
    about: {
      de: 'Wie bekannt du bist. Wer zuerst genug Prestige hat, gewinnt sofort; es kommt von Kopfgeldern, Jobs, illegaler Fracht, Patrouillen und Zielen.',
      en: 'How well you are known. Whoever first has enough fame wins at once; it comes from bounties, jobs, illegal cargo, patrols and goals.',
      ru: 'Насколько вы известны. Кто первым наберёт достаточно славы, сразу побеждает; её дают награды за головы, задания, незаконный груз, патрули и цели.',
    },
    rule: 'OR-WIN-01',
    sign: signs.fame ?? '',
  },
  credits: {
    name: { de: 'Credits', en: 'Credits', ru: 'Кредиты' },
    about: {
      de: 'Dein Geld. Damit kaufst du auf dem Markt, und du kannst jederzeit welche verschenken.',
      en: 'Your money. It buys cards in the market, and you may give some away at any time.',
      ru: 'Ваши деньги. На них вы покупаете на рынке, а подарить их можно в любой момент.',
    },
    rule: 'OR-CREDIT-01',
    sign: signs.credits ?? '',
  },
  health: {
    name: { de: 'Ausdauer', en: 'Health', ru: 'Здоровье' },
    about: {
      de: 'So viel Schaden hält dein Charakter noch aus. Bei 0 bist du besiegt.',
      en: 'How much more damage your character can take. At 0 you are defeated.',
      ru: 'Сколько урона ещё выдержит ваш персонаж. При 0 вы побеждены.',
    },
    rule: 'OR-DMG-01',
    sign: signs.health ?? '',
  },
  hull: {
    name: { de: 'Hülle', en: 'Hull', ru: 'Прочность корпуса' },
    about: {
      de: 'So viel Schaden hält dein Schiff noch aus. Bei 0 bist du besiegt.',
      en: 'How much more damage your ship can take. At 0 you are defeated.',
      ru: 'Сколько урона ещё выдержит ваш корабль. При 0 вы побеждены.',
    },
    rule: 'OR-DMG-01',
    sign: signs.hull ?? '',
  },
  hyper: {
    name: { de: 'Hyperantrieb', en: 'Hyperdrive', ru: 'Гиперпривод' },
    about: {
      de: 'So viele Felder fliegst du höchstens, wenn du dich im Planungsschritt bewegst.',
      en: 'The most spaces you fly when you move in the planning step.',
      ru: 'На столько областей вы можете пролететь, если движетесь на этапе планирования.',
    },
    rule: 'OR-MOVE-01',
    sign: signs.hyper ?? '',
  },
  ground: {
    name: { de: 'Bodenkampf', en: 'Ground combat', ru: 'Наземный бой' },
    about: {
      de: 'So viele Würfel wirfst du, wenn dein Charakter auf einem Planeten kämpft.',
      en: 'How many dice you roll when your character fights on a planet.',
      ru: 'Столько кубиков вы бросаете, когда персонаж сражается на планете.',
    },
    rule: 'OR-COMBAT-12',
    sign: signs.ground ?? '',
  },
  shipCombat: {
    name: { de: 'Schiffskampf', en: 'Ship combat', ru: 'Космический бой' },
    about: {
      de: 'So viele Würfel wirfst du, wenn dein Schiff kämpft, zum Beispiel gegen eine Patrouille.',
      en: 'How many dice you roll when your ship fights, for example against a patrol.',
      ru: 'Столько кубиков вы бросаете, когда сражается корабль, например с патрулём.',
    },
    rule: 'OR-COMBAT-12',
    sign: signs.shipCombat ?? '',
  },
  goal: {
    name: { de: 'Ziel', en: 'Goal', ru: 'Цель' },
    about: {
      de: 'Jeder Charakter und manches Schiff hat ein eigenes Ziel. Erreichst du es, gibt es Prestige und eine neue Fähigkeit.',
      en: 'Every character and some ships have a goal of their own. Achieve it for fame and a new ability.',
      ru: 'У каждого персонажа и у некоторых кораблей есть своя цель. Достигните её — получите славу и новое свойство.',
    },
    rule: 'OR-GOAL-01',
    sign: signs.goal ?? '',
  },
  bounty: {
    name: { de: 'Kopfgeld', en: 'Bounty', ru: 'Награда за голову' },
    about: {
      de: 'Finde den gesuchten Kontakt, besiege ihn und kassiere: weniger für tot, mehr, wenn du ihn lebend ablieferst.',
      en: 'Find the wanted contact, win the fight and collect: less if they are dead, more if you deliver them alive.',
      ru: 'Найдите того, кого ищут, победите и получите награду: за мёртвого меньше, за доставленного живым больше.',
    },
    rule: 'OR-BOUNTY-01',
    sign: signs.bounty ?? '',
  },
  cargo: {
    name: { de: 'Fracht', en: 'Cargo', ru: 'Груз' },
    about: {
      de: 'Bring sie zu dem Planeten, der darauf steht. Illegale Fracht kann auffliegen.',
      en: 'Take it to the planet it names. Illegal cargo may be noticed.',
      ru: 'Доставьте его на указанную планету. Незаконный груз могут заметить.',
    },
    rule: 'OR-CARGO-01',
    sign: signs.cargo ?? '',
  },
  crew: {
    name: { de: 'Crew', en: 'Crew', ru: 'Экипаж' },
    about: {
      de: 'Mitreisende mit Kompetenzen, die auch für deine Proben zählen. Du gewinnst sie meist bei Kontakten.',
      en: 'People who fly with you; their skills count for your tests. You mostly win them over by meeting contacts.',
      ru: 'Спутники, чьи навыки помогают в ваших проверках. Обычно их находят при встречах.',
    },
    rule: 'OR-CREW-01',
    sign: signs.crew ?? '',
  },
  gear: {
    name: { de: 'Ausrüstung', en: 'Gear', ru: 'Снаряжение' },
    about: {
      de: 'Waffen, Rüstung und Geräte für deinen Charakter.',
      en: 'Weapons, armour and devices for your character.',
      ru: 'Оружие, броня и устройства для вашего персонажа.',
    },
    rule: 'OR-GEAR-01',
    sign: signs.gear ?? '',
  },
  mod: {
    name: { de: 'Mod', en: 'Mod', ru: 'Модификация' },
    about: {
      de: 'Ein Umbau, der dein Schiff verbessert.',
      en: 'Something built into your ship that makes it better.',
      ru: 'Доработка, которая улучшает ваш корабль.',
    },
    rule: 'OR-MODS-01',
    sign: signs.mod ?? '',
  },
  job: {
    name: { de: 'Job', en: 'Job', ru: 'Задание' },
    about: {
      de: 'Flieg zum genannten Ort und bestehe dort die Proben, dann bekommst du die Belohnung.',
      en: 'Fly to the place it names and pass the tests there to earn the reward.',
      ru: 'Летите в указанное место и пройдите там проверки, чтобы получить награду.',
    },
    rule: 'OR-JOB-01',
    sign: signs.job ?? '',
  },
  ship: {
    name: { de: 'Schiff', en: 'Ship', ru: 'Корабль' },
    about: {
      de: 'Du hast immer genau ein Schiff. Ein besseres fliegt weiter, kämpft stärker und hat mehr Platz.',
      en: 'You always have exactly one ship. A better one flies farther, fights harder and has more room.',
      ru: 'У вас всегда ровно один корабль. Лучший летает дальше, сражается сильнее и вмещает больше.',
    },
    rule: 'OR-SHIP-01',
    sign: signs.ship ?? '',
  },
  luxury: {
    name: { de: 'Luxus', en: 'Luxury', ru: 'Роскошь' },
    about: {
      de: 'Teure Karten, von denen jede einen Weg zu Prestige bietet.',
      en: 'Expensive cards, each of which offers a way to fame.',
      ru: 'Дорогие карты, каждая из которых открывает путь к славе.',
    },
    rule: 'OR-LUX-01',
    sign: signs.luxury ?? '',
  },
  instant: {
    name: { de: 'Ereignis', en: 'Instant', ru: 'Событие' },
    about: {
      de: 'Diese Karte wirkt sofort, wenn du sie kaufst, und wird dann abgelegt.',
      en: 'This card takes effect as soon as you buy it, and is then discarded.',
      ru: 'Эта карта действует сразу при покупке и затем сбрасывается.',
    },
    rule: 'OR-BUY-01',
    sign: signs.instant ?? '',
  },
  secret: {
    name: { de: 'Geheimnis', en: 'Secret', ru: 'Секрет' },
    about: {
      de: 'Eine Karte, die nur ihr Besitzer kennt, bis er sie benutzt.',
      en: 'A card that only its owner knows until it is used.',
      ru: 'Карта, которую знает только владелец, пока не применит её.',
    },
    rule: 'OR-SECRET-01',
    sign: signs.secret ?? '',
  },
  captive: {
    name: { de: 'Gefangen', en: 'Captured', ru: 'В плену' },
    about: {
      de: 'Der gesuchte Kontakt ist an Bord. Liefere ihn am genannten Planeten ab.',
      en: 'The wanted contact is aboard. Deliver them to the planet on the card.',
      ru: 'Тот, кого искали, на борту. Доставьте его на указанную планету.',
    },
    rule: 'OR-BOUNTY-07',
    sign: signs.captive ?? '',
  },
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
    name: { de: 'Hutten', en: 'Hutts', ru: 'Хатты' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Their patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.hutt ?? '',
  },
  syndicate: {
    name: { de: 'Syndikat', en: 'Syndicate', ru: 'Синдикат' },
    about: {
      de: 'Eine der vier Fraktionen. Ihre Patrouille hält dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen.',
      en: 'One of the four factions. Its patrol stops you unless your reputation is good; with a bad one you have to fight.',
      ru: 'Одна из четырёх группировок. Её патруль останавливает вас, если репутация не хорошая; с плохой придётся сразиться.',
    },
    rule: 'OR-REP-01',
    sign: signs.syndicate ?? '',
  },
  encounter: {
    name: { de: 'Begegnung', en: 'Encounter', ru: 'Приключение' },
    about: {
      de: 'Jeder Zug endet mit einer Begegnung: mit dem Ort, einer Patrouille oder einem Kontakt.',
      en: 'Every turn ends with an encounter: with the place, a patrol or a contact.',
      ru: 'Каждый ход заканчивается приключением: на месте, с патрулём или со знакомым.',
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
    name: { de: 'Kontakt', en: 'Contact', ru: 'Знакомый' },
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
    name: { de: 'Fokus', en: 'Focus', ru: 'Фокус' },
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
