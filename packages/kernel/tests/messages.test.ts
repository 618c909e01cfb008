import { expect, expectTypeOf, test } from 'vitest';
import { type Message, messagesFor, type None, printedBy, type SeatArg } from '../src/index.ts';
import { begin, FACES, pick, tiny } from './tiny.ts';

interface Messages {
  'prompt.end': None;
  'prompt.give': { readonly to: SeatArg; readonly amount: number };
}

const message = messagesFor<Messages>();

test('a message has the arguments its game has declared, and none where it declares none', () => {
  expect(message('prompt.end')).toEqual({ key: 'prompt.end' });
  expect(message('prompt.give', { to: { seat: 1 }, amount: 2 })).toEqual({
    key: 'prompt.give',
    args: { to: { seat: 1 }, amount: 2 },
  });
  expectTypeOf(message('prompt.end')).toEqualTypeOf<Message<'prompt.end'>>();
  // @ts-expect-error -- an argument is missing
  message('prompt.give');
  // @ts-expect-error -- nobody declared it
  message('prompt.take');
});

test('a card is printed as its face says', () => {
  const cards = FACES.map((id, i) => ({ id, cost: i }));
  const printed = printedBy(cards);
  const match = begin(
    tiny({
      deck: ['crow', 'ace'],
      steps: {
        *play() {
          yield* pick(0, 'end');
        },
      },
    }),
  );
  expect(match.read((g) => g.state.zones.deck?.[0]?.map((card) => printed(g, card)))).toEqual([
    { id: 'crow', cost: 2 },
    { id: 'ace', cost: 0 },
  ]);
});
