import { describe, expect, it } from 'vitest';
import { hasHair } from '../src/figures/hair.ts';
import { draw, fallback, type Hex, INKS, type Ink, type Size, type Spec, skyOf } from '../src/index.ts';
import { MODELS } from '../src/models/index.ts';
import { points } from '../src/models/make.ts';
import { PLACES } from '../src/places/places.ts';

const SIZES: readonly Size[] = ['token', 'card', 'stage'];
const SAMPLE: Spec = {
  ink: 'rebel',
  scene: 'badlands',
  items: [
    { figure: { head: 'turned', look: { hair: 'swept', mood: 'smirk' }, build: 'coat', over: ['vest', 'open'] } },
    { model: 'courier', at: [220, 60], scale: 0.3 },
    { beast: 'ray', at: [80, 80], scale: 0.2 },
    { effect: { does: 'bolts', lines: [[10, 10, 90, 90]] } },
  ],
};

describe('draw', () => {
  it('draws the same picture from the same data', () => {
    for (const size of SIZES) expect(draw(SAMPLE, size)).toBe(draw(structuredClone(SAMPLE), size));
  });

  it('gives every size its own detail', () => {
    const [token = '', card = '', stage = ''] = SIZES.map((size) => draw(SAMPLE, size));
    expect(token.length).toBeLessThan(card.length);
    expect(card).not.toContain('<pattern');
    expect(stage).toContain('<pattern');
  });

  it('stands in for a picture in its own inks, dark enough for words on it', () => {
    const light = (hex: Hex): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const skies = (Object.keys(INKS) as Ink[]).map((ink) => skyOf({ ink }));
    expect(new Set(skies).size).toBe(Object.keys(INKS).length);
    for (const sky of skies)
      for (const tone of sky.match(/#[0-9a-f]{6}/g) ?? [])
        expect((light('#efe6d6') + 0.05) / (light(tone) + 0.05), sky).toBeGreaterThan(4.5);
  });

  it('shows the place itself on a token where what flies through it is small', () => {
    const token = (scene: 'deep' | 'maelstrom', scale: number): string =>
      draw({ ink: 'sea', scene, items: [{ model: 'courier', at: [150, 200], scale }] }, 'token').replaceAll(
        /(id="|#)a[0-9a-z]+(-cool)?/g,
        '',
      );
    expect(token('maelstrom', 0.3)).not.toBe(token('deep', 0.3));
    expect(token('maelstrom', 0.8)).toBe(token('deep', 0.8));
  });

  it('uses no filter, no script and nothing from elsewhere', () => {
    for (const size of SIZES) {
      const outside = draw(SAMPLE, size).replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(outside).not.toMatch(/<filter|<script|<image|<foreignObject|https?:/);
    }
  });

  it('names no id twice, and every id it refers to', () => {
    for (const size of SIZES) {
      const svg = draw(SAMPLE, size);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('shares no id between two pictures of one page', () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const other = new Set(ids(draw({ ...SAMPLE, ink: 'sea' }, 'card')));
    expect(ids(draw(SAMPLE, 'card')).filter((id) => other.has(id))).toEqual([]);
  });

  it('shows another part where one asks for it', () => {
    expect(draw(SAMPLE, 'card', { viewBox: '-90 96 480 206' })).toContain('viewBox="-90 96 480 206"');
  });

  it('draws every place and every model without a number that is none', () => {
    const places = Object.keys(PLACES) as (keyof typeof PLACES)[];
    const models = Object.keys(MODELS) as (keyof typeof MODELS)[];
    for (const scene of places) expect(draw({ ink: 'sea', scene }, 'card')).not.toMatch(/NaN|undefined|Infinity/);
    for (const model of models)
      expect(draw({ ink: 'sea', items: [{ model }] }, 'card')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('fallback', () => {
  it('depends on kind and name alone', () => {
    expect(fallback('figure', 'somebody')).toEqual(fallback('figure', 'somebody'));
    expect(fallback('figure', 'somebody')).not.toEqual(fallback('figure', 'somebody else'));
    expect(fallback('ship', 'somebody')).not.toEqual(fallback('figure', 'somebody'));
  });

  it('gives a hundred names a hundred pictures', () => {
    const drawn = Array.from({ length: 100 }, (_, i) =>
      draw(fallback('figure', `face ${i}`), 'token').replaceAll(/(id="|#)a[0-9a-z]+(-cool)?/g, ''),
    );
    expect(new Set(drawn).size).toBe(100);
  });
});

describe('parts', () => {
  it('reads points from pairs of numbers', () => {
    expect(points('0 96 -12.5 90')).toEqual([
      [0, 96],
      [-12.5, 90],
    ]);
  });

  it('knows which hair a view has', () => {
    expect(hasHair('turned', 'braid')).toBe(true);
    expect(hasHair('front', 'braid')).toBe(false);
  });

  it('prints with seven colours each', () => {
    for (const set of Object.values(INKS))
      for (const colour of Object.values(set)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
