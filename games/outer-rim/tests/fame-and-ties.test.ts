import { it, type Play } from '@cantina/kernel/testing';
import { plain, type Reader } from '@cantina/text';
import { describe, expect } from 'vitest';
import { playable } from '../index.ts';
import { gameTexts } from '../text/index.ts';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/**
 * Both have 9 fame. The wardrobe brings the second player +1 (two good reputations), the holotable the first (two crew):
 * each holds what only helps the other.
 */
const almost = (one: Seating, two: Seating, more: Position = {}): Position => ({
  step: 'action',
  players: [
    {
      character: 'ketsu-onyo',
      ship: 'hwk-290',
      at: 'kessel',
      fame: 9,
      assets: ['extravagant-wardrobe', 'databank/lobot', 'databank/boshek'],
      ...one,
    },
    {
      character: 'boba-fett',
      at: 'kessel',
      fame: 9,
      assets: ['dejarik-holotable'],
      reputation: { hutt: 'good', rebel: 'good' },
      ...two,
    },
  ],
  ...more,
});

function swap(rim: Rim): void {
  rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
  rim.player(0).asked('prompt.offer').answers('extravagant-wardrobe', 'dejarik-holotable');
  rim.player(1).asked('prompt.terms').answers('accept');
}

/** One card for the first player, on its planet. */
const drawing = (card: string, players: readonly Seating[], more: Position = {}): Position => ({
  step: 'encounter',
  players,
  encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] },
  ...more,
});

describe('ten fame at the same moment', () => {
  it('OR-WIN-02 OR-TIE-02 · the richer one wins', (play) => {
    const first = table(play, almost({ credits: 2000 }, { credits: 1000 }));
    swap(first);
    first.table.wonBy(0);
    const second = table(play, almost({ credits: 1000 }, { credits: 2000 }));
    swap(second);
    second.table.wonBy(1);
  });

  it('OR-WIN-02 OR-GOAL-05 · also when one deal is the goal of both', (play) => {
    // Bossk lacks 15,000 worth of gear and mods, IG-88 a second droid: each has what the other needs.
    const deal = (bossk: number, ig88: number) => {
      const rim = table(play, {
        step: 'action',
        players: [
          {
            character: 'bossk',
            at: 'kessel',
            fame: 9,
            credits: bossk,
            assets: ['ion-cannon', 'dl-44', 'databank/w1-le'],
          },
          {
            character: 'ig-88',
            ship: 'hwk-290',
            at: 'kessel',
            fame: 9,
            credits: ig88,
            assets: ['mpl-57', 'databank/4-lom'],
          },
        ],
      });
      rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
      rim.player(0).asked('prompt.offer').answers('w1-le', 'mpl-57');
      rim.player(1).asked('prompt.terms').answers('accept');
      return rim.table;
    };
    deal(2000, 1000).wonBy(0);
    deal(1000, 2000).wonBy(1);
  });

  it('OR-WIN-03 · equally rich: whoever sits furthest from the first player', (play) => {
    const last = table(play, almost({}, {}));
    swap(last);
    last.table.wonBy(1);
    const around = table(
      play,
      almost(
        {},
        {},
        {
          change: (state) => {
            state.firstPlayer = 1;
          },
        },
      ),
    );
    swap(around);
    around.table.wonBy(0);
  });

  it('OR-GAP-37 · three at once: the richest of all, and with equal credits the last in turn order', (play) => {
    // No single deal reaches three players, so the third has the tenth fame already when the others swap.
    const all = (credits: readonly [number, number, number], firstPlayer = 0) => {
      const { players = [] } = almost({ credits: credits[0] }, { credits: credits[1] });
      const third = { character: 'jyn-erso', at: 'naboo', fame: 10, credits: credits[2] } as const;
      const rim = table(play, {
        step: 'action',
        players: [...players, third],
        change: (state) => {
          state.firstPlayer = firstPlayer;
        },
      });
      swap(rim);
      return rim.table;
    };
    all([3000, 1000, 2000]).wonBy(0);
    all([1000, 3000, 2000]).wonBy(1);
    all([1000, 2000, 3000]).wonBy(2);
    all([1000, 1000, 1000]).wonBy(2);
    all([1000, 1000, 1000], 2).wonBy(1);
    all([2000, 1000, 2000], 1).wonBy(0);
  });

  it('OR-EX-19 · fame that came with an asset goes with it', (play) => {
    const rim = table(
      play,
      almost({ fame: 5, reputation: { hutt: 'good', rebel: 'good' } }, { fame: 2, reputation: {} }),
    );
    expect([rim.player(0).fame, rim.player(1).fame]).toEqual([6, 2]);
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('extravagant-wardrobe');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).fame, rim.player(1).fame]).toEqual([5, 2]);
    rim.table.leavesOpen();
  });

  it('OR-FAME-02 OR-WIN-01 OR-SLOT-06 · fame of an asset counts only once it has found a slot', (play) => {
    // The chromium hull brings 2 fame to a ship whose only Mod slot is taken.
    const refit = (discarded: string) => {
      const rim = table(play, {
        step: 'action',
        players: [{ character: 'bossk', at: 'kessel', fame: 8, credits: 20_000, assets: ['quad-laser-cannon'] }, {}],
        market: { luxury: ['chromium-hull', 'sy-snootles'] },
      });
      rim.player(0).buys('luxury').asked('prompt.trade-in').answers('done');
      rim.player(0).asked('prompt.make-room').offers('quad-laser-cannon', 'chromium-hull').answers(discarded);
      return rim;
    };
    const kept = refit('chromium-hull');
    expect([kept.player(0).fame, kept.state.outcome]).toEqual([8, null]);
    kept.table.leavesOpen();
    refit('quad-laser-cannon').table.wonBy(0);
  });

  it('OR-FAME-02 · the track in the terminal counts it, too', (play) => {
    const rim = table(play, almost({ fame: 5, reputation: { hutt: 'good', rebel: 'good' } }, { fame: 2 }));
    const reader: Reader = { lang: 'en', seat: 0, seatName: String, faceName: String, book: playable.book };
    const drawn = plain(gameTexts.en.board?.(rim.table.match.view(0), reader) ?? []);
    expect(drawn.match(/Fame \d+/g)).toEqual(['Fame 6', 'Fame 2']);
    rim.table.leavesOpen();
  });

  it('OR-EX-01 · a promise is only a promise: credits given are gone', (play) => {
    const rim = table(play, almost({ credits: 3000, fame: 1 }, { fame: 1 }));
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('credits:gives#0=1000', 'credits:gives#1=2000');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([0, 3000]);
    rim.player(0).asked('prompt.trade-partner').answers('done').does('end');
    rim.player(1).notAsked();
    rim.player(0).asked('prompt.encounter');
  });
});

