import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../loopback.ts';
import type { Settings } from '../settings.ts';

/** Nothing from other hosts, nothing inline, nobody may frame it. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** An IPv4 address has no colon, or one before a port. */
const IPV6 = /^(?=.*:.*:)[\da-f:.]+$/i;

type Trust = Pick<Settings, 'trustProxy'>;

/** Who is asking. Behind a trusted proxy, the last address it has added. */
export function addressOf(request: IncomingMessage, { trustProxy }: Trust): string {
  const forwarded = trustProxy ? headerOf(request, 'x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded === undefined || forwarded === '' ? (request.socket.remoteAddress ?? '') : forwarded);
}

/** Whether somebody at this very machine is asking, not a proxy for whomever. */
export const isLocal = (request: IncomingMessage): boolean =>
  headerOf(request, 'x-forwarded-for') === undefined && isLoopback(request.socket.remoteAddress ?? '');

/** Whoever has one IPv6 address has as many as they like beside it: the first half tells one line from another. */
export function networkOf(address: string): string {
  if (!IPV6.test(address)) return address;
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = back === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...(back ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

export const isSecure = (request: IncomingMessage, { trustProxy }: Trust): boolean =>
  trustProxy && headerOf(request, 'x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';

/** Browsers say where a page comes from; other pages may not act for a person. Programs that are no browser say nothing. */
export function isOwnOrigin(
  request: IncomingMessage,
  { origins, publicUrl, trustProxy }: Pick<Settings, 'origins' | 'publicUrl' | 'trustProxy'>,
): boolean {
  const origin = headerOf(request, 'origin');
  if (origin === undefined) return headerOf(request, 'sec-fetch-site') !== 'cross-site';
  if (origins.includes(origin) || origin === publicUrl) return true;
  const host = (trustProxy ? headerOf(request, 'x-forwarded-host') : undefined) ?? headerOf(request, 'host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
