import { type Catalogue, en } from '@cantina/text';
import type { Faction, Space } from '../../content/index.ts';
import type { LogMessages } from '../log.ts';
import { CONTACT_NAMES } from '../names/index.ts';
import { aiLine, foeOf, isHidden, planetOfSlot, standingOf, tellsOfContact } from '../parts.ts';
import { words } from './cards.ts';
import { diceText, goods } from './messages.ts';
import {
  atSpace,
  credits,
  decks,
  enemy,
  factions,
  fame,
  nouns,
  patrols,
  planet,
  skills,
  space,
  standings,
  verbs,
  whyFailed,
} from './words.ts';

const { both, capital, count, does, is, listAnd, num, prep, say, sentence, the } = en;

type Np = en.NpEn;

const silent = (): string => '';
const patrol = (faction: string): string => `the ${patrols[faction as Faction]}`;
const patrolOf = (level: number, faction: string): string => `the level ${num(level)} ${patrols[faction as Faction]}`;
const whose = (seat: Np, one: string): string => (seat.kind === 'you' ? `your ${one}` : `${say(seat)}’s ${one}`);

function foe(name: string): string {
  const found = foeOf(name);
  if (found.kind === 'patrol') return patrolOf(found.level, found.faction);
  return found.kind === 'contact' ? CONTACT_NAMES[found.contact].en : enemy(found.enemy);
}

const LINES = {
  deliver: 'Deliver cargo.',
  buy: 'Buy a card.',
  'reveal-contact': 'Reveal a facedown contact here.',
  'discard-tops': 'Discard the top card of the bounty deck and the top card of the luxury deck.',
} as const;
const WHY: Readonly<Record<string, string>> = {
  'not-here': 'it can’t be bought on this planet',
  'too-expensive': 'it is too expensive',
  'no-slot': 'there is no free slot',
  'no-better-ship': 'it is not a better ship',
};
const SECTIONS = { planning: 'Planning', action: 'Action', encounter: 'Encounter', special: 'At the end' } as const;

