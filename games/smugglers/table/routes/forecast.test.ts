import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { planets, START_SECTOR } from '../../content/index.ts';
import { voyage } from '../../tests/kit.ts';
import { type Board, boardOf } from '../board.ts';
import { forecasts } from './forecast.ts';

/** Weapons from Ferrum to New Geneva, where they are forbidden, bring 74; robots from Ferrum to Velmora 72. */
const PLANETS = ['mirage', 'halcyra', 'velmora', 'new-geneva', 'earth', 'obelisk', 'ferrum'] as const;
const FERRUM = 6;
const gain = ({ profit, turns }: { readonly profit: number; readonly turns: number }): number => profit / turns;

it('forecasts: of what earns nearly as much, what is allowed comes first', (play) => {
  const { table } = voyage(play, {
    captains: [{ sector: START_SECTOR, credits: 450, character: 'tobias-rusk' }, {}],
    planets: PLANETS,
    step: 'move',
    fields: { movementLeft: 3 },
  });
  const found = forecasts(board(table.match.view(0)));
  expect(found[0]).toMatchObject({ good: 'robots', from: FERRUM, to: 2, illegal: false });
  expect(found.findIndex(({ illegal }) => illegal)).toBeGreaterThan(0);
  const best = Math.max(...found.map(gain));
  expect(found.slice(0, 2).every((each) => gain(each) > 0.85 * best)).toBe(true);
});

it('forecasts: nobody is sent away from where they have come to for the very same trade, a little better elsewhere', (play) => {
  const at = planets.find(({ id }) => id === 'ondur')?.sector ?? 0;
  const { table } = voyage(play, {
    captains: [{ sector: at, credits: 600, cargoPods: 5, character: 'tobias-rusk' }, {}],
    planets: ['ondur', 'port-amber', 'new-geneva', 'ferrum', 'quillon', 'zephyria', 'pelagia'],
    step: 'move',
    fields: { movementLeft: 3 },
  });
  const found = forecasts(board(table.match.view(0)));
  // Food from Port Amber would bring 107 a turn, from Ondur 104.
  expect(found[0]).toMatchObject({ good: 'food', from: 0, to: 2 });
  expect(gain(found[0] ?? { profit: 0, turns: 1 })).toBeLessThan(Math.max(...found.map(gain)));
});

function board(view: Parameters<typeof boardOf>[0]): Board {
  return boardOf(view, 0, null);
}
