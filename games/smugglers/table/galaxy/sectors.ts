import type { Lang } from '@cantina/text';
import { flatHexAt, hexLinks, type Piece, type Space, type SpaceBadge } from '@cantina/web/kit';
import { sectors as allSectors, faces, fateAt, type Sector, type SectorKind } from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import { nameOf } from '../../text/names/index.ts';
import { placeOf } from '../../text/names/places.ts';
import { type Board, isSure, type Port, portIn } from '../board.ts';
import { customsInWords } from '../now/outcomes.ts';
import { cardsOf } from '../sight.ts';
import { words } from '../words/index.ts';

export const HEX = 30;

const TONES: Readonly<Record<SectorKind | 'planet', string>> = {
  space: '#15131d',
  nebula: '#2f2447',
  blackHole: '#07060a',
  wormhole: '#132437',
  planet: '#1b2431',
};

const centreOf = ({ column, row }: Sector) => flatHexAt(column - 1, row - 1, HEX);

/** The sectors of the board never change, only what lies in them. */
export const LINKS = hexLinks(
  allSectors.map((sector) => ({
    id: String(sector.number),
    name: sector.label,
    ...centreOf(sector),
    shape: 'flat-hex',
    size: HEX,
    kind: '',
  })),
);

export function spacesOf(board: Board, lang: Lang, marked: ReadonlyMap<number, string>): readonly Space[] {
  return allSectors.map((sector): Space => {
    const port = portIn(board, sector.number);
    const base = { id: String(sector.number), ...centreOf(sector), shape: 'flat-hex' as const, size: HEX };
    const mark = marked.get(sector.number);
    const badges = [
      ...(mark === undefined ? [] : [{ text: mark, says: mark }]),
      ...(port === undefined ? [] : badgesOf(board, port, lang)),
    ];
    const found = { ...base, ...(badges.length === 0 ? {} : { badges }) };
    return port === undefined
      ? { ...found, ...emptySector(sector, lang) }
      : { ...found, ...planetSector(port, sector, lang) };
  });
}

function emptySector({ number, label, kind, wormhole }: Sector, lang: Lang) {
  const say = words[lang];
  const place = placeOf(lang, number);
  return {
    name: place.charAt(0).toLocaleUpperCase(lang) + place.slice(1),
    label: '',
    kind: kind === 'wormhole' ? say.wormhole(wormhole) : say.kinds[kind],
    note: say.sector(label),
    rank: -1,
    tone: TONES[kind],
  };
}

function planetSector(port: Port, { label }: Sector, lang: Lang) {
  const say = words[lang];
  const { labels } = printers[lang];
  const kind =
    port.name === 'brix' || port.name === 'koroth'
      ? say.kinds[port.name]
      : `${say.slot(port.port + 1)}, ${labels.values.starport}: ${labels.starports[port.starport]}`;
  return {
    name: nameOf(lang, port.name),
    kind,
    note: say.sector(label),
    rank: 3,
    tone: TONES.planet,
    face: port.name,
  };
}

/** What one should know before going there: customs, and cards that lie there. */
function badgesOf({ seat, view }: Board, { customs, attached, glut }: Port, lang: Lang): readonly SpaceBadge[] {
  const say = words[lang];
  const { labels } = printers[lang];
  const isMine = view.viewer === seat;
  return [
    ...(customs === null || isSure(customs) || !isMine
      ? []
      : [
          {
            // A chance that it goes well: nothing that would be in the way.
            text: `✓ ${say.percent(customs.outcomes.clean)}`,
            says: customsInWords(customs, say),
          },
        ]),
    ...attached.map(({ face }): SpaceBadge => {
      const effect = fateAt[faces.indexOf(face)]?.effect;
      const name = nameOf(lang, face);
      if (effect?.verb === 'attach' && effect.effect.does === 'fixed-price')
        return {
          text: String(effect.effect.price),
          says: say.fixed(name, labels.goods[effect.effect.good], effect.effect.price),
          look: 'price',
        };
      if (effect?.verb === 'attach' && effect.effect.does === 'delivery')
        return { text: String(effect.effect.pays), says: name, look: 'price' };
      return { text: '!', says: glut === null ? name : `${name}: ${labels.goods[glut]}` };
    }),
  ];
}

/** Ships on planets stand at the lower edge, so that the planet stays in sight. */
export function shipsOf(board: Board, lang: Lang, nameOfSeat: (seat: number) => string): readonly Piece[] {
  const say = words[lang];
  const { labels } = printers[lang];
  const { players } = board.fields;
  const crowd = new Map<number, number[]>();
  players.forEach(({ sector }, seat) => {
    if (sector > 0) crowd.set(sector, [...(crowd.get(sector) ?? []), seat]);
  });
  return players.flatMap(({ sector, status }, seat): readonly Piece[] => {
    if (sector === 0) return [];
    const here = crowd.get(sector) ?? [];
    const face = cardsOf(board.view, 'character', seat).at(-1)?.face;
    const name = seat === board.view.viewer ? say.yourShip : say.shipOf(nameOfSeat(seat));
    const step = Math.min(17, 46 / here.length);
    const at = { x: (here.indexOf(seat) - (here.length - 1) / 2) * step, y: here.length > 3 ? 9 : 11 };
    return [
      {
        id: `ship:${seat}`,
        space: String(sector),
        name: status === 'arrested' ? `${name}, ${labels.board.status.arrested}` : name,
        shape: 'disc',
        tone: `var(--seat-${seat})`,
        mark: status === 'arrested' ? '#' : String(seat + 1),
        ...(face === undefined ? {} : { picture: `ship:${face}` }),
        ...(portIn(board, sector) === undefined && here.length === 1
          ? {}
          : { at, scale: here.length > 2 ? 0.72 : 0.85 }),
      },
    ];
  });
}
