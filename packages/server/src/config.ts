import { availableParallelism } from 'node:os';
import { DEFAULT_SETTINGS, type Limits, type Settings } from './settings.ts';

/** A setting that can't be as it was given. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly setting: string,
    readonly given: string,
    /** What it could be. */
    readonly possible: readonly string[],
  ) {
    super(`${setting} can't be ${JSON.stringify(given)}, only ${possible.join(', ')}`);
  }
}

/** Each flag of `cantina serve` and its name in the environment. A flag wins. */
export const FLAGS = {
  port: 'PORT',
  host: 'HOST',
  data: 'DATA_DIR',
  database: 'DATABASE_URL',
  web: 'WEB_DIR',
  'public-url': 'PUBLIC_URL',
  'log-level': 'LOG_LEVEL',
  'log-format': 'LOG_FORMAT',
  metrics: 'METRICS',
  'trust-proxy': 'TRUST_PROXY',
  origins: 'ORIGINS',
  'webhook-hosts': 'WEBHOOK_HOSTS',
  'push-hosts': 'PUSH_HOSTS',
  'allow-import': 'ALLOW_IMPORT',
  'away-seconds': 'AWAY_SECONDS',
  'keep-days': 'KEEP_DAYS',
  'backup-dir': 'BACKUP_DIR',
  'backup-hours': 'BACKUP_HOURS',
  'backup-keep': 'BACKUP_KEEP',
  'idle-seconds': 'IDLE_SECONDS',
  'bot-threads': 'BOT_THREADS',
  'bot-milliseconds': 'BOT_MILLISECONDS',
  'bot-pause': 'BOT_PAUSE',
  'max-message-bytes': 'MAX_MESSAGE_BYTES',
  'max-messages-per-second': 'MAX_MESSAGES_PER_SECOND',
  'max-requests-per-second': 'MAX_REQUESTS_PER_SECOND',
  'max-connections-per-address': 'MAX_CONNECTIONS_PER_ADDRESS',
  'max-subscriptions': 'MAX_SUBSCRIPTIONS',
  'max-tables-per-host': 'MAX_TABLES_PER_HOST',
  'max-tables-per-hour': 'MAX_TABLES_PER_HOUR',
  'max-lines-per-second': 'MAX_LINES_PER_SECOND',
  'max-lines-per-table': 'MAX_LINES_PER_TABLE',
} as const;

export type Flag = keyof typeof FLAGS;
export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_FORMATS = ['json', 'text'] as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** The settings from flags and environment, checked. */
export function readSettings(flags: Readonly<Partial<Record<Flag, string>>>, env: Environment): Settings {
  const text = (flag: Flag): string | undefined =>
    flags[flag] ?? (env[FLAGS[flag]] === '' ? undefined : env[FLAGS[flag]]);
  const fail = (flag: Flag, given: string, ...possible: readonly string[]): never => {
    throw new ConfigError(flags[flag] === undefined ? FLAGS[flag] : `--${flag}`, given, possible);
  };
  const number = (flag: Flag, usual: number, least = 1, most = 1_000_000_000): number => {
    const given = text(flag);
    if (given === undefined) return usual;
    const value = Number(given);
    return /^\d+$/.test(given) && value >= least && value <= most ? value : fail(flag, given, `${least}–${most}`);
  };
  const yes = (flag: Flag): boolean => {
    const given = text(flag) ?? 'false';
    if (['true', 'yes', '1', 'on'].includes(given)) return true;
    return ['false', 'no', '0', 'off'].includes(given) ? false : fail(flag, given, 'yes', 'no');
  };
  const list = (flag: Flag): string[] =>
    (text(flag) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  const d = DEFAULT_SETTINGS;
  const databaseUrl = text('database');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    fail('database', databaseUrl, 'postgres://user:password@host/name');
  const logLevel = text('log-level') ?? d.logLevel;
  if (!LOG_LEVELS.includes(logLevel)) fail('log-level', logLevel, ...LOG_LEVELS);
  const given = text('log-format');
  const logFormat = given === undefined ? d.logFormat : LOG_FORMATS.find((each) => each === given);
  const publicUrl = text('public-url');
  const limits: Limits = {
    messageBytes: number('max-message-bytes', d.limits.messageBytes, 1024),
    messagesPerSecond: number('max-messages-per-second', d.limits.messagesPerSecond),
    requestsPerSecond: number('max-requests-per-second', d.limits.requestsPerSecond),
    connectionsPerAddress: number('max-connections-per-address', d.limits.connectionsPerAddress),
    subscriptionsPerConnection: number('max-subscriptions', d.limits.subscriptionsPerConnection),
    tablesPerHost: number('max-tables-per-host', d.limits.tablesPerHost),
    tablesPerHour: number('max-tables-per-hour', d.limits.tablesPerHour),
    linesPerSecond: number('max-lines-per-second', d.limits.linesPerSecond),
    linesPerTable: number('max-lines-per-table', d.limits.linesPerTable),
  };
  return {
    port: number('port', d.port, 0, 65_535),
    host: text('host') ?? d.host,
    dataDir: text('data') ?? d.dataDir,
    databaseUrl,
    webDir: text('web'),
    logLevel,
    logFormat: logFormat ?? fail('log-format', given ?? '', ...LOG_FORMATS),
    publicUrl:
      publicUrl === undefined ? undefined : (originOf(publicUrl) ?? fail('public-url', publicUrl, EXAMPLE_URL)),
    metrics: yes('metrics'),
    trustProxy: yes('trust-proxy'),
    origins: list('origins'),
    webhookHosts: list('webhook-hosts'),
    pushHosts: text('push-hosts') === undefined ? d.pushHosts : list('push-hosts').filter((host) => host !== 'none'),
    allowImport: yes('allow-import'),
    awayMilliseconds: number('away-seconds', d.awayMilliseconds / 1000, 10) * 1000,
    keepDays: number('keep-days', d.keepDays, 0, 36_500),
    backupDir: text('backup-dir'),
    backupHours: number('backup-hours', d.backupHours, 1, 500),
    backupKeep: number('backup-keep', d.backupKeep, 1, 1000),
    exportsRunning: false,
    idleMilliseconds: number('idle-seconds', d.idleMilliseconds / 1000) * 1000,
    botThreads: number('bot-threads', Math.max(1, availableParallelism() - 1), 1, 64),
    botMilliseconds: number('bot-milliseconds', d.botMilliseconds, 10, 60_000),
    botPause: number('bot-pause', d.botPause, 0, 10_000),
    limits,
  };
}

const EXAMPLE_URL = 'https://cantina.example';

/** An address without a path: the pages live at the root of a host. */
function originOf(given: string): string | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '';
  return isPlain ? url.origin : null;
}
