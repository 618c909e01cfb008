import { type Catalogue, ru } from '@cantina/text';
import type { LogMessages } from '../log.ts';
import { token } from './messages.ts';
import { areas, card, hero, heroName, nouns, spot, verbs, zone } from './words.ts';

const { both, byName, capital, count, does, listAnd, say, sentence } = ru;

type Np = ru.NpRu;

const silent = (): string => '';
const names = (cards: readonly Np[]): string => listAnd(cards.map((each) => say(each)));

const DECKS = {
  skill: 'Колода навыков перемешана',
  event: 'Колода событий перемешана',
  planning: 'Колода планов перемешана',
  disruption: 'Жетоны помех перемешаны',
  reinforcements: 'Подкрепления перемешаны',
} as const;

const ENDS: Readonly<Record<string, string>> = {
  defeated: 'Миссия провалена: персонаж побеждён.',
  time: 'Миссия провалена: время вышло.',
  track: 'Миссия провалена: шкала заполнена.',
};

export const log = {
  'log.hero': (a) => sentence(does(a.seat, verbs.play, `за ${say(hero(a.hero), 'acc')} (старт: ${a.space})`)),
  'log.place': silent,
  'log.starter': (a) => `${sentence(does(a.seat, verbs.start))}${a.random ? ' Так решил случай.' : ''}`,
  'log.turn-begins': (a) => `Ход ${a.turn}: ${a.seat.kind === 'you' ? 'ходите вы' : `ходит ${say(a.seat)}`}.`,
  'log.next-player': silent,
  'log.play': (a) =>
    sentence(
      does(
        a.seat,
        verbs.play,
        card(a.card),
        `в зону ${zone(a.area)} (${heroName(a.hero)}${a.strength === null ? '' : `, сила ${a.strength}`}; общая сила ${a.total})`,
      ),
    ),
  'log.special': (a) => sentence(does(hero(a.hero), verbs.use, card(a.card))),
  'log.free-action': (a) => `Свободное действие (${heroName(a.hero)}): ${areas[a.area]}, сила ${a.strength}.`,
  'log.extra-action': (a) => sentence(does(hero(a.hero), verbs.get, 'дополнительное действие')),
  'log.draw': (a) => (a.amount === 0 ? '' : sentence(does(a.seat, verbs.draw, count(a.amount, nouns.card)))),
  'log.reshuffle': (a) => `${DECKS[a.deck]} заново.`,

  'log.hero-moves': (a) =>
    sentence(does(hero(a.hero), verbs.go, `с поля ${a.from} на поле ${spot({ space: a.to, place: a.place })}`)),
  'log.hurt': (a) => `${heroName(a.hero)} получает 1 урон (всего ${a.damage}).`,
  'log.heal': (a) => `Лечение: ${heroName(a.hero)}, урон теперь ${a.damage}.`,
  'log.shield': (a) => `Защита от следующего урона: ${heroName(a.hero)}.`,
  'log.shields-end': (a) => `Защита закончилась: ${listAnd(a.heroes.map(heroName))}.`,
  'log.shield-blocks': (a) => `Защита блокирует 1 урон по ${say(hero(a.hero), 'dat')}.`,
  'log.block': (a) => `${say(a.card)} блокирует 1 урон по ${say(hero(a.hero), 'dat')}.`,
  'log.hero-defeated': (a) => `Персонаж побеждён: ${heroName(a.hero)}.`,

  'log.reveal-threat': (a) =>
    a.hero === null
      ? `На поле ${spot(a)} вскрывается ${token(a.card)}.`
      : sentence(does(hero(a.hero), verbs.reveal, `на поле ${spot(a)}: ${token(a.card)}`)),
  'log.look-at': (a) =>
    a.seat.kind === 'you'
      ? `${heroName(a.hero)}: вы смотрите угрозу на поле ${spot(a)}. Это ${token(a.card)}.`
      : sentence(does(hero(a.hero), verbs.lookAt, `закрытую угрозу на поле ${spot(a)}`)),
  'log.wound': (a) =>
    a.hero === null
      ? `${token(a.card)}: урон ${a.amount} (всего ${a.damage}).`
      : `${heroName(a.hero)} попадает в цель: ${token(a.card)}, урон ${a.amount} (всего ${a.damage}).`,
  'log.defeat': (a) =>
    a.hero === null ? `Враг побеждён: ${token(a.card)}.` : `${heroName(a.hero)} побеждает: ${token(a.card)}.`,
  'log.discard-threat': silent,
  'log.reinforcement': (a) => `Подкрепление на поле ${spot(a)}: ${token(a.card)}.`,
  'log.threat-moves': (a) =>
    sentence(does(byName(a.card), verbs.go, `с поля ${a.from} на поле ${spot({ space: a.to, place: a.place })}`)),
  'log.attack': (a) => sentence(does(byName(a.card), verbs.attack, hero(a.hero))),
  'log.sentry': (a) => `Часовой на посту: ${token(a.card)} ранит ${say(hero(a.hero), 'acc')}.`,

  'log.door-opens': (a) => `${capital(a.door)} теперь открыта.`,
  'log.door-damage': (a) => `${heroName(a.hero)} бьёт по двери (${a.door}): урон ${a.amount}, осталось ${a.left}.`,
  'log.use-object': (a) => sentence(does(hero(a.hero), verbs.use, `объект ${say(a.card)}`)),
  'log.take': (a) => sentence(does(hero(a.hero), verbs.take, `с собой: ${token(a.card)}`)),
  'log.deliver': (a) => `${heroName(a.hero)} сдаёт: ${listAnd(a.cards.map(token))}.`,
  'log.drop': (a) => `${token(a.card)} остаётся на поле ${a.space}.`,

  'log.keep': (a) => sentence(does(hero(a.hero), verbs.keep, card(a.card))),
  'log.put-back': (a) => sentence(does(a.seat, verbs.put, card(a.card), 'на верх колоды планов')),
  'log.plans-discarded': (a) =>
    sentence(does(a.seat, verbs.discard, `${a.cards.length === 1 ? 'карту' : 'карты'} ${names(a.cards)}`)),
  'log.use-plan': (a) => sentence(does(hero(a.hero), verbs.use, card(a.card))),
  'log.search-plans': (a) => sentence(does(hero(a.hero), verbs.search, 'колоду планов')),

  'log.crisis': (a) => (a.area === null ? 'Кризис.' : `Кризис зоны ${zone(a.area)} (общая сила ${a.total}).`),
  'log.crisis-skipped': (a) => `${heroName(a.hero)} сохраняет спокойствие: кризиса не будет.`,
  'log.event': (a) =>
    a.area === null
      ? `Событие: ${say(a.card)}.`
      : `Событие зоны ${zone(a.area)} (общая сила ${a.total}): ${say(a.card)}.`,
  'log.event-step': silent,
  'log.ineffective': (a) => `${capital(say(a.card))} ничего не меняет, поэтому приходит подкрепление.`,
  'log.area-cleared': (a) => `Зона ${zone(a.area)} очищена.`,
  'log.foresee': (a) =>
    `${sentence(does(a.seat, verbs.lookAt, 'следующее событие'))} Оно ${a.buried ? 'уходит под низ колоды' : 'остаётся сверху'}.`,
  'log.event-back': silent,
  'log.disrupt': (a) => `В зоне ${zone(a.area)} новый жетон: ${token(a.card)}.`,
  'log.substitute': (a) => `Помеха в зоне ${zone(a.area)}: замена силы 1.`,
  'log.substitute-removed': (a) => `Замена убрана из зоны ${zone(a.area)}.`,
  'log.disruption-removed': (a) => `Из зоны ${zone(a.area)} убран жетон: ${token(a.card)}.`,
  'log.track': (a) => (a.damage === 0 ? `${a.track}: снова пуста.` : `${a.track}: теперь ${a.damage}.`),
  'log.time': (a) => `Шкала времени: теперь ${a.damage}.`,

  'log.finish': (a) => {
    const end = a.reason === 'goal' ? 'Миссия выполнена.' : (ENDS[a.reason] ?? 'Миссия провалена.');
    return a.winners.length === 0 ? end : `${end} ${sentence(does(both(...a.winners), verbs.win))}`;
  },
} satisfies Catalogue<'ru', LogMessages>;
