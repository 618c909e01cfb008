import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { Duel, duel, EMPIRE, REBEL, shuttles, subject } from './kit.ts';

it('DB-TRN-01 · the Empire begins, then the Rebels, then the Empire again', (play) => {
  const table = new Duel(play(subject, {}));
  const turns = [];
  for (let i = 0; i < 4; i++) {
    const { active, turn } = table.state;
    turns.push([turn, active]);
    (active === EMPIRE ? table.empire : table.rebel).does('end');
  }
  expect(turns).toEqual([
    [1, EMPIRE],
    [2, REBEL],
    [3, EMPIRE],
    [4, REBEL],
  ]);
});

it('DB-TRN-02 · the other player can do nothing in my turn, except what an effect makes him choose', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['snowspeeder'] },
    empire: { hand: ['stormtrooper', 'imperial-shuttle'], play: ['gozanti-cruiser'] },
  });
  table.empire.notAsked();
  table.rebel.does('use snowspeeder').notAsked();
  table.empire.asked('prompt.discard').offers('stormtrooper', 'imperial-shuttle').answers('stormtrooper').notAsked();
  expect([table.empire.hand, table.empire.discard]).toEqual([['imperial-shuttle'], ['stormtrooper']]);
  table.rebel.may('assign snowspeeder to base', 'attack-all:base', 'end');
});

it('DB-STA-01 DB-STA-02 DB-STA-03 · without a base I choose any of my remaining ones, and must', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['endor', 'coruscant', 'death-star'] },
  });
  table.empire.asked('prompt.reveal-base').by('DB-STA-01').offers('endor', 'coruscant', 'death-star').answers('endor');
  expect([table.empire.base, table.empire.baseDeck]).toEqual(['endor', ['coruscant', 'death-star']]);
  expect(table.table.view(REBEL).zones.base?.[EMPIRE]?.cards.map(({ face }) => face)).toEqual(['endor']);
  expect(table.table.view(REBEL).zones.baseDeck?.[EMPIRE]).toEqual({ count: 2, cards: [] });
});

it('DB-STA-01 DB-STA-03 · a base that stands is not replaced', (play) => {
  const table = duel(play, { step: 'begin', empire: { baseDeck: ['endor', 'corellia'] }, damage: { lothal: 7 } });
  table.empire.asked('prompt.action');
  expect([table.empire.base, table.damage('lothal')]).toEqual(['lothal', 7]);
});

it('DB-STA-03 · the new base comes at the start of my own turn, not in the turn of the attacker', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at', 'stormtrooper'], deck: shuttles(5) },
    rebel: { baseDeck: ['hoth', 'sullust'], deck: shuttles(5, 'rebel') },
  });
  table.empire.does('attack-all:base');
  table.rebel.notAsked();
  expect(table.rebel.base).toBeNull();
  table.empire.does('end');
  table.rebel.asked('prompt.reveal-base').answers('sullust').does('end');
  table.empire.does('end');
  table.rebel.asked('prompt.action');
  expect([table.rebel.base, table.rebel.baseDeck]).toEqual(['sullust', ['hoth']]);
});

it('DB-STA-04 DB-STA-07 · Mustafar is revealed first: its Force can earn the resource of step 2', (play) => {
  const table = duel(play, { step: 'begin', force: 5, empire: { base: null, baseDeck: ['mustafar'] } });
  table.empire.asked('prompt.trigger').offers('mustafar', 'pass').answers('mustafar');
  expect([table.force, table.resources]).toEqual([1, 1]);
  const declined = duel(play, { step: 'begin', force: 5, empire: { base: null, baseDeck: ['mustafar'] } });
  declined.empire.asked('prompt.trigger').answers('pass');
  expect([declined.force, declined.resources]).toEqual([5, 0]);
  const short = duel(play, { step: 'begin', force: 6, empire: { base: null, baseDeck: ['mustafar'] } });
  short.empire.asked('prompt.trigger').answers('mustafar');
  expect([short.force, short.resources]).toEqual([2, 0]);
});

it('DB-STA-05 · start bases are not revealed: the first turn begins without any question about them', (play) => {
  const table = new Duel(play(subject, {}));
  table.empire.asked('prompt.action');
  expect(table.events).not.toContain('reveal-base');
  expect(table.events).not.toContain('trigger');
});

it('DB-STA-08 DB-STA-10 DB-STA-11 DB-STA-13 · each of my ships gives its resources, and the Force one more: all of it is my pool', (play) => {
  const table = duel(play, {
    step: 'begin',
    force: 1,
    empire: { play: ['gozanti-cruiser', 'imperial-carrier', 'star-destroyer'], hand: ['imperial-shuttle'] },
    rebel: { play: ['blockade-runner'] },
  });
  expect(table.resources).toBe(2 + 3 + 0 + 1);
  const gains = table.table.log('spectator').filter(({ type }) => ['gain-resources', 'force-resource'].includes(type));
  expect(gains.map(({ data }) => data.amount)).toEqual([1, 2, 3]);
  table.empire.does('play imperial-shuttle');
  expect(table.resources).toBe(7);
});

it('DB-STA-09 · only ships in play count: not those in the discard pile, the deck or the hand', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { discard: ['gozanti-cruiser'], deck: ['imperial-carrier'], hand: ['gozanti-cruiser'] },
  });
  expect(table.resources).toBe(0);
  const first = new Duel(play(subject, {}));
  expect(first.resources).toBe(0);
});

it('DB-STA-12 · what the others left over is not mine: my pool starts empty', (play) => {
  const table = duel(play, { resources: 6, rebel: { play: ['hammerhead-corvette'] } });
  table.empire.does('end');
  expect([table.state.active, table.resources]).toEqual([REBEL, 2]);
});

it('DB-STA-14 · damage stays over the turns', (play) => {
  const table = duel(play, {
    empire: { play: ['star-destroyer'], deck: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
    damage: { lothal: 3, dantooine: 4, 'star-destroyer': 6 },
  });
  table.empire.does('end');
  table.rebel.does('end');
  const left = ['lothal', 'dantooine', 'star-destroyer'].map((name) => table.damage(name));
  expect(left).toEqual([3, 4, 6]);
});
