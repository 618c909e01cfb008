import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, table } from './kit.ts';

describe('turns', () => {
  it('OR-TURN-01 OR-TURN-02 OR-TURN-03 OR-TURN-04 OR-GOLD-04 · planning, actions, encounter; then the next player clockwise', (play) => {
    const rim = table(play, {
      players: [{ character: 'bossk' }, { character: 'ig-88' }, { character: 'ketsu-onyo' }],
      encounters: { 'cantonica-ord-mantell': ['cantonica-ord-mantell-2'] },
    });
    rim.player(1).notAsked();
    expect(rim.state.active).toBe(0);
    rim.player(0).plans('credits').does('end').asked('prompt.encounter');
    expect([rim.state.active, rim.player(0).credits]).toEqual([0, 2000]);
    rim.player(0).encounters('space').notAsked();
    rim.player(2).notAsked();
    rim.player(1).asked('prompt.planning');
    expect(rim.state.active).toBe(1);
  });

  it('OR-TURN-05 · a turn that is ended is over: nothing else is done in it', (play) => {
    // Local security (databank 1-c, crit): the cargo is discarded, and the delivery has ended the turn.
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'bossk', ship: 'yv-666', at: 'kessel', assets: ['stolen-supplies', 'bacta-supplies'] },
        { character: 'ketsu-onyo' },
      ],
      databank: { 1: '1-c' },
      dice: ['crit'],
    });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.state.active]).toEqual([['bacta-supplies'], 1]);
    rim.player(1).asked('prompt.planning');
  });
});

describe('the planning step', () => {
  it('OR-PLAN-01 OR-PLAN-02 OR-MOVE-03 OR-ADJ-01 OR-SPACE-02 · one of the things it offers', (play) => {
    const rim = table(play, {
      players: [{ character: 'bossk', ship: 'g-1a-starfighter', at: 'nav-1' }, {}],
      patrols: { rebel: 'nav-2', syndicate: 'nav-44' },
    });
    // 5 spaces at most, but every way passes nav-2 with a patrol or Cantonica.
    rim.player(0).asked('prompt.planning', { spaces: 5 }).by('OR-PLAN-01').answers('space:cantonica');
    expect(rim.player(0).space).toBe('cantonica');
    rim.player(0).asked('prompt.action');
  });

  it('OR-PLAN-03 OR-CREDIT-01 · 2,000 credits from the supply', (play) => {
    const rim = table(play, { players: [{ character: 'bossk', credits: 500 }, {}] });
    rim.player(0).plans('credits');
    expect(rim.player(0).credits).toBe(2500);
    rim.player(0).asked('prompt.action');
  });

  it('OR-PLAN-04 OR-GAP-23 · all damage from character and ship', (play) => {
    const rim = table(play, { players: [{ character: 'bossk', characterDamage: 3, shipDamage: 2 }, {}] });
    rim.player(0).plans('recover');
    expect(rim.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 0 });
    rim.player(0).asked('prompt.action');
  });

  it('OR-PLAN-05 OR-PLAN-06 OR-DEFEAT-06 · a defeated player must recover, and can do nothing else', (play) => {
    const rim = table(play, {
      players: [
        { character: 'doctor-aphra', characterFlipped: true, at: 'kessel', defeated: true, characterDamage: 4 },
        {},
      ],
    });
    expect(rim.player(0).state).toMatchObject({ characterDamage: 0, defeated: false, credits: 0, space: 'kessel' });
    rim.player(0).asked('prompt.action');
  });

  it('OR-PLAN-07 · a Planning ability takes the place of the other three', (play) => {
    const rim = table(play, {
      players: [{ character: 'doctor-aphra', characterFlipped: true, at: 'kessel', credits: 1000 }, {}],
      market: { cargo: ['food-supplies', 'salvage'] },
    });
    rim.player(0).plans('use doctor-aphra');
    rim.player(0).asked('prompt.market').answers('buy:cargo');
    expect([rim.player(0).space, rim.player(0).credits, rim.player(0).assets]).toEqual([
      'kessel',
      0,
      ['food-supplies'],
    ]);
    rim.table.leavesOpen();
  });
});

