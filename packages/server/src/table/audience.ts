import type { Viewer } from '@cantina/kernel';
import type { ServerMessage } from '../live/messages.ts';

/** Somebody who looks at the table through an open connection. */
export interface Subscriber {
  readonly session: string;
  readonly viewer: Viewer;
  send(text: string): void;
}

/** Those who look at one table. Everything that leaves a table goes through here. */
export class Audience {
  private readonly subscribers = new Set<Subscriber>();

  get size(): number {
    return this.subscribers.size;
  }

  /** Whether somebody looks right now, from wherever. */
  has(session: string): boolean {
    for (const each of this.subscribers) if (each.session === session) return true;
    return false;
  }

  get viewers(): Viewer[] {
    return Array.from(this.subscribers, ({ viewer }) => viewer);
  }

  /** Lets somebody look: first everything, from then on every step. */
  admit(subscriber: Subscriber, everything: ServerMessage): void {
    this.subscribers.add(subscriber);
    subscriber.send(textOf(everything));
  }

  leave(subscriber: Subscriber): boolean {
    return this.subscribers.delete(subscriber);
  }

  /** The same for all who look from one place; it is made once for each place from which somebody looks. */
  show(textFor: (viewer: Viewer) => string): void {
    const texts = new Map<Viewer, string>();
    for (const each of this.subscribers) {
      const text = texts.get(each.viewer) ?? textFor(each.viewer);
      texts.set(each.viewer, text);
      each.send(text);
    }
  }

  /** Each gets their own. */
  tellEach(messageFor: (subscriber: Subscriber) => ServerMessage): void {
    for (const each of this.subscribers) each.send(textOf(messageFor(each)));
  }

  /** The same for everybody; only for what anybody at the table may know. */
  broadcast(message: ServerMessage): void {
    if (this.subscribers.size === 0) return;
    const text = textOf(message);
    for (const each of this.subscribers) each.send(text);
  }

  /** Those who have lost their right to look see no more. */
  dismiss(table: string, isForeign: (subscriber: Subscriber) => boolean): void {
    for (const each of this.subscribers) {
      if (!isForeign(each)) continue;
      this.subscribers.delete(each);
      each.send(textOf({ t: 'gone', table, as: each.viewer }));
    }
  }
}

const textOf = (message: ServerMessage): string => JSON.stringify(message);
