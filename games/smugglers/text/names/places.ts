import type { Lang } from '@cantina/text';
import { BRIX_SECTOR, KOROTH_SECTOR, START_SECTOR, STRAIGHT, sectorAt, WORMHOLES } from '../../content/index.ts';

/** What is printed on the board and can be found at a glance; other sectors are told by what they lie next to. */
type Landmark = 'brix' | 'koroth' | 'centre' | 'wormhole';

interface Near {
  readonly mark: Landmark;
  /** Which wormhole. */
  readonly n: number;
  readonly distance: number;
}

const LANDMARKS: readonly { readonly mark: Landmark; readonly n: number; readonly sector: number }[] = [
  { mark: 'brix', n: 0, sector: BRIX_SECTOR },
  { mark: 'koroth', n: 0, sector: KOROTH_SECTOR },
  { mark: 'centre', n: 0, sector: START_SECTOR },
  ...WORMHOLES.map((sector, i) => ({ mark: 'wormhole' as const, n: i + 1, sector })),
];

interface PlaceWords {
  /** Where something is: "near Brix". */
  near(name: Near): string;
  between(one: Near, other: Near): string;
  nebula(one: Near): string;
  blackHole(one: Near, other: Near): string;
  at(one: Near): string;
}

const name =
  (names: Readonly<Record<Landmark, string>>) =>
  ({ mark, n }: Near): string =>
    mark === 'wormhole' ? `${names.wormhole} ${n}` : names[mark];

const german = name({ brix: 'Brix', koroth: 'Koroth', centre: 'der Mitte', wormhole: 'Wurmloch' });
const english = name({ brix: 'Brix', koroth: 'Koroth', centre: 'the centre', wormhole: 'wormhole' });
const russianOf = name({ brix: 'Брикса', koroth: 'Корота', centre: 'центра', wormhole: 'червоточины' });
const russianBy = name({ brix: 'Бриксом', koroth: 'Коротом', centre: 'центром', wormhole: 'червоточиной' });

const WORDS: Readonly<Record<Lang, PlaceWords>> = {
  de: {
    at: (one) => (one.mark === 'centre' ? 'in der Mitte' : `bei ${german(one)}`),
    near: (one) => (one.mark === 'centre' ? 'nahe der Mitte' : `nahe ${german(one)}`),
    between: (one, other) => `zwischen ${german(one)} und ${german(other)}`,
    nebula: (one) => `im Nebel bei ${german(one)}`,
    blackHole: (one, other) => `am Schwarzen Loch zwischen ${german(one)} und ${german(other)}`,
  },
  en: {
    at: (one) => (one.mark === 'centre' ? 'in the centre' : `at ${english(one)}`),
    near: (one) => `near ${english(one)}`,
    between: (one, other) => `between ${english(one)} and ${english(other)}`,
    nebula: (one) => `in the nebula near ${english(one)}`,
    blackHole: (one, other) => `at the black hole between ${english(one)} and ${english(other)}`,
  },
  ru: {
    at: (one) => (one.mark === 'centre' ? 'в центре' : `у ${russianOf(one)}`),
    near: (one) => `недалеко от ${russianOf(one)}`,
    between: (one, other) => `между ${russianBy(one)} и ${russianBy(other)}`,
    nebula: (one) => `в туманности у ${russianOf(one)}`,
    blackHole: (one, other) => `у чёрной дыры между ${russianBy(one)} и ${russianBy(other)}`,
  },
};

/** Where a sector is, as one would say it at the table: "between Brix and wormhole 2". */
export function placeOf(lang: Lang, sector: number): string {
  const [first, second, ...others] = nearestTo(sector);
  const say = WORDS[lang];
  if (first === undefined || second === undefined) return '';
  if (first.distance === 0) return say.at(first);
  const { kind } = sectorAt(sector);
  if (kind === 'nebula') return say.nebula(first);
  // All three lie around the centre: each is told by the last of the wormholes that are nearest to it, which are three.
  if (kind === 'blackHole')
    return say.blackHole(first, others.findLast(({ distance }) => distance === second.distance) ?? second);
  return first.distance === 1 ? say.near(first) : say.between(first, second);
}

function nearestTo(sector: number): readonly Near[] {
  const row = STRAIGHT[sector] ?? [];
  return LANDMARKS.map(({ mark, n, sector: there }) => ({ mark, n, distance: row[there] ?? 99 })).sort(
    (a, b) => a.distance - b.distance,
  );
}
