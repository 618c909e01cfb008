import type { OptionValue } from '@cantina/kernel';
import * as v from 'valibot';

/** Everything a client may send, as strict schemas: what is not named here is refused. */

const MOST_SEATS = 16;
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const wholeNumber = v.pipe(v.number(), v.safeInteger());
/** A level that every game has, or an opponent of the game; which there are, the game says. */
export const level = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/));
/** Signs without width or ink. What joins letters or emoji (U+200C, U+200D) is none of them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0]/gu;
/** A name or line as people write it: no control characters, nothing to hide behind. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform((text) => text.replaceAll(UNSEEN, '').trim()),
    v.maxLength(most),
    v.check((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)),
    v.check((text) => text === '' || /[^\p{Cf}\p{M}\p{Z}]/u.test(text)),
  );
export const lineOfText = line;
export const personName = line(40);
export const tableName = line(80);
const viewer = v.union([seatNumber, v.literal('spectator')]);

export const REACTIONS = ['hello', 'thanks', 'well-played', 'oops', 'wow', 'hurry', 'thinking', 'good-game'] as const;

export const clientMessage = v.variant('t', [
  v.strictObject({
    t: v.literal('subscribe'),
    table: tableId,
    as: viewer,
    /** The newest version you know, -1 for none. */
    since: v.optional(v.pipe(wholeNumber, v.minValue(-1)), -1),
    /** The protocol you know; without it, the first one. */
    protocol: v.optional(wholeNumber, 1),
  }),
  v.strictObject({ t: v.literal('unsubscribe'), table: tableId, as: viewer }),
  v.strictObject({
    t: v.literal('answer'),
    id,
    table: tableId,
    seat: seatNumber,
    decision: wholeNumber,
    picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(200)),
  }),
  v.strictObject({ t: v.literal('undo'), id, table: tableId, seat: seatNumber }),
  v.strictObject({
    t: v.literal('propose'),
    id,
    table: tableId,
    seat: seatNumber,
    /** Let a bot play for somebody who is away, free a seat, make yourself the host where the host is away, give up. */
    kind: v.picklist(['bot', 'kick', 'host', 'end']),
    target: seatNumber,
  }),
  v.strictObject({ t: v.literal('vote'), id, table: tableId, seat: seatNumber, proposal: id, agree: v.boolean() }),
  v.strictObject({ t: v.literal('chat'), id, table: tableId, as: viewer, text: v.pipe(line(500), v.minLength(1)) }),
  v.strictObject({ t: v.literal('reaction'), id, table: tableId, as: viewer, reaction: v.picklist(REACTIONS) }),
  v.strictObject({ t: v.literal('ping'), id }),
]);

export type ClientMessage = v.InferInput<typeof clientMessage>;
export type CheckedMessage = v.InferOutput<typeof clientMessage>;

const optionValue = v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.finite()), v.boolean()]);

/** Checked by hand: valibot's `record` passes over names like `__proto__` in silence, and these are refused here. */
const tableOptions = v.custom<Readonly<Record<string, OptionValue>>>((given) => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const entries = Object.entries(given);
  return entries.length <= 40 && entries.every(([name, value]) => name.length <= 60 && v.is(optionValue, value));
});

const seatWish = v.variant('kind', [
  /** For somebody with this seat's link; `me` sits you down at once. */
  v.strictObject({ kind: v.literal('person'), name: v.optional(personName, ''), me: v.optional(v.boolean(), false) }),
  /** For anybody who may look at the table. */
  v.strictObject({ kind: v.literal('open'), name: v.optional(personName, '') }),
  v.strictObject({ kind: v.literal('bot'), level: v.optional(level, 'quick'), name: v.optional(personName, '') }),
]);

export const clockWish = v.strictObject({
  perAnswer: v.pipe(wholeNumber, v.minValue(10), v.maxValue(604_800)),
  reserve: v.pipe(wholeNumber, v.minValue(0), v.maxValue(2_592_000)),
});

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  name: v.optional(tableName, ''),
  options: v.optional(tableOptions, {}),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(MOST_SEATS)),
  clock: v.optional(v.nullable(clockWish), null),
  /** A campaign you belong to; it completes the options. */
  campaign: v.optional(v.nullable(tableId), null),
  /** Whether people may ask what a bot would do; null: only where all the others are bots. */
  hints: v.optional(v.nullable(v.boolean()), null),
  /** The table at which the game is learned, alone or with bots: always dealt alike. */
  lesson: v.optional(v.boolean(), false),
});
export type NewTableRequest = v.InferInput<typeof newTable>;

