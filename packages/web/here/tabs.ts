import { type End, type FromTables, serveTables, type TablesHere, type ToTables } from '@cantina/server/here';

/** What the tabs of a browser say to each other: to whoever has the tables, or from there. */
type Passed =
  | { readonly from: string; readonly message: ToTables }
  | { readonly to: string; readonly message: FromTables };

const ALL = 'all';

/**
 * One tab has the tables, and the others ask it: two that write the same rows would not know of each other. It is always
 * the one that was opened last – one in the background may be frozen – and when it is closed, another takes over.
 */
export function shareTables(name: string, page: End<FromTables>, open: () => Promise<TablesHere>): void {
  const me = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const early: ToTables[] = [];
  let served: Served | null = null;
  let isFirst = true;

  const send = (to: string, message: FromTables): void => {
    if (to === me || to === ALL) page.postMessage(message);
    if (to !== me) channel.postMessage({ to, message } satisfies Passed);
  };

  async function lead(): Promise<void> {
    served = new Served(open(), send);
    // Whoever talked to another tab before has to begin anew.
    if (isFirst) channel.postMessage({ to: ALL, message: { t: 'lost' } } satisfies Passed);
    else send(ALL, { t: 'lost' });
    isFirst = false;
    for (const message of early.splice(0)) served.hear(me, message);
    // Held until this tab is closed, or another has taken it.
    await new Promise(() => undefined);
  }

  function follow(): void {
    served?.close();
    served = null;
    navigator.locks.request(name, lead).catch(follow);
  }

  page.addEventListener('message', ({ data }) => {
    const message = data as ToTables;
    if (served !== null) served.hear(me, message);
    else if (isFirst) early.push(message);
    else channel.postMessage({ from: me, message } satisfies Passed);
  });
  channel.addEventListener('message', ({ data }) => {
    const passed = data as Passed;
    if ('from' in passed) served?.hear(passed.from, passed.message);
    else if (passed.to === me || passed.to === ALL) page.postMessage(passed.message);
  });
  navigator.locks.request(name, { steal: true }, lead).catch(follow);
}

/** The tables of this tab, for every tab that asks. */
class Served {
  private readonly listeners = new Map<string, (event: { readonly data: unknown }) => void>();

  constructor(
    private readonly opening: Promise<TablesHere>,
    private readonly send: (to: string, message: FromTables) => void,
  ) {}

  hear(from: string, message: ToTables): void {
    if (!this.listeners.has(from))
      serveTables(this.opening, {
        postMessage: (answer) => this.send(from, answer),
        addEventListener: (_type, listener) => this.listeners.set(from, listener),
      });
    this.listeners.get(from)?.({ data: message });
  }

  close(): void {
    this.opening.then((tables) => tables.close()).catch(() => undefined);
  }
}
