import { de } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import type { CardWords, Foe } from '../frame.ts';
import { credits, goods, isPlural, nouns, starports, systems, units } from './words.ts';

const { count, listAnd, listOr, num, say } = de;

const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint), 'acc');
const points = (amount: number): string => say(count(amount, nouns.point), 'acc');
const dice = (amount: number): string => (amount === 1 ? '1 Zollwürfel mehr' : `${num(amount)} Zollwürfel mehr`);
const higher = (system: System, by: number): string =>
  `Deine ${systems[system]} ${system === 'lightspeed' ? 'zählt' : 'zählen'} um ${num(by)} höher, auch über 10 hinaus.`;

const FOES: Readonly<Record<Foe, string>> = { ship: 'Das Schiff', monster: 'Das Monster' };
const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} ${goods[good]}`).join(', ');
const RANDOM = 'Bestimme zufällig einen Planeten. Bis er den Spielplan verlässt,';

export const words: CardWords = {
  effects: {
    'ion-storm': ({ loss }) =>
      `Würfle. Ist das Ergebnis höher als deine Schilde, würfle auf der Tabelle für zusätzlichen Schaden (eine 6 würfelst du neu): Dieses System verliert ${points(loss)}.`,
    'meteor-swarm': ({ safeFrom, hull }) =>
      `Würfle und zähle deine Antriebe dazu. Bei ${num(safeFrom - 1)} oder weniger verlierst du ${hullPoints(hull)}.`,
    'halve-lightspeed': () => 'In diesem Zug zählt deine Lichtgeschwindigkeit nur zur Hälfte, aufgerundet.',
    rift: () =>
      'Würfle wie bei einem Wurmloch: Bei 1–5 wirst du in den Sektor dieses Wurmlochs geschleudert, bei 6 in den Hyperraum.',
    'replace-planet': () =>
      'Bestimme zufällig einen Planeten. Er verlässt mit allem, was bei ihm liegt, den Spielplan und wird durch die nächste Planetenkarte ersetzt.',
    'restore-hull': ({ points: most, otherwise }) =>
      `Stelle bis zu ${hullPoints(most)} wieder her, aber nicht mehr, als dein Rumpf am Anfang hatte. Ist er unbeschädigt, erhältst du stattdessen ${credits(otherwise)}.`,
    'find-credits': ({ perPip }) => `Würfle: Du findest ${credits(perPip)} je Auge.`,
    amnesty: ({ otherwise }) =>
      `Dein Kopfgeld sinkt auf 0 (oder auf deine Mindestprämie). Hattest du kein Kopfgeld, erhältst du ${credits(otherwise)}.`,
    nothing: () => 'Nichts geschieht.',
  },
  planetEffects: {
    'fixed-price': ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Weder Verfügbarkeit noch Nachfrage werden erwürfelt: Du darfst verkaufen, so viel du hast.'
        : 'Die Verfügbarkeit wird wie üblich erwürfelt, die Nachfrage nicht.';
      const customs = open ? ' Der Zoll ist geflohen: Niemand muss dort würfeln.' : '';
      return `${RANDOM} ${isPlural(good) ? 'bringen' : 'bringt'} ${goods[good]} dort beim Verkauf ${credits(price)} je Einheit. ${amount}${customs} Kaufen kann man diese Ware dort so lange nicht.`;
    },
    glut: () =>
      `Bestimme zufällig einen Planeten und erwürfle die Ware (${BY_DIE}; bei 6 wählst du). Bis der Planet den Spielplan verlässt, gilt die Nachfrage nach ihr dort als sehr gering, und sie ist dort legal.`,
    crackdown: () =>
      `${RANDOM} gilt sein Raumhafen beim Zoll als eine Stufe größer, und alle, die ihn erkunden, müssen würfeln.`,
  },
  abilities: {
    'win-tied-manoeuvre': () => 'Bei Gleichstand im Manöver gewinnst du; es wird nicht neu gewürfelt.',
    'reroll-legal-demand': () =>
      'Wenn du eine Ware kaufst oder verkaufst, die auf dem Planeten legal ist, darfst du den Nachfragewürfel einmal neu werfen; das zweite Ergebnis gilt.',
    'cheap-upgrades': ({ percent }) =>
      `Jede Verbesserungsstufe kostet dich nur ${num(percent)} % des Tabellenpreises, aufgerundet.`,
    'more-customs-dice': ({ dice: more }) =>
      `Wirf ${dice(more)} und wähle, welcher zählt – auf jedem Planeten, auch auf Koroth.`,
    'greater-pirate-option': ({ goods: most }) =>
      `Mit der Option Pirat darfst du bis zu ${num(most)} Handelswaren (oder 1 Ausrüstungskarte) nehmen, und du hast diese Option auch, wenn du nicht am Zug bist.`,
    'repair-hull': ({ price }) =>
      `Aktivität auf einem Planeten mit Raumhafen: Stelle beliebig viele Rumpfpunkte für je ${credits(price)} wieder her, höchstens bis zu deinem Rumpf vom Anfang.`,
    'cross-nebulae': () => 'Nebel beenden deine Bewegung nicht. Deine Schilde zählen dort trotzdem als 0.',
    'reroll-once': () =>
      'Einmal in jedem deiner Züge darfst du einen Würfel, den du gerade geworfen hast, neu werfen; das zweite Ergebnis gilt.',
    hunter: ({ pay }) =>
      `Kopfgeldjägerkarten greifen dich nie an. Immer wenn du ein Schiff zerstörst, erhältst du zu allem anderen ${credits(pay)}.`,
    'choose-anomaly-die': ({ dice: rolled }) =>
      `An Schwarzen Löchern und Wurmlöchern und beim Verlassen des Hyperraums wirfst du ${num(rolled)} Würfel und wählst, welcher zählt.`,
    'no-fines': () => 'Ein Strafzoll hat für dich keine Wirkung: Du zahlst nichts und machst weiter.',
    'never-arrested': () => 'Eine Verhaftung beim Zoll gilt für dich als Untersuchungshaft.',
  },
  modifiers: {
    engines: (by) => higher('engines', by),
    lightspeed: (by) => higher('lightspeed', by),
    shields: (by) => `Deine Schilde zählen um ${num(by)} höher, auch im Nebel und auch über 10 hinaus.`,
    lasers: (by) => higher('lasers', by),
    customsDie: (by) => `Ziehe von jedem deiner Zollwürfel ${num(-by)} ab (mindestens 1 bleibt), auch auf Koroth.`,
    customsDice: (by) => `Wirf ${dice(by)} und wähle, welcher zählt, auch auf Koroth.`,
    demandDie: (by) =>
      `Nach dem Wurf für die Nachfrage darfst du den Würfel um ${num(by)} verändern (zwischen 1 und 6).`,
    additionalDamage: (by) => `Zusätzlicher Schaden kostet deine Systeme ${points(-by)} weniger.`,
    hiddenUnits: (by) =>
      `Bis zu ${say(count(by, nouns.unit), 'acc')} deiner Fracht sind versteckt: Sie lösen keine Zollkontrolle aus und werden nicht konfisziert. Auf Koroth lassen sich Brix-Waffen nicht verstecken.`,
    cardShipHit: (by) =>
      `Deine Treffer kosten Karten-Raumschiffe ${hullPoints(by)} mehr. So zerstörst du auch starke, die andere nur vertreiben.`,
  },
  delivery: ({ good, units: amount, pays, bounty, honest }) => {
    const who = honest ? 'Wer ohne Kopfgeld' : 'Wer';
    const price = bounty === 0 ? '' : `; das eigene Kopfgeld steigt um ${num(bounty)}`;
    return `Bestimme zufällig einen Planeten. ${who} dort als Erster bei einem einzigen Besuch ${units(amount, good)} abliefert, erhält ${credits(pays)}${price}.`;
  },
  countsAsSelling:
    'Abliefern ist die Aktivität dieses Zuges, ohne Würfeln, und gilt als Verkauf. Die Karte wird abgelegt, wenn der Planet den Spielplan verlässt.',
  illegalThere: (good) =>
    `Solange diese Karte dort liegt, ${isPlural(good) ? 'gelten' : 'gilt'} ${goods[good]} beim Zoll als illegal.`,
  attacks: (attacks, foe) => {
    switch (attacks.when) {
      case 'always':
        return `${FOES[foe]} greift dich an.`;
      case 'never':
        return '';
      case 'bounty':
        return `Das Schiff greift dich an, wenn ${attacks.from === 1 ? 'du ein Kopfgeld hast' : `dein Kopfgeld mindestens ${num(attacks.from)} beträgt`}. Andernfalls darfst du es angreifen oder ziehen lassen.`;
      case 'unpaid':
        return `Zahle ${credits(attacks.toll)}, sonst greift das Schiff dich an.`;
    }
  },
  favour: (favour) => {
    switch (favour.does) {
      case 'credits':
        return `Lässt du es ziehen, erhältst du ${credits(favour.credits)}.`;
      case 'repair':
        return `Lässt du es ziehen, stellt es bei dir bis zu ${hullPoints(favour.points)} wieder her; ist dein Rumpf unbeschädigt, erhältst du ${credits(favour.otherwise)}.`;
      case 'escort':
        return `Lässt du es ziehen, zeigt es dir den Weg: In diesem Zug darfst du ${say(count(favour.sectors, nouns.sector), 'acc')} weiter fliegen.`;
    }
  },
  gift: (gift) => {
    switch (gift.does) {
      case 'level':
        return `Außerdem ${gift.system === 'lightspeed' ? 'steigt die eigene' : 'steigen die eigenen'} ${systems[gift.system]} um 1, höchstens auf 10.`;
      case 'repair':
        return `Außerdem werden am eigenen Schiff bis zu ${hullPoints(gift.points)} wiederhergestellt.`;
      case 'pardon':
        return `Außerdem sinkt das eigene Kopfgeld um ${num(gift.bounty)} (nicht unter die Mindestprämie).`;
    }
  },
  mayAttack: 'Sonst darfst du das Schiff angreifen oder ziehen lassen.',
  offer: ({ does, good, max, price }) =>
    does === 'sells'
      ? `Du darfst bis zu ${units(max, good)} für je ${credits(price)} kaufen.`
      : `Du darfst bis zu ${units(max, good)} für je ${credits(price)} verkaufen.`,
  inspection: ({ column, goods: wanted }) =>
    `Hast du ein Kopfgeld oder ${listOr(wanted.map((good) => goods[good]))} an Bord, musst du das Schiff angreifen oder dich kontrollieren lassen: Würfle für den Zoll in der Spalte ${starports[column]}. Andernfalls darfst du es angreifen oder ziehen lassen.`,
  steals: (amount) =>
    `Gewinnt das Schiff das Gefecht und hast du Handelswaren an Bord, nimmt es statt des Rumpfpunkts ${say(count(amount, nouns.unit), 'acc')} deiner Wahl. Zusätzlicher Schaden ist trotzdem möglich.`,
  hull: (amount, foe) =>
    `${FOES[foe]} hat ${hullPoints(amount)}. Ein Treffer kostet es 1 und noch 1, wenn deine Laser größer sind als seine Schilde. Ein Treffer, der es nicht zerstört, vertreibt es nur und bringt nichts ein.`,
  hunter: 'Zerstört das Schiff deines, sinkt dein Kopfgeld auf 0 (oder auf deine Mindestprämie).',
  spoils: ({ credits: amount, bounty, goods: load }, foe) => {
    const gains = [
      ...(amount === 0 ? [] : [`erhältst du ${credits(amount)}`]),
      ...(load === null ? [] : [`darfst du bis zu ${units(load.units, load.good)} nehmen`]),
    ];
    const price = bounty === 0 ? '' : `, aber dein Kopfgeld steigt um ${num(bounty)}`;
    return `Zerstörst du ${foe === 'ship' ? 'das Schiff' : 'das Monster'}, ${listAnd(gains)}${price}.`;
  },
  keptFriend:
    'Behalte diese Karte. Du darfst mit ihr handeln. Wird dein Schiff zerstört, würfle: Bei 1–3 bleibt sie dir erhalten, sonst wird sie abgelegt.',
  keptEquipment:
    'Behalte diese Karte. Du darfst mit ihr handeln; ein Pirat darf sie dir abnehmen, und mit deinem Schiff geht sie verloren.',
};
