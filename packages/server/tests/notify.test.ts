import { describe, expect, test } from 'vitest';
import { callFor } from '../src/notify/calls.ts';

const notice = { table: 'abc', name: 'Thursday', game: 'smugglers', seat: 1, player: 'Ben' };
const HOME = 'https://cantina.example';

describe('“your turn”', () => {
  test('is told as it is to whoever asks for nothing else', () => {
    expect(callFor({ ...notice, webhook: 'https://hooks.example/turn?key=1' }, undefined)).toEqual({
      url: 'https://hooks.example/turn?key=1',
      body: { event: 'your-turn', ...notice },
    });
  });

  test('is told to ntfy: the topic in the body, the link to click, in one’s language', () => {
    expect(callFor({ ...notice, webhook: 'https://ntfy.example/my-topic#ntfy-ru' }, HOME)).toEqual({
      url: 'https://ntfy.example/',
      body: { topic: 'my-topic', title: 'Thursday', message: 'Ben, ваш ход.', click: `${HOME}/table/abc` },
    });
  });

  test('is told to Discord, where a name can call nobody', () => {
    const webhook = 'https://discord.example/api/webhooks/1/secret#discord-de';
    expect(callFor({ ...notice, player: '@everyone', name: '', webhook }, HOME)).toEqual({
      url: 'https://discord.example/api/webhooks/1/secret',
      body: {
        content: `**Cantina** @everyone, du bist am Zug. ${HOME}/table/abc`,
        allowed_mentions: { parse: [] },
      },
    });
  });

  test('goes only where the address leads, whatever stands behind it', () => {
    expect(callFor({ ...notice, webhook: 'https://hooks.example/turn#other' }, undefined).url).toBe(
      'https://hooks.example/turn',
    );
  });
});
