import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Not at the root: many hosts of files give a folder. */
const PLACE = '/fun/cantina/';

/** A host that knows nothing but files, as any will do. */
export async function servePlainly(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://host').pathname;
    const name = path.startsWith(PLACE) ? path.slice(PLACE.length) : null;
    const file = name === null ? '' : join(folder, name === '' ? 'index.html' : name);
    if (!existsSync(file)) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${PLACE}`, close: () => server.close() };
}
