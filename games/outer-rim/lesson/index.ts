import type { GameLesson, LessonAt, LessonStep, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { FACTIONS, type Faction, patrolOf as printedPatrol, type Space } from '../content/index.ts';
import { patrolSpace } from '../rules/abilities/conditions.ts';
import { fightOdds } from '../rules/combat/odds.ts';
import { distance } from '../rules/movement/map.ts';
import { patrolOf } from '../rules/movement/patrols.ts';
import { boardOf, plansOf } from '../table/board.ts';
import { fieldsOf } from '../table/sight.ts';
import { hints } from './hints.ts';

const optionOn =
  (option: string) =>
  (at: LessonAt): Pointer | null =>
    offers(at, option) ? { option } : null;

/** The spaces that can be chosen, the nearest to a place first. */
function nearest(at: LessonAt, goal: Space): readonly Space[] {
  const { g } = boardOf(at.play.view, at.seat);
  const left = (space: Space): number => distance(g, space, goal);
  return (at.play.decision?.options ?? [])
    .filter(({ id }) => id.startsWith('space:'))
    .map(({ id }) => id.slice('space:'.length) as Space)
    .sort((one, other) => left(one) - left(other));
}

/** Towards a place: it itself, or how far one comes in this turn. */
function towards(at: LessonAt, goal: Space | undefined): Pointer {
  const first = goal === undefined ? undefined : nearest(at, goal)[0];
  return first === undefined ? { thing: 'map' } : { space: first };
}

/** Where the ship of who learns is. */
function here({ play, seat }: LessonAt): readonly Pointer[] {
  const space = fieldsOf(play.view).players[seat]?.space;
  return space === undefined ? [] : [{ space }];
}

/** Where a patrol is least in the way of who learns: far from where they want to go, or from where they are. */
function outOfTheWay(at: LessonAt): Pointer | null {
  const from = goalOf(at) ?? fieldsOf(at.play.view).players[at.seat]?.space;
  const farthest = from === undefined ? undefined : nearest(at, from).at(-1);
  return farthest === undefined ? null : { space: farthest };
}

/** Where the first card wants to go; nobody is sent to fight for a bounty in a first game, while something else waits. */
function goalOf({ play, seat }: LessonAt): Space | undefined {
  const board = boardOf(play.view, seat);
  const plans = board.me?.ship == null ? [] : plansOf(board, board.me);
  const peaceful = plans.find(({ card: { asset, captive } }) => asset.kind !== 'bounty' || captive !== null);
  return (peaceful ?? plans[0])?.space;
}

function chanceAgainst(at: LessonAt, faction: Faction): number {
  const { g } = boardOf(at.play.view, at.seat);
  const { ship } = printedPatrol(faction, patrolOf(g, faction).level);
  return ship === null ? 0 : fightOdds(g, { type: 'ship', attacker: at.seat, against: { value: ship } }).win;
}

/** Nobody is sent into a fight that is worse than about even. */
const FAIR = 0.4;
/** Whether one of the patrols that can be fought here is worth it. */
const isFair = (at: LessonAt): boolean =>
  FACTIONS.some((faction) => offers(at, `patrol:${faction}`) && chanceAgainst(at, faction) >= FAIR);

/** The patrol that is beaten most likely, of those that can be reached now. */
function preyOf(at: LessonAt): Space | undefined {
  const { g } = boardOf(at.play.view, at.seat);
  const chance = (faction: Faction): number => chanceAgainst(at, faction);
  const [weakest] = FACTIONS.filter((faction) => offers(at, `space:${patrolSpace(g, faction)}`)).sort(
    (one, other) => chance(other) - chance(one),
  );
  return weakest === undefined ? undefined : patrolSpace(g, weakest);
}

const roundOf = ({ play }: LessonAt): number => fieldsOf(play.view).round;
/** A skill was tested; illegal cargo rolls, too, but by other rules. */
const isTested = (at: LessonAt): boolean => did(at, 'test-ends', ({ skill }) => skill !== null) > 0;
const isLastWord = (at: LessonAt): boolean =>
  asks(at, 'prompt.planning') && (roundOf(at) > 3 || (roundOf(at) > 2 && isTested(at)));
/** The first card of the choice. */
function firstCard({ play }: LessonAt): Pointer | null {
  const card = play.decision?.options.find((option) => option.card !== undefined)?.card;
  return card === undefined ? null : { card };
}

/** What is bought: rather something to bring somewhere than somebody to fight. */
const bargain = (at: LessonAt): Pointer | null =>
  ['buy:cargo', 'buy:job', 'buy:gear-mod', 'buy']
    .map((option) => optionOn(option)(at))
    .find((found) => found !== null) ?? null;

/** A first game of Outer Rim, from the choice of a character to the first fame; then it is a game like any other. */
const steps: readonly LessonStep[] = [
  {
    id: 'character',
    said: {
      de: 'Willkommen am Rand der Galaxis! Wer zuerst 10 Prestige hat, gewinnt. Wähl, wer du sein willst; lesen musst du nicht alles. Für die erste Partie ist Han gut: Er fliegt weit.',
      en: 'Welcome to the edge of the galaxy! The first to 10 fame wins. Choose who you want to be; no need to read all this. Han is good for a first game: he flies far.',
      ru: 'Добро пожаловать на край Галактики! Побеждает первый, кто наберёт 10 славы. Выберите, кем играть; читать всё не обязательно. Для первой партии хорош Хан: он летает далеко.',
    },
    when: (at) => asks(at, 'prompt.character'),
    pointsAt: (at) => {
      const han = at.play.decision?.options.find(
        ({ card }) => card !== undefined && at.play.faceOf(card) === 'character/han-solo',
      );
      return han?.card === undefined ? null : { thing: 'character/han-solo' };
    },
    until: (at) => at.happened('choose-character') > 0,
  },
  {
    id: 'ship',
    said: {
      de: 'Jetzt dein erstes Schiff, es kostet nichts. Beide sind gut genug; nimm zum Beispiel dieses.',
      en: 'Now your first ship; it costs nothing. Both are good enough: take this one, for example.',
      ru: 'Теперь первый корабль, он бесплатный. Оба годятся; возьмите, например, этот.',
    },
    when: (at) => asks(at, 'prompt.starting-ship'),
    pointsAt: ({ play }) => {
      const card = play.decision?.options[0]?.card;
      const face = card === undefined ? undefined : play.faceOf(card);
      return face === undefined ? null : { thing: face };
    },
    until: (at) => did(at, 'choose-ship') > 0,
  },
  {
    id: 'opponent',
    said: {
      de: 'Und dein Rivale? Den spielt niemand: Karten sagen, was er tut, darum heißt er „KI“. Nimm, wen du magst, zum Beispiel den mit dem Ring.',
      en: 'And your rival? Nobody plays it: cards say what it does, so it is called “AI”. Take anyone you like, for example the one with the ring.',
      ru: 'А соперник? За него никто не играет: что он делает, говорят карты, поэтому он «ИИ». Берите кого угодно, например того, кто обведён.',
    },
    when: (at) => asks(at, 'prompt.opponent'),
    pointsAt: ({ play }) => {
      const card = play.decision?.options[0]?.card;
      const face = card === undefined ? undefined : play.faceOf(card);
      return face === undefined ? null : { thing: face };
    },
    until: (at) => did(at, 'choose-character') > 1,
  },
  {
    id: 'start',
    said: {
      de: 'Los geht’s! Eine Startkarte hat bestimmt, wo du stehst und was du an Bord hast. Diese vier Zeichen sind dein Ruf, von links: Rebellen, Imperium, Hutts, Syndikate. + heißt gut, − schlecht.',
      en: 'Off we go! A starting card has decided where you are and what is on board. These four signs are your reputation, from the left: Rebels, Empire, Hutts, Syndicates. + is good, − is bad.',
      ru: 'Начинаем! Стартовая карта определила, где вы и что на борту. Эти четыре знака — ваша репутация, слева направо: повстанцы, Империя, хатты, синдикаты. + положительная, − негативная.',
    },
    when: (at) => asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'reputation' }),
  },
  {
    id: 'goal',
    said: {
      de: 'Hier steht immer, wie viel Prestige alle haben und was dir das nächste bringt. Drück darauf, und die Karte zeigt den Weg. Wer zuerst 10 hat, gewinnt.',
      en: 'Here it always says how much fame everybody has, and what brings you the next. Press it, and the map shows the way. The first to 10 wins.',
      ru: 'Здесь всегда видно, у кого сколько славы и что принесёт вам следующую. Нажмите — и карта покажет путь. Побеждает первый, у кого её 10.',
    },
    when: (at) => asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'goal' }),
  },
  {
    id: 'fly',
    said: {
      de: 'Jeder Zug hat drei Schritte. Erstens planen: fliegen oder 2.000 Credits nehmen; wer verletzt ist, kann sich erholen. Flieg los, am besten dorthin, wo deine Karte hinwill.',
      en: 'Every turn has three steps. First, planning: fly or take 2,000 credits; whoever is hurt can recover. Fly off, best to where your card wants to go.',
      ru: 'В каждом ходе три этапа. Первый — планирование: лететь или взять 2000 кредитов, а при ранах — восстановиться. Летите, лучше туда, куда нужно вашей карте.',
    },
    when: (at) => asks(at, 'prompt.planning'),
    pointsAt: (at) => towards(at, goalOf(at)),
    until: (at) => did(at, 'travel') > 0,
  },
  {
    id: 'action',
    said: {
      de: 'Zweitens handeln, jede Art von Aktion einmal: auf einem Planeten zum Markt gehen, Fracht abliefern, mit anderen tauschen.',
      en: 'Second, actions, each kind of them once: go to the market on a planet, deliver cargo, trade with others.',
      ru: 'Второй этап — действия, каждого вида по одному: рынок на планете, доставка груза, обмен с другими.',
    },
    when: (at) => asks(at, 'prompt.action'),
    pointsAt: (at) => optionOn('deliver')(at) ?? optionOn('market')(at),
  },
  {
    id: 'deliver',
    said: {
      de: 'Deine Fracht ist am Ziel: Liefere sie hier ab! Für illegale Fracht wie Spice fällt ein Würfel: Bei einem Treffer fragt niemand nach, sonst sagt eine Karte, was es kostet.',
      en: 'Your cargo has arrived: deliver it here! Illegal cargo like spice rolls a die: with a hit nobody asks questions, otherwise a card says what it costs you.',
      ru: 'Груз на месте: сдайте его здесь! За незаконный груз, такой как спайс, бросают кубик: при попадании вопросов не будет, иначе карта скажет, чего это стоит.',
    },
    when: (at) => asks(at, 'prompt.deliver') || (asks(at, 'prompt.action') && offers(at, 'deliver')),
    pointsAt: (at) => optionOn('deliver')(at) ?? firstCard(at),
    until: (at) => did(at, 'deliver') > 0,
  },
  {
    id: 'market',
    said: {
      de: 'Der Markt: Fracht, Jobs und Kopfgelder bringen Credits und Prestige, alles andere macht dich stärker. Eine Karte pro Zug darfst du kaufen; vorher eine weglegen (der Papierkorb), dann rückt eine neue nach.',
      en: 'The market: cargo, jobs and bounties bring credits and fame, everything else makes you stronger. You may buy one card a turn, and before it throw one out (the bin): then a new one moves up.',
      ru: 'Рынок: грузы, работа и охота за головами приносят кредиты и славу, остальное делает вас сильнее. За ход можно купить одну карту, а перед этим сбросить одну (корзина): её заменит новая.',
    },
    when: (at) => asks(at, 'prompt.market', 'prompt.buy') || (asks(at, 'prompt.action') && offers(at, 'market')),
    pointsAt: (at) => optionOn('market')(at) ?? bargain(at) ?? { thing: 'market' },
    until: (at) => did(at, 'buy') > 0,
  },
  {
    id: 'patrol-moves',
    said: {
      de: 'Nach einem Kauf zieht eine Patrouille weiter. Patrouillen (die Schilde auf der Karte) halten auf, wen ihre Fraktion nicht mag. Schick sie weg von deinem Ziel, zum Beispiel zum Ring.',
      en: 'After a purchase a patrol moves on. Patrols (the shields on the map) stop whoever their faction doesn’t like. Send it away from where you want to go, for example to the ring.',
      ru: 'После покупки один патруль движется дальше. Патрули (щиты на карте) останавливают тех, кого не жалует их группировка. Отправьте его подальше от своей цели, например туда, где кольцо.',
    },
    when: (at) => asks(at, 'prompt.move-patrol'),
    pointsAt: outOfTheWay,
    speaksOf: (at) => {
      const space = goalOf(at);
      return space === undefined ? [] : [{ space }];
    },
    untilAnswered: true,
  },
  {
    id: 'fight',
    said: {
      de: 'Beide würfeln: Ein Treffer macht 1 Schaden, ein kritischer (der Stern im Kreis) 2. Wer mehr macht, gewinnt; was der andere würfelt, steckst du ein. Die Chance steht auf dem Knopf: fast ein Münzwurf. Probier es aus!',
      en: 'Both roll: a hit deals 1 damage, a critical hit (the star in a ring) 2. Whoever deals more wins, and what the other rolls you take. The chance is on the button: nearly a coin toss. Try it this once!',
      ru: 'Бросают оба: попадание — 1 урон, критическое (звезда в круге) — 2. Побеждает нанёсший больше, а урон противника достаётся вам. Шанс указан на кнопке: почти монетка. Попробуйте!',
    },
    when: (at) => asks(at, 'prompt.encounter') && isFair(at),
    pointsAt: optionOn('patrol'),
    speaksOf: here,
    until: (at) => did(at, 'combat-begins') > 0,
  },
  {
    id: 'defeated',
    said: {
      de: 'Du warst besiegt: Das hat dich bis zu 3.000 Credits gekostet, und in diesem Zug hast du dich erholt, statt zu fliegen. Alles andere behältst du. Weiter geht’s!',
      en: 'You were defeated: that cost you up to 3,000 credits, and this turn you recovered instead of flying. Everything else is still yours. On you go!',
      ru: 'Вы потерпели поражение: это стоило до 3000 кредитов, и в этот ход вместо полёта вы восстановились. Всё остальное осталось при вас. Вперёд!',
    },
    when: (at) =>
      did(at, 'defeated') > 0 && did(at, 'plan-recover') > 0 && asks(at, 'prompt.encounter', 'prompt.action'),
  },
  {
    id: 'encounter',
    said: {
      de: 'Drittens die Begegnung: der Ort selbst, eine Patrouille oder ein verdeckter Kontakt, also jemand unter einem der Plättchen mit Zahl. Danach endet dein Zug. Probier den Ort aus!',
      en: 'Third, the encounter: the place itself, a patrol, or a facedown contact, that is somebody under one of the numbered tokens. After it your turn ends. Try the place!',
      ru: 'Третий этап — встреча: само место, патруль или закрытый контакт, то есть кто-то под жетоном с числом. После неё ход закончится. Попробуйте само место!',
    },
    when: (at) => asks(at, 'prompt.encounter', 'prompt.bounty'),
    pointsAt: (at) => optionOn('space')(at) ?? optionOn('contact')(at),
    speaksOf: here,
    until: (at) => did(at, 'draw-encounter') + did(at, 'databank') > 0,
  },
  {
    id: 'test',
    said: {
      de: 'Eine Probe auf eine Kompetenz: immer zwei Würfel. Hast du sie, genügt ein Treffer, sonst hilft nur ein kritischer Treffer (der Stern im Kreis). Die Chance steht dabei.',
      en: 'A test of a skill: always two dice. If you have the skill, one hit is enough; without it only a critical hit (the star in a ring) helps. The chance stands beside it.',
      ru: 'Проверка навыка: всегда два кубика. С навыком хватит попадания, без него нужно критическое (звезда в круге). Шанс указан рядом.',
    },
    // Whoever has met none by then is told before they are left alone.
    when: (at) => asks(at, 'prompt.skill', 'prompt.gain-skill') || isTested(at) || isLastWord(at),
  },
  {
    id: 'rival-asks',
    said: {
      de: 'Dein Rivale ist dran, und seine Karte lässt etwas offen: Das entscheidest du. Falsch machen kannst du nichts – nimm, was dir am liebsten ist.',
      en: 'It is your rival’s turn, and its card leaves something open: you decide it. You can’t go wrong – choose what suits you best.',
      ru: 'Ходит соперник, и его карта оставляет выбор: решаете вы. Ошибиться нельзя — выбирайте, что вам больше по душе.',
    },
    when: (at) => at.play.decision !== null && roundOf(at) > 0 && fieldsOf(at.play.view).active !== at.seat,
  },
  {
    id: 'rival',
    said: {
      de: 'Das war dein Rivale: Nach jedem deiner Züge sagt eine Karte, was er tut. Unten steht, was geschah; hier siehst du es noch einmal. Für Aufträge würfelt er nie, dafür wählt er auch nicht.',
      en: 'That was your rival: after each of your turns a card says what it does. Below it says what happened; here you see it again. It never rolls for its jobs, but it never gets to choose, either.',
      ru: 'Это был соперник: после каждого вашего хода карта говорит, что он делает. Внизу написано, что было; здесь можно посмотреть ещё раз. Для заданий он не бросает кубики, зато и не выбирает.',
    },
    when: (at) => at.happened('ai-card') > 0 && asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'again' }),
  },
  {
    id: 'patrol',
    said: {
      de: 'Wer eine Patrouille besiegt, kassiert; nur bei ihrer Fraktion macht man sich unbeliebt. Wer verliert, zahlt bis zu 3.000 Credits und setzt einen Flug aus. Flieg zu der mit dem Ring (auf der Karte), deine Fracht kann warten!',
      en: 'Whoever beats a patrol collects a reward; only its faction won’t like it. Whoever loses pays up to 3,000 credits and misses a flight. Fly to the one with the ring, on the map: your cargo can wait!',
      ru: 'За победу над патрулём платят; недовольна будет лишь его группировка. Проигравший теряет до 3000 кредитов и один полёт. Летите к тому, что обведён на карте: груз подождёт!',
    },
    when: (at) => asks(at, 'prompt.planning') && roundOf(at) > 1 && preyOf(at) !== undefined,
    pointsAt: (at) => towards(at, preyOf(at)),
    until: (at) => roundOf(at) > 2 || (asks(at, 'prompt.encounter') && roundOf(at) > 1) || did(at, 'combat-begins') > 0,
  },
  {
    id: 'plans',
    said: {
      de: 'Das war die Lektion! Bei „Pläne“ steht, wohin deine Karten wollen, wie weit es ist und was es bringt; der Knopf daneben fliegt los. Worauf du zeigst oder den Finger hältst, das erklärt sich. Viel Glück!',
      en: 'That was the lesson! “Plans” says where your cards want to go, how far that is and what it brings; the button beside it sets off. Whatever you point at or hold a finger on explains itself. Good luck!',
      ru: 'Урок окончен! В «Планах» видно, куда ведут ваши карты, как это далеко и что принесёт; кнопка рядом отправляет в путь. Наведите курсор или задержите палец — и появится объяснение. Удачи!',
    },
    when: isLastWord,
    pointsAt: () => ({ thing: 'plans' }),
  },
];

export const lesson: GameLesson = { steps, most: 60, hints };
