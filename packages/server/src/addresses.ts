import { existsSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

/** Under which addresses the server can be opened by other devices. */
export interface Addresses {
  /** The one its host has named (`PUBLIC_URL`). */
  readonly public: string | null;
  /** Those of this machine in its networks, the likeliest first. */
  readonly network: readonly string[];
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** What a container calls its network is seen by nobody outside, so it has no address to hand on. */
const ownInterfaces = (): Interfaces =>
  existsSync('/.dockerenv') || existsSync('/run/.containerenv') ? {} : networkInterfaces();

/** Networks between programs of one machine, where no phone is. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|podman|utun|awdl|llw)|WSL|vEthernet|VirtualBox/i;
/** Home networks first: that is where friends sit. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const LINK_LOCAL = /^(169\.254\.|fe80:)/i;

export function addressesOf(
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
  port: number,
  interfaces: Interfaces = ownInterfaces(),
): Addresses {
  return {
    public: publicUrl ?? null,
    network: hostsFor(host, interfaces).map((each) => `http://${bracketed(each)}:${port}`),
  };
}

/** What somebody at this very machine opens. */
export const ownAddress = (host: string, port: number): string =>
  `http://${isAnywhere(host) || isLoopback(host) ? 'localhost' : bracketed(host)}:${port}`;

function hostsFor(host: string, interfaces: Interfaces): string[] {
  if (isLoopback(host)) return [];
  if (!isAnywhere(host)) return [host];
  const reached = host === '::' ? () => true : isIPv4;
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ address, internal }) => !internal && reached(address) && !LINK_LOCAL.test(address))
    .map(({ address }) => address)
    .sort((a, b) => likelihood(a) - likelihood(b));
}

const isAnywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const likelihood = (address: string): number => {
  const found = LIKELY.findIndex((network) => network.test(address));
  return found < 0 ? LIKELY.length : found;
};

const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host);
