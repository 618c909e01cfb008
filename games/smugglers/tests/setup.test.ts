import { it, type Scenario } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import {
  BRIX_SECTOR,
  characters,
  GOODS,
  KOROTH_SECTOR,
  labelOf,
  NEBULAE,
  planets,
  sectorAt,
  sectorNamed,
  sectors,
  WORMHOLES,
} from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { SmugglersState } from '../rules/state.ts';
import { subject } from './kit.ts';

describe('components', () => {
  it('SG-COMP-03 SG-COMP-04 SG-COMP-07 SG-COMP-02 · a ship log and a planet card hold what they must', (play) => {
    const table = play(subject, { seats: 2 });
    expect(Object.keys(table.state.players[0] ?? {}).sort()).toEqual(
      [
        ...['brix', 'bounty', 'cargoPods', 'character', 'credits', 'engines', 'hull', 'kills', 'lasers', 'lightspeed'],
        ...['sector', 'shields', 'status', 'weapons', 'medtech', 'luxuries', 'robots', 'food'],
      ].sort(),
    );
    expect([...GOODS]).toEqual(['weapons', 'medtech', 'luxuries', 'robots', 'food']);
    const earth = planets.find(({ id }) => id === 'earth');
    expect(earth).toEqual({
      id: 'earth',
      sector: 70,
      starport: 'large',
      demand: { weapons: 'illegal', medtech: 'low', luxuries: 'veryHigh', robots: 'low', food: 'high' },
    });
    for (const player of table.state.players) expect(Number.isInteger(player.credits)).toBe(true);
    table.leavesOpen();
  });

  it('SG-COMP-08 SG-COMP-09 SG-Q-01 · two to six players; every deck has its discard pile', () => {
    expect(game.seats).toEqual({ min: 2, max: 6 });
    expect(Object.keys(game.zones)).toEqual(
      expect.arrayContaining(['planetDeck', 'planetDiscard', 'fateDeck', 'fateDiscard']),
    );
  });

  it('SG-SECT-01 SG-SECT-02 SG-SECT-03 SG-SECT-04 SG-EX-02 · sectors are known by their numbers', () => {
    expect([sectorNamed('B-070'), sectorNamed('G-043'), sectorNamed('A-070')]).toEqual([70, 43, 70]);
    expect([labelOf(70), labelOf(43)]).toEqual(['B-070', 'G-043']);
    // Down the first column, then on at the top of the second.
    expect(sectors.slice(0, 8).map(({ column, row }) => [column, row])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((row) => [1, row]),
      [2, 1],
    ]);
    // The centre of 85, in the middle column and row.
    expect([sectors.length, sectorAt(43).column, sectorAt(43).row]).toEqual([85, 7, 4]);
  });

  it('SG-SECT-05 SG-SECT-06 SG-Q-02 SG-KOR-03 · Brix and Koroth face each other; five wormholes', () => {
    expect([sectorAt(BRIX_SECTOR).column, sectorAt(KOROTH_SECTOR).column]).toEqual([1, 13]);
    expect(WORMHOLES.map((sector) => sectorAt(sector).wormhole)).toEqual([1, 2, 3, 4, 5]);
    expect(NEBULAE).toHaveLength(10);
    const sites = planets.map(({ sector }) => sector);
    expect(new Set(sites).size).toBe(30);
    for (const sector of sites) expect(sectorAt(sector).kind).toBe('space');
    expect(sites.filter((sector) => [43, BRIX_SECTOR, KOROTH_SECTOR].includes(sector))).toEqual([]);
  });
});

