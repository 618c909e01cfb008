#!/usr/bin/env node
// @ts-check
/**
 * A bot that plays through the API, in one file: it watches its seat and answers every question with one of the legal
 * options at random. Nothing here is special to JavaScript (bot.py is the same in Python); see ../api.md.
 *
 *   node docs/examples/bot.mjs https://cantina.example/join#TOKEN "Robo"      at a table, with an invitation
 *   cantina simulate smugglers --bots exec:"node docs/examples/bot.mjs"       a thousand games without a server
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { createInterface } from 'node:readline';

/**
 * What this bot reads of the server's messages; ../api.md has them all.
 * @typedef {{ code: string, args: { seconds?: number } }} Refusal
 * @typedef {{ table: { id: string }, seat: number, error?: Refusal }} Joined
 * @typedef {{ id: number, kind: string, options: { id: string }[], min: number, max: number }} Question
 * @typedef {{ status: string, outcome: { winners: number[], reason: string } | null }} Info
 * @typedef {{ t: 'start', seed: string }} Start
 * @typedef {{ t: 'state' | 'update', table: string, as: number, version: number, pending: Question[], info?: Info }} Sight
 * @typedef {{ t: 'table', info: Info }} Table
 * @typedef {{ t: 'ack', id: string } | { t: 'error', id?: string, error: Refusal }} Reply
 * @typedef {Start | Sight | Table | Reply} Message
 */

/** Refusals that only mean: not now. The same message is sent again. */
const NOT_NOW = ['too-fast', 'stopping', 'store-unavailable'];
const PAUSE = 1000;

let random = Math.random;

/**
 * Any legal answer: between `min` and `max` of the options.
 * @param {Question} question
 */
function choose({ options, min, max }) {
  const ids = options.map((each) => each.id);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [ids[i], ids[j]] = [ids[j] ?? '', ids[i] ?? ''];
  }
  return ids.slice(0, Math.max(min, Math.min(max, 1)));
}

/**
 * The answer to the question of this seat. An interjection may be left alone; a question wants an answer.
 * @param {Sight} sight
 */
function answerTo({ table, as, pending }) {
  const question = pending.find((each) => each.kind === 'question');
  if (!question) return null;
  return { t: 'answer', id: randomUUID(), table, seat: as, decision: question.id, picks: choose(question) };
}

/** @param {string} link @param {string} name */
async function playAtTable(link, name) {
  const { WebSocket } = await import('ws');
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

  /** The newest version this bot has seen. @type {number} */
  let version = -1;
  /**
   * Answers that were sent and not acknowledged yet. They are sent again after a reconnect, or when it was not possible
   * just then; the id makes them count once.
   * @type {Map<string | undefined, object>}
   */
  const waiting = new Map();
  let over = false;

  // 2. Everything else goes over one socket.
  function connect() {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
    const send = (/** @type {object} */ message) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
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
        const { code, args } = message.error;
        if (!NOT_NOW.includes(code)) {
          console.error('refused:', code, args);
          waiting.delete(message.id);
          return;
        }
        setTimeout(
          () => {
            const same = waiting.get(message.id);
            if (same) send(same);
            else if (message.id === undefined) subscribe();
          },
          (args.seconds ?? 0) * 1000 || PAUSE,
        );
      }
      // 3. The table itself says when the game is over.
      const info = message.t === 'table' || message.t === 'state' ? message.info : undefined;
      if (info?.status === 'finished' || info?.status === 'ended') {
        over = true;
        console.log(info.outcome ? `winners: ${info.outcome.winners.join(', ')} (${info.outcome.reason})` : 'given up');
        return socket.close();
      }
      if (message.t !== 'state' && message.t !== 'update') return;

      // 4. A gap means that something was missed: ask for everything again.
      if (message.t === 'update' && message.version > version + 1) return subscribe();
      version = message.version;

      const answer = answerTo(message);
      if (!answer) return;
      waiting.set(answer.id, answer);
      send(answer);
    });

    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (!over) setTimeout(connect, PAUSE / 2);
    });
  }

  connect();
}

/** The same messages as lines on standard input and output, one game after the other. */
async function practise() {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = /** @type {Message} */ (JSON.parse(line));
    if (message.t === 'start') random = seeded(message.seed);
    if (message.t !== 'state') continue;
    const answer = answerTo(message);
    if (answer) console.log(JSON.stringify(answer));
  }
}

/**
 * Another generator for every game, so that the same seed gives the same game.
 * @param {string} seed hex digits
 */
function seeded(seed) {
  let state = Number.parseInt(seed.slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const [link, name = 'Robo'] = process.argv.slice(2);
await (link === undefined ? practise() : playAtTable(link, name));
