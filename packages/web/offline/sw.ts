/** Opens Cantina without a connection: files that never change come from the cache, pages from the network if it is there. */
export type {};

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'cantina-1';
const FIRST = /"(?:\.?\/)(assets\/[^"]+)"/g;
/** Folders of files whose names tell their content. */
const UNCHANGING = ['assets/', 'here/'];

/** The address of a file of these pages, wherever they lie. */
const placeOf = (file: string): string => new URL(file, self.registration.scope).href;
const HOME = '';
const LIST = 'files.json';

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirstView());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      // The page that brought it may lose its connection before it is loaded again.
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { scope } = self.registration;
  const file = request.url.startsWith(scope) ? request.url.slice(scope.length) : null;
  if (request.method !== 'GET' || file === null || file.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (UNCHANGING.some((folder) => file.startsWith(folder))) event.respondWith(kept(request));
});

self.addEventListener('message', (event) => {
  if (event.data !== 'keep everything') return;
  event.waitUntil(keepEverything().then(() => event.source?.postMessage('everything is kept')));
});

/** What the server tells while no page is open. */
interface Told {
  readonly table: string;
  readonly title: string;
  readonly text: string;
}

self.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { table, title, text } = event.data.json() as Told;
  const icon = placeOf('icon-192.png');
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon, data: table }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data)));
});

/** Goes to the page where the table is open already, or opens one. */
async function openTable(table: string): Promise<void> {
  const address = placeOf(`table/${table}`);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there === undefined) await self.clients.openWindow(address);
  else await there.focus();
}

/** The page and the files it names were loaded before anybody could keep them, so they are fetched once more. */
async function keepFirstView(): Promise<void> {
  const cache = await caches.open(CACHE);
  const response = await fetch(placeOf(HOME));
  const files = [...(await response.clone().text()).matchAll(FIRST)].map(([, file = '']) => placeOf(file));
  await cache.put(placeOf(HOME), response);
  // One file that can't be had is no reason to keep none.
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

/** All that was built, as its list says; what is no longer in it goes. The list is kept last: it says that all is there. */
async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  const list = await fetch(placeOf(LIST), { cache: 'no-cache' });
  const files = (await list.clone().json()) as readonly string[];
  await cache.delete(placeOf(LIST));
  const known = (await cache.keys()).map(({ url }) => url);
  const wanted = files.map(placeOf);
  await cache.addAll(wanted.filter((url) => !known.includes(url)));
  await cache.add(placeOf(HOME));
  for (const url of known) if (!wanted.includes(url) && url !== placeOf(HOME)) await cache.delete(url);
  await cache.put(placeOf(LIST), list);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await caches.match(placeOf(HOME));
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
