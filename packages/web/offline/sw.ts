/** Opens Cantina without a connection: files that never change come from the cache, pages from the network if it is there. */
export type {};

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'cantina-1';
const FILES = /"(\/assets\/[^"]+)"/g;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstView());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The page and the files it names were loaded before anybody could keep them, so they are fetched once more. */
async function keepFirstView(): Promise<void> {
  const cache = await caches.open(CACHE);
  const response = await fetch('/');
  const files = [...(await response.clone().text()).matchAll(FILES)].map(([, file = '']) => file);
  await cache.put('/', response);
  // One file that can't be had is no reason to keep none.
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match('/');
    if (known === undefined) throw error;
    return known;
  }
}

/** Names of built files tell their content, so what is kept is always right. */
async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
