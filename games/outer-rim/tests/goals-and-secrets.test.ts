import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ship } from '../content/index.ts';
import { acting, landed, table } from './kit.ts';

describe('goals', () => {
  it('OR-GOAL-01 OR-GOAL-03 OR-GOAL-06 OR-GOAL-07 · Ketsu Onyo: three combats won, then one fame and a second ability', (play) => {
    const win = (goal: number, flipped = false) => {
      const rim = landed(
        play,
        { ship: 'firespray', characterGoal: goal, characterFlipped: flipped },
        {
          patrols: { hutt: ['kessel', 1] },
          dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
        },
      );
      rim.player(0).encounters('patrol:hutt');
      rim.table.leavesOpen();
      return rim.player(0);
    };
    const second = win(1);
    expect([second.state.characterGoal, second.state.characterFlipped, second.fame]).toEqual([2, false, 0]);
    const third = win(2);
    expect([third.state.characterFlipped, third.fame]).toEqual([true, 1]);
    // Flipped, each combat won brings 4,000 more; the goal is gone.
    const later = win(0, true);
    expect([later.fame, later.credits]).toEqual([0, 8000]);
  });

  it('OR-GOAL-02 OR-GOAL-05 · a state counts whenever it began: Han buys a ship of 15,000', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'han-solo', at: 'kessel', credits: 15_000 }, {}],
      market: { ship: ['aggressor', 'lancer'] },
    });
    rim.player(0).does('market').asked('prompt.market').answers('buy:ship');
    expect([rim.player(0).state.characterFlipped, rim.player(0).fame]).toEqual([true, 1]);
    rim.table.leavesOpen();
  });

  it('OR-GOAL-02 OR-GOAL-03 · a third crew member is the goal of the GX1, whose back holds all three', (play) => {
    const hire = (ship: Ship) => {
      const rim = landed(
        play,
        { ship, credits: 1000, assets: ['databank/lobot', 'databank/boshek'] },
        { contacts: { kessel: ['w1-le up', null] } },
      );
      rim.player(0).encounters('w1-le').asked('prompt.may').answers('use');
      return rim;
    };
    const hauler = hire('gx1-short-hauler');
    expect([hauler.player(0).state.shipFlipped, hauler.player(0).fame]).toEqual([true, 1]);
    expect(hauler.player(0).assets).toEqual(['lobot', 'boshek', 'w1-le']);
    hauler.player(1).asked('prompt.planning');
    // any other ship with two Crew slots keeps two
    const crowded = hire('hwk-290');
    crowded.player(0).asked('prompt.make-room').offers('lobot', 'boshek', 'w1-le').answers('lobot');
    expect([crowded.player(0).assets, crowded.player(0).fame]).toEqual([['boshek', 'w1-le'], 0]);
    crowded.table.leavesOpen();
  });

  it('OR-GOAL-04 OR-GOAL-06 · deeds count only with the ship they are done with', (play) => {
    // Aggressor: beat two patrols. One token so far; a second patrol completes it.
    const rim = landed(
      play,
      { ship: 'aggressor', shipGoal: 1 },
      {
        patrols: { hutt: ['kessel', 1] },
        dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      },
    );
    rim.player(0).encounters('patrol:hutt');
    expect([rim.player(0).state.shipFlipped, rim.player(0).fame]).toEqual([true, 1]);
    rim.table.leavesOpen();
  });

  it('OR-GOAL-08 · Doctor Aphra counts jobs that were completed, not those that failed', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] }, {}],
      contacts: { 'mon-calamari': [null, null] },
      dice: ['blank', 'blank'],
    });
    rim.player(0).encounters('job relic-of-the-past').asked('prompt.gain-skill').answers('pass');
    expect(rim.player(0).state.characterGoal).toBe(0);
    rim.table.leavesOpen();
  });
});

