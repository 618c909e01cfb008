import type { GameLesson, LessonAt, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { BRIX_SECTOR, KOROTH_SECTOR } from '../content/index.ts';
import { sectorOf } from '../rules/lookup.ts';
import { waysOf } from '../rules/movement.ts';
import { type Board, boardOf } from '../table/board.ts';
import { EASY } from '../table/card/easy.ts';
import { goalOf } from '../table/goal.ts';
import { forecasts } from '../table/routes/forecast.ts';
import { cardsOf } from '../table/sight.ts';
import { hints } from './hints.ts';

const board = ({ play }: LessonAt): Board => boardOf(play.view, play.seat, play.decision);
const isScene = ({ scene }: LessonAt, kind: string): boolean => scene?.startsWith(`${kind} `) === true;
/** The last option: of several amounts the largest one. */
function most({ play }: LessonAt): Pointer | null {
  const option = play.decision?.options.at(-1)?.id;
  return option === undefined ? null : { option };
}

/** Towards where trade pays most, as the goal above the table says: the place itself, or how far one comes today. */
function towards(at: LessonAt): Pointer | null {
  const space = goalOf(at.play)?.nearest?.space;
  if (space === undefined) return null;
  const { g, seat, me } = board(at);
  if (String(me?.sector) === space) return { option: 'stay' };
  const ways = waysOf(g, seat);
  const left = (id: string): number => ways[Number(id.slice('sector:'.length))]?.[Number(space)] ?? Number.MAX_VALUE;
  const [first] = (at.play.decision?.options ?? [])
    .filter(({ id }) => id.startsWith('sector:'))
    .sort((one, other) => left(one.id) - left(other.id));
  return first === undefined ? null : { space: first.id.slice('sector:'.length) };
}

/** The way there, and the planet when one has come to it. */
const onTheWay = (at: LessonAt): Pointer | null =>
  asks(at, 'prompt.move') ? towards(at) : offers(at, 'planet') ? { option: 'planet' } : null;

/** What is bought here: that which the best route of all begins with, or the first. */
function cheap(at: LessonAt): Pointer {
  const here = board(at);
  const route = forecasts(here).find(({ from }) => sectorOf(here.g, from) === here.me?.sector);
  return { option: route === undefined ? 'buy' : `buy:${route.good}` };
}

/** Where another captain is right now. */
function otherShip(at: LessonAt): Pointer | null {
  const other = board(at).fields.players.find(({ status }, seat) => seat !== at.seat && status === 'flying');
  return other === undefined ? null : { space: String(other.sector) };
}

const isTravelling = (at: LessonAt): boolean =>
  asks(at, 'prompt.move') || (asks(at, 'prompt.explore') && offers(at, 'planet'));

/** The first game: a captain, fate, flight, customs, buy low and sell high, upgrades, meetings, the run. */
export const lesson: GameLesson = {
  most: 80,
  hints,
  steps: [
    {
      id: 'captain',
      said: {
        de: 'Willkommen an Bord! Such dir einen Captain aus. Mit diesem hier ist der Anfang leicht.',
        en: 'Welcome aboard! Choose your captain. This one makes the start easy.',
        ru: 'Добро пожаловать на борт! Выберите капитана. С этим начать проще.',
      },
      when: (at) => !board(at).hasBegun && asks(at, 'prompt.swap', 'prompt.character'),
      pointsAt: ({ play, seat }) => {
        const hand = cardsOf(play.view, 'hand', seat);
        const [card] = EASY.flatMap((face) => hand.find((each) => each.face === face) ?? []);
        return card === undefined ? null : { card: card.id };
      },
      until: (at) => board(at).hasBegun,
    },
    {
      id: 'fate',
      said: {
        de: 'Jeder Zug beginnt mit einer Schicksalskarte: Glück, Gefahr oder ein fremdes Schiff. Lies, was sie bringt, dann geht es weiter.',
        en: 'Every turn begins with a fate card: luck, danger or a strange ship. Read what it brings, then go on.',
        ru: 'Каждый ход начинается с карты судьбы: удача, опасность или чужой корабль. Прочтите, что она принесла, и продолжайте.',
      },
      when: (at) => isScene(at, 'fate') || asks(at, 'prompt.card-ship', 'prompt.move'),
    },
    {
      id: 'goal',
      said: {
        de: 'Das Ziel: Kauf auf Brix zehn Waffen und bring sie nach Koroth, durch den Zoll. Waffen von anderswo zählen nicht. Du brauchst zehn Frachträume und etwa 5000 Credits.',
        en: 'The goal: buy ten weapons on Brix and bring them to Koroth, through customs. Weapons from elsewhere don’t count. You need ten cargo pods and about 5,000 credits.',
        ru: 'Цель: купить на Бриксе десять единиц оружия и доставить на Корот через таможню. Оружие из других мест не в счёт. Нужны десять отсеков и около 5000 кредитов.',
      },
      when: (at) => asks(at, 'prompt.move'),
      pointsAt: () => ({ space: String(KOROTH_SECTOR) }),
    },
    {
      id: 'ship',
      said: {
        de: 'Diese Karte ist ein Schiff. Die Prozente sagen, wie gut du stehst. Vorbeilassen ist keine Schande: Ein Kampf kostet dich den Zug.',
        en: 'This card is a ship. The percentages say how you stand. Letting it pass is no shame: a fight costs you the turn.',
        ru: 'Эта карта — корабль. Проценты показывают ваши шансы. Пропустить его не стыдно: бой стоит вам хода.',
      },
      when: (at) => asks(at, 'prompt.card-ship'),
      pointsAt: (at) => (offers(at, 'pass') ? { option: 'pass' } : null),
    },
    {
      id: 'fly',
      said: {
        de: 'Jetzt fliegst du, so viele Sektoren, wie deine Lichtgeschwindigkeit zeigt. In dieser Richtung lohnt sich der Handel gerade am meisten.',
        en: 'Now you fly, as many sectors as your lightspeed. In this direction trade pays most right now.',
        ru: 'Теперь полёт: столько секторов, сколько показывает сверхсвет. В этой стороне торговать сейчас выгоднее всего.',
      },
      when: (at) => asks(at, 'prompt.move'),
      pointsAt: towards,
      until: (at) => did(at, 'fly') > 0,
    },
    {
      id: 'shots',
      said: {
        de: 'Ein Kampf! Erst würfeln beide das Manöver: Wer mehr hat, entscheidet, ob geschossen wird. Dann wird geschossen. Ein Kampf beendet den Zug, wer auch gewinnt.',
        en: 'A fight! First both roll for the maneuver: whoever has more decides whether shots are fired. Then both shoot. A fight ends the turn, whoever wins.',
        ru: 'Бой! Сначала оба бросают на манёвр: у кого больше, тот решает, стрелять ли. Потом выстрелы. Бой завершает ход, кто бы ни победил.',
      },
      when: (at) => isScene(at, 'manoeuvre') || isScene(at, 'dogfight'),
    },
    {
      id: 'fight',
      said: {
        de: 'Beide haben das Manöver gewürfelt, und du warst besser: Du entscheidest, ob geschossen wird. Wer flieht, kommt heil davon.',
        en: 'Both have rolled for the maneuver, and you did better: you decide whether shots are fired. Whoever flees gets away unharmed.',
        ru: 'Оба бросили на манёвр, и у вас вышло лучше: вам решать, стрелять ли. Кто бежит, уходит невредимым.',
      },
      when: (at) => asks(at, 'prompt.manoeuvre'),
    },
    {
      id: 'meet',
      said: {
        de: 'Triffst du in einem Sektor einen anderen Captain, könnt ihr handeln – oder du greifst an und nimmst dir, was du willst. Wer angreift, riskiert sein Schiff.',
        en: 'If you meet another captain in a sector, you may trade – or attack and take what you like. Whoever attacks risks the ship.',
        ru: 'Встретив в секторе другого капитана, можно торговать — или напасть и забрать что угодно. Кто нападает, рискует кораблём.',
      },
      when: (at) =>
        (asks(at, 'prompt.explore') && offers(at, 'seat')) || (did(at, 'upgrade') > 0 && asks(at, 'prompt.move')),
      pointsAt: (at) => (offers(at, 'seat') ? { option: 'seat' } : otherShip(at)),
    },
    {
      id: 'land',
      said: {
        de: 'Hier ist ein Planet. Lande: Dann darfst du genau eines tun – kaufen, verkaufen, ausbauen oder ein Kopfgeld aussetzen.',
        en: 'There is a planet here. Land: then you may do exactly one thing – buy, sell, upgrade or place a bounty.',
        ru: 'Здесь планета. Садитесь: можно сделать ровно одно — купить, продать, улучшить корабль или назначить награду.',
      },
      when: (at) => asks(at, 'prompt.explore') && offers(at, 'planet'),
      pointsAt: () => ({ option: 'planet' }),
      until: (at) => did(at, 'land') > 0,
    },
    {
      id: 'demand',
      said: {
        de: 'Die Balken zeigen, wie begehrt eine Ware ist. Kauf, wo wenige leuchten, und verkauf, wo viele leuchten.',
        en: 'The bars show how much a good is wanted. Buy where few are lit, and sell where many are.',
        ru: 'Деления показывают спрос. Покупайте там, где их мало, и продавайте там, где много.',
      },
      when: (at) => asks(at, 'prompt.activity'),
      pointsAt: (at) => ({ thing: `planet:${board(at).me?.sector}` }),
    },
    {
      id: 'buy',
      said: {
        de: 'Kauf das hier: Anderswo bringt es mehr. Zwei Würfel sagen dir dann, wie viel es gibt und was es heute kostet.',
        en: 'Buy this: elsewhere it brings more. Two dice then tell you how much there is and what it costs today.',
        ru: 'Купите это: в другом месте за него дадут больше. Два кубика скажут, сколько его есть и почём сегодня.',
      },
      when: (at) => offers(at, 'buy'),
      pointsAt: cheap,
      until: (at) => did(at, 'announce') > 0,
    },
    {
      id: 'amount',
      said: {
        de: 'Jetzt kennst du den Preis und entscheidest, wie viel du nimmst. Mehr, als in deine Frachträume passt, geht nicht.',
        en: 'Now you know the price, and you decide how much you take. No more than your cargo pods hold.',
        ru: 'Теперь цена известна, и вы решаете, сколько брать. Больше, чем вмещают отсеки, нельзя.',
      },
      when: (at) => asks(at, 'prompt.buy-amount'),
      pointsAt: most,
      until: (at) => did(at, 'trade') > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt sind die anderen dran. Du siehst alles, was sie tun; mit einem Klick geht es schneller.',
        en: 'Now the others play. You see everything they do; a click makes it faster.',
        ru: 'Теперь ходят другие. Вы видите всё, что они делают; нажатие ускоряет показ.',
      },
      when: (at) => at.play.decision === null && did(at, 'trade') > 0,
    },
    {
      id: 'customs',
      said: {
        de: 'Der Zoll! Wer ein Kopfgeld hat oder Verbotenes an Bord, würfelt vor der Landung. Große Häfen sind streng, kleine drücken ein Auge zu.',
        en: 'Customs! Whoever has a bounty or forbidden goods aboard rolls before landing. Large ports are strict, small ones look away.',
        ru: 'Таможня! У кого награда за голову или запрещённый груз, тот бросает кубик перед посадкой. Большие порты строги, малые смотрят сквозь пальцы.',
      },
      when: (at) => isScene(at, 'customs') || did(at, 'customs') > 0,
    },
    {
      id: 'carry',
      said: {
        de: 'Ware an Bord! Oben steht, wo sie am meisten bringt. Was dort verboten ist, bringt am allermeisten – aber der Zoll sieht hin.',
        en: 'Goods aboard! Above it says where they bring most. What is forbidden there brings the very most – but customs will look.',
        ru: 'Товар на борту! Вверху написано, где за него дадут больше. Дороже всего запрещённое — но там смотрит таможня.',
      },
      when: (at) => isTravelling(at) && did(at, 'trade') === 1,
      pointsAt: onTheWay,
      until: (at) => did(at, 'trade') > 1,
    },
    {
      id: 'sell',
      said: {
        de: 'Angekommen: Verkauf! Danach geht der Planet vom Brett, und ein neuer kommt.',
        en: 'You have arrived: sell! Afterwards the planet leaves the board, and a new one comes.',
        ru: 'Вы на месте: продавайте! После этого планета уходит с поля и приходит новая.',
      },
      when: (at) => offers(at, 'sell') || asks(at, 'prompt.sell-amount'),
      pointsAt: (at) => (offers(at, 'sell') ? { option: 'sell' } : most(at)),
      until: (at) => did(at, 'trade') > 1,
    },
    {
      id: 'upgrade',
      said: {
        de: 'Geld beisammen: Bau dein Schiff aus! Mehr Frachträume bringen mehr Gewinn, mehr Lichtgeschwindigkeit kürzere Wege.',
        en: 'You have made some money: upgrade your ship! More cargo pods bring more profit, more lightspeed shorter trips.',
        ru: 'Деньги есть: улучшайте корабль! Больше отсеков — больше прибыли, больше сверхсвета — короче рейсы.',
      },
      when: (at) => did(at, 'trade') > 1 && (offers(at, 'upgrade') || asks(at, 'prompt.upgrade')),
      pointsAt: (at) => {
        if (offers(at, 'upgrade')) return { option: 'upgrade' };
        if (did(at, 'upgrade') > 0) return { option: 'done' };
        return { option: offers(at, 'system:cargoPods') ? 'system:cargoPods' : 'system' };
      },
      until: (at) => did(at, 'upgrade') > 0 && !asks(at, 'prompt.upgrade'),
    },
    {
      id: 'port',
      said: {
        de: 'Auf in den nächsten Hafen! Dort kannst du statt zu handeln auch ausbauen; in großen Raumhäfen ist es am billigsten.',
        en: 'On to the next port! There you can also upgrade instead of trading; in large starports it is cheapest.',
        ru: 'В следующий порт! Там вместо торговли можно улучшить корабль; в больших космопортах дешевле всего.',
      },
      when: (at) => isTravelling(at) && did(at, 'trade') > 1,
      pointsAt: onTheWay,
      until: (at) => did(at, 'upgrade') > 0,
    },
    {
      id: 'run',
      said: {
        de: 'Und das große Rennen: Hier auf Brix gibt es die zehn Waffen. Zwei Runden später verfallen sie – flieg erst, wenn dein Schiff schnell genug ist. Auf Koroth lässt sich der Zoll bestechen.',
        en: 'And the great run: the ten weapons are sold here, on Brix. Two rounds later they expire – go only when your ship is fast enough. On Koroth customs can be bribed.',
        ru: 'И большая гонка: десять единиц оружия продают здесь, на Бриксе. Через два раунда они пропадут — летите, когда корабль станет быстрым. На Короте таможню можно подкупить.',
      },
      when: (at) => did(at, 'upgrade') > 0 && asks(at, 'prompt.move'),
      pointsAt: () => ({ space: String(BRIX_SECTOR) }),
    },
    {
      id: 'alone',
      said: {
        de: 'So geht es Runde um Runde: handeln, ausbauen, dann das große Rennen. Oben steht immer, was dich weiterbringt. Den Rest schaffst du allein!',
        en: 'So it goes round by round: trade, upgrade, then the great run. What helps you next always stands above. You can do the rest alone!',
        ru: 'Так раунд за раундом: торговля, улучшения, потом большая гонка. Что делать дальше, всегда написано вверху. Остальное вы сможете сами!',
      },
      when: (at) => did(at, 'upgrade') > 0 && asks(at, 'prompt.move'),
    },
  ],
};
