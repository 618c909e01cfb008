import process from 'node:process';
import { parseArgs } from 'node:util';
import { abuseTest } from './abuse.ts';
import { attack } from './attack.ts';
import { failoverTest } from './failover.ts';
import { killTest } from './kill.ts';
import { leakTest } from './leak.ts';
import { type LoadOptions, loadTest } from './load/load.ts';
import { whereTheTimeGoes } from './load/where.ts';
import { malformedTest } from './malformed.ts';
import { partitionTest } from './partition.ts';
import { reviewTest } from './review.ts';
import { startupTest } from './startup.ts';
import { STORES, type StoreKind } from './support/storage.ts';
import { wireTest } from './wire.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '100' },
    games: { type: 'string' },
    tables: { type: 'string' },
    answers: { type: 'string', default: '700' },
    seats: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '7' },
    url: { type: 'string', default: '' },
    messages: { type: 'string', default: '100000' },
  },
});

const store = ((): StoreKind => {
  const found = STORES.find((each) => each === values.store);
  if (found === undefined) throw new Error(`--store is one of ${STORES.join(', ')}`);
  return found;
})();
const tell = (line: string) => {
  if (!values.json) console.error(line);
};

const CHECKS: Readonly<Record<string, () => Promise<{ readonly ok: boolean }>>> = {
  kill: () => killTest({ kills: count(values.kills), store }, tell),
  leak: () => leakTest({ games: count(values.games ?? '300') }, tell),
  malformed: () => malformedTest({ messages: count(values.messages) }, tell),
  load: () => (values.profile ? whereTheTimeGoes(slices()) : loadTest(slices(), tell)),
  failover: () => failoverTest({ games: count(values.games ?? '50') }),
  attack: () => attack(values.url),
  abuse: () => abuseTest({ seconds: count(values.seconds) * 5 }, tell),
  partition: () => partitionTest({ pause: count(values.seconds) * 20 }, tell),
  wire: () => wireTest(tell),
  review: () => reviewTest({ answers: count(values.answers), seats: count(values.seats) }, tell),
  startup: () => startupTest({ tables: count(values.tables ?? '10000'), store }),
};

// Whoever stops this stops the servers it has started.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));

const check = CHECKS[positionals[0] ?? ''];
if (check === undefined) throw new Error(`one of ${Object.keys(CHECKS).join(', ')}`);
const report = await check();
console.log(values.json ? JSON.stringify(report) : report);
process.exit(report.ok ? 0 : 1);

function slices(): LoadOptions {
  const tables = count(values.tables ?? '2000');
  return { tables, seconds: count(values.seconds), rounds: count(values.rounds) };
}

function count(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Error(`${given} is no count`);
  return Number(given);
}
