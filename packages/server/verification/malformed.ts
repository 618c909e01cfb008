import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { NodeClient } from '../src/client/node.ts';
import type { ServerMessage } from '../src/live/messages.ts';
import { exportLines } from '../src/store/archive.ts';
import type { Store } from '../src/store/store.ts';
import { type Bad, badMessage, badRequest, type Target } from './malformed-messages.ts';
import { cantina } from './support/project.ts';
import { Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { seatedTable } from './support/tables.ts';
import { until } from './support/time.ts';

export interface MalformedReport {
  readonly messages: number;
  readonly requests: number;
  /** Answers by their code; `ack` are answers sent once more, acknowledged under their old number. */
  readonly answers: Readonly<Record<string, number>>;
  /** What was answered otherwise than by a typed error. */
  readonly faults: readonly string[];
  /** Whether the tables hold the same as before, and their games go on. */
  readonly unchanged: boolean;
  readonly ok: boolean;
}

const TABLES = 3;
const ANSWERS_BEFORE = 4;
const AT_ONCE = 100;
const LARGEST = 16_384;
const MOST_SHOWN = 20;
/** So many do it at the same time. */
const LINES = 4;
/** One in so many goes over HTTP; now and then one is too large for a socket, or not even HTTP. */
const PER_REQUEST = 10;
const ROUNDS_PER_OVERSIZED = 5;
const ROUNDS_PER_NOISE = 10;
/** Much longer than a save waits for the next act. */
const QUIET = 500;

/** Sends what nobody should send. Each gets a clear answer, none changes anything, and nothing falls over. */
export async function malformedTest(
  { messages }: { readonly messages: number },
  tell: (line: string) => void = () => undefined,
): Promise<MalformedReport> {
  const program = await cantina();
  const storage = await openStorage('sqlite');
  const server = await ServerProcess.start(program.file, storage);
  const store = storage.open();
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  const count = (code: string) => {
    answers[code] = (answers[code] ?? 0) + 1;
  };
  let requests = 0;
  try {
    const { seats, targets } = await playedTables(server.url);
    // Over HTTP the second seat is the one that misbehaves: it is not the host.
    const guests = targets.filter(({ seat }) => seat === 1);
    const before = await quietDigest(store);
    let sent = 0;
    let rounds = 0;
    const line = async (): Promise<void> => {
      while (sent < messages) {
        const round = rounds++;
        sent += AT_ONCE + AT_ONCE / PER_REQUEST;
        requests += AT_ONCE / PER_REQUEST;
        const target = targets[round % targets.length] as Target;
        const guest = guests[round % guests.length] as Target;
        const some = Array.from({ length: AT_ONCE }, () => badMessage(target));
        const asking = Array.from({ length: AT_ONCE / PER_REQUEST }, () => request(server.url, guest, count, faults));
        await Promise.all([flood(server.url, target, some, count, faults), ...asking]);
        if (round % ROUNDS_PER_OVERSIZED === 0) await oversized(server.url, target, count, faults);
        if (round % ROUNDS_PER_NOISE === 0) await noise(server.url, count, faults);
        if (round % 100 === 0) tell(`${sent} sent, ${faults.length} faults`);
      }
    };
    await Promise.all(Array.from({ length: LINES }, line));
    const isSame = (await digestOf(store)) === before;
    if (!isSame) faults.push('something has changed');
    await goOn(server.url, seats);
    const total = Object.values(answers).reduce((sum, each) => sum + each, 0);
    const shown = faults.slice(0, MOST_SHOWN);
    return { messages: total, requests, answers, faults: shown, unchanged: isSame, ok: faults.length === 0 };
  } finally {
    await store.close();
    await server.kill();
    await storage.close();
    program.drop();
  }
}

/** Some games in the middle, in one of which or another each seat is asked. */
async function playedTables(url: string): Promise<{ seats: Seat[][]; targets: Target[] }> {
  const seats: Seat[][] = [];
  const asked = new Map<Seat, number>();
  for (let i = 0; i < TABLES; i++) {
    const table = await seatedTable(url);
    const players = table.seats.map((place): Seat => {
      const seat: Seat = new Seat(place, {
        heard: (message) => {
          if (message.t === 'update' || message.t === 'state')
            asked.set(seat, message.pending.find(({ kind }) => kind === 'question')?.id ?? asked.get(seat) ?? 0);
        },
      });
      return seat;
    });
    for (const seat of players) seat.connect(url);
    seats.push(players);
  }
  await until('the games to begin', () =>
    seats.flat().every((seat) => seat.acknowledged.length >= ANSWERS_BEFORE || seat.over),
  );
  await settle(url, seats);
  const targets = seats.flatMap((players, i) =>
    players.map((seat, number): Target => {
      const answered = seat.acknowledged.at(-1);
      if (answered === undefined) throw new Error('nothing was answered');
      const decision = Math.max(...players.map((each) => asked.get(each) ?? 0));
      const otherTable = seats[(i + 1) % TABLES]?.[0]?.place.table ?? '';
      return { place: seat.place, seat: number, answered, decision, otherTable };
    }),
  );
  return { seats, targets };
}

/** Lets everybody rest, and waits until all that was being done at the tables is stored. */
async function settle(url: string, seats: readonly Seat[][]): Promise<void> {
  for (const seat of seats.flat()) seat.resting = true;
  await until('everything is acknowledged', () => seats.flat().every(({ isQuiet }) => isQuiet));
  for (const seat of seats.flat()) seat.disconnect();
  for (const [seat] of seats) {
    // Whoever comes to a table waits for everything before.
    const last = new Seat({ ...(seat as Seat).place, as: 'spectator' });
    last.connect(url);
    await until('the table is quiet', () => last.version >= 0);
    last.disconnect();
  }
}

/** A save may be written a moment after the act it follows: what is stored is compared when nothing more comes. */
async function quietDigest(store: Store): Promise<string> {
  for (let last = ''; ; ) {
    const now = await digestOf(store);
    if (now === last) return now;
    last = now;
    await setTimeout(QUIET);
  }
}

/** Everything that is stored, as one number. */
async function digestOf(store: Store): Promise<string> {
  const hash = createHash('sha256');
  let isHead = true;
  for await (const line of exportLines(store)) {
    // The head says when; sessions come with every visit.
    if (!isHead && !line.startsWith('{"sessions"')) hash.update(line);
    isHead = false;
  }
  return hash.digest('hex');
}

/** Sends many at once over one socket, then asks for a sign of life: by then each must have been answered. */
async function flood(
  url: string,
  { place }: Target,
  some: readonly Bad[],
  count: (code: string) => void,
  faults: string[],
): Promise<void> {
  const socket = await openSocket(url, place.cookie);
  const got: ServerMessage[] = [];
  const alive = new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.t === 'pong') resolve();
      else if (message.t === 'error' || message.t === 'ack') got.push(message);
      else if (message.t !== 'hello') faults.push(`unasked for: ${message.t}`);
    });
    socket.on('close', (code) => reject(new Error(`the socket was closed: ${code}`)));
  });
  for (const { data } of some) socket.send(data);
  socket.send(JSON.stringify({ t: 'ping', id: 'alive' }));
  await alive;
  socket.terminate();
  if (got.length !== some.length) faults.push(`${some.length} messages, ${got.length} answers`);
  some.forEach(({ kind, data, again }, i) => {
    const answer = got[i];
    const text = `${kind}: ${JSON.stringify(answer)} · ${String(data).slice(0, 150)}`;
    if (answer?.t === 'error') {
      count(answer.error.code);
      if (!isTyped(answer.error) || answer.error.code === 'internal' || again !== undefined) faults.push(text);
    } else if (answer?.t === 'ack') {
      count('ack');
      if (again === undefined || again.version !== answer.version) faults.push(text);
    }
  });
}

