import { type Border, type Link, type Piece, type Play, type Point, pointyHexAt, type Space } from '@cantina/web/kit';
import type { GameMap, Space as SpaceData } from '../../content/index.ts';
import { SEAT_TONES, TOKEN_TONE } from '../art/tones.ts';
import type { Board } from '../board.ts';
import { content } from '../content.svelte.ts';
import { names } from '../names.ts';
import type { ThreatBoard } from '../pieces.ts';
import { words } from '../words/index.ts';
import { doorDrawing, heroDrawing, SHAPES, threatDrawing, threatTone, tokenDrawing } from './tokens.ts';

/** From the middle of a hex to a corner, in units of the map. */
export const HEX = 40;
export const PIECE_SIZE = 46;

export const GROUND = '#3b2f26';
const ROOM = '#2b3440';
export const HEIGHT = '#6b573f';
/** Drawn around 0, 0. */
export const STAR = 'M0-15l4 10 11 1-8 7 2 11-9-6-9 6 2-11-8-7 11-1z';

type Lang = Play['reader']['lang'];

/** Where a hex lies by its name: `C10` is the third row and the tenth column. */
export const hexAt = (id: string): Point => pointyHexAt(id.charCodeAt(0) - 65, Number(id.slice(1)) - 1, HEX);

export const spacesOf = ({ map, fields }: Board, lang: Lang): readonly Space[] =>
  map.spaces.map((space): Space => {
    const { id, row, col } = space;
    return {
      id,
      name: id,
      ...pointyHexAt(row, col, HEX),
      shape: 'pointy-hex',
      size: HEX,
      kind: kindOf(space, lang),
      note: notesOf(space, map, fields.open, lang),
      rank: -1,
      badges:
        space.number === undefined ? [] : [{ text: String(space.number), says: words[lang].number(space.number) }],
      tone: space.height === 1 ? HEIGHT : space.room === undefined ? GROUND : ROOM,
    };
  });

function kindOf({ height, room }: SpaceData, lang: Lang): string {
  const say = words[lang];
  if (height === 1) return say.height;
  return room === undefined ? say.open : names[lang].place(`room:${room}`);
}

/** Everything printed on a space, and the borders that stand around it, in words. */
function notesOf({ id, start, star }: SpaceData, map: GameMap, open: number, lang: Lang): string {
  const say = words[lang];
  const around = map.borders.flatMap(([a, b, border]) => {
    const other = a === id ? b : b === id ? a : null;
    if (other === null || border === 'open') return [];
    if (border === 'wall' || border === 'height' || border === 'stairs') return [say.borders[border](other)];
    const door = map.doors.findIndex((each) => border === `door:${each.id}`);
    return [say.door(names[lang].place(border), other, (open & (1 << door)) !== 0)];
  });
  return [start === true ? say.start : '', star === true ? say.star : '', ...around]
    .filter((part) => part !== '')
    .join(', ');
}

/** Walls, doors and steps; the second hex of a step is the lower one. */
export function bordersOf({ map, fields }: Board): readonly Border[] {
  const heights = new Set(map.spaces.flatMap(({ id, height }) => (height === 1 ? [id] : [])));
  return map.borders.flatMap(([a, b, border]): readonly Border[] => {
    if (border === 'open') return [];
    const between = heights.has(b) ? ([b, a] as const) : ([a, b] as const);
    if (border === 'wall' || border === 'height' || border === 'stairs') return [{ between, look: border }];
    const door = map.doors.findIndex(({ id }) => border === `door:${id}`);
    return [{ between, look: (fields.open & (1 << door)) === 0 ? 'door' : 'open-door' }];
  });
}

/** Where one can walk: neighbouring hexes without anything between them. */
export const linksOf = ({ terrain, fields }: Board): readonly Link[] =>
  (terrain.steps[fields.open] ?? []).flatMap((next, from) =>
    next.flatMap((to): readonly Link[] => {
      const [a, b] = [terrain.ids[from], terrain.ids[to]];
      return a === undefined || b === undefined || to < from ? [] : [{ from: a, to: b, look: 'hidden' }];
    }),
  );

