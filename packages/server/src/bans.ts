import { ServerError } from './errors.ts';
import { networkOf } from './http/security.ts';
import type { Store } from './store/store.ts';

/** Whom the operator does not let in. Read now and then, so that nobody has to start the server anew for it. */
export class Bans {
  private addresses: ReadonlySet<string> = new Set();
  private sessions: ReadonlySet<string> = new Set();

  async read({ db }: Store): Promise<void> {
    const rows = await db.selectFrom('bans').select(['kind', 'value']).execute();
    const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value));
    this.addresses = new Set([...of('address')].map(networkOf));
    this.sessions = of('session');
  }

  checkAddress(address: string): void {
    if (this.addresses.has(address)) throw new ServerError('banned', {});
  }

  checkSession(session: string): void {
    if (this.sessions.has(session)) throw new ServerError('banned', {});
  }

  has(address: string, session: string): boolean {
    return this.addresses.has(address) || this.sessions.has(session);
  }
}
