import type { EventsOf } from '@cantina/kernel';
import * as encounter from './encounter.ts';
import * as log from './log.ts';
import * as turn from './turn.ts';

/** Everything that changes the game's own fields, and notes for the log. Cards themselves are moved by the kernel. */
export * from './encounter.ts';
export * from './log.ts';
export * from './turn.ts';

/** The event data by type; log texts are exhaustive over it. */
export type Events = EventsOf<typeof turn> & EventsOf<typeof log> & EventsOf<typeof encounter>;

/** The types of all events of the game. */
export const eventTypes: readonly string[] = [turn, log, encounter].flatMap((chapter) =>
  Object.values(chapter).flatMap((each: object) =>
    'type' in each && typeof each.type === 'string' ? [each.type] : [],
  ),
);
