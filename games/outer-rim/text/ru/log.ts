import { type Catalogue, ru } from '@cantina/text';
import type { Faction, Space } from '../../content/index.ts';
import type { LogMessages } from '../log.ts';
import { aiLine, foeOf, isHidden, planetOfSlot, standingOf, tellsOfContact } from '../parts.ts';
import { words } from './cards.ts';
import { diceText, goods, who } from './messages.ts';
import {
  atSpace,
  credits,
  damage,
  decks,
  fame,
  forCredits,
  nouns,
  ofFaction,
  onPlanet,
  skillsAcc,
  standings,
  toSpace,
  verbs,
  whyFailed,
  withContact,
  withEnemy,
} from './words.ts';

const { both, capital, count, does, listAnd, num, say, sentence, to } = ru;

type Np = ru.NpRu;

const silent = (): string => '';
const patrol = (faction: string): string => `патруль ${ofFaction[faction as Faction]}`;
/** «у вас», «у игрока Anna» */
const at = (seat: Np): string => `у ${say(seat, 'gen')}`;
/** «ваш корабль», «корабль игрока Anna» */
const whose = (seat: Np, own: string, one: string): string =>
  seat.kind === 'you' ? `${own} ${one}` : `${one} ${say(seat, 'gen')}`;

/** «карту», «карту «Гридо»» */
const theCard = (card: Np): string => (isHidden(card) ? 'карту' : `карту ${say(card)}`);

/** «с …» */
function withFoe(name: string): string {
  const found = foeOf(name);
  if (found.kind === 'patrol') return `с патрулём ${ofFaction[found.faction]} ${num(found.level)}-го уровня`;
  return found.kind === 'contact' ? withContact(found.contact) : withEnemy[found.enemy];
}

const LINES = {
  deliver: 'Доставьте грузы.',
  buy: 'Купите карту.',
  'reveal-contact': 'Раскройте закрытый жетон контакта здесь.',
  'discard-tops': 'Сбросьте верхнюю карту колоды охоты и верхнюю карту колоды роскоши.',
} as const;
const WHY: Readonly<Record<string, string>> = {
  'not-here': 'её нельзя купить на этой планете',
  'too-expensive': 'слишком дорого',
  'no-slot': 'нет свободной ячейки',
  'no-better-ship': 'этот корабль не лучше',
};
const SECTIONS = { planning: 'планирование', action: 'действие', encounter: 'встреча', special: 'в конце' } as const;
const PART = { character: 'персонаж', ship: 'корабль' } as const;
const SIDE = { attacker: ['Атакующий', 'атакующего'], defender: ['Защищающийся', 'защищающегося'] } as const;
const COMBAT = { ground: 'наземный бой', ship: 'космический бой' } as const;

