import { explained } from '@cantina/playable';
import { type Catalogue, de } from '@cantina/text';
import { WORMHOLES } from '../../content/index.ts';
import type { Messages, RollFor, UnitsFor } from '../../rules/messages.ts';
import type { Agreed } from '../../rules/options.ts';
import { nameOf } from '../names/index.ts';
import { placeOf } from '../names/places.ts';
import { labels } from './labels.ts';
import {
  atPlanet,
  columns,
  credits,
  goods,
  isPlural,
  lasting,
  nouns,
  onPlanet,
  results,
  starports,
  systems,
  toPlanet,
  units,
} from './words.ts';

const { capital, count, listAnd, num, say, title } = de;

type Np = de.NpDe;

const names = (cards: readonly Np[]): string => listAnd(cards.map((card) => say(card, 'acc')));
/** „eine 6“, „2 und 5“ */
const dice = (rolled: readonly number[]): string =>
  rolled.length === 1 ? `eine ${num(rolled[0] ?? 0)}` : listAnd(rolled.map((die) => num(die)));
const unitsOf = (amount: number): string => say(count(amount, nouns.unit), 'acc');

/** A rule by its name, and what it is or is to be. */
export const ruleIs = (rule: keyof Agreed, value: string | number): string => {
  const { name } = labels.settings[rule];
  return `${name}: ${rule === 'weaponPrice' || rule === 'fortune' ? credits(Number(value)) : explained(labels.settings, rule, String(value)).name}`;
};

/** Wofür gewürfelt wird: „für …“. */
export const rolls: Readonly<Record<RollFor, string>> = {
  start: 'den ersten Zug',
  escape: 'die Flucht',
  hyperspace: 'den Weg aus dem Hyperraum',
  wormhole: 'das Wurmloch',
  rift: 'den Raumriss',
  'black-hole': 'das Schwarze Loch',
  'ion-storm': 'den Ionensturm',
  'meteor-swarm': 'den Meteoritenschwarm',
  system: 'das beschädigte System',
  derelict: 'das Wrack',
  glut: 'die Ware',
  customs: 'den Zoll',
  availability: 'die Verfügbarkeit',
  demand: 'die Nachfrage',
  manoeuvre: 'das Manöver',
  dogfight: 'das Gefecht',
  friend: 'die Freundschaftskarte',
};

const UNITS: Readonly<Record<UnitsFor, string>> = {
  buy: 'kaufen',
  sell: 'verkaufen',
  take: 'nehmen',
  repair: 'reparieren',
};

