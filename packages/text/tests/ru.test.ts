import { describe, expect, test } from 'vitest';
import { ru } from '../src/index.ts';
import { adjRu as adj, nounRu as noun, verbRu as verb } from './lexicon.ts';

const {
  a,
  all,
  and,
  andThen,
  another,
  any,
  anyNumber,
  asks,
  atLeast,
  atMost,
  bare,
  both,
  cannot,
  clause,
  colon,
  count,
  does,
  each,
  either,
  exactly,
  front,
  given,
  have,
  infinitive,
  inOrder,
  instead,
  is,
  it,
  label,
  lead,
  main,
  many,
  may,
  more,
  must,
  no,
  not,
  of,
  oneOf,
  or,
  other,
  otherwise,
  own,
  passive,
  prep,
  provided,
  purpose,
  question,
  say,
  seatNoun,
  sentence,
  tail,
  the,
  thisOne,
  to,
  upTo,
  which,
  whom,
  you,
  your,
} = ru;

const draw1 = clause(verb.draw, count(1, noun.card));
const discard1 = clause(verb.discard, count(1, noun.card));
const anna = bare(seatNoun('Anna'));
const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;
const singular = (it: ru.NounRu): string => CASES.map((kase) => it.sg[kase]).join(' ');
const plural = (it: ru.NounRu): string => CASES.map((kase) => it.pl[kase]).join(' ');

describe('nouns', () => {
  test.each([
    [noun.card, 'карта карты карте карту картой карте', 'карты карт картам карты картами картах'],
    [noun.unit, 'отряд отряда отряду отряд отрядом отряде', 'отряды отрядов отрядам отряды отрядами отрядах'],
    [noun.droid, 'дроид дроида дроиду дроида дроидом дроиде', 'дроиды дроидов дроидам дроидов дроидами дроидах'],
    [noun.jedi, 'джедай джедая джедаю джедая джедаем джедае', 'джедаи джедаев джедаям джедаев джедаями джедаях'],
    [
      noun.ship,
      'корабль корабля кораблю корабль кораблём корабле',
      'корабли кораблей кораблям корабли кораблями кораблях',
    ],
    [
      noun.damage,
      'повреждение повреждения повреждению повреждение повреждением повреждении',
      'повреждения повреждений повреждениям повреждения повреждениями повреждениях',
    ],
    [noun.end, 'конец конца концу конец концом конце', 'концы концов концам концы концами концах'],
    [noun.point, 'очко очка очку очко очком очке', 'очки очков очкам очки очками очках'],
    [noun.space, 'поле поля полю поле полем поле', 'поля полей полям поля полями полях'],
    [
      ru.noun('f', 'станция'),
      'станция станции станции станцию станцией станции',
      'станции станций станциям станции станциями станциях',
    ],
    [
      ru.noun('f', 'пушка', { genPl: 'пушек' }),
      'пушка пушки пушке пушку пушкой пушке',
      'пушки пушек пушкам пушки пушками пушках',
    ],
    [ru.noun('f', 'мощь'), 'мощь мощи мощи мощь мощью мощи', 'мощи мощей мощам мощи мощами мощах'],
    [
      ru.noun('f', 'неделя'),
      'неделя недели неделе неделю неделей неделе',
      'недели недель неделям недели неделями неделях',
    ],
    [
      ru.noun('m', 'сценарий'),
      'сценарий сценария сценарию сценарий сценарием сценарии',
      'сценарии сценариев сценариям сценарии сценариями сценариях',
    ],
    [
      ru.noun('m', 'месяц'),
      'месяц месяца месяцу месяц месяцем месяце',
      'месяцы месяцев месяцам месяцы месяцами месяцах',
    ],
    [
      ru.noun('m', 'боец', { animate: true, stem: 'бойц', stressed: true }),
      'боец бойца бойцу бойца бойцом бойце',
      'бойцы бойцов бойцам бойцов бойцами бойцах',
    ],
    [
      ru.noun('m', 'ключ', { stressed: true }),
      'ключ ключа ключу ключ ключом ключе',
      'ключи ключей ключам ключи ключами ключах',
    ],
    [
      ru.noun('n', 'сердце', { genPl: 'сердец' }),
      'сердце сердца сердцу сердце сердцем сердце',
      'сердца сердец сердцам сердца сердцами сердцах',
    ],
  ] as const)('%#: %s', (it, sg, pl) => {
    expect(singular(it)).toBe(sg);
    expect(plural(it)).toBe(pl);
  });

  test('names: fixed, declined, of several words', () => {
    expect(say(prep('на', ru.fixed('m', 'Кашиик'), 'loc'))).toBe('на Кашиик');
    const luke = ru.compound(ru.noun('m', 'Люк', { animate: true }), ru.noun('m', 'Скайуокер', { animate: true }));
    expect(say(luke, 'acc')).toBe('Люка Скайуокера');
    expect(say(luke, 'ins')).toBe('Люком Скайуокером');
    expect(say(ru.compound(ru.noun('f', 'Звезда'), 'Смерти'), 'acc')).toBe('Звезду Смерти');
    expect(say(ru.compound(ru.adj('имперский'), noun.ship), 'gen')).toBe('имперского корабля');
    expect(say(anna)).toBe('Anna');
    expect(say(anna, 'dat')).toBe('игроку Anna');
    const money = ru.pluralNoun(['деньги', 'денег', 'деньгам', 'деньги', 'деньгами', 'деньгах']);
    expect(say(your(money), 'gen')).toBe('ваших денег');
  });
});