export const log = {
  'log.lay-map': silent,
  'log.start-roll': (a) => `Бросок за первый ход: ${at(a.player)} — ${say(count(a.results, nouns.hit))}.`,
  'log.first-player': (a) => sentence(does(a.player, verbs.start)),
  'log.choose-character': (a) => `${capital(whose(a.player, 'ваш', 'персонаж'))}: ${who(a.card)}.`,
  'log.choose-ship': (a) => `${capital(whose(a.player, 'ваш', 'корабль'))}: ${say(a.card)}.`,
  'log.start': (a) =>
    sentence(does(a.player, verbs.start, `${atSpace(a.space)}: ${credits(a.credits)} и карта ${say(a.card)}`)),
  'log.next-to-choose': silent,
  'log.expert-fame': (a) => `Слава в начале ${at(a.player)}: ${num(a.amount)}.`,
  'log.deal-contact': silent,

  'log.turn-begins': (a) => {
    const what = a.extra ? 'дополнительный ход' : 'ход';
    return a.player.kind === 'you' ? `Ваш ${what}.` : `${capital(what)} ${say(a.player, 'gen')}.`;
  },
  'log.turn-over': (a) => `${capital(whose(a.player, 'ваш', 'ход'))} на этом завершается.`,
  'log.earn-extra-turn': (a) =>
    a.lost ? 'Двух дополнительных ходов подряд не бывает.' : sentence(does(a.player, verbs.gain, 'дополнительный ход')),
  'log.turn-ends': silent,
  'log.use-ability': (a) => sentence(does(a.player, verbs.use, theCard(a.card))),
  'log.take-action': (a) =>
    a.action === 'market'
      ? sentence(does(a.player, ru.verb('посещать', ['посетить', 'посетит', 'посетят']), 'рынок'))
      : '',
  'log.plan-recover': silent,
  'log.travel': (a) => sentence(does(a.player, verbs.fly, `${a.direct ? 'сразу ' : ''}${toSpace(a.to)}`)),
  'log.made-stop': (a) => sentence(does(a.other, verbs.stop, a.player)),

  'log.gain-credits': (a) => sentence(does(a.player, verbs.gain, credits(a.amount))),
  'log.lose-credits': (a) => sentence(does(a.player, verbs.lose, credits(a.amount))),
  'log.give-credits': (a) => sentence(does(a.player, verbs.give, to(a.other), credits(a.amount))),
  'log.fame-stops': silent,
  'log.gain-fame': (a) => sentence(does(a.player, verbs.gain, fame(a.amount))),
  'log.lose-fame': (a) => sentence(does(a.player, verbs.lose, fame(a.amount))),
  'log.reputation': (a) =>
    `${capital(whose(a.player, 'ваша', 'репутация'))} у ${ofFaction[a.faction]} теперь ${standings[standingOf(a.to)]}.`,

  'log.market-discard': (a) => sentence(does(a.player, verbs.discard, `карту ${say(a.card)} из ${decks[a.deck]}`)),
  'log.market-reveal': (a) => `Верхняя карта ${decks[a.deck]} теперь ${say(a.card)}.`,
  'log.owe': silent,
  'log.trade-in': (a) => sentence(does(a.player, verbs.give, `по бартеру карту ${say(a.card)} за ${credits(a.worth)}`)),
  'log.buy': (a) => sentence(does(a.player, verbs.buy, `карту ${say(a.card)} ${forCredits(a.paid)}`)),
  'log.gain-asset': (a) => sentence(does(a.player, verbs.gain, theCard(a.card))),
  'log.refuse-asset': (a) => sentence(does(a.player, verbs.refuse, `от карты ${say(a.card)}`)),
  'log.discard-asset': (a) => sentence(does(a.player, verbs.discard, theCard(a.card))),
  'log.remove': (a) => `Карта ${say(a.card)} убирается из игры.`,
  'log.new-ship': (a) =>
    `${capital(whose(a.player, 'ваш', 'новый корабль'))}: ${say(a.card)}${a.damage > 0 ? ` (${damage(a.damage)})` : ''}.`,
  'log.deliver': (a) => sentence(does(a.player, verbs.deliver, say(a.card))),
  'log.reward': (a) => sentence(does(a.player, verbs.gain, `награду за карту ${say(a.card)}`)),

  'log.goal-token': (a) =>
    `${capital(whose(a.player, 'ваша', a.on === 'ship' ? 'цель корабля' : 'личная цель'))}: ${say(count(a.tokens, nouns.token))}.`,
  'log.flip': (a) => `${capital(whose(a.player, 'ваша', 'цель'))} достигнута: карта ${say(a.card)} переворачивается.`,
  'log.sabotage': (a) => sentence(does(a.player, verbs.arrange, `диверсию ${atSpace(a.space)}`)),
  'log.move-patrol': (a) => `${capital(patrol(a.faction))} передвигается ${toSpace(a.to)}.`,
  'log.new-patrol': (a) => `${capital(atSpace(a.space))} появляется ${patrol(a.faction)} ${num(a.level)}-го уровня.`,
  'log.turn-up-contact': (a) => `Раскрыт жетон контакта ${onPlanet(planetOfSlot(a.slot))}: ${who(a.card)}.`,
  'log.place-contact': (a) => `Жетон контакта теперь ${onPlanet(planetOfSlot(a.slot))}: ${who(a.card)}.`,
  'log.swap-contacts': (a) =>
    `Жетоны контактов ${onPlanet(planetOfSlot(a.slot))} и ${onPlanet(planetOfSlot(a.other))} меняются местами.`,
  'log.capture': (a) => `В плену ${at(a.player)}: ${who(a.card)}.`,
  'log.release': silent,

  'log.open-trade': (a) => `Переговоры об обмене: ${say(a.player)} и ${say(a.other)}.`,
  'log.offer-terms': (a) =>
    a.player.kind === 'you'
      ? `Вы предлагаете ${say(a.other, 'dat')} обмен. Отдаёте: ${goods(a.gives, a.givesCredits)}. Просите: ${goods(a.takes, a.takesCredits)}.`
      : `${capital(say(a.player))} предлагает ${say(a.other, 'dat')} обмен. Отдаёт: ${goods(a.gives, a.givesCredits)}. Просит: ${goods(a.takes, a.takesCredits)}.`,
  'log.counter-offer': (a) => sentence(does(a.player, verbs.do, 'встречное предложение')),
  'log.close-trade': (a) => {
    if (!a.agreed) return 'Переговоры закончились без обмена.';
    const hands = (who: typeof a.player) => (who.kind === 'you' ? 'Вы отдаёте' : `${capital(say(who))} отдаёт`);
    return `Обмен. ${hands(a.player)}: ${goods(a.gives, a.givesCredits)}. ${hands(a.other)}: ${goods(a.takes, a.takesCredits)}.`;
  },

  'log.combat-begins': (a) => {
    const against = a.foe === null ? (a.other === null ? '' : `с ${say(a.other, 'ins')}`) : withFoe(a.foe);
    const value = a.value === null ? '' : ` (значение боя ${num(a.value)})`;
    return sentence(does(a.player, verbs.enter, `в ${COMBAT[a.type]} ${against}${value}`));
  },
  'log.combat-window': silent,
  'log.combat-roll': (a) => `${SIDE[a.side][0]} бросает: ${diceText(a.dice)}.`,
  'log.change-combat-dice': (a) => {
    const gone = a.negated.length === 0 ? '' : `; отменено: ${diceText(a.negated)}`;
    return `Карта ${say(a.card)} меняет бросок ${SIDE[a.side][1]}: ${diceText(a.dice)}${gone}.`;
  },
  'log.use-in-combat': silent,
  'log.combat-outcome': (a) => {
    const score = `${num(a.attack)}:${num(a.defense)}`;
    if (a.winner === 'attacker') return sentence(does(a.player, verbs.win, score));
    if (a.foe === null)
      return a.other === null ? '' : sentence(does(a.other, verbs.win, `${num(a.defense)}:${num(a.attack)}`));
    return `Счёт ${score}: бой ${withFoe(a.foe)} проигран.`;
  },
  'log.combat-ends': silent,
  'log.test-begins': (a) => {
    if (a.skill !== null) return sentence(does(a.player, verbs.test, skillsAcc[a.skill]));
    return a.kind === 'delivery' ? sentence(does(a.player, verbs.roll, 'кубик за незаконный груз')) : '';
  },
  'log.gain-skill': (a) => sentence(does(a.player, verbs.use, theCard(a.card))),
  'log.test-roll': (a) => `Выпало: ${diceText(a.dice)}.`,
  'log.change-test-dice': (a) => `Карта ${say(a.card)} меняет бросок: ${diceText(a.dice)}.`,
  'log.use-in-test': silent,
  'log.test-ends': (a) => {
    if (a.passed === null) return '';
    if (a.kind === 'delivery') return a.passed ? 'Груз остался незамеченным.' : 'Незаконный груз заметили.';
    return a.passed ? 'Успех.' : a.kind === 'test' ? `Провал. ${whyFailed(a.copies)}` : 'Провал.';
  },
  'log.damage': (a) => `${capital(whose(a.player, 'ваш', PART[a.on]))} получает ${damage(a.amount)}.`,
  'log.recover': (a) => `${capital(whose(a.player, 'ваш', PART[a.on]))} восстанавливает ${damage(a.amount)}.`,
  'log.prevent-damage': (a) => `Карта ${say(a.card)} предотвращает ${damage(a.amount)}.`,
  'log.defeated': (a) => (a.player.kind === 'you' ? 'Вы побеждены.' : `Побеждён: ${say(a.player)}.`),
  'log.stand-up': (a) => (a.player.kind === 'you' ? 'Вы снова в строю.' : `Снова в строю: ${say(a.player)}.`),

  'log.encounter': (a) => {
    if (a.kind === 'space') return sentence(does(a.player, verbs.lookAround, atSpace(a.what as Space)));
    if (a.kind === 'patrol')
      return sentence(does(a.player, verbs.resolve, `встречу с патрулём ${ofFaction[a.what as Faction]}`));
    return a.kind === 'contact'
      ? sentence(does(a.player, verbs.resolve, `встречу с жетоном контакта ${atSpace(a.what as Space)}`))
      : '';
  },
  'log.draw-encounter': (a) =>
    a.section === 'secret'
      ? sentence(does(a.player, verbs.keep, `${theCard(a.card)} себе как секрет`))
      : sentence(does(a.player, verbs.draw, theCard(a.card))),
  'log.use-secret': (a) => sentence(does(a.player, verbs.use, `секрет ${say(a.card)}`)),
  'log.databank': (a) => (tellsOfContact(a.number) ? `Знакомство: ${say(a.card)}.` : `Что дальше: ${say(a.card)}.`),
  'log.trigger': (a) => sentence(does(a.player, verbs.use, theCard(a.card))),
  'log.attempt-job': (a) => sentence(does(a.player, verbs.tackle, `за работу ${say(a.card)}`)),
  'log.job-ends': (a) => `Работа ${say(a.card)} ${a.completed ? 'выполнена' : 'провалена'}.`,
  'log.eliminate': (a) => sentence(does(a.player, verbs.eliminate, `контакт: ${who(a.card)}`)),
  'log.protect': (a) => `${capital(say(a.player))} ${protects(a.player, a.protects)}: ${who(a.card)}.`,
  'log.beat-patrol': (a) => sentence(does(a.player, verbs.beat, `${patrol(a.faction)} ${num(a.level)}-го уровня`)),
  'log.wager': (a) =>
    a.player === null
      ? `Результат заведения: ${num(a.result)}.`
      : `${capital(whose(a.player, 'ваш', 'результат'))}: ${num(a.result)}.`,
  'log.wager-won': (a) =>
    a.player === null
      ? `Заведение забирает ${credits(a.pot)}.`
      : sentence(does(a.player, verbs.take, `все ставки: ${credits(a.pot)}`)),

  'log.ai-card': (a) => `Ход ИИ: ${say(a.card)}.`,
  'log.ai-line': (a) => `ИИ, ${words.grammar.labelled(SECTIONS[a.section], aiLine(words.card.ai, LINES, a.line))}`,
  'log.ai-skip': silent,
  'log.ai-refuses': (a) => `ИИ не нужна карта ${say(a.card)}: ${WHY[a.why] ?? a.why}.`,
  'log.ai-goal': (a) => `Жетон цели ИИ теперь ${atSpace(a.space)}.`,
  'log.ai-goal-reached': (a) => `Жетон цели ИИ ${atSpace(a.space)} снимается.`,

  'log.look': (a) => {
    const seen = a.cards.some(isHidden) ? say(count(a.cards.length, nouns.contact), 'acc') : listAnd(a.cards.map(who));
    return sentence(does(a.seat, verbs.look, `тайно: ${seen}`));
  },
  'log.finish': (a) => (a.winners.length === 0 ? 'Побеждает ИИ.' : sentence(does(both(...a.winners), verbs.win))),
} satisfies Catalogue<'ru', LogMessages>;

function protects(seat: Np, does_: boolean): string {
  const verb = seat.kind === 'you' ? 'защищаете' : 'защищает';
  return `${does_ ? '' : 'не '}${verb} члена своей команды`;
}
