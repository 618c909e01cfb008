import type { Arg, Args, Change } from '@cantina/kernel';
import * as v from 'valibot';

/** Everything the server sends, as strict schemas: what docs/api.schema.json is made of, and what tests hold it against. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const whole = v.pipe(v.number(), v.integer());
const viewer = v.union([count, v.literal('spectator')]);

const card = v.strictObject({ card: v.nullable(count), face: v.nullable(v.string()) });
/** The arguments of a sentence may hold sentences. */
const anyArg: v.GenericSchema<Arg> = v.lazy(() => arg);
const args: v.GenericSchema<Args> = v.record(v.string(), anyArg);
const message = v.strictObject({ key: v.string(), args: v.exactOptional(args) });
const arg = v.union([
  v.number(),
  v.string(),
  v.boolean(),
  v.null(),
  card,
  v.strictObject({ seat: whole }),
  v.strictObject({ message }),
  v.array(anyArg),
]);

const anyChange: v.GenericSchema<Change> = v.lazy(() => change);
const change = v.union([
  v.strictTuple([]),
  v.strictTuple([v.unknown()]),
  v.strictTuple([count, count, v.array(v.unknown())]),
  v.record(v.string(), anyChange),
]);

const event = v.strictObject({ n: count, type: v.string(), data: args });
const beat = v.strictObject({ events: v.array(event), changes: v.exactOptional(change) });
const step = v.strictObject({
  n: count,
  kind: v.picklist(['start', 'answer', 'interjection', 'undo', 'rules']),
  seat: v.nullable(count),
  at: v.number(),
  back: count,
  eventCount: count,
  beats: v.array(beat),
});

const optionValue = v.union([v.string(), v.number(), v.boolean()]);
const options = v.record(v.string(), optionValue);
const outcome = v.strictObject({ winners: v.array(count), reason: v.string() });
const pile = v.strictObject({
  count,
  cards: v.array(v.strictObject({ index: count, id: count, face: v.string() })),
});
const view = v.strictObject({
  game: v.string(),
  viewer,
  seats: count,
  options,
  outcome: v.nullable(outcome),
  zones: v.record(v.string(), v.array(pile)),
  fields: v.record(v.string(), v.unknown()),
});

const decision = v.strictObject({
  id: whole,
  seat: count,
  kind: v.picklist(['question', 'interjection']),
  prompt: message,
  rule: v.string(),
  source: v.optional(card),
  options: v.array(
    v.strictObject({
      id: v.string(),
      card: v.optional(count),
      label: v.optional(message),
      group: v.optional(v.string()),
    }),
  ),
  refused: v.array(v.looseObject({ id: v.string(), reason: message, rule: v.string() })),
  min: count,
  max: count,
});

const sight = {
  version: v.pipe(whole, v.minValue(-1)),
  pending: v.array(decision),
  asked: v.array(count),
  undo: v.nullable(v.picklist(['free', 'consent'])),
  clock: v.nullable(v.array(v.strictObject({ reserve: v.number(), answer: v.nullable(v.number()) }))),
};

const clockSettings = v.strictObject({ perAnswer: count, reserve: count });
const tableInfo = v.strictObject({
  id: v.string(),
  game: v.string(),
  name: v.string(),
  options,
  status: v.picklist(['lobby', 'playing', 'finished', 'ended']),
  locked: v.boolean(),
  approval: v.boolean(),
  showing: v.boolean(),
  clock: v.nullable(clockSettings),
  seats: v.array(
    v.strictObject({
      seat: count,
      kind: v.picklist(['person', 'open', 'bot']),
      name: v.string(),
      claimed: v.boolean(),
      bot: v.nullable(v.string()),
      standIn: v.nullable(v.picklist(['own', 'vote', 'clock', 'returning'])),
      you: v.boolean(),
    }),
  ),
  host: v.boolean(),
  outcome: v.nullable(outcome),
  rematch: v.nullable(v.string()),
  origin: v.nullable(v.strictObject({ table: v.string(), at: count })),
  imported: v.boolean(),
  campaign: v.nullable(v.string()),
  hints: v.boolean(),
  createdAt: v.number(),
  startedAt: v.nullable(v.number()),
  finishedAt: v.nullable(v.number()),
});

const proposal = v.strictObject({
  id: v.string(),
  kind: v.picklist(['undo', 'bot', 'kick', 'sit', 'host', 'end']),
  by: v.nullable(count),
  target: count,
  name: v.string(),
  votes: v.record(v.string(), v.boolean()),
  waitingFor: v.array(count),
});
const presence = { seats: v.array(v.boolean()), away: v.array(v.boolean()), spectators: count };
const chatLine = v.strictObject({
  n: count,
  seat: v.nullable(count),
  name: v.string(),
  kind: v.picklist(['text', 'reaction', 'notice', 'operator']),
  text: v.string(),
  at: v.number(),
});
const error = v.strictObject({ code: v.string(), args, rule: v.optional(v.string()) });

export const serverMessage = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), protocol: count, pages: v.string() }),
  v.strictObject({
    t: v.literal('state'),
    table: v.string(),
    as: viewer,
    info: tableInfo,
    commitment: v.nullable(v.string()),
    view: v.nullable(view),
    ...sight,
    missed: v.nullable(v.array(step)),
    proposals: v.array(proposal),
    presence: v.strictObject(presence),
    chat: v.array(chatLine),
  }),
  v.strictObject({ t: v.literal('update'), table: v.string(), as: viewer, step, ...sight }),
  v.strictObject({ t: v.literal('table'), table: v.string(), info: tableInfo }),
  v.strictObject({ t: v.literal('proposals'), table: v.string(), proposals: v.array(proposal) }),
  v.strictObject({ t: v.literal('presence'), table: v.string(), ...presence }),
  v.strictObject({ t: v.literal('chat'), table: v.string(), line: chatLine }),
  v.strictObject({ t: v.literal('gone'), table: v.string(), as: viewer }),
  v.strictObject({ t: v.literal('ack'), id: v.string(), version: whole }),
  v.strictObject({ t: v.literal('error'), id: v.optional(v.string()), table: v.optional(v.string()), error }),
  v.strictObject({ t: v.literal('pong'), id: v.string() }),
]);

/** Parts with a name of their own in docs/api.schema.json. */
export const definitions = { arg, args, message, change, view, step, decision, table: tableInfo, proposal };
