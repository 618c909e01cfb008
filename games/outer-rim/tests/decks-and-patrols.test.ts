import { move, Table } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { FACTIONS, MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { RimState } from '../rules/state.ts';
import { type Position, type Rim, subject, table, turnOf } from './kit.ts';

/** Only so many cards are left in a market deck. */
const leaves =
  (deck: MarketDeck, count: number) =>
  (state: RimState): void => {
    const g = new Table<RimState>(game, state);
    const slot = MARKET_DECKS.indexOf(deck);
    const pile = [...(state.zones.market[slot] ?? []), ...(state.zones.marketTop[slot] ?? [])];
    for (const card of pile.slice(0, pile.length - count)) move(g, card, 'removed');
  };

describe('drawing and discarding', () => {
  /** The Ring of Kafrene, card 10: 1,000 credits, then a bounty without paying. */
  const informer = (play: Play, more: Position): Rim =>
    turnOf(
      play,
      'encounter',
      { at: 'ring-of-kafrene' },
      {
        contacts: { 'ring-of-kafrene': [null, null] },
        encounters: { 'ring-of-kafrene-takodana': ['ring-of-kafrene-takodana-10'] },
        ...more,
      },
    );

  it('OR-DECK-05 · who gets one card of a market deck gets the faceup one', (play) => {
    const rim = informer(play, { market: { bounty: ['bounty-maz-kanata', 'bounty-chewbacca'] } });
    rim.player(0).encounters('space').asked('prompt.buy').offers('buy:bounty', 'done').answers('buy:bounty');
    expect([rim.player(0).assets, rim.top('bounty'), rim.player(0).credits]).toEqual([
      ['bounty-maz-kanata'],
      'bounty-chewbacca',
      1000,
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-COMP-04 OR-GAP-28 · the last card of a deck can be taken; of none nothing comes, and the rest of the text still does', (play) => {
    const market = { bounty: ['bounty-maz-kanata'] };
    const last = informer(play, { market, change: leaves('bounty', 1) });
    last.player(0).encounters('space').asked('prompt.buy').answers('buy:bounty');
    expect([last.player(0).assets, last.top('bounty')]).toEqual([['bounty-maz-kanata'], null]);
    last.player(1).asked('prompt.planning');
    const none = informer(play, { change: leaves('bounty', 0) });
    none.player(0).encounters('space');
    expect([none.player(0).assets, none.player(0).credits]).toEqual([[], 1000]);
    none.player(1).asked('prompt.planning');
  });

  it('OR-DECK-02 OR-DISC-01 OR-PMOVE-02 · what is discarded under an empty deck is its top card: faceup and for sale, but it moves no patrol', (play) => {
    // The job deck is empty when the Hutt favour, done, goes back; its symbol would bring the Hutts nearer.
    const rim = turnOf(
      play,
      'encounter',
      { at: 'ord-mantell', assets: ['hutt-favor'] },
      { contacts: { 'ord-mantell': [null, null] }, change: leaves('job', 0), dice: ['crit', 'blank'] },
    );
    const { space } = rim.patrol('hutt');
    rim.player(0).encounters('job hutt-favor');
    expect([rim.top('job'), rim.names('market', MARKET_DECKS.indexOf('job'))]).toEqual(['hutt-favor', []]);
    expect(rim.patrol('hutt').space).toBe(space);
    rim.player(1).plans('credits').does('market');
    rim.player(1).asked('prompt.market').answers('buy:job');
    expect([rim.player(1).assets, rim.top('job')]).toEqual([['hutt-favor'], null]);
    rim.table.leavesOpen();
  });

  it('OR-DECK-03 OR-MKT-06 · gear traded in for the last card of its deck is the next top card', (play) => {
    const rim = turnOf(
      play,
      'action',
      { credits: 1000, assets: ['dl-44'] },
      { market: { 'gear-mod': ['vibroknife'] }, change: leaves('gear-mod', 1), patrols: { syndicate: 'nav-17' } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('dl-44');
    expect([rim.player(0).assets, rim.player(0).credits, rim.top('gear-mod')]).toEqual([['vibroknife'], 0, 'dl-44']);
    // bought, so the symbol on it counts: the Syndicate comes to Kessel
    expect(rim.patrol('syndicate').space).toBe('kessel');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-COMP-04 · an encounter deck without a card: the encounter is over, and so is the turn', (play) => {
    const rim = turnOf(
      play,
      'encounter',
      {},
      {
        change: (state) => {
          const g = new Table<RimState>(game, state);
          for (const card of [...(state.zones.encounters[2] ?? [])]) move(g, card, 'removed');
        },
      },
    );
    rim.player(0).encounters('space');
    expect(rim.player(0).state).toMatchObject({ credits: 0, characterDamage: 0, shipDamage: 0 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DISC-02 · the card says whether it leaves the game: a favour is done again, a relic is not', (play) => {
    const complete = (job: string, at: 'ord-mantell' | 'tatooine', tests: number) => {
      const dice = Array.from({ length: tests }, () => ['crit', 'blank'] as const).flat();
      const rim = turnOf(play, 'encounter', { at, assets: [job] }, { contacts: { [at]: [null, null] }, dice });
      rim.player(0).encounters(`job ${job.replace('market/', '')}`);
      rim.player(1).asked('prompt.planning');
      const name = job.replace('market/', '');
      return [rim.player(0).assets, rim.names('market', 3).includes(name), rim.names('removed').includes(name)];
    };
    expect(complete('hutt-favor', 'ord-mantell', 1)).toEqual([[], true, false]);
    expect(complete('market/jabbas-hidden-stash', 'tatooine', 4)).toEqual([[], false, true]);
  });

  it('OR-DISC-04 OR-CREW-05 · a token that leaves the map waits beside it, for everybody to see, and can come back', (play) => {
    const rim = turnOf(
      play,
      'encounter',
      { credits: 4000, assets: ['databank/boshek'] },
      { contacts: { kessel: ['lobot up', 'garindan'] } },
    );
    expect(rim.names('tokens')).toEqual(['boshek']);
    rim.player(0).encounters('lobot').asked('prompt.may').answers('use');
    expect(rim.names('tokens')).toEqual(['boshek', 'lobot']);
    rim.player(0).asked('prompt.make-room').answers('boshek');
    expect([rim.names('tokens'), rim.contacts('kessel')]).toEqual([['lobot'], ['boshek', '?']]);
    expect(rim.table.view('spectator').zones.tokens?.[0]?.cards.map(({ face }) => face)).toEqual(['contact/lobot']);
    expect(rim.names('removed')).not.toContain('lobot');
    rim.player(1).asked('prompt.planning');
  });
});

describe('the databank', () => {
  /** The number on the back of a databank card. */
  const numberOf = (state: Rim['state'], card: number): number =>
    Number(game.backOf?.(game.faces[state.cards.face[card] ?? -1] ?? ''));
  const numbers = (state: Rim['state']): readonly number[] =>
    state.zones.databank.flat().map((card) => numberOf(state, card));

  it('OR-DATA-04 · the backs tell how many copies of a number there are, and not which is next', (play) => {
    const rim = turnOf(play, 'action', { assets: ['databank/92-a'] });
    const piles = rim.table.view(1).zones.databank ?? [];
    const slots = rim.state.zones.databank.map(([card = -1]) => numberOf(rim.state, card));
    // four of 92, one of which somebody owns
    const counts = [1, 11, 40, 41, 42, 90, 91, 92].map((number) => piles[slots.indexOf(number)]?.count);
    expect(counts).toEqual([4, 1, 3, 2, 1, 4, 4, 3]);
    expect(piles.flatMap(({ cards }) => cards)).toEqual([]);
    rim.player(0).asked('prompt.action');
  });

  it('OR-DATA-01 OR-SETUP-26 · in the order of the numbers, from the first turn on', (play) => {
    const match = play(subject, { seats: 2, dice: 'any' });
    const first = match.state.firstPlayer;
    for (const [seat, character] of [
      [first, 'boba-fett'],
      [1 - first, 'han-solo'],
    ] as const) {
      match.seat(seat).asked('prompt.character').answers(character);
      match.seat(seat).asked('prompt.starting-ship').answers('ship:g9-rigger');
    }
    // a card 90 and a card 91 have been dealt
    expect(numbers(match.state)).toHaveLength(51);
    expect(numbers(match.state)).toEqual(numbers(match.state).toSorted((a, b) => a - b));
    match.seat(first).asked('prompt.planning');
  });

  it('OR-DATA-01 OR-DISC-03 · a card that goes back is mixed with its copies and with nothing else', (play) => {
    const order = (rim: Rim): string => JSON.stringify(rim.state.zones.databank.slice(1));
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      // Card 1-d, blank: Ketsu passes a test of Stealth and delivers.
      const rim = turnOf(play, 'action', { assets: ['stolen-supplies'] }, { seed, dice: ['blank', 'hit', 'blank'] });
      const before = order(rim);
      rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
      expect([order(rim) === before, rim.player(0).fame]).toEqual([true, 1]);
      rim.player(1).asked('prompt.planning');
      return rim.names('databank', 0).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('patrols and the market', () => {
  const places = (rim: Rim) => FACTIONS.map((faction) => rim.patrol(faction).space);

  it('OR-GAP-15 · patrols follow the active player: nobody else’s new card brings one', (play) => {
    // The patrol stands beside Jyn, who is given a market card: nothing is revealed, nobody moves.
    const position: Position = {
      step: 'action',
      contacts: { kessel: [null, null] },
      players: [
        { character: 'ketsu-onyo', at: 'kessel', assets: ['vibroknife'] },
        { character: 'jyn-erso', at: 'kessel' },
        { character: 'bossk', at: 'nav-21' },
      ],
      patrols: { hutt: 'nav-23' },
      market: { bounty: ['bounty-boshek', 'bounty-greedo'] },
    };
    const gift = table(play, position);
    const before = places(gift);
    gift.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    gift.player(0).asked('prompt.offer').answers('vibroknife');
    gift.player(1).asked('prompt.terms').answers('accept');
    expect([gift.player(1).assets, places(gift), gift.top('bounty')]).toEqual([
      ['vibroknife'],
      before,
      'bounty-boshek',
    ]);
    gift.table.leavesOpen();
    // Ketsu buys: four spaces towards her, past Bossk, who is nearer
    const purchase = table(play, position);
    purchase.player(0).buys('bounty');
    expect(purchase.patrol('hutt').space).toBe('kessel');
    purchase.table.leavesOpen();
  });

  it('OR-GAP-16 · a card moves one patrol, and the others stay', (play) => {
    const rim = turnOf(
      play,
      'action',
      {},
      { patrols: { hutt: 'nav-18' }, market: { bounty: ['bounty-boshek', 'bounty-greedo'] } },
    );
    const before = places(rim);
    rim.player(0).buys('bounty');
    expect(places(rim)).toEqual(before.map((space) => (space === 'nav-18' ? 'kessel' : space)));
    rim.player(0).asked('prompt.encounter');
  });
});