describe('dealing characters', () => {
  for (const [seats, each, left] of [
    [2, 6, 0],
    [3, 4, 0],
    [4, 3, 0],
    [5, 2, 2],
    [6, 2, 0],
  ] as const) {
    it(`SG-SET-04 SG-SET-05 SG-Q-04 SG-EX-12 · ${seats} players get ${each} each`, (play) => {
      const table = play(subject, { seats });
      for (let seat = 0; seat < seats; seat++) {
        expect(table.pile('hand', seat)).toHaveLength(each);
        const seen = table.view(seat).zones.hand?.map(({ cards }) => cards.length);
        expect(seen).toEqual(Array.from({ length: seats }, (_, other) => (other === seat ? each : 0)));
      }
      // What is left over stays face down, for everybody.
      expect(table.pile('characterDeck')).toHaveLength(left);
      expect(table.view(0).zones.characterDeck?.[0]).toEqual({ count: left, cards: [] });
      table.leavesOpen();
    });
  }

  const hands = {
    seats: 3,
    step: 'swap',
    zones: {
      hand: [['jax-corvane', 'mira-sol'], ['tobias-rusk', 'nyx-vantreau'], ['ivo-marchetti']],
      planetDeck: planets.map(({ id }) => id),
      fateDeck: ['quiet-space', 'quiet-space', 'quiet-space'],
    },
  } as const;

  /** Who has refused whom, as the log tells it. */
  const refusal = ({ match }: Scenario<SmugglersState>) =>
    match.log('spectator').find(({ type }) => type === 'swap-refused')?.data;

  it('SG-SET-06 SG-Q-04 SG-Q-57 · characters are traded as both sides like, and only they see them', (play) => {
    const table = play(subject, hands);
    table
      .seat(0)
      .asked('prompt.swap')
      .by('SG-SET-06')
      .offers('pass', 'seat:1', 'seat:2')
      .answers('seat:1')
      .asked('prompt.swap-offer')
      .answers('jax-corvane');
    expect(table.view(2).zones.hand?.[0]?.cards).toEqual([]);
    table.seat(1).asked('prompt.swap-answer').offers('return', 'accept', 'decline').answers('return');
    table.seat(1).asked('prompt.swap-return').answers('tobias-rusk', 'nyx-vantreau');
    table.seat(0).asked('prompt.swap-confirm').answers('yes');
    expect([table.pile('hand', 0), table.pile('hand', 1)]).toEqual([
      ['mira-sol', 'tobias-rusk', 'nyx-vantreau'],
      ['jax-corvane'],
    ]);
    table.seat(1).asked('prompt.swap');
  });

  it('SG-SET-06 · trading is over when all have passed in a row', (play) => {
    const table = play(subject, hands);
    table.seat(0).asked('prompt.swap').answers('pass');
    table.seat(1).asked('prompt.swap').answers('pass');
    // A proposal, even a declined one, gives everybody the word again
    table.seat(2).asked('prompt.swap').answers('seat:0').asked('prompt.swap-offer').answers('ivo-marchetti');
    table.seat(0).asked('prompt.swap-answer').answers('decline');
    for (const seat of [0, 1, 2]) table.seat(seat).asked('prompt.swap').answers('pass');
    for (const seat of [0, 1, 2]) table.seat(seat).asked('prompt.character');
  });

  it('SG-SET-06 SG-Q-54 · after ten proposals a player trading is over, and that is said', (play) => {
    const table = play(subject, hands);
    for (let i = 0; i < 30; i++) {
      const seat = i % 3;
      const other = (seat + 1) % 3;
      const card = ['jax-corvane', 'tobias-rusk', 'ivo-marchetti'][seat] ?? '';
      expect(table.match.log('spectator').some(({ type }) => type === 'swaps-over')).toBe(false);
      table.seat(seat).asked('prompt.swap').answers(`seat:${other}`).asked('prompt.swap-offer').answers(card);
      table.seat(other).asked('prompt.swap-answer').answers('decline');
    }
    for (const seat of [0, 1, 2]) table.seat(seat).asked('prompt.character');
    expect(table.match.log('spectator').at(-1)).toMatchObject({ type: 'swaps-over', data: { proposals: 30 } });
  });

  it('SG-SET-06 SG-SET-07 · a declined trade changes nothing; the last card is no gift', (play) => {
    const table = play(subject, hands);
    table.seat(0).asked('prompt.swap').answers('seat:2').asked('prompt.swap-offer').answers('jax-corvane', 'mira-sol');
    table
      .seat(2)
      .asked('prompt.swap-answer')
      .refuses('accept', 'reason.keep-one-character', 'SG-SET-07')
      .answers('decline');
    expect([0, 1, 2].map((seat) => table.pile('hand', seat).length)).toEqual([2, 2, 1]);
    expect(refusal(table)).toEqual({ seat: { seat: 2 }, other: { seat: 0 } });
    table.seat(1).asked('prompt.swap');
    // What is offered in return may be declined, too: then by the one who asked first
    const back = play(subject, hands);
    back.seat(0).asked('prompt.swap').answers('seat:1').asked('prompt.swap-offer').answers('jax-corvane');
    back.seat(1).asked('prompt.swap-answer').answers('return').asked('prompt.swap-return').answers('tobias-rusk');
    back.seat(0).asked('prompt.swap-confirm').answers('no');
    expect([0, 1].map((seat) => back.pile('hand', seat))).toEqual([hands.zones.hand[0], hands.zones.hand[1]]);
    expect(refusal(back)).toEqual({ seat: { seat: 0 }, other: { seat: 1 } });
    back.seat(1).asked('prompt.swap');
  });

  it('SG-SET-07 SG-SET-08 SG-SET-09 SG-SET-10 SG-CON-09 · everybody becomes one character', (play) => {
    const table = play(subject, { ...hands, step: 'characters', dice: [1, 6, 2] });
    table.seat(0).asked('prompt.character').offers('jax-corvane', 'mira-sol').answers('mira-sol');
    // What one has chosen nobody knows until all have.
    expect(table.view(1).zones.character?.[0]).toEqual({ count: 0, cards: [] });
    table.seat(1).asked('prompt.character').answers('nyx-vantreau');
    table.seat(2).asked('prompt.character').answers('ivo-marchetti');
    expect(table.view('spectator').zones.character?.map(({ cards }) => cards[0]?.face)).toEqual([
      'mira-sol',
      'nyx-vantreau',
      'ivo-marchetti',
    ]);
    expect(table.pile('box')).toEqual(['jax-corvane', 'tobias-rusk']);
    const [mira, nyx, ivo] = table.state.players;
    const standard = { engines: 1, lightspeed: 3, lasers: 1, shields: 0, cargoPods: 1, hull: 5 };
    expect(mira).toMatchObject({ ...standard, credits: 500, bounty: 0 });
    expect(nyx).toMatchObject({ ...standard, credits: 700, bounty: 100, cargoPods: 2 });
    expect(ivo).toMatchObject({ ...standard, credits: 300, bounty: 0 });
    table.seat(1).asked('prompt.move');
  });
});

