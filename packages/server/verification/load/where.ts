import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadServer, root } from '../support/project.ts';
import { openStorage } from '../support/storage.ts';
import { rounded } from '../support/time.ts';
import { CantinaTable } from './cantina.ts';
import { Child } from './child.ts';
import { flatOut } from './contest.ts';
import { BUSY, type LoadOptions, openMany } from './load.ts';
import type { Spent } from './profile.ts';
import type { Vitals } from './server.ts';

/** `bench:server --profile`: where our server spends its time flat out, alone. The whole profile stays in `.cache`. */
export async function whereTheTimeGoes({ tables, seconds }: LoadOptions): Promise<{
  readonly answersPerCpuSecond: number;
  readonly p99ms: number;
  readonly spent: readonly Spent[];
  readonly profile: string;
  readonly ok: boolean;
}> {
  const program = await loadServer();
  const storage = await openStorage('sqlite');
  const server = await Child.start<Vitals>(program.file, [storage.dataDir]);
  try {
    const open = await openMany(tables, () => CantinaTable.open(`http://127.0.0.1:${server.port}`));
    await flatOut(open, BUSY, 2);
    const before = await server.vitals();
    const { answersPerSecond, p99ms } = await flatOut(open, BUSY, seconds);
    const { cpuSeconds } = await server.vitals();
    await server.vitals('watch');
    await flatOut(open, BUSY, seconds);
    const { spent = [] } = await server.vitals('told');
    for (const table of open) table.close();
    const profile = join(root, '.cache', 'load.cpuprofile');
    mkdirSync(join(root, '.cache'), { recursive: true });
    copyFileSync(join(storage.dataDir, 'load.cpuprofile'), profile);
    const answersPerCpuSecond = rounded((answersPerSecond * seconds) / (cpuSeconds - before.cpuSeconds), 0);
    return { answersPerCpuSecond, p99ms, spent, profile, ok: true };
  } finally {
    server.stop();
    await storage.close();
    program.drop();
  }
}