describe('movement', () => {
  it('OR-MOVE-01 OR-MOVE-02 · up to the hyperdrive, bonuses included; staying is legal', (play) => {
    const rim = table(play, {
      players: [{ character: 'han-solo', at: 'kessel', assets: ['improved-nav-computer'] }, {}],
    });
    // G9 Rigger 6, Han 2, the nav computer 1.
    rim.player(0).asked('prompt.planning', { spaces: 9 }).answers('space:kessel');
    expect(rim.player(0).space).toBe('kessel');
    rim.player(0).asked('prompt.action');
  });

  it('OR-MOVE-04 OR-MOVE-05 OR-MOVE-10 · one patrol that is no friend is enough to stop; there is no fight yet', (play) => {
    const rim = table(play, {
      players: [{ character: 'bossk', at: 'nav-7', reputation: { hutt: 'good' } }, {}],
      patrols: { hutt: 'nav-8', imperial: 'nav-8' },
    });
    rim.player(0).asked('prompt.planning').answers('space:nav-8');
    expect(rim.player(0).space).toBe('nav-8');
    expect(rim.events).not.toContain('combat-begins');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-MOVE-06 · other players are passed freely', (play) => {
    const rim = table(play, { players: [{ character: 'bossk', at: 'nav-7' }, { at: 'lothal' }] });
    rim.player(0).plans('space:nav-11');
    expect(rim.player(0).space).toBe('nav-11');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-MAEL-01 · nor does a movement that a card grants lead through the Maelstrom', (play) => {
    // A navpoint without a patrol, card 5: 1,000 credits, and two spaces may be moved.
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'nav-15' }, {}],
      encounters: { navpoint: ['navpoint-5'] },
    });
    rim.player(0).encounters('space').asked('prompt.may').answers('use');
    rim
      .player(0)
      .asked('prompt.move', { spaces: 2 })
      .refuses('space:nav-19', 'reason.way-blocked', 'OR-MOVE-04')
      .refuses('space:kessel', 'reason.way-blocked', 'OR-MOVE-04')
      .answers('space:maelstrom');
    expect([rim.player(0).space, rim.player(0).credits]).toEqual(['maelstrom', 1000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-MOVE-08 OR-MAEL-02 · leaving the Maelstrom or a patrol’s space is like leaving any other', (play) => {
    const out = table(play, { players: [{ character: 'bossk', at: 'maelstrom' }, {}] });
    out.player(0).plans('space:nav-16');
    expect(out.player(0).space).toBe('nav-16');
    out.player(0).asked('prompt.encounter');
    const away = table(play, { players: [{ character: 'bossk', at: 'nav-8' }, {}], patrols: { hutt: 'nav-8' } });
    away.player(0).plans('space:mon-calamari');
    expect(away.player(0).space).toBe('mon-calamari');
    away.player(0).asked('prompt.action');
  });

  it('OR-MOVE-04 OR-GOLD-02 OR-TIME-05 · two cards that let somebody slip past a patrol: either may be tried first, each once', (play) => {
    // Han tests piloting, which he has; Slave I tests stealth, which he does not have.
    const flight = (dice: Position['dice']) => {
      const rim = table(play, {
        players: [
          { character: 'han-solo', characterFlipped: true, ship: 'firespray', shipFlipped: true, at: 'nav-7' },
          { character: 'bossk', at: 'naboo' },
        ],
        patrols: { hutt: 'nav-8' },
        dice: dice ?? [],
      });
      rim.player(0).plans('space:nav-8');
      return rim;
    };
    const stopped = flight(['blank', 'blank', 'focus', 'blank']);
    stopped.player(0).asked('prompt.slip-past').offers('han-solo', 'firespray', 'pass').answers('firespray');
    stopped.player(0).asked('prompt.slip-past').offers('han-solo', 'pass').answers('han-solo');
    expect(stopped.player(0).space).toBe('nav-8');
    stopped.player(0).asked('prompt.encounter');
    // The second try succeeds: one of eight spaces is used.
    const through = flight(['blank', 'blank', 'hit', 'blank']);
    through.player(0).asked('prompt.slip-past').answers('firespray');
    through.player(0).asked('prompt.slip-past').answers('han-solo');
    through.player(0).asked('prompt.move', { spaces: 7 }).answers('space:mon-calamari');
    expect(through.player(0).space).toBe('mon-calamari');
    through.player(0).asked('prompt.action');
  });

  it('OR-MAEL-08 OR-MAEL-09 OR-SPACE-01 OR-MKT-01 · the Maelstrom is neither a planet nor a navpoint', (play) => {
    // The holotable needs a navpoint, the market a planet: in the Maelstrom there is neither.
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'maelstrom', assets: ['dejarik-holotable', 'chewbacca'] }, {}],
    });
    rim.player(0).asked('prompt.encounter');
    expect(rim.state.active).toBe(0);
  });

  it('OR-SPACE-03 OR-MKT-01 · the Ring of Kafrene is a planet like any other', (play) => {
    const rim = table(play, { step: 'action', players: [{ character: 'ketsu-onyo', at: 'ring-of-kafrene' }, {}] });
    rim.player(0).asked('prompt.action').offers('market', 'end');
  });
});

