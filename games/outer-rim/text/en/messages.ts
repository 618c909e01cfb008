import { type Catalogue, en } from '@cantina/text';
import type { DieFace, Faction } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { MARKET_DECK_NAMES } from '../names/index.ts';
import { choiceText, countedFaces, isHidden, isLeftSlot, mayText, planetOfSlot } from '../parts.ts';
import { words } from './cards.ts';
import {
  aFace,
  atSpace,
  credits,
  decks,
  faces,
  facesOf,
  factions,
  fame,
  patrols,
  planet,
  skills,
  space,
} from './words.ts';

const { capital, label, listAnd, num, quote, say } = en;

type Np = en.NpEn;

export const diceText = (dice: readonly DieFace[]): string =>
  dice.length === 0 ? 'no dice' : listAnd(countedFaces(dice).map(([face, amount]) => facesOf(amount, face)));

/** What one side of a trade hands over. */
export function goods(cards: readonly Np[], amount: number): string {
  const all = [...cards.map((card) => say(card)), ...(amount > 0 ? [credits(amount)] : [])];
  return all.length === 0 ? 'nothing' : listAnd(all);
}

const capitalFaction = (faction: Faction): string => capital(factions[faction]);
const times = (copies: number): string => (copies === 0 ? 'unskilled' : copies === 1 ? 'skilled' : 'highly skilled');
const dice = (count: number, face: DieFace | null): string =>
  face === null ? (count === 1 ? '1 die' : `up to ${num(count)} dice`) : facesOf(count, face);