describe('the first round', () => {
  const begin = {
    seats: 3,
    step: 'begin',
    zones: {
      character: [['jax-corvane'], ['mira-sol'], ['k-seven']],
      planetDeck: [...planets.map(({ id }) => id).filter((id) => id !== 'earth'), 'earth'],
      fateDeck: new Array<string>(6).fill('quiet-space'),
    },
    fields: { players: [0, 1, 2].map((character) => ({ ...blank(), character })) },
  } as const;

  it('SG-Q-03 · logs, credits and kept cards lie open, decks do not', (play) => {
    const table = play(subject, { ...begin, dice: [5, 3, 1] });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { fields, zones } = table.view(viewer);
      expect(fields.players).toEqual(table.state.players);
      expect([zones.fateDeck?.[0]?.cards, zones.planetDeck?.[0]?.cards]).toEqual([[], []]);
      expect(zones.planets?.every(({ cards }) => cards.length === 1)).toBe(true);
    }
    table.seat(0).asked('prompt.move');
  });

  it('SG-SET-03 SG-SET-11 SG-SET-12 SG-SET-13 SG-EX-01 · seven planets, all ships in the centre', (play) => {
    const table = play(subject, { ...begin, dice: [5, 3, 1] });
    expect([0, 1, 2, 3, 4, 5, 6].map((slot) => table.pile('planets', slot).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(table.pile('planets', 0)).toEqual(['earth']);
    expect(table.log('spectator').find(({ type }) => type === 'planet')?.data).toMatchObject({ slot: 0, sector: 70 });
    expect(table.state.players.map(({ sector }) => sector)).toEqual([43, 43, 43]);
    table.seat(0).asked('prompt.move');
  });

  it('SG-SET-01 SG-SET-02 · both decks are shuffled: nobody knows what lies where', (play) => {
    const [one, two] = ['a', 'b'].map((seed) => play(subject, { seats: 2, seed }));
    for (const pile of ['fateDeck', 'planetDeck'] as const) {
      expect(one?.pile(pile)).not.toEqual(two?.pile(pile));
      expect([...(one?.pile(pile) ?? [])].sort()).toEqual([...(two?.pile(pile) ?? [])].sort());
      expect(one?.view(0).zones[pile]?.[0]?.cards).toEqual([]);
    }
    one?.leavesOpen();
    two?.leavesOpen();
  });

  it('SG-TURN-01 · the highest die begins; only those who are tied for it roll again', (play) => {
    const table = play(subject, { ...begin, dice: [6, 2, 6, 3, 4] });
    expect([table.state.startPlayer, table.state.active, table.state.round]).toEqual([2, 2, 1]);
    table.seat(2).asked('prompt.move');
  });
});

function blank() {
  return {
    ...{ credits: 500, bounty: 0, engines: 1, lightspeed: 3, lasers: 1, shields: 0, cargoPods: 1, hull: 5 },
    ...{ weapons: 0, medtech: 0, luxuries: 0, robots: 0, food: 0, brix: [], sector: 43, kills: 0 },
    status: 'flying' as const,
  };
}

it('SG-COMP-01 · twelve characters, each with an ability of its own', () => {
  expect(new Set(characters.map(({ ability }) => ability.does)).size).toBe(12);
});
