import { bringing, counted, FEW, type StageWords } from './words.ts';

/** 1 карта, 2 карты, 5 карт. */
function many(n: number, one: string, few: string, more: string): string {
  const last = n % 10;
  const isTeen = n % 100 > 10 && n % 100 < 15;
  return `${n} ${!isTeen && last === 1 ? one : !isTeen && last > 1 && last < 5 ? few : more}`;
}
const FORCE = { empire: 'Сила с Империей', rebel: 'Сила с повстанцами' } as const;

export const words: StageWords = {
  playsNothing: (who) =>
    who === null ? 'Вы завершаете ход, не сыграв ни одной карты' : `${who} завершает ход, не сыграв ни одной карты`,
  plays: (who, { cards, resources, attack }) =>
    `${who ?? 'Вы'} ${who === null ? 'играете' : 'играет'} ${many(cards, 'карту', 'карты', 'карт')}${bringing([resources > 0 && many(resources, 'ресурс', 'ресурса', 'ресурсов'), attack > 0 && `атака ${attack}`])}`,
  buys: (who, card, price) =>
    `${who ?? 'Вы'} ${who === null ? 'покупаете' : 'покупает'}: ${card}${price === 0 ? ', бесплатно' : `, цена\u00a0${price}`}`,
  attackOnBaseOf: (who) => (who === null ? 'Атака на вашу базу' : `Атака на базу: ${who}`),
  attack: (strength) => `Атака ${strength}`,
  attackOn: (who, target, strength) =>
    `${who ?? 'Вы'} ${who === null ? 'атакуете' : 'атакует'}: ${target}, атака ${strength}`,
  attacks: (who, cards, strength) =>
    `${who ?? 'Вы'} ${who === null ? 'атакуете' : 'атакует'} (${strength}), ${cards.length > FEW ? many(cards.length, 'карта', 'карты', 'карт') : counted(cards).join(', ')}:`,
  buysAll: (who, cards, price) =>
    `${who ?? 'Вы'} ${who === null ? 'покупаете' : 'покупает'}: ${counted(cards).join(', ')}, всего за\u00a0${price}`,
  abilityOf: (card) => `Свойство карты: ${card}`,
  rewardFor: (card) => `Награда (${card}):`,
  left: (points, of) => `осталось ${points} из ${of}`,
  shieldedBy: (ships) => `Перед ней ${many(ships, 'корабль', 'корабля', 'кораблей')}`,
  damage: (points) => `Урон ${points}`,
  damageTo: (base, points, left) => `${base}: урон ${points}, осталось ${left}`,
  hits: (card, points, left) => `урон ${points} – ${card} (осталось ${left})`,
  stands: (left, of) => `База держится: ${left} из ${of}.`,
  prevented: (points) => `Щит отражает ${points}`,
  shieldOf: (base, points) => `щит отражает ${points} (${base})`,
  exiled: 'изгнание',
  falls: (base) => `${base} – база пала`,
  destroys: (who, base) => `${who ?? 'Вы'} ${who === null ? 'уничтожаете' : 'уничтожает'} базу: ${base}`,
  lost: (who, bases, of) =>
    `${who === null ? 'Ваши потери' : `Потери (${who})`}: ${many(bases, 'база', 'базы', 'баз')}, игра идёт до ${of}.`,
  shipDestroyed: (ship) => `${ship} – корабль уничтожен`,
  forceNow: (with_, you) => (with_ === null ? 'Сила ни с кем' : you ? 'Сила с вами' : FORCE[with_]),
  forceMoves: 'Баланс Силы',
  fromGalaxyDeck: 'Верхняя карта колоды галактики',
  discarded: (who) => (who === null ? 'Вы теряете карту' : `${who} теряет карту`),
  loses: (who, card, random) =>
    `${who === null ? 'вы теряете' : `${who} теряет`} карту «${card}», она уходит в сброс${random ? ' (взята наугад)' : ''}`,
  toDiscard: (random) => `${random ? 'Взята из руки наугад. ' : ''}Она уходит в сброс.`,
  onDeck: 'Она ложится на верх колоды.',
  newBase: (who) => (who === null ? 'Ваша новая база' : `Новая база (${who})`),
  wins: (who) => (who === null ? 'Вы выигрываете партию' : `${who} выигрывает партию`),
  oneMore: (who, base, target) =>
    who === null
      ? base === null
        ? 'Ещё одна база, и вы победите!'
        : `Уничтожьте базу «${base}», и вы победите!`
      : `${who}: осталась одна база${base === null ? '' : target === null ? `, удержите её: ${base}` : `: ${base}`}`,
};
