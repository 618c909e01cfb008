import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A secret that stands for a right: 192 random bits. Only its hash is stored. */
export const newToken = (): string => base64url(randomBytes(24));

/** A public name, hard to guess and short enough for an address. */
export const newId = (): string => base64url(randomBytes(12));

/** Tokens are random, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => base64url(sha256(utf8ToBytes(`cantina token ${token}`)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