describe('adjectives', () => {
  test.each([
    ['нейтральный', 'нейтрального', 'нейтральную', 'нейтральные', 'нейтральными'],
    ['вражеский', 'вражеского', 'вражескую', 'вражеские', 'вражескими'],
    ['синий', 'синего', 'синюю', 'синие', 'синими'],
    ['свежий', 'свежего', 'свежую', 'свежие', 'свежими'],
    ['большой', 'большого', 'большую', 'большие', 'большими'],
    ['другой', 'другого', 'другую', 'другие', 'другими'],
    ['второй', 'второго', 'вторую', 'вторые', 'вторыми'],
    ['последний', 'последнего', 'последнюю', 'последние', 'последними'],
  ] as const)('%s', (dictionary, gen, accF, nomPl, insPl) => {
    const it = ru.adj(dictionary);
    expect([it.m.gen, it.f.acc, it.pl.nom, it.pl.ins]).toEqual([gen, accF, nomPl, insPl]);
  });
});

describe('phrases', () => {
  test.each([
    [the(noun.card), 'acc', 'карту'],
    [your(noun.card), 'nom', 'ваша карта'],
    [your(noun.card), 'acc', 'вашу карту'],
    [thisOne(noun.unit), 'acc', 'этот отряд'],
    [thisOne(noun.droid), 'acc', 'этого дроида'],
    [thisOne(many(noun.droid)), 'acc', 'этих дроидов'],
    [thisOne(count(2, noun.card)), 'acc', 'эти 2 карты'],
    [bare(noun.droid, adj.enemy), 'acc', 'вражеского дроида'],
    [bare(noun.unit, adj.enemy), 'acc', 'вражеский отряд'],
    [all(noun.card), 'acc', 'все карты'],
    [all(noun.droid, adj.enemy), 'acc', 'всех вражеских дроидов'],
    [all(your(many(noun.card))), 'dat', 'всем вашим картам'],
    [oneOf(your(many(noun.card))), 'acc', 'одну из ваших карт'],
    [oneOf(many(noun.droid, adj.enemy)), 'acc', 'одного из вражеских дроидов'],
    [each(noun.player), 'dat', 'каждому игроку'],
    [any(noun.card), 'acc', 'любую карту'],
    [any(count(2, noun.card)), 'acc', 'любые 2 карты'],
    [another(noun.card), 'acc', 'другую карту'],
    [count(2, other(noun.card)), 'acc', '2 другие карты'],
    [count(5, other(noun.unit)), 'acc', '5 других отрядов'],
    [no(noun.card), 'nom', 'ни одна карта'],
    [it(the(noun.card)), 'acc', 'её'],
    [of(the(noun.hand), the(noun.opponent)), 'gen', 'руки противника'],
    [of(the(noun.hand), anna), 'nom', 'рука игрока Anna'],
    [of(the(noun.hand), you), 'gen', 'вашей руки'],
    [tail(a(noun.card), prep('из', your(noun.deck))), 'acc', 'карту из вашей колоды'],
    [both(the(noun.card), a(noun.droid)), 'acc', 'карту и дроида'],
    [either(a(noun.card), a(noun.ship), a(noun.droid)), 'acc', 'карту, корабль или дроида'],
    [upTo(3, noun.card), 'acc', 'до 3 карт'],
    [upTo(1, noun.card), 'acc', 'до 1 карты'],
    [upTo(3, noun.card), 'ins', 'не более чем 3 картами'],
    [atLeast(3, noun.card), 'acc', 'не менее 3 карт'],
    [atMost(2, noun.droid), 'acc', 'не более 2 дроидов'],
    [exactly(2, noun.card), 'acc', 'ровно 2 карты'],
    [more(2, noun.card), 'acc', 'ещё 2 карты'],
    [anyNumber(noun.card, adj.neutral), 'acc', 'любое количество нейтральных карт'],
    [anyNumber(noun.card), 'ins', 'любым количеством карт'],
  ] as const)('%#: %s %s', (np, kase, text) => {
    expect(say(np, kase)).toBe(text);
  });

  test('prepositions that can be spoken', () => {
    expect(say(prep('с', the(ru.noun('m', 'стол')), 'gen'))).toBe('со стола');
    expect(say(prep('с', count(3, noun.card), 'ins'))).toBe('с 3 картами');
    expect(say(prep('в', all(noun.deck), 'loc'))).toBe('во всех колодах');
    expect(say(prep('в', the(noun.deck), 'acc'))).toBe('в колоду');
    expect(say(prep('о', the(ru.noun('n', 'оружие'))))).toBe('об оружии');
    expect(say(prep('к', all(noun.player)))).toBe('ко всем игрокам');
    expect(say(prep('у', it(the(noun.card))))).toBe('у неё');
    expect(say(prep('у', you))).toBe('у вас');
    expect(say(prep('в конце', your(noun.turn)))).toBe('в конце вашего хода');
  });
});

