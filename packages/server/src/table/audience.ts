import type { Viewer } from '@cantina/kernel';
import type { ServerMessage, Sight, Step } from '../live/messages.ts';
import { lineOf, readChat } from '../store/chat.ts';
import type { ActRow } from '../store/schema.ts';
import { readActs } from '../store/tables.ts';
import { type AnyMatch, stepFor, stepWith } from './acts.ts';
import { proposalsAt } from './proposals.ts';
import type { Room } from './room.ts';

/** Somebody who looks at the table through an open connection. */
export interface Subscriber {
  readonly session: string;
  readonly viewer: Viewer;
  send(text: string): void;
}

/** Steps beyond this are not sent again one by one; the replay has them. */
export const MOST_MISSED = 200;
const CHAT_SHOWN = 50;

/** Those who look at one table, and what each of them is sent. Everything that leaves a table goes through here. */
export class Audience {
  private readonly subscribers = new Set<Subscriber>();

  constructor(private readonly room: Room) {}

  get size(): number {
    return this.subscribers.size;
  }

  get viewers(): Viewer[] {
    return [...this.subscribers].map((each) => each.viewer);
  }

  /** Lets somebody look: first everything, from then on every step. */
  async admit(subscriber: Subscriber, since: number): Promise<void> {
    const { room } = this;
    const { viewer, session } = subscriber;
    const missed = await this.missedBy(viewer, since);
    const chat = await readChat(room.house.store, room.id, 0, CHAT_SHOWN);
    this.subscribers.add(subscriber);
    send(subscriber, {
      t: 'state',
      table: room.id,
      as: viewer,
      info: room.infoFor(session),
      commitment: room.match?.commitment ?? null,
      ...this.sightOf(viewer),
      missed,
      proposals: proposalsAt(room),
      presence: room.attendance.now,
      chat: chat.map(lineOf),
    });
  }

  leave(subscriber: Subscriber): boolean {
    return this.subscribers.delete(subscriber);
  }

  /** Shows one step to everybody, each as they may know it. */
  show(match: AnyMatch, act: ActRow, eventsBefore: number | null): void {
    const { id, seats } = this.room;
    const texts = new Map<Viewer, string>();
    for (const each of this.subscribers) {
      const { viewer } = each;
      let text = texts.get(viewer);
      if (text === undefined) {
        const step =
          eventsBefore === null ? stepFor(act, viewer, seats) : stepWith(act, match.log(viewer, eventsBefore));
        text = textOf({ t: 'update', table: id, as: viewer, step, ...this.sightOf(viewer), version: act.n });
        texts.set(viewer, text);
      }
      each.send(text);
    }
  }

  /** Shows who sits where, and what waits for the others. */
  showTable(): void {
    const { room } = this;
    for (const each of this.subscribers) send(each, { t: 'table', table: room.id, info: room.infoFor(each.session) });
    this.showProposals();
  }

  /** Shows what waits for the others. */
  showProposals(): void {
    this.broadcast({ t: 'proposals', table: this.room.id, proposals: proposalsAt(this.room) });
  }

  /** The same for everybody; only for what anybody at the table may know. */
  broadcast(message: ServerMessage): void {
    const text = textOf(message);
    for (const each of this.subscribers) each.send(text);
  }

  /** Those who have lost their right to look see no more. */
  dropForeign(): void {
    const { room } = this;
    for (const each of this.subscribers) {
      if (room.admits(each.session, each.viewer)) continue;
      this.subscribers.delete(each);
      send(each, { t: 'gone', table: room.id, as: each.viewer });
    }
  }

  /** What one viewer may know: the kernel's view, and the questions of the viewer's own seat. */
  private sightOf(viewer: Viewer): Sight {
    const { match, version, table, clockwork } = this.room;
    if (match === null) return { version, view: null, pending: [], asked: [], undo: null, clock: null };
    const isPlaying = table.row.status === 'playing';
    const pending = isPlaying ? match.pending : [];
    const undoable = viewer === 'spectator' || !isPlaying ? null : match.undoable(viewer);
    return {
      version,
      view: match.view(viewer),
      pending: pending.filter(({ seat }) => seat === viewer),
      asked: pending.flatMap(({ kind, seat }) => (kind === 'question' ? [seat] : [])),
      undo: undoable === null ? null : undoable.free ? 'free' : 'consent',
      clock: clockwork.left,
    };
  }

  private async missedBy(viewer: Viewer, since: number): Promise<readonly Step[] | null> {
    const { version, house, id, seats } = this.room;
    if (since >= version) return [];
    if (version - since > MOST_MISSED) return null;
    const acts = await readActs(house.store, id, since);
    return acts.filter((act) => act.n <= version).map((act) => stepFor(act, viewer, seats));
  }
}

const textOf = (message: ServerMessage): string => JSON.stringify(message);

function send(subscriber: Subscriber, message: ServerMessage): void {
  subscriber.send(textOf(message));
}
