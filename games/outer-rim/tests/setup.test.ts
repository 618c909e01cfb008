import { it, type Play, type Setting } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { CHARACTERS, cardOf, ENCOUNTER_DECKS, FACTIONS, type Faction, MARKET_DECKS, TILES } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { RimState } from '../rules/state.ts';
import { subject, table } from './kit.ts';

/** Sides of the die: 1 a hit, 4 a crit, 5 a focus, 7 a blank. */
const HITS = (hits: number): number[] => Array.from({ length: 6 }, (_, i) => (i < hits ? 1 : 7));

/** A fresh table: everything from the box on. */
const fresh = (play: Play, setting: Partial<Setting<RimState>> = {}) =>
  play(subject, { seats: 3, dice: [...HITS(2), ...HITS(4), ...HITS(1)], ...setting });

describe('setting up', () => {
  it('OR-SETUP-01 OR-SETUP-04 OR-SETUP-06 OR-SETUP-15 OR-COMP-01 · map, patrols and contacts lie there before anybody chooses', (play) => {
    const match = fresh(play);
    // Level 1 on the board; the next one of a faction is level 2, until there is none.
    expect(match.state.patrols.map(({ level }) => level)).toEqual([1, 1, 1, 1]);
    expect(match.state.zones.contacts.map((pile) => pile.length)).toEqual(new Array(22).fill(1));
    expect(match.view('spectator').zones.contacts?.every(({ cards }) => cards.length === 0)).toBe(true);
    match.seat(1).asked('prompt.character');
  });

  it('OR-SETUP-07 OR-DICE-01 · six dice each, most hits and crits begin; each such die counts one', (play) => {
    const match = fresh(play, { dice: [1, 1, 1, 5, 5, 7, 4, 4, 4, 4, 7, 7, 5, 5, 5, 5, 5, 5] });
    expect(match.state.firstPlayer).toBe(1);
    match.seat(1).asked('prompt.character');
  });

  it('OR-SETUP-08 OR-DIFF-02 · only those who are tied roll again', (play) => {
    const match = fresh(play, { dice: [...HITS(3), ...HITS(1), ...HITS(3), ...HITS(0), ...HITS(2)] });
    expect(match.state.firstPlayer).toBe(2);
    match.seat(2).asked('prompt.character');
  });

  it('OR-SETUP-09 OR-SETUP-10 OR-CHAR-02 OR-GOLD-04 · clockwise, and a character that was chosen is gone', (play) => {
    const match = fresh(play);
    match
      .seat(1)
      .asked('prompt.character')
      .by('OR-SETUP-09')
      .offers(...CHARACTERS)
      .answers('bossk');
    // the ship is part of the choice: whoever comes later sees it
    match.seat(2).notAsked();
    match.seat(1).asked('prompt.starting-ship').by('OR-SETUP-13').answers('ship:g-1a-starfighter');
    expect(match.pile('ship', 1)).toEqual(['ship/g-1a-starfighter']);
    match
      .seat(2)
      .asked('prompt.character')
      .offers(...CHARACTERS.filter((each) => each !== 'bossk'))
      .answers('ig-88');
    match.seat(2).asked('prompt.starting-ship').answers('ship:g9-rigger');
    match.seat(0).asked('prompt.character').answers('jyn-erso');
    expect([0, 1, 2].map((seat) => match.pile('character', seat))).toEqual([
      ['character/jyn-erso'],
      ['character/bossk'],
      ['character/ig-88'],
    ]);
    expect(match.state.players.every(({ characterFlipped }) => !characterFlipped)).toBe(true);
    match.seat(0).asked('prompt.starting-ship');
  });

  const chosen = (play: Play, first: string, second: string, setting: Partial<Setting<RimState>> = {}) => {
    const match = fresh(play, { seats: 2, dice: [...HITS(3), ...HITS(1)], ...setting });
    match.seat(0).asked('prompt.character').answers(first).asked('prompt.starting-ship').answers('ship:g9-rigger');
    match.seat(1).asked('prompt.character').answers(second);
    return match;
  };

  it('OR-SETUP-20 OR-SETUP-11 OR-SETUP-12 OR-SETUP-13 OR-SETUP-14 OR-SETUP-16 OR-SETUP-17 OR-SETUP-21 OR-DIFF-51 · a ship chosen before the start card is seen, credits by seat, reputation as the character says', (play) => {
    const match = chosen(play, 'boba-fett', 'han-solo');
    expect([match.pile('assets', 0), match.pile('assets', 1)]).toEqual([[], []]);
    match
      .seat(1)
      .asked('prompt.starting-ship')
      .offers('ship:g9-rigger', 'ship:g-1a-starfighter')
      .answers('ship:g-1a-starfighter');
    expect(match.pile('assets', 0)[0]).toMatch(/^databank\/90-/);
    expect(match.pile('assets', 1)[0]).toMatch(/^databank\/91-/);
    expect([match.pile('ship', 0), match.pile('ship', 1)]).toEqual([['ship/g9-rigger'], ['ship/g-1a-starfighter']]);
    const [boba, han] = match.state.players;
    expect([boba?.credits, han?.credits, boba?.fame, han?.fame]).toEqual([4000, 6000, 0, 0]);
    const by = (faction: Faction): number => FACTIONS.indexOf(faction);
    expect(boba?.reputation.map((value, i) => (i === by('hutt') ? value === 1 : value === 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(han?.reputation[by('hutt')]).toBe(-1);
    // each starts where the card says
    const planets = [0, 1].map((seat) => {
      const card = cardOf(match.pile('assets', seat)[0] ?? '');
      return card.component === 'databank' && card.holds.what === 'start' ? card.holds.planet : null;
    });
    expect([boba?.space, han?.space]).toEqual(planets);
    match.seat(0).asked('prompt.planning');
  });

  it('OR-SETUP-22 · Lando chooses whom he is in good standing with', (play) => {
    const match = chosen(play, 'lando-calrissian', 'ig-88');
    match.seat(1).asked('prompt.starting-ship').answers('ship:g9-rigger');
    match
      .seat(0)
      .asked('prompt.start-reputation')
      .offers('faction:rebel', 'faction:imperial', 'faction:hutt', 'faction:syndicate')
      .answers('faction:rebel');
    expect(match.state.players[0]?.reputation).toEqual([1, 0, 0, 0]);
    // IG-88 knows nobody.
    expect(match.state.players[1]?.reputation).toEqual([0, 0, 0, 0]);
    match.seat(0).asked('prompt.planning');
  });

  it('OR-SETUP-23 OR-SETUP-24 OR-SETUP-25 OR-SETUP-26 OR-SETUP-27 OR-DECK-03 · six markets with a card up, seven encounter decks, the databank, the other ships', (play) => {
    const match = chosen(play, 'boba-fett', 'ig-88');
    const patrols = match.state.patrols.map(({ space }) => space);
    match.seat(1).asked('prompt.starting-ship').answers('ship:g9-rigger');
    expect(match.state.zones.marketTop.map((pile) => pile.length)).toEqual(MARKET_DECKS.map(() => 1));
    expect(match.state.zones.market.map((pile) => pile.length)).toEqual([10, 9, 14, 13, 10, 8]);
    expect(match.state.zones.encounters.map((pile) => pile.length)).toEqual(ENCOUNTER_DECKS.map(() => 10));
    // Patrol icons of these cards do nothing.
    expect(match.state.patrols.map(({ space }) => space)).toEqual(patrols);
    expect(match.state.zones.ships[0]).toHaveLength(14);
    for (const zone of ['market', 'encounters', 'databank'] as const)
      expect(match.view(0).zones[zone]?.every(({ cards }) => cards.length === 0)).toBe(true);
    match.seat(0).asked('prompt.planning');
  });

  it('OR-SETUP-28 OR-LONG-01 · how long the game is, is agreed before it begins', () => {
    expect(game.options.fameToWin).toEqual([10, 12]);
  });

  it('OR-SETUP-29 OR-AISETUP-01 OR-AISETUP-02 · alone at the table one plays against the AI, and nobody rolls', (play) => {
    const match = fresh(play, { seats: 1, dice: [] });
    match.seat(0).asked('prompt.character').answers('boba-fett');
    match.seat(0).asked('prompt.starting-ship').answers('ship:g9-rigger');
    match
      .seat(0)
      .asked('prompt.opponent')
      .offers('han-solo', 'lando-calrissian', 'doctor-aphra', 'jyn-erso')
      .answers('han-solo');
    expect(match.state.players).toHaveLength(2);
    match.seat(0).asked('prompt.planning');
  });
});

describe('the modular map', () => {
  it('OR-MODULAR-01 OR-MODULAR-02 OR-MODULAR-04 · the tiles in any order between the two endcaps', (play) => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = fresh(play, { options: { map: 'modular' }, seed, dice: 'any' });
      orders.add(String(match.state.map));
      // Rebels and Syndicate at one end, Empire and Hutts at the other, each beside its stack.
      const [rebel, imperial, hutt, syndicate] = match.state.patrols.map(({ space }) => space);
      expect(new Set([rebel, imperial, hutt, syndicate]).size).toBe(4);
      match.leavesOpen();
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(TILES).toHaveLength(6);
  });
});

describe('nearest', () => {
  it('OR-NEAR-01 OR-NEAR-03 · a patrol in the own space is the nearest one', (play) => {
    // The chart of the Maelstrom (card 10): whoever fails is found by the nearest patrol.
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'maelstrom' }, {}],
      patrols: { hutt: 'nav-15', rebel: 'nav-4' },
      encounters: { 'kessel-maelstrom': ['kessel-maelstrom-10'] },
      dice: ['blank', 'blank'],
    });
    rim.player(0).encounters('space');
    expect(rim.patrol('hutt').space).toBe('maelstrom');
    rim.table.leavesOpen();
  });

  it('OR-NEAR-02 · of several equally near the active player chooses', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'maelstrom' }, {}],
      patrols: { hutt: 'nav-15', rebel: 'nav-19' },
      encounters: { 'kessel-maelstrom': ['kessel-maelstrom-10'] },
      dice: ['blank', 'blank'],
    });
    rim.player(0).encounters('space');
    rim.player(0).asked('prompt.faction').offers('faction:hutt', 'faction:rebel').answers('faction:rebel');
    expect([rim.patrol('rebel').space, rim.patrol('hutt').space]).toEqual(['maelstrom', 'nav-15']);
    rim.table.leavesOpen();
  });
});