describe('clauses', () => {
  test.each([
    [draw1, 'Возьмите 1 карту.'],
    [clause(verb.destroy, bare(noun.droid, adj.enemy)), 'Уничтожьте вражеского дроида.'],
    [clause(verb.destroy, count(2, noun.unit, adj.enemy)), 'Уничтожьте 2 вражеских отряда.'],
    [clause(verb.destroy, count(2, noun.droid, adj.enemy)), 'Уничтожьте 2 вражеских дроидов.'],
    [does(the(noun.opponent), verb.discard, count(1, noun.card)), 'Противник сбрасывает 1 карту.'],
    [does(all(noun.player), verb.discard, count(1, noun.card)), 'Все игроки сбрасывают 1 карту.'],
    [does(you, verb.draw, count(1, noun.card)), 'Вы берёте 1 карту.'],
    [does(anna, verb.draw, count(1, noun.card)), 'Anna берёт 1 карту.'],
    [may(draw1), 'Вы можете взять 1 карту.'],
    [must(discard1), 'Вы должны сбросить 1 карту.'],
    [must(does(the(noun.opponent), verb.discard, count(1, noun.card))), 'Противник должен сбросить 1 карту.'],
    [must(does(anna, verb.discard, count(1, noun.card))), 'Игроку Anna нужно сбросить 1 карту.'],
    [cannot(clause(verb.discard, thisOne(noun.card))), 'Вы не можете сбросить эту карту.'],
    [not(clause(verb.discard, thisOne(noun.card))), 'Не сбрасывайте эту карту.'],
    [does(the(noun.opponent), verb.draw, no(noun.card)), 'Противник не берёт ни одной карты.'],
    [does(no(noun.player), verb.draw, a(noun.card)), 'Ни один игрок не берёт карту.'],
    [clause(verb.help, the(noun.pilot)), 'Помогите пилоту.'],
    [and(draw1, clause(verb.repair, count(2, noun.damage))), 'Возьмите 1 карту и почините 2 повреждения.'],
    [may(and(draw1, clause(verb.repair, count(2, noun.damage)))), 'Вы можете взять 1 карту и починить 2 повреждения.'],
    [
      or(draw1, discard1, clause(verb.gain, count(1, noun.credit))),
      'Возьмите 1 карту, сбросьте 1 карту или получите 1 кредит.',
    ],
    [andThen(draw1, discard1), 'Возьмите 1 карту, затем сбросьте 1 карту.'],
    [given('when', clause(verb.buy, thisOne(noun.card)), draw1), 'Когда вы покупаете эту карту, возьмите 1 карту.'],
    [
      given('once', clause(verb.buy, thisOne(noun.card)), may(draw1)),
      'Как только вы купите эту карту, вы можете взять 1 карту.',
    ],
    [
      given('after', clause(verb.buy, thisOne(noun.card)), draw1),
      'После того как вы купите эту карту, возьмите 1 карту.',
    ],
    [
      given('if', have(you, count(3, noun.card, adj.neutral)), draw1),
      'Если у вас есть 3 нейтральные карты, возьмите 1 карту.',
    ],
    [
      given('if', not(have(the(noun.opponent), many(noun.card))), draw1),
      'Если у противника нет карт, возьмите 1 карту.',
    ],
    [given('when', passive(thisOne(noun.unit), verb.destroy), draw1), 'Когда этот отряд уничтожен, возьмите 1 карту.'],
    [
      given('if', passive(thisOne(many(noun.card)), verb.return), draw1),
      'Если эти карты возвращены, возьмите 1 карту.',
    ],
    [given('if', is(thisOne(noun.card), adj.neutral), draw1), 'Если эта карта нейтральная, возьмите 1 карту.'],
    [given('once', have(you, count(5, noun.card)), draw1), 'Как только у вас будет 5 карт, возьмите 1 карту.'],
    [provided(draw1, 'until', have(you, count(5, noun.card))), 'Возьмите 1 карту, пока у вас не будет 5 карт.'],
    [
      given('once', passive(thisOne(noun.unit), verb.destroy), draw1),
      'Как только этот отряд будет уничтожен, возьмите 1 карту.',
    ],
    [provided(draw1, 'if', have(you, a(noun.ship))), 'Возьмите 1 карту, если у вас есть корабль.'],
    [provided(clause(verb.roll, a(noun.die)), 'until', clause(verb.win)), 'Бросьте кубик, пока вы не победите.'],
    [inOrder(discard1, clause(verb.draw, count(2, noun.card))), 'Сбросьте 1 карту, чтобы взять 2 карты.'],
    [
      inOrder(draw1, does(the(noun.opponent), verb.discard, count(1, noun.card))),
      'Возьмите 1 карту, чтобы противник сбросил 1 карту.',
    ],
    [
      inOrder(draw1, does(anna, verb.discard, count(1, noun.card))),
      'Возьмите 1 карту, чтобы игрок Anna сбросил 1 карту.',
    ],
    [colon(clause(verb.pay, count(2, noun.credit)), draw1), 'Заплатите 2 кредита: возьмите 1 карту.'],
    [instead(clause(verb.draw, count(2, noun.card))), 'Вместо этого возьмите 2 карты.'],
    [
      lead(otherwise, does(the(noun.opponent), verb.discard, count(2, noun.card))),
      'Иначе противник сбрасывает 2 карты.',
    ],
    [
      clause(verb.draw, front(prep('в конце', your(noun.turn))), count(1, noun.card)),
      'В конце своего хода возьмите 1 карту.',
    ],
    [clause(verb.discard, which(a(noun.card), verb.cost, 'не более 3')), 'Сбросьте карту, которая стоит не более 3.'],
    [
      and(clause(verb.discard, which(a(noun.card), verb.cost, '3')), draw1),
      'Сбросьте карту, которая стоит 3, и возьмите 1 карту.',
    ],
    [clause(verb.discard, whom(a(noun.card), you, verb.play)), 'Сбросьте карту, которую вы разыгрываете.'],
    [clause(verb.discard, your(noun.card)), 'Сбросьте свою карту.'],
    [does(the(noun.opponent), verb.discard, your(noun.card)), 'Противник сбрасывает вашу карту.'],
    [does(the(noun.opponent), verb.discard, own(noun.card)), 'Противник сбрасывает свою карту.'],
    [clause(verb.give, to(anna), count(1, noun.card)), 'Отдайте игроку Anna 1 карту.'],
    [asks(you, verb.discard, count(2, noun.card)), 'Сбросьте 2 карты.'],
    [asks(anna, verb.discard, count(2, noun.card)), 'Anna сбрасывает 2 карты.'],
  ] as const)('%#: → %s', (statement, text) => {
    expect(sentence(statement)).toBe(text);
  });

  test('the moods by hand', () => {
    expect(infinitive(discard1)).toBe('сбросить 1 карту');
    expect(purpose(and(discard1, draw1))).toBe('чтобы сбросить 1 карту и взять 1 карту');
    expect(main(discard1)).toBe('вы сбрасываете 1 карту');
    expect(label(discard1)).toBe('Сбросить 1 карту');
    expect(question(discard1)).toBe('Сбросить 1 карту?');
  });
});

test('verbs by rule', () => {
  expect(ru.verb('активировать').pf.imperative).toBe('активируйте');
  expect(ru.verb('возвращаться', ['вернуться', 'вернётся', 'вернутся']).ipf.vy).toBe('возвращаетесь');
  expect(ru.verb('возвращаться', ['вернуться', 'вернётся', 'вернутся']).pf.imperative).toBe('вернитесь');
  expect(ru.verb('получать', 'получить').pf.oni).toBe('получат');
  expect(() => ru.verb('нести')).toThrow('does not conjugate by rule');
});

test('numbers, signs, quotes', () => {
  expect(ru.num(12345)).toBe('12\u00a0345');
  expect(ru.signed(3)).toBe('+3');
  expect(ru.quote('Сокол')).toBe('«Сокол»');
  expect(ru.listAnd(['А', 'Б', 'В'])).toBe('А, Б и В');
});
