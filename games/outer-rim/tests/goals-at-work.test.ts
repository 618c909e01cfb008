import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { DieFace } from '../content/index.ts';
import { type Rim, table, turnOf } from './kit.ts';

describe('the tenth fame', () => {
  it('OR-WIN-01 OR-FAME-02 OR-REP-05 · may come with a reputation that an asset asks for', (play) => {
    // The wardrobe brings 1 fame with two good reputations; the food supplies make the Hutts the second.
    const wardrobe = {
      fame: 9,
      reputation: { rebel: 'good' },
      assets: ['extravagant-wardrobe', 'food-supplies'],
    } as const;
    const rim = turnOf(play, 'action', { at: 'nal-hutta', ...wardrobe }, { contacts: {} });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('food-supplies');
    rim.table.wonBy(0);
  });

  it('OR-WIN-01 OR-GOAL-01 · may be that of a goal, as soon as it is achieved', (play) => {
    const bought = table(play, {
      step: 'action',
      players: [{ character: 'han-solo', at: 'kessel', fame: 9, credits: 15_000 }, {}],
      market: { ship: ['aggressor'] },
    });
    bought.player(0).buys('ship');
    bought.table.wonBy(0);
    // The third victory: before its damage, and before the space is left
    const third = turnOf(
      play,
      'encounter',
      { fame: 9, characterGoal: 2 },
      {
        encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] },
        dice: ['hit', 'blank', 'blank', 'hit', 'blank', 'blank'],
      },
    );
    third.player(0).encounters('space').asked('prompt.may').answers('use');
    expect(third.player(0).state.characterDamage).toBe(0);
    third.table.wonBy(0);
  });
});

