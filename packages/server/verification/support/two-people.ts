import { randomPicks } from '@cantina/bots';
import { type Decision, newSeed, rngFromSeed } from '@cantina/kernel';
import type { Live } from '../../src/client/live.ts';
import type { NodeClient } from '../../src/client/node.ts';
import { sleep } from './time.ts';

const SEATS = [0, 1] as const;
/** Somebody who waits longer has given up. */
const LONGEST_WAIT = 15_000;
const PAUSE = 60;

export const lasting = (seconds: number): (() => boolean) => {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() < until;
};

/** Two people play one game after the other, about as fast as the limits allow; notes how long each answer took. */
export async function playOn(
  client: NodeClient,
  live: Live,
  goesOn: () => boolean,
): Promise<{ readonly times: number[]; readonly failed: number }> {
  const times: number[] = [];
  const rng = rngFromSeed(newSeed());
  let failed = 0;
  while (goesOn()) {
    const asked: (Decision | undefined)[] = [];
    let isOver = false;
    const table = await openTable(client, 'person');
    const leave = SEATS.map((seat) =>
      live.watch(table, seat, (message) => {
        if (message.t !== 'state' && message.t !== 'update') return;
        asked[seat] = message.pending.find(({ kind }) => kind === 'question');
        isOver ||= message.view?.outcome != null;
      }),
    );
    while (goesOn() && !isOver) {
      const decision = asked.find((each) => each !== undefined);
      if (decision === undefined) {
        await sleep(1);
        continue;
      }
      asked[decision.seat] = undefined;
      const from = performance.now();
      const given = live.answer(table, decision.seat, decision.id, randomPicks(decision, rng));
      const answer = await Promise.race([given, sleep(LONGEST_WAIT).then(() => null)]).catch(() => null);
      if (answer === null) failed++;
      times.push(performance.now() - from);
      await sleep(PAUSE);
    }
    for (const each of leave) each();
  }
  return { times, failed };
}

export async function openTable(client: NodeClient, kind: 'person' | 'bot'): Promise<string> {
  const seats = SEATS.map(() => (kind === 'person' ? { kind, me: true } : { kind, level: 'strong' as const }));
  const { table } = await client.api.create({ game: 'deckbuilding', seats });
  await client.api.act(table.id, 'start', {});
  return table.id;
}
