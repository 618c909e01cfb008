/** What a page and the worker with its tables tell each other: requests, and sockets that are none. */
export type ToTables =
  | {
      readonly t: 'ask';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | null;
    }
  | { readonly t: 'open'; readonly line: number }
  | { readonly t: 'say'; readonly line: number; readonly text: string }
  | { readonly t: 'close'; readonly line: number };

export type FromTables =
  | { readonly t: 'answer'; readonly id: number; readonly status: number; readonly body: string }
  | { readonly t: 'opened'; readonly line: number }
  | { readonly t: 'said'; readonly line: number; readonly text: string }
  /** Another has the tables now: what was open is closed, and nobody answers what was asked. */
  | { readonly t: 'lost' }
  /** The tables could not be opened. */
  | { readonly t: 'failed'; readonly reason: string };

/** One end of the way between the two: a worker, or the port of a channel. */
export interface End<Out> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
