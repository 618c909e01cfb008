/** How a server is run. The names in the environment are those of `FLAGS` in config.ts. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The folder of the built browser pages. */
  readonly webDir: string | undefined;
  readonly logLevel: string;
  /** Lines of JSON for programs, or text for a person. */
  readonly logFormat: 'json' | 'text';
  /** The address people know this server by, when it is not simply that of this machine. */
  readonly publicUrl: string | undefined;
  /** Whether anybody may read the numbers at `/metrics`; else only this machine. */
  readonly metrics: boolean;
  /** Whether addresses come from the reverse proxy (`X-Forwarded-For`, `X-Forwarded-Proto`). */
  readonly trustProxy: boolean;
  /** Other addresses the pages may come from, besides the server's own. */
  readonly origins: readonly string[];
  /** Host names that webhooks may call; none, unless said. */
  readonly webhookHosts: readonly string[];
  /** Hosts of the push services of browsers: nobody else is called by them. None: it is not offered. */
  readonly pushHosts: readonly string[];
  /** Whether anybody may import a table over HTTP. */
  readonly allowImport: boolean;
  /** Who has not been connected for so long is away; before that nobody does anything about it. */
  readonly awayMilliseconds: number;
  /** Tables that do not run are deleted after so many days; 0: never. */
  readonly keepDays: number;
  /** Where backups go, if any; how often, and how many stay. */
  readonly backupDir: string | undefined;
  readonly backupHours: number;
  readonly backupKeep: number;
  /** Whether a table can be had as a file while its game runs: with it goes all that is hidden. */
  readonly exportsRunning: boolean;
  /** A game that nobody has used for so long leaves the memory. */
  readonly idleMilliseconds: number;
  readonly botThreads: number;
  /** How long a bot may think about one answer. */
  readonly botMilliseconds: number;
  /** How long a bot waits before it answers, so that people can follow. */
  readonly botPause: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Bytes of one message or request. */
  readonly messageBytes: number;
  /** Messages per second on one socket, and requests per second from one address. */
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly subscriptionsPerConnection: number;
  /** Tables of one host that are not over. */
  readonly tablesPerHost: number;
  readonly tablesPerHour: number;
  /** What one person says per second. */
  readonly linesPerSecond: number;
  /** What was said before the last so many lines of a table is forgotten. */
  readonly linesPerTable: number;
}

export const DEFAULT_SETTINGS: Settings = {
  port: 8080,
  host: '0.0.0.0',
  dataDir: 'data',
  databaseUrl: undefined,
  webDir: undefined,
  logLevel: 'info',
  logFormat: 'json',
  publicUrl: undefined,
  metrics: false,
  trustProxy: false,
  origins: [],
  webhookHosts: [],
  pushHosts: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
  allowImport: false,
  awayMilliseconds: 60_000,
  keepDays: 0,
  backupDir: undefined,
  backupHours: 24,
  backupKeep: 7,
  exportsRunning: false,
  idleMilliseconds: 60_000,
  botThreads: 1,
  botMilliseconds: 1500,
  botPause: 400,
  limits: {
    messageBytes: 16_384,
    messagesPerSecond: 20,
    requestsPerSecond: 20,
    connectionsPerAddress: 100,
    subscriptionsPerConnection: 32,
    tablesPerHost: 50,
    tablesPerHour: 60,
    linesPerSecond: 1,
    linesPerTable: 1000,
  },
};
