import type { Viewer } from '@cantina/kernel';
import { playedAll, Refused } from '@cantina/server/client';
import { Chronicle, type GameEnd, type StageReader } from '@cantina/web/kit';
import { api } from '../server.svelte.ts';
import { isRunning } from './stage.svelte.ts';

/** So many steps are read at once, and after each lot others may read, too. */
const LOT = 60;
const MOST_TRIES = 20;

/** Reads a game that is over, as one viewer saw it. What is taken back is not told. */
export async function readChronicle(
  table: string,
  as: Viewer,
  of: { readonly end: GameEnd; readonly at: StageReader },
  isWanted: () => boolean,
): Promise<Chronicle | null> {
  const chronicle = new Chronicle(of.end, of.at);
  const { steps } = await patiently(() => api.replay(table, { as }));
  for (let i = 0; i < steps.length; i += LOT) {
    const lot = steps.slice(i, i + LOT);
    const [first, last] = [lot[0]?.n ?? 0, lot.at(-1)?.n ?? 0];
    const reel = await patiently(() => api.views(table, { as, from: first, to: last }));
    if (!isWanted()) return null;
    for (const step of playedAll(reel)) {
      for (const beat of step.beats) if (isRunning(beat)) chronicle.add(beat);
    }
  }
  return chronicle;
}

/** The past is read at a measured pace: who is too fast is told to wait. */
async function patiently<T>(read: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries === 0 || !(error instanceof Refused) || error.error.code !== 'too-fast') throw error;
    await new Promise((done) => setTimeout(done, 1000));
    return patiently(read, tries - 1);
  }
}
