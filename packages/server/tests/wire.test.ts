import { randomPicks } from '@cantina/bots';
import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { below, type Moment, rngFromSeed, seedFrom, type View, type Viewer } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Heard, Live, type Socket } from '../src/client/live.ts';
import type { NodeClient } from '../src/client/node.ts';
import { playable as relay } from '../verification/load/game.ts';
import { Host, inlineThinkers } from './support/host.ts';

const ANSWERS = 40;
const onPaper = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

let host: Host;
beforeAll(async () => {
  host = await Host.open({}, inlineThinkers, {
    ids: GAME_IDS,
    load: (id) => (isGameId(id) ? loadGame(id) : null),
  });
});
afterAll(() => host.close());

/** A socket on which every so many updates get lost, and which breaks now and then. */
function lossy(client: NodeClient, chance: () => number): Socket {
  const socket = client.socket();
  const near: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  socket.on('open', () => near.onopen?.(undefined as never));
  socket.on('error', () => undefined);
  socket.on('close', () => near.onclose?.(undefined as never));
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const fate = text.startsWith('{"t":"update"') ? chance() : 1;
    if (fate < 0.1) return;
    if (fate < 0.13) socket.terminate();
    else near.onmessage?.({ data: text } as never);
  });
  return near;
}

type Seen = Extract<Heard, { t: 'state' | 'update' }>;

describe.each(GAME_IDS)('%s over the wire', (id) => {
  test('everybody sees the table of the kernel after every step and at every beat, whatever gets lost', async () => {
    const { game } = await loadGame(id);
    const seats = Math.max(2, game.seats.min);
    const rng = rngFromSeed(seedFrom(`wire ${id}`));
    const client = host.client();
    const people = Array.from({ length: seats }, () => ({ kind: 'person' as const, me: true, name: 'Anna' }));
    const { table } = await client.api.create({ game: id, seats: people });
    await client.api.act(table.id, 'start', {});
    const room = await host.server.rooms.get(table.id);
    const { audience } = room;
    let moments: readonly Moment[] = [];
    const show = audience.show.bind(audience);
    audience.show = (textFor) => {
      moments = room.match?.moments ?? [];
      show(textFor);
    };
    const viewers: Viewer[] = [...people.keys(), 'spectator'];
    const lives: Live[] = [];
    const seen = new Map<Viewer, Seen>();
    /** What those on bad lines have seen, to be held against the truth of that version. */
    const heardBadly: { readonly viewer: Viewer; readonly message: Seen }[] = [];
    const truths: ReadonlyMap<Viewer, View>[] = [];
    const watch = (viewer: Viewer, live: Live, hear: (message: Seen) => void) => {
      lives.push(live);
      live.watch(table.id, viewer, (message) => {
        if (message.t === 'state' || message.t === 'update') hear(message);
      });
    };
    for (const viewer of viewers) {
      watch(viewer, client.live(), (message) => seen.set(viewer, message));
      const badLine = new Live(() => lossy(client, () => below(rng, 1000) / 1000));
      watch(viewer, badLine, (message) => heardBadly.push({ viewer, message }));
    }
    const behind = (version: number) => viewers.filter((viewer) => (seen.get(viewer)?.version ?? -1) < version);
    const caughtUp = async (version: number) => {
      await expect.poll(() => behind(version), { timeout: 15_000 }).toEqual([]);
    };
    const look = (version: number) => {
      truths[version] = new Map(viewers.map((viewer) => [viewer, onPaper(room.match?.view(viewer) as View)]));
    };
    await caughtUp(0);
    look(0);
    const live = lives[0] as Live;
    let beats = 0;
    for (let i = 0; i < ANSWERS && room.match?.outcome === null; i++) {
      const question = room.match.asked[0];
      if (question === undefined) throw new Error('nobody is asked');
      const isUndo = i > 0 && below(rng, 12) === 0 && room.match.undoable(question.seat) !== null;
      const version = isUndo
        ? await live.request({ t: 'undo', table: table.id, seat: question.seat })
        : await live.answer(table.id, question.seat, question.id, randomPicks(question, rng));
      await caughtUp(version);
      look(version);
      for (const viewer of viewers) {
        const told = seen.get(viewer);
        expect(told?.view).toEqual(truths[version]?.get(viewer));
        if (told?.t !== 'update') throw new Error('a good line needs no second state');
        expect(told.step.beats.map(({ view }) => view)).toEqual(beatsOf(viewer));
        beats += told.step.beats.length;
      }
    }
    const firstState = new Set<Viewer>();
    let gaps = 0;
    for (const { viewer, message } of heardBadly) {
      expect(message.view).toEqual(truths[message.version]?.get(viewer));
      if (message.t === 'state' && firstState.has(viewer)) gaps++;
      firstState.add(viewer);
    }
    function beatsOf(viewer: Viewer): View[] {
      const events = room.match?.log(viewer, moments[0]?.events ?? 0) ?? [];
      return moments.slice(1).flatMap((moment, i) => {
        const told = events.some(({ n }) => n >= (moments[i]?.events ?? 0) && n < moment.events);
        return told || moment.changes(viewer) !== undefined ? [onPaper(moment.view(viewer))] : [];
      });
    }
    for (const each of lives) each.close();
    expect(gaps).toBeGreaterThan(0);
    expect(beats).toBeGreaterThan(ANSWERS);
  }, 120_000);
});

test('the 1,000th answer costs the server as many copies and sends as many bytes as the 10th', async () => {
  let clones = 0;
  const counted = {
    ...relay,
    game: {
      ...relay.game,
      clone: (state: Parameters<typeof relay.game.clone>[0]) => {
        clones++;
        return relay.game.clone(state);
      },
    },
  };
  const small = await Host.open({}, inlineThinkers, {
    ids: ['relay'],
    load: () => Promise.resolve(counted as unknown as Playable),
  });
  const client = small.client();
  const seats = Array.from({ length: 4 }, () => ({ kind: 'person' as const, me: true, name: 'Anna' }));
  const { table } = await client.api.create({ game: 'relay', seats });
  await client.api.act(table.id, 'start', {});
  const room = await small.server.rooms.get(table.id);
  let bytes = 0;
  await room.subscribe(
    {
      session: room.table.seats[0]?.claimed_by ?? '',
      viewer: 0,
      send: (text) => {
        bytes += text.length;
      },
    },
    -1,
  );
  /** What 64 answers cost: as many as there are between two saves, several times. */
  const cost = async (from: number) => {
    clones = 0;
    bytes = 0;
    for (let i = from; i < from + 64; i++) {
      const question = room.match?.asked[0];
      if (question === undefined) throw new Error('nobody is asked');
      const pick = question.options[0]?.id ?? '';
      await room.answer(question.seat, { client: `a${i}`, decision: question.id, picks: [pick] }, null);
    }
    return { clones, bytes };
  };
  const early = await cost(0);
  for (let at = 64; at < 960; at += 64) await cost(at);
  const late = await cost(960);
  await small.close();
  expect(late.clones).toBe(early.clones);
  // The numbers themselves get longer, and the pile is longer or shorter.
  expect(late.bytes).toBeLessThan(early.bytes * 1.2);
}, 120_000);