describe('goals of ships', () => {
  const flown = (rim: Rim) => [rim.player(0).state.shipFlipped, rim.player(0).fame];

  it('OR-GOAL-04 OR-GOAL-03 OR-SHIPBUY-06 · the GX1 wants a third crew gained aboard: three that come from another ship do not fit', (play) => {
    const crew = ['databank/lobot', 'databank/boshek', 'databank/w1-le'];
    const rim = turnOf(
      play,
      'action',
      { ship: 'heavy-duty-lifter', credits: 2000, assets: crew },
      { market: { ship: ['gx1-short-hauler'] }, contacts: { kessel: [null, null] } },
    );
    rim.player(0).buys('ship').asked('prompt.make-room').offers('lobot', 'boshek', 'w1-le').answers('lobot');
    rim.player(0).asked('prompt.contact-slot').answers('slot:8');
    expect([...flown(rim), rim.player(0).assets, rim.contacts('kessel')]).toEqual([
      false,
      0,
      ['boshek', 'w1-le'],
      ['lobot', null],
    ]);
    // A second one is no goal yet.
    const second = turnOf(
      play,
      'encounter',
      { ship: 'gx1-short-hauler', credits: 2000, assets: ['databank/w1-le', 'salvage'] },
      { contacts: { kessel: ['lobot up', null] } },
    );
    second.player(0).encounters('lobot').asked('prompt.may').answers('use');
    expect([...flown(second), second.player(0).assets.length]).toEqual([false, 0, 3]);
    second.player(1).asked('prompt.planning');
    // Gained anew on the GX1 he is the third, and all of them stay.
    rim.player(0).encounters('lobot').asked('prompt.may').answers('use');
    expect([...flown(rim), rim.player(0).assets]).toEqual([true, 1, ['boshek', 'w1-le', 'lobot']]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GOAL-02 OR-GOAL-03 OR-DELIV-04 · the Lancer wants a captive delivered, not eliminated', (play) => {
    const rim = turnOf(
      play,
      'action',
      {
        ship: 'lancer',
        at: 'ord-mantell',
        assets: ['bounty-greedo'],
        captives: { 'bounty-greedo': 'greedo' },
      },
      { contacts: { 'ord-mantell': [null, null] } },
    );
    rim.player(0).does('deliver').asked('prompt.deliver').answers('bounty-greedo');
    expect([...flown(rim), rim.player(0).credits]).toEqual([true, 3, 9000]);
    rim.player(0).does('end').asked('prompt.encounter');
    const killed = turnOf(
      play,
      'encounter',
      { ship: 'lancer', assets: ['bounty-greedo'] },
      { contacts: { kessel: ['greedo up', null] }, dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank'] },
    );
    killed.player(0).encounters('greedo').asked('prompt.bounty').answers('bounty-greedo');
    killed.player(0).asked('prompt.claim').answers('eliminate');
    expect(flown(killed)).toEqual([false, 1]);
    killed.player(1).asked('prompt.planning');
  });

  it('OR-GOAL-03 OR-GOAL-06 · the YT-1300 wants a cargo delivered with two mods, or one and Chewbacca', (play) => {
    const delivers = (...assets: readonly string[]) => {
      const rim = turnOf(
        play,
        'action',
        { ship: 'yt-1300', at: 'nal-hutta', assets: ['food-supplies', ...assets] },
        { contacts: { 'nal-hutta': [null, null] } },
      );
      rim.player(0).does('deliver').asked('prompt.deliver').answers('food-supplies');
      const result = flown(rim);
      rim.player(0).does('end').asked('prompt.encounter');
      return result;
    };
    expect(delivers('ion-cannon')).toEqual([false, 0]);
    expect(delivers('ion-cannon', 'autoblaster')).toEqual([true, 1]);
    expect(delivers('ion-cannon', 'databank/chewbacca')).toEqual([true, 1]);
    expect(delivers('ion-cannon', 'databank/boshek')).toEqual([false, 0]);
    expect(delivers('databank/chewbacca')).toEqual([false, 0]);
  });

  it('OR-GOAL-03 OR-JOB-08 · the Heavy-Duty Lifter wants a job completed with cargo aboard', (play) => {
    const works = (...cargo: readonly string[]) => {
      const rim = turnOf(
        play,
        'encounter',
        { ship: 'heavy-duty-lifter', at: 'ord-mantell', assets: ['hutt-favor', ...cargo] },
        { contacts: { 'ord-mantell': [null, null] }, dice: ['crit', 'blank'] },
      );
      rim.player(0).encounters('job hutt-favor');
      const result = flown(rim);
      rim.player(1).asked('prompt.planning');
      return result;
    };
    expect(works()).toEqual([false, 0]);
    expect(works('salvage')).toEqual([true, 1]);
  });

  it('OR-GOAL-02 OR-WORD-02 OR-DMG-03 · the YV-666 may be overhauled for 7,000 when three damage go at once', (play) => {
    const recovers = (shipDamage: number, credits = 7000) => {
      const rim = turnOf(play, 'planning', { ship: 'yv-666', shipDamage, credits });
      rim.player(0).plans('recover');
      return rim;
    };
    const done = recovers(3);
    done.player(0).asked('prompt.trigger').offers('use yv-666', 'pass').answers('use yv-666');
    expect([...flown(done), done.player(0).credits]).toEqual([true, 1, 0]);
    done.player(0).asked('prompt.action');
    const left = recovers(3);
    left.player(0).asked('prompt.trigger').answers('pass');
    expect([...flown(left), left.player(0).credits]).toEqual([false, 0, 7000]);
    left.player(0).asked('prompt.action');
    for (const not of [recovers(2), recovers(4, 6000)]) {
      expect(flown(not)).toEqual([false, 0]);
      not.player(0).asked('prompt.action');
    }
  });

  it('OR-GOAL-02 OR-DEFEAT-01 OR-DMG-03 · flipped, it may hold together in ship combat: only there', (play) => {
    const fights = (die: DieFace) =>
      turnOf(
        play,
        'encounter',
        { ship: 'yv-666', shipFlipped: true, shipDamage: 3, credits: 4000 },
        { patrols: { hutt: 'kessel' }, dice: ['hit', 'blank', 'blank', 'hit', 'hit', 'blank', die] },
      );
    const state = (rim: Rim) => {
      rim.player(0).encounters('patrol:hutt').asked('prompt.move-patrol').answers('space:nav-17');
      const { shipDamage, defeated, credits } = rim.player(0).state;
      rim.player(1).asked('prompt.planning');
      return [shipDamage, defeated, credits];
    };
    expect(state(fights('focus'))).toEqual([3, false, 4000]);
    expect(state(fights('hit'))).toEqual([3, false, 4000]);
    expect(state(fights('crit'))).toEqual([5, true, 1000]);
    // Damage of the Maelstrom comes without a combat: no die is rolled for it.
    const drifting = turnOf(
      play,
      'encounter',
      { ship: 'yv-666', shipFlipped: true, shipDamage: 4, at: 'maelstrom' },
      { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-7'] }, dice: ['blank', 'blank'] },
    );
    drifting.player(0).encounters('space');
    expect(drifting.player(0).state).toMatchObject({ shipDamage: 5, defeated: true });
    drifting.player(1).asked('prompt.planning');
  });

  it('OR-GOAL-02 OR-BOUNTY-17 OR-CABIL-05 · also when it is Chewbacca who is lost in the middle of a ship combat, and his hull with him', (play) => {
    // Seven hull with him, five without: the die comes when he is gone, before the damage of the combat.
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'ketsu-onyo', at: 'nav-17', ship: 'lancer', assets: ['bounty-chewbacca'] },
        {
          character: 'bossk',
          at: 'nav-17',
          ship: 'yv-666',
          shipFlipped: true,
          shipDamage: 5,
          assets: ['databank/chewbacca'],
        },
      ],
      dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'focus'],
    });
    rim.player(0).encounters('fight bounty-chewbacca');
    rim.player(1).asked('prompt.protect').answers('protect');
    rim.player(0).asked('prompt.claim').answers('capture');
    expect(rim.player(1).state).toMatchObject({ shipDamage: 4, defeated: false });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GOAL-07 OR-GOAL-02 · a goal that was achieved is gone', (play) => {
    // One more victory over a patrol, and the third victory at all: Ketsu and her ship have all that behind them.
    const wins = (flipped: boolean) => {
      const achieved = { characterFlipped: flipped, shipFlipped: flipped, characterGoal: 2, shipGoal: 1 };
      const rim = turnOf(
        play,
        'encounter',
        { ship: 'aggressor', ...achieved },
        { patrols: { hutt: 'kessel' }, dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
      );
      rim.player(0).encounters('patrol:hutt');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).fame;
    };
    expect([wins(false), wins(true)]).toEqual([2, 0]);
  });

  it('OR-GOLD-02 OR-ENCPAT-06 · the flipped Aggressor beats patrols without losing reputation', (play) => {
    const beats = (shipFlipped: boolean) => {
      const rim = turnOf(
        play,
        'encounter',
        { ship: 'aggressor', shipFlipped },
        { patrols: { hutt: 'kessel' }, dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
      );
      rim.player(0).encounters('patrol:hutt');
      const result = [rim.player(0).reputation('hutt'), rim.player(0).credits, rim.patrol('hutt').level];
      rim.player(1).asked('prompt.planning');
      return result;
    };
    expect(beats(true)).toEqual(['neutral', 4000, 2]);
    expect(beats(false)).toEqual(['bad', 4000, 2]);
  });
});

