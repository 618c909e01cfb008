import { en, type Statement } from '@cantina/text';
import type { ChoosePlayer, Cost, Who } from '../../content/index.ts';
import { type EffectWords, mergedAnd } from '../frame.ts';
import { condition, counted, factionRef, money, oneThat, patrolRef } from './conditions.ts';
import { aFace, credits, decks, enemy, faces, fame, nouns, planet, skills, standings, verbs } from './words.ts';

const { a, and, capital, clause, colon, count, does, given, inOrder, lead, listAnd, listOr, may, num, or } = en;
const { otherwise, own, paragraph, prep, say, thatOne, the, thisOne, upTo, you } = en;

export type Say = Statement<en.En>;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

const other = thatOne(nouns.player);
const act = (who: Who, verb: en.VerbEn, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
/** A whole thought for which no clause is needed. */
const words = (text: string): Say => ({ kind: 'words', text });

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `reputation with ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, thisOne(nouns.card));
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

const ON = { character: 'your character', ship: 'your ship', both: 'your character and your ship' } as const;
const THEIRS = { character: 'their character', ship: 'their ship' } as const;
const WHERE = {
  here: 'on your planet',
  'any-planet': 'on a planet of your choice',
  'planet-without-players': 'on a planet without players',
} as const;
const PATROL_TO = {
  here: 'directly to your space',
  adjacent: 'to an adjacent space',
  'to-start': 'directly back to its starting space',
} as const;
const topOf = (deck: readonly (keyof typeof decks)[]): string =>
  `the top card of ${listOr(deck.map((each) => decks[each]))}`;

const leaves: EffectWords<Say>['leaves'] = {
  'gain-credits': ({ who, amount }) => act(who, verbs.gain, money(amount)),
  'lose-credits': ({ who, amount }) => act(who, verbs.lose, money(amount)),
  'take-credits': ({ amount }) => clause(verbs.take, credits(amount), prep('from', other)),
  'gain-fame': ({ amount }) => clause(verbs.gain, fame(amount)),
  'lose-fame': ({ amount }) => clause(verbs.lose, fame(amount)),
  reputation: ({ who, change, with: faction }) =>
    act(who, change === 'gain' ? verbs.gain : verbs.lose, `reputation with ${factionRef[faction]}`),
  'set-reputation': ({ with: faction, to }) =>
    clause(verbs.set, `your reputation with ${factionRef[faction]} to ${standings[to]}`),
  damage: ({ who, to, amount }) =>
    act(who, verbs.suffer, `${num(amount)} damage to ${who === 'you' ? ON[to] : THEIRS[to]}`),
  recover: ({ from, amount }) =>
    clause(
      verbs.recover,
      from === 'both' && amount !== 'all'
        ? `${num(amount)} damage from your character and ${num(amount)} from your ship`
        : `${amount === 'all' ? 'all' : num(amount)} damage from ${ON[from]}`,
    ),
  'gain-this': () => clause(verbs.gain, thisOne(nouns.card)),
  buy: ({ deck, discount, free }) => {
    if (free) return clause(verbs.take, topOf(deck), 'without paying');
    return clause(verbs.buy, topOf(deck), ...(discount > 0 ? [`for ${credits(discount)} less`] : []));
  },
  'market-action': () => clause(verbs.make, 'a Market action'),
  'discard-top': ({ deck }) => clause(verbs.discard, topOf(deck)),
  'extra-turn': () => clause(verbs.gain, 'an extra turn'),
  'end-turn': () => clause(verbs.end, own(en.noun('turn'))),
  'move-directly': ({ to }) => {
    const where = to === 'maelstrom' ? 'the Maelstrom' : to === 'any-planet' ? 'a planet of your choice' : planet(to);
    return clause(verbs.move, `directly to ${where}`);
  },
  move: ({ spaces }) => clause(verbs.move, upTo(spaces, nouns.space)),
  'move-patrol': ({ patrol, to }) => clause(verbs.move, `${patrolRef[patrol]} ${PATROL_TO[to]}`),
  'reveal-contacts': ({ where, amount }) =>
    clause(
      verbs.reveal,
      `${amount === 'all' ? 'all facedown contacts' : say(count(amount, nouns.contact))} ${WHERE[where]}`,
    ),
  'look-at-contacts': ({ where, amount }) => {
    const tokens = amount === 1 ? '1 facedown contact' : `up to ${num(amount)} facedown contacts`;
    return clause(verbs.look, `${tokens} ${WHERE[where]}`);
  },
  'swap-contacts': () => clause(verbs.swap, '1 contact on your planet with any other contact on the map'),
  'remove-contact': () => clause(verbs.remove, 'this contact', 'from the game'),
  'encounter-within': ({ spaces, with: whom }) =>
    clause(verbs.encounter, `${listOr(whom.map((each) => `a ${each}`))} up to ${num(spaces)} spaces away`),
  'draw-encounter': () => clause(verbs.resolve, 'another encounter card of this space'),
  'resolve-databank': ({ number }) => clause(verbs.resolve, `databank card ${num(number)}`),
  'take-crew': ({ filter }) => clause(verbs.take, oneThat(filter), prep('from', other)),
  'discard-asset': ({ filter }) => clause(verbs.discard, oneThat(filter)),
  'this-card': ({ goes }) => {
    if (goes === 'discarded') return clause(verbs.discard, thisOne(nouns.card));
    if (goes === 'removed') return clause(verbs.remove, thisOne(nouns.card), 'from the game');
    return clause(verbs.shuffle, thisOne(nouns.card), 'back into its deck');
  },
  'complete-job': () => clause(verbs.complete, the(nouns.job)),
  'fail-job': () => does(the(nouns.job), verbs.fail),
  'discard-job': () => clause(verbs.discard, the(nouns.job)),
  'deliver-cargo': ({ less }) =>
    clause(verbs.deliver, less === 0 ? 'the cargo' : `the cargo for ${credits(less)} less`),
  'keep-cargo': () => clause(verbs.keep, 'the cargo'),
  'discard-cargo': () => clause(verbs.discard, 'the cargo'),
  'credits-for-fame': ({ fame: amount }) => clause(verbs.gain, `${fame(amount)} instead of its credits`),
  'achieve-goal': () => clause(verbs.achieve, 'this goal'),
  sabotage: () => clause(verbs.sabotage, 'the planet by placing 1 damage on it, if it has none yet'),
};

const ONLY = {
  'more-fame': ' who has more fame than you',
  'bad-reputation': ' who has a bad reputation with any faction',
  'most-fame': '',
} as const;
const somebody = ({ where, only }: Pick<ChoosePlayer, 'where' | 'only'>): string =>
  only === 'most-fame'
    ? 'a player with the most fame; this may be you'
    : `another player${where === 'here' ? ' in your space' : ''}${only === null ? '' : ONLY[only]}`;
const inCombat = (type: 'ground' | 'ship' | null): string => (type === null ? '' : ` in ${type} combat`);

export const effectWords: EffectWords<Say> = {
  leaves,
  test: (who, wanted) => act(who, verbs.test, listOr(wanted.map((each) => skills[each]))),
  fight: ({ type, enemy: name, value }) =>
    clause(verbs.fight, `${enemy(name)}${inCombat(type)} (combat value ${num(value)})`),
  fightPlayer: ({ type }) => clause(verbs.fight, `that player${inCombat(type)}`),
  choosePlayer: (choice) => clause(verbs.choose, somebody(choice)),
  fightChosen: (choice, { type }) =>
    clause(verbs.fight, type === null ? somebody(choice) : `in ${type} combat against ${somebody(choice)}`),
  rollDie: clause(verbs.roll, a(nouns.die)),
  rollDice: ({ dice }) =>
    clause(verbs.roll, typeof dice === 'number' ? count(dice, nouns.die) : `1 die for each ${counted(dice.counted)}`),
  onFaces: (shown, so) => lead(`on ${listOr(shown.map(aFace))}`, so),
  forEachFace: (shown, so) => lead(`for each ${listAnd(shown.map((each) => faces[each]))}`, so),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  gamble: ({ stake, dice }) => [
    clause(verbs.bet, credits(stake)),
    words('every other player may join for the same stake, and the house adds it once'),
    words(`everyone who has bet and the house roll ${num(dice)} dice: a hit counts 1, a critical hit 2`),
    words('the highest total takes all the stakes; players win ties against the house, and you win ties first'),
  ],
  usedShip: [clause(verbs.buy, 'a ship from the supply that costs more than yours'), words('it starts with 3 damage')],
  cost,
  condition,
  chooseOne: (by) => act(by, verbs.choose, by === 'you' ? 'one' : 'what you do'),
  outcome: (outcome, who, so) => {
    const doer = who === 'you' ? you : other;
    const how = { passed: verbs.pass, failed: verbs.fail, won: verbs.win, lost: verbs.lose }[outcome];
    return given('if', does(doer, how), so);
  },
  labels: { passed: 'Passed', failed: 'Failed', won: 'Won', lost: 'Lost', otherwise: 'Otherwise' },
  conditionLabel: (of) => `If ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, so),
    inOrder,
    and: mergedAnd<'en'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, so),
    afterwards: (so) => lead('then', so),
    paragraph,
    labelled: (label, text) => `${label}: ${text}`,
  },
};
