import process from 'node:process';
import { createDeflateRaw, constants as zlib } from 'node:zlib';
import { chooser } from '@cantina/bots';
import { GAME_IDS, type GameId, loadGame } from '@cantina/games';
import { type CoreState, type Decision, seedFrom, start } from '@cantina/kernel';
import type { ServerMessage } from '../src/live/messages.ts';
import { actRow, playedBeats } from '../src/table/acts.ts';
import { updateFor } from '../src/table/telling.ts';
import { rounded } from './support/time.ts';

/** Bytes to one viewer, as they are and as a socket with compression (one window for the whole game) would send them. */
interface Traffic {
  readonly raw: number;
  readonly deflated: number;
  readonly rawPerAnswer: number;
  readonly deflatedPerAnswer: number;
  /** What compressing costs the server for one message. */
  readonly deflateMicroseconds: number;
}

interface GameTraffic {
  readonly answers: number;
  readonly beatsPerAnswer: number;
  /** As it was before protocol 2: every update with the whole view. */
  readonly whole: Traffic;
  /** As it is: what has changed, beat by beat. */
  readonly changed: Traffic;
}

export interface WireReport {
  readonly seats: number;
  readonly games: Readonly<Record<string, GameTraffic>>;
  /** What 700 answers of Outer Rim send to one of two seats. */
  readonly outerRimBytesFor700: number;
  readonly ok: boolean;
}

const SEATS = 2;
const VIEWER = 0;
const MOST_FOR_700 = 3_000_000;
const MOST_ANSWERS = 5000;

/** Plays one game of each kind with quick bots and weighs every update to the first seat. */
export async function wireTest(tell: (line: string) => void): Promise<WireReport> {
  const games: Record<string, GameTraffic> = {};
  for (const id of GAME_IDS) {
    games[id] = await weigh(id);
    tell(`${id}: ${JSON.stringify(games[id])}`);
  }
  const outerRimBytesFor700 = (games['outer-rim']?.changed.rawPerAnswer ?? 0) * 700;
  return { seats: SEATS, games, outerRimBytesFor700, ok: outerRimBytesFor700 <= MOST_FOR_700 };
}

async function weigh(id: GameId): Promise<GameTraffic> {
  const { game, brain } = await loadGame(id);
  const match = start(game, { seats: SEATS, seed: seedFrom(`wire ${id}`), watch: true });
  const choose = chooser<CoreState>('quick', brain, `wire ${id}`);
  const changed: string[] = [];
  const whole: string[] = [];
  let beatCount = 0;
  for (let n = 1; match.outcome === null && n <= MOST_ANSWERS; n++) {
    const decision = match.asked[0] as Decision;
    const eventsBefore = match.eventCount;
    match.answer(decision.seat, decision.id, choose(match, decision));
    const entry = match.lastEntry;
    const act = actRow(match, {
      table: 'abcdefghijklmnop',
      n,
      kind: 'answer',
      eventsBefore,
      at: 0,
      seat: decision.seat,
      entry,
    });
    const beats = playedBeats(match, match.recorded(eventsBefore));
    const isPlaying = match.outcome === null;
    const text = updateFor(act, beats, SEATS, { match, version: n, isPlaying, clock: null })(VIEWER);
    const message = JSON.parse(text) as Update;
    beatCount += message.step.beats.length;
    changed.push(text);
    const { beats: _, ...step } = message.step;
    const events = message.step.beats.flatMap((beat) => beat.events);
    whole.push(JSON.stringify({ ...message, step: { ...step, events }, view: match.view(VIEWER) }));
  }
  return {
    answers: changed.length,
    beatsPerAnswer: rounded(beatCount / changed.length, 1),
    whole: await trafficOf(whole),
    changed: await trafficOf(changed),
  };
}

type Update = Extract<ServerMessage, { t: 'update' }>;

async function trafficOf(texts: readonly string[]): Promise<Traffic> {
  const raw = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const from = process.cpuUsage();
  const deflated = await deflatedBytes(texts);
  const { user, system } = process.cpuUsage(from);
  return {
    raw,
    deflated,
    rawPerAnswer: Math.round(raw / texts.length),
    deflatedPerAnswer: Math.round(deflated / texts.length),
    deflateMicroseconds: Math.round((user + system) / texts.length),
  };
}

/** As permessage-deflate does it: one message after the other through one window, each flushed. */
async function deflatedBytes(texts: readonly string[]): Promise<number> {
  const stream = createDeflateRaw({ level: 1, memLevel: 7 });
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  for (const text of texts) {
    stream.write(text);
    await new Promise<void>((resolve) => stream.flush(zlib.Z_SYNC_FLUSH, resolve));
  }
  stream.close();
  return bytes;
}
