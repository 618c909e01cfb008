import { allOptions, KernelError, seedFrom, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { game } from '../rules/game.ts';
import { duel, EMPIRE, FILLER, REBEL } from './kit.ts';

it('DB-OPR-01 · optional rules go together with each other and with every variant', () => {
  const tables = allOptions(game.options);
  expect(tables).toHaveLength(3 * 4 * 2 * 3);
  for (const options of tables) {
    const { pending } = start(game, { seats: 2, options, seed: seedFrom('table') });
    const asked = options.bases === 'secret' ? 'prompt.secret-bases' : 'prompt.action';
    expect(new Set(pending.map(({ prompt }) => prompt.key))).toEqual(new Set([asked]));
  }
});

it('DB-OPR-01 · buying out in Secret Bases to 5', (play) => {
  const options = { bases: 'secret', basesToWin: 5, buyOut: true } as const;
  const table = duel(play, { options, row: ['bossk'], galaxy: ['dengar'], resources: 3 });
  table.empire.does('buy out bossk');
  expect([table.galaxyDiscard, table.row[0]]).toEqual([['bossk'], 'dengar']);
});

it('DB-OPR-02 · 2 for a short game, 3 for beginners, 4 or 5 for a long one', (play) => {
  expect(game.options.basesToWin).toEqual([3, 2, 4, 5]);
  const victory = ['hoth', 'sullust', 'mon-cala', 'yavin-4'] as const;
  for (const basesToWin of [2, 3, 4, 5] as const) {
    const empire = (destroyed: number) => ({
      play: ['at-at', 'stormtrooper'] as const,
      victory: victory.slice(0, destroyed),
    });
    const won = duel(play, { options: { basesToWin }, empire: empire(basesToWin - 1) });
    won.empire.does('attack-all:base');
    won.table.wonBy(EMPIRE);
    const open = duel(play, {
      options: { basesToWin },
      empire: empire(basesToWin - 2),
      rebel: { baseDeck: ['yavin-4'] },
    });
    open.empire.does('attack-all:base').may('end');
  }
});

it('DB-OPR-03 · the number is agreed before the game and is the same for both', (play) => {
  const options = { basesToWin: 2 } as const;
  const empire = duel(play, { options, empire: { play: ['at-at', 'stormtrooper'], victory: ['hoth'] } });
  empire.empire.does('attack-all:base');
  empire.table.wonBy(EMPIRE);
  const rebel = duel(play, {
    options,
    turn: 'rebel',
    rebel: { play: ['luke-skywalker', 'rebel-trooper'], victory: ['endor'] },
  });
  expect(rebel.table.view(EMPIRE).options).toEqual(rebel.table.view(REBEL).options);
  rebel.rebel.does('attack-all:base');
  rebel.table.wonBy(REBEL);
});

it('DB-OPR-04 · with 5 bases each, 5 is the highest number', (play) => {
  for (const basesToWin of [1, 6, 10]) {
    const begin = () => start(game, { seats: 2, options: { basesToWin }, seed: seedFrom('table') });
    expect(begin).toThrow(KernelError);
  }
  const table = duel(play, {
    options: { basesToWin: 5 },
    empire: { play: ['at-at', 'at-at', 'at-at'], victory: ['dantooine', 'hoth', 'sullust', 'mon-cala'] },
    rebel: { base: 'yavin-4' },
  });
  table.empire.does('attack-all:base');
  table.table.wonBy(EMPIRE);
});

it('DB-OPR-05 DB-OPR-06 · buying out: I pay its cost, it is discarded and replaced, and I get nothing', (play) => {
  const table = duel(play, {
    options: { buyOut: true },
    turn: 'rebel',
    rebel: { base: 'sullust' },
    row: [FILLER, 'fang-fighter'],
    galaxy: ['y-wing'],
    resources: 4,
  });
  table.rebel.does('buy out fang-fighter').asked('prompt.action');
  expect([table.galaxyDiscard, table.row[1], table.resources]).toEqual([['fang-fighter'], 'y-wing', 1]);
  expect([table.rebel.discard, table.rebel.hand, table.rebel.deck]).toEqual([[], [], []]);
  expect([table.state.purchased, table.events.includes('purchase'), table.events.includes('reward')]).toEqual([
    [],
    false,
    false,
  ]);
  // The next purchase is the first one of the turn for Sullust.
  table.rebel.does('buy y-wing').asked('prompt.destination').offers('deck', 'discard').answers('deck');
  expect(table.rebel.deck).toEqual(['y-wing']);
});

it('DB-OPR-05 · the whole cost, or not at all', (play) => {
  const table = duel(play, { options: { buyOut: true }, row: ['bossk'], resources: 2 });
  table.empire.mayNot('buy out bossk', 'reason.short', 'DB-OPR-05').may('end');
});

it('DB-OPR-07 · only neutral cards of the row, units and ships; no other cards and no pilots', (play) => {
  const table = duel(play, {
    options: { buyOut: true },
    row: ['bossk', 'c-roc-cruiser', 'tie-fighter', 'y-wing', 'gozanti-cruiser', 'hammerhead-corvette'],
    pilots: 2,
    resources: 9,
  });
  table.empire
    .may(
      ...['buy bossk', 'buy out bossk', 'buy c-roc-cruiser', 'buy out c-roc-cruiser'],
      ...['buy tie-fighter', 'buy gozanti-cruiser', 'buy outer-rim-pilot', 'end'],
    )
    .mayNot('buy out tie-fighter', 'reason.buy-out-neutral', 'DB-OPR-07')
    .mayNot('buy out y-wing', 'reason.buy-out-neutral', 'DB-OPR-07')
    .mayNot('buy out hammerhead-corvette', 'reason.buy-out-neutral', 'DB-OPR-07')
    .does('buy out c-roc-cruiser');
  expect([table.galaxyDiscard, table.resources, table.pile('pilots').length]).toEqual([['c-roc-cruiser'], 6, 2]);
});

it('DB-OPR-08 · without the optional rule nothing can be bought out', (play) => {
  const table = duel(play, { row: ['bossk'], resources: 8 });
  table.empire.mayNot('buy out bossk', 'reason.buy-out-off', 'DB-OPR-08');
  expect(table.empire.can('buy bossk')).toBe(true);
});
