import type { CharacterId, MapId, MissionId } from '../../content/index.ts';
import { PEOPLE } from '../art/people.ts';

/** The pictures of an intro: landscapes and outlines, 200 × 110 units, coloured by the place they are in. */
interface Palette {
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly light: string;
}

const PALETTES: Readonly<Record<MapId, Palette>> = {
  map1: { sky: '#8f5a34', glow: '#ffd591', far: '#6a4526', near: '#2c1a10', light: '#ffe6b8' },
  map2: { sky: '#3a1c22', glow: '#ff8a4a', far: '#4a2a2a', near: '#170d10', light: '#ffb27a' },
  map3: { sky: '#16222e', glow: '#7fc4e8', far: '#223646', near: '#0b1118', light: '#bfe4f5' },
  map4: { sky: '#3c3144', glow: '#e8a0a8', far: '#3a3140', near: '#130f17', light: '#ffd9dc' },
};

const STARS = Array.from(
  { length: 26 },
  (_, i) =>
    `<circle cx="${(i * 73.7) % 200}" cy="${(i * i * 13.3) % 60}" r="${0.4 + (i % 3) * 0.25}" fill="#fff" opacity=".6"/>`,
).join('');

const ship = (fill: string): string =>
  `<path fill="${fill}" d="M-26 2l9-7h22l15 5 8 4-8 3H4l-4 6h-9l2-6h-14zM-18-5l-4-8h7l6 8z"/>`;

const landscape = ({ sky, glow, far, near }: Palette): string =>
  `<rect width="200" height="110" fill="${sky}"/>${STARS}<circle cx="150" cy="40" r="20" fill="${glow}"/><circle cx="172" cy="30" r="9" fill="${glow}" opacity=".8"/><path d="M0 78Q50 58 100 76T200 70V110H0z" fill="${far}"/><path d="M0 92Q60 76 120 92T200 86V110H0z" fill="${near}"/>`;

type Scene = 'ship' | 'place' | 'cast' | 'light' | 'watchers' | 'road';

const SCENES: Readonly<Record<Scene, (palette: Palette, cast: readonly CharacterId[]) => string>> = {
  // Somebody arrives
  ship: (palette) =>
    `${landscape(palette)}<g transform="translate(70 44) rotate(-8)">${ship('#1a1310')}</g><path d="M44 46L10 58" stroke="${palette.light}" stroke-width="2" opacity=".5"/>`,
  // A place with a door
  place: (palette) =>
    `${landscape(palette)}<path d="M52 92V52l14-10h68l14 10v40z" fill="#1d1511"/><path d="M84 92V64h32v28z" fill="${palette.glow}" opacity=".85"/><path d="M99 64h2v28h-2z" fill="#1d1511"/><path d="M60 56h14v8H60zm66 0h14v8h-14z" fill="${palette.light}" opacity=".7"/><path d="M66 42V30h3v12zm64 0V26h3v16z" fill="#1d1511"/>`,
  // Those who go
  cast: (palette, cast) =>
    `${landscape(palette)}<circle cx="100" cy="52" r="46" fill="${palette.glow}" opacity=".55"/>${cast
      .slice(0, 4)
      .map(
        (id, i, all) =>
          `<g transform="translate(${100 - all.length * 21 + i * 42 + 1} 50) scale(.63)" fill="#140e0b">${PEOPLE[id]}</g>`,
      )
      .join('')}<rect y="90" width="200" height="20" fill="#140e0b"/>`,
  // What it is about
  light: (palette) =>
    `<rect width="200" height="110" fill="${palette.near}"/><circle cx="100" cy="56" r="48" fill="${palette.glow}" opacity=".25"/><circle cx="100" cy="56" r="30" fill="${palette.glow}" opacity=".35"/><path d="M100 28l8 20 20 8-20 8-8 20-8-20-20-8 20-8z" fill="${palette.light}"/>`,
  // Those who wait in the dark
  watchers: (palette) =>
    `<rect width="200" height="110" fill="${palette.near}"/><path d="M0 110V30L40 10v100zm160 0V10l40 20v80z" fill="#000" opacity=".5"/>${[
      38, 74, 112, 150,
    ]
      .map(
        (x, i) =>
          `<path d="M${x - 12} 110V${62 - (i % 2) * 8}q12-18 24 0v60z" fill="#000" opacity=".75"/><path d="M${x - 7} ${60 - (i % 2) * 8}h5v2h-5zm9 0h5v2h-5z" fill="${palette.glow}"/>`,
      )
      .join('')}`,
  // On the way
  road: (palette) =>
    `${landscape(palette)}<path d="M20 104L96 66l2 2-60 38zM180 104l-70-38-2 2 54 38z" fill="${palette.light}" opacity=".35"/><g transform="translate(88 62) scale(.38)" fill="#140e0b">${PEOPLE.mandalorian}</g><path d="M92 86h16l6 18H86z" fill="#140e0b"/>`,
};

/** Which pictures go with the pages of a mission. */
const PAGES: Readonly<Partial<Record<MissionId, readonly Scene[]>>> = {
  m2: ['light', 'place', 'watchers', 'ship'],
  m3: ['ship', 'cast', 'watchers', 'place'],
  m4: ['place', 'watchers', 'ship', 'cast'],
};
const USUAL: readonly Scene[] = ['ship', 'place', 'cast', 'light', 'road', 'watchers'];

export function sceneOf(mission: MissionId, page: number, map: MapId, cast: readonly CharacterId[]): string {
  const pages = PAGES[mission] ?? USUAL;
  return SCENES[pages[page % pages.length] ?? 'road'](PALETTES[map], cast);
}
