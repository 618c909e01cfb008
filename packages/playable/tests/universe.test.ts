import { type CoreState, opsFor } from '@cantina/kernel';
import { book } from '@cantina/text';
import { expect, test } from 'vitest';
import { universeOf, verbsIn } from '../src/index.ts';

const op = opsFor<CoreState>();
const ops = { gain: op('gain', () => ({})), lose: op('lose', () => ({})), LIMIT: 3, help: () => 1 };
const nothing = { 'prompt.pick': () => '', 'option.pick': () => '', 'log.gain': () => '' };

test('what can be met follows from content, messages and ops', () => {
  const cards = [{ id: 'ace', effect: { verb: 'may', effect: { verb: 'gain' } } }, { effect: { verb: 'gain' } }, null];
  const universe = universeOf({
    verbs: verbsIn(cards),
    book: book({ de: nothing, en: nothing, ru: nothing }),
    ops: [ops],
  });
  expect(universe).toEqual({ verbs: ['may', 'gain'], decisions: ['prompt.pick'], events: ['gain', 'lose'] });
});
