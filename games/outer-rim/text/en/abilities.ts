import { en } from '@cantina/text';
import type { DiceChange, GameEvent, Goal, RollKind } from '../../content/index.ts';
import type { AbilityWords } from '../abilities.ts';
import { condition, counted } from './conditions.ts';
import { effectWords } from './effects.ts';
import type { Say } from './say.ts';
import { aKind, credits, decks, faces, facesOf, nouns, skills, stats, verbs } from './words.ts';

const { capital, clause, does, given, listAnd, listOr, num, sentence, signed, the } = en;

/** `again`: like another way before it, so that the verb need not be said twice; `single`: only one die is rolled. */
const change = (of: DiceChange, { again = false, single = false } = {}): string => {
  const say = (verb: string, what: string): string => (again ? `${what} instead` : `${verb} ${what}`);
  switch (of.change) {
    case 'reroll': {
      const any = of.faces.length === 4;
      if (of.upTo === 'any')
        return `reroll any number of your ${any ? 'dice' : facesOf(2, of.faces[0] ?? 'blank').slice(2)}`;
      return `reroll ${any ? `${upTo(of.upTo)} of your dice` : facesOf(of.upTo, of.faces[0] ?? 'blank')}`;
    }
    case 'turn':
      return say(
        'turn',
        `${single ? 'the die' : `${upTo(of.upTo)} of your dice`} from ${listOr(of.from.map((face) => faces[face]))} to ${faces[of.to]}`,
      );
    case 'add':
      return `add ${facesOf(of.amount, of.face)} to your roll`;
    case 'negate':
      return say('negate', `${upTo(of.upTo)} of your opponent’s ${facesOf(2, of.faces[0] ?? 'hit').slice(2)}`);
    case 'fewer-dice':
      return `have your opponent roll ${of.amount === 1 ? '1 fewer die' : `${num(of.amount)} fewer dice`}`;
    case 'more-dice':
      return `roll ${of.amount === 1 ? '1 more die' : `${num(of.amount)} more dice`}`;
  }
};

const upTo = (amount: number): string => (amount === 1 ? '1' : `up to ${num(amount)}`);

/** When dice may be changed: "once per ground combat". */
function window(kinds: readonly RollKind[], limit: 'roll' | 'combat' | 'turn', once: boolean): string {
  if (kinds.length === 5) return 'whenever you roll dice';
  if (kinds.includes('delivery')) return 'when you roll for illegal cargo';
  const ground = kinds.includes('ground');
  const combat = ground && kinds.includes('ship') ? 'combat' : ground ? 'ground combat' : 'ship combat';
  const rolls = [
    ...(ground || kinds.includes('ship') ? [combat === 'combat' ? 'a combat' : `a ${combat}`] : []),
    ...(kinds.includes('test') ? ['a skill test'] : []),
  ];
  if (once || limit === 'roll') return `in ${listOr(rolls)}`;
  return limit === 'combat' ? `once per ${combat}` : `once per turn, in ${listOr(rolls)}`;
}

/** Behind "after", "when". */
const event = (of: GameEvent): string => {
  switch (of.on) {
    case 'win-combat':
      return `after you win a ${of.type === undefined ? '' : `${of.type} `}combat${of.against === undefined ? '' : ' against a patrol'}`;
    case 'lose-combat':
      return `after you lose a ${of.type === undefined ? '' : `${of.type} `}combat`;
    case 'beat-patrol':
      return `after you beat a patrol${of.reward === undefined ? '' : ' whose reward is fame'}`;
    case 'complete-job':
      return 'when you gain the reward of a job';
    case 'deliver-cargo':
      return `when you gain the reward of ${of.illegal === true ? 'illegal ' : ''}cargo`;
    case 'bounty-reward':
      return 'when you gain the reward of a bounty';
    case 'eliminate-contact':
      return 'after you eliminate a contact';
    case 'deliver-bounty':
      return 'after you deliver a captured contact';
    case 'recover-ship':
      return `after you recover at least ${num(of.atLeast)} damage from your ship at once`;
    case 'gain-asset':
      return `after you gain ${aKind[of.kind]}`;
    case 'sabotage':
      return 'after you sabotage a planet';
    case 'would-be-defeated':
      return of.in === undefined ? 'when you would be defeated' : 'when you would be defeated in ship combat';
    case 'defeated':
      return 'when you are defeated';
  }
};

/** What has to be done so many times. */
function task(of: GameEvent, times: number): string {
  const many = (one: string, several: string): string => (times === 1 ? one : `${num(times)} ${several}`);
  switch (of.on) {
    case 'win-combat':
      return `win ${many('a combat', 'combats')}`;
    case 'beat-patrol':
      return `beat ${many('a patrol', 'patrols')}`;
    case 'complete-job':
      return `complete ${many('a job', 'jobs')}`;
    case 'deliver-cargo':
      return `deliver ${of.illegal === true ? `${times === 1 ? '' : `${num(times)} `}illegal cargo` : many('cargo', 'cargo')}`;
    case 'bounty-reward':
      return `gain the ${times === 1 ? 'reward of a bounty' : `rewards of ${num(times)} bounties`}`;
    case 'deliver-bounty':
      return `deliver ${many('a captured contact', 'captured contacts')}`;
    case 'sabotage':
      return `sabotage ${many('a planet', 'planets')}`;
    case 'lose-combat':
    case 'eliminate-contact':
    case 'recover-ship':
    case 'gain-asset':
    case 'would-be-defeated':
    case 'defeated':
      return event(of);
  }
}

