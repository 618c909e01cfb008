import { LANGS } from '@cantina/text';
import type { Log } from '../logging.ts';
import { encrypt } from '../push/encryption.ts';
import type { PushKeys } from '../push/keys.ts';
import { forgetPush, pushesOf } from '../store/pushes.ts';
import type { PushRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { YOUR_TURN } from './calls.ts';
import { isAllowedHost } from './hosts.ts';
import type { Notice } from './notifier.ts';

const WITHIN = 5000;
/** At most this many messages are on their way at once; more are left out. */
const MOST_AT_ONCE = 50;
/** So long a service keeps a message for a device that is off: seconds. */
const KEPT_FOR = 24 * 3600;
/** Services want to know whom to ask about a server that goes wild; who has named no address can't be asked. */
const NOBODY = 'mailto:nobody@cantina.example';
/** What a service answers when a browser does not want to hear any more. */
const GONE = [404, 410];

export interface PushOf {
  readonly keys: PushKeys;
  readonly store: Store;
  readonly hosts: readonly string[];
  readonly log: Log;
  readonly publicUrl: string | undefined;
}

/** Tells people through their browser's own push service, which can't read it, that it is their turn. */
export class PushNotifier {
  private flying = 0;

  constructor(
    private readonly of: PushOf,
    private readonly send: typeof fetch = fetch,
  ) {}

  yourTurn(notice: Notice): void {
    const { session } = notice;
    if (session === null || this.flying >= MOST_AT_ONCE) return;
    this.flying++;
    this.tell(notice, session)
      .catch((error: unknown) => this.of.log.warn({ table: notice.table, err: error }, 'nobody could be told'))
      .finally(() => {
        this.flying--;
      })
      .catch(() => undefined);
  }

  private async tell(notice: Notice, session: string): Promise<void> {
    const receivers = await pushesOf(this.of.store, session);
    await Promise.all(receivers.map((receiver) => this.push(notice, receiver)));
  }

  private async push({ table, name, player }: Notice, receiver: PushRow): Promise<void> {
    const { keys, store, hosts, log, publicUrl } = this.of;
    const { endpoint, session } = receiver;
    // The operator may have changed their mind since.
    if (!isAllowedHost(endpoint, hosts)) return;
    const lang = LANGS.find((each) => each === receiver.lang) ?? 'en';
    const text = JSON.stringify({ table, title: name === '' ? 'Cantina' : name, text: YOUR_TURN[lang](player) });
    try {
      const { status } = await this.send(endpoint, {
        method: 'POST',
        headers: {
          authorization: keys.authorization(endpoint, publicUrl?.startsWith('https:') === true ? publicUrl : NOBODY),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_FOR),
          urgency: 'normal',
          // Of several for one table that wait for a device only the last is of interest.
          topic: table,
        },
        body: new Uint8Array(encrypt(text, receiver)),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN),
      });
      if (GONE.includes(status)) await forgetPush(store, endpoint, session);
      else if (status >= 400) log.warn({ table, status, service: new URL(endpoint).host }, 'a push service refused');
    } catch (error) {
      log.warn({ table, err: error, service: new URL(endpoint).host }, 'a push service could not be reached');
    }
  }
}
