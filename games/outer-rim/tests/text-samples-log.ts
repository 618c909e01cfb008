import type { Messages } from '../text/index.ts';
import { card, dice, hidden, other, player, type Samples, terms } from './text-sample-args.ts';

const by = [{ player }] as const;
const withCard = [{ player, card: card('databank/greedo') }] as const;
const used = [
  { player, card: card('character/jyn-erso'), index: 0 },
  { player, card: hidden, index: 0 },
] as const;
const money = [
  { player, amount: 1000 },
  { player, amount: 12_000 },
] as const;
const fame = [
  { player, amount: 1 },
  { player, amount: 2 },
] as const;
const damage = [
  { player, on: 'ship', amount: 1 },
  { player, on: 'character', amount: 3 },
] as const;

/** Every event as the log tells it. */
export const logSamples: Samples<Extract<keyof Messages, `log.${string}`>> = {
  'log.lay-map': [{ map: 1 }],
  'log.start-roll': [
    { player, results: 1 },
    { player, results: 4 },
  ],
  'log.first-player': by,
  'log.choose-character': withCard,
  'log.choose-ship': [{ player, card: card('ship/g9-rigger') }],
  'log.start': [{ player, card: card('databank/91-a'), space: 'kessel', credits: 4000 }],
  'log.next-to-choose': by,
  'log.expert-fame': fame,
  'log.deal-contact': [{ slot: 1, class: 2 }],
  'log.turn-begins': [
    { player, turn: 1, extra: false },
    { player, turn: 2, extra: true },
  ],
  'log.turn-over': by,
  'log.earn-extra-turn': [
    { player, lost: false },
    { player, lost: true },
  ],
  'log.turn-ends': by,
  'log.use-ability': used,
  'log.take-action': (['market', 'deliver', 'trade'] as const).map((action) => ({ player, action })),
  'log.plan-recover': by,
  'log.travel': [
    { player, from: 'kessel', to: 'maelstrom', direct: true },
    { player, from: 'kessel', to: 'nav-4', direct: false },
  ],
  'log.made-stop': [{ player, other }],
  'log.gain-credits': money,
  'log.lose-credits': money,
  'log.give-credits': [{ player, other, amount: 1000 }],
  'log.fame-stops': [{ player }],
  'log.gain-fame': fame,
  'log.lose-fame': fame,
  'log.reputation': ([-1, 0, 1] as const).map((to) => ({ player, faction: 'hutt' as const, from: 0 as const, to })),
  'log.market-discard': [{ player, deck: 'job', card: card('market/wanted') }],
  'log.market-reveal': [{ deck: 'job', card: card('market/wanted') }],
  'log.owe': [{ player, amount: 2000 }],
  'log.trade-in': [{ player, card: card('market/vibro-ax'), worth: 6000 }],
  'log.buy': [{ player, card: card('market/vibro-ax'), paid: 1000 }],
  'log.gain-asset': withCard,
  'log.refuse-asset': withCard,
  'log.discard-asset': withCard,
  'log.remove': [{ card: card('market/wanted') }],
  'log.new-ship': [0, 3].map((suffered) => ({ player, card: card('ship/lancer'), damage: suffered })),
  'log.deliver': withCard,
  'log.reward': [{ player, card: card('market/wanted'), credits: 5000, fame: 1 }],
  'log.goal-token': [
    { player, on: 'ship', tokens: 1 },
    { player, on: 'character', tokens: 2 },
  ],
  'log.flip': [{ player, on: 'ship', card: card('ship/lancer') }],
  'log.sabotage': [{ player, space: 'naboo' }],
  'log.move-patrol': [{ faction: 'imperial', from: 'kessel', to: 'nav-4' }],
  'log.new-patrol': [{ faction: 'imperial', level: 3, space: 'nav-4' }],
  'log.turn-up-contact': [{ slot: 2, card: card('contact/greedo') }],
  'log.place-contact': [{ slot: 18, card: card('contact/greedo') }],
  'log.swap-contacts': [{ slot: 2, other: 18 }],
  'log.capture': [{ player, bounty: card('market/bounty-greedo'), card: card('contact/greedo') }],
  'log.release': [{ bounty: card('market/bounty-greedo'), card: card('contact/greedo') }],
  'log.open-trade': [{ player, other }],
  'log.offer-terms': [{ player, other, ...terms }],
  'log.counter-offer': [{ player, other }],
  'log.close-trade': [true, false].map((agreed) => ({ player, other, agreed, ...terms })),

  'log.combat-begins': [
    { player, other, foe: null, type: 'ground', value: null },
    { player, other: null, foe: 'patrol/hutt/2', type: 'ship', value: 4 },
    { player, other: null, foe: 'greedo', type: 'ground', value: 4 },
    { player, other: null, foe: 'stormtroopers', type: 'ground', value: 4 },
  ],
  'log.combat-window': [{ rolling: 'attacker', window: 'reroll' }],
  'log.combat-roll': [
    { side: 'attacker', dice },
    { side: 'defender', dice: [] },
  ],
  'log.change-combat-dice': [
    { player, side: 'defender', card: card('market/ion-cannon'), dice, negated: ['crit'] },
    { player, side: 'attacker', card: card('market/ion-cannon'), dice, negated: [] },
  ],
  'log.use-in-combat': used,
  'log.combat-outcome': (['attacker', 'defender'] as const).flatMap((winner) => [
    { player, other, foe: null, winner, attack: 3, defense: 2 },
    { player, other: null, foe: 'patrol/hutt/2', winner, attack: 3, defense: 2 },
  ]),
  'log.combat-ends': by,
  'log.test-begins': [
    { player, kind: 'test', skill: 'tech', copies: 1 },
    { player, kind: 'delivery', skill: null, copies: 0 },
    { player, kind: 'gamble', skill: null, copies: 0 },
  ],
  'log.gain-skill': [{ player, card: hidden, skill: 'tech' }],
  'log.test-roll': [{ dice }],
  'log.change-test-dice': [{ player, card: card('character/jyn-erso'), dice }],
  'log.use-in-test': used,
  'log.test-ends': ([true, false, null] as const).flatMap((passed) => [
    ...[0, 1, 2].map((copies) => ({ player, kind: 'test' as const, skill: 'tech' as const, copies, passed })),
    { player, kind: 'delivery' as const, skill: null, copies: 0, passed },
  ]),
  'log.damage': damage,
  'log.recover': damage,
  'log.prevent-damage': [{ player, card: card('encounter/lothal-mon-calamari-8'), amount: 3 }],
  'log.defeated': by,
  'log.stand-up': by,
  'log.encounter': [
    { player, kind: 'space', what: 'kessel' },
    { player, kind: 'patrol', what: 'hutt' },
    { player, kind: 'contact', what: 'kessel' },
    { player, kind: 'crew', what: 'kessel' },
  ],
  'log.draw-encounter': [
    { player, card: hidden, section: 'secret' },
    { player, card: card('encounter/navpoint-6'), section: 'patrol' },
  ],
  'log.use-secret': [{ player, card: card('encounter/navpoint-6') }],
  'log.databank': [{ player, card: card('databank/1-a'), number: 1 }],
  'log.trigger': used,
  'log.attempt-job': [{ player, card: card('market/wanted') }],
  'log.job-ends': [true, false].map((completed) => ({ player, card: card('market/wanted'), completed })),
  'log.eliminate': [{ player, bounty: card('market/bounty-greedo'), card: card('contact/greedo') }],
  'log.protect': [true, false].map((protects) => ({ player, card: card('databank/greedo'), protects })),
  'log.beat-patrol': [{ player, faction: 'hutt', level: 2 }],
  'log.wager': [
    { player, result: 3 },
    { player: null, result: 2 },
  ],
  'log.wager-won': [
    { player, pot: 6000 },
    { player: null, pot: 6000 },
  ],
  'log.ai-card': [{ player: other, card: card('ai/7') }],
  'log.ai-line': [
    { player: other, section: 'planning', line: 'gain-2000' },
    { player: other, section: 'action', line: 'deliver' },
    { player: other, section: 'special', line: 'discard-tops' },
  ],
  'log.ai-skip': [{ player: other, section: 'planning', line: 'move-to-goal' }],
  'log.ai-refuses': [{ player: other, card: card('market/lancer'), why: 'too-expensive' }],
  'log.ai-goal': [{ space: 'kessel' }],
  'log.ai-goal-reached': [{ space: 'kessel' }],
  'log.move': [{ card: hidden, from: 'market', fromSlot: 0, to: 'marketTop', toSlot: 0 }],
  'log.shuffle': [{ zone: 'market', slot: 0, count: 10 }],
  'log.look': [
    { seat: player, cards: [hidden] },
    { seat: player, cards: [card('contact/greedo')] },
  ],
  'log.reveal': [{ cards: [hidden] }],
  'log.roll': [{ sides: 8, result: 3 }],
  'log.finish': [
    { winners: [player], reason: 'fame' },
    { winners: [], reason: 'ai' },
  ],
};
