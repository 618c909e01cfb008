import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The same on every platform: the kernel runs in a browser as it does under Node. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)));

/** The hash of words, as eight words. */
export function sha256Words(words: readonly number[]): number[] {
  const bytes = new Uint8Array(words.length * 4);
  const given = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    given.setInt32(i * 4, word);
  });
  const hashed = digestOf(bytes);
  const found = new DataView(hashed.buffer, hashed.byteOffset);
  return Array.from({ length: 8 }, (_, i) => found.getInt32(i * 4));
}

/** A fast 53-bit hash of a text, for fingerprints and digests that guard against mistakes, not against attackers. */
export function hash53(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const ch = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ ch, 0x9e3779b1);
    h2 = Math.imul(h2 ^ ch, 0x5f356495);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36);
}

export const digest = (value: unknown): string => hash53(JSON.stringify(value));
