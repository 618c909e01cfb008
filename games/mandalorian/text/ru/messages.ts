import { type Catalogue, ru } from '@cantina/text';
import type { AreaId, CharacterId } from '../../content/index.ts';
import type { Danger } from '../../rules/messages.ts';
import type { AskedMessages } from '../log.ts';
import { areas, card, damage, hero, heroName, nouns, powers, spaces, spot, zone } from './words.ts';

const { byName, capital, count, say } = ru;

type Np = ru.NpRu;

/** «IG-11, „Тепловизор“: …»: кто действует и какой картой. */
const by = (a: { readonly hero: CharacterId; readonly card: Np | null }): string =>
  a.card === null ? heroName(a.hero) : `${heroName(a.hero)}, ${say(a.card)}`;
/** Кто или что на жетоне: не «Налётчик», а Налётчик. */
export const token = (np: Np): string => say(byName(np));
const during = (event: Np | null): string => (event === null ? '' : `${say(event)}: `);
const hurt = (damage: number): string => (damage === 0 ? '' : `, урон: ${damage}`);
const more = (left: number): string => (left > 1 ? ` (осталось ${left})` : '');
/** С двоеточием впереди вопрос начинается со строчной буквы. */
const asks = (event: Np | null, question: string): string =>
  event === null ? capital(question) : `${during(event)}${question}`;

const dangers: Readonly<Record<Danger, (total: number) => string>> = {
  calm: (total) => `станет ${total}`,
  event: (total) => `станет ${total}: событие`,
  crisis: (total) => `станет ${total}: кризис и событие`,
};

const power = (area: AreaId, strength: number): string =>
  area === 'mission' ? `сила ${strength}` : powers[area](strength);