describe('the most fame', () => {
  /** Cantonica, card 7: 2,000 credits, and the player with the most fame loses 2,000. */
  const rich = { credits: 5000 } as const;
  const tax = (play: Play, fame: readonly [number, number, number], third: Seating = {}): Rim =>
    table(
      play,
      drawing(
        'cantonica-ord-mantell-7',
        [
          { character: 'bossk', at: 'cantonica', fame: fame[0], ...rich },
          { character: 'jyn-erso', at: 'takodana', fame: fame[1], ...rich },
          { character: 'boba-fett', at: 'naboo', fame: fame[2], ...rich, ...third },
        ],
        { contacts: { cantonica: [null, null] } },
      ),
    );
  const credits = (rim: Rim): readonly number[] => rim.state.players.map((player) => player.credits);

  it('OR-EX-07 OR-FAME-03 OR-FAME-04 OR-DIFF-47 OR-TIE-01 · several have the most: the active player says who pays', (play) => {
    const rim = tax(play, [1, 4, 4]);
    rim.player(0).encounters('space');
    rim.player(0).asked('prompt.player').offers('seat:1', 'seat:2').answers('seat:2');
    expect(credits(rim)).toEqual([7000, 5000, 3000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-FAME-04 · the active player may name somebody who shares the fame but has nothing to lose', (play) => {
    const rim = tax(play, [4, 1, 4], { credits: 0 });
    rim.player(0).encounters('space');
    rim.player(0).asked('prompt.player').offers('seat:0', 'seat:2').answers('seat:2');
    expect(credits(rim)).toEqual([7000, 5000, 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-FAME-04 OR-DEFEAT-08 · a defeat protects from attacks, not from fame', (play) => {
    const rim = tax(play, [1, 2, 4], { defeated: true, characterDamage: 4 });
    rim.player(0).encounters('space');
    expect(credits(rim)).toEqual([7000, 5000, 3000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-FAME-05 · “if you have the most fame” is true for those who share it', (play) => {
    // Naboo: 3,000 for the most famous; the others need Knowledge.
    const visit = (other: number, dice: Position['dice']) => {
      const rim = table(
        play,
        drawing(
          'ryloth-naboo-6',
          [
            { character: 'bossk', at: 'naboo', fame: 3 },
            { character: 'jyn-erso', at: 'takodana', fame: other },
          ],
          { contacts: { naboo: [null, null] }, dice: dice ?? [] },
        ),
      );
      rim.player(0).encounters('space');
      rim.table.leavesOpen();
      return rim.player(0).credits;
    };
    expect([visit(3, []), visit(4, ['hit', 'focus'])]).toEqual([3000, 0]);
  });
});

describe('“to” and “and”', () => {
  it('OR-EX-04 OR-DIFF-32 · reputation one has not got cannot be paid for fame', (play) => {
    // Nal Hutta, card 4: a Hutt reputation to gain 1 fame, or gain Hutt reputation.
    const rim = table(
      play,
      drawing('tatooine-nal-hutta-4', [{ character: 'bossk', at: 'nal-hutta', reputation: { hutt: 'bad' } }, {}], {
        contacts: { 'nal-hutta': [null, null] },
      }),
    );
    rim.player(0).encounters('space');
    expect([rim.player(0).fame, rim.player(0).reputation('hutt')]).toEqual([0, 'neutral']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-EX-05 OR-DIFF-33 · what cannot be lost does not keep anybody from gaining', (play) => {
    // Kessel, card 7: 4,000 credits and less reputation with the Syndicate, or more of it.
    const rim = table(
      play,
      drawing('kessel-maelstrom-7', [{ character: 'bossk', at: 'kessel', reputation: { syndicate: 'bad' } }, {}], {
        contacts: { kessel: [null, null] },
      }),
    );
    rim.player(0).encounters('space').asked('prompt.choose').answers('choice:0');
    expect([rim.player(0).credits, rim.player(0).reputation('syndicate')]).toEqual([4000, 'bad']);
    rim.player(1).asked('prompt.planning');
  });
});