const goal = (achieve: Goal['achieve']): string | null => {
  if (achieve.by === 'ability') return null;
  if (achieve.by === 'having') return sentence(`achieved as soon as ${condition(achieve.condition)}`);
  if (achieve.by === 'gaining') {
    return sentence(`gain ${aKind[achieve.kind]} while you have ${num(achieve.having)} already; you keep all of them`);
  }
  const given_ = achieve.if === undefined ? '' : ` while ${condition(achieve.if)}`;
  return sentence(`${task(achieve.event, achieve.times)}${given_}`);
};

const ifSo = (of: Parameters<typeof condition>[0] | undefined, text: string): string =>
  capital(of === undefined ? text : `if ${condition(of)}, ${text}`);

export const abilityWords: AbilityWords<Say> = {
  ...effectWords,
  testUntilPassed: (wanted) => clause(verbs.test, `${listOr(wanted.map((each) => skills[each]))} until you pass`),
  eachFailure: (so) => given('whenever', 'you fail', so),
  next: (next) => {
    if (next === 'complete') return clause(verbs.complete, the(nouns.job));
    if (next === 'fail') return does(the(nouns.job), verbs.fail);
    return next === 'again' ? clause(verbs.fight, 'again') : clause(verbs.go, `with step ${num(next.step)}`);
  },
  keywords: { planning: 'Planning', action: 'Action', encounter: 'Encounter' },
  plain: {
    bonus: ({ stat, amount, if: of }) =>
      typeof amount === 'number'
        ? ifSo(of, `you have ${signed(amount)} ${stats[stat]}.`)
        : ifSo(of, `you have ${signed(amount.each)} ${stats[stat]} for each ${counted(amount.counted)}.`),
    fame: ({ amount, if: of }) =>
      `You have ${signed(amount)} fame${of === undefined ? '' : ` while ${condition(of)}`}.`,
    'gain-skill': ({ limit, discardIfPassed }) => {
      const text = `${limit === 'turn' ? 'Once per turn, when' : 'When'} you test a skill, you may have that skill one extra time for this test.`;
      return discardIfPassed === true ? `${text} If you pass, discard this card.` : text;
    },
    'damage-cap': ({ in: type, most }) =>
      `If you win a ${type} combat, you suffer at most ${num(most)} damage from it.`,
    prevent: ({ in: type, amount, discard }) =>
      discard === true
        ? `When you are about to suffer damage in a ${type} combat, you may discard this card to prevent up to ${num(amount)} of that damage.`
        : `When you are about to suffer damage in a ${type} combat, prevent ${num(amount)} of that damage.`,
    discount: ({ decks: of, amount, if: given_ }) =>
      ifSo(given_, `cards you buy from ${listAnd(of.map((deck) => decks[deck]))} cost ${credits(amount)} less.`),
    'slip-past-patrol': ({ skill }) =>
      `When a patrol stops your movement, you may test ${skills[skill]}. If you pass, you may move on.`,
    'stop-others': () => 'When another player moves through your space, you may make them stop there.',
    'ignore-bad-patrols': () => 'A bad reputation does not force you to encounter patrols.',
    'no-loss-for-patrols': () => 'You do not lose reputation for beating a patrol.',
    'divert-patrol': ({ within }) =>
      `When a patrol up to ${num(within)} spaces away from you would move because of your Market action, you may have it move toward another player instead.`,
    'slot-also-holds': ({ asset }) => `The slot of this mod can also hold ${aKind[asset]}.`,
    challenged: () => 'Any other player in your space may use their encounter to fight you in ship combat.',
    'cannot-be-discarded': () => 'This card cannot be discarded until it is completed.',
  },
  dice: ({ in: kinds, limit, uses, discard }, once) => {
    const single = kinds.length === 1 && kinds.includes('delivery');
    const ways = uses.map(({ if: of, do: how }, i) =>
      i === 0 || of === undefined
        ? change(how, { again: i > 0, single })
        : `or, if ${condition(of)}, ${change(how, { again: true, single })}`,
    );
    const needs = uses[0]?.if === undefined ? '' : `if ${condition(uses[0].if)}, `;
    const what = discard === true ? `discard this card to ${ways.join(' ')}` : ways.join(' ');
    return sentence(`${window(kinds, limit, once || discard === true)}, ${needs}you may ${what}`);
  },
  when: (of, so) => ({ kind: 'lead', word: event(of), effect: so }),
  goal,
};