export const messages = {
  'prompt.swap': 'Bevor du wählst: Mit wem möchtest du Charakterkarten tauschen?',
  'option.swap-with': (a) => `Mit ${say(a.seat, 'dat')} tauschen`,
  'option.no-trade': 'Nicht tauschen',
  'prompt.swap-offer': (a) => `Welche Charakterkarten bietest du ${say(a.seat, 'dat')} an?`,
  'prompt.swap-answer': (a) => `${capital(say(a.seat))} bietet dir ${names(a.cards)}. Was sagst du?`,
  'option.swap-return': 'Karten dafür anbieten',
  'option.swap-accept': 'Als Geschenk annehmen',
  'prompt.swap-return': (a) => `Was gibst du ${say(a.seat, 'dat')} für ${names(a.cards)}?`,
  'prompt.swap-confirm': (a) =>
    `${capital(say(a.seat))} gibt dir ${names(a.returned)} für ${names(a.cards)}. Einverstanden?`,
  'prompt.character': 'Wähle den Charakter, den du spielst.',

  'prompt.reroll': (a) => `Du hast für ${rolls[a.roll]} ${dice(a.dice)} gewürfelt. Würfelst du neu?`,
  'option.keep-roll': 'Wurf behalten',
  'option.reroll': (a) => `Die ${num(a.die)} neu würfeln`,
  'prompt.anomaly-die': (a) => `Du hast für ${rolls[a.roll]} ${dice(a.dice)} gewürfelt. Welcher Würfel zählt?`,
  'option.die': (a) => `Die ${num(a.die)} zählt`,

  'prompt.escape': (a) => `Du sitzt in Haft, dein Kopfgeld beträgt ${num(a.bounty)}. Wagst du die Flucht?`,
  'option.escape': 'Flucht versuchen (nur eine 1 gelingt)',
  'option.wait': 'Absitzen',
  'prompt.tow': 'Dein Schiff ist gestrandet. Zu welchem Planeten wirst du abgeschleppt?',
  'prompt.rescue': 'Dein Schiff ist verloren. Auf welchem Planeten fängst du neu an?',
  'option.port': (a) => `${nameOf('de', a.planet)} (${placeOf('de', a.sector)})`,

  'prompt.card-ship': (a) => `Du begegnest: ${say(a.card)}. Was tust du?`,
  'option.attack-ship': (a) => `${title(a.card)} angreifen`,
  'option.let-pass': (a) => `${title(a.card)} ziehen lassen`,
  'option.be-inspected': (a) => `Dich kontrollieren lassen (Spalte ${starports[a.column]})`,
  'option.trade-with-ship': (a) =>
    a.does === 'sells'
      ? `Bis zu ${units(a.max, a.good)} für je ${credits(a.price)} kaufen`
      : `Bis zu ${units(a.max, a.good)} für je ${credits(a.price)} verkaufen`,
  'prompt.toll': (a) => `${say(a.card)}: Zahlst du ${credits(a.toll)}, oder lässt du dich angreifen?`,
  'option.pay-toll': (a) => `${credits(a.toll)} zahlen`,
  'option.refuse-toll': 'Nicht zahlen und angegriffen werden',
  'prompt.ship-amount': (a) =>
    `Wie viel ${a.does === 'sells' ? 'kaufst' : 'verkaufst'} du? ${goods[a.good]} für je ${credits(a.price)}.`,
  'prompt.glut': (a) => `Welche Ware überschwemmt den Markt ${onPlanet(a.planet)}?`,
  'option.good': (a) => goods[a.good],

  'prompt.move': (a) => `Wohin fliegst du? Noch ${say(count(a.left, nouns.sector))}.`,
  'option.stay': (a) => (a.planet === null ? 'Hier bleiben' : `${capital(atPlanet(a.planet))} bleiben`),
  'option.sector': (a) =>
    a.planet === null ? `An eine Stelle ${placeOf('de', a.sector)} fliegen` : `${capital(toPlanet(a.planet))} fliegen`,
  'option.touch': (a) => `Schwung holen ${placeOf('de', a.sector)}`,
  'option.jump': (a) => `In Wurmloch ${num(WORMHOLES.indexOf(a.sector) + 1)}`,

  'option.rules': 'Eine andere Regel vorschlagen',
  'prompt.rule': 'Welche Regel möchtest du ändern? Sie ändert sich nur, wenn alle anderen einverstanden sind.',
  'option.other-rule': (a) => ruleIs(a.rule, a.value),
  'option.other-number': (a) => labels.settings[a.rule].name,
  'option.keep-rules': 'Die Regeln lassen, wie sie sind',
  'prompt.rule-number': (a) => `${ruleIs(a.rule, a.value)}. Mehr, weniger, oder schlägst du das vor?`,
  'option.number-more': (a) => `${num(a.by)} mehr`,
  'option.number-less': (a) => `${num(a.by)} weniger`,
  'prompt.rule-vote': (a) =>
    `${capital(say(a.seat))} schlägt eine andere Regel vor. ${ruleIs(a.rule, a.value)}. Bist du einverstanden?`,
  'option.agree': 'Einverstanden',
  'option.refuse-rule': 'Es soll bleiben, wie es ist',

  'prompt.explore': (a) =>
    `Du bist ${a.planet === null ? placeOf('de', a.sector) : atPlanet(a.planet)}. Was tust du hier?`,
  'option.land': (a) => `${capital(onPlanet(a.planet))} landen`,
  'option.meet': (a) => `${capital(say(a.seat, 'dat'))} begegnen`,
  'option.nothing': 'Hier nichts, Zug beenden',
  'prompt.bribe': (a) => `Zoll auf Koroth: Wie viele Würfel kaufst du für je ${credits(a.price)}?`,
  'option.bribe': (a) =>
    a.dice === 0 ? 'Niemanden bestechen' : `${say(count(a.dice, nouns.die))} mehr für ${credits(a.price)}`,
  'prompt.customs-die': (a) => `Zoll (${columns[a.column]}): Du hast ${dice(a.dice)} gewürfelt. Welcher Würfel zählt?`,
  'option.customs-die': (a) => `${num(a.die)}: ${results[a.result]}`,
  'prompt.hide': (a) => `Was versteckst du? Platz für ${unitsOf(a.left)}.`,

  'prompt.activity': (a) => `Was tust du ${onPlanet(a.planet)}? Du hast ${credits(a.credits)}.`,
  'option.buy': (a) => `${goods[a.good]} kaufen`,
  'option.sell': (a) => `${goods[a.good]} verkaufen`,
  'option.deliver': (a) => `${say(a.card)}: ${units(a.units, a.good)} für ${credits(a.pays)} abliefern`,
  'option.upgrade': 'Schiff verbessern',
  'option.bounty': 'Kopfgeld aussetzen',
  'option.repair': (a) => `Rumpf reparieren (${credits(a.price)} je Punkt)`,
  'option.brix': (a) => `Brix-Waffen kaufen (je ${credits(a.price)})`,
  'option.leave': 'Hier nichts, Zug beenden',
  'prompt.reroll-demand': (a) =>
    `Nachfrage: Du hast eine ${num(a.die)} gewürfelt, ${goods[a.good]} ${isPlural(a.good) ? 'stehen' : 'steht'} bei ${credits(a.price)}. Würfelst du neu?`,
  'prompt.adjust-demand': (a) =>
    `Dein Makler hilft: Du hast für die Nachfrage nach ${a.good === 'luxuries' ? 'Luxusgütern' : a.good === 'robots' ? 'Robotern' : a.good === 'food' ? 'Lebensmitteln' : goods[a.good]} eine ${num(a.die)} gewürfelt. Welches Ergebnis zählt?`,
  'option.demand-die': (a) => `${num(a.die)}: ${credits(a.price)}`,
  'prompt.buy-amount': (a) =>
    `Wie viel kaufst du? ${goods[a.good]}: bis zu ${unitsOf(a.limit)} für je ${credits(a.price)}.`,
  'prompt.sell-amount': (a) =>
    `Wie viel verkaufst du? ${goods[a.good]}: bis zu ${unitsOf(a.limit)} für je ${credits(a.price)}.`,
  'prompt.brix-amount': (a) => `Wie viele Brix-Waffen kaufst du für je ${credits(a.price)}?`,
  'prompt.repair-amount': (a) => `Wie viele Rumpfpunkte reparierst du für je ${credits(a.price)}?`,
  'prompt.loot': (a) => `Wie viel nimmst du an Bord? Beute: ${goods[a.good]}.`,
  'option.units': (a) => (a.units === 0 ? 'Nichts' : `${num(a.units)} ${UNITS[a.what]}`),
  'prompt.upgrade': (a) => `Welches System verbesserst du? Du hast ${credits(a.credits)}.`,
  'option.system': (a) => `${systems[a.system]} auf ${num(a.level)} für ${credits(a.price)}`,
  'prompt.bounty-target': 'Auf wen setzt du ein Kopfgeld aus?',
  'option.target': (a) => `${capital(say(a.seat))} (Kopfgeld ${num(a.bounty)})`,
  'prompt.bounty-amount': (a) => `Du setzt ${credits(a.amount)} auf ${say(a.seat, 'acc')} aus. Noch mehr?`,
  'option.more-credits': (a) => `${credits(a.credits)} mehr`,

  'prompt.meet': (a) => `Du begegnest ${say(a.seat, 'dat')}. Was tust du?`,
  'option.attack-player': (a) => `${capital(say(a.seat, 'acc'))} angreifen`,
  'option.make-offer': 'Ein Angebot machen',
  'prompt.compose': (a) => `Was schlägst du ${say(a.seat, 'dat')} vor?`,
  'option.give-credits': (a) => `${credits(a.credits)} geben`,
  'option.take-credits': (a) => `${credits(a.credits)} verlangen`,
  'option.give-good': (a) => `${units(1, a.good)} geben`,
  'option.take-good': (a) => `${units(1, a.good)} verlangen`,
  'option.give-brix': (a) => `${lasting(1, a.until)} geben`,
  'option.take-brix': (a) => `${lasting(1, a.until)} verlangen`,
  'option.give-card': (a) => `${title(a.card)} geben`,
  'option.take-card': (a) => `${title(a.card)} verlangen`,
  'option.propose': 'Das vorschlagen',
  'option.threaten': 'Das fordern – sonst greifst du an',
  'option.withdraw': 'Angebot zurückziehen',
  'prompt.answer': (a) =>
    a.threat
      ? `${capital(say(a.seat))} fordert das und droht mit einem Angriff. Was tust du?`
      : `${capital(say(a.seat))} schlägt dir einen Handel vor. Was tust du?`,
  'option.accept': 'Annehmen',
  'prompt.confirm': (a) => `${capital(say(a.seat))} nimmt an. Führst du den Handel aus?`,
  'option.exchange': 'Handel ausführen',

  'prompt.manoeuvre': (a) => `Du gewinnst das Manöver mit ${num(a.own)} zu ${num(a.other)}. Angreifen oder fliehen?`,
  'option.attack': 'Angreifen',
  'option.flee': 'Fliehen',
  'prompt.spoils': (a) => `Du hast ${say(a.seat, 'acc')} getroffen. Beschädigst du den Rumpf, oder nimmst du etwas?`,
  'option.hit': 'Den Rumpf beschädigen',
  'option.take-equipment': (a) => `${title(a.card)} nehmen`,
  'option.plunder': (a) => `Bis zu ${unitsOf(a.units)} Waren nehmen`,
  'prompt.plunder': (a) => `Was nimmst du ${say(a.seat, 'dat')} ab? Noch ${unitsOf(a.left)}.`,
  'prompt.system': (a) =>
    `Welches System von ${say(a.seat, 'dat')} verliert ${say(count(a.points, nouns.point), 'acc')}?`,
  'option.damage-system': (a) => `${systems[a.system]} (${num(a.value)})`,
  'prompt.hand-over': (a) => `Was gibst du den Piraten? Noch ${unitsOf(a.left)}.`,
  'prompt.overboard': (a) => `Zu wenig Platz: Wirf ${unitsOf(a.left)} über Bord.`,
  'prompt.collect': (a) =>
    a.seat.kind === 'you'
      ? 'Kassierst du das Kopfgeld?'
      : `Kassierst du das Kopfgeld von ${num(a.bounty)} auf ${say(a.seat, 'acc')}?`,
  'option.overboard': (a) => `${units(1, a.good)} über Bord werfen`,

  'reason.too-far': (a) => `Das sind ${say(count(a.distance, nouns.sector))}; du hast noch ${num(a.left)}.`,
  'reason.leave-first': 'Du musst diesen Sektor erst verlassen und wieder hineinfliegen.',
  'reason.black-hole-used': 'In diesem Zug hast du schon ein Schwarzes Loch genutzt.',
  'reason.rules-fixed': 'Regeln lassen sich ab der zweiten Runde ändern.',
  'reason.rules-voted': 'Einmal pro Zug genügt.',
  'reason.no-planet': 'Hier ist kein Planet.',
  'reason.not-here': 'Dieses Schiff ist nicht in deinem Sektor.',
  'reason.arrested': 'Wer in Haft sitzt, ist unerreichbar.',
  'reason.in-hyperspace': 'Wer im Hyperraum ist, ist unerreichbar.',
  'reason.out': 'Dieses Schiff ist aus dem Spiel.',
  'reason.no-free-pods': 'Du hast keinen freien Frachtraum.',
  'reason.full-pods': 'Dein Frachtraum ist voll. Wirf etwas über Bord, dann ist Platz.',
  'reason.no-credits': (a) => `Dir ${a.missing === 1 ? 'fehlt' : 'fehlen'} ${say(count(a.missing, nouns.credit))}.`,
  'reason.nothing-aboard': (a) => `Du hast keine ${goods[a.good]} an Bord.`,
  'reason.too-few-units': (a) => `Dir ${a.missing === 1 ? 'fehlt' : 'fehlen'} ${say(count(a.missing, nouns.unit))}.`,
  'reason.valid-brix-weapons': 'Brix-Waffen kannst du anderswo erst verkaufen, wenn ihre Frist verstrichen ist.',
  'reason.no-market': 'Hier gibt es keinen Markt für diese Ware.',
  'reason.not-for-sale': 'Das gibt es an einem Raumhafen dieser Größe nicht.',
  'reason.fixed-price': 'Solange hier ein fester Preis gilt, kannst du diese Ware nicht kaufen.',
  'reason.at-cap': 'Kein System steigt über 10.',
  'reason.own-bounty': 'Wer selbst ein Kopfgeld hat, kann keines aussetzen.',
  'reason.nobody-to-hunt': 'Gerade kann niemand gejagt werden: Alle anderen sind in Haft oder ausgeschieden.',
  'reason.needs-no-bounty': 'Diesen Vertrag darf nur erfüllen, wer kein Kopfgeld hat.',
  'reason.no-starport': 'Hier gibt es keinen Raumhafen.',
  'reason.hull-complete': 'Dein Rumpf ist unversehrt.',
  'reason.only-on-brix': 'Diese Waffen gibt es nur auf Brix.',
  'reason.no-run': 'An diesem Tisch gibt es keinen Koroth-Wettlauf.',
  'reason.does-not-fit': (a) =>
    a.seat.kind === 'you' ? 'Dafür hast du keinen Platz.' : `${capital(say(a.seat))} hat dafür keinen Platz.`,
  'reason.empty-offer': 'Das Angebot ist leer.',
  'reason.no-more-offers': 'In dieser Begegnung wurde genug verhandelt.',
  'reason.not-aboard-any-more': 'Was angeboten wurde, ist nicht mehr da.',
  'reason.keep-one-character': 'Mindestens eine Charakterkarte musst du behalten.',
} satisfies Catalogue<'de', Messages>;