export const log = {
  'log.lay-map': silent,
  'log.start-roll': (a) =>
    sentence(does(a.player, verbs.roll, `${num(a.results)} ${a.results === 1 ? 'hit' : 'hits'} for the first turn`)),
  'log.first-player': (a) => sentence(does(a.player, verbs.start)),
  'log.choose-character': (a) => sentence(does(a.player, verbs.play, a.card)),
  'log.choose-ship': (a) => sentence(does(a.player, verbs.take, a.card)),
  'log.start': (a) =>
    sentence(does(a.player, verbs.start, `${atSpace(a.space)} with ${credits(a.credits)} and ${say(a.card)}`)),
  'log.next-to-choose': silent,
  'log.expert-fame': (a) => sentence(does(a.player, verbs.start, `with ${fame(a.amount)}`)),
  'log.deal-contact': silent,

  'log.turn-begins': (a) => `${capital(whose(a.player, a.extra ? 'extra turn' : 'turn'))}.`,
  'log.turn-over': (a) => `${capital(whose(a.player, 'turn'))} ends here.`,
  'log.earn-extra-turn': (a) =>
    a.lost ? 'There is no second extra turn in a row.' : sentence(does(a.player, verbs.gain, 'an extra turn')),
  'log.turn-ends': silent,
  'log.use-ability': (a) => sentence(does(a.player, verbs.use, a.card)),
  'log.take-action': (a) => (a.action === 'market' ? sentence(does(a.player, en.verb('go'), 'to the market')) : ''),
  'log.plan-recover': silent,
  'log.travel': (a) => sentence(does(a.player, verbs.fly, `${a.direct ? 'directly ' : ''}to ${space(a.to)}`)),
  'log.made-stop': (a) => sentence(does(a.other, verbs.stop, a.player)),

  'log.gain-credits': (a) => sentence(does(a.player, verbs.gain, credits(a.amount))),
  'log.lose-credits': (a) => sentence(does(a.player, verbs.lose, credits(a.amount))),
  'log.give-credits': (a) => sentence(does(a.player, verbs.give, credits(a.amount), prep('to', a.other))),
  'log.fame-stops': silent,
  'log.gain-fame': (a) => sentence(does(a.player, verbs.gain, fame(a.amount))),
  'log.lose-fame': (a) => sentence(does(a.player, verbs.lose, fame(a.amount))),
  'log.reputation': (a) =>
    `${capital(whose(a.player, 'reputation'))} with ${factions[a.faction]} is now ${standings[standingOf(a.to)]}.`,

  'log.market-discard': (a) => sentence(does(a.player, verbs.discard, a.card, `from ${decks[a.deck]}`)),
  'log.market-reveal': (a) => `${capital(say(a.card))} is now on top of ${decks[a.deck]}.`,
  'log.owe': silent,
  'log.trade-in': (a) => sentence(does(a.player, verbs.trade, a.card, `for ${credits(a.worth)}`)),
  'log.buy': (a) => sentence(does(a.player, verbs.buy, a.card, a.paid === 0 ? 'for free' : `for ${credits(a.paid)}`)),
  'log.gain-asset': (a) => sentence(does(a.player, verbs.gain, a.card)),
  'log.refuse-asset': (a) => sentence(does(a.player, verbs.refuse, a.card)),
  'log.discard-asset': (a) => sentence(does(a.player, verbs.discard, a.card)),
  'log.remove': (a) => `${capital(say(a.card))} is removed from the game.`,
  'log.new-ship': (a) =>
    sentence(does(a.player, verbs.get, a.card, ...(a.damage > 0 ? [`with ${num(a.damage)} damage`] : []))),
  'log.deliver': (a) => sentence(does(a.player, en.verb('want'), `to deliver ${say(a.card)}`)),
  'log.reward': (a) => sentence(does(a.player, verbs.gain, `the reward of ${say(a.card)}`)),

  'log.goal-token': (a) =>
    `${capital(whose(a.player, a.on === 'ship' ? 'ship goal' : 'personal goal'))}: ${say(count(a.tokens, nouns.token))}.`,
  'log.flip': (a) => `${capital(whose(a.player, 'goal'))} is achieved: ${say(a.card)} is flipped.`,
  'log.sabotage': (a) => sentence(does(a.player, verbs.sabotage, space(a.space))),
  'log.move-patrol': (a) => `${capital(patrol(a.faction))} moves to ${space(a.to)}.`,
  'log.new-patrol': (a) => `${capital(patrolOf(a.level, a.faction))} appears ${atSpace(a.space)}.`,
  'log.turn-up-contact': (a) => `On ${planet(planetOfSlot(a.slot))}, ${say(a.card)} is revealed.`,
  'log.place-contact': (a) => `${capital(say(a.card))} is now on ${planet(planetOfSlot(a.slot))}.`,
  'log.swap-contacts': (a) =>
    `A contact on ${planet(planetOfSlot(a.slot))} and one on ${planet(planetOfSlot(a.other))} change places.`,
  'log.capture': (a) => sentence(does(a.player, verbs.capture, a.card)),
  'log.release': silent,

  'log.open-trade': (a) => sentence(does(a.player, en.verb('talk'), `with ${say(a.other)} about a trade`)),
  'log.offer-terms': (a) =>
    sentence(
      does(
        a.player,
        en.verb('offer'),
        goods(a.gives, a.givesCredits),
        prep('to', a.other),
        `and ${a.player.kind === 'you' ? 'ask' : 'asks'} for ${goods(a.takes, a.takesCredits)}`,
      ),
    ),
  'log.counter-offer': (a) => sentence(does(a.player, verbs.make, 'a counter-offer')),
  'log.close-trade': (a) =>
    a.agreed
      ? sentence(
          does(
            a.player,
            verbs.give,
            goods(a.gives, a.givesCredits),
            prep('to', a.other),
            `and ${a.player.kind === 'you' ? 'get' : 'gets'} ${goods(a.takes, a.takesCredits)}`,
          ),
        )
      : 'The talks end without a trade.',

  'log.combat-begins': (a) => {
    const against = a.foe === null ? (a.other === null ? '' : say(a.other)) : foe(a.foe);
    return sentence(
      does(
        a.player,
        verbs.fight,
        `${against} in ${a.type} combat${a.value === null ? '' : ` (combat value ${num(a.value)})`}`,
      ),
    );
  },
  'log.combat-window': silent,
  'log.combat-roll': (a) => `The ${a.side} rolls ${diceText(a.dice)}.`,
  'log.change-combat-dice': (a) => {
    const gone = a.negated.length === 0 ? '' : `; negated: ${diceText(a.negated)}`;
    return `${capital(say(a.card))} changes the dice of the ${a.side}: ${diceText(a.dice)}${gone}.`;
  },
  'log.use-in-combat': silent,
  'log.combat-outcome': (a) => {
    if (a.winner === 'attacker') return sentence(does(a.player, verbs.win, `${num(a.attack)} to ${num(a.defense)}`));
    const score = `${num(a.defense)} to ${num(a.attack)}`;
    if (a.foe === null) return a.other === null ? '' : sentence(does(a.other, verbs.win, score));
    return sentence(does(a.player, verbs.lose, `to ${foe(a.foe)}, ${score}`));
  },
  'log.combat-ends': silent,
  'log.test-begins': (a) => {
    if (a.skill !== null) return sentence(does(a.player, verbs.test, skills[a.skill]));
    return a.kind === 'delivery' ? sentence(does(a.player, verbs.roll, 'for illegal cargo')) : '';
  },
  'log.gain-skill': (a) => sentence(does(a.player, verbs.use, a.card)),
  'log.test-roll': (a) => `Rolled: ${diceText(a.dice)}.`,
  'log.change-test-dice': (a) => `${capital(say(a.card))} changes the roll: ${diceText(a.dice)}.`,
  'log.use-in-test': silent,
  'log.test-ends': (a) => {
    if (a.passed === null) return '';
    if (a.kind === 'delivery') return a.passed ? 'The cargo passes unnoticed.' : 'The illegal cargo is noticed.';
    const said = sentence(does(a.player, a.passed ? verbs.pass : verbs.fail));
    return a.passed || a.kind !== 'test' ? said : `${said} ${whyFailed(a.copies)}`;
  },
  'log.damage': (a) => `${capital(whose(a.player, a.on))} suffers ${num(a.amount)} damage.`,
  'log.recover': (a) => `${capital(whose(a.player, a.on))} recovers ${num(a.amount)} damage.`,
  'log.prevent-damage': (a) => `${capital(say(a.card))} prevents ${num(a.amount)} damage.`,
  'log.defeated': (a) => sentence(is(a.player, 'defeated')),
  'log.stand-up': (a) =>
    a.player.kind === 'you' ? 'You are back on your feet.' : `${capital(say(a.player))} is back on their feet.`,

  'log.encounter': (a) => {
    if (a.kind === 'space') return sentence(does(a.player, en.verb('look'), `around ${atSpace(a.what as Space)}`));
    if (a.kind === 'patrol') return sentence(does(a.player, verbs.encounter, patrol(a.what)));
    return a.kind === 'contact'
      ? sentence(does(a.player, verbs.encounter, `a contact ${atSpace(a.what as Space)}`))
      : '';
  },
  'log.draw-encounter': (a) =>
    a.section === 'secret'
      ? sentence(does(a.player, verbs.keep, a.card, 'as a secret'))
      : sentence(does(a.player, verbs.draw, a.card)),
  'log.use-secret': (a) => sentence(does(a.player, verbs.use, `the secret ${say(a.card)}`)),
  'log.databank': (a) =>
    tellsOfContact(a.number) ? sentence(does(a.player, verbs.encounter, a.card)) : `The story goes on: ${say(a.card)}.`,
  'log.trigger': (a) => sentence(does(a.player, verbs.use, a.card)),
  'log.attempt-job': (a) => sentence(does(a.player, en.verb('attempt'), a.card)),
  'log.job-ends': (a) =>
    a.completed ? sentence(does(a.player, verbs.complete, a.card)) : `${capital(say(a.card))} fails.`,
  'log.eliminate': (a) => sentence(does(a.player, verbs.eliminate, a.card)),
  'log.protect': (a) => {
    if (a.protects) return sentence(does(a.player, verbs.protect, a.card));
    return sentence(en.not(does(a.player, verbs.protect, a.card)));
  },
  'log.beat-patrol': (a) => sentence(does(a.player, verbs.beat, patrolOf(a.level, a.faction))),
  'log.wager': (a) =>
    a.player === null ? `The house rolls ${num(a.result)}.` : sentence(does(a.player, verbs.roll, num(a.result))),
  'log.wager-won': (a) =>
    a.player === null
      ? `The house takes ${credits(a.pot)}.`
      : sentence(does(a.player, verbs.win, `the wager: ${credits(a.pot)}`)),

  'log.ai-card': (a) => `The AI draws ${say(a.card)}.`,
  'log.ai-line': (a) => `AI, ${SECTIONS[a.section]}: ${aiLine(words.card.ai, LINES, a.line)}`,
  'log.ai-skip': silent,
  'log.ai-refuses': (a) => `The AI does not want ${say(a.card)}: ${WHY[a.why] ?? a.why}.`,
  'log.ai-goal': (a) => `A goal token of the AI is placed ${atSpace(a.space)}.`,
  'log.ai-goal-reached': (a) => `A goal token of the AI is removed from ${space(a.space)}.`,

  'log.look': (a) => {
    const seen = a.cards.some(isHidden)
      ? say(count(a.cards.length, nouns.contact))
      : listAnd(a.cards.map((card) => say(card)));
    return sentence(does(a.seat, verbs.look, seen));
  },
  'log.finish': (a) =>
    a.winners.length === 0 ? 'The AI wins the game.' : sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'en', LogMessages>;
