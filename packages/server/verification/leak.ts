import { GAME_IDS, type GameId, loadGame } from '@cantina/games';
import { valuesOf } from '@cantina/kernel';
import { PROTOCOL } from '../src/live/messages.ts';
import type { Store } from '../src/store/store.ts';
import { hashToken } from '../src/tokens.ts';
import { compare, type Recorded } from './leak-compare.ts';
import { truthOf } from './leak-truth.ts';
import { cantina } from './support/project.ts';
import { type Place, Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { type SeatedTable, seatedTable } from './support/tables.ts';
import { until } from './support/time.ts';

export interface LeakReport {
  readonly games: number;
  /** Everything that was sent to somebody: socket frames and HTTP bodies. */
  readonly messages: number;
  readonly bytes: number;
  /** Views, steps and questions that were held against what the viewer may know. */
  readonly compared: number;
  readonly undone: number;
  readonly leaks: readonly string[];
  readonly ok: boolean;
}

const AT_ONCE = 6;
const PER_BOT_GAME = 4;
const PRANK_SHARE = 0.02;
const LOOK_SHARE = 0.003;
const MOST_SHOWN = 20;
/** Games take as long as they take; one in which nobody answers for so long is stuck. */
const STILL = 120_000;

/** Plays random games (or the first answers of them), records all that leaves the server, and holds it against what each viewer may know. */
export async function leakTest(
  { games, answers = Number.POSITIVE_INFINITY }: { readonly games: number; readonly answers?: number },
  tell: (line: string) => void = () => undefined,
): Promise<LeakReport> {
  const program = await cantina();
  const storage = await openStorage('sqlite');
  const server = await ServerProcess.start(program.file, storage);
  const store = storage.open();
  const total = { games: 0, messages: 0, bytes: 0, compared: 0, undone: 0, leaks: [] as string[] };
  let next = 0;
  let examining: Promise<unknown> = Promise.resolve();
  const line = async (): Promise<void> => {
    for (let number = next++; number < games; number = next++) {
      const table = await tableOf(server.url, number);
      const recorded = await play(server.url, table, answers);
      // One at a time: all that everybody has known at every step takes much memory.
      const examined = examining.then(() => examine(store, table, recorded));
      examining = examined.catch(() => undefined);
      const found = await examined;
      total.games++;
      for (const { text } of recorded) total.bytes += text.length;
      total.messages += recorded.length;
      total.compared += found.compared;
      total.undone += found.undone;
      total.leaks.push(...found.leaks);
      for (const leak of found.leaks) tell(leak);
      tell(`${total.games} games, ${total.messages} messages, ${total.leaks.length} leaks`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, games) }, line));
    return { ...total, leaks: total.leaks.slice(0, MOST_SHOWN), ok: total.leaks.length === 0 && total.compared > 0 };
  } finally {
    await store.close();
    await server.kill();
    await storage.close();
    program.drop();
  }
}

/**
 * The games take turns, each with as few and as many seats as it allows and all between; some seats are bots. The first
 * table of a game is the usual one, for all others is drawn what people may agree on.
 */
async function tableOf(url: string, number: number): Promise<SeatedTable> {
  const game = GAME_IDS[number % GAME_IDS.length] as GameId;
  const { seats: allowed, options: specs } = (await loadGame(game)).game;
  const { min, max } = allowed;
  const round = Math.floor(number / GAME_IDS.length);
  const seats = min + (round % (max - min + 1));
  const bots = round % PER_BOT_GAME === 0 ? seats - 1 : 0;
  const drawn = Object.entries(specs).map(([name, spec]) => [name, pick(valuesOf(spec))] as const);
  return seatedTable(url, { game, people: seats - bots, bots, options: round === 0 ? {} : Object.fromEntries(drawn) });
}

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/** One game to its end, or so many answers of it; returns all that anybody at the table was sent while it ran. */
async function play(url: string, table: SeatedTable, answers: number): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const looks: Promise<void>[] = [];
  const places = [...table.seats, table.spectator];
  const look = (place: Place) => {
    const looking = lookAround(url, place, places, recorded);
    looks.push(looking);
    // Whatever goes wrong is told when the game is over.
    looking.catch(() => undefined);
  };
  const seats = places.map((place): Seat => {
    const seat: Seat = new Seat(place, {
      heard: (message, text) => {
        recorded.push({ place, kind: 'frame', text, running: true });
        if (message.t === 'update') {
          if (place.as !== 'spectator' && message.undo !== null && Math.random() < PRANK_SHARE)
            seat.send({ t: 'undo', id: `undo-${message.version}`, table: table.id, seat: place.as });
          if (Math.random() < LOOK_SHARE) look(place);
          if (Math.random() < PRANK_SHARE) pry(seat, place);
        }
        if (message.t !== 'proposals' || place.as === 'spectator') return;
        for (const { id, waitingFor } of message.proposals)
          if (waitingFor.includes(place.as))
            seat.send({ t: 'vote', id: `vote-${id}`, table: table.id, seat: place.as, proposal: id, agree: true });
      },
      // On a busy machine the server may take somebody for gone.
      closed: () => seat.connect(url),
    });
    return seat;
  });
  for (const seat of seats) seat.connect(url);
  const isEnough = () => seats.every(({ over, version }) => over || version >= answers);
  const reached = () => Math.max(...seats.map(({ version }) => version));
  for (let before = reached(); !isEnough(); before = reached())
    await until(`the game goes on after answer ${before}`, () => reached() > before || isEnough(), STILL);
  await Promise.all(looks);
  for (const seat of seats) seat.disconnect();
  return recorded;
}

