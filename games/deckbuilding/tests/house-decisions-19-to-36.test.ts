import { seedFrom, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { game } from '../rules/game.ts';
import { duel, EMPIRE, FILLER, REBEL, shuttles, subject } from './kit.ts';
import { playedGame } from './played.ts';

it('DB-GAP-19 · Hoth prevents 2 damage again in each turn', (play) => {
  const table = duel(play, {
    empire: { play: ['star-destroyer'], deck: shuttles(5) },
    rebel: { base: 'hoth', deck: shuttles(5, 'rebel') },
  });
  table.empire.does('attack-all:base', 'end');
  expect([table.damage('hoth'), table.state.prevented]).toEqual([2, 0]);
  table.rebel.does('end');
  table.empire.does('attack-all:base');
  expect(table.damage('hoth')).toBe(4);
});

it('DB-GAP-20 · Rodia: first the damage, then the discard, then the refill', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'] },
    rebel: { baseDeck: ['hoth', 'sullust'] },
    row: ['x-wing', 'bossk', 'y-wing', 'lobot', 'u-wing', 'dengar'],
    galaxy: ['tie-fighter', 'jyn-erso', 'luke-skywalker'],
    damage: { dantooine: 5 },
  });
  table.empire.asked('prompt.trigger').answers('rodia');
  expect([table.rebel.base, table.empire.victory]).toEqual([null, ['dantooine']]);
  expect(table.galaxyDiscard).toEqual(['x-wing', 'y-wing', 'u-wing']);
  // The new cards are enemies as well, but they came too late.
  expect(table.row).toEqual(['luke-skywalker', 'bossk', 'jyn-erso', 'lobot', 'tie-fighter', 'dengar']);
  const order = table.events.filter((type) => ['base-destroyed', 'galaxy-discard', 'refill'].includes(type));
  expect(order).toEqual([
    'base-destroyed',
    ...new Array<string>(3).fill('galaxy-discard'),
    ...new Array<string>(3).fill('refill'),
  ]);
});

it('DB-GAP-20 · Rodia deals the deciding damage: the game is over before the discard', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'], victory: ['hoth', 'sullust'] },
    row: ['x-wing', 'y-wing'],
    damage: { dantooine: 6 },
  });
  table.empire.asked('prompt.trigger').answers('rodia');
  table.table.wonBy(EMPIRE);
  expect([table.row[0], table.row[1], table.galaxyDiscard]).toEqual(['x-wing', 'y-wing', []]);
});

it('DB-GAP-21 · the sides are agreed at the table or drawn by lot', (play) => {
  const empire = (sides: 'first-empire' | 'first-rebel' | 'random', seed: string) => {
    const table = play(subject, { options: { sides }, seed });
    const seat = table.state.factions.indexOf('empire');
    table.seat(seat).asked('prompt.action');
    return seat;
  };
  const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(new Set(seeds.map((seed) => empire('first-empire', seed)))).toEqual(new Set([0]));
  expect(new Set(seeds.map((seed) => empire('first-rebel', seed)))).toEqual(new Set([1]));
  expect(new Set(seeds.map((seed) => empire('random', seed)))).toEqual(new Set([0, 1]));
});

it('DB-GAP-22 · I may look at my base deck at any time, and everybody may count hands and decks', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    empire: { baseDeck: ['endor', 'corellia'], hand: shuttles(3), deck: shuttles(4) },
    rebel: { baseDeck: ['hoth'] },
  });
  const { zones } = table.table.view(EMPIRE);
  expect(zones.baseDeck?.[EMPIRE]?.cards.map(({ face }) => face)).toEqual(['endor', 'corellia']);
  expect(zones.baseDeck?.[REBEL]).toEqual({ count: 1, cards: [] });
  for (const viewer of [REBEL, 'spectator'] as const) {
    const seen = table.table.view(viewer).zones;
    expect(seen.hand?.[EMPIRE]).toEqual({ count: 3, cards: [] });
    expect(seen.deck?.[EMPIRE]).toEqual({ count: 4, cards: [] });
    expect(seen.baseDeck?.[EMPIRE]).toEqual({ count: 2, cards: [] });
  }
});

it('DB-GAP-23 · everybody may see which cards were exiled', (play) => {
  const table = duel(play, { empire: { play: ['kel-dor-mystic'], hand: ['inquisitor'] } });
  table.empire.does('use kel-dor-mystic').asked('prompt.exile').answers('inquisitor');
  for (const viewer of [EMPIRE, REBEL, 'spectator'] as const) {
    const seen = table.table.view(viewer).zones.exile?.[0]?.cards.map(({ face }) => face);
    expect(seen).toEqual(['kel-dor-mystic', 'inquisitor']);
    const told = table.table.log(viewer).filter(({ type }) => type === 'exile');
    expect(told.map(({ data }) => data.card)).toMatchObject([{ face: 'kel-dor-mystic' }, { face: 'inquisitor' }]);
  }
});

it('DB-GAP-24 · Ord Mantell: a defeated neutral unit counts for "when it defeats a target"', (play) => {
  const table = duel(play, { empire: { base: 'ord-mantell', play: ['bossk'] }, row: ['fang-fighter'] });
  table.empire.does('assign bossk to fang-fighter', 'attack fang-fighter').asked('prompt.reward').answers('take');
  table.empire.asked('prompt.trigger').offers('bossk', 'pass').answers('bossk');
  expect([table.resources, table.force, table.galaxyDiscard]).toEqual([3, 3, ['fang-fighter']]);
});

