import { type Catalogue, de } from '@cantina/text';
import type { BountyFor, MoneyFor, UnloadFor } from '../../rules/ops/index.ts';
import { loadParts } from '../loads.ts';
import type { LogMessages } from '../log.ts';
import { placeOf } from '../names/places.ts';
import { rolls, ruleIs } from './messages.ts';
import {
  atSystem,
  columns,
  credits,
  goods,
  lasting,
  nouns,
  onPlanet,
  results,
  systems,
  toPlanet,
  units,
  verbs,
} from './words.ts';

const { both, capital, count, does, is, listAnd, num, of, passive, prep, say, sentence, signed, the, title, to } = de;

type Np = de.NpDe;

const silent = (): string => '';
const ship = de.noun('n', 'Schiff', 'Schiffe');

const PAID: Readonly<Record<MoneyFor, string>> = {
  goods: 'für Waren',
  'brix-weapons': 'für Brix-Waffen',
  upgrade: 'für Verbesserungen',
  repair: 'für die Reparatur',
  fine: 'Strafzoll',
  bribe: 'Bestechungsgeld',
  toll: 'Wegzoll',
  tow: 'für das Abschleppen',
  bounty: 'Kopfgeld',
  delivery: 'für die Lieferung',
  koroth: 'von der Widerstandsbewegung',
  spoils: 'für das zerstörte Schiff',
  hunter: 'Jägerlohn',
  report: 'für einen Bericht',
  derelict: 'aus dem Wrack',
  dock: 'anstelle einer Reparatur',
  amnesty: 'anstelle einer Amnestie',
  insurance: 'von der Raumhändlerversicherung',
};

const BOUNTY: Readonly<Record<BountyFor, string>> = {
  customs: 'nach der Zollkontrolle',
  placed: 'ausgesetzt',
  prison: 'abgesessen',
  escape: 'nach der Flucht',
  release: 'Mindestprämie',
  collected: 'kassiert',
  hunted: 'vom Kopfgeldjäger kassiert',
  delivery: 'für die Lieferung',
  spoils: 'für das zerstörte Schiff',
  amnesty: 'durch Amnestie',
  pardon: 'durch gute Beziehungen',
};

const LOST: Readonly<Record<UnloadFor, string>> = {
  sold: '',
  delivered: '',
  overboard: '(über Bord geworfen)',
  confiscated: '(konfisziert)',
  stolen: 'an Piraten',
  surplus: '(kein Platz)',
};

const partsOf = loadParts<Np>({ credits, units, lasting, card: (card) => title(card) });

/** Was eine Seite in einem Handel gibt; null: nichts. */
const load = (...side: Parameters<typeof partsOf>): string | null => {
  const parts = partsOf(...side);
  return parts.length === 0 ? null : listAnd(parts);
};

