import type { Writable } from 'node:stream';

/** Holds back what goes out until the end of the turn: whatever one socket gets by then leaves in one write. */
export class Turn {
  private held: Writable[] = [];

  hold(stream: Writable): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    this.held.push(stream);
    if (this.held.length === 1) setImmediate(() => this.end());
  }

  private end(): void {
    const { held } = this;
    this.held = [];
    for (const stream of held) stream.uncork();
  }
}
