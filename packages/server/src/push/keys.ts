import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'push-keys.json';
/** Nobody but who runs the server may read it: with it one could speak in its name. */
const ONLY_OWNER = 0o600;
const HOURS = 12;

/** By which push services know this server again (VAPID, RFC 8292). */
export class PushKeys {
  /** The public key as browsers want it: an uncompressed point, base64url. */
  readonly publicKey: string;
  private readonly privateKey: KeyObject;

  constructor(jwk: JsonWebKey) {
    this.privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    const [x, y] = [jwk.x ?? '', jwk.y ?? ''].map((part) => Buffer.from(part, 'base64url'));
    this.publicKey = Buffer.concat([Buffer.from([4]), x ?? Buffer.alloc(0), y ?? Buffer.alloc(0)]).toString(
      'base64url',
    );
  }

  /** Those in the data folder; made at the first start. */
  static in(folder: string): PushKeys {
    const file = join(folder, FILE);
    mkdirSync(folder, { recursive: true });
    try {
      // Several processes may start at once: the first one makes them, and all read what it wrote.
      writeFileSync(file, JSON.stringify(newKeys()), { flag: 'wx', mode: ONLY_OWNER });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return new PushKeys(JSON.parse(readFileSync(file, 'utf8')) as JsonWebKey);
  }

  /** The header that says who sends, for the service at this address only. */
  authorization(endpoint: string, contact: string, now = Date.now()): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HOURS * 3600, sub: contact };
    const token = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(token), { key: this.privateKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${token}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

const newKeys = (): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
