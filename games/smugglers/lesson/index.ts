import type { GameLesson, LessonAt, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { BRIX_SECTOR } from '../content/index.ts';
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

/** The first game: goal, captain, fate, flight, customs, buy low and sell high, upgrades, meetings, the run. */
export const lesson: GameLesson = {
  most: 80,
  hints,
  steps: [
    {
      id: 'goal',
      said: {
        de: 'Willkommen an Bord! Wer zuerst zehn Waffen von Brix durch den Zoll nach Koroth bringt, gewinnt. Dafür brauchst du zehn Frachträume und etwa 5000 Credits: Beides bringt der Handel, und er wächst schnell.',
        en: 'Welcome aboard! Whoever is first to bring ten weapons from Brix through customs to Koroth wins. That takes ten cargo pods and about 5,000 credits: trade brings you both, and it grows fast.',
        ru: 'Добро пожаловать на борт! Побеждает тот, кто первым провезёт десять единиц оружия с Брикса через таможню на Корот. Нужны десять отсеков и около 5000 кредитов: всё это даст торговля, и растёт она быстро.',
      },
      when: (at) => !board(at).hasBegun && asks(at, 'prompt.swap', 'prompt.character'),
    },
    {
      id: 'captain',
      said: {
        de: 'Such dir einen Kapitän aus. Mit diesem hier ist der Anfang leicht. Zeig auf irgendetwas oder halt den Finger darauf, und es erklärt sich.',
        en: 'Choose your captain. This one makes the start easy. Point at anything, or hold a finger on it, and it explains itself.',
        ru: 'Выберите капитана. С этим начать проще. Укажите на что угодно или задержите палец — и появится объяснение.',
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
        de: 'Jeder Zug beginnt mit einer Schicksalskarte: Glück, Gefahr, ein fremdes Schiff oder ein Angebot, das an einem Planeten liegen bleibt. Du musst dir nichts davon merken.',
        en: 'Every turn begins with a fate card: luck, danger, a strange ship, or an offer that stays at a planet. You need not remember any of it.',
        ru: 'Каждый ход начинается с карты судьбы: удача, опасность, чужой корабль или предложение, которое остаётся у планеты. Запоминать ничего не нужно.',
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
        de: 'Jetzt fliegst du, so viele Sektoren, wie deine Lichtgeschwindigkeit zeigt. Hier geht es zu dem Handel, der sich gerade am meisten lohnt: Er steht auch ganz oben.',
        en: 'Now you fly, as many sectors as your lightspeed. This way lies the trade that pays best right now: it also stands at the very top.',
        ru: 'Теперь полёт: столько секторов, сколько показывает сверхсвет. Сюда лежит путь к самой выгодной сейчас сделке: она названа и в самом верху.',
      },
      when: (at) => asks(at, 'prompt.move'),
      pointsAt: towards,
      until: (at) => did(at, 'fly') > 0,
    },
    {
      id: 'shortcuts',
      said: {
        de: 'Die seltsamen Ziele: Ein Schwarzes Loch schleudert dich doppelt so weit, doch bei einer 1 verschlingt es dein Schiff. Wo ein Wurmloch dich ausspuckt, weiß nur der Würfel. Du kommst auch ohne aus.',
        en: 'The strange destinations: a black hole hurls you twice as far, but on a 1 it swallows your ship. Where a wormhole spits you out only the die knows. You can do without them.',
        ru: 'Странные цели: чёрная дыра забросит вдвое дальше, но на 1 поглотит корабль. Куда выбросит червоточина, знает только кубик. Можно обойтись и без них.',
      },
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
        de: 'Die Balken zeigen, wie begehrt eine Ware ist: Kauf, wo wenige leuchten, und verkauf, wo viele leuchten. Eine gelbe Zahl ist ein besonderer Preis. Für das große Rennen zählen nur die Waffen von Brix.',
        en: 'The bars show how much a good is wanted: buy where few are lit, and sell where many are. A yellow number is a special price. For the great run only the weapons from Brix count.',
        ru: 'Деления показывают спрос: покупайте там, где их мало, и продавайте там, где много. Жёлтая цифра — особая цена. Для большой гонки годится только оружие с Брикса.',
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
        de: 'Jetzt kennst du den Preis und entscheidest, wie viel du nimmst: höchstens so viel, wie in deine Frachträume passt. Noch sind es wenige. Danach ist dein Zug vorbei.',
        en: 'Now you know the price, and you decide how much you take: at most what your cargo pods hold. They are still few. Then your turn is over.',
        ru: 'Теперь цена известна, и вы решаете, сколько брать: не больше, чем вместят отсеки. Пока их мало. После этого ваш ход окончен.',
      },
      when: (at) => asks(at, 'prompt.buy-amount'),
      pointsAt: most,
      until: (at) => did(at, 'trade') > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt sind die anderen dran. Drück „Verstanden“ und sieh zu, was sie tun; „Überspringen“ kürzt es ab.',
        en: 'Now the others play. Press “Got it” and watch what they do; “Skip ahead” makes it short.',
        ru: 'Теперь ходят другие. Нажмите «Понятно» и смотрите, что они делают; «Пропустить» сократит показ.',
      },
      when: (at) => at.play.decision === null && did(at, 'trade') > 0,
    },
    {
      id: 'customs',
      said: {
        de: 'Der Zoll prüft nur, wer Verbotenes an Bord hat oder wessen Kopf etwas wert ist: Der würfelt vor der Landung. Auf der Karte steht dann neben einem ✓ die Chance, durchzukommen; große Häfen sind am strengsten.',
        en: 'Customs only check whoever carries forbidden goods or has a price on their head: they roll before landing. Then the map shows the chance to get through, beside a ✓; large ports are the strictest.',
        ru: 'Таможня проверяет лишь тех, кто везёт запрещённое или за чью голову назначена награда: перед посадкой они бросают кубик. Шанс пройти показан тогда на карте рядом с ✓; строже всего в больших портах.',
      },
      // Whoever keeps to what is allowed is told before the second trade.
      when: (at) =>
        isScene(at, 'customs') || did(at, 'customs') > 0 || (did(at, 'trade') > 1 && asks(at, 'prompt.move')),
    },
    {
      id: 'carry',
      said: {
        de: 'Ware an Bord! In der Zeile ganz oben steht, wo du sie gut verkaufst. Wo sie verboten ist, bringt sie noch mehr – aber der Zoll sieht hin.',
        en: 'Goods aboard! The line at the very top says where they sell well. Where they are forbidden they bring even more – but customs will look.',
        ru: 'Товар на борту! В самой верхней строке написано, где его выгодно продать. Где он запрещён, дадут ещё больше — но там смотрит таможня.',
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
      id: 'sold',
      said: {
        de: 'Verkauft, und der Gewinn ist deiner! Der Planet hat das Brett verlassen, ein neuer ist gekommen. Vom Gewinn baust du am nächsten Hafen dein Schiff aus.',
        en: 'Sold, and the profit is yours! The planet has left the board, and a new one has come. At the next port the profit pays for upgrades of your ship.',
        ru: 'Продано, прибыль ваша! Планета ушла с поля, и пришла новая. На прибыль вы улучшите корабль в следующем порту.',
      },
      when: (at) =>
        did(at, 'trade', ({ does, units }) => does === 'sell' && units !== 0) > 0 && at.play.decision === null,
    },
    {
      id: 'upgrade',
      said: {
        de: 'Bau dein Schiff aus, aber behalte Geld, um die Frachträume zu füllen. Mehr davon bringen mehr Gewinn bei jeder Fahrt, mehr Lichtgeschwindigkeit kürzere Wege. Danach ist dein Zug vorbei.',
        en: 'Upgrade your ship, but keep some money to fill the pods. More cargo pods bring more profit on every trip, more lightspeed shorter trips. Then your turn is over.',
        ru: 'Улучшайте корабль, но оставьте денег на товар для отсеков. Больше отсеков — больше прибыли с каждого рейса, больше сверхсвета — короче рейсы. После этого ваш ход окончен.',
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
        de: 'Auf in den nächsten Hafen! Dort kannst du statt zu handeln auch ausbauen. In großen Raumhäfen ist es billiger; dieser liegt am Weg zum nächsten Handel.',
        en: 'On to the next port! There you can also upgrade instead of trading. Large starports are cheaper; this one is on the way to your next trade.',
        ru: 'В следующий порт! Там вместо торговли можно улучшить корабль. В больших космопортах дешевле, зато этот — по пути к следующей сделке.',
      },
      when: (at) => isTravelling(at) && did(at, 'trade') > 1,
      pointsAt: onTheWay,
      until: (at) => did(at, 'upgrade') > 0,
    },
    {
      id: 'run',
      said: {
        de: 'Und das große Rennen: Hier auf Brix gibt es die zehn Waffen. Zwei Runden später verfallen sie: Bau erst die Lichtgeschwindigkeit aus. Auf Koroth lässt sich der Zoll bestechen.',
        en: 'And the great run: the ten weapons are sold here, on Brix. Two rounds later they expire, so raise your lightspeed first. On Koroth customs can be bribed.',
        ru: 'И большая гонка: десять единиц оружия продают здесь, на Бриксе. Через два раунда они пропадут: сначала поднимите сверхсвет. На Короте таможню можно подкупить.',
      },
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
      when: (at) => did(at, 'upgrade') > 0 && asks(at, 'prompt.move'),
    },
  ],
};
