import { isHere } from './here.ts';
import { api } from './server.svelte.ts';
import { settings } from './settings.svelte.ts';

/** Being told that it is one's turn while no page is open, through the push service of the browser. */
export const push = {
  /** Asks the browser for an address and tells it to the server; again whenever something about it may have changed. */
  async on(): Promise<void> {
    const registration = await ready();
    const { push: key } = registration === null ? { push: null } : await api.offers();
    if (registration === null || key === null) return;
    const wanted = bytesOf(key);
    const known = await registration.pushManager.getSubscription();
    // It was made for the key of before, or of another server.
    const isOld = known !== null && !isSame(known.options.applicationServerKey, wanted);
    if (isOld) await known.unsubscribe();
    const subscription =
      known !== null && !isOld
        ? known
        : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    await api.tellMe({ endpoint, keys: { p256dh, auth }, lang: settings.lang });
  },

  async off(): Promise<void> {
    const subscription = await (await ready())?.pushManager.getSubscription();
    if (subscription == null) return;
    await api.tellMeNoMore(subscription.endpoint);
    await subscription.unsubscribe();
  },
};

/** Null where nobody can be told: no service worker, no push, or no server. */
function ready(): Promise<ServiceWorkerRegistration | null> {
  const isPossible = !isHere && import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window;
  return isPossible ? navigator.serviceWorker.ready : Promise.resolve(null);
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(given: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(given ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((each, i) => each === wanted[i]);
}
