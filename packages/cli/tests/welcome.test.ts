import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { welcome } from '../src/welcome.ts';

const io = { colours: false } as Parameters<typeof welcome>[0];
const OWN = 'http://localhost:8080';
const HOME = 'http://192.168.1.20:8080';

/** What a camera would read: a light block is one half of a sign. */
function scanned(text: string): string | undefined {
  const rows = text.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  const light = (sign: string) => [sign === '█' || sign === '▀', sign === '█' || sign === '▄'];
  const grid = rows.flatMap((row) => [0, 1].map((half) => row.split('').map((sign) => light(sign)[half] === true)));
  const scale = 4;
  const width = (grid[0]?.length ?? 0) * scale;
  const height = grid.length * scale;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = grid[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true ? 255 : 0;
      pixels.set([value, value, value, 255], (y * width + x) * 4);
    }
  return jsQR(pixels, width, height)?.data;
}

describe('the welcome on a terminal', () => {
  it.each(['de', 'en', 'ru'] as const)('tells in %s what to open, what friends open, and how to stop', (lang) => {
    const told = welcome(io, lang, OWN, { public: null, network: [HOME, 'http://10.0.0.5:8080'] });
    expect(told).toContain(OWN);
    expect(told).toContain(HOME);
    expect(told).toContain('http://10.0.0.5:8080');
    expect(told).toMatch(/(Ctrl|Strg)\+C/);
    expect(scanned(told)).toBe(HOME);
  });

  it('hands on the public address when there is one', () => {
    const told = welcome(io, 'en', OWN, { public: 'https://cantina.example', network: [HOME] });
    expect(scanned(told)).toBe('https://cantina.example');
    expect(told).not.toContain(HOME);
  });

  it('says so when nobody else can come', () => {
    const told = welcome(io, 'en', OWN, { public: null, network: [] });
    expect(told).toContain('No other device can reach it');
    expect(scanned(told)).toBeUndefined();
  });
});
