import type { Glossary } from '@cantina/web/kit';
import signs from '../art/signs.icons';

/** What stands on characters, ships and cards, and what kinds of cards there are. */
export const cards: Glossary = {
  fame: {
    name: { de: 'Prestige', en: 'Fame', ru: 'Слава' },
    about: {
      de: 'Wie bekannt du bist. Wer zuerst genug Prestige hat, gewinnt sofort; es kommt von Kopfgeldern, Jobs, illegaler Fracht, Patrouillen und Zielen.',
      en: 'How well you are known. Whoever first has enough fame wins at once; it comes from bounties, jobs, illegal cargo, patrols and goals.',
      ru: 'Насколько вы известны. Кто первым наберёт достаточно славы, сразу побеждает; её дают охота за головами, работа, незаконный груз, патрули и цели.',
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
    name: { de: 'Kopfgeld', en: 'Bounty', ru: 'Охота' },
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
    name: { de: 'Crew', en: 'Crew', ru: 'Команда' },
    about: {
      de: 'Mitreisende mit Kompetenzen, die auch für deine Proben zählen. Du gewinnst sie meist bei Kontakten.',
      en: 'People who fly with you; their skills count for your tests. You mostly win them over by meeting contacts.',
      ru: 'Спутники, чьи навыки помогают в ваших проверках. Обычно их находят при встречах.',
    },
    rule: 'OR-CREW-01',
    sign: signs.crew ?? '',
  },
  gear: {
    name: { de: 'Ausrüstung', en: 'Gear', ru: 'Экипировка' },
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
    name: { de: 'Job', en: 'Job', ru: 'Работа' },
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
};
