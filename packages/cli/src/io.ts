import process from 'node:process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

/** The terminal, or whatever stands for it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line typed, or null when nothing more will come. */
  readLine(prompt: string): Promise<string | null>;
  /** Empties the screen where there is one, so that the next player does not read the hand of the one before. */
  clear(): void;
  readonly colours: boolean;
  /** Whether a person reads what is printed. */
  readonly isTerminal: boolean;
  /** Lets go of the input, so that the process can end. */
  close(): void;
}

export type Style = Parameters<typeof styleText>[0];

export const paint = ({ colours }: Io, style: Style, text: string): string =>
  colours && text !== '' ? styleText(style, text, { validateStream: false }) : text;

/** The real terminal. Colours are left out when nobody looks at it or NO_COLOR asks for it. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  let lines: { next(): Promise<IteratorResult<string>>; close(): void } | null = null;
  const open = () => {
    const input = createInterface({ input: stdin, terminal: false });
    const iterator = input[Symbol.asyncIterator]();
    return { next: () => iterator.next(), close: () => input.close() };
  };
  // Someone who pipes the output into `head` has read enough.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    async readLine(prompt) {
      lines ??= open();
      stdout.write(prompt);
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    clear: () => {
      if (stdout.isTTY) stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
    colours: stdout.isTTY && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    isTerminal: stdout.isTTY,
    close: () => lines?.close(),
  };
}
