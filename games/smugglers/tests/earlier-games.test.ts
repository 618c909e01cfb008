import { checkOptions, digest, restore, type Save, seedFrom, start } from '@cantina/kernel';
import { expect, test } from 'vitest';
import { playable } from '../index.ts';
import { game } from '../rules/game.ts';
import type { SmugglersState } from '../rules/state.ts';

/** What every table agreed on before numbers were free and rules could change in the middle of a game. */
const EARLIER = {
  goal: 'fortune',
  weaponPrice: 300,
  startCredits: 1000,
  shipBonus: 2,
  fortune: 5000,
  rounds: 100,
} as const;

/** A save as it was written then: the state had fewer fields, and the options were fewer. */
function earlierSave(): unknown {
  const match = start(game, { seats: 2, options: EARLIER, seed: seedFrom('earlier') });
  while (match.answerCount < 60 && match.outcome === null) {
    const [asked] = match.asked;
    if (asked === undefined) break;
    match.answer(asked.seat, asked.id, [asked.options[0]?.id ?? '']);
  }
  const save = JSON.parse(JSON.stringify(match.save())) as Save<SmugglersState>;
  const { agreed: _agreed, draft: _draft, voted: _voted, escort: _escort, ...state } = save.checkpoint.state;
  const then = { ...state, options: EARLIER };
  return { ...save, checkpoint: { ...save.checkpoint, state: then, digest: digest(then) } };
}

test('a game saved before rules could change goes on with what was agreed on then', () => {
  const match = restore(game, earlierSave());
  expect(match.takenBack).toMatchObject({ answers: [] });
  const { agreed, voted, escort, draft } = match.view('spectator').fields as unknown as SmugglersState;
  expect({ agreed, voted, escort, draft }).toEqual({
    agreed: { goal: 'fortune', weaponPrice: 300, fortune: 5000, rounds: 100 },
    voted: false,
    escort: 0,
    draft: null,
  });
  for (let i = 0; i < 40 && match.outcome === null; i++) {
    const [asked] = match.asked;
    if (asked === undefined) throw new Error('nobody is asked');
    match.answer(asked.seat, asked.id, [asked.options[0]?.id ?? '']);
  }
});

test('what earlier tables agreed on can still be agreed on', () => {
  expect(checkOptions(game, EARLIER)).toEqual({
    ...EARLIER,
    engines: 0,
    lightspeed: 0,
    shields: 0,
    lasers: 0,
    cargoPods: 0,
  });
});

test('players who choose at random get a last round where none was agreed on', () => {
  const usual = checkOptions(game, {});
  expect([usual.rounds, playable.endFor?.(usual).rounds]).toEqual(['none', 100]);
  expect(playable.endFor?.({ ...usual, rounds: 40 }).rounds).toBe(40);
});
