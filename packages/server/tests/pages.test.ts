import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { compressAll } from '../../../scripts/compress.mjs';
import { Pages } from '../src/http/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'cantina-pages-'));
const script = `export const text = ${JSON.stringify('a game for friends '.repeat(200))};`;
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), `<!doctype html>${'<p>table</p>'.repeat(200)}`);
writeFileSync(join(folder, 'assets/main-abcdEF12.js'), script);
writeFileSync(join(folder, 'icon.png'), Buffer.alloc(4000));
await compressAll(folder);
const app = new Hono().get('*', ...new Pages(folder).handlers);
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (response: Response) => (await response.arrayBuffer()).byteLength;

afterAll(() => rmSync(folder, { recursive: true }));

describe('pages', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('go out compressed to whoever takes %s', async (accepted, encoding) => {
    const response = await get('/assets/main-abcdEF12.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await bytes(response)).toBeLessThan(300);
  });

  test('go out as they are to whoever takes nothing else, and so do pictures', async () => {
    const plain = await get('/assets/main-abcdEF12.js');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    expect(await plain.text()).toBe(script);
    const picture = await get('/icon.png', { 'accept-encoding': 'br' });
    expect(picture.headers.get('content-encoding')).toBeNull();
    expect(await bytes(picture)).toBe(4000);
  });

  test('are asked for again and not sent again while they are the same', async () => {
    const first = await get('/table/abc', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-type')).toContain('text/html');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(await bytes(again)).toBe(0);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/nothing.js', '/assets/main-abcdEF12.js.br', '/index.html.gz', '/../secret.txt', '/%2e%2e/secret.txt'])(
    'have nothing at %s',
    async (path) => {
      expect((await get(path, { 'accept-encoding': 'br' })).status).toBe(404);
    },
  );
});
