import type { GameLesson, LessonAt, LessonStep, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { FACTIONS, type Faction, patrolOf as printedPatrol, type Space } from '../content/index.ts';
import { patrolSpace } from '../rules/abilities/conditions.ts';
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

/** Where a patrol is least in the way of who learns. */
function outOfTheWay(at: LessonAt): Pointer | null {
  const goal = goalOf(at);
  const farthest = goal === undefined ? undefined : nearest(at, goal).at(-1);
  return farthest === undefined ? null : { space: farthest };
}

/** Where the first card wants to go; nobody is sent to fight for a bounty in a first game, while something else waits. */
function goalOf({ play, seat }: LessonAt): Space | undefined {
  const board = boardOf(play.view, seat);
  const plans = board.me?.ship == null ? [] : plansOf(board, board.me);
  const peaceful = plans.find(({ card: { asset, captive } }) => asset.kind !== 'bounty' || captive !== null);
  return (peaceful ?? plans[0])?.space;
}

/** The weakest patrol that can be reached now. */
function preyOf(at: LessonAt): Space | undefined {
  const { g } = boardOf(at.play.view, at.seat);
  const strength = (faction: Faction): number => printedPatrol(faction, patrolOf(g, faction).level).ship ?? 0;
  const [weakest] = FACTIONS.filter((faction) => offers(at, `space:${patrolSpace(g, faction)}`)).sort(
    (one, other) => strength(one) - strength(other),
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
      de: 'Willkommen am Rand der Galaxis! Wähl, wer du sein willst; lesen musst du das alles nicht. Für die erste Partie ist Han gut: Sein Schiff fliegt weit.',
      en: 'Welcome to the edge of the galaxy! Choose who you want to be; no need to read all this. Han is good for a first game: he flies far.',
      ru: 'Добро пожаловать на край Галактики! Выберите, кем играть; читать всё не обязательно. Для первой партии хорош Хан: он летает далеко.',
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
      de: 'Jetzt dein erstes Schiff. Beide sind gut genug; nimm zum Beispiel dieses.',
      en: 'Now your first ship. Both are good enough; take this one, for example.',
      ru: 'Теперь первый корабль. Оба годятся; возьмите, например, этот.',
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
      de: 'Wer soll dein Rivale sein? Ihn führt niemand, darum heißt er hier „KI“: Karten sagen, was er tut. Für dich ist es einerlei, nimm irgendwen.',
      en: 'Who shall your rival be? Nobody plays it, so it is called “AI” here: cards say what it does. It makes little difference to you, so take anyone.',
      ru: 'Кто будет вашим соперником? За него никто не играет, поэтому здесь он «ИИ»: что он делает, решают карты. Для вас разницы почти нет, берите любого.',
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
      de: 'Los geht’s! Eine Startkarte hat bestimmt, wo du stehst und was du an Bord hast. Diese vier Zeichen sind dein Ruf bei Rebellen, Imperium, Hutts und Syndikaten: + heißt gut, − schlecht.',
      en: 'Off we go! A starting card has decided where you are and what is on board. These four signs are your reputation with the Rebels, the Empire, the Hutts and the Syndicates: + is good, − is bad.',
      ru: 'Начинаем! Стартовая карта определила, где вы и что у вас на борту. Эти четыре знака — ваша репутация у повстанцев, Империи, хаттов и синдикатов: + хорошая, − плохая.',
    },
    when: (at) => asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'reputation' }),
  },
  {
    id: 'goal',
    said: {
      de: 'Darum geht es: Wer zuerst 10 Prestige hat, gewinnt. Oben siehst du, wie weit alle sind und was für dich am nächsten liegt.',
      en: 'This is what it is about: the first to reach 10 fame wins. Above you see how far everybody is, and what is nearest for you.',
      ru: 'Суть игры: побеждает тот, кто первым наберёт 10 славы. Вверху видно, кто сколько набрал и что ближе всего для вас.',
    },
    when: (at) => asks(at, 'prompt.planning'),
    pointsAt: () => ({ term: 'fame' }),
  },
  {
    id: 'fly',
    said: {
      de: 'Jeder Zug hat drei Schritte. Erstens planen: fliegen, 2.000 Credits nehmen oder heilen. Flieg los, am besten dorthin, wo deine Karte hinwill.',
      en: 'Every turn has three steps. First, planning: fly, take 2,000 credits, or recover. Fly off, best to where your card wants to go.',
      ru: 'В каждом ходе три этапа. Первый — планирование: лететь, взять 2000 кредитов или восстановиться. Летите, лучше туда, куда нужно вашей карте.',
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
      de: 'Deine Fracht ist am Ziel! Hier lieferst du sie ab. Bei illegaler Fracht fällt ein Würfel: Mit einem Treffer fragt niemand nach, sonst sagt eine Karte, ob es einen Kampf, deinen Ruf oder die Fracht kostet.',
      en: 'Your cargo has arrived! Deliver it here. Illegal cargo rolls a die: with a hit nobody asks questions, otherwise a card says whether it costs a fight, your reputation or the cargo.',
      ru: 'Ваш груз на месте! Сдайте его здесь. За незаконный груз бросают кубик: при попадании вопросов не будет, иначе карта скажет, чего это стоит: боя, репутации или груза.',
    },
    when: (at) => asks(at, 'prompt.deliver') || (asks(at, 'prompt.action') && offers(at, 'deliver')),
    pointsAt: (at) => optionOn('deliver')(at) ?? firstCard(at),
    until: (at) => did(at, 'deliver') > 0,
  },
  {
    id: 'market',
    said: {
      de: 'Der Markt: Fracht, Jobs und Kopfgelder bringen Credits und Prestige, Ausrüstung und Schiffe machen dich stärker. Geh zuerst zum Markt; dort kauft ein Klick eine Karte, eine pro Zug.',
      en: 'The market: cargo, jobs and bounties bring credits and fame, gear and ships make you stronger. First go to the market; there a click buys a card, one a turn.',
      ru: 'Рынок: грузы, работа и охота за головами приносят кредиты и славу, снаряжение и корабли делают вас сильнее. Сначала идите на рынок; там нажатие покупает карту, одну за ход.',
    },
    when: (at) => asks(at, 'prompt.market', 'prompt.buy') || (asks(at, 'prompt.action') && offers(at, 'market')),
    pointsAt: (at) => optionOn('market')(at) ?? bargain(at) ?? { thing: 'market' },
    until: (at) => did(at, 'buy') > 0,
  },
  {
    id: 'patrol-moves',
    said: {
      de: 'Die Schilde auf der Karte sind Patrouillen: Sie halten auf, wen ihre Fraktion nicht mag. Nach einem Kauf rückt eine weiter: Welche, sagt das Zeichen auf der Karte, die im Markt nachkam. Schick sie dir aus dem Weg.',
      en: 'The shields on the map are patrols: they stop whoever their faction doesn’t like. After a purchase one moves on: the sign on the card that filled the gap says which. Send it where it is out of your way.',
      ru: 'Щиты на карте — патрули: они останавливают тех, кого их группировка не жалует. После покупки один движется дальше: какой, говорит знак на новой карте рынка. Отправьте его туда, где он вам не помешает.',
    },
    when: (at) => asks(at, 'prompt.move-patrol'),
    pointsAt: outOfTheWay,
  },
  {
    id: 'fight',
    said: {
      de: 'Stell die Patrouille! Beide würfeln: Ein Treffer macht 1 Schaden, ein kritischer 2. Wer mehr macht, gewinnt – einstecken musst du, was der andere gewürfelt hat. Die Chance steht auf dem Knopf: Wag es!',
      en: 'Take on the patrol! Both roll: a hit deals 1 damage, a critical hit 2. Whoever deals more wins – and you take what the other side has rolled. The chance is on the button: dare it!',
      ru: 'Вызовите патруль на бой! Бросают оба: попадание — 1 урон, критическое — 2. Побеждает тот, кто нанёс больше, но урон, выброшенный противником, достаётся вам. Шанс указан на кнопке: рискните!',
    },
    when: (at) => asks(at, 'prompt.encounter') && offers(at, 'patrol'),
    pointsAt: optionOn('patrol'),
    until: (at) => did(at, 'combat-begins') > 0,
  },
  {
    id: 'defeated',
    said: {
      de: 'Du warst besiegt: Das hat dich bis zu 3.000 Credits gekostet, und statt zu fliegen hast du dich in diesem Zug erholt. Alles andere behältst du. Weiter geht’s!',
      en: 'You were defeated: that cost you up to 3,000 credits, and this turn you recovered instead of flying. Everything else is still yours. On you go!',
      ru: 'Вы потерпели поражение: это стоило до 3000 кредитов, и в этот ход вместо полёта вы восстановились. Всё остальное осталось при вас. Вперёд!',
    },
    when: (at) =>
      did(at, 'defeated') > 0 && did(at, 'plan-recover') > 0 && asks(at, 'prompt.encounter', 'prompt.action'),
  },
  {
    id: 'encounter',
    said: {
      de: 'Drittens die Begegnung: der Ort selbst, eine Patrouille oder ein Kontakt (die Zahlen an den Planeten; die Farbe zeigt die Klasse). Danach endet dein Zug von selbst. Probier aus, was dort passiert.',
      en: 'Third, the encounter: the place itself, a patrol or a contact (the numbers at the planets; the colour shows the class). After it your turn ends by itself. See what happens there.',
      ru: 'Третий этап — встреча: само место, патруль или контакт (числа у планет; цвет — его класс). После неё ход закончится сам. Посмотрите, что там случится.',
    },
    when: (at) => asks(at, 'prompt.encounter', 'prompt.bounty'),
    pointsAt: (at) => optionOn('space')(at) ?? optionOn('contact')(at),
    until: (at) => did(at, 'draw-encounter') + did(at, 'databank') > 0,
  },
  {
    id: 'test',
    said: {
      de: 'Eine Probe auf eine Kompetenz: immer zwei Würfel. Hast du sie, genügt ein Treffer, sonst zählt nur ein kritischer. Die Chance steht dabei.',
      en: 'A test of a skill: always two dice. If you have the skill, one hit is enough; without it only a critical hit counts. The chance stands beside it.',
      ru: 'Проверка навыка: всегда два кубика. С навыком хватит попадания, без него нужно критическое. Шанс указан рядом.',
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
      de: 'Eben war dein Rivale dran, wie nach jedem deiner Züge: Eine Karte sagt von oben nach unten, was er tut. Unten steht, was geschah; hier siehst du es noch einmal.',
      en: 'That was your rival’s turn, as after each of yours: a card says from top to bottom what it does. Below it says what happened; here you can see it again.',
      ru: 'Это был ход соперника, он ходит после каждого вашего: карта сверху вниз говорит, что он делает. Внизу написано, что было; здесь можно посмотреть ещё раз.',
    },
    when: (at) => at.happened('ai-card') > 0 && asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'again' }),
  },
  {
    id: 'patrol',
    said: {
      de: 'Wer eine Patrouille besiegt, kassiert dafür; nur bei ihrer Fraktion macht man sich unbeliebt. Unterliegst du, kostet das bis zu 3.000 Credits und den nächsten Flug. Flieg zu der mit dem Ring – deine Fracht kann warten!',
      en: 'Whoever beats a patrol collects a reward; only its faction won’t like you for it. Losing costs up to 3,000 credits and your next flight. Fly to the one with the ring – your cargo can wait!',
      ru: 'За победу над патрулём платят; только его группировка вас за это невзлюбит. Поражение стоит до 3000 кредитов и следующего полёта. Летите к тому, что обведён, — груз подождёт!',
    },
    when: (at) => asks(at, 'prompt.planning') && roundOf(at) > 1 && preyOf(at) !== undefined,
    pointsAt: (at) => towards(at, preyOf(at)),
    until: (at) => roundOf(at) > 2 || (asks(at, 'prompt.encounter') && roundOf(at) > 1) || did(at, 'combat-begins') > 0,
  },
  {
    id: 'plans',
    said: {
      de: 'Das war die Lektion. Unter der Karte stehen deine Pläne: wohin, wie weit, was es bringt. Der Knopf daneben fliegt auf dem besten Weg los, und zeigst du auf etwas, erklärt es sich. Viel Glück!',
      en: 'That was the lesson. Under the arc are your plans: where to, how far, what it brings. The button beside it sets off by the best way, and whatever you point at explains itself. Good luck!',
      ru: 'Урок окончен. Под дугой ваши планы: куда, как далеко, что принесёт. Кнопка рядом отправляет лучшим путём, а на что ни укажете, появится объяснение. Удачи!',
    },
    when: isLastWord,
    pointsAt: () => ({ thing: 'plans' }),
  },
];

export const lesson: GameLesson = { steps, most: 60, hints };
