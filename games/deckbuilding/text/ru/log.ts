import { type Catalogue, ru } from '@cantina/text';
import { isOnSameSide, type LogMessages } from '../log.ts';
import { adjectives as adj, nouns, verbs } from './words.ts';

const { both, count, does, many, of, own, prep, say, sentence, tail, the } = ru;

type Np = ru.NpRu;

const silent = (): string => '';

const isHidden = (np: Np): boolean => np.kind === 'noun-phrase' && np.determiner === 'a';

/** A quoted name can't be declined, so «карта» stands before it: «разыгрывает карту «Лобот»». */
const named = (np: Np): Np => (isHidden(np) ? np : tail(nouns.card, say(np)));
const card = (np: Np): string => say(named(np));

/** Whoever knows the cards reads their names, everybody else their number. */
function cards(who: Np, known: readonly Np[]): Np {
  if (who.kind !== 'you') return count(known.length, nouns.card);
  const [only, second] = known;
  return only !== undefined && second === undefined ? named(only) : tail(many(nouns.card), say(both(...known)));
}

/** Where the marker lies: 1 is the Empire's edge, 7 the Rebels'. */
const SPACES = [
  'полностью на стороне Империи',
  'с Империей',
  'с Империей',
  'ни с кем',
  'с повстанцами',
  'с повстанцами',
  'полностью на стороне повстанцев',
] as const;

const onto = (pile: Np): ReturnType<typeof prep> => prep('на', of(nouns.top, pile), 'acc');
const DESTINATIONS = {
  hand: (who: Np) => prep('на', of(nouns.hand, who), 'acc'),
  deck: (who: Np) => onto(of(nouns.deck, who)),
  discard: (who: Np) => prep('в', of(nouns.discardPile, who), 'acc'),
} as const;