describe('the action step', () => {
  it('OR-ACT-01 OR-ACT-02 OR-ACT-04 OR-ACT-05 · any number of actions, each ability once', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'bossk', at: 'takodana', characterDamage: 4, assets: ['doctor-evazan', 'bacta-supplies'] },
        { at: 'takodana' },
      ],
    });
    rim
      .player(0)
      .asked('prompt.action')
      .offers('market', 'deliver', 'trade', 'end', 'use bossk', 'use doctor-evazan', 'use bacta-supplies');
    rim.player(0).does('use bossk');
    expect(rim.player(0).state.characterDamage).toBe(2);
    rim.player(0).asked('prompt.action').refuses('use bossk', 'reason.used', 'OR-ACT-04').answers('use doctor-evazan');
    expect(rim.player(0).state.characterDamage).toBe(1);
    rim.player(0).asked('prompt.action').answers('end').asked('prompt.encounter');
  });

  it('OR-ACT-01 · also none at all', (play) => {
    const rim = table(play, { step: 'action', players: [{ character: 'ketsu-onyo', at: 'kessel' }, {}] });
    rim.player(0).does('end').asked('prompt.encounter');
  });
});

describe('the market', () => {
  it('OR-MKT-02 OR-MKT-03 OR-MKT-04 OR-MKT-07 OR-DECK-01 · first one card may go under its deck; no patrol moves for that', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 9000 }, {}],
      market: { cargo: ['food-supplies', 'salvage'], 'gear-mod': ['dl-44', 'mpl-57'] },
    });
    const before = rim.state.patrols.map(({ space }) => space);
    rim.player(0).does('market').asked('prompt.market').answers('discard:cargo');
    // The Rebel patrol icon of the salvage does nothing.
    expect([rim.top('cargo'), rim.state.patrols.map(({ space }) => space)]).toEqual(['salvage', before]);
    rim.player(0).asked('prompt.buy').answers('buy:cargo');
    expect(rim.player(0).assets).toEqual(['salvage']);
    rim.table.leavesOpen();
  });

  it('OR-MKT-05 OR-MKT-06 OR-BUY-01 OR-BUY-02 OR-BUY-08 OR-CARGO-01 · then one top card may be bought; the next one is turned up and moves its patrol', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'cantonica', credits: 4000 }, { at: 'kessel' }],
      market: { 'gear-mod': ['improved-nav-computer', 'dl-44'] },
      patrols: { syndicate: 'nav-11' },
    });
    rim.player(0).does('market').asked('prompt.market').answers('buy:gear-mod');
    expect([rim.player(0).credits, rim.player(0).assets, rim.top('gear-mod')]).toEqual([
      1000,
      ['improved-nav-computer'],
      'dl-44',
    ]);
    // three of the four spaces to Cantonica
    rim.player(0).asked('prompt.move-patrol').answers('space:nav-4');
    expect(rim.patrol('syndicate').space).toBe('nav-4');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-MKT-02 · both parts may be left out', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 9000 }, {}],
    });
    rim.player(0).does('market').asked('prompt.market').answers('done');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([9000, []]);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-BUY-04 OR-CARGO-03 · cargo is not sold where it has to go', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'nal-hutta', credits: 9000 }, {}],
      market: { cargo: ['food-supplies', 'salvage'] },
    });
    rim.player(0).does('market');
    rim
      .player(0)
      .asked('prompt.market')
      .refuses('buy:cargo', 'reason.not-here', 'OR-CARGO-03')
      .answers('done')
      .asked('prompt.encounter');
  });

  it('OR-BUY-05 OR-BUY-07 OR-DECK-02 · discounts make it cheaper; a bounty costs nothing', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 0, assets: ['w1-le'] }, {}],
      market: { cargo: ['food-supplies', 'bacta-supplies'], bounty: ['bounty-boshek', 'bounty-maz-kanata'] },
    });
    rim.player(0).does('market');
    rim.player(0).asked('prompt.market').answers('buy:cargo');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([0, ['w1-le', 'food-supplies']]);
    rim.table.leavesOpen();
    const free = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 0 }, {}],
      market: { bounty: ['bounty-boshek', 'bounty-maz-kanata'] },
    });
    free.player(0).does('market').asked('prompt.market').answers('buy:bounty');
    expect([free.player(0).credits, free.player(0).assets]).toEqual([0, ['bounty-boshek']]);
    free.player(0).asked('prompt.encounter');
  });
});
