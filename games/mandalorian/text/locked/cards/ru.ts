import { ru } from '@cantina/text';
import { numbers as m2 } from '../../../content/locked/p2/mission.ts';
import { numbers as m4 } from '../../../content/locked/p4/mission.ts';
import { salvageNumbers } from '../../../content/locked/p5/index.ts';
import { agendaNumbers, dealNumbers } from '../../../content/locked/p7/index.ts';
import { PACK_VERB_WORDS } from '../../../verbs/locked/words.ts';
import { extended, type PackWords, wordsIn } from '../../cards.ts';
import { cardWords as base } from '../../ru/cards.ts';
import { area, nouns, type Say, within, words } from '../../ru/speech.ts';

const { atLeast, compound, count, noun, num, say } = ru;

/** Что нужно кроме цели миссии. */
const agenda = (condition: string): Say =>
  words(`если группа победила, вы побеждаете полностью, только если ${condition}`);

const pack: PackWords<Say> = {
  effects: wordsIn('ru', PACK_VERB_WORDS),
  conditions: {
    'companion-near': 'другой персонаж в пределах дальности 1',
    'you-carry-the-token': 'Малыш у вас на руках',
  },
  walks: { ignoreStrikes: words('удары вдогонку не задевают вас во время этого движения') },
  timings: { tactical: (on) => (on === 'any' ? 'В любой зоне действия' : `В зоне ${area(on)}`) },
  things: {
    'm2-q1': words(
      `выполняя на его поле разведку с силой ${num(m2.clamp)} или больше, вы можете сбросить захват вместо обычного эффекта`,
    ),
    'm3-q1': [
      words('на своём шаге действий вы можете взять Узника с собой со своего поля'),
      words('тот, с кем он идёт, никогда его не теряет и не может передать'),
    ],
    'm3-q3': words('здесь никого нет'),
    'm4-q1': [
      words(`его здоровье — ${num(m4.health)} плюс ${num(m4.healthPerCharacter)} за каждого персонажа`),
      words(`пока другой враг ${within(m4.guardRange)} от него, он не получает урона`),
      words('персонажи не могут его передвинуть, и Малыша он никогда не подбирает'),
    ],
    'token-1': [
      words('выполняя действие на поле Малыша, вы можете его спасти: тогда он у вас на руках'),
      words('если вы получаете урон с Малышом на руках, он убегает на соседнее поле'),
    ],
    'token-2': [
      words(
        `на своём шаге действий вы можете взять трофей со своего поля; нести можно не больше ${num(salvageNumbers.carry)}`,
      ),
      words('на стартовом поле вы можете сдать всё, что несёте'),
    ],
    'token-3': [
      words('если вы начинаете движение на поле осведомителя, он может пойти с вами'),
      words('в конце каждого шага событий он получает 1 урон, если на его поле есть враг и нет персонажа'),
    ],
    'token-4': [
      words(
        `на своём шаге действий вы можете взять ящик со своего поля; нести можно не больше ${num(dealNumbers.carry)}`,
      ),
      words('на стартовом поле вы можете его сдать'),
    ],
    'role-1': [
      words('вы побеждаете вместе с группой'),
      words('при каждом кризисе вы выбираете «спокойно»: скрывать вам нечего'),
    ],
    'role-2': [
      words('вы побеждаете, если группа терпит неудачу'),
      words(`при кризисах вы можете тайно предавать остальных, всего ${times(dealNumbers.betrayals)}`),
    ],
    'role-3': agenda('последний урон врагу с меткой ни разу не нанесли вы'),
    'role-4': agenda('хотя бы 1 врагу с меткой последний урон нанесли вы'),
    'role-5': agenda(`у вас не больше ${num(agendaNumbers.damage)} урона`),
    'role-6': agenda(`у вас ${say(atLeast(agendaNumbers.plans, compound(noun('f', 'карта'), 'плана')))}`),
    'role-7': agenda(`движением или атакой вы вскрыли ${say(atLeast(agendaNumbers.reveals, nouns.threat))}`),
    'role-8': words('вы побеждаете, если группа проиграла, а ваш персонаж не побеждён'),
  },
  types: {
    tactical: 'Тактические карты навыков',
    wild: 'Карты-джокеры',
    signature: 'Личные карты навыков',
  },
  groups: { markers: 'Жетоны', roles: (mission) => `Тайные роли: ${mission}` },
};

function times(amount: number): string {
  return say(count(amount, noun('m', 'раз', { genPl: 'раз' })), 'acc');
}

export const cardWords = extended(base, pack);
