import { cards } from '../content/index.ts';
import { effectNumber } from '../content/numbered.ts';
import type { Messages } from '../text/index.ts';
import { card, dice, hidden, none, other, player, type Samples, terms } from './text-sample-args.ts';
import { logSamples } from './text-samples-log.ts';

/** Every effect that any card offers as an option, and every one that may be left. */
const effects = (verb: 'choose' | 'may'): readonly { readonly effect: number }[] => {
  const found: { readonly effect: number }[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part && part.verb === verb) {
      const parts = 'options' in part ? (part.options as never[]) : 'effect' in part ? [part.effect as never] : [];
      for (const each of parts) found.push({ effect: effectNumber(each) });
    }
    for (const each of Object.values(part)) collect(each);
  };
  collect(cards);
  return found;
};

/** Every prompt, label and reason. */
const askedSamples: Samples<Exclude<keyof Messages, `log.${string}`>> = {
  'prompt.character': none,
  'prompt.opponent': none,
  'prompt.expert-fame': none,
  'option.amount': [{ amount: 1 }, { amount: 5000 }],
  'prompt.starting-ship': none,
  'prompt.start-reputation': none,
  'option.faction': [{ faction: 'hutt' }],
  'prompt.planning': [{ spaces: 1 }, { spaces: 6 }],
  'option.move': [{ space: 'maelstrom' }, { space: 'nav-1' }, { space: 'ring-of-kafrene' }],
  'option.credits': [{ amount: 2000 }],
  'option.recover': none,
  'option.ability': [{ card: card('character/jyn-erso'), index: 0 }],
  'prompt.action': none,
  'option.market': none,
  'option.deliver': none,
  'option.trade': none,
  'option.end-actions': none,
  'prompt.move': [{ spaces: 1 }, { spaces: 3 }],
  'prompt.stop-other': [{ player: other, space: 'kessel' }],
  'option.stop': none,
  'prompt.slip-past': none,
  'prompt.move-patrol': [{ faction: 'imperial' }],
  'prompt.divert-patrol': [{ faction: 'rebel' }],
  'option.player': [{ player }, { player: other }],
  'option.space': [{ space: 'maelstrom' }, { space: 'ring-of-kafrene' }],
  'prompt.market': none,
  'option.market-discard': [{ deck: 'bounty' }],
  'prompt.buy': none,
  'option.buy': [{ deck: 'gear-mod', cost: 1000 }],
  'option.buy-used-ship': [{ deck: 'ship' }],
  'prompt.trade-in': [{ card: card('market/lancer'), cost: 4000 }],
  'option.pay': [{ amount: 4000 }],
  'prompt.used-ship': none,
  'prompt.gain-asset': [{ card: card('databank/greedo') }],
  'option.keep': none,
  'prompt.make-room': none,
  'prompt.place-contact': [{ card: card('contact/greedo') }],
  'prompt.contact-slot': [{ card: card('contact/greedo'), space: 'kessel' }],
  'option.contact-slot': [{ slot: 8 }, { slot: 9 }],
  'prompt.deliver': none,
  'prompt.trade-partner': none,
  'prompt.offer': [{ player: other }],
  'prompt.terms': [{ player: other, ...terms }],
  'option.accept': none,
  'option.counter': none,
  'option.withdraw': none,
  'option.give-credits': [{ player: other, amount: 1000 }],
  'prompt.encounter': none,
  'option.encounter-space': [{ space: 'kessel' }, { space: 'nav-2' }],
  'option.encounter-patrol': [
    { faction: 'hutt', level: 1, value: 3, credits: 4000, fame: 0 },
    { faction: 'hutt', level: 2, value: 4, credits: 0, fame: 1 },
    { faction: 'rebel', level: 4, value: 0, credits: 0, fame: 0 },
  ],
  'option.contact': [
    { slot: 0, card: hidden },
    { slot: 3, card: card('contact/greedo') },
  ],
  'option.attempt-job': none,
  'option.fight-crew': [
    { card: card('databank/greedo'), player },
    { card: card('databank/greedo'), player: other },
  ],
  'option.challenge': [{ player: other }],
  'prompt.bounty': [{ card: card('contact/greedo') }],
  'option.fight-contact': [{ card: card('contact/greedo') }],
  'option.meet': [{ card: card('contact/greedo') }],
  'prompt.claim': [{ card: card('contact/greedo') }],
  'option.eliminate': [
    { credits: 5000, fame: 0 },
    { credits: 6000, fame: 2 },
  ],
  'option.capture': [{ credits: 9000, fame: 2, space: 'lothal' }],
  'prompt.protect': [{ card: card('databank/greedo') }],
  'option.protect': none,
  'option.leave': none,
  'prompt.skill': none,
  'option.skill': [0, 1, 2].map((copies) => ({ skill: 'tech' as const, copies })),
  'prompt.gain-skill': [{ skill: 'strength', copies: 1 }],
  'option.gain-skill': [{ card: card('market/hired-help'), skill: 'strength' }],
  'prompt.combat-value': none,
  'prompt.change-dice': [{ dice }],
  'option.change-dice': (['reroll', 'turn', 'add', 'negate', 'fewer-dice', 'more-dice'] as const).flatMap((change) =>
    [1, 2].map((count) => ({
      card: card('market/autoblaster'),
      change,
      face: change === 'reroll' ? null : ('focus' as const),
      to: change === 'turn' || change === 'add' ? ('crit' as const) : null,
      count,
    })),
  ),
  'prompt.reroll': [{ dice }],
  'option.die': [{ face: 'crit' }],
  'prompt.prevent': [{ damage: 1 }, { damage: 3 }],
  'prompt.trigger': none,
  'prompt.order': none,
  'option.order': [{ card: card('character/ig-88'), index: 0 }],
  'prompt.may': effects('may').map(({ effect }) => ({ card: card('databank/greedo'), effect })),
  'option.use': none,
  'prompt.choose': [{ card: card('databank/leia-organa') }],
  'prompt.choose-for': [{ card: card('databank/40-b'), player: other }],
  'option.choice': effects('choose'),
  'prompt.faction': [-1, 0, 1].flatMap((change) => [
    { change, player },
    { change, player: other },
  ]),
  'prompt.player': none,
  'prompt.planet': none,
  'prompt.contact': none,
  'prompt.discard': none,
  'prompt.deck': none,
  'option.deck': [{ deck: 'luxury' }],
  'prompt.take-crew': none,
  'prompt.wager': [{ stake: 2000 }],
  'option.join': none,
  'reason.too-far': [{ spaces: 1 }, { spaces: 6 }],
  'reason.way-blocked': none,
  'reason.defeated': none,
  'reason.not-on-planet': none,
  'reason.once-per-step': none,
  'reason.after-planning': none,
  'reason.nothing-to-deliver': none,
  'reason.nobody-here': none,
  'reason.used': none,
  'reason.no-effect': none,
  'reason.extra-turn': none,
  'reason.cannot-pay': none,
  'reason.lacks-credits': [{ missing: 1000 }, { missing: 3000 }],
  'reason.deck-empty': none,
  'reason.not-here': none,
  'reason.limit': none,
  'reason.too-expensive': [{ missing: 1000 }],
  'reason.no-ship': none,
  'reason.other-destination': [{ space: 'takodana' }],
  'reason.tried': none,
  'reason.forced-patrol': none,
};

export const samples: Samples<keyof Messages> = { ...askedSamples, ...logSamples };
