import type { EventsOf } from '@cantina/kernel';

/** The only things that write the state; each tells what it did and who may know it. */
export * from './attack.ts';
export * from './cards.ts';
export * from './play.ts';
export * from './turn.ts';

type Ops = typeof import('./index.ts');
/** The data of each event, by its type: the log is exhaustive over it. */
export type Events = EventsOf<Ops>;
