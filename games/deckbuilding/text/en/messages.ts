import { type Catalogue, en } from '@cantina/text';
import type { Face } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { rewardText, sentencesOf, texts } from '../ability.ts';
import { chooseOn, mayOn, rewardOf } from '../facts.ts';
import { nouns, verbs } from './words.ts';

const { atLeast, capital, clause, count, label, listAnd, main, question, say, sentence, upTo, your } = en;

const {
  tell,
  tongue: { printed, topOfGalaxy },
} = texts.en;

type Np = en.NpEn;

const resources = (amount: number): string => say(count(amount, nouns.resource));
const damage = (amount: number): string => say(count(amount, nouns.damage));

/** One option of a "choose" text, as whoever chooses reads it. */
function choice(face: Face, index: number, self: Np): string {
  const { by, options } = chooseOn(face);
  const option = options[index];
  if (option === undefined) throw new Error(`${face} offers no choice ${index}`);
  const opponent = your(nouns.opponent);
  const chooser = by === 'you' ? { you: null, opponent } : { you: opponent, opponent: null };
  const [told = ''] = sentencesOf(tell(option)({ ...printed('unit'), ...chooser, self }));
  return typeof told !== 'string' && told.kind === 'clause' && told.subject === null
    ? label(told)
    : capital(main(told));
}

const DESTINATIONS = {
  discard: 'Into your discard pile',
  hand: 'Into your hand',
  deck: 'On top of your deck',
} as const;

export const messages = {
  'prompt.action': (a) => `What do you do? You have ${resources(a.resources)}.`,
  'option.play': 'Play',
  'option.play-all': (a) => `Play ${say(count(a.amount, nouns.card))} at once`,
  'option.ability': 'Use ability',
  'option.ability-in-vain': 'Use ability (would do nothing now)',
  'option.buy': 'Buy',
  'option.buy-out': 'Buy out',
  'option.assign-base': (a) => `Send ${say(a.card)} (${a.attack}) against the base`,
  'option.assign-row': (a) => `Send ${say(a.card)} (${a.attack} of ${a.needed}) against ${say(a.target)}`,
  'option.unassign': 'Take out of the attack',
  'option.attack-base': (a) => `Attack the base now (${a.strength})`,
  'option.attack-row': (a) =>
    `Attack ${say(a.target)} now (${a.strength} of ${a.needed}${a.enough ? '' : ': too weak'})`,
  'option.attack-all': (a) => `Attack the base with everything (${a.strength})`,
  'option.divide': 'Divide the damage myself, or hold some back',
  'option.propose': (a) => `Aim at ${say(a.target)} (it takes ${a.needed})`,
  'option.end': 'End your turn',

  'prompt.secret-bases': (a) => sentence(clause(verbs.choose, count(a.amount, nouns.base), 'in secret')),
  'prompt.reveal-base': 'Choose your new base and reveal it.',

  'prompt.trigger': 'Do you use this now?',
  'option.use': 'Use',
  'prompt.reward': (a, w) => `${say(w.card(a.face))} is defeated. Do you take the reward?`,
  'option.take-reward': (a) => rewardText(texts.en, 'Take the reward', rewardOf(a.face), printed('unit')),
  'prompt.choose': (a, w) => `Choose one for ${say(w.card(a.face))}.`,
  'option.choice': (a, w) => choice(a.face, a.index, w.card(a.face)),
  'prompt.may': (a) =>
    question(sentencesOf(tell(mayOn(a.face))({ ...printed('unit'), shown: a.card ?? topOfGalaxy(1) }))[0] ?? ''),

  'prompt.discard': 'Discard 1 card from your hand.',
  'prompt.discard-only': 'You must discard 1 card from your hand. Which one?',
  'prompt.discard-cost': 'The price: discard 1 card from your hand.',
  'prompt.exile': ({ picked, min, max }) => {
    const amount = min === max ? count : min === 0 ? upTo : atLeast;
    const order = sentence(clause(verbs.exile, amount(min === max || min === 0 ? max : min, nouns.card)));
    return picked.length === 0 ? order : `${order} Chosen: ${listAnd(picked.map((card) => say(card)))}.`;
  },
  'prompt.exile-cost': 'The price: exile 1 card from your hand.',
  'prompt.discard-from-row': 'Discard 1 card from the galaxy row.',
  'prompt.take-from-row': 'Put 1 card from the galaxy row into your hand.',
  'prompt.take-from-discard': 'Put 1 card from your discard pile into your hand.',
  'prompt.purchase': (a) => (a.free ? 'Which card do you take for free?' : 'Which card do you buy?'),
  'prompt.damage': (a) => `What do you deal ${damage(a.amount)} to?`,
  'option.damage-base': (a) => `The base ${say(a.card)}`,
  'prompt.destroy-ship': 'Which capital ship do you destroy?',
  'prompt.keep-on-top': 'Which card stays on top of the galaxy deck?',
  'prompt.swap-into-row': 'Which card goes into the galaxy row?',
  'prompt.swap-out-of-row': (a) => `Which card in the galaxy row do you swap with ${say(a.card)}?`,
  'prompt.put-on-deck': 'Which card do you put on top of your opponent’s deck?',
  'prompt.destination': (a) => `Where does ${say(a.card)} go?`,
  'option.destination': (a) => {
    const by = a.card === null ? '' : ` (${say(a.card)})`;
    return `${DESTINATIONS[a.to]}${by}${a.exiled ? ', exiled at the end of the turn' : ''}`;
  },

  'prompt.allot': (a) => `How much damage do you deal to ${say(a.ship)}? ${a.left} left to deal.`,
  'prompt.allot-base': (a) => `How much damage do you deal to ${say(a.base)}? What you hold back of ${a.left} is lost.`,
  'option.allot': (a) =>
    `${damage(a.amount)}${a.destroys ? (a.wasted > 0 ? ` (destroyed, ${a.wasted} wasted)` : ' (destroyed)') : ''}`,

  'reason.short': (a) => `You are ${resources(a.missing)} short.`,
  'reason.enemy-card': 'Enemy cards are not for sale.',
  'reason.no-pilots': 'The Outer Rim Pilot deck is empty.',
  'reason.used': 'You have already used this ability this turn.',
  'reason.condition': (a) => `What ${say(a.card)} needs is not there yet.`,
  'reason.cost-hand': 'You have no card in hand to pay with.',
  'reason.no-effect': 'This would have no effect now.',
  'reason.spent': 'This card has already attacked this turn.',
  'reason.assigned': 'This card is already assigned to an attack.',
  'reason.no-attack': 'This card has no attack.',
  'reason.ship-not-at-row': 'Capital ships can’t attack cards in the row.',
  'reason.neutral-target': 'Neutral cards can’t be attacked.',
  'reason.own-target': 'You can’t attack cards of your own side.',
  'reason.ship-target': 'Capital ships in the row can’t be attacked.',
  'reason.one-neutral-hunt': 'You can attack only one neutral unit per turn.',
  'reason.no-opposing-base': 'Your opponent has no base at the moment.',
  'reason.nobody-assigned': 'No card is assigned to this attack yet.',
  'reason.buy-out-off': 'Neutral cards are not bought out at this table.',
  'reason.buy-out-neutral': 'You can buy out neutral cards only.',
  'reason.cannot-complete': 'Only part of this could be done now.',
} satisfies Catalogue<'en', Messages>;