async function request(url: string, target: Target, count: (code: string) => void, faults: string[]): Promise<void> {
  const { kind, method, path, headers, body } = badRequest(target);
  const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const { error } = JSON.parse(text) as { error?: { code: string; args: object } };
  count(error?.code ?? 'none');
  if (response.status < 400 || response.status >= 500 || !isTyped(error))
    faults.push(`${kind}: ${method} ${path} ${response.status} ${text.slice(0, 150)}`);
}

/** A message that is too large ends its connection, with the code for that. */
async function oversized(
  url: string,
  { place }: Target,
  count: (code: string) => void,
  faults: string[],
): Promise<void> {
  const socket = await openSocket(url, place.cookie);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send(JSON.stringify({ t: 'ping', id: 'a'.repeat(LARGEST) }));
  const code = await closed;
  count(`closed ${code}`);
  if (code !== TOO_LARGE) faults.push(`oversized: closed with ${code}`);
}

const TOO_LARGE = 1009;

/** What is no HTTP at all. */
async function noise(url: string, count: (code: string) => void, faults: string[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end('\u0016\u0003\u0001 no such protocol\r\n\r\n'));
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  const status = answer.split(' ')[1] ?? 'none';
  count(`HTTP ${status}`);
  if (status !== '400') faults.push(`noise: ${answer.slice(0, 100)}`);
}

function openSocket(url: string, cookie: string | null): Promise<WebSocket> {
  const socket = new NodeClient(url).as(cookie).socket();
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

const isTyped = (error: { readonly code: string; readonly args: object } | undefined): boolean =>
  typeof error?.code === 'string' && error.code !== '' && typeof error.args === 'object' && error.args !== null;

/** The games are where they were, and go on. */
async function goOn(url: string, seats: readonly Seat[][]): Promise<void> {
  const before = seats.map((players) => Math.max(...players.map(({ version }) => version)));
  for (const seat of seats.flat()) {
    seat.resting = false;
    seat.connect(url);
  }
  await until('the games go on', () =>
    seats.every((players, i) => players.some((seat) => seat.over || seat.version > (before[i] as number))),
  );
  for (const seat of seats.flat()) seat.disconnect();
}
