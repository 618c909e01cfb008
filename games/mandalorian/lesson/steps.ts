import type { DecisionOption } from '@cantina/kernel';
import type { GameLesson, LessonAt, LessonStep, Pointer } from '@cantina/web/kit';
import { asks, did, offers } from '@cantina/web/kit/lesson';
import { type AreaId, baseMap } from '../content/index.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import type { Messages } from '../rules/messages.ts';
import { cardsOf, fieldsOf } from '../table/sight.ts';
import { hints } from './hints.ts';

/** So many turns are accompanied at most. */
const LAST_TURN = 4;
/** The first mission is played on the map that everybody knows. */
const terrain = terrainOf(baseMap);

/** Cards can be played. */
const isFree = (at: LessonAt): boolean => asks(at, 'prompt.action') && offers(at, 'play');
/** Whether it has happened; whoever learns is alone with the mission. */
const has = (at: LessonAt, type: string): boolean => did(at, type) > 0;

/** What is tried next: each area once, in an order in which one needs the other. */
function wished(at: LessonAt): readonly AreaId[] {
  if (!has(at, 'hero-moves')) return ['move'];
  if (!has(at, 'keep')) return ['plan', 'attack'];
  if (did(at, 'wound') + did(at, 'door-damage') === 0) return ['attack', 'move'];
  if (!has(at, 'look-at')) return ['intel', 'move'];
  return ['move', 'attack', 'plan', 'intel'];
}

/** Everything that matters was met, or it has gone on long enough. */
const isTaught = (at: LessonAt): boolean => {
  const { turn } = fieldsOf(at.play.view);
  return turn > LAST_TURN || (turn > 2 && ['reveal-threat', 'event', 'block'].every((type) => has(at, type)));
};

/** The strongest card for the area that is wished for; once it is in the hand, the area. */
function toPlay(at: LessonAt, held: number | null): Pointer {
  const options = at.play.decision?.options.filter(({ id }) => id.startsWith('play:')) ?? [];
  const strength = ({ label }: DecisionOption): number =>
    (label?.args as Messages['option.play'] | undefined)?.strength ?? 0;
  const best = wished(at)
    .map((area) => options.filter(({ id }) => id.endsWith(`:${area}`)))
    .find((found) => found.length > 0)
    ?.sort((one, other) => strength(other) - strength(one));
  const [first] = best ?? [];
  if (first === undefined) return { option: 'play' };
  const area = first.id.slice(first.id.lastIndexOf(':') + 1);
  return held !== null && options.some(({ id }) => id === `play:${held}:${area}`)
    ? { space: `area:${area}` }
    : { option: first.id };
}

/** The spaces of the map on which a threat lies facedown. */
function hidden({ play }: LessonAt): readonly string[] {
  const { at } = fieldsOf(play.view);
  const known = [...cardsOf(play.view, 'revealed'), ...cardsOf(play.view, 'tokens')].map(({ id }) => id);
  return at.flatMap((place, card) => (known.some((id) => id === card) ? [] : (terrain.ids[place] ?? [])));
}

/** A space that is lit, rather one with a “?” on it. */
function litSpace(at: LessonAt): Pointer | null {
  const lit = (at.play.decision?.options ?? []).flatMap(({ id }) =>
    id.startsWith('space:') ? [id.slice('space:'.length)] : [],
  );
  const space = lit.find((each) => hidden(at).includes(each)) ?? lit[0];
  return space === undefined ? null : { space };
}

/** The first thing that can be chosen. */
function first({ play }: LessonAt): Pointer | null {
  const option = play.decision?.options[0]?.id;
  return option === undefined ? null : { option };
}
const isStaged = ({ scene }: LessonAt, key: string): boolean => scene?.startsWith(key) === true;

/** What somebody does at the table that the rules don't know of. */
export interface AtTable {
  /** The story still lies over it. */
  readonly isReading: () => boolean;
  /** The card that was picked up. */
  readonly held: () => number | null;
}

/** The first mission, led by hand: goal, cards and areas, the four actions, the sum, events, reveals, hearts, plans, forecast. */
export const lessonWith = ({ isReading, held }: AtTable): GameLesson => ({
  most: 60,
  hints,
  // First the story is read; then it goes on at the table.
  steps: steps(held).map((step) =>
    step.id === 'welcome'
      ? { ...step, until: () => !isReading() }
      : { ...step, when: (at) => !isReading() && step.when(at) },
  ),
});

