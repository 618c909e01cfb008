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

/** What is bought: rather a capital ship, which one meets again soon. */
function bargain({ play }: LessonAt): Pointer {
  const ship = play.decision?.options.find(({ id, card }) => {
    const face = id.startsWith('buy:') && card !== undefined ? play.faceOf(card) : undefined;
    return face !== undefined && cardOf(face).kind === 'ship';
  });
  return { option: ship?.id ?? 'buy' };
}

/** What one does in a turn, one after the other. */
function onward(at: LessonAt): Pointer {
  const next = ['play-all', 'play', 'attack-all', 'attack'].find((option) => offers(at, option));
  if (next !== undefined) return { option: next };
  return offers(at, 'buy') ? bargain(at) : { option: 'end' };
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
        de: 'Willkommen! Du führst das Imperium. Zerstöre drei Stützpunkte der Rebellen, bevor drei von deinen fallen. Das hier ist ihr erster.',
        en: 'Welcome! You lead the Empire. Destroy three Rebel bases before three of yours fall. This is their first one.',
        ru: 'Добро пожаловать! Вы ведёте Империю. Уничтожьте три базы повстанцев раньше, чем падут три ваши. Вот их первая.',
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
        de: 'Das ist deine Hand. Raumfähren bringen Ressourcen, Sturmtruppler Angriff. Spielen kostet nichts: Klick eine Karte an, oder spiel alle auf einmal.',
        en: 'This is your hand. Shuttles bring resources, Stormtroopers bring attack. Playing is free: click a card, or play them all at once.',
        ru: 'Это ваша рука. Шаттлы дают ресурсы, штурмовики — атаку. Розыгрыш ничего не стоит: нажмите на карту или разыграйте все сразу.',
      },
      when: (at) => offers(at, 'play'),
      pointsAt: (at) => ({ option: offers(at, 'play-all') ? 'play-all' : 'play' }),
      until: (at) => did(at, 'play') > 0,
    },
    {
      id: 'inquisitor',
      said: {
        de: 'Der Inquisitor fragt, was du brauchst: Angriff, eine Ressource oder Macht. Nimm zum Beispiel das hier.',
        en: 'The Inquisitor asks what you need: attack, a resource or Force. Take this, for example.',
        ru: 'Инквизитор спрашивает, что вам нужно: атака, ресурс или Сила. Возьмите, например, это.',
      },
      when: (at) => asks(at, 'prompt.choose'),
      pointsAt: ({ play }) => {
        const option = play.decision?.options[0]?.id;
        return option === undefined ? null : { option };
      },
      until: (at) => did(at, 'turn-ends') > 0,
    },
    {
      id: 'resources',
      said: {
        de: 'Gelb ist, was du ausgeben kannst, Rot ist dein Angriff. Was am Ende deines Zuges übrig ist, verfällt.',
        en: 'Yellow is what you can spend, red is your attack. What is left at the end of your turn is lost.',
        ru: 'Жёлтое — сколько можно потратить, красное — ваша атака. Что останется в конце хода, пропадёт.',
      },
      when: (at) => isFree(at) && board(at).near.resources > 0,
      pointsAt: () => ({ term: 'resource' }),
    },
    {
      id: 'buy',
      said: {
        de: 'Kauf eine Karte, die golden leuchtet: Die Münze zeigt ihren Preis. Dein Deck wird so mit jedem Zug stärker.',
        en: 'Buy a card that glows gold: the coin shows its price. This is how your deck gets stronger turn by turn.',
        ru: 'Купите карту, которая светится золотом: на монете её цена. Так ваша колода становится сильнее с каждым ходом.',
      },
      when: (at) => offers(at, 'buy'),
      pointsAt: bargain,
      until: (at) => did(at, 'purchase') > 0,
    },
    {
      id: 'bought',
      said: {
        de: 'Sie liegt jetzt in deiner Ablage. Ist dein Deck leer, wird die Ablage gemischt, und die Karte kommt auf deine Hand.',
        en: 'It lies in your discard pile now. When your deck runs out, the pile is shuffled, and the card comes to your hand.',
        ru: 'Теперь она в вашем сбросе. Когда колода кончится, сброс замешают, и карта придёт к вам в руку.',
      },
      when: (at) => did(at, 'purchase') > 0,
      pointsAt: () => ({ thing: 'piles' }),
    },
    {
      id: 'attack',
      said: {
        de: 'Du hast Angriff: Klick den Stützpunkt der Rebellen an, und alles, was du hast, schlägt zu.',
        en: 'You have attack: click the Rebel base, and everything you have strikes.',
        ru: 'У вас есть атака: нажмите на базу повстанцев, и ударит всё, что у вас есть.',
      },
      when: canAttack,
      pointsAt: (at) => {
        const { base } = board(at).far;
        return base === null ? null : { card: base.id };
      },
      until: (at) => did(at, 'attack') > 0,
    },
    {
      id: 'rest',
      said: {
        de: 'Eine Karte hast du noch auf der Hand. Spiel auch sie: Aufheben kannst du nichts.',
        en: 'There is still a card in your hand. Play it too: nothing can be kept for later.',
        ru: 'У вас осталась карта в руке. Разыграйте и её: приберечь ничего нельзя.',
      },
      when: (at) => isFree(at) && offers(at, 'play') && did(at, 'play') > 0,
      pointsAt: () => ({ option: 'play' }),
      until: (at) => did(at, 'play') > 0 && !offers(at, 'play'),
    },
    {
      id: 'end',
      said: {
        de: 'Fertig? Was du nicht ausgibst, verfällt. Beende deinen Zug: Gespielte Einheiten gehen in die Ablage, und du ziehst fünf neue Karten.',
        en: 'Done? What you don’t spend is lost. End your turn: the units you played go to the discard pile, and you draw five new cards.',
        ru: 'Готово? Что не потрачено, пропадёт. Закончите ход: сыгранные отряды уйдут в сброс, и вы возьмёте пять новых карт.',
      },
      when: (at) => isFree(at) && did(at, 'play') > 0 && !offers(at, 'play-all') && !canAttack(at),
      pointsAt: () => ({ option: 'end' }),
      until: (at) => did(at, 'turn-ends') > 0,
    },
    {
      id: 'watch',
      said: {
        de: 'Jetzt spielen die Rebellen. Du siehst jeden Schritt; was dich trifft, wartet, bis du es gesehen hast.',
        en: 'Now the Rebels play. You see every step; what hits you waits until you have seen it.',
        ru: 'Теперь ходят повстанцы. Вы видите каждый шаг; что касается вас, подождёт, пока вы не увидите.',
      },
      when: (at) => did(at, 'turn-ends') > 0 && at.play.decision === null,
    },
    {
      id: 'force',
      said: {
        de: 'Die Macht: Jede Macht zieht den Marker einen Schritt zu dir. Liegt er auf deiner Seite, wirken viele deiner Karten stärker; ganz am Ende gibt es jeden Zug 1 Ressource.',
        en: 'The Force: each Force pulls the marker one step towards you. On your side, many of your cards work better; at the very end you get 1 resource every turn.',
        ru: 'Сила: каждая Сила сдвигает маркер на шаг к вам. На вашей стороне многие ваши карты сильнее; на самом краю вы получаете 1 ресурс каждый ход.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') > 0,
      pointsAt: () => ({ term: 'force' }),
    },
    {
      id: 'hunt',
      said: {
        de: 'Rotes Fadenkreuz: Diese Karte gehört den Rebellen und ist nicht zu kaufen. Mit so viel Angriff besiegst du sie und bekommst die Belohnung, die darauf steht.',
        en: 'A red crosshair: this card belongs to the Rebels and is not for sale. With that much attack you defeat it and get the reward printed on it.',
        ru: 'Красный прицел: эта карта повстанцев, её не купить. С такой атакой вы её победите и получите награду, указанную на ней.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') > 0 && preyIn(board(at)) !== null,
      pointsAt: (at) => {
        const prey = preyIn(board(at));
        return prey === null ? null : { card: prey.id };
      },
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
        de: 'Ein Großkampfschiff: Es bleibt von Zug zu Zug liegen und schützt seinen Stützpunkt. Greif wie immer den Stützpunkt an: Erst stecken seine Schiffe ein.',
        en: 'A capital ship: it stays from turn to turn and shields its base. Attack the base as always: its ships take the damage first.',
        ru: 'Крупный корабль: он остаётся от хода к ходу и прикрывает базу. Атакуйте базу как обычно: сначала урон примут её корабли.',
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
        de: 'Und von vorn: Karten spielen, angreifen, kaufen, Zug beenden. Kannst du ein Großkampfschiff bezahlen, lohnt es sich: Es bleibt liegen und schützt dich.',
        en: 'And once more: play cards, attack, buy, end your turn. A capital ship is worth it when you can pay it: it stays and shields you.',
        ru: 'И снова: разыграть карты, атаковать, купить, закончить ход. Если хватает на крупный корабль, берите: он остаётся и прикрывает вас.',
      },
      when: (at) => isFree(at) && did(at, 'turn-ends') > 0,
      pointsAt: onward,
      until: isTaught,
    },
    {
      id: 'free',
      said: {
        de: 'Mehr musst du nicht wissen: Kauf gute Karten, halte die Macht, brich drei Stützpunkte. Was leuchtet, geht; alles erklärt sich, wenn du darauf zeigst. Viel Glück!',
        en: 'That is all you need: buy good cards, hold the Force, break three bases. What glows can be done, and everything explains itself when you point at it. Good luck!',
        ru: 'Больше знать не нужно: покупайте хорошие карты, держите Силу, разрушьте три базы. Что светится, то можно; на что ни укажете, появится объяснение. Удачи!',
      },
      when: (at) => isFree(at) && isTaught(at),
    },
  ],
};
