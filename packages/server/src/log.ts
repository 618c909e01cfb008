import { type Logger, pino } from 'pino';

const REDACT = ['req.headers.cookie', 'req.headers.authorization'];
const WARNING = 40;

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

/** Lines of JSON on stdout, for programs that collect them. */
export const jsonLog = (level: string): Logger => pino({ level, redact: REDACT });

/** Plain lines, for a person at a terminal. */
export const textLog = (level: string, write: (text: string) => void): Logger =>
  pino(
    { level, redact: REDACT },
    {
      write(text: string) {
        const line = JSON.parse(text) as Line;
        const mark = line.level >= WARNING ? '! ' : '';
        write([`${mark}${line.msg ?? ''}`, line.err?.stack ?? ''].filter((each) => each !== '').join('\n'));
      },
    },
  );