export const messages = {
  'prompt.character': 'Choose your character.',
  'prompt.opponent': 'Choose the character of the AI.',
  'prompt.expert-fame': 'With how much fame does the AI begin?',
  'option.amount': (a) => num(a.amount),
  'prompt.starting-ship': 'Choose your starting ship.',
  'prompt.start-reputation': 'With which faction does your reputation start as good?',
  'option.faction': (a) => capitalFaction(a.faction),

  'prompt.planning': (a) =>
    `Planning: fly up to ${a.spaces === 1 ? '1 space' : `${num(a.spaces)} spaces`}, take credits or recover.`,
  'option.move': (a) => `Fly to ${space(a.space)}`,
  'option.credits': (a) => `Gain ${credits(a.amount)}`,
  'option.recover': 'Recover all damage',
  'option.ability': (a) => `Use ${say(a.card)}`,
  'prompt.action': 'What do you do? Each kind of action once.',
  'option.market': 'Go to the market',
  'option.deliver': 'Deliver',
  'option.trade': 'Trade',
  'option.end-actions': 'On to the encounter',

  'prompt.move': (a) => `Where do you fly? Up to ${a.spaces === 1 ? '1 space' : `${num(a.spaces)} spaces`}.`,
  'prompt.stop-other': (a) => `${capital(say(a.player))} comes through ${space(a.space)}. Do you stop that ship?`,
  'option.stop': 'Stop it',
  'prompt.slip-past': 'A patrol stops you. Which skill do you test to slip past it?',
  'prompt.move-patrol': (a) => `Where does the ${patrols[a.faction]} move?`,
  'prompt.divert-patrol': (a) => `Toward whom does the ${patrols[a.faction]} move?`,
  'option.player': (a) => capital(say(a.player)),
  'option.space': (a) => capital(space(a.space)),

  'prompt.market': 'Market: what do you buy? Before that you may discard one card.',
  'option.market-discard': (a) => `Discard the top card of ${decks[a.deck]}`,
  'prompt.buy': 'What do you buy?',
  'option.buy': (a) => `Buy for ${credits(a.cost)}`,
  'option.buy-used-ship': 'Buy for the price of a used ship',
  'prompt.trade-in': (a) => `Do you trade anything in for ${say(a.card)}? ${capital(credits(a.cost))} are left to pay.`,
  'option.pay': (a) => `Pay ${credits(a.amount)}`,
  'prompt.used-ship': 'Which used ship do you buy?',
  'prompt.gain-asset': (a) => `Do you take ${say(a.card)} now? You may still refuse.`,
  'option.keep': 'Take it',
  'prompt.make-room': 'You have too few slots. What do you discard?',
  'prompt.place-contact': (a) => `Several planets are equally near. Where does ${say(a.card)} go?`,
  'prompt.contact-slot': (a) => `On which side of ${space(a.space)} do you put ${say(a.card)}?`,
  'option.contact-slot': (a) => (isLeftSlot(a.slot) ? 'Left slot' : 'Right slot'),
  'prompt.deliver': 'What do you deliver?',

  'prompt.trade-partner': 'With whom do you trade?',
  'prompt.offer': (a) => `What do you propose to ${say(a.player, 'acc')}? Choose what you give and what you get.`,
  'prompt.terms': (a) =>
    `${capital(say(a.player))} proposes: you give ${goods(a.gives, a.givesCredits)} and get ${goods(a.takes, a.takesCredits)}.`,
  'option.accept': 'Accept',
  'option.counter': 'Make a counter-offer',
  'option.withdraw': 'End the talks',
  'option.give-credits': (a) => `Give ${say(a.player, 'acc')} ${credits(a.amount)}`,

  'prompt.encounter': 'What do you encounter?',
  'option.encounter-space': (a) => `Encounter ${atSpace(a.space)}`,
  'option.encounter-patrol': (a) => {
    const foe = `Fight the ${patrols[a.faction]} (level ${num(a.level)}`;
    return a.value === 0 ? `${foe}, can’t be beaten)` : `${foe}, ${num(a.value)} dice): ${gains(a.credits, a.fame)}`;
  },
  'option.contact': (a) => {
    const where = `${planet(planetOfSlot(a.slot))}, ${isLeftSlot(a.slot) ? 'left' : 'right'}`;
    return isHidden(a.card) ? `Facedown contact (${where})` : `${capital(say(a.card))} (${where})`;
  },
  'option.attempt-job': 'Attempt the job',
  'option.fight-crew': (a) =>
    a.player.kind === 'you' ? `Fight your own crew: ${say(a.card)}` : `Fight ${say(a.card)} in ${say(a.player)}’s crew`,
  'option.challenge': (a) => `Challenge ${say(a.player, 'acc')} to ship combat`,
  'prompt.bounty': (a) => `You have a bounty on ${say(a.card)}. What do you do?`,
  'option.fight-contact': (a) => `Fight ${say(a.card)}`,
  'option.meet': (a) => `Talk to ${say(a.card)}`,
  'prompt.claim': (a) => `You have beaten ${say(a.card)}. Eliminate or capture?`,
  'option.eliminate': (a) => `Eliminate: ${gains(a.credits, a.fame)}`,
  'option.capture': (a) => `Capture: ${gains(a.credits, a.fame)} ${atSpace(a.space)}`,
  'prompt.protect': (a) => `${capital(say(a.card))} is under attack. Do you protect this crew member?`,
  'option.protect': 'Protect and fight',
  'option.leave': 'Do not protect',
  'prompt.skill': 'Which skill do you test?',
  'option.skill': (a) => `${skills[a.skill]} (${times(a.copies)})`,
  'prompt.gain-skill': (a) => `You test ${skills[a.skill]} (${times(a.copies)}). Do you use an ability for it?`,
  'option.gain-skill': (a) => `${capital(say(a.card))}: ${skills[a.skill]} once more`,
  'prompt.combat-value': 'Do you change a combat value?',
  'prompt.change-dice': (a) => `Rolled: ${diceText(a.dice)}. Do you change anything?`,
  'option.change-dice': (a) => `${capital(say(a.card))}: ${changeText(a.change, a.count, a.face, a.to)}`,
  'prompt.reroll': (a) => `Which dice do you reroll? Rolled: ${diceText(a.dice)}.`,
  'option.die': (a) => capital(faces[a.face]),
  'prompt.prevent': (a) => `You are about to suffer ${num(a.damage)} damage. Do you prevent any?`,

  'prompt.trigger': 'Do you use an ability now?',
  'prompt.order': 'Several abilities apply at the same moment. Which one is resolved next?',
  'option.order': (a) => capital(say(a.card)),
  'prompt.may': (a) => `${capital(say(a.card))}: ${mayText(words, a.effect)}`,
  'option.use': 'Yes',
  'prompt.choose': (a) => `${capital(say(a.card))}: choose one.`,
  'prompt.choose-for': (a) => `${capital(say(a.card))}: choose what ${say(a.player)} does.`,
  'option.choice': (a) => choiceText(words, a.effect, { label, quote }),
  'prompt.faction': (a) => {
    if (a.change === 0) return 'Which faction?';
    const how = a.change > 0 ? 'gain' : 'lose';
    return a.player.kind === 'you'
      ? `With which faction do you ${how} reputation?`
      : `With which faction does ${say(a.player)} ${how} reputation?`;
  },
  'prompt.player': 'Which player?',
  'prompt.planet': 'Which planet?',
  'prompt.contact': 'Which contact?',
  'prompt.discard': 'What do you discard?',
  'prompt.deck': 'Which deck?',
  'option.deck': (a) => MARKET_DECK_NAMES[a.deck].en,
  'prompt.take-crew': 'Which crew member do you take?',
  'prompt.wager': (a) => `Do you join the wager for ${credits(a.stake)}?`,
  'option.join': 'Join',

  'reason.too-far': (a) =>
    `That is too far: your hyperdrive allows ${a.spaces === 1 ? '1 space' : `${num(a.spaces)} spaces`}.`,
  'reason.way-blocked': 'A patrol or the Maelstrom stops you on the way.',
  'reason.defeated': 'You are defeated.',
  'reason.not-on-planet': 'There is a market only on planets.',
  'reason.after-planning': 'First you plan (fly, take credits, recover); the market and deliveries come after that.',
  'reason.once-per-step': 'You have already done that in this action step.',
  'reason.nothing-to-deliver': 'You have nothing to deliver here.',
  'reason.nobody-here': 'There is nobody in your space to trade with.',
  'reason.used': 'You have already used that this turn.',
  'reason.no-effect': 'That would have no effect now.',
  'reason.extra-turn': 'You can’t gain another extra turn during an extra turn.',
  'reason.cannot-pay': 'You can’t pay what it asks for.',
  'reason.lacks-credits': (a) => `You lack ${credits(a.missing)}. Somebody may give them to you.`,
  'reason.deck-empty': 'This deck is empty.',
  'reason.not-here': 'This card can’t be bought on this planet.',
  'reason.limit': 'You may have only one armor.',
  'reason.too-expensive': (a) => `You lack ${credits(a.missing)}, even if you trade in everything you can.`,
  'reason.no-ship': 'There is no ship you could buy.',
  'reason.other-destination': (a) => `Its destination is ${space(a.space)}.`,
  'reason.tried': 'You have already tried that in this action step.',
  'reason.forced-patrol': 'You must encounter a patrol whose faction you have a bad reputation with.',
} satisfies Catalogue<'en', Messages>;

function gains(amount: number, points: number): string {
  return listAnd([...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : [])]);
}

function changeText(change: string, count: number, face: DieFace | null, to: DieFace | null): string {
  switch (change) {
    case 'reroll':
      return `reroll ${dice(count, face)}`;
    case 'turn':
      return `turn ${dice(count, face)} to ${to === null ? '' : count === 1 ? aFace(to) : faces[to]}`;
    case 'add':
      return `add ${dice(count, to ?? face)}`;
    case 'negate':
      return `negate ${dice(count, face)}`;
    case 'fewer-dice':
      return `the opponent rolls ${count === 1 ? '1 fewer die' : `${num(count)} fewer dice`}`;
    default:
      return `roll ${count === 1 ? '1 more die' : `${num(count)} more dice`}`;
  }
}
