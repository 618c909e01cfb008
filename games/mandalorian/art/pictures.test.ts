import { readdirSync, readFileSync } from 'node:fs';
import type { Spec } from '@cantina/art';
import { checkPictures } from '@cantina/art/testing';
import { describe, expect, it } from 'vitest';
import { baseCards, cards, characters, packOf } from '../content/all.ts';
import { pictureOf, pictures } from './index.ts';
import { lockedPictures } from './locked/index.ts';
import { SKILLS } from './skills.ts';

const locked: Readonly<Record<string, Spec>> = Object.fromEntries(
  Object.values(lockedPictures).flatMap((list) => Object.entries(list)),
);

checkPictures(
  'The Mandalorian',
  { pictures, locked, pictureOf },
  { 'hero and every card of the first game': [...characters, ...baseCards].map(({ id }) => id) },
);

describe('pictures of skills', () => {
  it('lets nothing float beside a hero: it lies somewhere, is held or worn', () => {
    const floating = Object.entries({ ...SKILLS, ...locked })
      .filter(([id]) => id in SKILLS || /^(man|ig|paz|may|xia|bur|car|gre)-/.test(id))
      .filter(([, { items = [] }]) => items.some((item) => 'model' in item && !item.stands))
      .filter(([id, { items = [] }]) => id !== 'wide-stance' && !items.some((item) => 'arm' in item))
      .map(([id]) => id);
    expect(floating).toEqual([]);
  });
});

describe('pictures of locked cards', () => {
  it('keeps the picture of a locked card with its pack, and nowhere else', () => {
    const later = cards.map(({ id }) => ({ id, pack: packOf(id) })).filter(({ pack }) => pack !== null);
    const misplaced = later.filter(({ id, pack }) => pack && !Object.hasOwn(lockedPictures[pack] ?? {}, id));
    expect(misplaced).toEqual([]);
    expect(Object.keys(pictures).filter((id) => later.some((card) => card.id === id))).toEqual([]);
  });

  it('imports nothing locked into what the browser is built with', () => {
    const folder = new URL('.', import.meta.url);
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    expect(sources).toContain('index.ts');
    const leaks = sources.filter((name) => /from '[^']*locked/.test(readFileSync(new URL(name, folder), 'utf8')));
    expect(leaks).toEqual([]);
  });
});
