import { askAll, type Flow } from '@cantina/kernel';

function* asksNothing(): Flow<void> {
  yield* askAll([]);
}

/** What a procedure returns that asks nothing and is over at once. A flow that is over may be shared: it holds nothing. */
export const AT_ONCE: Flow<void> = asksNothing();
