import { ru } from '@cantina/text';
import { ofFaction, whyFailed } from '../../text/ru/words.ts';
import type { StageWords } from './words.ts';

const { listAnd, num } = ru;

export const words: StageWords = {
  encounter: 'Приключение',
  atNavpoint: 'Между планетами',
  contact: 'Знакомство',
  story: 'Что дальше',
  turnedUp: 'Жетон раскрыт: теперь все знают, кто здесь ждёт.',
  job: 'Задание',
  delivery: 'Незаконный груз',
  wager: 'Пари',
  roll: 'Решают кубики',
  rolls: (who, skill) => (who === null ? `Вы бросаете кубики: ${skill} …` : `${who} бросает кубики: ${skill} …`),
  meets: (who, place) =>
    `${who === null ? 'Вас ждёт приключение' : `Приключение (${who})`}: ${place ?? 'между планетами'}`,
  changes: (card) => `Карта ${card} меняет бросок …`,
  rollsInFight: (who) => (who === null ? 'Вы бросаете кубики в бою …' : `Бросок в бою: ${who} …`),
  aiTurn: 'Ход соперника',
  goal: 'Цель достигнута',
  trade: 'Обмен',
  fame: 'Слава',
  needs: (skill, copies) =>
    copies === 0
      ? `${skill} · без навыка: нужно критическое попадание`
      : copies === 1
        ? `${skill} · есть навык: хватит попадания или критического попадания`
        : `${skill} · мастер: хватит попадания, критического попадания или фокуса`,
  needsHit: 'Нужно попадание, чтобы пройти незамеченным',
  passed: 'Удалось',
  failed: 'Не удалось',
  tests: (passed, skills) => `${passed ? 'Удалось' : 'Не удалось'}: ${listAnd(skills)}.`,
  unnoticed: 'Никто не заметил',
  noticed: 'Груз заметили',
  why: (copies, passed) =>
    !passed
      ? whyFailed(copies)
      : copies === 0
        ? 'Навыка нет, но критическое попадание засчитывается всегда.'
        : copies === 1
          ? 'Навык есть: хватило одного попадания.'
          : 'Мастер: засчитывается даже фокус.',
  whyDelivery: (passed) => (passed ? 'Попадание: вопросов никто не задаёт.' : 'Попадания нет: кто-то присмотрелся.'),
  ifPassed: 'Если удастся',
  ifFailed: 'Если нет',
  pays: (who, price) => `${who === null ? 'Вы платите' : `${who} платит`} ${price}.`,
  ifWon: 'В случае победы',
  ifLost: 'В случае поражения',
  reward: 'Награда',
  nothing: 'ничего не происходит',
  fight: (type, place) => `${type === 'ground' ? 'Наземный бой' : 'Космический бой'} · ${place}`,
  against: (foe) => `Противник: ${foe}`,
  dice: (count) => `Кубиков: ${num(count)}`,
  left: (type, left, most) => `${type === 'ground' ? 'Здоровье' : 'Прочность корпуса'}: ${left} из ${most}`,
  chanceOf: (who) => (who === null ? 'Ваш шанс победить' : `Шанс на победу: ${who}`),
  wins: (who) => (who === null ? 'Вы побеждаете' : `Победа: ${who}`),
  score: (attack, defense) =>
    attack === defense
      ? `${attack} : ${defense} — при ничьей побеждает нападающий.`
      : `Урон ${Math.max(attack, defense)} : ${Math.min(attack, defense)}.`,
  unbeatable: 'Этот патруль победить нельзя.',
  defeated: (who) => (who === null ? 'Вы терпите поражение' : `Поражение: ${who}`),
  defeatMeans: 'Ход на этом заканчивается. Поражение стоит до 3000 кредитов; следующий ход начнётся с восстановления.',
  captured: (name) => `В плену: ${name}`,
  eliminated: (name) => `Устранение: ${name}`,
  bring: (place, reward) => `Живым, ${place}: ${reward}`,
  jobDone: 'Задание выполнено',
  jobFailed: 'Задание провалено',
  goalDone: (who) => (who === null ? 'Вы достигаете цели' : `${who} достигает цели`),
  newShip: (name) => `Новый корабль: ${name}`,
  fameOf: (who, fame, most) => (who === null ? `Ваша слава: ${fame} из ${most}` : `${who}: слава ${fame} из ${most}`),
  deal: 'По рукам!',
  noDeal: 'Сделки нет',
  gift: (credits) => `Подарок: ${credits}`,
  patrolBeaten: 'Патруль побеждён',
  patrolComes: (faction) => `Здесь патруль ${ofFaction[faction]}`,
  nearlyWins: (name, missing) => `Внимание, ${name}: до победы не хватает славы: ${num(missing)}!`,
  youNearlyWin: (missing) => `До вашей победы не хватает славы: ${num(missing)}!`,
  wonGame: (name) => `${name} — легенда Внешнего кольца`,
};
