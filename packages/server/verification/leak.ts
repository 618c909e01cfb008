import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, loadGame } from '@cantina/games';
import { valuesOf } from '@cantina/kernel';
import { PROTOCOL } from '../src/live/messages.ts';
import type { Store } from '../src/store/store.ts';
import { hashToken } from '../src/tokens.ts';
import { type Compared, compare, type Planted, type Recorded } from './leak-compare.ts';
import { Truth } from './leak-truth.ts';
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
/** The first steps are looked at again, so many at once. */
const LOOKED_AT = 60;
const LOOKED_ON = 5;
/** An update that asks its viewer something. */
const ASKS = /^\{"t":"update",.*"pending":\[\{/;
/** Games take as long as they take; one in which nobody answers for so long is stuck. */
const STILL = 300_000;

/** Plays random games (or the first answers of them), records all that leaves the server, and holds it against what each viewer may know. */
export async function leakTest(
  { games, answers = Number.POSITIVE_INFINITY }: { readonly games: number; readonly answers?: number },
  tell: (line: string) => void = () => undefined,
): Promise<LeakReport> {
  const program = await cantina();
  const storage = await openStorage('sqlite');
  const server = await ServerProcess.start(program.file, storage);
  const store = storage.open();
  const died = server.ended.then((how) => Promise.reject(new Error(`the server has ended: ${how}`)));
  died.catch(() => undefined);
  const total = { games: 0, messages: 0, bytes: 0, compared: 0, undone: 0, leaks: [] as string[] };
  let next = 0;
  let examining: Promise<unknown> = Promise.resolve();
  const line = async (): Promise<void> => {
    for (let number = next++; number < games; number = next++) {
      const table = await again(() => tableOf(server.url, number));
      const folder = join(storage.dataDir, `looks-${number}`);
      mkdirSync(folder);
      const recorded = await play(server.url, table, answers, folder);
      // One at a time: all that everybody has known at every step takes much memory.
      const examined = examining.then(() => examine(store, table, recorded));
      examining = examined.catch(() => undefined);
      const found = await examined;
      rmSync(folder, { recursive: true });
      total.games++;
      total.bytes += found.bytes;
      total.messages += recorded.length;
      total.compared += found.compared;
      total.undone += found.undone;
      total.leaks.push(...found.leaks);
      for (const leak of found.leaks) tell(leak);
      tell(`${total.games} games, ${total.messages} messages, ${total.leaks.length} leaks`);
    }
  };
  try {
    await Promise.race([died, Promise.all(Array.from({ length: Math.min(AT_ONCE, games) }, line))]);
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
async function play(url: string, table: SeatedTable, answers: number, folder: string): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const looks: Promise<void>[] = [];
  const places = [...table.seats, table.spectator];
  const look = (place: Place) => {
    const looking = lookAround(url, place, { places, recorded, folder });
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
async function lookAround(
  url: string,
  place: Place,
  { places, recorded, folder }: { places: readonly Place[]; recorded: Recorded[]; folder: string },
): Promise<void> {
  const from = Math.floor(Math.random() * (LOOKED_AT - LOOKED_ON));
  const viewers = places.map(({ as }) => as);
  const paths = [
    '/api/tables',
    `/api/tables/${place.table}`,
    `/api/tables/${place.table}/export`,
    ...viewers.flatMap((as) => [
      `/api/tables/${place.table}/replay?as=${as}`,
      `/api/tables/${place.table}/replay/views?as=${as}&from=${from}&to=${from + LOOKED_ON}`,
    ]),
  ];
  const bodies: { readonly file: string; readonly path: string }[] = [];
  const get = (path: string) => again(() => fetch(`${url}${path}`, { headers: { cookie: place.cookie ?? '' } }));
  for (const path of paths) {
    const response = await get(path);
    const file = join(folder, randomUUID());
    writeFileSync(file, await response.text());
    bodies.push({ file, path });
    recorded.push({ place, kind: 'headers', text: JSON.stringify([...response.headers]), running: true });
  }
  // When the game still runs now, it ran all the time.
  const running = (await (await get(`/api/tables/${place.table}`)).text()).includes('"status":"playing"');
  for (const { file, path } of bodies) recorded.push(new Body(place, file, path, running));
}

/**
 * Asks once more when the connection is gone: while a game is examined nothing is read here, and the server meanwhile
 * closes what nobody has used for some seconds.
 */
const again = async <T>(ask: () => Promise<T>): Promise<T> => ask().catch(ask);

/** Waits on the disk until it is read: whole replays of a long game, asked for again and again, would fill the memory. */
class Body implements Recorded {
  readonly kind = 'body';

  constructor(
    readonly place: Place,
    private readonly file: string,
    readonly path: string,
    readonly running: boolean,
  ) {}

  get text(): string {
    return readFileSync(this.file, 'utf8');
  }
}

async function examine(
  store: Store,
  table: SeatedTable,
  recorded: readonly Recorded[],
): Promise<Compared & { readonly undone: number }> {
  const { game } = await loadGame(table.game);
  const truth = await Truth.of(store, game, table.id, LOOKED_AT);
  const { links, seats, spectator } = table;
  const tokens = [links.host, links.spectator, ...links.seats].filter((each) => each !== null);
  const cookies = [...seats, spectator].map(({ cookie }) => cookie?.split('=')[1] ?? '');
  const secrets = [...tokens, ...cookies].flatMap((token) => [token, hashToken(token)]);
  const found = await compare(truth, secrets, recorded, plantedIn(truth.seed, secrets[0] ?? '', table, recorded));
  return { ...found, undone: truth.undone };
}

function plantedIn(
  seed: string,
  secret: string,
  { spectator }: SeatedTable,
  recorded: readonly Recorded[],
): readonly Planted[] {
  const plant = (text: string, at = 0): Planted => ({
    at,
    record: { place: spectator, kind: 'frame', text, running: true },
  });
  const said = [{ id: seed }, { id: secret }, { id: '', more: 1 }].map((more) =>
    plant(JSON.stringify({ t: 'pong', ...more })),
  );
  const asking = recorded.filter((each) => each.kind === 'frame' && each.place.as === 0 && ASKS.test(each.text));
  if (asking.length === 0) return said;
  const { text } = pick(asking);
  const another = text.replace('"as":0', '"as":"spectator"');
  return [...said, plant(another, (JSON.parse(text) as { readonly version: number }).version)];
}
