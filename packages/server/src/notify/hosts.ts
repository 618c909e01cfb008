import { isLoopback } from '../loopback.ts';

/** Whether an address that came from a player may be called: nobody may use the server to reach into its network. */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe && hosts.some((host) => matches(url.host, host));
}

/** `*.push.example` stands for every host under it. */
const matches = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
