import { LANGS, plain, type Reader, refusal } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { ConfigError, readSettings } from '../src/config.ts';
import { STATUS } from '../src/errors.ts';
import { serverBook } from '../src/words/index.ts';

/** Every argument any refusal has. */
const ARGS = {
  where: 'x',
  game: 'x',
  seat: 1,
  seats: [0, 2],
  most: 3,
  seconds: 4,
  report: 'x',
  name: 'x',
  reason: { message: { key: 'not-over' } },
};

describe.each(LANGS)('refusals in %s', (lang) => {
  const reader: Reader = { lang, seat: 0, seatName: String, faceName: String, book: serverBook };

  test.each(Object.keys(STATUS))('%s is a sentence', (code) => {
    expect(plain(refusal({ code, args: ARGS }, reader))).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('settings', () => {
  test('come from flags first, then from the environment', () => {
    const env = {
      PORT: '81',
      HOST: '::1',
      TRUST_PROXY: 'yes',
      WEBHOOK_HOSTS: 'a.example, b.example:8443',
      LOG_LEVEL: '',
    };
    expect(readSettings({ port: '82' }, env)).toMatchObject({
      port: 82,
      host: '::1',
      trustProxy: true,
      webhookHosts: ['a.example', 'b.example:8443'],
      logLevel: 'info',
      databaseUrl: undefined,
    });
  });

  test.each([
    ['PORT', 'eighty', ['0–65535']],
    ['PORT', '70000', ['0–65535']],
    ['DATABASE_URL', 'mysql://here', ['postgres://user:password@host/name']],
    ['TRUST_PROXY', 'maybe', ['yes', 'no']],
    ['LOG_LEVEL', 'loud', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']],
  ])('%s=%s is refused by its name, with what is possible', (name, value, possible) => {
    expect(() => readSettings({}, { [name]: value })).toThrow(new ConfigError(name, value, possible));
  });
});