/** Goes on from a step of a game that is over. */
export const forkRequest = v.strictObject({
  at: v.pipe(wholeNumber, v.minValue(0)),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(MOST_SEATS)),
});
export type ForkRequest = v.InferInput<typeof forkRequest>;

export const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));

/** What each request about a table carries, by the last part of its address. */
export const tableRequests = {
  claim: v.strictObject({ seat: seatNumber, name: v.optional(personName, '') }),
  leave: v.strictObject({ seat: v.optional(seatNumber) }),
  start: v.strictObject({ /** Also with seats that nobody has taken yet. */ anyway: v.optional(v.boolean(), false) }),
  lock: v.strictObject({ locked: v.boolean() }),
  kick: v.strictObject({ seat: seatNumber }),
  bot: v.strictObject({ seat: seatNumber, level: v.nullable(level) }),
  seat: v.strictObject({
    seat: seatNumber,
    kind: v.picklist(['person', 'open', 'bot']),
    level: v.optional(level, 'quick'),
  }),
  name: v.strictObject({ seat: seatNumber, name: v.pipe(personName, v.minLength(1)) }),
  webhook: v.strictObject({ seat: seatNumber, url: v.nullable(v.pipe(v.string(), v.maxLength(500), v.url())) }),
  links: v.strictObject({ for: v.union([seatNumber, v.picklist(['spectator', 'host'])]) }),
  hint: v.strictObject({ seat: seatNumber, decision: wholeNumber }),
  /** Your own link to your seat, for another device. */
  recovery: v.strictObject({ seat: seatNumber }),
  /** Somebody who sits there is the host from now on. */
  host: v.strictObject({ seat: seatNumber }),
  approval: v.strictObject({ required: v.boolean() }),
  admit: v.strictObject({ proposal: id, agree: v.boolean() }),
  mute: v.strictObject({ person: id, muted: v.boolean() }),
  remove: v.strictObject({ person: id }),
  /** What you add to the seed: its hash first, the text when `showing` is told. */
  share: v.strictObject({
    seat: seatNumber,
    hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
    text: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  end: v.strictObject({}),
  delete: v.strictObject({}),
  rematch: v.strictObject({ /** Everybody moves on by one seat. */ rotate: v.optional(v.boolean(), false) }),
} as const;
export type TableRequests = { readonly [K in keyof typeof tableRequests]: v.InferInput<(typeof tableRequests)[K]> };
export type CheckedRequests = { readonly [K in keyof typeof tableRequests]: v.InferOutput<(typeof tableRequests)[K]> };

const campaignName = v.pipe(line(80), v.minLength(1));
export const newCampaign = v.strictObject({ game: v.pipe(v.string(), v.maxLength(40)), name: campaignName });
export type NewCampaignRequest = v.InferInput<typeof newCampaign>;
export const joinCampaign = v.strictObject({ token });

/** What each request about a campaign carries, by the last part of its address. */
export const campaignRequests = {
  reset: v.strictObject({}),
  unlock: v.strictObject({}),
  name: v.strictObject({ name: campaignName }),
  link: v.strictObject({}),
  /** Somebody else looks after the group from now on. */
  host: v.strictObject({ person: id }),
  /** Somebody belongs to it no more. */
  remove: v.strictObject({ person: id }),
  leave: v.strictObject({}),
} as const;
export type CampaignRequests = {
  readonly [K in keyof typeof campaignRequests]: v.InferInput<(typeof campaignRequests)[K]>;
};
export type CheckedCampaignRequests = {
  readonly [K in keyof typeof campaignRequests]: v.InferOutput<(typeof campaignRequests)[K]>;
};

export const joinRequest = v.strictObject({
  token,
  name: v.optional(personName, ''),
});
export type JoinRequest = v.InferInput<typeof joinRequest>;
