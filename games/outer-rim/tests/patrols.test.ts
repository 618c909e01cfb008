import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { Space } from '../content/index.ts';
import { meeting, type Position, type Rim, type Seating, table } from './kit.ts';

describe('patrols', () => {
  const fight = (play: Play, level: 1 | 2 | 3 | 4, dice: Position['dice'], player: Seating = {}, more: Position = {}) =>
    meeting(
      play,
      { ship: 'firespray', ...player },
      { patrols: { hutt: ['kessel', level] }, dice: dice ?? [], ...more },
    );

  it('OR-ENCPAT-01 OR-ENCPAT-06 OR-PATROL-07 OR-PATROL-08 OR-SPAWN-01 OR-SPAWN-02 OR-PATROL-01 · beaten: reward, less reputation, and the next one comes', (play) => {
    const rim = fight(play, 1, ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank']);
    rim.player(0).encounters('patrol:hutt');
    expect([rim.player(0).credits, rim.player(0).reputation('hutt')]).toEqual([4000, 'bad']);
    expect(rim.patrol('hutt')).toEqual({ space: 'nav-46', level: 2 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-ENCPAT-07 OR-PATROL-06 OR-ENCPAT-05 OR-ENCPAT-08 · lost: the player moves it to a neighbouring space, then defeat is looked at', (play) => {
    const rim = fight(play, 1, ['blank', 'blank', 'blank', 'blank', 'blank', 'crit', 'crit', 'crit']);
    rim.player(0).encounters('patrol:hutt');
    rim
      .player(0)
      .asked('prompt.move-patrol', { faction: 'hutt' })
      .offers('space:maelstrom', 'space:nav-17', 'space:nav-18')
      .answers('space:nav-17');
    expect([rim.patrol('hutt').space, rim.player(0).state.shipDamage, rim.player(0).state.defeated]).toEqual([
      'nav-17',
      6,
      true,
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-PATROL-04 OR-PATROL-05 OR-PATROL-06 · level 4 rolls no dice and always wins', (play) => {
    const rim = fight(play, 4, [], { shipDamage: 2 });
    rim.player(0).encounters('patrol:hutt');
    rim.player(0).asked('prompt.move-patrol').answers('space:nav-18');
    expect([rim.player(0).state.shipDamage, rim.player(0).state.defeated, rim.patrol('hutt')]).toEqual([
      6,
      true,
      { space: 'nav-18', level: 4 },
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-PATROL-03 OR-SPAWN-02 OR-SPAWN-03 · level 2 brings fame; the next one may appear where somebody is, without a fight', (play) => {
    const dice = ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank'] as const;
    const rim = fight(
      play,
      2,
      dice,
      {},
      {
        players: [
          { character: 'bossk', ship: 'firespray', at: 'kessel' },
          { character: 'jyn-erso', at: 'nav-46' },
        ],
      },
    );
    rim.player(0).encounters('patrol:hutt');
    expect([rim.player(0).fame, rim.patrol('hutt')]).toEqual([1, { space: 'nav-46', level: 3 }]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-PATROL-09 · several may share a space, also a planet or the Maelstrom', (play) => {
    const rim = meeting(play, { at: 'maelstrom' }, { patrols: { hutt: 'maelstrom', rebel: 'maelstrom' } });
    rim.player(0).asked('prompt.encounter').offers('space', 'patrol:hutt', 'patrol:rebel');
  });

  const market = (play: Play, patrols: Position['patrols'], at: Space, next: string, other: Seating = {}): Rim =>
    table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at, credits: 9000 },
        { character: 'jyn-erso', at: 'takodana', ...other },
      ],
      market: { bounty: ['bounty-boshek', next] },
      ...(patrols === undefined ? {} : { patrols }),
    });

  it('OR-PATROL-10 OR-SHIP-07 · a patrol is no ship: the Lancer, which stops whoever passes it, lets patrols through unasked', (play) => {
    const rim = market(play, { rebel: 'nav-16' }, 'kessel', 'bounty-saw-gerrera', {
      character: 'boba-fett',
      ship: 'lancer',
      shipFlipped: true,
      at: 'nav-17',
    });
    rim.player(0).buys('bounty');
    expect(rim.patrol('rebel').space).toBe('kessel');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-PMOVE-01 OR-PMOVE-03 OR-PMOVE-06 OR-PMOVE-08 OR-DIFF-10 · near enough it comes to the active player and stops there', (play) => {
    // Bounty: Saw Gerrera moves the Rebels four spaces; they are three away from Kessel.
    const rim = market(play, { rebel: 'nav-16' }, 'kessel', 'bounty-saw-gerrera');
    rim.player(0).buys('bounty');
    expect(rim.patrol('rebel').space).toBe('kessel');
    expect(rim.events).not.toContain('combat-begins');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-PMOVE-04 OR-PMOVE-05 OR-PMOVE-07 OR-GAP-17 · too far away it moves all its spaces towards the player: forward on either lane, across, but never back', (play) => {
    const choice = (from: Space, at: Space) => {
      const rim = market(play, { syndicate: from }, at, 'wanted');
      rim.player(0).buys('bounty');
      return rim;
    };
    // Four spaces to Lothal: straight to nav-7, or across to nav-2 and on past Ord Mantell; not from nav-4 back to it.
    const across = choice('nav-1', 'lothal');
    across
      .player(0)
      .asked('prompt.move-patrol', { faction: 'syndicate' })
      .offers('space:nav-4', 'space:nav-6', 'space:nav-7')
      .answers('space:nav-6')
      .asked('prompt.encounter');
    expect(across.patrol('syndicate').space).toBe('nav-6');
    // Counter-clockwise from Naboo: round by nav-37, which lies clockwise of it, three spaces would end on nav-34.
    const counter = choice('naboo', 'lothal');
    counter.player(0).asked('prompt.move-patrol').offers('space:ryloth', 'space:nav-32');
    counter.player(0).asked('prompt.move-patrol').answers('space:nav-32').asked('prompt.encounter');
  });

  it('OR-PMOVE-09 OR-MAEL-07 · it passes patrols, players and the Maelstrom', (play) => {
    const rim = market(play, { rebel: 'nav-15', hutt: 'maelstrom' }, 'kessel', 'bounty-saw-gerrera');
    rim.player(0).buys('bounty');
    expect(rim.patrol('rebel').space).toBe('kessel');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-PMOVE-11 OR-MOVE-09 · directly means lifted: nothing in between matters', (play) => {
    const rim = meeting(
      play,
      { at: 'nav-11', reputation: { rebel: 'good' }, shipDamage: 2 },
      {
        patrols: { rebel: 'nav-46' },
        encounters: { navpoint: ['navpoint-1'] },
      },
    );
    rim.player(0).encounters('space');
    expect([rim.patrol('rebel').space, rim.player(0).state.shipDamage]).toEqual(['nav-11', 0]);
    rim.player(1).asked('prompt.planning');
  });
});