const steps = (held: () => number | null): readonly LessonStep[] => [
  {
    id: 'welcome',
    said: {
      de: 'Willkommen! Du führst den Mandalorianer und IG-11. Lies, wie es anfängt, und geh dann zur Karte.',
      en: 'Welcome! You lead the Mandalorian and IG-11. Read how it begins, then go to the map.',
      ru: 'Добро пожаловать! Вы ведёте Мандалорца и IG-11. Прочитайте, с чего всё началось, и переходите к карте.',
    },
    when: () => true,
    pointsAt: () => ({ thing: 'begin' }),
  },
  {
    id: 'goal',
    said: {
      de: 'Euer Ziel: die Tür aufbrechen, drinnen das Paket finden und zum Startfeld zurückbringen. Das Fähnchen zeigt immer, wo es weitergeht.',
      en: 'Your goal: break the door open, find the Asset inside and bring it back to the start space. The flag always shows where to go on.',
      ru: 'Ваша цель: выломать дверь, найти внутри Товар и вернуть его на стартовое поле. Флажок всегда показывает, куда дальше.',
    },
    when: isFree,
    pointsAt: () => ({ space: 'D7' }),
  },
  {
    id: 'card',
    said: {
      de: 'Das sind deine Karten. Die goldene Zahl ist ihre Stärke. Der Buchstabe oben rechts sagt, wem eine Karte gehört: Der handelt. Jede Karte darf auf jeden Bereich.',
      en: 'These are your cards. The golden number is their strength. The letter at the top right says whose card it is: they act. Any card may go on any area.',
      ru: 'Это ваши карты. Золотое число — их сила. Буква вверху справа говорит, чья карта: тот и действует. Любую карту можно сыграть в любую зону.',
    },
    when: isFree,
    pointsAt: (at) => toPlay(at, null),
  },
  {
    id: 'first',
    said: {
      de: 'Wähl eine Karte: Die Bereiche zeigen, was sie dort täte und welche Summe es gäbe. Dann wähl einen Bereich.',
      en: 'Pick a card: the areas show what it would do there and what the total would be. Then pick an area.',
      ru: 'Выберите карту: зоны покажут, что она там сделает и какой станет сумма. Потом выберите зону.',
    },
    when: isFree,
    pointsAt: (at) => toPlay(at, held()),
    until: (at) => has(at, 'play'),
  },
  {
    id: 'move',
    said: {
      de: 'Bewegen: Wähl ein golden umrandetes Feld. Unter „?“ liegt ein Gegner oder etwas Nützliches; wer hineingeht, deckt es auf und bleibt stehen.',
      en: 'Move: choose a space with a golden rim. Under a “?” lies an enemy or something useful; whoever enters reveals it and stops.',
      ru: 'Движение: выберите поле с золотой каймой. Под «?» враг или что-то полезное; кто войдёт, вскроет и остановится.',
    },
    when: (at) => asks(at, 'prompt.move'),
    pointsAt: litSpace,
    until: (at) => has(at, 'hero-moves'),
  },
  {
    id: 'reveal',
    said: {
      de: 'Aufgedeckt! Gegner handeln, wenn ein Ereignis ihre Klasse ruft; das Zeichen am Marker sagt, welche. Wachposten schlagen außerdem gleich zu, wenn du bei ihnen anhältst.',
      en: 'Revealed! Enemies act when an event calls their class; the sign on the token says which. Sentries also strike at once when you stop beside them.',
      ru: 'Вскрыто! Враги действуют, когда событие зовёт их класс; какой, говорит знак на жетоне. Часовые к тому же бьют сразу, если вы остановились рядом.',
    },
    when: (at) => isStaged(at, 'reveal-') || has(at, 'reveal-threat'),
  },
  {
    id: 'hearts',
    said: {
      de: 'Jeder Treffer kostet ein Herz. Fällt bei einem Charakter das letzte, ist die Mission verloren. Medipacks heilen, und Planungskarten fangen Treffer ab.',
      en: 'Every hit costs a heart. When a character loses the last one, the mission is lost. Medkits heal, and planning cards catch hits.',
      ru: 'Каждое попадание стоит сердца. Когда персонаж теряет последнее, миссия провалена. Аптечки лечат, а карты плана отбивают удары.',
    },
    when: (at) => has(at, 'hurt') && at.play.decision !== null,
    pointsAt: () => ({ thing: 'hurt-hero' }),
  },
  {
    id: 'attack',
    said: {
      de: 'Angreifen: ein Ziel auf deinem Feld oder daneben, die Tür nur vom Feld mit dem Fähnchen. Schaden bleibt liegen, auch an der Tür.',
      en: 'Attack: one target in your space or beside it, the door only from the space with the flag. Damage stays, on the door too.',
      ru: 'Атака: одна цель на вашем поле или рядом, а дверь — только с поля с флажком. Урон остаётся, и на двери тоже.',
    },
    when: (at) => asks(at, 'prompt.attack'),
    pointsAt: first,
    until: (at) => did(at, 'wound') + did(at, 'door-damage') > 0,
  },
  {
    id: 'intel',
    said: {
      de: 'Spionieren: Sieh unter ein „?“, ohne hinzugehen, oder schieb einen Gegner ein Feld weg.',
      en: 'Intel: look under a “?” without going there, or push an enemy one space away.',
      ru: 'Разведка: загляните под «?», не подходя, или оттолкните врага на одно поле.',
    },
    when: (at) => asks(at, 'prompt.intel'),
    pointsAt: first,
    until: (at) => has(at, 'look-at'),
  },
  {
    id: 'plan',
    said: {
      de: 'Planen: Du ziehst so viele Planungskarten, wie die Stärke sagt; sie liegen dann an der Stelle deiner Hand. Eine darfst du behalten; „Verteidigen“ etwa fängt später einen Treffer ab.',
      en: 'Plan: you draw as many planning cards as the strength says; they then lie in place of your hand. You may keep one; “Defend”, for example, catches a hit later.',
      ru: 'План: вы берёте столько карт плана, какова сила; они ложатся на место руки. Одну можно оставить; «Защита», например, позже отобьёт удар.',
    },
    when: (at) => asks(at, 'prompt.plan', 'prompt.keep'),
    pointsAt: first,
    until: (at) => has(at, 'keep'),
  },
  {
    id: 'put-back',
    said: {
      de: 'Was du nicht behältst, wird abgelegt. Eine Karte darfst du auf den Planungsstapel zurücklegen: Dann ist sie beim nächsten Planen dabei. „Kein Glück“ legt man lieber ab.',
      en: 'What you don’t keep is discarded. One card may go back on top of the planning deck: then it is there when somebody plans next. “No Luck” is better discarded.',
      ru: 'Что вы не оставили, сбрасывается. Одну карту можно вернуть на верх колоды планов: при следующем планировании она придёт снова. «Не повезло» лучше сбросить.',
    },
    when: (at) => asks(at, 'prompt.put-back'),
    untilAnswered: true,
    pointsAt: ({ play }) => {
      const none = play.decision?.options.find(({ label }) => label?.key === 'option.put-none');
      return none === undefined ? null : { option: none.id };
    },
  },
  {
    id: 'total',
    said: {
      de: 'Die goldene Zahl deiner Karte zählt zur Summe dieses Bereichs; ein +1 hilft nur der Aktion. Ab 5 bringt er am Zugende ein Ereignis: Gegner handeln. Ab 6 kommt eine Krise dazu. Danach ist er wieder leer.',
      en: 'The golden number of your card adds to the total of this area; a +1 helps only the action. From 5 on it brings an event at the end of the turn: enemies act. From 6 on a crisis comes too. Then the area is empty again.',
      ru: 'Золотое число карты идёт в сумму этой зоны; +1 помогает только действию. С 5 зона в конце хода приносит событие: действуют враги. С 6 добавится кризис. Потом она снова пуста.',
    },
    when: (at) => isFree(at) && has(at, 'play'),
    pointsAt: () => ({ term: 'total' }),
  },
  {
    id: 'second',
    said: {
      de: 'In jedem Zug spielst du zwei Karten, auf zwei verschiedene Bereiche. Mein Vorschlag: Planen, um den nächsten Treffer abzufangen. Willst du lieber gleich angreifen, ist auch das gut.',
      en: 'Every turn you play two cards, on two different areas. I suggest Plan, to catch the next hit. If you would rather attack at once, that is good, too.',
      ru: 'Каждый ход вы играете две карты в две разные зоны. Советую План, чтобы отбить следующий удар. Хотите сразу атаковать — тоже хорошо.',
    },
    when: isFree,
    pointsAt: (at) => toPlay(at, held()),
    until: (at) => did(at, 'play') > 1,
  },
  {
    id: 'forecast',
    said: {
      de: 'Die Rückseite der nächsten Ereigniskarte verrät, wen sie ruft. Wer euch dann erreichen könnte, trägt auf dem Plan ein rotes „!“.',
      en: 'The back of the next event card tells whom it calls. Whoever could reach you then wears a red “!” on the map.',
      ru: 'Рубашка следующей карты событий подсказывает, кого она позовёт. Кто может до вас добраться, отмечен красным «!».',
    },
    when: (at) => did(at, 'play') > 1 && at.play.decision !== null,
    pointsAt: () => ({ term: 'next-event' }),
  },
  {
    id: 'end',
    said: {
      de: 'Beide Karten liegen. Beende deinen Zug: Danach kommen die Ereignisse, und ihr zieht nach.',
      en: 'Both cards are down. End your turn: then the events come, and you draw.',
      ru: 'Обе карты сыграны. Закончите ход: потом придут события, и вы доберёте карты.',
    },
    when: (at) => offers(at, 'end'),
    pointsAt: () => ({ option: 'end' }),
    until: ({ play }) => fieldsOf(play.view).turn > 1,
  },
  {
    id: 'event',
    said: {
      de: 'Ein Ereignis! Die Karte wird von oben nach unten abgehandelt, und du siehst, wer was mit wem macht. „6+“ gilt nur ab Summe 6.',
      en: 'An event! The card is carried out from top to bottom, and you see who does what to whom. “6+” counts only from a total of 6.',
      ru: 'Событие! Карта выполняется сверху вниз, и видно, кто что с кем делает. «6+» действует только при сумме от 6.',
    },
    when: (at) => isStaged(at, 'event-') || has(at, 'event'),
  },
  {
    id: 'block',
    said: {
      de: 'Du wirst getroffen! Eine Planungskarte fängt den Schaden ab und ist dann weg. Ohne sie kostet jeder Treffer ein Herz.',
      en: 'You are being hit! A planning card takes the blow for you and is gone. Without one, every hit costs a heart.',
      ru: 'По вам попали! Карта плана примет удар на себя и уйдёт. Без неё каждое попадание стоит одного сердца.',
    },
    when: (at) => asks(at, 'prompt.block'),
    pointsAt: first,
    until: (at) => has(at, 'block'),
  },
  {
    id: 'turns',
    said: {
      de: 'Weiter so: zwei Karten, dann das Ende des Zuges; kommt kein Ereignis, endet er von selbst. Probier jeden Bereich einmal aus; hier ist ein Vorschlag.',
      en: 'Go on like this: two cards, then the end of the turn; where no event comes, it ends by itself. Try each area once; here is a suggestion.',
      ru: 'Так и дальше: две карты, потом конец хода; если события нет, он закончится сам. Попробуйте каждую зону; вот подсказка.',
    },
    when: (at) => isFree(at) || asks(at, 'prompt.action'),
    pointsAt: (at) => (offers(at, 'play') ? toPlay(at, held()) : { option: 'end' }),
    until: (at) => isTaught(at),
  },
  {
    id: 'yours',
    said: {
      de: 'Das war die Lektion. Zeig auf ein Zeichen, und es erklärt sich; „Was würdest du tun?“ (am Telefon „Rat?“) gibt Rat; „Zurück“ nimmt fast alles zurück. Die Mission gehört dir!',
      en: 'That was the lesson. Point at any sign and it explains itself; “What would you do?” (“Advice?” on a phone) gives advice; Undo takes back almost everything. The mission is yours!',
      ru: 'Урок окончен. Укажите на любой знак, и появится объяснение; совет даст «А как бы вы сыграли?» (на телефоне «Совет?»); «Назад» отменяет почти всё. Миссия ваша!',
    },
    when: (at) => isTaught(at) && isFree(at),
  },
];
