import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';

/** Where a process spends its time: the share of each function, what it calls not included. */
export interface Spent {
  readonly where: string;
  readonly percent: number;
}

const LISTED = 25;
const SAMPLE_EVERY = 500;

/** Watches where the time goes from now on; what is returned stops it and tells. */
export async function profile(folder: string): Promise<() => Promise<readonly Spent[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY });
  await session.post('Profiler.start');
  return async () => {
    const { profile: taken } = await session.post('Profiler.stop');
    session.disconnect();
    writeFileSync(join(folder, 'load.cpuprofile'), JSON.stringify(taken));
    const names = new Map(taken.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
    const counts = new Map<string, number>();
    let all = 0;
    for (const id of taken.samples ?? []) {
      const name = names.get(id) ?? '';
      if (name === '(idle)') continue;
      all++;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, LISTED)
      .map(([where, count]) => ({ where, percent: Math.round((count / all) * 1000) / 10 }));
  };
}

const nameOf = ({
  functionName,
  url,
  lineNumber,
}: {
  functionName: string;
  url: string;
  lineNumber: number;
}): string =>
  url === ''
    ? functionName || '(native)'
    : `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber + 1}`;
