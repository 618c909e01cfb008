import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { NodeClient } from '../src/client/node.ts';
import { audit, type Findings, isFine } from './support/ledger.ts';
import { cantina } from './support/project.ts';
import { Seat } from './support/seat.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { seatedTable } from './support/tables.ts';
import { rounded, sleep, until } from './support/time.ts';

export interface PartitionReport extends Findings {
  /** How far apart the clocks of the two processes were. */
  readonly clocksApartSeconds: number;
  readonly bothThought: 'nobody away' | 'somebody away';
  /** Seconds until the process whose connections had died silently showed the newest step, and took a right away. */
  readonly staleTableSeconds: number;
  readonly staleRightSeconds: number;
  /** Whether it said meanwhile that it was not ready. */
  readonly saidNotReady: boolean;
  readonly pausedSeconds: number;
  /** Seconds after the pause until everything was as elsewhere. */
  readonly afterPauseSeconds: number;
  readonly ok: boolean;
}

const APART = 120;
const LONGEST = 30;

/** A way to the database on which connections can die without a sign. */
class Wire {
  private readonly pairs = new Set<{ near: Socket; far: Socket }>();
  private constructor(readonly url: string) {}

  static open(databaseUrl: string): Promise<Wire> {
    const to = new URL(databaseUrl);
    return new Promise((resolve) => {
      const server = createServer((near) => {
        const far = connect(Number(to.port), to.hostname);
        const pair = { near, far };
        wire.pairs.add(pair);
        near.on('data', (data) => wire.pairs.has(pair) && far.write(data));
        far.on('data', (data) => wire.pairs.has(pair) && near.write(data));
        for (const each of [near, far]) each.on('error', () => undefined);
        near.on('close', () => far.destroy());
      });
      let wire: Wire;
      server.listen(0, '127.0.0.1', () => {
        const from = new URL(databaseUrl);
        from.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
        wire = new Wire(from.href);
        resolve(wire);
      });
      server.unref();
    });
  }

  /** Whatever is open now hears and says nothing any more; what is opened later works. */
  swallow(): void {
    this.pairs.clear();
  }
}

/** Two processes on one PostgreSQL whose clocks differ; one loses its connections silently, then is paused. */
export async function partitionTest(
  { pause }: { readonly pause: number },
  tell: (line: string) => void,
): Promise<PartitionReport> {
  const program = await cantina();
  const storage = await openStorage('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'cantina-clock-'));
  const servers: ServerProcess[] = [];
  const players: Seat[] = [];
  try {
    const wire = await Wire.open(storage.databaseUrl ?? '');
    servers.push(await ServerProcess.start(program.file, storage));
    const skewed = join(folder, 'clock.mjs');
    writeFileSync(skewed, `const now = Date.now; Date.now = () => now() + ${APART * 1000};`);
    const before = process.env.NODE_OPTIONS;
    process.env.NODE_OPTIONS = `--import ${skewed}`;
    servers.push(await ServerProcess.start(program.file, { ...storage, databaseUrl: wire.url }));
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
    const [near, far] = servers as [ServerProcess, ServerProcess];
    const { id, seats, spectator } = await seatedTable(near.url);
    const isAway = { far: false };
    const [anna, ben] = seats.map(
      (place, i) =>
        new Seat(place, {
          pause: 100,
          heard: (message) => {
            if (message.t === 'presence' && message.away.includes(true)) isAway.far = true;
          },
          closed: () => players[i]?.connect((i === 0 ? near : far).url),
        }),
    ) as [Seat, Seat];
    players.push(anna, ben);
    anna.connect(near.url);
    ben.connect(far.url);
    let gone = false;
    const onlooker = new Seat(spectator, { heard: ({ t }) => (gone ||= t === 'gone') });
    onlooker.connect(far.url);
    await until('both play', () => anna.acknowledged.length + ben.acknowledged.length > 10);
    anna.resting = true;
    ben.resting = true;
    await until('all is quiet', () => anna.isQuiet && ben.isQuiet);
    await sleep(500);
    // Its connections die; the others go on.
    const host = new NodeClient(near.url).as(seats[0]?.cookie ?? null);
    wire.swallow();
    const from = performance.now();
    tell('connections have died silently');
    const { people } = await host.api.people(id);
    const person = people.find(({ you, seats: held }) => !you && held.length === 0);
    await host.api.act(id, 'remove', { person: person?.id ?? '' });
    const second = new Seat(seats[1] as (typeof seats)[number]);
    second.connect(near.url);
    anna.resting = false;
    anna.connect(near.url);
    await until('something happens elsewhere', () => Math.max(anna.version, second.version) > ben.version);
    const newest = Math.max(anna.version, second.version);
    let saidNotReady = false;
    const looking = setInterval(() => {
      fetch(`${far.url}/readyz`)
        .then(({ status }) => (saidNotReady ||= status !== 200))
        .catch(() => undefined);
    }, 500);
    await until('the newest step is seen', () => ben.version >= newest);
    const staleTableSeconds = rounded((performance.now() - from) / 1000);
    await until('the right is taken away', () => gone);
    const staleRightSeconds = rounded((performance.now() - from) / 1000);
    clearInterval(looking);
    // It stands still, and others go on.
    tell(`standing still for ${pause} s`);
    process.kill(far.id ?? 0, 'SIGSTOP');
    await sleep(pause * 1000);
    const latest = Math.max(anna.version, second.version);
    process.kill(far.id ?? 0, 'SIGCONT');
    const again = performance.now();
    await until('everything is as elsewhere', () => ben.version >= latest);
    const afterPauseSeconds = rounded((performance.now() - again) / 1000);
    for (const seat of [...players, second, onlooker]) seat.disconnect();
    const store = storage.open();
    const findings = await audit(store, id, [anna, ben]);
    await store.close();
    return {
      clocksApartSeconds: APART,
      bothThought: isAway.far ? 'somebody away' : 'nobody away',
      staleTableSeconds,
      staleRightSeconds,
      saidNotReady,
      pausedSeconds: pause,
      afterPauseSeconds,
      ...findings,
      ok:
        isFine(findings) &&
        staleTableSeconds <= LONGEST &&
        staleRightSeconds <= LONGEST &&
        afterPauseSeconds <= LONGEST,
    };
  } finally {
    for (const seat of players) seat.disconnect();
    await Promise.all(servers.map((each) => each.kill()));
    await storage.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
    program.drop();
  }
}
