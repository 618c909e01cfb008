#!/usr/bin/env node
// @ts-check
/**
 * A bot that plays through the API, in one file: it joins with an invitation link, watches its seat and answers every
 * question with one of the legal options at random. Nothing here is special to JavaScript; see ../api.md.
 *
 *   node docs/examples/bot.mjs https://cantina.example/join#TOKEN "Robo"
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { WebSocket } from 'ws';

const [link = '', name = 'Robo'] = process.argv.slice(2);
if (!link.includes('#')) {
  console.error('usage: node docs/examples/bot.mjs <invitation link> [name]');
  process.exit(2);
}
const { origin, hash } = new URL(link);

// 1. The link becomes a cookie. From now on the cookie is this bot's right to its seat.
const joined = await fetch(`${origin}/api/join`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token: hash.slice(1), name }),
});
const { table, seat, error } = /** @type {Joined} */ (await joined.json());
if (error) {
  console.error('refused:', error.code, error.args);
  process.exit(1);
}
const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
console.log(`sitting on seat ${seat} of table ${table.id}`);

/**
 * What this bot reads of the server's messages; ../api.md has them all.
 * @typedef {{ code: string, args: { seconds?: number } }} Refusal
 * @typedef {{ table: { id: string }, seat: number, error?: Refusal }} Joined
 * @typedef {{ id: number, kind: string, options: { id: string }[], min: number, max: number }} Question
 * @typedef {{ outcome: { winners: number[], reason: string } | null }} View
 * @typedef {{ t: 'state', version: number, view: View | null, pending: Question[] }} State
 * @typedef {{ t: 'update', version: number, step: { beats: { events: object[], changes?: Change }[] }, pending: Question[] }} Update
 * @typedef {unknown[] | { [name: string]: Change }} Change
 * @typedef {{ t: 'ack', id: string }} Ack
 * @typedef {{ t: 'error', id?: string, error: Refusal }} Failure
 * @typedef {{ t: 'table', info: { status: string } }} Table
 * @typedef {State | Update | Ack | Failure | Table} Message
 */

/** The newest version this bot has seen, and the table at that version. @type {number} */
let version = -1;
/** @type {View | null} */
let view = null;
/** Refusals that only mean: not now. The same message is sent again later. */
const NOT_NOW = ['too-fast', 'stopping', 'store-unavailable'];
/**
 * Answers that were sent and not acknowledged yet. They are sent again after a reconnect; the id makes them count once.
 * @type {Map<string | undefined, object>}
 */
const waiting = new Map();
let over = false;

// 2. Everything else goes over one socket.
function connect() {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
  const send = (/** @type {object} */ message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const subscribe = () => send({ t: 'subscribe', table: table.id, as: seat, since: version, protocol: 2 });

  socket.on('open', () => {
    subscribe();
    for (const message of waiting.values()) send(message);
  });

  socket.on('message', (data) => {
    const message = /** @type {Message} */ (JSON.parse(/** @type {Buffer} */ (data).toString()));
    if (message.t === 'ack') waiting.delete(message.id);
    if (message.t === 'error') {
      const { id, error } = message;
      if (NOT_NOW.includes(error.code)) {
        // 3. Nothing is lost: the same answer goes out again, under the same id, so that it counts once.
        const answer = waiting.get(id);
        setTimeout(() => (answer ? waiting.has(id) && send(answer) : subscribe()), (error.args.seconds ?? 1) * 1000);
        return;
      }
      waiting.delete(id);
      console.error('refused:', error.code, error.args);
    }
    if (message.t === 'table' && message.info.status === 'ended') return finish(socket, 'the host has ended the game');
    if (message.t !== 'state' && message.t !== 'update') return;

    // 4. `state` brings the whole table, `update` what has changed in it. A gap means that something was missed: ask for
    // everything again.
    if (message.t === 'update' && message.version <= version) return;
    if (message.t === 'update' && message.version > version + 1) return subscribe();
    version = message.version;
    if (message.t === 'state') view = message.view;
    else for (const { changes } of message.step.beats) if (changes) view = /** @type {View} */ (changed(view, changes));
    const outcome = view?.outcome;
    if (outcome) return finish(socket, `winners: ${outcome.winners.join(', ')} (${outcome.reason})`);

    // 5. `pending` holds this seat's own questions. An interjection may be left alone; a question wants an answer.
    const question = message.pending.find((each) => each.kind === 'question');
    if (!question) return;
    const answer = {
      t: 'answer',
      id: randomUUID(),
      table: table.id,
      seat,
      decision: question.id,
      picks: choose(question),
    };
    waiting.set(answer.id, answer);
    send(answer);
  });

  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (!over) setTimeout(connect, 500);
  });
}

/**
 * The value after a change: `[value]` is new, `[at, gone, [come]]` a list from there on, `{name: change}` changed inside,
 * where `[]` means that it is gone.
 * @param {unknown} before @param {Change} change @returns {unknown}
 */
function changed(before, change) {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, come] = /** @type {[number, number, unknown[]]} */ (change);
    const list = [.../** @type {unknown[]} */ (before)];
    list.splice(at, gone, ...come);
    return list;
  }
  const after = /** @type {Record<string, unknown>} */ (
    Array.isArray(before) ? [.../** @type {unknown[]} */ (before)] : { .../** @type {object} */ (before) }
  );
  for (const [name, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[name];
    else after[name] = changed(after[name], inside);
  }
  return after;
}

/**
 * Any legal answer: between `min` and `max` of the options.
 * @param {Question} question
 */
function choose({ options, min, max }) {
  const ids = options.map((each) => each.id).sort(() => Math.random() - 0.5);
  return ids.slice(0, Math.max(min, Math.min(max, 1)));
}

/** @param {WebSocket} socket @param {string} how */
function finish(socket, how) {
  over = true;
  console.log(how);
  socket.close();
}

connect();
