import type { GameLesson, LessonAt, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { cardOf, type Face } from '../content/index.ts';
import { type Board, boardOf } from '../table/board.ts';
import { rewardOf } from '../text/facts.ts';
import { hints } from './hints.ts';

const board = ({ play }: LessonAt): Board => boardOf(play.view, play.seat);
/** My turn, with nothing else being asked. */
const isFree = (at: LessonAt): boolean => offers(at, 'end');
const canAttack = (at: LessonAt): boolean => offers(at, 'attack-all') || offers(at, 'attack');
const shipIn = ({ near, far }: Board) => near.ships[0] ?? far.ships[0];
/** An enemy card in the row that can be hunted. */
const preyIn = ({ row, far }: Board) =>
  row.find((card) => card !== null && cardOf(card.face).faction === far.faction && cardOf(card.face).target !== null) ??
  null;

/** The card that was defeated lets one exile another. */
function offersExile(at: LessonAt): boolean {
  const face = at.play.decision?.prompt.args?.face;
  return asks(at, 'prompt.reward') && typeof face === 'string' && rewardOf(face as Face).verb === 'exile';
}

/** What is bought: rather a capital ship, the dearest of them, which one meets again soon. */
function bargain({ play }: LessonAt): Pointer {
  const ships = (play.decision?.options ?? []).flatMap(({ id, card }) => {
    const face = id.startsWith('buy:') && card !== undefined ? play.faceOf(card) : undefined;
    const { kind, cost } = face === undefined ? { kind: null, cost: 0 } : cardOf(face);
    return kind === 'ship' ? [{ id, cost: cost ?? 0 }] : [];
  });
  const [ship] = ships.sort((one, other) => other.cost - one.cost);
  return { option: ship?.id ?? 'buy' };
}

/** The cheapest card that one may give up. */
function weakest({ play }: LessonAt): Pointer | null {
  const priced = (play.decision?.options ?? []).flatMap(({ id, card }) => {
    const face = card === undefined ? undefined : play.faceOf(card);
    return face === undefined ? [] : [{ id, cost: cardOf(face).cost ?? 0 }];
  });
  const [cheapest] = priced.sort((one, other) => one.cost - other.cost);
  return cheapest === undefined ? null : { option: cheapest.id };
}

/** An attack on a card of the row that is strong enough and only has to be struck. */
function preparedOn({ play }: LessonAt): string | null {
  const prepared = play.decision?.options.find(
    ({ id, label }) => id.startsWith('attack:card') && label?.args?.enough === true,
  );
  return prepared?.id ?? null;
}

/** What one does in a turn, one after the other. */
function onward(at: LessonAt): Pointer {
  const first = ['play-all', 'play'].find((option) => offers(at, option));
  if (first !== undefined) return { option: first };
  if (offers(at, 'buy')) return bargain(at);
  return { option: ['attack-all', 'attack'].find((option) => offers(at, option)) ?? 'end' };
}

/** The mentor waits so many turns for a ship. */
const LAST_TURN = 4;
const isTaught = (at: LessonAt): boolean =>
  did(at, 'turn-ends') >= LAST_TURN || (did(at, 'turn-ends') > 1 && shipIn(board(at)) !== undefined);

/** The first game, led by the Empire: cards, resources, buying, attack, the Force, ships, hunting, bases. */
export const lesson: GameLesson = {
  most: 70,
  hints,
  steps: [
    {
      id: 'goal',
      said: {
        de: 'Willkommen! Du führst das Imperium. Zerstöre drei Stützpunkte der Rebellen, bevor drei von deinen fallen. Das hier ist ihr erster. Zeig auf irgendetwas oder halt den Finger darauf, und es erklärt sich.',
        en: 'Welcome! You lead the Empire. Destroy three Rebel bases before three of yours fall. This is their first one. Point at anything, or hold a finger on it, and it explains itself.',
        ru: 'Добро пожаловать! Вы ведёте Империю. Уничтожьте три базы повстанцев раньше, чем падут три ваши. Вот их первая. Укажите на что угодно или задержите палец — и появится объяснение.',
      },
      when: isFree,
      pointsAt: (at) => {
        const { base } = board(at).far;
        return base === null ? null : { card: base.id };
      },
    },
    {
      id: 'play',
      said: {
        de: 'Spiel deine Karten! Raumfähren bringen Ressourcen zum Einkaufen, und Spielen kostet nichts. Wähl eine Karte, oder nimm diesen Knopf für alle, die dich nichts fragen.',
        en: 'Play your cards! Shuttles bring resources to buy with, and playing is free. Pick a card, or use this button for all that ask you nothing.',
        ru: 'Разыграйте карты! Шаттлы дают ресурсы для покупок, и розыгрыш ничего не стоит. Выберите карту или эту кнопку: она сыграет все, что ни о чём не спросят.',
      },
      when: (at) => offers(at, 'play'),
      pointsAt: (at) => ({ option: offers(at, 'play-all') ? 'play-all' : 'play' }),
      until: (at) => did(at, 'play') > 0,
    },
    {
      id: 'rest',
      said: {
        de: 'Eine Karte ist übrig, weil sie dich etwas fragt. Spiel auch sie: Was auf der Hand bleibt, wird am Ende deines Zuges abgelegt.',
        en: 'One card is left, because it asks you something. Play it too: what stays in your hand is discarded at the end of your turn.',
        ru: 'Одна карта осталась: она о чём-то спросит. Разыграйте и её: что останется в руке, в конце хода уйдёт в сброс.',
      },
      when: (at) => isFree(at) && offers(at, 'play') && did(at, 'play') > 0,
      pointsAt: () => ({ option: 'play' }),
      until: (at) => did(at, 'play') > 0 && !offers(at, 'play'),
    },
    {
      id: 'inquisitor',
      said: {
        de: 'Angriff, eine Ressource oder Macht: Der Inquisitor bringt, was du brauchst. Nimm die Ressource, dann reicht es für eine bessere Karte.',
        en: 'Attack, a resource or Force: the Inquisitor brings what you need. Take the resource, and you can pay for a better card.',
        ru: 'Атака, ресурс или Сила: инквизитор даёт то, что вам нужно. Возьмите ресурс, и хватит на карту получше.',
      },
      when: (at) => asks(at, 'prompt.choose'),
      pointsAt: () => ({ option: 'choice:1' }),
      until: (at) => did(at, 'choice') > 0 || did(at, 'turn-ends') > 0,
    },
    {
      id: 'resources',
      said: {
        de: 'Gelb ist, was du ausgeben kannst, Rot, wie stark du zuschlägst. Was am Ende deines Zuges übrig ist, verfällt.',
        en: 'Yellow is what you can spend, red is how hard you strike. What is left at the end of your turn is lost.',
        ru: 'Жёлтое — сколько можно потратить, красное — с какой силой вы ударите. Что останется в конце хода, пропадёт.',
      },
      when: (at) => isFree(at) && board(at).near.resources > 0 && !offers(at, 'play'),
      pointsAt: () => ({ term: 'resource' }),
    },
    {
      id: 'buy',
      said: {
        de: 'In der Mitte liegt die Galaxiereihe: Karten zum Kaufen. Die Münze ist der Preis; ist sie golden, reicht dein Geld. Ein Großkampfschiff ist ein guter Anfang: Einmal gespielt, bleibt es liegen und schützt dich.',
        en: 'In the middle lies the galaxy row: cards for sale. The coin is the price; where it is golden, you can pay. A capital ship is a good start: once played, it stays on the table and shields you.',
        ru: 'В середине лежит ряд галактики: карты на продажу. Монета — цена; если она золотая, вам хватает. Крупный корабль — хорошее начало: сыграв, вы оставите его на столе, и он прикроет вас.',
      },
      when: (at) => isFree(at) && offers(at, 'buy') && !offers(at, 'play'),
      pointsAt: bargain,
      until: (at) => did(at, 'purchase') > 0,
    },
    {
      id: 'bought',
      said: {
        de: 'Erst einmal liegt sie in deiner Ablage. Ist dein Deck leer, wird die Ablage gemischt, und die Karte kommt auf deine Hand. Dann spielst du sie.',
        en: 'For now it lies in your discard pile. When your deck runs out, the pile is shuffled, and the card comes to your hand. Then you play it.',
        ru: 'Пока она в вашем сбросе. Когда колода кончится, сброс замешают, и карта придёт к вам в руку. Тогда вы её и сыграете.',
      },
      when: (at) => did(at, 'purchase') > 0,
      pointsAt: () => ({ thing: 'discard' }),
    },
    {
      id: 'attack',
      said: {
        de: 'Du hast Angriff: Wähl den Stützpunkt der Rebellen, und alles, was du hast, schlägt zu. Schaden bleibt von Zug zu Zug liegen.',
        en: 'You have attack: pick the Rebel base, and everything you have strikes. Damage stays from turn to turn.',
        ru: 'У вас есть атака: выберите базу повстанцев, и ударит всё, что у вас есть. Урон остаётся от хода к ходу.',
      },
      when: canAttack,
      pointsAt: (at) => {
        const { base } = board(at).far;
        return base === null ? null : { card: base.id };
      },
      until: (at) => did(at, 'attack') > 0,
    },
    {
      id: 'force',
      said: {
        de: 'Die Macht: Jede Macht, die du bekommst, zieht den Marker einen Schritt zu dir. Er beginnt ganz bei den Rebellen, und das bringt ihnen jeden Zug 1 Ressource. Auf deiner Seite können manche Karten mehr.',
        en: 'The Force: each Force you gain pulls the marker one step towards you. It starts at the Rebels’ end, which gives them 1 resource every turn. On your side, some cards can do more.',
        ru: 'Сила: каждая полученная Сила сдвигает маркер на шаг к вам. Он начинает на самом краю у повстанцев и даёт им 1 ресурс каждый ход. На вашей стороне некоторые карты умеют больше.',
      },
      when: (at) => isFree(at) && did(at, 'play') > 0 && !offers(at, 'play'),
      pointsAt: () => ({ term: 'force' }),
    },
    {
      id: 'end',
      said: {
        de: 'Fertig? Beende deinen Zug: Gespielte Einheiten gehen in die Ablage, und du ziehst fünf neue Karten.',
        en: 'Done? End your turn: the units you played go to the discard pile, and you draw five new cards.',
        ru: 'Готово? Закончите ход: сыгранные отряды уйдут в сброс, и вы возьмёте пять новых карт.',
      },
      when: (at) => isFree(at) && did(at, 'play') > 0 && !offers(at, 'play-all') && !canAttack(at),
      pointsAt: () => ({ option: 'end' }),
      until: (at) => did(at, 'turn-ends') > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt spielen die Rebellen. Drück „Verstanden“ und sieh zu. Trifft dich etwas, bleibt es stehen, bis du weitergehst.',
        en: 'Now the Rebels play. Press “Got it” and watch. When something hits you, it stays until you go on.',
        ru: 'Теперь ходят повстанцы. Нажмите «Понятно» и смотрите. Что коснётся вас, останется на экране, пока вы не пойдёте дальше.',
      },
      when: (at) => did(at, 'turn-ends') > 0 && at.play.decision === null,
    },
    {
      id: 'hunt',
      said: {
        de: 'Rotes Fadenkreuz: eine Rebellenkarte, nicht zu kaufen. Mit so viel Angriff besiegst du sie und bekommst ihre Belohnung. Die Rebellen jagen deine Karten genauso. „Verbannen“ heißt: für immer aus dem Spiel.',
        en: 'A red crosshair: a Rebel card, not for sale. With that much attack you defeat it and get its reward. The Rebels hunt your cards the same way. “Exile” means: out of the game for good.',
        ru: 'Красный прицел: карта повстанцев, её не купить. С такой атакой вы её победите и получите награду. Повстанцы так же охотятся на ваши карты. «Изгнать» — убрать из игры навсегда.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') > 0 && preyIn(board(at)) !== null,
      pointsAt: (at) => {
        const prey = preyIn(board(at));
        return prey === null ? null : { card: prey.id };
      },
    },
    {
      id: 'strike',
      said: {
        de: 'Gewählt ist, wer angreift; zugeschlagen wird erst hiermit. So kannst du deine Angriffe aufteilen.',
        en: 'You have chosen who attacks; only this strikes. That way you can divide your attacks.',
        ru: 'Вы выбрали, кто атакует; удар нанесёте этим. Так атаку можно разделить.',
      },
      when: (at) => preparedOn(at) !== null,
      pointsAt: (at) => {
        const option = preparedOn(at);
        return option === null ? null : { option };
      },
      until: (at) => did(at, 'defeat') > 0,
    },
    {
      id: 'discard',
      said: {
        de: 'Die Rebellen zwingen dich, eine Karte abzulegen. Gib eine schwache her; sie kommt mit der Ablage wieder.',
        en: 'The Rebels make you discard a card. Give up a weak one; it comes back with your discard pile.',
        ru: 'Повстанцы заставляют вас сбросить карту. Отдайте слабую: она вернётся вместе со сбросом.',
      },
      when: (at) => asks(at, 'prompt.discard', 'prompt.discard-only'),
      pointsAt: weakest,
      untilAnswered: true,
    },
    {
      id: 'exile',
      said: {
        de: 'Verbannen heißt: Eine Karte verlässt dein Deck für immer. Nimm eine schwache, dann ziehst du öfter die guten.',
        en: 'To exile means: a card leaves your deck for good. Choose a weak one, and you will draw the good ones more often.',
        ru: 'Изгнать — значит навсегда убрать карту из колоды. Выберите слабую, и хорошие будут приходить чаще.',
      },
      when: (at) => offersExile(at) || asks(at, 'prompt.exile', 'prompt.exile-cost'),
    },
    {
      id: 'ship',
      said: {
        de: 'Ein Großkampfschiff: Es bleibt von Zug zu Zug liegen und schützt seinen Stützpunkt. Wer den Stützpunkt angreift, trifft zuerst die Schiffe davor, bei dir wie bei den Rebellen.',
        en: 'A capital ship: it stays from turn to turn and shields its base. Whoever attacks the base hits the ships in front of it first, yours as well as theirs.',
        ru: 'Крупный корабль: он остаётся от хода к ходу и прикрывает базу. Кто атакует базу, сначала попадает по кораблям перед ней — и у вас, и у повстанцев.',
      },
      when: (at) => isFree(at) && shipIn(board(at)) !== undefined,
      pointsAt: (at) => {
        const ship = shipIn(board(at));
        return ship === undefined ? null : { card: ship.id };
      },
    },
    {
      id: 'damage',
      said: {
        de: 'Dein Stützpunkt ist getroffen, und der Schaden bleibt. Fällt er, suchst du dir zu Beginn deines Zuges einen neuen aus; drei Verluste, und die Partie ist vorbei.',
        en: 'Your base was hit, and damage stays. If it falls, you pick a new one at the start of your turn; lose three and the game is over.',
        ru: 'По вашей базе попали, и урон остаётся. Если она падёт, в начале хода вы выберете новую; три потери — и партия окончена.',
      },
      when: (at) => {
        const now = board(at);
        return isFree(at) && now.near.base !== null && now.damageOn(now.near.base.id) > 0;
      },
      pointsAt: (at) => {
        const { base } = board(at).near;
        return base === null ? null : { card: base.id };
      },
    },
    {
      id: 'onward',
      said: {
        de: 'Und von vorn: Karten spielen, einkaufen, angreifen, Zug beenden. Kannst du ein Großkampfschiff bezahlen, nimm es.',
        en: 'And once more: play cards, buy, attack, end your turn. If you can pay for a capital ship, take it.',
        ru: 'И снова: разыграть карты, купить, атаковать, закончить ход. Если хватает на крупный корабль, берите.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') === 1 && offers(at, 'play'),
      pointsAt: onward,
      until: (at) => did(at, 'turn-ends') > 1,
    },
    {
      id: 'spend',
      said: {
        de: 'Jetzt kauf, was du bezahlen kannst, gern das Teuerste.',
        en: 'Now buy what you can pay for, the dearer the better.',
        ru: 'Теперь купите, на что хватает, лучше подороже.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') === 1 && offers(at, 'buy'),
      pointsAt: bargain,
      until: (at) => did(at, 'turn-ends') > 1,
    },
    {
      id: 'strike-again',
      said: {
        de: 'Und jetzt greif mit dem an, was du hast.',
        en: 'And now attack with what you have.',
        ru: 'А теперь атакуйте тем, что есть.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') === 1 && canAttack(at),
      pointsAt: onward,
      until: (at) => did(at, 'turn-ends') > 1,
    },
    {
      id: 'over',
      said: {
        de: 'Mehr geht in diesem Zug nicht: Beende ihn.',
        en: 'There is nothing more to do this turn: end it.',
        ru: 'Больше в этом ходу делать нечего: закончите его.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') === 1,
      pointsAt: onward,
      until: (at) => did(at, 'turn-ends') > 1,
    },
    {
      id: 'yours',
      said: {
        de: 'Du weißt jetzt, wie ein Zug geht. Ich zeige nur noch auf das Nächste und melde mich, wenn etwas Neues kommt.',
        en: 'You know now how a turn goes. I only point at what is next, and speak up when something new comes.',
        ru: 'Как идёт ход, вы уже знаете. Я только покажу, что дальше, и заговорю, когда появится новое.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') > 1,
      pointsAt: onward,
      // What was begun is led to its end.
      until: (at) => isTaught(at) && board(at).near.units.length === 0,
    },
    {
      id: 'free',
      said: {
        de: 'Das war die Lektion, und die Partie geht weiter: Kauf gute Karten, halte die Macht, brich drei Stützpunkte. Was leuchtet, geht; „Was würdest du tun?“ (am Telefon „Rat?“) gibt dir einen Rat. Viel Glück!',
        en: 'That was the lesson, and the game goes on: buy good cards, hold the Force, break three bases. What glows can be done; “What would you do?” (“Advice?” on a phone) gives advice. Good luck!',
        ru: 'Урок окончен, партия продолжается: покупайте хорошие карты, держите Силу, разрушьте три базы. Что светится, то можно; совет даст «А как бы вы сыграли?» (на телефоне «Совет?»). Удачи!',
      },
      when: (at) => isFree(at) && isTaught(at) && board(at).near.units.length === 0,
    },
  ],
};
