import { createHash, randomBytes } from 'node:crypto';

/** A secret that stands for a right: 192 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** A public name, hard to guess and short enough for an address. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** Tokens are random, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(`cantina token ${token}`).digest('base64url');