export const messages = {
  'prompt.character': 'За какого персонажа вы играете?',
  'prompt.shared-character': (a) =>
    a.picked === 0 ? 'У вас два общих персонажа. Кто первый?' : 'У вас два общих персонажа. Кто второй?',
  'option.character': (a) => heroName(a.hero),
  'prompt.starter': 'Кто ходит первым?',
  'option.starter': (a) => capital(say(a.seat)),
  'option.random': 'Пусть решит случай',

  'prompt.action': (a) =>
    a.left === 0
      ? 'Карты на этот ход сыграны. Закончите ход, когда будете готовы.'
      : a.must === 0
        ? 'Можно сыграть ещё одну карту.'
        : `Сыграйте карту в зону действия (осталось ${a.must}).`,
  'option.play': (a) => {
    const effect = a.strength === null ? '' : `${power(a.area, a.strength)}; `;
    return `${say(a.card)} в зону ${zone(a.area)} (${effect}${dangers[a.danger](a.total)})`;
  },
  'option.use-plan': (a) => `${heroName(a.hero)}: применить ${card(a.card)}`,
  'option.use-object': (a) => `${heroName(a.hero)}: применить объект ${say(a.card)}`,
  'option.end': (a) =>
    a.events === 0
      ? 'Закончить ход'
      : a.crises === 0
        ? `Закончить ход (${say(count(a.events, nouns.event))})`
        : `Закончить ход (${say(count(a.events, nouns.event))}, ${say(count(a.crises, nouns.crisis))})`,

  'prompt.move': (a) => `Куда идёт ${say(hero(a.hero))}? До ${spaces(a.left)}.`,
  'option.space': spot,
  'place.start': 'стартовое поле',
  'place.height': 'возвышение',
  'place.number': (a) => `поле ${a.number}`,
  'option.stop': 'Остановиться здесь',
  'prompt.before-sentry': (a) =>
    `Сейчас часовой ранит ${say(hero(a.hero), 'acc')}. Сначала применить что-нибудь на этом поле?`,
  'prompt.before-leaving': 'Прежде чем уйти: применить здесь что-нибудь?',
  'prompt.attack': (a) =>
    a.most > a.strength
      ? `Кого атакует ${say(hero(a.hero))}? Урон: от ${a.strength} до ${a.most}.`
      : `Кого атакует ${say(hero(a.hero))}? Урон: ${a.strength}.`,
  'option.hit': (a) => `${a.target}: урон ${a.amount}`,
  'option.hit-plain': (a) => `${a.target}: урон только ${a.amount}, без способности карты`,
  'option.threat': (a) => `${token(a.card)} на поле ${spot(a)}${hurt(a.damage)}`,
  'option.facedown': (a) => `Закрытая угроза на поле ${spot(a)}`,
  'option.door': (a) => a.door,
  'option.attack-space': (a) => `Все враги на поле ${spot(a)}`,
  'option.split': 'Разделить урон',
  'prompt.split': (a) => `${heroName(a.hero)}: кому достанется следующий урон? Осталось ${a.left}.`,
  'option.instead': (a) => `Вместо этого ${say(a.card)}`,
  'option.special': (a) => `Применить ${card(a.card)}`,
  'option.skip': 'Ничего не делать',
  'prompt.after': (a) => `${heroName(a.hero)}: действие ${zone(a.area)} выполнено. Применить что-нибудь сейчас?`,
  'prompt.tactic': (a) => `${by(a)}: применить свойство карты?`,
  'prompt.intel': (a) => `Разведка, дальность ${a.strength}: что делает ${say(hero(a.hero))}?`,
  'option.look': (a) => `Посмотреть закрытую угрозу на поле ${spot(a)}`,
  'option.push': (a) => `Передвинуть врага с поля ${spot(a)}: ${token(a.card)}`,
  'prompt.push-to': (a) => `${token(a.card)}: на какое поле?`,
  'prompt.plan': (a) => `${heroName(a.hero)}: взять ${say(count(a.amount, nouns.planningCard), 'acc')}?`,
  'option.draw': (a) => `Взять ${say(count(a.amount, nouns.planningCard), 'acc')}`,
  'option.draw-plain': (a) => `Взять только ${say(count(a.amount, nouns.planningCard), 'acc')}, без способности карты`,
  'prompt.keep': (a) =>
    a.left === 0
      ? `${heroName(a.hero)}: больше карт оставить нельзя. Применить что-нибудь сначала?`
      : `${heroName(a.hero)} может оставить ${a.left === 1 ? 1 : `до ${a.left}`} из этих карт плана. Какую?`,
  'option.keep': (a) => say(a.card),
  'option.keep-none': 'Ничего из этого не оставлять',
  'prompt.give': (a) => `${by(a)}: кто получит карту?`,
  'prompt.put-back': (a) => `${heroName(a.hero)}: вернуть карту на колоду планов? Остальное — в сброс.`,
  'option.put-back': (a) => `${say(a.card)} на верх колоды`,
  'option.put-none': 'Не возвращать',
  'prompt.free-action': (a) => `Свободное действие, сила ${a.strength}: что делает ${say(hero(a.hero))}?`,
  'option.action': (a) => areas[a.action],

  'prompt.damage': (a) => `${by(a)}: кто получит ${damage(a.amount)}?${more(a.left)}`,
  'prompt.damage-space': (a) => `${by(a)}: на каком поле каждый враг получит ${damage(a.amount)}?`,
  'prompt.push': (a) => `${by(a)}: какого врага передвинуть (до ${spaces(a.steps)})?${more(a.left)}`,
  'prompt.scare': (a) => `${by(a)}: куда отступит ${token(a.enemy)}?`,
  'prompt.look': (a) => `${by(a)}: какую закрытую угрозу посмотреть?${more(a.left)}`,
  'prompt.shield': (a) => `${by(a)}: кого защитить от следующего урона?`,
  'prompt.heal': (a) => `${by(a)}: кого лечить?`,
  'option.hero': (a) => heroName(a.hero),
  'prompt.companion': (a) => `${by(a)}: кто сейчас выполнит свободное действие силы ${a.strength}?`,
  'prompt.receiver': (a) => `${by(a)}: кто ещё оставит карту плана?`,
  'prompt.together': (a) => `${by(a)}: кто идёт вместе с вами?`,
  'prompt.remove-disruption': (a) => `${by(a)}: какой жетон помехи убрать?${more(a.left)}`,
  'option.disruption': (a) => `${areas[a.area]}: ${token(a.card)}`,
  'option.substitute': (a) => `${areas[a.area]}: замена силы 1`,
  'prompt.foresee': (a) => `${by(a)}: следующее событие — ${say(a.event)}. Оставить его?`,
  'option.leave-event': 'Оставить сверху',
  'option.bury-event': 'Положить под низ колоды',
  'prompt.open-door': (a) => `${by(a)}: какую дверь открыть?`,
  'prompt.search': (a) => `${by(a)}: какую карту плана оставить?`,
  'prompt.choose': (a) => `${by(a)}: какой эффект?`,

  'prompt.you': (a) => `Событие зоны ${zone(a.area)}: кто здесь «вы»?`,
  'prompt.mover': (a) => `${asks(a.event, 'какой враг движется?')}${more(a.left)}`,
  'prompt.enemy-path': (a) => `${token(a.card)}: на каком поле закончится движение?`,
  'prompt.attacker': (a) => `${asks(a.event, 'какой враг атакует?')}${more(a.left)}`,
  'prompt.victim': (a) => `${token(a.card)}: кого атакует враг?`,
  'prompt.star': (a) => asks(a.event, 'на каком поле со звездой появится подкрепление врага? Эти одинаково близко.'),
  'prompt.disrupt': (a) => asks(a.event, 'какой зоне действия создать помеху?'),
  'option.area': (a) => `${areas[a.area]} (общая сила ${a.total})`,
  'prompt.nearest': (a) => asks(a.event, 'какая закрытая угроза вскрывается?'),
  'prompt.keep-calm': 'Близится кризис. Применить карту плана?',

  'prompt.block': (a) => `${heroName(a.hero)} сейчас получит 1 урон. Заблокировать его?`,
  'prompt.cover': (a) => `${heroName(a.hero)} сейчас получит 1 урон. Поможете?`,
  'prompt.strike-back': (a) => `${token(a.card)}: враг атаковал ${say(hero(a.hero), 'acc')}. Нанести ответный удар?`,
  'option.suffer': 'Получить урон',

  'reason.area-used': (a) => `В зону ${zone(a.area)} вы в этом ходу уже сыграли карту.`,
  'reason.wrong-time': 'Эта карта для другого момента.',
  'reason.no-damage': 'Лечить нечего: урона нет.',
  'reason.no-door': 'Запертых дверей нет.',
  'reason.no-cards': 'Для ещё одного действия нет карты или свободной зоны.',
  'reason.out-of-range': (a) => `Это вне дальности ${a.range}.`,
  'reason.object': 'Объекты атаковать нельзя.',
  'reason.no-luck': 'Эту карту оставить нельзя.',
  'reason.has-copy': 'Такая карта уже есть.',
  'reason.must-play': (a) => `Нужно сыграть ещё ${say(count(a.left, nouns.card), 'acc')}.`,
  'reason.too-far': (a) => `Туда не дойти: можно пройти не больше ${spaces(a.left)}.`,

  'option.take': (a) => `${heroName(a.hero)}: взять ${say(a.card)}`,
  'option.deliver': (a) => `${heroName(a.hero)}: сдать всё (${a.amount})`,
  'reason.hands-full': (a) => `Больше ${a.most} никто не унесёт.`,
  'option.remove': (a) => `Убрать: ${token(a.card)}`,
  'reason.too-weak': (a) => `Для этого нужна сила ${a.needed}.`,
} satisfies Catalogue<'ru', AskedMessages>;