describe('Jyn Erso', () => {
  it('OR-SPACE-04 OR-ACT-04 · finds nothing to sabotage where the Empire does not rule', (play) => {
    const actions = (at: 'kessel' | 'lothal') =>
      table(play, {
        step: 'action',
        players: [
          { character: 'jyn-erso', at },
          { character: 'bossk', at: 'takodana' },
        ],
      })
        .player(0)
        .asked('prompt.action');
    actions('kessel').offers('market', 'end');
    actions('lothal').offers('market', 'use jyn-erso', 'end');
  });

  it('OR-GOAL-01 OR-GOAL-06 OR-WORD-06 OR-ACT-04 · marks two planets of the Empire, and turns a focus once a turn', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'jyn-erso', at: 'lothal', characterGoal: 1 },
        { character: 'bossk', at: 'takodana' },
      ],
      contacts: { lothal: [null, null] },
      encounters: { 'lothal-mon-calamari': ['lothal-mon-calamari-5'] },
      dice: ['focus', 'blank', 'focus', 'focus', 'hit', 'blank', 'blank', 'blank', 'blank'],
      change: (state) => {
        state.sabotaged.push('naboo');
      },
    });
    rim.player(0).does('use jyn-erso').asked('prompt.change-dice').by('OR-TEST-01').answers('jyn-erso');
    expect([rim.state.sabotaged, rim.player(0).fame, rim.player(0).state.characterFlipped]).toEqual([
      ['naboo', 'lothal'],
      1,
      true,
    ]);
    // What helped with the goal is gone, and the focus was turned already: 1 against 0 stormtroopers
    rim.player(0).asked('prompt.action').offers('market', 'end').answers('end');
    rim.player(0).encounters('space').asked('prompt.may').answers('use');
    expect([rim.player(0).credits, rim.player(0).reputation('rebel')]).toEqual([4000, 'good']);
    rim.player(1).asked('prompt.planning');
  });
});