export function piecesOf(board: Board, play: Play): readonly Piece[] {
  return [
    ...doorPieces(board, play),
    ...threatPieces(board, play),
    ...tokenPieces(board, play),
    ...heroPieces(board, play),
  ];
}

/** A number on a locked door: how much damage it still takes. */
const doorPieces = ({ map, fields }: Board, { reader: { lang } }: Play): readonly Piece[] =>
  map.doors.flatMap(({ id, between: [one, other], health }, door): readonly Piece[] => {
    if (health === undefined || (fields.open & (1 << door)) !== 0) return [];
    const [from, to] = [hexAt(one), hexAt(other)];
    const damage = fields.doorDamage[door] ?? 0;
    return [
      {
        id: `door:${id}`,
        space: one,
        name: words[lang].doorDamage(names[lang].place(`door:${id}`), damage, health),
        shape: 'square',
        tone: '#e0704f',
        drawing: doorDrawing(damage, health),
        at: { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 },
        scale: 0.5,
      },
    ];
  });

function threatPieces(board: Board, { reader: { lang } }: Play): readonly Piece[] {
  const dangerous = new Set(board.forecast.flatMap(({ enemy, victims }) => (victims.length > 0 ? [enemy.card] : [])));
  return board.threats.map((threat): Piece => {
    const mayAttack = dangerous.has(threat.card);
    const name = threatName(threat, lang);
    return {
      id: `threat:${threat.card}`,
      space: threat.space,
      name: mayAttack ? `${name}, ${words[lang].mayHit}` : name,
      shape: SHAPES[threat.shape],
      tone: threatTone(threat),
      drawing: threatDrawing(threat, mayAttack),
      card: threat.card,
      ...(threat.face === null ? {} : { face: threat.face, picture: threat.face }),
    };
  });
}

/** "Raider, blaster, 1 of 2 health left, sentry". */
function threatName({ threat, face, shape, isFacedown, health, wounds, carries }: ThreatBoard, lang: Lang): string {
  const say = words[lang];
  const name = names[lang];
  if (threat === null || face === null) return say.facedown(say.shapes[shape]);
  const { enemy, abilities } = threat;
  return [
    name.face(face),
    isFacedown ? say.onlyYouKnow : '',
    enemy === null ? say.object : name.enemyClass(enemy),
    enemy === null || health === 0 ? '' : say.healthLeft(Math.max(0, health - wounds), health),
    ...abilities.map((ability) => name.ability(ability)),
    carries === null ? '' : say.carries(name.face(carries.face)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const tokenPieces = ({ tokens }: Board, { reader: { lang } }: Play): readonly Piece[] =>
  tokens.map(
    ({ id, face, space }): Piece => ({
      id: `token:${id}`,
      space,
      name: names[lang].face(face),
      shape: 'disc',
      tone: TOKEN_TONE,
      drawing: tokenDrawing(content.cardAs(face, 'token')?.sign ?? 'box'),
      card: id,
      face,
      picture: face,
      scale: 0.9,
    }),
  );

const heroPieces = ({ heroes, fields }: Board, { reader }: Play): readonly Piece[] =>
  heroes.flatMap((hero): readonly Piece[] => {
    if (hero.space === null) return [];
    const say = words[reader.lang];
    const name = names[reader.lang].face(hero.id);
    return [
      {
        id: `hero:${hero.hero}`,
        space: hero.space,
        name: [
          hero.seat === null ? name : `${name} (${reader.seatName(hero.seat)})`,
          say.heartsOf(Math.max(0, hero.health - hero.damage), hero.health),
          fields.active === hero.seat ? say.active : '',
        ]
          .filter((part) => part !== '')
          .join(', '),
        shape: 'shield',
        tone: SEAT_TONES[hero.hero] ?? '#fff',
        drawing: heroDrawing(hero, say.letters[hero.id]),
        picture: hero.id,
        scale: 1.22,
      },
    ];
  });
