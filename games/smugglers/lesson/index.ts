import type { GameLesson, LessonAt, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { BRIX_SECTOR, KOROTH_SECTOR } from '../content/index.ts';
import { sectorOf } from '../rules/lookup.ts';
import type { Messages } from '../rules/messages.ts';
import { type Board, boardOf } from '../table/board.ts';
import { EASY } from '../table/card/easy.ts';
import { goalOf } from '../table/goal.ts';
import { forecasts } from '../table/routes/forecast.ts';
import { legTo } from '../table/routes/towards.ts';
import { cardsOf } from '../table/sight.ts';
import { hints } from './hints.ts';

const board = ({ play }: LessonAt): Board => boardOf(play.view, play.seat, play.decision);
const isMyTurn = (at: LessonAt): boolean => board(at).fields.active === at.seat;
const isScene = ({ scene }: LessonAt, kind: string): boolean => scene?.startsWith(`${kind} `) === true;
/** The last option: of several amounts the largest one. */
function most({ play }: LessonAt): Pointer | null {
  const option = play.decision?.options.at(-1)?.id;
  return option === undefined ? null : { option };
}

/** So much stays for each pod, to buy something that fills it. */
const PER_POD = 20;
/** As many cargo pods as there is money for, and still some to fill them. */
const mostPods = (at: LessonAt): string | undefined => {
  const credits = board(at).me?.credits ?? 0;
  const offered = at.play.decision?.options.filter(({ id }) => id.startsWith('system:cargoPods')) ?? [];
  const fitting = offered.filter(({ label }) => {
    const step = label?.args as Messages['option.system'] | undefined;
    return step !== undefined && credits - step.price >= PER_POD * step.level;
  });
  return (fitting.at(-1) ?? offered[0])?.id;
};

/** Towards where trade pays most, as the goal above the table says: the place itself, or how far one comes today. */
function towards({ play }: LessonAt): Pointer | null {
  const space = goalOf(play)?.nearest?.space;
  const leg = space === undefined ? undefined : legTo(play, space);
  if (leg === undefined) return null;
  return leg === 'stay' ? { option: leg } : { space: leg.slice('sector:'.length) };
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

/** What brings one farther is said above the table, and beside the map what else would. */
const GOAL = (): readonly Pointer[] => [{ thing: 'goal' }, { thing: 'routes' }];

/** The first game: goal, captain, fate, flight, customs, buy low and sell high, upgrades, meetings, the run. */
export const lesson: GameLesson = {
  most: 80,
  hints,
  steps: [
    {
      id: 'goal',
      said: {
        de: 'Willkommen an Bord! Darum geht es: zehn Waffen auf Brix kaufen, für 5000 Credits, und sie binnen zwei Runden durch den Zoll nach Koroth bringen. Dafür brauchst du zehn Frachträume, Tempo und Geld: Das bringt der Handel.',
        en: 'Welcome aboard! This is what it is about: buy ten weapons on Brix for 5,000 credits, and bring them through customs to Koroth within two rounds. That takes ten cargo pods, speed and money: trade brings you all of it.',
        ru: 'Добро пожаловать на борт! Цель: купить на Бриксе десять единиц оружия за 5000 кредитов и за два раунда провезти их через таможню на Корот. Нужны десять отсеков, скорость и деньги: всё это даёт торговля.',
      },
      when: (at) => !board(at).hasBegun && asks(at, 'prompt.swap', 'prompt.character'),
    },
    {
      id: 'captain',
      said: {
        de: 'Such dir einen Kapitän aus; mit dem im Ring ist der Anfang leicht. Verstehen musst du noch nicht alles: Was du nicht kennst, erklärt sich, wenn du darauf zeigst oder den Finger darauf hältst.',
        en: 'Choose your captain; the one with the ring makes the start easy. No need to understand everything yet: what you don’t know explains itself when you point at it or hold a finger on it.',
        ru: 'Выберите капитана; с тем, кто обведён, начать проще. Понимать всё пока не обязательно: наведите курсор на незнакомое или задержите на нём палец — и появится объяснение.',
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
        de: 'Jeder Zug beginnt mit einer Schicksalskarte: Glück, Gefahr, ein fremdes Schiff oder ein Angebot, das an einem Planeten liegen bleibt. Was darauf steht, geschieht von selbst; merken musst du dir nichts.',
        en: 'Every turn begins with a fate card: luck, danger, a strange ship, or an offer that stays at a planet. What it says happens by itself; you need not remember any of it.',
        ru: 'Каждый ход начинается с карты судьбы: удача, опасность, чужой корабль или предложение, которое остаётся у планеты. Всё на ней происходит само, запоминать ничего не нужно.',
      },
      when: (at) => (isScene(at, 'fate') && isMyTurn(at)) || asks(at, 'prompt.card-ship', 'prompt.move'),
    },
    {
      id: 'ship',
      said: {
        de: 'Diese Karte ist ein Schiff. Die Prozente sagen, wie gut du stehst. Vorbeilassen ist keine Schande: Ein Kampf kostet dich den Zug.',
        en: 'This card is a ship. The percentages say how you stand. Letting it pass is no shame: a fight costs you the turn.',
        ru: 'Эта карта — корабль. Проценты показывают ваши шансы. Пропустить его не стыдно: бой стоит вам хода.',
      },
      when: (at) => asks(at, 'prompt.card-ship'),
      untilAnswered: true,
      pointsAt: (at) => (offers(at, 'pass') ? { option: 'pass' } : null),
    },
    {
      id: 'fly',
      said: {
        de: 'Jetzt fliegst du, so viele Sektoren, wie deine Lichtgeschwindigkeit zeigt. Der Ring liegt am Weg zu dem Handel, der sich gerade am meisten lohnt: Welcher das ist, steht ganz oben.',
        en: 'Now you fly, as many sectors as your lightspeed. The ring lies on the way to the trade that pays best right now: which one that is stands at the very top.',
        ru: 'Теперь полёт: столько секторов, сколько показывает сверхсвет. Кольцо — на пути к самой выгодной сейчас сделке: какой именно, написано в самом верху.',
      },
      speaksOf: GOAL,
      when: (at) => asks(at, 'prompt.move'),
      pointsAt: towards,
      until: (at) => did(at, 'fly') > 0,
    },
    {
      id: 'shortcuts',
      said: {
        de: 'Die seltsamen Ziele: Ein Schwarzes Loch schleudert dich doppelt so weit, doch würfelst du eine 1, verschlingt es dein Schiff. Wo ein Wurmloch dich ausspuckt, weiß nur der Würfel. Du kommst auch ohne aus.',
        en: 'The strange destinations: a black hole hurls you twice as far, but if you roll a 1 it swallows your ship. Where a wormhole spits you out only the die knows. You can do without them.',
        ru: 'Странные цели: чёрная дыра забросит вдвое дальше, но если на кубике 1, поглотит корабль. Куда выбросит червоточина, знает только кубик. Можно обойтись и без них.',
      },
      speaksOf: () => [{ option: 'touch' }, { option: 'jump' }],
      when: (at) => did(at, 'fly') > 0 && asks(at, 'prompt.move') && (offers(at, 'touch') || offers(at, 'jump')),
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
        de: 'Andere Kapitäne: In ihrem Sektor könnt ihr handeln – oder du greifst an und nimmst dir, was du willst. Wer angreift, riskiert sein Schiff.',
        en: 'Other captains: in their sector you may trade with them – or attack and take what you like. Whoever attacks risks the ship.',
        ru: 'Другие капитаны: в их секторе можно торговать — или напасть и забрать что угодно. Кто нападает, рискует кораблём.',
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
        de: 'Die Balken zeigen, wie begehrt eine Ware ist: Kauf, wo wenige leuchten, verkauf, wo viele leuchten. Daneben steht, was eine Einheit etwa kostet. Für das große Rennen zählen nur die Waffen von Brix.',
        en: 'The bars show how much a good is wanted: buy where few are lit, sell where many are. Beside them stands about what a unit costs. For the great run only the weapons from Brix count.',
        ru: 'Деления показывают спрос: покупайте, где их мало, продавайте, где много. Рядом — примерная цена за единицу. Для большой гонки годится только оружие с Брикса.',
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
        de: 'Jetzt kennst du den Preis und entscheidest, wie viel du nimmst: höchstens so viel, wie in deine Frachträume passt, und am Anfang ist das wenig. Danach ist dein Zug vorbei.',
        en: 'Now you know the price, and you decide how much you take: at most what your cargo pods hold, and that is little at first. Then your turn is over.',
        ru: 'Теперь цена известна, и вы решаете, сколько брать: не больше, чем вместят отсеки, а вначале это немного. После этого ваш ход окончен.',
      },
      when: (at) => asks(at, 'prompt.buy-amount'),
      pointsAt: most,
      until: (at) => did(at, 'trade') > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt ist dein Rivale dran. Drück „Verstanden“ und sieh zu, was er tut; „Überspringen“ kürzt es ab.',
        en: 'Now your rival plays. Press “Got it” and watch what happens; “Skip ahead” makes it short.',
        ru: 'Теперь ходит соперник. Нажмите «Понятно» и смотрите, что он делает; «Пропустить» сократит показ.',
      },
      when: (at) => at.play.decision === null && did(at, 'trade') > 0,
    },
    {
      id: 'customs',
      said: {
        de: 'Der Zoll prüft vor der Landung, aber nur, wer Verbotenes an Bord hat oder gesucht wird: Dann steht auf der Karte neben einem ✓ die Chance, unbehelligt zu landen. Große Häfen sind am strengsten.',
        en: 'Customs check before the landing, but only whoever carries forbidden goods or is wanted: then the map shows, beside a ✓, the chance to land untroubled. Large ports are the strictest.',
        ru: 'Таможня проверяет перед посадкой, но лишь тех, кто везёт запрещённое или в розыске: тогда на карте рядом с ✓ виден шанс сесть без помех. Строже всего в больших портах.',
      },
      // Whoever keeps to what is allowed is told before the second trade.
      when: (at) =>
        isScene(at, 'customs') || did(at, 'customs') > 0 || (did(at, 'trade') > 1 && asks(at, 'prompt.move')),
    },
    {
      id: 'carry',
      said: {
        de: 'Ware an Bord! Ganz oben steht, wo du sie gut verkaufst; der Ring liegt am Weg dorthin. Wo sie verboten ist, bringt sie noch mehr – aber der Zoll sieht hin.',
        en: 'Goods aboard! The very top says where they sell well; the ring lies on the way there. Where they are forbidden they bring even more – but customs will look.',
        ru: 'Товар на борту! В самом верху написано, где его выгодно продать; кольцо — на пути туда. Где он запрещён, дадут ещё больше — но там смотрит таможня.',
      },
      speaksOf: GOAL,
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
      id: 'sold',
      said: {
        de: 'Verkauft! Was du jetzt hast, steht ganz oben neben deiner Nummer. Der Planet hat das Brett verlassen, ein neuer ist gekommen. Vom Gewinn baust du am nächsten Hafen dein Schiff aus.',
        en: 'Sold! What you have now stands at the very top, beside your number. The planet has left the board, and a new one has come. At the next port the profit pays for upgrades of your ship.',
        ru: 'Продано! Сколько у вас теперь, видно в самом верху рядом с вашим номером. Планета ушла с поля, пришла новая. На прибыль вы улучшите корабль в следующем порту.',
      },
      speaksOf: GOAL,
      when: (at) =>
        did(at, 'trade', ({ does, units }) => does === 'sell' && units !== 0) > 0 && at.play.decision === null,
    },
    {
      id: 'upgrade',
      said: {
        de: 'Bau dein Schiff aus: Mehr Frachträume bringen mehr Gewinn je Fahrt, mehr Lichtgeschwindigkeit kürzt die Wege. Behalte aber Geld für die nächste Ware. Danach ist dein Zug vorbei.',
        en: 'Upgrade your ship: more cargo pods bring more profit on every trip, more lightspeed makes trips shorter. But keep money for the next goods. Then your turn is over.',
        ru: 'Улучшайте корабль: больше отсеков — больше прибыли с рейса, больше сверхсвета — короче рейсы. Но оставьте денег на следующий товар. После этого ваш ход окончен.',
      },
      when: (at) => did(at, 'trade') > 1 && (offers(at, 'upgrade') || asks(at, 'prompt.upgrade')),
      pointsAt: (at) => {
        if (offers(at, 'upgrade')) return { option: 'upgrade' };
        if (did(at, 'upgrade') > 0) return { option: 'done' };
        return { option: mostPods(at) ?? 'system' };
      },
      until: (at) => did(at, 'upgrade') > 0 && !asks(at, 'prompt.upgrade'),
    },
    {
      id: 'port',
      said: {
        de: 'Auf in den nächsten Hafen, am Ring entlang! Dort kannst du statt zu handeln auch ausbauen. In großen Raumhäfen ist es billiger, dieser liegt dafür am Weg zum nächsten Handel.',
        en: 'On to the next port, by way of the ring! There you can also upgrade instead of trading. Large starports are cheaper, but this one is on the way to your next trade.',
        ru: 'В следующий порт, через кольцо! Там вместо торговли можно улучшить корабль. В больших космопортах дешевле, зато этот — по пути к следующей сделке.',
      },
      speaksOf: GOAL,
      when: (at) => isTravelling(at) && did(at, 'trade') > 1,
      pointsAt: onTheWay,
      until: (at) => did(at, 'upgrade') > 0,
    },
    {
      id: 'run',
      said: {
        de: 'Und das große Rennen: Hier auf Brix kaufst du die zehn Waffen. Nach zwei Runden sind sie wertlos, bis dahin müssen sie auf Koroth sein, am anderen Ende. Werde also erst schneller! Den Zoll dort kann man bestechen.',
        en: 'And the great run: here, on Brix, you buy the ten weapons. After two rounds they are worthless; by then they must be on Koroth, at the other end. So get faster first! Customs there can be bribed.',
        ru: 'И большая гонка: здесь, на Бриксе, вы купите десять единиц оружия. Через два раунда они пропадут, а везти их на Корот, на другой край. Так что сначала станьте быстрее! Таможню там можно подкупить.',
      },
      speaksOf: () => [{ space: String(KOROTH_SECTOR) }],
      when: (at) => did(at, 'upgrade') > 0 && asks(at, 'prompt.move'),
      pointsAt: () => ({ space: String(BRIX_SECTOR) }),
    },
    {
      id: 'alone',
      said: {
        de: 'Das war die Lektion: handeln, ausbauen, dann das große Rennen. Ganz oben steht, was dich weiterbringt; „Was würdest du tun?“ (am Telefon „Rat?“) gibt dir einen Rat. Den Rest schaffst du allein!',
        en: 'That was the lesson: trade, upgrade, then the great run. What helps you next stands at the very top; “What would you do?” (“Advice?” on a phone) gives advice. You can do the rest alone!',
        ru: 'Урок окончен: торговля, улучшения, потом большая гонка. Что делать дальше, написано в самом верху; совет даст «А как бы вы сыграли?» (на телефоне «Совет?»). Остальное вы сможете сами!',
      },
      speaksOf: GOAL,
      when: (at) => did(at, 'upgrade') > 0 && asks(at, 'prompt.move'),
    },
  ],
};