describe('secrets', () => {
  it('OR-SECRET-02 OR-SECRET-06 OR-DISC-09 · used, it is shown and goes under its deck; it takes no slot', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'bossk', at: 'maelstrom', secrets: ['kessel-maelstrom-8'] }, {}],
    });
    expect(rim.player(0).assets).toEqual([]);
    rim.player(0).does('use kessel-maelstrom-8');
    expect([rim.player(0).secrets, rim.names('encounters', 2)[0]]).toEqual([[], 'kessel-maelstrom-8']);
    expect(JSON.stringify(rim.table.log(1))).toContain('kessel-maelstrom-8');
    rim.table.leavesOpen();
  });

  it('OR-SECRET-03 OR-SECRET-04 · the owner may look at any time, nobody else', (play) => {
    const rim = acting(play, { secrets: ['kessel-maelstrom-8'] });
    const faces = (viewer: 0 | 1) => rim.table.view(viewer).zones.secrets?.[0]?.cards.map(({ face }) => face);
    expect([faces(0), faces(1)]).toEqual([['encounter/kessel-maelstrom-8'], []]);
    rim.player(0).asked('prompt.action');
  });

  it('OR-SECRET-05 OR-DEFEAT-01 OR-DEFEAT-03 · a defeat buries them unseen', (play) => {
    const rim = landed(
      play,
      { shipDamage: 2, secrets: ['kessel-maelstrom-8'] },
      {
        patrols: { hutt: ['kessel', 4] },
      },
    );
    rim.player(0).encounters('patrol:hutt').asked('prompt.move-patrol').answers('space:nav-17');
    expect([rim.player(0).state.defeated, rim.player(0).secrets]).toEqual([true, []]);
    expect(rim.names('encounters', 2)[0]).toBe('kessel-maelstrom-8');
    expect(JSON.stringify(rim.table.log(1))).not.toContain('kessel-maelstrom-8');
    rim.player(1).asked('prompt.planning');
  });
});

describe('extra turns', () => {
  it('OR-MAEL-05 OR-MAEL-06 · a whole turn more, but none in an extra turn', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'maelstrom' }, {}],
      // a test of Knowledge, then one of Piloting, both passed
      encounters: { 'kessel-maelstrom': ['kessel-maelstrom-7', 'kessel-maelstrom-1'] },
      dice: ['crit', 'blank', 'crit', 'blank'],
    });
    rim.player(0).encounters('space');
    rim.player(0).plans('credits').encounters('space');
    expect([rim.player(0).credits, rim.player(0).state.shipDamage, rim.state.active]).toEqual([2000, 0, 1]);
    rim.player(1).asked('prompt.planning');
  });
});

describe('wording', () => {
  it('OR-WORD-02 OR-WORD-04 OR-CREDIT-03 · “may” can be left; what can’t be paid in full is not offered', (play) => {
    const rich = landed(play, { credits: 2000 }, { contacts: { kessel: ['lobot up', null] } });
    rich.player(0).encounters('contact:8').asked('prompt.may').offers('use', 'pass').answers('pass');
    expect([rich.player(0).credits, rich.player(0).assets]).toEqual([2000, []]);
    rich.table.leavesOpen();
    const poor = landed(play, { credits: 1999 }, { contacts: { kessel: ['lobot up', null] } });
    poor.player(0).encounters('contact:8');
    expect([poor.player(0).credits, poor.state.active]).toEqual([1999, 1]);
    poor.table.leavesOpen();
  });

  it('OR-WORD-03 OR-WORD-05 · “and” does both as far as possible, in order', (play) => {
    // Nal Hutta 1, bad: lose 2,000 credits and suffer 1 damage. Without credits the damage comes all the same.
    const rim = landed(
      play,
      { at: 'nal-hutta', credits: 500, reputation: { hutt: 'bad' } },
      {
        encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-1'] },
        contacts: { 'nal-hutta': [null, null] },
      },
    );
    rim.player(0).encounters('space');
    expect([rim.player(0).credits, rim.player(0).state.characterDamage]).toEqual([0, 1]);
    rim.table.leavesOpen();
  });
});
