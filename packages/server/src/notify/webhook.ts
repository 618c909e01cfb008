import type { Log } from '../logging.ts';
import { callFor } from './calls.ts';
import type { Notice, Notifier } from './notifier.ts';

const WITHIN = 5000;
/** At most this many calls wait for a slow receiver; more are left out. */
const MOST_AT_ONCE = 20;

/**
 * Calls an address when it is somebody's turn. The addresses come from players, so only hosts that the operator has
 * named are ever called: nobody may use the server to reach into its network.
 */
export class WebhookNotifier implements Notifier {
  private flying = 0;

  constructor(
    private readonly hosts: readonly string[],
    private readonly log: Log,
    /** Where the table is, so that a notice can lead to it. */
    private readonly publicUrl?: string,
    private readonly send: typeof fetch = fetch,
  ) {}

  allows(url: string): boolean {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return false;
    return parsed.username === '' && parsed.password === '' && this.hosts.includes(parsed.host);
  }

  yourTurn({ webhook, session: _secret, ...notice }: Notice): void {
    if (webhook === null || !this.allows(webhook) || this.flying >= MOST_AT_ONCE) return;
    this.flying++;
    const { url, body } = callFor({ ...notice, webhook }, this.publicUrl);
    this.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    })
      .catch((error: unknown) => this.log.warn({ table: notice.table, err: error }, 'a webhook could not be called'))
      .finally(() => {
        this.flying--;
      })
      .catch(() => undefined);
  }
}
