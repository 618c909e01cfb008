import type { OpenLine, TablesHere } from './tables.ts';
import type { End, FromTables, ToTables } from './wire.ts';

/** Lets a page ask for tables over a channel. What comes before they are open waits. */
export function serveTables(opening: Promise<TablesHere>, page: End<FromTables>): void {
  const lines = new Map<number, OpenLine>();
  const fail = (error: unknown) => page.postMessage({ t: 'failed', reason: String(error) });
  opening.catch(fail);

  async function obey(message: ToTables): Promise<void> {
    const tables = await opening;
    switch (message.t) {
      case 'ask': {
        const { id, method, path, body } = message;
        page.postMessage({ t: 'answer', id, ...(await tables.ask(method, path, body)) });
        return;
      }
      case 'open': {
        const { line } = message;
        page.postMessage({ t: 'opened', line });
        lines.set(
          line,
          tables.connect((text) => page.postMessage({ t: 'said', line, text })),
        );
        return;
      }
      case 'say':
        lines.get(message.line)?.receive(message.text);
        return;
      case 'close':
        lines.get(message.line)?.close();
        lines.delete(message.line);
    }
  }

  page.addEventListener('message', ({ data }) => {
    obey(data as ToTables).catch(fail);
  });
}
