import type { HowTo } from '@cantina/web/kit';

/** The game on one page, for somebody who has never seen it. */
export const how: HowTo = {
  intro: {
    de: 'Mit wenig Geld und einem kleinen Frachter kaufst du billig, verkaufst teuer und baust dein Schiff aus. Wer zuerst zehn Waffen von Brix nach Koroth schmuggelt, gewinnt.',
    en: 'With little money and a small freighter you buy low, sell high and improve your ship. Whoever first smuggles ten weapons from Brix to Koroth wins.',
    ru: 'С небольшими деньгами и маленьким грузовиком вы покупаете дёшево, продаёте дорого и улучшаете корабль. Побеждает тот, кто первым провезёт десять единиц оружия с Брикса на Корот.',
  },
  steps: [
    {
      title: { de: 'Das Schicksal', en: 'Fate', ru: 'Судьба' },
      text: {
        de: 'Jeder Zug beginnt mit einer Schicksalskarte: ein Angebot, ein Händler, ein Sturm, Piraten. Musst du kämpfen, ist dein Zug danach vorbei.',
        en: 'Every turn begins with a fate card: an offer, a trader, a storm, pirates. If you have to fight, your turn is over afterwards.',
        ru: 'Каждый ход начинается с карты судьбы: предложение, торговец, шторм, пираты. Если пришлось драться, ход на этом кончается.',
      },
      pieces: [{ face: 'grain-freighter' }, { face: 'ion-storm' }, { face: 'void-jackal' }],
    },
    {
      title: { de: 'Fliegen', en: 'Fly', ru: 'Полёт' },
      text: {
        de: 'Du fliegst bis zu so viele Sektoren, wie deine Lichtgeschwindigkeit sagt. Nur wo du ankommst, kannst du etwas tun: auf dem Planeten landen oder jemanden treffen.',
        en: 'You fly up to as many sectors as your lightspeed. Only where you arrive can you do something: land on the planet, or meet somebody.',
        ru: 'Вы летите не дальше, чем позволяет сверхсвет. Действовать можно только там, где остановились: сесть на планету или встретить кого-то.',
      },
      pieces: [{ face: 'port-amber' }, { face: 'verdance' }, { face: 'ironmoon' }],
    },
    {
      title: { de: 'Der Zoll', en: 'Customs', ru: 'Таможня' },
      text: {
        de: 'Hast du Waren, die auf dem Planeten verboten sind, oder ist ein Kopfgeld auf dich ausgesetzt, wird vor der Landung gewürfelt. Es kann gut gehen, Kopfgeld oder Geld kosten, und an großen Häfen auch die Freiheit.',
        en: 'If you carry goods that are illegal on the planet, or there is a bounty on you, a die is rolled before you land. It may go well, cost a bounty or money, and at large starports even your freedom.',
        ru: 'Если у вас запрещённый на планете товар или за вас назначена награда, перед посадкой бросают кубик. Может обойтись, а может стоить награды за голову, денег, а в больших портах — и свободы.',
      },
      pieces: [{ face: 'customs-cutter' }, { face: 'forged-papers' }, { face: 'hidden-compartment' }],
    },
    {
      title: { de: 'Billig kaufen, teuer verkaufen', en: 'Buy low, sell high', ru: 'Дёшево купить, дорого продать' },
      text: {
        de: 'Auf jedem Planeten ist jede Ware anders gefragt. Du sagst an, was du kaufst oder verkaufst, dann entscheiden zwei Würfel über Menge und Preis. Nach einem Verkauf verschwindet der Planet und ein neuer taucht auf.',
        en: 'On each planet every good is in different demand. You say what you buy or sell, then two rolls decide on amount and price. After a sale the planet disappears and a new one turns up.',
        ru: 'На каждой планете свой спрос. Вы объявляете, что покупаете или продаёте, и два броска решают, сколько и почём. После продажи планета исчезает, и появляется новая.',
      },
      pieces: [
        { face: 'good:food', name: { de: 'Nahrung', en: 'Food', ru: 'Продовольствие' } },
        { face: 'good:medtech', name: { de: 'Medizin', en: 'Medtech', ru: 'Медтехника' } },
        { face: 'good:luxuries', name: { de: 'Luxus', en: 'Luxuries', ru: 'Роскошь' } },
        { face: 'good:weapons', name: { de: 'Waffen', en: 'Weapons', ru: 'Оружие' } },
      ],
    },
    {
      title: { de: 'Das Schiff ausbauen', en: 'Improve your ship', ru: 'Улучшение корабля' },
      text: {
        de: 'Frachtkapseln für mehr Ware, Lichtgeschwindigkeit für weitere Wege, Triebwerke zum Entkommen, Laser und Schilde für den Kampf. Je größer der Raumhafen, desto billiger.',
        en: 'Cargo pods for more goods, lightspeed for longer ways, engines to escape, lasers and shields for a fight. The larger the starport, the cheaper.',
        ru: 'Грузовые отсеки — для товара, сверхсвет — для дальних полётов, двигатели — чтобы уйти, лазеры и щиты — для боя. Чем больше порт, тем дешевле.',
      },
      pieces: [{ face: 'shield-booster' }, { face: 'afterburner' }, { face: 'targeting-computer' }],
    },
    {
      title: { de: 'Der Koroth-Flug', en: 'The Koroth run', ru: 'Рейс на Корот' },
      text: {
        de: 'Zehn Waffen kosten auf Brix 5.000 Credits und brauchen zehn Kapseln. Dann bleiben dir zwei Runden bis Koroth, an Zoll und an allen vorbei, die dich aufhalten wollen.',
        en: 'Ten weapons cost 5,000 credits on Brix and need ten pods. Then you have two rounds to reach Koroth, past customs and past everybody who wants to stop you.',
        ru: 'Десять орудий стоят на Бриксе 5000 кредитов и занимают десять отсеков. Затем у вас два раунда, чтобы дойти до Корота мимо таможни и всех, кто хочет вас остановить.',
      },
      pieces: [{ face: 'gunrunner' }, { face: 'battlecruiser' }, { face: 'corsair-captain' }],
    },
  ],
  chapters: {
    'SG-SET': ['jax-corvane', 'mira-sol', 'tobias-rusk'],
    'SG-FATE': ['grain-freighter', 'meteor-swarm', 'festival'],
    'SG-PLAN': ['port-amber', 'earth'],
    'SG-CUST': ['customs-cutter'],
    'SG-TRADE': ['velmora', 'ferrum'],
    'SG-UPG': ['dry-dock'],
    'SG-COMB': ['interceptor-wing', 'red-lantern'],
    'SG-CARD': ['patrol-cutter', 'scrap-corsair', 'star-kraken'],
    'SG-KOR': ['gunrunner'],
    'SG-BNTY': ['rookie-hunter', 'iron-hound'],
  },
  advice: {
    de: 'Zu zweit ist eine Partie am kürzesten. Mira Sol und Tobias Rusk haben es leicht; Nyx Vantreau muss bei jeder Landung durch den Zoll.',
    en: 'A game is shortest for two. Mira Sol and Tobias Rusk have it easy; Nyx Vantreau faces customs at every landing.',
    ru: 'Вдвоём партия короче всего. С Мирой Сол и Тобиасом Раском проще; Никс Вантро проходит таможню при каждой посадке.',
  },
};
