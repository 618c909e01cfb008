import { type Border, flatHexAt, hexLinks, type Link, pointyHexAt, type Space } from '@cantina/web/kit';

/** A board to show the kit on. Its names are the same in all languages. */
export interface Board {
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly links: readonly Link[];
  readonly borders: readonly Border[];
  readonly start: string;
  readonly pieceSize: number;
}

const PLANETS = [
  'Cantonica',
  'Ord Mantell',
  'Lothal',
  'Mon Calamari',
  'Kessel',
  'Tatooine',
  'Nal Hutta',
  'Ryloth',
  'Naboo',
  'Ring of Kafrene',
  'Takodana',
];
const TONES = [
  '#a98a5c',
  '#6f7f8f',
  '#7f9a58',
  '#4f7fae',
  '#8f5a44',
  '#c99a5a',
  '#5f7f4a',
  '#a0674a',
  '#5f93a8',
  '#77706c',
  '#4f8a5c',
];

/** Eleven planets in a half ring, three points on each way between two of them. */
function stars(): Board {
  const at = (share: number, radius: number): { x: number; y: number } => {
    const angle = Math.PI * (1.08 - share * 1.16);
    return { x: Math.cos(angle) * radius * 1.25, y: -Math.sin(angle) * radius };
  };
  const spaces: Space[] = [];
  const links: Link[] = [];
  PLANETS.forEach((name, i) => {
    const share = i / (PLANETS.length - 1);
    spaces.push({
      id: `planet-${i}`,
      name,
      ...at(share, i % 2 === 0 ? 330 : 285),
      shape: 'planet',
      size: 27,
      kind: 'planet',
      rank: 2,
      tone: TONES[i] ?? '#888888',
      ...(i === 6 ? { badges: [{ text: '3000', says: 'price 3000', look: 'price' as const }] } : {}),
      ...(i === 7 ? { badges: [{ text: '5', says: 'danger 5', look: 'danger' as const }] } : {}),
    });
  });
  for (let i = 0; i < PLANETS.length - 1; i++) {
    for (let n = 0; n < 3; n++) {
      const share = (i + (n + 1) / 4) / (PLANETS.length - 1);
      const id = `point-${i}-${n}`;
      spaces.push({
        id,
        name: `Navpoint ${i * 3 + n + 1}`,
        ...at(share, n === 1 ? 390 : 340 - 80 * (n % 2 === 0 ? (i + n / 2) % 2 : 0)),
        shape: 'navpoint',
        size: 8,
        kind: 'navpoint',
        rank: -1,
      });
      links.push({ from: n === 0 ? `planet-${i}` : `point-${i}-${n - 1}`, to: id });
    }
    links.push({ from: `point-${i}-2`, to: `planet-${i + 1}` });
    if (i % 2 === 0 && i > 0) links.push({ from: `point-${i - 1}-0`, to: `point-${i}-2` });
  }
  spaces.push({
    id: 'maelstrom',
    name: 'Maelstrom',
    x: 0,
    y: -150,
    shape: 'navpoint',
    size: 16,
    kind: 'maelstrom',
    rank: 1,
    tone: '#5a2a4a',
  });
  links.push(
    { from: 'maelstrom', to: 'planet-4', look: 'passage' },
    { from: 'maelstrom', to: 'planet-7', look: 'passage' },
  );
  return { id: 'stars', spaces, links, borders: [], start: 'planet-5', pieceSize: 26 };
}

/** 85 sectors in columns of seven and six. */
function sectors(): Board {
  const spaces: Space[] = [];
  for (let column = 0; column < 13; column++) {
    for (let row = 0; row < (column % 2 === 0 ? 7 : 6); row++) {
      const n = spaces.length + 1;
      const nebula = [10, 11, 18, 24, 37, 49, 62, 68, 75, 76].includes(n);
      const planet = [9, 23, 39, 51, 60, 70, 80].includes(n);
      spaces.push({
        id: `sector-${n}`,
        name: planet ? `Planet ${n}` : `Sector ${n}`,
        ...flatHexAt(column, row, 30),
        shape: 'flat-hex',
        size: 30,
        kind: planet ? 'planet' : nebula ? 'nebula' : 'space',
        label: planet ? `Planet ${n}` : String(n),
        rank: planet ? 2 : 0,
        tone: nebula ? '#45305f' : planet ? '#2f4a57' : '#17151d',
        ...(n === 51 ? { badges: [{ text: '×3', says: 'demand times 3', look: 'price' as const }] } : {}),
      });
    }
  }
  return { id: 'sectors', spaces, links: hexLinks(spaces), borders: [], start: 'sector-43', pieceSize: 22 };
}

/** A few rooms with walls, doors and a roof. */
function mission(): Board {
  const spaces: Space[] = [];
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 10 - (row % 2); column++) {
      if ((row === 2 || row === 4) && (column === 2 || column === 3)) continue;
      const name = `${'ABCDEFG'[row] ?? ''}${column + 1}`;
      const isHigh = row === 0 && column > 2 && column < 6;
      spaces.push({
        id: name,
        name,
        ...pointyHexAt(row, column, 34),
        shape: 'pointy-hex',
        size: 34,
        kind: isHigh ? 'roof' : 'ground',
        label: '',
        tone: isHigh ? '#4a4034' : '#2b2622',
      });
    }
  }
  const between = (look: Border['look'], ...pairs: readonly (readonly [string, string])[]): readonly Border[] =>
    pairs.map((pair) => ({ between: pair, look }));
  const borders: readonly Border[] = [
    ...between('wall', ['B7', 'B8'], ['C7', 'C8'], ['E7', 'E8'], ['F7', 'F8'], ['D7', 'C8'], ['D7', 'E8']),
    ...between('door', ['D7', 'D8']),
    ...between('open-door', ['C8', 'D8']),
    ...between('height', ['A4', 'B3'], ['A4', 'B4'], ['A5', 'B4'], ['A6', 'B6'], ['A6', 'A7']),
    ...between('stairs', ['A5', 'B5'], ['A6', 'B5']),
  ];
  return { id: 'mission', spaces, links: hexLinks(spaces), borders, start: 'D1', pieceSize: 26 };
}

const BOARDS = [stars(), sectors(), mission()] as const;

export const boardOf = (id: string): Board => BOARDS.find((board) => board.id === id) ?? BOARDS[0];
