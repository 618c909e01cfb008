import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { spaceIndex } from '../rules/movement/map.ts';
import { type Position, type Rim, type Seating, subject, table } from './kit.ts';

/** The human's turn, with the AI in the same space; then the AI takes card 5. */
const together = (play: Play, step: 'action' | 'encounter', human: Seating, ai: Seating, more: Position = {}): Rim =>
  table(play, {
    solo: true,
    step,
    players: [
      { character: 'boba-fett', at: 'kessel', ...human },
      { character: 'jyn-erso', at: 'kessel', ...ai },
    ],
    contacts: { kessel: [null, null], 'nal-hutta': [null, null] },
    aiCards: ['ai/5'],
    market: { job: ['the-casino-heist'] },
    ...more,
  });

describe('setting up alone', () => {
  it('OR-AISETUP-04 OR-AISETUP-05 OR-AISETUP-06 OR-AITURN-01 · the AI gets the G9 Rigger, a start card and a goal; after the human it is its turn', (play) => {
    const match = play(subject, { seats: 1, dice: [] });
    match.seat(0).asked('prompt.character').answers('boba-fett');
    match.seat(0).asked('prompt.starting-ship').answers('g-1a-starfighter');
    match.seat(0).asked('prompt.opponent').answers('jyn-erso');
    const [asset = ''] = match.pile('assets', 1);
    expect([match.pile('ship', 1), match.pile('aiDeck', 0).length]).toEqual([['ship/g9-rigger'], 10]);
    expect(asset).toMatch(/^databank\/92-/);
    expect(match.state.goalTokens.reduce((sum, each) => sum + each, 0)).toBe(1);
    match.leavesOpen();
  });
});

describe('the AI beside a human', () => {
  it('OR-AIDEC-03 OR-AIDEC-01 · it never trades', (play) => {
    const rim = together(play, 'action', { credits: 5000 }, { credits: 5000, assets: ['vibroknife'] });
    rim.player(0).asked('prompt.action').offers('market', 'end');
  });

  it('OR-AICREW-07 OR-AICLAR-03 · it does not protect its crew; the human rolls for it', (play) => {
    const rim = together(
      play,
      'encounter',
      { assets: ['bounty-greedo'] },
      { assets: ['databank/greedo'], credits: 1000 },
      {
        dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit'],
      },
    );
    rim.player(0).encounters('fight bounty-greedo').asked('prompt.claim').answers('eliminate');
    expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).state.characterDamage]).toEqual([8000, 1, 1]);
    // the AI itself is unharmed, and has had its turn
    expect([rim.player(1).assets, rim.player(1).state.characterDamage]).toEqual([['the-casino-heist'], 0]);
    rim.player(0).asked('prompt.planning');
  });

  it('OR-EX-27 OR-AIDEC-01 · it does not join a gamble', (play) => {
    // Nal Hutta, card 7: everybody here may put in 3,000.
    const rim = together(
      play,
      'encounter',
      { at: 'nal-hutta', credits: 3000 },
      { at: 'nal-hutta', credits: 5000 },
      {
        encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-7'] },
        dice: 'any',
      },
    );
    rim.player(0).encounters('space').asked('prompt.may').answers('use');
    // only the 2,000 of its own turn
    expect(rim.player(1).credits).toBe(7000);
    rim.table.leavesOpen();
  });

  it('OR-GAP-38 OR-AITURN-01 · an extra turn of the human comes before the turn of the AI', (play) => {
    const rim = together(
      play,
      'encounter',
      { at: 'maelstrom' },
      {},
      {
        encounters: { 'kessel-maelstrom': ['kessel-maelstrom-3'] },
      },
    );
    rim.player(0).encounters('space').asked('prompt.choose').answers('choice:0');
    expect([rim.player(1).credits, rim.player(0).state.shipDamage]).toEqual([0, 2]);
    rim.player(0).asked('prompt.planning');
    expect(rim.state.goalTokens[spaceIndex('cantonica')]).toBe(0);
  });

  it('OR-AIEXP-02 · the long game is allowed alone', (play) => {
    const rim = together(
      play,
      'action',
      { fame: 9, assets: ['stolen-supplies'] },
      {},
      { options: { fameToWin: 12 }, dice: ['hit'] },
    );
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    expect([rim.player(0).fame, rim.state.outcome]).toEqual([10, null]);
    rim.table.leavesOpen();
  });

  it('OR-AITURN-07 · the human wins with ten fame', (play) => {
    const rim = together(play, 'action', { fame: 9, assets: ['stolen-supplies'] }, { fame: 9 }, { dice: ['hit'] });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    rim.table.wonBy(0);
  });
});