export const log = {
  'log.sides': (a) =>
    `${sentence(does(a.empire, verbs.lead, 'за Империю'))} ${sentence(does(a.rebel, verbs.lead, 'за повстанцев'))}`,
  'log.secret-bases': (a) => sentence(does(a.seat, verbs.choose, 'тайно', count(a.amount, nouns.base))),
  'log.turn-begins': (a) => `Ход ${a.turn}: ${a.seat.kind === 'you' ? 'ходите вы' : `ходит ${say(a.seat)}`}.`,
  'log.reveal-base': (a) => sentence(does(a.seat, verbs.reveal, 'базу', a.card)),
  'log.turn-ends': silent,
  'log.next-player': silent,

  'log.gain-resources': (a) => {
    const from = a.card === null ? [] : [`(${say(a.card)})`];
    return sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), ...from));
  },
  'log.force-resource': (a) => sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), 'благодаря Силе')),
  'log.spend-resources': silent,
  'log.move-force': (a) => {
    const now = SPACES[a.to - 1] ?? SPACES[3];
    const still = isOnSameSide(a) ? 'всё ещё' : 'теперь';
    return `${sentence(does(a.seat, verbs.gain, count(a.amount, nouns.force)), ':')} Сила ${still} ${now}.`;
  },

  'log.play': (a) => sentence(does(a.seat, verbs.play, named(a.card))),
  'log.purchase': (a) =>
    sentence(
      does(
        a.seat,
        verbs.purchase,
        named(a.card),
        a.free ? 'бесплатно' : prep('за', count(a.cost, nouns.resource), 'acc'),
      ),
    ),
  'log.place-purchased': (a) => sentence(`${card(a.card)} попадает ${say(DESTINATIONS[a.to](a.seat))}`),
  'log.buy-out': (a) =>
    sentence(does(a.seat, verbs.buyOut, named(a.card), prep('за', count(a.cost, nouns.resource), 'acc'))),
  'log.next-purchase-to-deck': (a) =>
    sentence(does(the(nouns.purchase, adj.next), verbs.come, onto(of(nouns.deck, a.seat)))),
  'log.next-purchase-used': silent,

  'log.ability': (a) => sentence(does(a.seat, verbs.use, the(nouns.ability), say(named(a.card), 'gen'))),
  'log.trigger': (a) => sentence(does(a.seat, verbs.use, the(nouns.ability), say(named(a.card), 'gen'))),
  'log.reward': (a, w) =>
    sentence(does(a.seat, verbs.take, the(nouns.reward), prep('за', named(w.card(a.face)), 'acc'))),
  // What was chosen is told by what then happens.
  'log.choice': silent,
  'log.gain-attack': (a) => sentence(`${card(a.card)} получает ${ru.signed(a.amount)} к атаке`),

  'log.assign': (a) => sentence(does(a.seat, verbs.assign, named(a.card), `в ${attackOn(a.target, 'атаку')}`)),
  'log.unassign': (a) => sentence(does(a.seat, verbs.withdraw, named(a.card), 'из атаки')),
  'log.void-attack': (a) => sentence(`${attackOn(a.target, 'атака')} отменяется`),
  'log.attack': (a) => {
    const target = a.target === null ? the(nouns.base) : named(a.target);
    const by = `общая атака ${a.strength}: ${ru.listAnd(a.cards.map((each) => say(each)))}`;
    return `${sentence(does(a.seat, verbs.attack, target), '')} (${by}).`;
  },
  'log.neutral-hunt': silent,
  'log.defeat': (a) => sentence(does(a.seat, verbs.defeat, named(a.card))),
  'log.attack-fails': (a) =>
    sentence(`${attackOn(a.card, 'атака')} не удалась: общая атака ${a.strength}, показатель цели ${a.needed}`),
  'log.lost-damage': (a) => `Лишний урон пропадает: ${a.amount}.`,

  'log.damage': (a) =>
    sentence(`${card(a.card)} получает ${say(count(a.amount, nouns.damage), 'acc')} (всего ${a.total})`),
  'log.prevent-damage': (a) => sentence(`${card(a.card)} предотвращает ${say(count(a.amount, nouns.damage), 'acc')}`),
  'log.repair': (a) => sentence(`с базы ${say(a.card)} снимается ${say(count(a.amount, nouns.damage))}`),
  'log.ship-destroyed': (a) => sentence(`${card(a.card)} уничтожена`),
  'log.base-destroyed': (a) => sentence(does(a.seat, verbs.destroy, 'базу', a.card)),

  'log.exile': (a) => sentence(does(a.seat, verbs.exile, named(a.card))),
  'log.exile-at-end': (a) => sentence(`${card(a.card)} будет изгнана в конце хода`),
  'log.draw': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.draw, cards(a.seat, a.cards)))),
  'log.rebuild-deck': (a) =>
    a.seat === null
      ? 'Сброс галактики перемешивается в новую колоду галактики.'
      : sentence(does(a.seat, verbs.shuffle, own(nouns.discardPile), 'в новую колоду')),
  'log.discard': (a) =>
    sentence(does(a.seat, verbs.discard, named(a.card), ...(a.random ? ['(случайная карта)'] : []))),
  'log.galaxy-discard': (a) => sentence(`${card(a.card)} уходит в сброс галактики`),
  'log.refill': (a) => sentence(`${card(a.card)} ложится в ряд галактики`),
  'log.take-from-row': (a) => sentence(does(a.seat, verbs.take, 'на руку', named(a.card), prep('из', nouns.galaxyRow))),
  'log.take-from-discard': (a) =>
    sentence(does(a.seat, verbs.take, 'на руку', named(a.card), prep('из', own(nouns.discardPile)))),
  'log.keep-on-top': (a) =>
    sentence(does(a.seat, verbs.keep, named(a.card), prep('на', of(nouns.top, nouns.galaxyDeck), 'loc'))),
  'log.swap': (a) =>
    sentence(does(a.seat, verbs.swap, ru.front('в ряду галактики'), named(a.out), prep('на', named(a.into), 'acc'))),
  'log.put-on-deck': (a) => sentence(`${card(a.card)} ложится ${say(onto(of(nouns.deck, a.seat)))}`),
  'log.clean-up': (a) => {
    const left = [
      ...(a.units === 0 ? [] : [count(a.units, nouns.unit)]),
      ...(a.cards === 0 ? [] : [tail(count(a.cards, nouns.card), 'с руки')]),
    ];
    return left.length === 0 ? '' : sentence(does(a.seat, verbs.discard, ru.front('в конце хода'), both(...left)));
  },

  'log.look': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.look, cards(a.seat, a.cards)))),
  'log.reveal': (a) => `Открыто: ${ru.listAnd(a.cards.map((each) => say(each)))}.`,
  'log.finish': (a) => sentence(does(both(...a.winners), verbs.win)),
} satisfies Catalogue<'ru', LogMessages>;

function attackOn(target: Np | null, attack: 'атака' | 'атаку'): string {
  return `${attack} на ${target === null ? 'базу' : say(named(target), 'acc')}`;
}
