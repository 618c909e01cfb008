import type { GameLesson, LessonAt } from '@cantina/web/kit';
import { BRIX_SECTOR, BRIX_WEAPONS, KOROTH_SECTOR } from '../content/index.ts';
import { type Board, boardOf, brixUnits } from '../table/board.ts';
import { goalOf } from '../table/goal.ts';

const board = ({ play }: LessonAt): Board => boardOf(play.view, play.seat, play.decision);
const asked = ({ play }: LessonAt): string => play.decision?.prompt.key ?? '';
const offers = ({ play }: LessonAt, start: string): boolean =>
  play.decision?.options.some(({ id }) => id.startsWith(start)) === true;
const isScene = ({ scene }: LessonAt, kind: string): boolean => scene?.startsWith(`${kind} `) === true;
/** Where trade pays most, as the goal above the table says. */
const nearest = ({ play }: LessonAt): string | undefined => goalOf(play)?.nearest?.space;

/** The first game: a captain, fate, flight, customs, buy low and sell high, upgrades, meetings, the run. */
export const lesson: GameLesson = {
  most: 80,
  steps: [
    {
      id: 'captain',
      said: {
        de: 'Willkommen an Bord! Such dir einen Captain aus. Mira Sol, Octavio Dross, Tobias Rusk oder Zek Tollan machen den Anfang leicht.',
        en: 'Welcome aboard! Choose your captain. Mira Sol, Octavio Dross, Tobias Rusk or Zek Tollan make the start easy.',
        ru: 'Добро пожаловать на борт! Выберите капитана. С Мирой Соль, Октавио Дроссом, Тобиасом Раском или Зеком Толланом начать проще.',
      },
      when: (at) => !board(at).hasBegun && (asked(at) === 'prompt.swap' || asked(at) === 'prompt.character'),
      until: (at) => board(at).hasBegun,
    },
    {
      id: 'goal',
      said: {
        de: 'Das Ziel: Kauf auf Brix zehn Waffen und bring sie nach Koroth, durch den Zoll. Dafür brauchst du zehn Frachträume und etwa 5000 Credits.',
        en: 'The goal: buy ten weapons on Brix and bring them to Koroth, through customs. For that you need ten cargo pods and about 5,000 credits.',
        ru: 'Цель: купить на Бриксе десять единиц оружия и доставить на Корот через таможню. Нужны десять отсеков и около 5000 кредитов.',
      },
      when: (at) => asked(at) === 'prompt.move',
      pointsAt: () => ({ space: String(KOROTH_SECTOR) }),
    },
    {
      id: 'fate',
      said: {
        de: 'Jeder Zug beginnt mit einer Schicksalskarte: Glück, Gefahr oder ein fremdes Schiff. Lies sie, dann geht es weiter.',
        en: 'Every turn begins with a fate card: luck, danger or a strange ship. Read it, then go on.',
        ru: 'Каждый ход начинается с карты судьбы: удача, опасность или чужой корабль. Прочтите и продолжайте.',
      },
      when: (at) => isScene(at, 'fate'),
    },
    {
      id: 'ship',
      said: {
        de: 'Diese Karte ist ein Schiff. Die Prozente sagen, wie gut du stehst. Vorbeilassen ist keine Schande: Ein Kampf kostet dich den Zug.',
        en: 'This card is a ship. The percentages say how you stand. Letting it pass is no shame: a fight costs you the turn.',
        ru: 'Эта карта — корабль. Проценты показывают ваши шансы. Пропустить его не стыдно: бой стоит вам хода.',
      },
      when: (at) => asked(at) === 'prompt.card-ship',
      pointsAt: (at) => (offers(at, 'pass') ? { option: 'pass' } : null),
    },
    {
      id: 'fly',
      said: {
        de: 'Jetzt fliegst du: So viele Sektoren, wie deine Lichtgeschwindigkeit zeigt. Hier lohnt sich der Handel gerade am meisten. Ist er zu weit, flieg ein Stück.',
        en: 'Now you fly: as many sectors as your lightspeed. Trade pays most here right now. If it is too far, fly part of the way.',
        ru: 'Теперь полёт: столько секторов, какова световая скорость. Выгоднее всего сейчас торговать здесь. Если далеко, летите частями.',
      },
      when: (at) => asked(at) === 'prompt.move',
      pointsAt: (at) => {
        const space = nearest(at);
        return space === undefined ? null : { space };
      },
      until: (at) => at.happened('fly', at.seat) > 0,
    },
    {
      id: 'land',
      said: {
        de: 'Hier ist ein Planet. Lande: Dann darfst du genau eines tun – kaufen, verkaufen, ausbauen oder ein Kopfgeld aussetzen.',
        en: 'There is a planet here. Land: then you may do exactly one thing – buy, sell, upgrade or place a bounty.',
        ru: 'Здесь планета. Садитесь: можно сделать ровно одно — купить, продать, улучшить корабль или назначить награду.',
      },
      when: (at) => asked(at) === 'prompt.explore' && offers(at, 'planet'),
      pointsAt: () => ({ option: 'planet' }),
      until: (at) => at.happened('land', at.seat) > 0,
    },
    {
      id: 'customs',
      said: {
        de: 'Der Zoll! Du hast Kopfgeld oder verbotene Ware. Ein Würfel in der Zeile des Raumhafens entscheidet: Große Häfen sind streng.',
        en: 'Customs! You have a bounty or forbidden goods. A die in the row of the starport decides: large ports are strict.',
        ru: 'Таможня! У вас награда за голову или запрещённый товар. Решает кубик в строке космопорта: большие порты строже.',
      },
      when: (at) => isScene(at, 'customs'),
    },
    {
      id: 'demand',
      said: {
        de: 'Die Balken zeigen, wie begehrt eine Ware ist. Kauf, wo wenige leuchten, und verkauf, wo viele leuchten.',
        en: 'The bars show how much a good is wanted. Buy where few are lit, and sell where many are.',
        ru: 'Деления показывают спрос. Покупайте там, где их мало, и продавайте там, где много.',
      },
      when: (at) => asked(at) === 'prompt.activity',
      pointsAt: () => ({ term: 'demand' }),
    },
    {
      id: 'buy',
      said: {
        de: 'Kauf etwas Billiges. Zwei Würfel sagen dir dann, wie viel es gibt und was es heute kostet. Erst danach entscheidest du, wie viel du nimmst.',
        en: 'Buy something cheap. Two dice then tell you how much there is and what it costs today. Only then you decide how much you take.',
        ru: 'Купите что-нибудь дешёвое. Два кубика скажут, сколько есть и почём сегодня. Только потом вы решаете, сколько брать.',
      },
      when: (at) => offers(at, 'buy:') && board(at).me?.credits !== 0,
      pointsAt: () => ({ option: 'buy:' }),
      until: (at) => at.happened('trade', at.seat) > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt sind die anderen dran. Du siehst alles, was sie tun; mit der Leertaste geht es schneller.',
        en: 'Now the others play. You see everything they do; the space bar makes it faster.',
        ru: 'Теперь ходят другие. Вы видите всё, что они делают; пробел ускоряет показ.',
      },
      when: (at) => at.play.decision === null && at.happened('trade') > 0,
    },
    {
      id: 'sell',
      said: {
        de: 'Ware an Bord, gute Nachfrage hier: Verkauf! Danach geht der Planet vom Brett, und ein neuer kommt.',
        en: 'Goods aboard, good demand here: sell! Afterwards the planet leaves the board, and a new one comes.',
        ru: 'Товар на борту, спрос хороший: продавайте! После этого планета уходит с поля и приходит новая.',
      },
      when: (at) => offers(at, 'sell:'),
      pointsAt: () => ({ option: 'sell:' }),
      until: (at) => at.happened('trade', at.seat) > 1,
    },
    {
      id: 'upgrade',
      said: {
        de: 'Geld beisammen? Mehr Frachträume bringen mehr Gewinn, mehr Lichtgeschwindigkeit kürzere Wege. Große Raumhäfen sind billig.',
        en: 'Some money made? More cargo pods bring more profit, more lightspeed shorter trips. Large starports are cheap.',
        ru: 'Заработали? Больше отсеков — больше прибыли, больше скорости — короче рейсы. В больших космопортах дешевле.',
      },
      when: (at) => offers(at, 'upgrade'),
      pointsAt: () => ({ option: 'upgrade' }),
      until: (at) => at.happened('upgrade', at.seat) > 0,
    },
    {
      id: 'meet',
      said: {
        de: 'Ein anderer Captain ist hier. Ihr könnt handeln – oder du greifst an und nimmst dir, was du willst. Wer angreift, riskiert sein Schiff.',
        en: 'Another captain is here. You may trade – or attack and take what you like. Whoever attacks risks the ship.',
        ru: 'Здесь другой капитан. Можно торговать — или напасть и забрать своё. Кто нападает, рискует кораблём.',
      },
      when: (at) => asked(at) === 'prompt.explore' && offers(at, 'seat:'),
      pointsAt: () => ({ option: 'seat:' }),
    },
    {
      id: 'brix',
      said: {
        de: 'Hier auf Brix gibt es die Waffen. Nach zwei weiteren Runden verfallen sie: Kauf sie erst, wenn du schnell genug für den Flug bist.',
        en: 'The weapons are sold here on Brix. After two more rounds they expire: buy them only when you are fast enough for the flight.',
        ru: 'Оружие продаётся здесь, на Бриксе. Через два раунда оно теряет силу: покупайте, когда хватит скорости на рейс.',
      },
      when: (at) => offers(at, 'brix'),
      pointsAt: () => ({ space: String(BRIX_SECTOR) }),
    },
    {
      id: 'run',
      said: {
        de: 'Zehn Waffen an Bord: Jetzt nach Koroth! Dort kannst du den Zoll bestechen. Viel Glück, Captain.',
        en: 'Ten weapons aboard: now to Koroth! There you can bribe customs. Good luck, captain.',
        ru: 'Десять единиц оружия на борту: на Корот! Таможню там можно подкупить. Удачи, капитан.',
      },
      when: (at) => {
        const { me } = board(at);
        return me !== undefined && brixUnits(me) >= BRIX_WEAPONS;
      },
      pointsAt: () => ({ space: String(KOROTH_SECTOR) }),
    },
    {
      id: 'alone',
      said: {
        de: 'So geht es Runde um Runde: handeln, ausbauen, dann das große Rennen. Oben steht immer, was dich weiterbringt. Den Rest schaffst du allein!',
        en: 'So it goes round by round: trade, upgrade, then the great run. What helps you next always stands above. You can do the rest alone!',
        ru: 'Так раунд за раундом: торговля, улучшения, потом большая гонка. Что делать дальше, всегда написано вверху. Остальное вы сможете сами!',
      },
      when: (at) => at.happened('upgrade', at.seat) > 0 && asked(at) === 'prompt.move',
    },
  ],
};