// What goods cost is told by the trade itself.
export const log = {
  'log.swap-pass': silent,
  'log.swaps-over': (a) => `Nach ${num(a.proposals)} Vorschlägen ist genug getauscht: Jetzt wählen alle.`,
  'log.rule-draft': silent,
  'log.rule-proposed': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'schlägst' : 'schlägt'} eine andere Regel vor. ${ruleIs(a.rule, a.value)}.`,
  'log.rule-refused': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'bist' : 'ist'} nicht einverstanden: Die Regel bleibt.`,
  'log.rule-changed': (a) => `Alle sind einverstanden. Ab jetzt gilt: ${ruleIs(a.rule, a.value)}.`,
  'log.swap-proposed': (a) => sentence(does(a.seat, verbs.offer, to(a.other), count(a.cards.length, nouns.character))),
  'log.swap-refused': (a) => sentence(does(a.seat, verbs.refuse, 'den Tausch')),
  'log.swap': ({ seat, other, cards, returned }) => {
    const given = count(cards.length, nouns.character);
    if (returned.length === 0) return sentence(does(other, verbs.get, prep('von', seat), given));
    const back = count(returned.length, nouns.character);
    return sentence(does(seat, verbs.get, prep('von', other), back, prep('für', given)));
  },
  'log.character': (a) => sentence(does(a.seat, verbs.play, a.card)),
  'log.start-player': (a) => sentence(does(a.seat, verbs.start)),
  'log.turn': (a) => `Runde ${num(a.round)}: ${sentence(is(a.seat, 'am Zug'))}`,
  'log.next-player': silent,
  'log.fate': (a) => sentence(does(a.seat, verbs.draw, title(a.card))),
  'log.die': (a) =>
    sentence(does(a.seat, verbs.roll, `für ${a.card === null ? rolls[a.roll] : title(a.card)}`, `eine ${num(a.die)}`)),
  'log.reroll': (a) => sentence(does(a.seat, verbs.roll, `für ${rolls[a.roll]}`, 'neu')),
  'log.demand-reroll': (a) => sentence(does(a.seat, verbs.roll, 'für die Nachfrage', 'neu')),
  'log.escorted': (a) =>
    sentence(does(a.seat, verbs.fly, `in diesem Zug bis zu ${say(count(a.sectors, nouns.sector), 'acc')} weiter`)),
  'log.slowed': (a) =>
    a.seat.kind === 'you'
      ? 'Deine Lichtgeschwindigkeit zählt in diesem Zug nur zur Hälfte.'
      : `Die Lichtgeschwindigkeit von ${say(a.seat, 'dat')} zählt in diesem Zug nur zur Hälfte.`,
  'log.movement': silent,
  'log.fly': (a) =>
    sentence(does(a.seat, verbs.fly, a.planet === null ? `an eine Stelle ${placeOf('de', a.to)}` : toPlanet(a.planet))),
  'log.slingshot': (a) =>
    `Das Schwarze Loch schleudert ${say(a.seat, 'acc')} weiter: noch ${say(count(a.left, nouns.sector))}.`,
  'log.swallowed': (a) => `Das Schwarze Loch verschlingt ${say(a.seat, 'acc')}.`,
  'log.emerge': (a) =>
    `Aus Wurmloch ${num(a.wormhole)} ${a.seat.kind === 'you' ? 'kommst du' : `kommt ${say(a.seat)}`} heraus.`,
  'log.hyperspace': (a) => sentence(is(a.seat, 'im Hyperraum verschwunden')),
  'log.tow': (a) =>
    a.seat.kind === 'you'
      ? `Du wirst ${toPlanet(a.planet)} abgeschleppt.`
      : `${capital(say(a.seat))} wird ${toPlanet(a.planet)} abgeschleppt.`,
  'log.land': (a) => sentence(does(a.seat, verbs.land, onPlanet(a.planet))),
  'log.customs': (a) =>
    `Zoll (${columns[a.column]}), Würfel ${a.dice.map((die) => num(die)).join(', ')}: ${results[a.result]}.`,
  'log.arrest': (a) => (a.seat.kind === 'you' ? 'Du wirst verhaftet.' : `${capital(say(a.seat))} wird verhaftet.`),
  'log.release': (a) =>
    a.escaped ? sentence(does(a.seat, verbs.escape, 'aus der Haft')) : sentence(is(a.seat, 'wieder frei')),
  'log.planet': (a) => `Planet ${num(a.slot + 1)} ist jetzt: ${say(a.card)}, ${placeOf('de', a.sector)}.`,
  'log.season-ends': (a) => `Der Planet ${say(a.card)} verlässt den Spielplan.`,
  'log.attach': (a) => `${capital(title(a.card, 'nom'))} liegt jetzt beim Planeten ${say(a.planet)}.`,
  'log.glut': (a) => (a.good === null ? '' : `Dort gibt es im Überfluss: ${goods[a.good]}.`),

  'log.pay': (a) => (a.why === 'goods' ? '' : sentence(does(a.seat, verbs.pay, credits(a.credits), PAID[a.why]))),
  'log.receive': (a) => (a.why === 'goods' ? '' : sentence(does(a.seat, verbs.get, credits(a.credits), PAID[a.why]))),
  'log.bounty': (a) =>
    `Kopfgeld auf ${say(a.seat, 'acc')}: ${num(a.bounty)} (${a.change === 0 ? '' : `${signed(a.change)}, `}${BOUNTY[a.why]}).`,
  'log.level': (a) =>
    sentence(does(a.seat, verbs.get, `eine Stufe ${systems[a.system]} geschenkt (jetzt ${num(a.level)})`)),
  'log.upgrade': (a) =>
    sentence(does(a.seat, verbs.upgrade, `die ${systems[a.system]} für ${credits(a.price)} auf ${num(a.level)}`)),
  'log.system-damage': (a) =>
    sentence(does(a.seat, verbs.lose, count(a.points, nouns.point), `${atSystem[a.system]} (jetzt ${num(a.level)})`)),
  'log.hull-damage': (a) =>
    sentence(does(a.seat, verbs.lose, count(a.points, nouns.hullPoint), `(noch ${num(a.hull)})`)),
  'log.hull-restored': (a) =>
    sentence(does(a.seat, verbs.get, count(a.points, nouns.hullPoint), 'zurück', `(jetzt ${num(a.hull)})`)),
  'log.load': (a) => (a.why === 'bought' ? '' : sentence(does(a.seat, verbs.take, units(a.units, a.good), 'an Bord'))),
  'log.brix-weapons': (a) =>
    sentence(does(a.seat, verbs.take, units(a.units, 'brixWeapons'), 'an Bord', `(gültig bis Runde ${num(a.until)})`)),
  'log.unload': (a) =>
    LOST[a.why] === '' ? '' : sentence(does(a.seat, verbs.lose, units(a.units, a.good), LOST[a.why])),
  'log.brix-expired': (a) =>
    a.units === 0
      ? ''
      : `Zu spät: ${units(a.units, 'brixWeapons')} von ${say(a.seat, 'dat')} ${a.units === 1 ? 'ist jetzt eine gewöhnliche Waffe' : 'sind jetzt gewöhnliche Waffen'}.`,
  'log.plunder': (a) => sentence(does(a.seat, verbs.takeAway, to(a.from), units(a.units, a.good))),
  'log.announce': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'willst' : 'will'} ${onPlanet(a.planet)} ${goods[a.good]} ${a.does === 'buy' ? 'kaufen' : 'verkaufen'}.`,
  'log.market': (a) =>
    `Tageskurs: ${goods[a.good]}, höchstens ${say(count(a.available, nouns.unit))}, je ${credits(a.price)}.`,
  'log.trade': (a) =>
    sentence(
      does(
        a.seat,
        a.does === 'buy' ? verbs.buy : verbs.sell,
        a.units === 0 ? 'nichts' : `${units(a.units, a.good)} für ${credits(a.sum)}`,
      ),
    ),
  'log.delivery': (a) => sentence(does(a.seat, verbs.deliver, onPlanet(a.planet), `die Ware für ${title(a.card)}`)),
  'log.koroth-run': (a) =>
    `${sentence(does(a.seat, verbs.deliver, 'auf Koroth', 'zehn Brix-Waffen'))} Der größte Schmuggelflug der Galaxie!`,
  'log.destroyed': (a) =>
    a.by === null
      ? sentence(passive(of(the(ship), a.seat), verbs.destroy))
      : sentence(does(a.by, verbs.destroy, of(the(ship), a.seat))),
  'log.new-ship': (a) => sentence(does(a.seat, verbs.get, onPlanet(a.planet), 'ein neues Schiff')),
  'log.out': (a) => sentence(is(a.seat, 'aus dem Spiel')),
  'log.friend': (a) => `${capital(say(a.card))}: ${a.saved ? 'gerettet' : 'verloren'}.`,

  'log.meet': (a) => sentence(does(a.seat, verbs.meet, a.other)),
  'log.word': silent,
  'log.bounty-sum': silent,
  'log.bounty-placed': (a) =>
    sentence(does(a.seat, verbs.place, `auf ${say(a.target, 'acc')}`, `${credits(a.amount)} Kopfgeld`)),
  'log.offer-begun': silent,
  'log.offer-item': silent,
  'log.offer': (a) => {
    const gives = load(a.giveCredits, a.giveGoods, a.giveBrix, a.giveCards);
    const wants = load(a.takeCredits, a.takeGoods, a.takeBrix, a.takeCards);
    const deal = sentence(
      gives === null
        ? does(a.seat, verbs.demand, prep('von', a.other), wants ?? 'nichts')
        : does(a.seat, verbs.offer, to(a.other), gives, wants === null ? 'als Geschenk' : `für ${wants}`),
    );
    return a.threat ? `${deal} Andernfalls: Angriff!` : deal;
  },
  'log.offer-answered': (a) => sentence(does(a.seat, a.accepted ? verbs.accept : verbs.refuse, 'das Angebot')),
  'log.exchange': (a) => `Der Handel zwischen ${say(a.seat, 'dat')} und ${say(a.other, 'dat')} ist perfekt.`,
  'log.part': silent,
  'log.combat': (a) => {
    const { foe, card, seat } = a;
    if (foe !== null) return sentence(a.attacks ? does(seat, verbs.attack, foe) : does(foe, verbs.attack, seat));
    if (card === null) return '';
    return a.attacks
      ? sentence(does(seat, verbs.attack, title(card)))
      : `${capital(title(card, 'nom'))} greift ${say(seat, 'acc')} an.`;
  },
  'log.combat-over': silent,
  'log.manoeuvre': (a) => `Manöver: ${num(a.own)} zu ${num(a.other)}.`,
  'log.dogfight': (a) => `Gefecht: ${num(a.own)} zu ${num(a.other)}.`,
  'log.flee': (a) => (a.seat === null ? 'Der Gegner flieht.' : sentence(does(a.seat, verbs.flee))),
  'log.attack': (a) => (a.seat === null ? 'Der Gegner greift an.' : sentence(does(a.seat, verbs.attack))),
  'log.card-ship-destroyed': (a) => sentence(does(a.seat, verbs.destroy, title(a.card))),
  'log.driven-off': (a) => sentence(does(a.seat, verbs.drive, title(a.card))),
  'log.equipment-taken': (a) => sentence(does(a.seat, verbs.takeAway, to(a.from), title(a.card))),

  'log.finish': (a) =>
    a.winners.length === 0
      ? 'Das Spiel endet ohne Sieger.'
      : sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'de', LogMessages>;
