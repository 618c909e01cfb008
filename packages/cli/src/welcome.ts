import type { Addresses } from '@cantina/server';
import type { Lang } from '@cantina/text';
import { renderUnicodeCompact } from 'uqr';
import { type Io, paint } from './io.ts';
import { say } from './reader.ts';

const QUIET_ZONE = 2;

/** What somebody reads who has just started a server by hand: what to open, what friends open, how to stop. */
export function welcome(io: Io, lang: Lang, own: string, friends: Addresses): string {
  const theirs = friends.public ?? friends.network[0];
  const lines = [say(lang, 'serve.open', { address: own })];
  if (theirs === undefined) lines.push(say(lang, 'serve.nobody-else', {}));
  else {
    lines.push(
      friends.public === null
        ? say(lang, 'serve.network', { addresses: friends.network })
        : say(lang, 'serve.public', { address: theirs }),
      `\n${code(io, theirs)}\n`,
    );
  }
  return [...lines, say(lang, 'serve.stop', {})].join('\n');
}

/** Light blocks on dark, whatever the colours of the terminal are. */
const code = (io: Io, text: string): string =>
  renderUnicodeCompact(text, { border: QUIET_ZONE })
    .split('\n')
    .map((line) => paint(io, ['whiteBright', 'bgBlack'], line))
    .join('\n');
