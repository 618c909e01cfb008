import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { gifts, table } from './kit.ts';

/** The core of a turn, enough to trust it; the other files go through the rules line by line. */

it('OR-MOVE-04 OR-MOVE-07 OR-MAEL-01 · patrols without a good reputation and the Maelstrom end a movement', (play) => {
  const rim = table(play, {
    players: [{ character: 'boba-fett', at: 'nav-15' }, { at: 'takodana' }],
    patrols: { hutt: 'nav-16', rebel: 'nav-12' },
  });
  // G9 Rigger: 6 spaces; through nav-16 only with a good reputation, never through the Maelstrom
  rim
    .player(0)
    .asked('prompt.planning')
    .refuses('space:kessel', 'reason.way-blocked', 'OR-MOVE-04')
    .refuses('space:takodana', 'reason.too-far', 'OR-MOVE-01')
    .answers('space:maelstrom');
  expect(rim.player(0).space).toBe('maelstrom');
  rim.player(0).asked('prompt.encounter');
});

it('OR-MOVE-06 · a patrol of friends is passed', (play) => {
  const rim = table(play, {
    players: [{ character: 'boba-fett', at: 'nav-15', reputation: { hutt: 'good' } }, { at: 'takodana' }],
    patrols: { hutt: 'nav-16' },
  });
  rim.player(0).plans('space:kessel');
  expect(rim.player(0).space).toBe('kessel');
  rim.player(0).asked('prompt.action').offers('market', 'end', 'use boba-fett');
});

it('OR-PLAN-03 OR-ACT-03 · credits in the planning step; a Market action only once', (play) => {
  const rim = table(play, {
    players: [{ character: 'bossk', credits: 1000, shipDamage: 1 }, {}],
    market: { cargo: ['stolen-supplies', 'bacta-supplies'] },
  });
  rim.player(0).plans('credits');
  expect(rim.player(0).credits).toBe(3000);
  rim.player(0).does('market').asked('prompt.market').answers('buy:cargo');
  expect(rim.player(0).assets).toEqual(['stolen-supplies']);
  expect(rim.player(0).credits).toBe(1000);
  expect(rim.top('cargo')).toBe('bacta-supplies');
  // the Hutt patrol moves three spaces towards Cantonica, and its player chooses the way
  rim.player(0).asked('prompt.move-patrol', { faction: 'hutt' }).by('OR-PMOVE-05').answers('space:takodana');
  rim.player(0).asked('prompt.action').refuses('market', 'reason.once-per-step', 'OR-ACT-03').answers('end');
  rim.player(0).asked('prompt.encounter');
});

it('OR-BARTER-01 OR-BARTER-05 · a trade-in pays without change', (play) => {
  const rim = table(play, {
    step: 'action',
    players: [{ character: 'bossk', credits: 0, assets: ['ion-cannon'] }, {}],
    market: { 'gear-mod': ['targeting-computer', 'shield-upgrade'] },
  });
  rim.player(0).does('market').asked('prompt.market').answers('buy:gear-mod');
  rim.player(0).asked('prompt.trade-in').offers('ion-cannon').answers('ion-cannon');
  expect(rim.player(0).credits).toBe(0);
  expect(rim.player(0).assets).toEqual(['targeting-computer']);
  rim.player(0).asked('prompt.encounter');
});

it('OR-SLOT-06 OR-SLOT-08 · an asset without a free slot: something that is in its way goes', (play) => {
  const rim = table(play, {
    step: 'action',
    players: [{ character: 'bossk', credits: 9000, assets: ['quad-laser-cannon', 'salvage', 'vibroknife'] }, {}],
    market: { 'gear-mod': ['shield-upgrade', 'improved-nav-computer'] },
  });
  rim.player(0).does('market').asked('prompt.market').answers('buy:gear-mod');
  rim.player(0).asked('prompt.trade-in').offers('quad-laser-cannon', 'salvage', 'vibroknife', 'done').answers('done');
  rim.player(0).asked('prompt.make-room').offers('quad-laser-cannon', 'shield-upgrade').answers('quad-laser-cannon');
  expect(rim.player(0).assets).toEqual(['salvage', 'vibroknife', 'shield-upgrade']);
  rim.player(0).asked('prompt.encounter');
});

it('OR-DELIV-01 OR-DELIV-02 OR-DELIV-05 · cargo is delivered, illegal cargo on a hit', (play) => {
  const rim = table(play, {
    step: 'action',
    players: [
      { character: 'bossk', ship: 'yv-666', at: 'kessel', credits: 0, assets: ['stolen-supplies', 'salvage'] },
      {},
    ],
    dice: ['hit'],
  });
  rim.player(0).does('deliver').asked('prompt.deliver').offers('stolen-supplies', 'done').answers('stolen-supplies');
  expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).assets]).toEqual([7000, 1, ['salvage']]);
  rim.player(0).asked('prompt.action').refuses('deliver', 'reason.once-per-step', 'OR-ACT-03');
});

it('OR-TRADE-02 OR-TRADE-07 · a trade with a counter-offer', (play) => {
  const rim = table(play, {
    step: 'action',
    players: [
      {
        character: 'bossk',
        at: 'kessel',
        credits: 3000,
        assets: ['bounty-greedo'],
        captives: { 'bounty-greedo': 'greedo' },
      },
      { at: 'kessel', credits: 2000, assets: ['vibroknife'] },
    ],
  });
  rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
  rim.player(0).asked('prompt.offer').answers('bounty-greedo', 'credits:takes#0=1000');
  rim
    .player(1)
    .asked('prompt.terms', { givesCredits: 1000 })
    .offers('accept', 'counter', 'withdraw')
    .answers('counter');
  rim.player(1).asked('prompt.offer').answers('bounty-greedo', 'vibroknife');
  rim.player(0).asked('prompt.terms', { givesCredits: 0, takesCredits: 0 }).answers('accept');
  expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['vibroknife'], 3000]);
  expect(rim.player(1).assets).toEqual(['bounty-greedo']);
  expect(rim.names('captured', 1)).toEqual(['greedo']);
  rim.player(0).asked('prompt.trade-partner').answers('done').asked('prompt.action').offers('market', 'end');
});

it('OR-TRADE-09 OR-TRADE-11 · credits pass between the active player and anybody at any time', (play) => {
  const rim = table(play, { players: [{ credits: 1000 }, { credits: 6000 }, { credits: 1000 }] });
  rim.table.seat(0).mayInterject('give:1:1000', 'give:2:1000');
  rim.table.seat(1).mayInterject(...gifts(0, 6000));
  rim.player(1).interjects('give:0:5000');
  expect([rim.player(0).credits, rim.player(1).credits]).toEqual([6000, 1000]);
  rim.player(0).asked('prompt.planning');
});

it('OR-WIN-01 OR-WIN-04 · whoever reaches ten fame wins at once', (play) => {
  const rim = table(play, {
    step: 'action',
    players: [{ character: 'bossk', at: 'kessel', fame: 9, assets: ['stolen-supplies'] }, {}],
    dice: ['hit'],
  });
  rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
  rim.table.wonBy(0);
});
