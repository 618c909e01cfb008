import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Seating, table } from './kit.ts';

/** The first player draws this card on that planet. */
const draws = (play: Play, card: string, seating: Seating, more: Position = {}) => {
  const at = seating.at ?? 'kessel';
  const rim = table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', ...seating },
      { character: 'jyn-erso', at: 'takodana' },
    ],
    encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] },
    contacts: { [at]: [null, null] },
    ...more,
  });
  rim.player(0).encounters('space');
  return rim;
};

describe('choose one', () => {
  // Cantonica 9, the test failed: pay 3,000 credits or lose 1 fame.
  const caught = (play: Play, credits: number, fame: number) =>
    draws(play, 'cantonica-ord-mantell-9', { at: 'cantonica', credits, fame }, { dice: ['blank', 'blank'] });

  it('OR-FAME-01 OR-WORD-02 · a loss of fame may be chosen without any fame: nothing is lost', (play) => {
    const rim = caught(play, 5000, 0);
    rim.player(0).asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:1');
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([5000, 0]);
    rim.player(1).asked('prompt.planning');
    const pays = caught(play, 5000, 0);
    pays.player(0).asked('prompt.choose').answers('choice:0');
    expect([pays.player(0).credits, pays.player(0).fame]).toEqual([2000, 0]);
    pays.table.leavesOpen();
  });

  it('OR-WORD-04 OR-CREDIT-03 · a price that can’t be paid may not; one option left is taken unasked', (play) => {
    const rim = caught(play, 2999, 2);
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([2999, 1]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-REP-03 OR-WORD-02 · a loss of reputation may be chosen with a bad one', (play) => {
    // A navpoint with a patrol, card 6: pay 1,000 credits or lose reputation with the patrol.
    const rim = draws(
      play,
      'navpoint-6',
      { at: 'nav-17', credits: 3000, reputation: { hutt: 'bad' }, character: 'bossk' },
      { patrols: { hutt: 'nav-18', rebel: 'nav-17' } },
    );
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).credits, rim.player(0).reputation('rebel')]).toEqual([3000, 'bad']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-WORD-04 OR-EX-04 · a reputation that is a price can’t be given twice, and the refusal says so', (play) => {
    // Nal Hutta 4: give reputation with the Hutts for 1 fame, or gain some; the Maelstrom 9: a cargo, or a test.
    const rim = draws(
      play,
      'kessel-maelstrom-9',
      { at: 'maelstrom', character: 'ketsu-onyo' },
      { dice: ['crit', 'crit'] },
    );
    expect([rim.player(0).state.shipDamage, rim.state.extraTurn]).toEqual([0, true]);
    rim.player(0).asked('prompt.planning');
  });

  it('OR-GAP-41 OR-BUY-08 · a purchase may be chosen and then left', (play) => {
    // Kessel 10: suffer 1 damage and gain 4,000 credits, or buy cargo for 1,000 less. Nobody can afford anything here.
    const rim = draws(
      play,
      'kessel-maelstrom-10',
      { at: 'kessel', credits: 0 },
      { market: { cargo: ['stolen-hyperfuel'] } },
    );
    rim.player(0).asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:1');
    expect([rim.player(0).credits, rim.player(0).state.characterDamage]).toEqual([0, 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GAP-41 OR-TIE-01 · an option about another player needs one it can mean', (play) => {
    // Lothal 10: 2,000 credits and a patrol may leave, or fight somebody here with a bad reputation.
    const alone = draws(play, 'lothal-mon-calamari-10', { at: 'lothal' });
    alone.player(0).asked('prompt.may').answers('pass');
    expect(alone.player(0).credits).toBe(2000);
    alone.player(1).asked('prompt.planning');
  });
});
