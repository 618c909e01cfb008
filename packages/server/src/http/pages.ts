import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';

/** Vite names what it builds by its content; such a file never changes. */
const HASHED = /-[\w-]{8}\.\w+$/;
/** What `scripts/compress.mjs` has put beside a file; it is sent in place of that file, never by its own name. */
const COMPRESSED = /\.(br|gz)$/;
const INDEX = '/index.html';

const UP = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cantina</title>
<h1>Cantina</h1><p>The table server is up. Its pages are not built yet; the API is at <code>/api</code>.</p></html>`;

type Content = Uint8Array<ArrayBuffer>;

/** The files of the browser, read once: no request ever touches the disk, or compresses anything. */
export class Pages {
  private readonly files = new Map<string, Content>();
  private readonly tags = new Map<string, string>();

  constructor(folder: string | undefined) {
    if (folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
      this.read(folder, folder);
    if (!this.files.has(INDEX)) this.files.set(INDEX, new Uint8Array(Buffer.from(UP)));
    for (const [path, content] of this.files) if (!COMPRESSED.test(path)) this.tags.set(path, tagOf(content));
  }

  /** Another one whenever anything was built anew: the first page names all others by their content. */
  get version(): string {
    return this.tags.get(INDEX) ?? '';
  }

  /** Answers with a file, or with the page that finds its way by the address. */
  get handlers(): readonly [MiddlewareHandler, MiddlewareHandler, MiddlewareHandler] {
    return [
      etag(),
      serveStatic({
        root: '/',
        precompressed: true,
        rewriteRequestPath: (path) => (extname(path) === '' ? INDEX : path),
        getContent: (path, c) => Promise.resolve(COMPRESSED.test(c.req.path) ? null : (this.files.get(path) ?? null)),
        onFound: (path, c) => this.describe(path, c),
      }),
      (c) => Promise.resolve(c.text('not found', 404)),
    ];
  }

  private describe(path: string, c: Context): void {
    c.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // A drawing says itself how it is encoded.
    if (path.endsWith('.svg')) c.header('content-type', 'image/svg+xml');
    // Weak: it stands for the same file, compressed or not.
    c.header('etag', `W/${this.tags.get(path) ?? ''}`);
    if (this.files.has(`${path}.br`)) c.header('vary', 'accept-encoding');
  }

  private read(root: string, folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      if (entry.isDirectory()) this.read(root, file);
      else if (entry.isFile())
        this.files.set(`/${relative(root, file).split(sep).join('/')}`, new Uint8Array(readFileSync(file)));
    }
  }
}

const tagOf = (content: Content): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
