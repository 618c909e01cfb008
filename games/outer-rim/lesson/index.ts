import type { GameLesson, LessonAt, LessonStep, Pointer } from '@cantina/web/kit';
import { boardOf, plansOf } from '../table/board.ts';

const asks = ({ play }: LessonAt, ...keys: readonly string[]): boolean =>
  play.decision !== null && keys.includes(play.decision.prompt.key);
const offers = ({ play }: LessonAt, option: string): boolean =>
  play.decision?.options.some(({ id }) => id === option || id.startsWith(`${option}:`)) === true;
const optionOn =
  (option: string) =>
  (at: LessonAt): Pointer | null =>
    offers(at, option) ? { option } : null;

/** Where the first card wants to go. */
const goalOf = ({ play, seat }: LessonAt): string | null => {
  const board = boardOf(play.view, seat);
  return board.me?.ship == null ? null : (plansOf(board, board.me)[0]?.space ?? null);
};

/** A first game of Outer Rim, from the choice of a character to the first fame; then it is a game like any other. */
const steps: readonly LessonStep[] = [
  {
    id: 'character',
    said: {
      de: 'Willkommen am Rand der Galaxis! Wähl, wer du sein willst. Für die erste Partie ist Han gut: Sein Schiff fliegt weit.',
      en: 'Welcome to the edge of the galaxy! Choose who you want to be. Han is good for a first game: he flies far.',
      ru: 'Добро пожаловать на край Галактики! Выберите, кем играть. Для первой партии хорош Хан: он летает далеко.',
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
      de: 'Jetzt dein erstes Schiff. Das eine fliegt weiter, das andere hat mehr Platz; beide sind gut genug.',
      en: 'Now your first ship. One flies farther, the other has more room; both are good enough.',
      ru: 'Теперь первый корабль. Один летает дальше, другой вместительнее; оба годятся.',
    },
    when: (at) => asks(at, 'prompt.starting-ship'),
    until: (at) => at.happened('choose-ship', at.seat) > 0,
  },
  {
    id: 'goal',
    said: {
      de: 'Darum geht es: Wer zuerst 10 Prestige hat, gewinnt. Oben siehst du, wie weit alle sind und was für dich am nächsten liegt.',
      en: 'This is what it is about: the first to reach 10 fame wins. Above you see how far everybody is, and what is nearest for you.',
      ru: 'Суть игры: побеждает тот, кто первым наберёт 10 славы. Вверху видно, кто сколько прошёл и что ближе всего для вас.',
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
    pointsAt: (at) => {
      const goal = goalOf(at);
      return goal !== null && offers(at, `space:${goal}`) ? { space: goal } : { thing: 'map' };
    },
    until: (at) => at.happened('travel', at.seat) > 0,
  },
  {
    id: 'action',
    said: {
      de: 'Zweitens handeln, so oft du kannst: auf einem Planeten zum Markt gehen, Fracht abliefern, mit anderen tauschen.',
      en: 'Second, actions, as many as you can: go to the market on a planet, deliver cargo, trade with others.',
      ru: 'Второй этап — действия, сколько сможете: рынок на планете, доставка груза, обмен с другими.',
    },
    when: (at) => asks(at, 'prompt.action'),
    pointsAt: (at) => optionOn('deliver')(at) ?? optionOn('market')(at),
  },
  {
    id: 'deliver',
    said: {
      de: 'Deine Fracht ist am Ziel! Klick auf sie und liefere sie ab. Bei illegaler Fracht fällt ein Würfel: Mit einem Treffer fragt niemand nach.',
      en: 'Your cargo has arrived! Click it to deliver it. Illegal cargo rolls a die: with a hit nobody asks questions.',
      ru: 'Ваш груз на месте! Нажмите на него, чтобы сдать. За незаконный груз бросают кубик: при попадании вопросов не будет.',
    },
    when: (at) => asks(at, 'prompt.action', 'prompt.deliver') && offers(at, 'deliver'),
    pointsAt: optionOn('deliver'),
    until: (at) => at.happened('deliver', at.seat) > 0,
  },
  {
    id: 'market',
    said: {
      de: 'Sechs Karten liegen aus: Fracht, Jobs und Kopfgelder bringen Credits und Prestige, Ausrüstung und Schiffe machen dich stärker. Ein Klick kauft, der kleine Eimer legt vorher eine ab.',
      en: 'Six cards lie open: cargo, jobs and bounties bring credits and fame, gear and ships make you stronger. A click buys; the small bin discards one first.',
      ru: 'Открыто шесть карт: грузы, задания и награды за головы приносят кредиты и славу, снаряжение и корабли делают вас сильнее. Нажатие покупает, корзинка сначала сбрасывает одну.',
    },
    when: (at) => asks(at, 'prompt.action', 'prompt.market') && (offers(at, 'market') || asks(at, 'prompt.market')),
    pointsAt: () => ({ thing: 'market' }),
    until: (at) => at.happened('buy', at.seat) > 0,
  },
  {
    id: 'encounter',
    said: {
      de: 'Drittens die Begegnung, mit der jeder Zug endet: der Ort selbst, ein Kontakt oder eine Patrouille. Probier aus, was dort passiert.',
      en: 'Third, the encounter that ends every turn: the place itself, a contact or a patrol. See what happens there.',
      ru: 'Третий этап завершает ход: само место, чей-то жетон или патруль. Посмотрите, что там случится.',
    },
    when: (at) => asks(at, 'prompt.encounter', 'prompt.bounty'),
    pointsAt: (at) => optionOn('space')(at) ?? optionOn('contact')(at),
    until: (at) => at.happened('draw-encounter', at.seat) + at.happened('databank', at.seat) > 0,
  },
  {
    id: 'test',
    said: {
      de: 'Eine Probe: immer zwei Würfel. Hast du die Kompetenz, genügt ein Treffer, sonst nur ein kritischer. Die Chance steht dabei.',
      en: 'A test: always two dice. With the skill one hit is enough, without it only a critical hit counts. The chance stands beside it.',
      ru: 'Проверка: всегда два кубика. С навыком хватит попадания, без него нужно критическое. Шанс указан рядом.',
    },
    when: (at) =>
      asks(at, 'prompt.skill', 'prompt.gain-skill', 'prompt.change-dice') || at.happened('test-ends', at.seat) > 0,
  },
  {
    id: 'rival',
    said: {
      de: 'Jetzt dein Rivale: Seine Karte zeigt von oben nach unten, was er tut, und leuchtet, wo er gerade ist. Weiter geht es mit der Leertaste.',
      en: 'Now your rival: its card shows from top to bottom what it does, and is lit where it is. Space goes on.',
      ru: 'Теперь соперник: его карта сверху вниз показывает, что он делает, и светится там, где он сейчас. Дальше — пробел.',
    },
    when: (at) => at.happened('ai-card') > 0 && asks(at, 'prompt.planning'),
  },
  {
    id: 'patrol',
    said: {
      de: 'Die Schilde auf der Karte sind Patrouillen. Ist dein Ruf bei ihrer Fraktion schlecht, halten sie dich auf und du musst kämpfen. Wer sie besiegt, kassiert.',
      en: 'The shields on the map are patrols. If your reputation with their faction is bad, they stop you and you must fight. Whoever beats one collects a reward.',
      ru: 'Щиты на карте — патрули. Если репутация у их фракции плохая, они остановят вас и придётся драться. За победу дают награду.',
    },
    when: (at) => at.happened('turn-begins', at.seat) + at.happened('ai-card') > 0 && asks(at, 'prompt.planning'),
    pointsAt: () => ({ thing: 'map' }),
  },
  {
    id: 'fight',
    said: {
      de: 'Ein Kampf! Beide würfeln: Ein Treffer macht 1 Schaden, ein kritischer 2. Wer mehr macht, gewinnt – einstecken musst du, was der andere gewürfelt hat.',
      en: 'A fight! Both roll: a hit deals 1 damage, a critical hit 2. Whoever deals more wins – and you take what the other side has rolled.',
      ru: 'Бой! Бросают оба: попадание — 1 урон, критическое — 2. Побеждает тот, кто нанёс больше, а вы получаете всё, что выпало противнику.',
    },
    when: (at) => at.happened('combat-begins', at.seat) > 0,
  },
  {
    id: 'plans',
    said: {
      de: 'Unter der Karte stehen deine Pläne: wohin, wie weit, was es bringt. „Hinfliegen“ nimmt den besten Weg. Den Rest findest du allein heraus: Viel Glück!',
      en: 'Under the arc are your plans: where to, how far, what it brings. “Fly there” takes the best way. You will find out the rest yourself: good luck!',
      ru: 'Под дугой ваши планы: куда, как далеко, что принесёт. «Лететь туда» выбирает лучший путь. Остальное узнаете сами — удачи!',
    },
    when: (at) => at.answers >= 6 && asks(at, 'prompt.planning'),
    pointsAt: () => ({ term: 'plans' }),
  },
];

export const lesson: GameLesson = { steps, most: 60 };
