import { de, type Statement } from '@cantina/text';
import type { ChoosePlayer, Cost, MarketDeck, Who } from '../../content/index.ts';
import { type EffectWords, mergedAnd } from '../frame.ts';
import { condition, counted, factionRef, money, oneThat, patrolRef } from './conditions.ts';
import {
  adjectives,
  aFace,
  credits,
  deck,
  enemy,
  faces,
  fame,
  nouns,
  skills,
  standings,
  toPlanet,
  verbs,
} from './words.ts';

const { a, and, another, capital, clause, colon, count, does, given, inOrder, lead, listAnd, listOr, may, num } = de;
const { or, otherwise, paragraph, prep, tail, the, thisOne, upTo, which, you } = de;

export type Say = Statement<de.De>;
type Np = de.NpDe;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

const other = thisOne(nouns.player);
const act = (who: Who, verb: de.VerbDe, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
const words = (text: string): Say => ({ kind: 'words', text });

/** Hinter einer Bedingung steht keine Aufforderung: „…, erhältst du“, nicht „…, erhalte“. */
export function reported(it: Say): Say {
  switch (it.kind) {
    case 'clause':
      return it.subject === null ? { ...it, subject: you } : it;
    case 'joined':
      return { ...it, items: it.items.map(reported) };
    case 'purpose':
      return { ...it, act: reported(it.act) };
    case 'given':
    case 'lead':
      return { ...it, effect: reported(it.effect) };
    case 'colon':
      return { ...it, before: reported(it.before) };
    case 'words':
      return it;
  }
}

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `Ruf ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, thisOne(nouns.card));
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

const YOURS = { character: 'deinem Charakter', ship: 'deinem Schiff' } as const;
const THEIRS = { character: 'seinem Charakter', ship: 'seinem Schiff' } as const;
const OF = {
  character: 'deines Charakters',
  ship: 'deines Schiffes',
  both: 'deines Charakters und deines Schiffes',
} as const;
const WHERE = {
  here: 'auf deinem Planeten',
  'any-planet': 'auf einem Planeten deiner Wahl',
  'planet-without-players': 'auf einem Planeten ohne Spieler',
} as const;
const PATROL_TO = {
  here: 'direkt auf dein Feld',
  adjacent: 'auf ein benachbartes Feld',
  'to-start': 'direkt zurück auf ihr Startfeld',
} as const;
const topOf = (decks: readonly MarketDeck[]): string => `die oberste Karte vom ${deck(...decks)}`;

const leaves: EffectWords<Say>['leaves'] = {
  'gain-credits': ({ who, amount }) => act(who, verbs.gain, money(amount)),
  'lose-credits': ({ who, amount }) => act(who, verbs.lose, money(amount)),
  'take-credits': ({ amount }) => clause(verbs.takeFrom, 'diesem Spieler', credits(amount)),
  'gain-fame': ({ amount }) => clause(verbs.gain, fame(amount)),
  'lose-fame': ({ amount }) => clause(verbs.lose, fame(amount)),
  reputation: ({ who, change, with: faction }) =>
    act(who, change === 'gain' ? verbs.gain : verbs.lose, `Ruf ${factionRef[faction]}`),
  'set-reputation': ({ with: faction, to }) =>
    clause(verbs.set, `deinen Ruf ${factionRef[faction]} auf ${standings[to]}`),
  damage: ({ who, to, amount }) =>
    act(who, verbs.suffer, `${num(amount)} Schaden an ${who === 'you' ? YOURS[to] : THEIRS[to]}`),
  recover: ({ from, amount }) =>
    clause(
      verbs.recover,
      amount === 'all'
        ? `allen Schaden ${OF[from]}`
        : from === 'both'
          ? `${num(amount)} Schaden deines Charakters und ${num(amount)} deines Schiffes`
          : `${num(amount)} Schaden ${OF[from]}`,
    ),
  'gain-this': () => clause(verbs.gain, 'diese Karte'),
  buy: ({ deck: decks, discount, free }) => {
    if (free) return clause(verbs.gain, topOf(decks), 'kostenlos');
    return clause(verbs.buy, topOf(decks), ...(discount > 0 ? [`für ${credits(discount)} weniger`] : []));
  },
  'market-action': () => clause(verbs.fulfil, 'eine Aktion „Markt“'),
  'discard-top': ({ deck: decks }) => clause(verbs.discard, topOf(decks)),
  'extra-turn': () => clause(verbs.gain, 'einen zusätzlichen Spielzug'),
  'end-turn': () => clause(verbs.end, 'deinen Zug'),
  'move-directly': ({ to }) => {
    const where =
      to === 'maelstrom' ? 'in den Mahlstrom' : to === 'any-planet' ? 'auf einen Planeten deiner Wahl' : toPlanet(to);
    return clause(verbs.moveOn, `direkt ${where}`);
  },
  move: ({ spaces }) => clause(verbs.moveOn, upTo(spaces, nouns.space), 'weit'),
  'move-patrol': ({ patrol, to }) => clause(verbs.move, `${patrolRef[patrol]} ${PATROL_TO[to]}`),
  'reveal-contacts': ({ where, amount }) =>
    clause(
      verbs.reveal,
      amount === 'all' ? 'alle verdeckten Kontakte' : count(amount, nouns.contact, adjectives.facedown),
      WHERE[where],
    ),
  'look-at-contacts': ({ where, amount }) =>
    clause(
      verbs.look,
      amount === 1 ? count(1, nouns.contact, adjectives.facedown) : upTo(amount, nouns.contact, adjectives.facedown),
      `${WHERE[where]} im Geheimen`,
    ),
  'swap-contacts': () =>
    clause(verbs.swap, '1 Kontakt auf deinem Planeten gegen einen beliebigen anderen Kontakt auf dem Spielplan'),
  'remove-contact': () => clause(verbs.remove, 'diesen Kontakt', 'aus dem Spiel'),
  'encounter-within': ({ spaces, with: whom }) => {
    const names = whom.map((each) => (each === 'patrol' ? 'einer Patrouille' : 'einem Kontakt'));
    return clause(verbs.encounter, `${listOr(names)} in höchstens ${num(spaces)} Feldern Entfernung`);
  },
  'draw-encounter': () => clause(verbs.resolve, 'eine weitere Begegnungskarte dieses Feldes'),
  'resolve-databank': ({ number }) => clause(verbs.resolve, `Datenbankkarte ${num(number)}`),
  'take-crew': ({ filter }) => clause(verbs.takeFrom, 'diesem Spieler', oneThat(filter)),
  'discard-asset': ({ filter }) => clause(verbs.discard, oneThat(filter)),
  'this-card': ({ goes }) => {
    if (goes === 'discarded') return clause(verbs.discard, 'diese Karte');
    if (goes === 'removed') return clause(verbs.remove, 'diese Karte', 'aus dem Spiel');
    return clause(verbs.shuffle, 'diese Karte', 'zurück in ihren Stapel');
  },
  'complete-job': () => clause(verbs.complete, 'den Job'),
  'fail-job': () => does(the(nouns.job), verbs.fail),
  'discard-job': () => clause(verbs.discard, 'den Job'),
  'deliver-cargo': ({ less }) =>
    clause(verbs.deliver, 'die Fracht', ...(less === 0 ? [] : [`für ${credits(less)} weniger`])),
  'keep-cargo': () => clause(verbs.keep, 'die Fracht'),
  'discard-cargo': () => clause(verbs.discard, 'die Fracht'),
  'credits-for-fame': ({ fame: amount }) => clause(verbs.gain, `${fame(amount)} statt ihrer Credits`),
  'achieve-goal': () => clause(verbs.achieve, 'dieses Ziel'),
  sabotage: () =>
    and(clause(verbs.sabotage, 'den Planeten'), clause(verbs.lay, '1 Schaden darauf, falls dort noch keiner liegt')),
};

/** „einen anderen Spieler auf deinem Feld, der mehr Prestige als du hat“ */
const somebody = ({ where, only }: Pick<ChoosePlayer, 'where' | 'only'>): Np => {
  const one = where === 'here' ? tail(another(nouns.player), 'auf deinem Feld') : another(nouns.player);
  if (only === 'more-fame') return which(one, verbs.have, 'mehr Prestige als du');
  return only === 'bad-reputation' ? which(one, verbs.have, 'bei einer Fraktion einen schlechten Ruf') : one;
};

const IN = { ground: 'im Bodenkampf', ship: 'im Schiffskampf' } as const;
const EACH_FACE = {
  hit: 'jeden Treffer',
  crit: 'jeden kritischen Treffer',
  focus: 'jeden Fokus',
  blank: 'jede Leerseite',
};

export const effectWords: EffectWords<Say> = {
  leaves,
  test: (who, wanted) => act(who, verbs.discard, `eine Probe auf ${listOr(wanted.map((each) => skills[each]))}`),
  fight: ({ type, enemy: name, value }) =>
    clause(verbs.fight, `${IN[type]} gegen ${enemy(name)} (Kampfwert ${num(value)})`),
  fightPlayer: ({ type }) => clause(verbs.fight, ...(type === null ? [] : [IN[type]]), 'gegen diesen Spieler'),
  choosePlayer: (choice) =>
    choice.only === 'most-fame'
      ? clause(verbs.choose, 'einen Spieler mit dem meisten Prestige; das kannst auch du sein')
      : clause(verbs.choose, somebody(choice)),
  fightChosen: (choice, { type }) =>
    clause(verbs.fight, ...(type === null ? [] : [IN[type]]), prep('gegen', somebody(choice))),
  rollDie: clause(verbs.roll, count(1, nouns.die)),
  rollDice: ({ dice }) =>
    clause(verbs.roll, typeof dice === 'number' ? count(dice, nouns.die) : `1 Würfel für ${counted(dice.counted)}`),
  onFaces: (shown, so) => lead(`bei ${listOr(shown.map((each) => aFace[each]))}`, reported(so)),
  forEachFace: (shown, so) => lead(`für ${listAnd(shown.map((each) => EACH_FACE[each]))}`, reported(so)),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  gamble: ({ stake, dice }) => [
    clause(verbs.bet, credits(stake)),
    words('jeder andere Spieler darf mit demselben Einsatz mitspielen, und das Haus legt ihn einmal dazu'),
    words(
      `alle, die gesetzt haben, und das Haus werfen ${num(dice)} Würfel: Ein Treffer zählt 1, ein kritischer Treffer 2`,
    ),
    words(
      'das höchste Ergebnis gewinnt alle Einsätze; bei Gleichstand gewinnen Spieler vor dem Haus und du vor allen anderen',
    ),
  ],
  usedShip: [
    clause(verbs.buy, which(a(nouns.ship, adjectives.unused), verbs.cost, 'mehr als deines')),
    words('es beginnt mit 3 Schaden'),
  ],
  cost,
  condition,
  chooseOne: (by) => act(by, verbs.choose, 'eines'),
  outcome: (outcome, who, so) => {
    const doer = who === 'you' ? you : other;
    const how = { passed: verbs.pass, failed: verbs.fail, won: verbs.win, lost: verbs.lose }[outcome];
    return given('if', does(doer, how), reported(so));
  },
  labels: { passed: 'Bestanden', failed: 'Gescheitert', won: 'Gewonnen', lost: 'Verloren', otherwise: 'Andernfalls' },
  conditionLabel: (of) => `Falls ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, reported(so)),
    inOrder,
    and: mergedAnd<'de'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, reported(so)),
    afterwards: (so) => lead('danach', reported(so)),
    paragraph,
    labelled: (label, text) => `${label}: ${text}`,
  },
};
