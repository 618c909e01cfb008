import { drawBeast } from './beasts.ts';
import { hashOf } from './chance.ts';
import { INKS, mix } from './colour.ts';
import { drawEffect } from './effects.ts';
import { drawArm } from './figures/arm.ts';
import { bust } from './figures/bust.ts';
import { MODELS } from './models/index.ts';
import { n, Page, type Size } from './page.ts';
import { backdrop, weather } from './places/backdrop.ts';
import { PLACES } from './places/places.ts';
import type { Scene } from './places/scene.ts';
import { drawModel } from './solids/draw.ts';
import type { Item, Spec, Spot } from './spec.ts';

export interface DrawOptions {
  /** Another part of the picture than a square: it is drawn from -150 to 450 sideways and from -60 to 360 down. */
  readonly viewBox?: string;
}

const PARTS: Readonly<Record<Size, string>> = { token: '50 30 200 200', card: '0 0 300 300', stage: '0 0 300 300' };
const EVERYTHING = 'x="-160" y="-70" width="620" height="440"';

/** The same data draws a token (32–64 px), a card (100–240 px) and a stage (400 px and more). */
export function draw(spec: Spec, size: Size, { viewBox }: DrawOptions = {}): string {
  const seed = spec.seed ?? hashOf(JSON.stringify(spec.items ?? spec.scene ?? spec.ink)) % 9973;
  const prefix = `a${hashOf(size + JSON.stringify(spec)).toString(36)}`;
  const g = new Page(spec.ink, seed, size, prefix);
  const items = spec.items ?? [];
  const scene = sceneOf(spec);
  const back = backdrop(g, g.isToken && items.length > 0 ? plain(scene, items) : scene);
  const middle = items.map((item) => drawItem(g, item)).join('');
  const falling = spec.weather ?? scene.weather;
  // in a token only what fills the sky can be seen
  const front = falling && (!g.isToken || falling === 'streaks') ? weather(g, falling) : '';
  const finish = g.isToken ? '' : finishOf(g);
  const box = viewBox ?? (g.isToken ? (spec.crop ?? tokenBox(items)) : PARTS[size]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice"><defs>${g.defs}</defs>${back}${middle}${front}${finish}</svg>`;
}

/** What stands in for a picture until it is there, as a CSS image: dark enough for words on it, in the inks it will have. */
export function skyOf({ ink }: Spec): string {
  const { deep, far } = INKS[ink];
  return `linear-gradient(${deep}, ${mix(deep, far, 0.6)} 45%, ${deep})`;
}

const sceneOf = ({ scene = {} }: Spec): Scene => (typeof scene === 'string' ? PLACES[scene] : scene);

/** What is so small that the picture is of the place it flies through. */
const SMALL = 0.36;
const isSmall = (item: Item): boolean => 'model' in item && (item.scale ?? 1) <= SMALL;

/** A token has no scenery: a sky, and a halo that makes the figure readable; unless the picture is of the place itself. */
function plain(scene: Scene, items: readonly Item[]): Scene {
  if (items.every(isSmall)) return scene;
  const { sky = 'dusk', layers = [] } = scene;
  const isFigure = items.length === 1 && items[0] !== undefined && 'figure' in items[0];
  const last = layers.at(-1);
  if (sky === 'void') return { sky, stars: 40, bodies: [['disc', 160, 140, 104]] };
  if (isFigure) return { sky, bodies: [['disc', 176, 112, 92]] };
  return { sky, bodies: [['disc', 160, 140, 112]], ...(last ? { layers: [last] } : {}) };
}

const tokenBox = (items: readonly Item[]): string => {
  const only = items.length === 1 ? items[0] : undefined;
  return only === undefined ? '30 20 240 240' : 'figure' in only && !only.at ? PARTS.token : '20 20 260 260';
};

const stand = ({ at, scale = 0.7, flip }: Spot, [x, y]: readonly [number, number]): string =>
  at ? `translate(${n(at[0])} ${n(at[1])}) scale(${flip ? -scale : scale} ${scale}) translate(${-x} ${-y})` : '';

function drawItem(g: Page, item: Item): string {
  if ('figure' in item) {
    const place = item.at ? stand(item, [150, 300]) : 'translate(-17 -12) scale(1.12)';
    return `<g transform="${place}">${bust(g, item.figure)}</g>`;
  }
  if ('beast' in item) {
    const place = stand(item, [150, 150]);
    return place ? `<g transform="${place}">${drawBeast(g, item)}</g>` : drawBeast(g, item);
  }
  if ('arm' in item)
    return `<g transform="${stand({ at: [230, 200], scale: 1, ...item }, [0, 0])}">${drawArm(g, item.arm)}</g>`;
  if ('effect' in item) return drawEffect(g, item.effect);
  return drawModel(g, MODELS[item.model], item);
}

/** Darkens the lower end, where a card has its text; on a stage, dots as of a print instead of a filter. */
function finishOf(g: Page): string {
  const shade = `<rect ${EVERYTHING} fill="${g.linear([
    [0.6, g.k.ink, 0],
    [1, g.k.ink, 0.7],
  ])}"/>`;
  if (g.size !== 'stage') return shade;
  let dots = '';
  for (let i = 0; i < 90; i++) dots += `M${n(g.rnd() * 39)} ${n(g.rnd() * 39)}h${n(0.5 + g.rnd() * 0.6)}v.8h-.7z`;
  const [dark, light, edge, sky] = [g.id(), g.id(), g.id(), g.id()];
  const pattern = (id: string, fill: string): string =>
    `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><path d="${dots}" fill="${fill}"/></pattern>`;
  const fade = (id: string, from: string, stops: string): string =>
    `<radialGradient id="${id}f" gradientUnits="userSpaceOnUse" ${from}>${stops}</radialGradient><mask id="${id}" maskUnits="userSpaceOnUse" ${EVERYTHING}><rect ${EVERYTHING} fill="url(#${id}f)"/></mask>`;
  g.defs += pattern(dark, g.k.ink) + pattern(light, g.k.halo);
  g.defs += fade(
    edge,
    'cx="165" cy="120" r="250"',
    '<stop offset=".45" stop-color="#000"/><stop offset="1" stop-color="#fff"/>',
  );
  g.defs += fade(
    sky,
    'cx="200" cy="70" r="200"',
    '<stop offset="0" stop-color="#999"/><stop offset="1" stop-color="#000"/>',
  );
  return `${shade}<rect ${EVERYTHING} fill="url(#${light})" mask="url(#${sky})" opacity=".3"/><rect ${EVERYTHING} fill="url(#${dark})" mask="url(#${edge})" opacity=".8"/>`;
}
