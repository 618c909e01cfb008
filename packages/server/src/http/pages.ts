import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Page {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
}

/** Vite names what it builds by its content; such a file never changes. */
const HASHED = /-[\w-]{8}\.\w+$/;
const INDEX = '/index.html';

const UP = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cantina</title>
<h1>Cantina</h1><p>The table server is up. Its pages are not built yet; the API is at <code>/api</code>.</p></html>`;

/** The files of the browser, read once: no request ever touches the disk. */
export class Pages {
  private readonly pages = new Map<string, Page>();

  constructor(folder: string | undefined) {
    if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
      this.read(folder, folder);
    if (!this.pages.has(INDEX)) this.pages.set(INDEX, page(INDEX, Buffer.from(UP)));
  }

  /** Another one whenever anything was built anew: the first page names all others by their content. */
  get version(): string {
    return this.pages.get(INDEX)?.tag ?? '';
  }

  /** A file, or the page that finds its way by the address. */
  serve(c: Context): Response {
    const { path } = c.req;
    const found = this.pages.get(path) ?? (extname(path) === '' ? this.pages.get(INDEX) : undefined);
    if (found === undefined) return c.text('not found', 404);
    c.header('cache-control', found.cache);
    c.header('etag', found.tag);
    if (c.req.header('if-none-match') === found.tag) return c.body(null, 304);
    return c.body(found.body, 200, { 'content-type': found.type });
  }

  private read(root: string, folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) this.read(root, file);
      else if (entry.isFile()) {
        const path = `/${relative(root, file).split(sep).join('/')}`;
        this.pages.set(path, page(path, readFileSync(file)));
      }
    }
  }
}

const page = (path: string, content: Uint8Array): Page => ({
  body: new Uint8Array(content),
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`,
  cache: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
});
