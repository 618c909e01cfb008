import type { HowTo } from '@cantina/web/kit';

/** The game on one page, for somebody who has never seen it. */
export const how: HowTo = {
  intro: {
    de: 'Ein Schiff, ein paar Credits und ein Name, den noch niemand kennt. Wer zuerst 10 Prestige hat, gewinnt.',
    en: 'A ship, a few credits and a name that nobody knows yet. The first with 10 fame wins.',
    ru: 'Корабль, немного кредитов и имя, которого никто не знает. Побеждает тот, кто первым наберёт 10 славы.',
  },
  steps: [
    {
      title: {
        de: 'Planen: fliegen, verdienen oder heilen',
        en: 'Plan: fly, earn or recover',
        ru: 'План: лететь, заработать или восстановиться',
      },
      text: {
        de: 'Zu Beginn deines Zuges tust du eins von dreien: Du fliegst so weit, wie der Hyperantrieb reicht, du nimmst 2.000 Credits, oder du legst allen Schaden ab.',
        en: 'At the start of your turn you do one of three things: fly as far as your hyperdrive goes, take 2,000 credits, or get rid of all damage.',
        ru: 'В начале хода вы делаете одно из трёх: летите на столько областей, сколько позволяет гиперпривод, берёте 2000 кредитов или восстанавливаете все повреждения.',
      },
      pieces: [{ face: 'ship/g9-rigger' }, { face: 'ship/yt-1300' }, { face: 'ship/firespray' }],
    },
    {
      title: { de: 'Handeln: Markt und Lieferung', en: 'Act: market and delivery', ru: 'Действия: рынок и доставка' },
      text: {
        de: 'Auf einem Planeten kaufst du eine Karte vom Markt: Fracht, Kopfgelder, Jobs, Ausrüstung, Schiffe. Bist du am Ziel deiner Fracht, lieferst du sie ab. Illegale Fracht bringt Prestige, wenn dich niemand erwischt.',
        en: 'On a planet you buy a card from the market: cargo, bounties, jobs, gear, ships. At the destination of your cargo you deliver it. Illegal cargo brings fame if nobody catches you.',
        ru: 'На планете можно купить карту на рынке: груз, работу, карту охоты, экипировку, корабль. В месте назначения груз сдают. Незаконный груз приносит славу, если вас не поймают.',
      },
      pieces: [{ face: 'market/stolen-weapons' }, { face: 'market/dl-44' }, { face: 'market/quad-laser-cannon' }],
    },
    {
      title: { de: 'Begegnen', en: 'Encounter', ru: 'Встреча' },
      text: {
        de: 'Zum Schluss triffst du immer auf etwas: eine Karte des Ortes, eine Patrouille oder jemanden, der dort wartet. Wer dir hilft, kann in deine Mannschaft kommen und bringt Fähigkeiten mit.',
        en: 'At the end you always meet something: a card of the place, a patrol, or somebody who waits there. Who helps you may join your crew and brings skills along.',
        ru: 'В конце вас всегда ждёт встреча: карта этого места, патруль или кто-то, кто там находится. Кто-то из них может войти в вашу команду со своими навыками.',
      },
      pieces: [{ face: 'databank/hondo-ohnaka' }, { face: 'databank/chewbacca' }, { face: 'databank/maz-kanata' }],
    },
    {
      title: { de: 'Proben und Kämpfe', en: 'Tests and fights', ru: 'Проверки и бои' },
      text: {
        de: 'Für eine Probe wirfst du zwei Würfel. Kannst du etwas gar nicht, hilft nur ein kritischer Treffer; kannst du es einmal, reicht ein Treffer; kannst du es öfter, reicht auch ein Fokus. Im Kampf zählen die Treffer beider Seiten.',
        en: 'For a test you roll two dice. Without the skill only a critical hit helps; with it once, a hit is enough; with it more often, a focus will do. In a fight the hits of both sides count.',
        ru: 'Для проверки бросают два кубика. Без навыка спасёт только критическое попадание; с одним навыком хватит попадания; с двумя и больше — и собранности. В бою считают попадания обеих сторон.',
      },
      pieces: [{ face: 'market/vibro-ax' }, { face: 'market/armored-vest' }, { face: 'market/ion-cannon' }],
    },
    {
      title: {
        de: 'Vier Mächte und ihre Patrouillen',
        en: 'Four powers and their patrols',
        ru: 'Четыре группировки и их патрули',
      },
      text: {
        de: 'Hutts, Syndikate, Imperium und Rebellen merken sich, was du tust. Ihre Patrouillen halten dich auf, außer dein Ruf ist gut; ist er schlecht, musst du kämpfen. Schwache Patrouillen zu besiegen bringt Credits, stärkere bringen Prestige.',
        en: 'Hutts, Syndicate, Empire and Rebels remember what you do. Their patrols stop you unless they think well of you; if they think badly of you, you have to fight. Beating weak patrols brings credits, stronger ones bring fame.',
        ru: 'Хатты, Синдикат, Империя и Альянс помнят ваши дела. Их патрули останавливают всех, кто у них не на хорошем счету; с кем вы в ссоре, с тем придётся драться. Победа над слабым патрулём даёт кредиты, над сильным — славу.',
      },
      pieces: [
        { face: 'patrol/hutt-1', name: { de: 'Hutts', en: 'Hutts', ru: 'Хатты' } },
        { face: 'patrol/syndicate-2', name: { de: 'Syndikate', en: 'Syndicate', ru: 'Синдикат' } },
        { face: 'patrol/imperial-3', name: { de: 'Imperium', en: 'Empire', ru: 'Империя' } },
        { face: 'patrol/rebel-1', name: { de: 'Rebellen', en: 'Rebels', ru: 'Альянс' } },
      ],
    },
    {
      title: { de: 'Prestige gewinnen', en: 'Gain fame', ru: 'Слава' },
      text: {
        de: 'Prestige bringen illegale Fracht, Kopfgelder, Jobs, starke Patrouillen, Luxus und die Ziele deiner Figur und deines Schiffs. Wirst du besiegt, verlierst du 3.000 Credits und eine Runde, aber kein Prestige.',
        en: 'Fame comes from illegal cargo, bounties, jobs, strong patrols, luxuries, and the goals of your character and ship. If you are defeated, you lose 3,000 credits and a turn, but no fame.',
        ru: 'Славу дают незаконный груз, охота за головами, работа, сильные патрули, роскошь и цели вашего персонажа и корабля. Поражение стоит 3000 кредитов и хода, но не славы.',
      },
      pieces: [
        { face: 'market/bounty-greedo' },
        { face: 'market/the-kessel-run' },
        { face: 'market/mandalorian-armor' },
      ],
    },
  ],
  chapters: {
    'OR-SPACE': ['ship/g9-rigger'],
    'OR-MOVE': ['ship/yt-1300'],
    'OR-MKT': ['market/food-supplies', 'market/dl-44', 'market/the-kessel-run'],
    'OR-SHIPBUY': ['market/firespray', 'market/lancer'],
    'OR-DELIV': ['market/droid-parts', 'market/stolen-weapons'],
    'OR-CONTACT': ['databank/hondo-ohnaka', 'databank/greedo'],
    'OR-BOUNTY': ['market/bounty-greedo', 'market/bounty-chewbacca'],
    'OR-JOB': ['market/the-jewel-of-yavin', 'market/the-casino-heist'],
    'OR-CARGO': ['market/food-supplies', 'market/coaxium-crystal'],
    'OR-CREW': ['databank/chewbacca', 'databank/k-2so'],
    'OR-GEAR': ['market/vibro-ax', 'market/jetpack'],
    'OR-MODS': ['market/quad-laser-cannon', 'market/shield-upgrade'],
    'OR-SHIP': ['ship/hwk-290', 'ship/yv-666'],
    'OR-LUX': ['market/chromium-hull', 'market/sy-snootles'],
    'OR-CHAR': ['character/han-solo', 'character/jyn-erso', 'character/bossk'],
  },
  advice: {
    de: 'Han Solo und Lando kommen mit Fracht gut voran; wer lieber kämpft, nimmt Bossk. Bis 10 Prestige reicht ein Abend.',
    en: 'Han Solo and Lando get on well with cargo; if you would rather fight, take Bossk. 10 fame fill an evening.',
    ru: 'Хану Соло и Лэндо хорошо даются грузы; кто любит драться, возьмите Босска. Игра до 10 славы занимает вечер.',
  },
};
