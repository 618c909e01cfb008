import { LANGS, type Lang } from '@cantina/text';
import type { OpenNotice } from './notifier.ts';

/** What is posted where. */
export interface Call {
  readonly url: string;
  readonly body: object;
}

/** What is said of it, in each language. */
export const YOUR_TURN: Readonly<Record<Lang, (player: string) => string>> = {
  de: (player) => (player === '' ? 'Du bist am Zug.' : `${player}, du bist am Zug.`),
  en: (player) => (player === '' ? 'It is your turn.' : `${player}, it is your turn.`),
  ru: (player) => (player === '' ? 'Ваш ход.' : `${player}, ваш ход.`),
};

/**
 * What an address wants to hear. Behind `#`, which is never sent, it says who is there and in which language: `#ntfy`,
 * `#discord-de`. Anything else gets the event as it is.
 */
export function callFor(
  { webhook, ...notice }: OpenNotice & { readonly webhook: string },
  publicUrl: string | undefined,
): Call {
  const url = new URL(webhook);
  const [kind, wanted] = url.hash.slice(1).split('-');
  url.hash = '';
  const lang = LANGS.find((each) => each === wanted) ?? 'en';
  const text = YOUR_TURN[lang](notice.player);
  const title = notice.name === '' ? 'Cantina' : notice.name;
  const link = publicUrl === undefined ? undefined : `${publicUrl}/table/${notice.table}`;
  if (kind === 'discord') {
    // Names come from players: nobody is to be called by them.
    const content = [`**${title}** ${text}`, link ?? ''].join(' ').trim();
    return { url: url.href, body: { content, allowed_mentions: { parse: [] } } };
  }
  if (kind === 'ntfy') {
    const topic = url.pathname.split('/').at(-1) ?? '';
    return {
      url: `${url.origin}/`,
      body: { topic, title, message: text, ...(link === undefined ? {} : { click: link }) },
    };
  }
  return { url: url.href, body: { event: 'your-turn', ...notice, ...(link === undefined ? {} : { link }) } };
}