/** Tries to see what is another's: every answer to it is recorded too. */
function pry(seat: Seat, { table, as }: Place): void {
  const other = as === 0 ? 1 : 0;
  seat.send({ t: 'subscribe', table, as: other, since: -1, protocol: PROTOCOL });
  seat.send({ t: 'answer', id: 'pry', table, seat: other, decision: 1, picks: ['card:1'] });
}

/** Asks over HTTP for all that somebody may ask for, and for what they may not. */
async function lookAround(url: string, place: Place, places: readonly Place[], recorded: Recorded[]): Promise<void> {
  const from = Math.floor(Math.random() * 50);
  const viewers = places.map(({ as }) => as);
  const paths = [
    '/api/tables',
    `/api/tables/${place.table}`,
    `/api/tables/${place.table}/export`,
    ...viewers.flatMap((as) => [
      `/api/tables/${place.table}/replay?as=${as}`,
      `/api/tables/${place.table}/replay/views?as=${as}&from=${from}&to=${from + 5}`,
    ]),
  ];
  const bodies: Pick<Recorded, 'text' | 'path'>[] = [];
  const get = (path: string) => fetch(`${url}${path}`, { headers: { cookie: place.cookie ?? '' } });
  for (const path of paths) {
    const response = await get(path);
    bodies.push({ text: await response.text(), path });
    recorded.push({ place, kind: 'headers', text: JSON.stringify([...response.headers]), running: true });
  }
  // When the game still runs now, it ran all the time.
  const running = (await (await get(`/api/tables/${place.table}`)).text()).includes('"status":"playing"');
  for (const each of bodies) recorded.push({ place, kind: 'body', ...each, running });
}

async function examine(
  store: Store,
  table: SeatedTable,
  recorded: readonly Recorded[],
): Promise<{ compared: number; undone: number; leaks: string[] }> {
  const { game } = await loadGame(table.game);
  const truth = await truthOf(store, game, table.id);
  const { links, seats, spectator } = table;
  const tokens = [links.host, links.spectator, ...links.seats].filter((each) => each !== null);
  const cookies = [...seats, spectator].map(({ cookie }) => cookie?.split('=')[1] ?? '');
  const secrets = [...tokens, ...cookies].flatMap((token) => [token, hashToken(token)]);
  const found = await compare(truth, secrets, recorded);
  for (const plant of planted(truth.seed, secrets[0] ?? '', table, recorded))
    if ((await compare(truth, secrets, [plant])).leaks.length === 0)
      found.leaks.push(`not noticed: ${plant.text.slice(0, 80)}`);
  return { ...found, undone: truth.undone };
}

/** Leaks made by hand, which must be found: who finds none of them would find nothing. */
function planted(seed: string, secret: string, { spectator }: SeatedTable, recorded: readonly Recorded[]): Recorded[] {
  const record = (text: string): Recorded => ({ place: spectator, kind: 'frame', text, running: true });
  const update = recorded.find(({ place, text }) => place.as === 0 && text.startsWith('{"t":"update"'))?.text ?? '{}';
  return [
    record(JSON.stringify({ t: 'pong', id: seed })),
    record(JSON.stringify({ t: 'pong', id: secret })),
    record(JSON.stringify({ t: 'pong', id: '', more: 1 })),
    record(update.replace('"as":0', '"as":"spectator"')),
  ];
}
