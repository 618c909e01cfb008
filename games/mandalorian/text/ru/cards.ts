import { ru } from '@cantina/text';
import { VERB_WORDS } from '../../verbs/words.ts';
import { type BaseWords, wordsIn } from '../cards.ts';
import { area, doing, nouns, type Say, verbs, within, words } from './speech.ts';

const { bare, capital, clause, does, inOrder, num, paragraph, prep, say, thisOne } = ru;

export const cardWords: BaseWords<Say> = {
  effects: wordsIn('ru', VERB_WORDS),
  conditions: {
    'target-in-your-space': 'цель на вашем поле',
    'target-damaged': 'у цели уже есть урон',
    'target-undamaged': 'у цели нет урона',
    'target-at-range-2': 'цель на дальности 2 или больше',
    'target-health-3': 'у цели 3 здоровья или больше',
  },
  walks: {
    heights: words('при этом можно подниматься на возвышения и спускаться с них'),
    passEnemies: words('враги не останавливают это движение'),
    ignoreSentries: words('часовые не наносят вам урона в конце этого движения'),
  },
  timings: {
    'before-or-after': (on) => `До или ${say(prep('после', doing(on)))}`,
    modifies: (on) => capital(say(prep('во время', doing(on)))),
    instead: (on) => capital(say(prep('вместо', doing(on)))),
  },
  things: {
    'm1-asset': [
      words('на своём шаге действий вы можете взять Товар со своего поля'),
      words('тот, кто его несёт, никогда его не роняет и не может передать'),
    ],
  },
  uses: {
    action: () => 'На своём шаге действий',
    'damage-to-you': () => 'Когда вы должны получить урон',
    'damage-to-another': (range) => `Когда другой персонаж ${within(range)} должен получить урон`,
    'after-attack': () => 'После того как вас атаковал враг, даже если урон заблокирован',
    crisis: () => 'Когда вы должны разыграть кризис',
  },
  neverUsed: words('эта карта ничего не делает, и оставить её себе нельзя'),
  discardCard: (goal) => inOrder(clause(verbs.discard, thisOne(nouns.card)), goal),
  discardObject: (goal) =>
    inOrder(clause(verbs.discard, thisOne(nouns.object), 'со своего поля на своём шаге действий'), goal),
  skipsOnlyTheCrisis: does(bare(nouns.event), verbs.happen, 'всё равно'),
  disruption: (value) => words(`добавляет ${num(value)} к общей силе своей зоны действия`),
  again: words('затем это происходит ещё раз'),
  paragraph,
  labelled: (label, text) => `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  labels: {
    strength: (strength) => `Сила ${num(strength)}`,
    bonus: (action) => `+1 в зоне ${area(action)}`,
    health: (health) => `Здоровье ${num(health)}`,
    healths: (normal, easy) => `Здоровье ${num(normal)} (лёгкая сторона: ${num(easy)})`,
    back: (hint) => `Рубашка: ${hint}`,
    object: 'Объект',
    reinforcement: 'Подкрепление',
    types: {},
    groups: {
      characters: 'Персонажи',
      skills: (character) => `Карты навыков: ${character}`,
      events: 'События',
      planning: 'Карты плана',
      threats: (mission) => `Угрозы: ${mission}`,
      disruption: 'Жетоны помех',
    },
  },
};
