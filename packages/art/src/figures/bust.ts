import { type Hex, ramp } from '../colour.ts';
import type { Page } from '../page.ts';
import { BUILDS, type Build } from './builds.ts';
import { CREATURES, type Creature } from './creatures.ts';
import { faceFront } from './face-front.ts';
import { faceProfile } from './face-profile.ts';
import { faceTurned } from './face-turned.ts';
import { type DrawPart, type Look, MATERIALS, type Material, type Mats, type Parts, type View } from './figure.ts';
import { hairOf } from './hair.ts';
import { HEADGEAR, type Headgear } from './headgear.ts';
import { HELMETS, type Helmet } from './helmets.ts';
import { MACHINES, type Machine } from './machines.ts';
import { ROGUES, type Rogue } from './rogues.ts';
import { STRANGERS, type Stranger } from './strangers.ts';
import { WEAR, type Wear } from './wear.ts';

export type Head = View | Helmet | Machine | Creature | Stranger | Rogue;

/** Somebody from the chest up: a few lines of data. */
export interface Figure {
  /** `turned`, `front` and `profile` are bare human faces. */
  readonly head: Head;
  readonly look?: Look;
  readonly gear?: readonly Headgear[];
  readonly build?: Build;
  /** What the torso is made of. */
  readonly of?: Material;
  readonly behind?: readonly Wear[];
  readonly over?: readonly Wear[];
  readonly front?: readonly Wear[];
  readonly tilt?: number;
  /** Size of the head, 1 for a human. */
  readonly headSize?: number;
  readonly mats?: Readonly<Partial<Record<Material, Hex>>>;
}

const withHair =
  (view: View, face: DrawPart): DrawPart =>
  (g, m, look) =>
    face(g, m, look) + hairOf(view)(g, m, look);

const HEADS: Parts<Head> = {
  turned: withHair('turned', faceTurned),
  front: withHair('front', faceFront),
  profile: withHair('profile', faceProfile),
  ...HELMETS,
  ...MACHINES,
  ...CREATURES,
  ...STRANGERS,
  ...ROGUES,
};

function matsOf(g: Page, given: Figure['mats'] = {}): Mats {
  const names = Object.keys(MATERIALS) as Material[];
  return Object.fromEntries(names.map((name) => [name, ramp(given[name] ?? MATERIALS[name], g.k)])) as Record<
    Material,
    Mats[Material]
  >;
}

export function bust(g: Page, figure: Figure): string {
  const m = matsOf(g, figure.mats);
  const look = figure.look ?? {};
  const all = (names: readonly Wear[] = []): string => names.map((name) => WEAR[name](g, m, look)).join('');
  const torso = figure.build
    ? g.form(BUILDS[figure.build], m[figure.of ?? 'cloth'], { rim: 3, lit: 10, shade: 30 })
    : '';
  const head = HEADS[figure.head](g, m, look) + (figure.gear ?? []).map((name) => HEADGEAR[name](g, m, look)).join('');
  const { tilt = 0, headSize = 1 } = figure;
  const turn = `${tilt ? ` rotate(${tilt} 150 185)` : ''}${headSize === 1 ? '' : ` translate(150 190) scale(${headSize}) translate(-150 -190)`}`;
  return `${all(figure.behind)}${torso}${all(figure.over)}${turn ? `<g transform="${turn.trim()}">${head}</g>` : head}${all(figure.front)}`;
}