it('DB-GAP-25 · first the printed values, then what playing triggers', (play) => {
  const table = duel(play, { empire: { base: 'kafrene', hand: ['jabba-the-hutt'], deck: ['stormtrooper'] }, force: 5 });
  table.empire.does('play jabba-the-hutt').asked('prompt.trigger').offers('kafrene', 'pass');
  expect([table.resources, table.force, table.empire.hand]).toEqual([2, 3, []]);
  table.empire.asked('prompt.trigger').answers('kafrene');
  expect(table.empire.hand).toEqual(['stormtrooper']);
});

it('DB-GAP-26 · Tatooine without a Rebel card in the galaxy discard pile still gives the resource', (play) => {
  const table = duel(play, {
    step: 'begin',
    turn: 'rebel',
    rebel: { base: null, baseDeck: ['tatooine'] },
    galaxyDiscard: ['tie-fighter', 'bossk'],
  });
  table.rebel.asked('prompt.trigger').answers('tatooine').asked('prompt.action');
  expect([table.resources, table.galaxyDiscard]).toEqual([1, ['tie-fighter', 'bossk']]);
});

it('DB-GAP-27 · the row card that Jerjerrod puts on the galaxy deck stays known to both', (play) => {
  const table = duel(play, {
    empire: { play: ['moff-jerjerrod'] },
    row: ['x-wing', FILLER],
    galaxy: ['bossk', 'darth-vader'],
    force: 3,
  });
  table.empire.does('use moff-jerjerrod').asked('prompt.may').offers('yes', 'no').answers('yes');
  table.empire.asked('prompt.swap-out-of-row').answers('x-wing');
  expect([table.row[0], table.pile('galaxyDeck')]).toEqual(['darth-vader', ['bossk', 'x-wing']]);
  for (const viewer of [EMPIRE, REBEL, 'spectator'] as const) {
    const known = table.table.view(viewer).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face);
    expect(known).toEqual(['x-wing']);
  }
});

it('DB-GAP-28 · an attack that is too weak is allowed, with a warning', (play) => {
  const table = duel(play, { empire: { play: ['bossk', 'dengar'] }, row: ['luke-skywalker', 'chewbacca'] });
  table.empire.does('assign bossk to luke-skywalker', 'assign dengar to chewbacca');
  const [question] = table.table.match.pending;
  const warnings = question?.options.filter(({ id }) => id.startsWith('attack:card')).map(({ label }) => label?.args);
  expect(warnings?.map((args) => [args?.strength, args?.needed, args?.enough])).toEqual([
    [3, 8, false],
    [4, 4, true],
  ]);
  table.empire.does('attack luke-skywalker').asked('prompt.action');
  expect([table.row[0], table.galaxyDiscard]).toEqual(['luke-skywalker', []]);
  table.empire.mayNot('assign bossk to base', 'reason.spent', 'DB-ASG-10');
});

it('DB-GAP-31 · a game has one winner, the player whose turn it is: a draw can not happen', () => {
  for (const seed of ['1', '2', '3']) {
    const match = playedGame(seed);
    const active = match.read((g) => g.state.active);
    expect(match.outcome).toEqual({ winners: [active], reason: 'bases' });
  }
});

it('DB-GAP-32 · people may go on for ever: nobody attacks, and nothing ends the game', () => {
  const match = start(game, { seats: 2, options: {}, seed: seedFrom('patience') });
  for (let turn = 1; turn <= 500; turn++) {
    const [question] = match.pending;
    match.answer(question?.seat ?? EMPIRE, question?.id ?? 0, ['end']);
  }
  expect([match.read((g) => g.state.turn), match.outcome]).toEqual([501, null]);
});

it('DB-GAP-33 · what Jyn Erso saw she keeps in mind until it is shuffled; nobody else is shown it', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['jyn-erso'], deck: shuttles(5, 'rebel') },
    empire: { hand: ['inquisitor', 'stormtrooper'], deck: ['tie-fighter'] },
    force: 5,
  });
  table.rebel.does('use jyn-erso').asked('prompt.put-on-deck').answers('inquisitor');
  const seen = (viewer: number | 'spectator') => {
    const { hand, deck } = table.table.view(viewer).zones;
    return [hand?.[EMPIRE], deck?.[EMPIRE]].map((pile) => pile?.cards.map(({ face }) => face));
  };
  expect(seen(REBEL)).toEqual([['stormtrooper'], ['inquisitor']]);
  expect(seen('spectator')).toEqual([[], []]);
  table.rebel.does('end');
  table.empire.does('end');
  expect(table.empire.hand).toHaveLength(3);
  expect(seen(REBEL)).toEqual([['inquisitor'], []]);
});

it('DB-GAP-34 · nobody is asked about Hoth: a constant text always applies', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper'] }, rebel: { base: 'hoth' } });
  table.empire.does('attack-all:base');
  table.rebel.notAsked();
  expect([table.damage('hoth'), table.events.includes('prevent-damage')]).toEqual([0, true]);
});

it('DB-GAP-36 · the 2 attack of a B-Wing last until the end of the turn', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['b-wing'] }, empire: { base: 'endor' } });
  table.rebel.does('use b-wing', 'assign b-wing to base', 'attack base');
  expect(table.damage('endor')).toBe(7);
  table.rebel.does('end');
  expect(table.state.gained).toEqual([]);
  table.empire.does('end');
  table.rebel.does('play b-wing', 'assign b-wing to base', 'attack base');
  expect(table.damage('endor')).toBe(12);
});
