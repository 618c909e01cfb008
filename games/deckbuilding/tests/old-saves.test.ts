import { digest, restore, seedFrom, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { game } from '../rules/game.ts';
import { Duel, EMPIRE, REBEL, shuttles, subject } from './kit.ts';

it('a save from before cards were looked for after a shuffle still loads, and plays on', () => {
  const match = start(game, { seats: 2, options: {}, seed: seedFrom('old') });
  const endTurn = (of: typeof match): void => {
    const [question] = of.pending;
    of.answer(question?.seat ?? EMPIRE, question?.id ?? 0, ['end']);
  };
  for (let turn = 1; turn <= 6; turn++) endTurn(match);
  const { checkpoint, ...rest } = match.save();
  const { shuffledAway: _, ...state } = checkpoint.state;
  const again = restore(game, {
    ...rest,
    rules: 'others',
    checkpoint: { ...checkpoint, state, digest: digest(state) },
  });
  expect(again.takenBack?.answers).toEqual([]);
  endTurn(again);
  expect(again.read((g) => [g.state.turn, g.state.shuffledAway])).toEqual([8, []]);
});

it('whoever was dealt a hand before picking Secret Bases gets no second one', (play) => {
  const bases = { empire: ['rodia', 'endor', 'kessel', 'corellia'], rebel: ['hoth', 'jedha', 'bespin', 'alderaan'] };
  const table = new Duel(
    play(subject, {
      step: 'secret-bases',
      options: { bases: 'secret' },
      zones: {
        base: [['lothal'], ['dantooine']],
        baseDeck: [
          [...bases.empire, 'mustafar'],
          [...bases.rebel, 'tatooine'],
        ],
        hand: [shuttles(5), shuttles(5, 'rebel')],
        deck: [
          ['stormtrooper', 'inquisitor'],
          ['rebel-trooper', 'temple-guardian'],
        ],
        row: [['bossk'], ['x-wing'], ['y-wing'], ['u-wing'], ['lobot'], ['dengar']],
      },
    }),
  );
  table.empire.asked('prompt.secret-bases').answers(...bases.empire);
  table.rebel.asked('prompt.secret-bases').answers(...bases.rebel);
  expect([table.empire.hand, table.rebel.hand]).toEqual([shuttles(5), shuttles(5, 'rebel')]);
  expect(table.row).toEqual(['bossk', 'x-wing', 'y-wing', 'u-wing', 'lobot', 'dengar']);
  expect([table.pile('aside', EMPIRE), table.pile('aside', REBEL)]).toEqual([['mustafar'], ['tatooine']]);
});
