import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Where a browser wants to hear something, and the keys that only it can read with. */
export interface Receiver {
  readonly endpoint: string;
  /** Its public key, an uncompressed point of P-256, base64url. */
  readonly p256dh: string;
  /** A secret it shares with the sender, base64url. */
  readonly auth: string;
}

/** Our part of what is agreed on for one message; only tests say which. */
interface Chance {
  readonly privateKey?: Buffer;
  readonly salt?: Buffer;
}

const CURVE = 'prime256v1';
/** One record holds all we ever send; services take at least this much. */
const RECORD_SIZE = 4096;
/** Marks the last record. */
const LAST = 2;

/** Encrypts a message for a browser, so that its push service can't read it: RFC 8291, `aes128gcm` of RFC 8188. */
export function encrypt(
  text: string,
  { p256dh, auth }: Pick<Receiver, 'p256dh' | 'auth'>,
  chance: Chance = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH(CURVE);
  if (chance.privateKey === undefined) ours.generateKeys();
  else ours.setPrivateKey(chance.privateKey);
  const salt = chance.salt ?? randomBytes(16);
  const shared = ours.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.update(Buffer.from([LAST])), cipher.final()]);
  return Buffer.concat([headOf(salt, ours.getPublicKey()), sealed, cipher.getAuthTag()]);
}

/** Whether somebody can be written to by these keys. */
export function isReadable({ p256dh, auth }: Pick<Receiver, 'p256dh' | 'auth'>): boolean {
  try {
    encrypt('', { p256dh, auth });
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function headOf(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_SIZE, 0);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
