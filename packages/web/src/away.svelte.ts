import { isStatic } from './here.ts';

const LONGEST_WAIT = 4000;

/** Playing without a connection: what has to be kept for it, and whether the server is away right now. */
class Away {
  /** Whether everything is on this device that is needed to play. */
  isReady = $state(false);
  /** Whether the server could not be reached when it was asked last. */
  isServerAway = $state(false);

  /**
   * What a worker loads is kept only if the page was under the service worker's care before: the very first time that
   * takes a moment. Nobody waits for it for long, nor where there is none.
   */
  readonly controlled: Promise<void> = new Promise((resolve) => {
    const workers = import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    if (workers === null || workers.controller !== null) resolve();
    else workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT);
  });

  async prepare(): Promise<void> {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'everything is kept') this.isReady = true;
    });
    this.isReady = (await caches.match(`${import.meta.env.BASE_URL}files.json`)) !== undefined;
    const { active } = await navigator.serviceWorker.ready;
    // All games are some megabytes: they are kept where somebody surely wants them.
    if (isStatic || matchMedia('(display-mode: standalone)').matches) active?.postMessage('keep everything');
  }

  /** Asks the server, and notes whether it is there. */
  readonly fetch: typeof fetch = async (...request) => {
    try {
      const response = await fetch(...request);
      this.isServerAway = false;
      return response;
    } catch (error) {
      this.isServerAway = true;
      throw error;
    }
  };
}

export const away = new Away();
