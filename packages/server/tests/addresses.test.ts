import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { addressesOf, ownAddress } from '../src/addresses.ts';
import { readSettings } from '../src/config.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
});

const HOME = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  tun0: [at('100.64.0.7')],
  eth1: [at('10.0.0.5'), at('169.254.3.4')],
  wlan0: [at('192.168.1.20'), at('fe80::1'), at('2001:db8::20')],
};

const network = (host: string, interfaces: Parameters<typeof addressesOf>[2] = HOME) =>
  addressesOf({ host, publicUrl: undefined }, 8080, interfaces).network;

describe('the addresses of a server', () => {
  test('are those of its machine in real networks, the home network first, never its own loopback', () => {
    expect(network('0.0.0.0')).toEqual(['http://192.168.1.20:8080', 'http://10.0.0.5:8080', 'http://100.64.0.7:8080']);
    expect(network('::')).toContain('http://[2001:db8::20]:8080');
  });

  test('are none when it listens to its own machine only, or there is no network', () => {
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(network(host)).toEqual([]);
    expect(network('0.0.0.0', { lo: HOME.lo })).toEqual([]);
  });

  test('are the one it was told to listen on', () => {
    expect(network('192.168.1.20')).toEqual(['http://192.168.1.20:8080']);
    expect(ownAddress('192.168.1.20', 8080)).toBe('http://192.168.1.20:8080');
    expect(ownAddress('0.0.0.0', 8080)).toBe('http://localhost:8080');
  });

  test('a public one is taken as it is named, without a path', () => {
    expect(readSettings({}, { PUBLIC_URL: 'https://cantina.example/' }).publicUrl).toBe('https://cantina.example');
    for (const given of ['cantina.example', 'ftp://cantina.example', 'https://cantina.example/games'])
      expect(() => readSettings({}, { PUBLIC_URL: given })).toThrow('https://cantina.example');
  });
});
