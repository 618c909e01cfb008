import { hashToken } from './tokens.ts';

/** A name for somebody at one place that opens nothing and is another one elsewhere. */
export const personIdAt = (place: string, session: string): string =>
  hashToken(`person ${place} ${session}`).slice(0, 16);
