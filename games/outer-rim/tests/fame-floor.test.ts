import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Rim, type Seating, table } from './kit.ts';

/** Two at nav-17, where they can trade; the first one has a chromium hull (+2) and has paid 1 fame. */
const owner: Seating = { character: 'ketsu-onyo', at: 'nav-17', fame: -1, assets: ['chromium-hull'] };
const friends = (play: Play, one: Seating, two: Seating = {}): Rim =>
  table(play, { step: 'action', players: [one, { character: 'bossk', at: 'nav-17', ...two }] });

const hands = (rim: Rim, card: string): void => {
  rim.player(0).asked('prompt.trade-partner').answers('seat:1').asked('prompt.offer').answers(card);
  rim.player(1).asked('prompt.terms').answers('accept');
};

describe('the fame marker', () => {
  it('OR-FAME-01 OR-FAME-02 · an asset that left at 0 brings all its fame when it comes back', (play) => {
    const rim = friends(play, owner);
    expect(rim.player(0).fame).toBe(1);
    rim.player(0).does('trade');
    hands(rim, 'chromium-hull');
    expect([rim.player(0).fame, rim.player(1).fame]).toEqual([0, 2]);
    hands(rim, 'chromium-hull');
    expect([rim.player(0).fame, rim.player(1).fame]).toEqual([2, 0]);
    rim.table.leavesOpen();
  });

  it('OR-FAME-01 OR-FAME-02 · what stands above 0 is neither swallowed nor invented', (play) => {
    const rim = friends(play, { ...owner, fame: 3 });
    rim.player(0).does('trade');
    hands(rim, 'chromium-hull');
    expect(rim.player(0).fame).toBe(3);
    hands(rim, 'chromium-hull');
    expect([rim.player(0).fame, rim.player(1).fame]).toEqual([5, 0]);
    rim.table.leavesOpen();
  });

  it('OR-FAME-02 OR-TRADE-05 · what is swapped at once never leaves a gap', (play) => {
    // The dejarik table gives 1 fame to whoever has two crew members; one is swapped for another.
    const rim = friends(
      play,
      {
        character: 'ketsu-onyo',
        at: 'nav-17',
        ship: 'hwk-290',
        fame: -1,
        assets: ['dejarik-holotable', 'databank/lobot', 'databank/boshek'],
      },
      { assets: ['databank/w1-le'] },
    );
    expect([rim.player(0).fame, rim.player(0).state.fame]).toEqual([0, -1]);
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('lobot', 'w1-le');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).fame, rim.player(0).state.fame]).toEqual([0, -1]);
    rim.table.leavesOpen();
  });

  it('OR-FAME-02 OR-REP-02 · a condition that fails and holds again: the same', (play) => {
    // Nal Hutta 4, twice: reputation with the Hutts is given for 1 fame. The wardrobe asks for two good reputations.
    const rim = table(play, {
      step: 'encounter',
      players: [
        {
          character: 'bossk',
          at: 'nal-hutta',
          fame: -1,
          reputation: { hutt: 'good', rebel: 'good' },
          assets: ['extravagant-wardrobe'],
        },
        {},
      ],
      encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-4'] },
      contacts: { 'nal-hutta': [null, null] },
    });
    expect(rim.player(0).fame).toBe(0);
    rim.player(0).encounters('space').asked('prompt.choose').answers('choice:0');
    // the wardrobe's point was gone already; the card's own is there
    expect([rim.player(0).fame, rim.player(0).reputation('hutt')]).toEqual([1, 'neutral']);
    rim.player(1).asked('prompt.planning');
  });
});
