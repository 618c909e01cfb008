import { n } from '../page.ts';
import { across, type Draw, FLOOR, LEFT, type Shape } from './land.ts';
import type { LayerKind } from './scene.ts';

const towers: Draw = (g, y, { amp = 120, step = 34, win = 0 }) => {
  const out: Shape[] = [];
  across((x) => {
    const [w, h, kind] = [step * (0.5 + g.rnd() * 0.7), amp * (0.3 + g.rnd() ** 1.6 * 0.9), g.rnd()];
    const top = y - h;
    const X = (u: number): string => n(x + w * u);
    const Y = (u: number): string => n(top + h * u);
    const outline =
      kind < 0.26 // a blade
        ? `M${X(-0.05)} ${FLOOR}L${X(0.12)} ${Y(0.34)}L${X(0.5)} ${Y(-0.16)}L${X(0.58)} ${Y(-0.16)}L${X(0.9)} ${Y(0.3)}L${X(1.05)} ${FLOOR}Z`
        : kind < 0.5 // stepped, with a mast
          ? `M${X(0)} ${FLOOR}V${Y(0.42)}L${X(0.16)} ${Y(0.38)}V${Y(0.14)}L${X(0.32)} ${Y(0.1)}V${Y(0)}H${X(0.46)}V${Y(-0.2)}h2V${Y(0)}H${X(0.68)}V${Y(0.1)}L${X(0.84)} ${Y(0.14)}V${Y(0.38)}L${X(1)} ${Y(0.42)}V${FLOOR}Z`
          : kind < 0.72 // a landing disc and a dome
            ? `M${X(0.2)} ${FLOOR}V${Y(0.36)}L${X(-0.12)} ${Y(0.33)}L${X(-0.12)} ${Y(0.3)}L${X(0.24)} ${Y(0.27)}V${Y(0.12)}A${n(w * 0.28)} ${n(w * 0.34)} 0 0 1 ${X(0.8)} ${Y(0.12)}V${Y(0.27)}L${X(1.14)} ${Y(0.3)}L${X(1.14)} ${Y(0.33)}L${X(0.82)} ${Y(0.36)}V${FLOOR}Z`
            : `M${X(0)} ${FLOOR}L${X(0.1)} ${Y(0.1)}L${X(0.86)} ${Y(-0.04)}L${X(0.96)} ${FLOOR}Z`;
    let lights = '';
    for (let row = 0; row < 30 && win; row++) {
      const at = top + h * 0.45 + row * 7.5;
      if (at > 340) break;
      if (g.rnd() > win / 30) continue;
      const a = 0.26 + g.rnd() * 0.3;
      lights += `M${X(a)} ${n(at)}H${X(a + Math.min(0.74 - a, 0.08 + g.rnd() * 0.4))}v2H${X(a)}z`;
    }
    out.push([outline, lights]);
    return w * (0.8 + g.rnd() * 0.5);
  });
  return out;
};

const domes: Draw = (g, y, { amp = 48 }) => {
  const out: Shape[] = [];
  across((x) => {
    const kind = g.rnd();
    const [w, h] = [amp * (kind < 0.72 ? 1.15 + g.rnd() * 1.2 : 0.8), amp * (0.34 + g.rnd() * 0.3)];
    const bump =
      g.rnd() < 0.6
        ? `a${n(w * 0.2)} ${n(w * 0.22)} 0 0 1 ${n(w * 0.4)} 0`
        : `v${n(-h * 0.35)}h${n(w * 0.4)}v${n(h * 0.35)}`;
    const outline =
      kind < 0.42
        ? `M${n(x)} ${FLOOR}V${n(y - h * 0.4)}A${n(w / 2)} ${n(h)} 0 0 1 ${n(x + w * 0.44)} ${n(y - h * 1.39)}v${n(-h * 0.3)}h2.5v${n(h * 0.3)}A${n(w / 2)} ${n(h)} 0 0 1 ${n(x + w)} ${n(y - h * 0.4)}V${FLOOR}Z`
        : kind < 0.72
          ? `M${n(x)} ${FLOOR}L${n(x + 4)} ${n(y - h * 0.9)}H${n(x + w * 0.3)}${bump}H${n(x + w - 4)}L${n(x + w)} ${FLOOR}Z`
          : `M${n(x + w * 0.26)} ${FLOOR}L${n(x + w * 0.3)} ${n(y - h * 2.1)}a${n(w * 0.2)} ${n(w * 0.24)} 0 0 1 ${n(w * 0.18)} ${n(-w * 0.22)}v${n(-h)}h2v${n(h)}a${n(w * 0.2)} ${n(w * 0.24)} 0 0 1 ${n(w * 0.2)} ${n(w * 0.22)}L${n(x + w * 0.74)} ${FLOOR}Z`;
    const [dw, dh] = [amp * 0.17, h * 0.5];
    const lights =
      kind < 0.72
        ? `M${n(x + w * 0.36)} ${n(y + dh * 0.3)}v${n(-dh)}a${n(dw / 2)} ${n(dw / 2)} 0 0 1 ${n(dw)} 0v${n(dh)}z`
        : `M${n(x + w * 0.46)} ${n(y - h * 1.5)}h${n(w * 0.08)}v${n(h * 0.3)}h${n(-w * 0.08)}z`;
    out.push([outline, lights]);
    return w * (0.8 + g.rnd() * 0.5);
  });
  return out;
};

/** Cities on one foot in the clouds. */
const decks: Draw = (g, y, { amp = 70, x = 190, win = 12 }) => {
  const out: Shape[] = [];
  for (const [dx, dy, q] of [
    [-150, 34, 0.5],
    [0, 0, 1],
    [118, 48, 0.42],
  ] as const) {
    const [cx, cy, w] = [x + dx, y + dy, amp * q];
    let lights = '';
    for (let i = 0; i < win * q; i++)
      lights += `M${n(cx + w * (g.rnd() * 1.7 - 0.9))} ${n(cy + w * (0.02 + Math.floor(g.rnd() * 2) * 0.07))}h${n(3 * q + 2)}v1.8h-3z`;
    out.push([
      `M${n(cx - w)} ${n(cy)}L${n(cx - w * 0.7)} ${n(cy - w * 0.16)}L${n(cx - w * 0.46)} ${n(cy - w * 0.2)}V${n(cy - w * 0.5)}H${n(cx - w * 0.3)}V${n(cy - w * 0.24)}L${n(cx - w * 0.1)} ${n(cy - w * 0.26)}V${n(cy - w * 0.78)}A${n(w * 0.16)} ${n(w * 0.2)} 0 0 1 ${n(cx + w * 0.2)} ${n(cy - w * 0.78)}V${n(cy - w * 0.26)}L${n(cx + w * 0.4)} ${n(cy - w * 0.22)}V${n(cy - w * 0.42)}H${n(cx + w * 0.54)}V${n(cy - w * 0.2)}L${n(cx + w * 0.76)} ${n(cy - w * 0.15)}L${n(cx + w)} ${n(cy)}L${n(cx + w * 0.8)} ${n(cy + w * 0.16)}L${n(cx + w * 0.2)} ${n(cy + w * 0.34)}L${n(cx + w * 0.06)} ${n(cy + w * 1.2)}L${n(cx)} ${n(cy + w * 1.5)}L${n(cx - w * 0.06)} ${n(cy + w * 1.2)}L${n(cx - w * 0.2)} ${n(cy + w * 0.34)}L${n(cx - w * 0.8)} ${n(cy + w * 0.16)}Z`,
      lights,
    ]);
  }
  return out;
};

/** Stepped pyramids. */
const temples: Draw = (_g, y, { amp = 100, x = 170 }) => {
  const out: Shape[] = [];
  for (const [dx, q] of [
    [-170, 0.6],
    [150, 0.7],
    [0, 1],
  ] as const) {
    const [cx, w] = [x + dx, amp * q];
    let [left, right] = ['', ''];
    for (let i = 0; i < 5; i++) {
      const [half, top] = [w * (1.1 - i * 0.2), y - (w * (i + 1)) / 5.4];
      right += `L${n(cx + half)} ${n(top + w / 5.4)}L${n(cx + half - w * 0.06)} ${n(top)}`;
      left = `L${n(cx - half + w * 0.06)} ${n(top)}L${n(cx - half)} ${n(top + w / 5.4)}${left}`;
    }
    const roof = `L${n(cx + w * 0.16)} ${n(y - w * 0.93)}V${n(y - w * 1.06)}H${n(cx - w * 0.16)}V${n(y - w * 0.93)}`;
    const door = w * 0.07;
    out.push([
      `M${n(cx + w * 1.3)} ${FLOOR}${right}${roof}${left}L${n(cx - w * 1.3)} ${FLOOR}Z`,
      `M${n(cx - door)} ${n(y)}L${n(cx - door * 0.7)} ${n(y - w * 0.18)}H${n(cx + door * 0.7)}L${n(cx + door)} ${n(y)}Z`,
    ]);
  }
  return out;
};

/** Works with chimneys and pipes. */
const works: Draw = (g, y, { amp = 90, step = 70, win = 6 }) => {
  const out: Shape[] = [];
  across((x) => {
    const [w, h] = [step * (0.7 + g.rnd() * 0.6), amp * (0.35 + g.rnd() * 0.45)];
    const c1 = h * (1.2 + g.rnd() * 1.2);
    let lights = '';
    for (let i = 0; i < win; i++)
      lights += `M${n(x + w * (0.12 + g.rnd() * 0.7))} ${n(y - h * (0.1 + Math.floor(g.rnd() * 4) * 0.18))}h${n(3 + g.rnd() * 6)}v2.6h-3z`;
    out.push([
      `M${n(x)} ${FLOOR}V${n(y - h * 0.8)}L${n(x + w * 0.1)} ${n(y - h)}H${n(x + w * 0.22)}L${n(x + w * 0.24)} ${n(y - c1)}H${n(x + w * 0.36)}L${n(x + w * 0.38)} ${n(y - h)}H${n(x + w * 0.6)}V${n(y - h * 1.3)}H${n(x + w * 0.63)}V${n(y - h)}L${n(x + w * 0.8)} ${n(y - h * 0.7)}H${n(x + w)}V${FLOOR}Z`,
      lights,
    ]);
    return w * (0.9 + g.rnd() * 0.3);
  });
  return out;
};

/** One old fortress. */
const castle: Draw = (g, y, { amp = 110, x = 170, win = 9 }) => {
  const X = (u: number): string => n(x + amp * u);
  const Y = (u: number): string => n(y - amp * u);
  let lights = '';
  for (let i = 0; i < win; i++) lights += `M${X(-0.8 + g.rnd() * 1.5)} ${Y(0.1 + g.rnd() * 0.3)}h3v6h-3z`;
  return [
    [
      `M${X(-1.5)} ${FLOOR}L${X(-1.1)} ${Y(0)}V${Y(0.5)}H${X(-1.04)}V${Y(0.44)}H${X(-0.96)}V${Y(0.5)}H${X(-0.88)}V${Y(0.3)}H${X(-0.56)}V${Y(0.86)}L${X(-0.6)} ${Y(0.9)}V${Y(1)}H${X(-0.52)}V${Y(0.94)}H${X(-0.42)}V${Y(1)}H${X(-0.34)}L${X(-0.3)} ${Y(0.9)}L${X(-0.34)} ${Y(0.86)}V${Y(0.5)}H${X(-0.1)}V${Y(1.24)}L${X(-0.02)} ${Y(1.5)}L${X(0.06)} ${Y(1.24)}V${Y(0.62)}H${X(0.3)}V${Y(0.7)}H${X(0.36)}V${Y(0.62)}H${X(0.44)}V${Y(0.7)}H${X(0.52)}V${Y(0.34)}H${X(0.8)}V${Y(0.6)}H${X(0.84)}L${X(0.9)} ${Y(0.78)}L${X(0.96)} ${Y(0.6)}H${X(1)}V${Y(0)}L${X(1.5)} ${FLOOR}Z`,
      lights,
    ],
  ];
};

const huts: Draw = (g, y, { amp = 40, step = 70 }) => {
  const out: Shape[] = [];
  across((x) => {
    const w = amp * (0.8 + g.rnd() * 0.7);
    const door = w * 0.12;
    out.push([
      `M${n(x)} ${FLOOR}V${n(y - w * 0.4)}L${n(x - w * 0.12)} ${n(y - w * 0.36)}L${n(x + w * 0.5)} ${n(y - w * (0.9 + g.rnd() * 0.2))}L${n(x + w * 1.12)} ${n(y - w * 0.36)}L${n(x + w)} ${n(y - w * 0.4)}V${FLOOR}Z`,
      `M${n(x + w * 0.5 - door)} ${n(y)}v${n(-w * 0.3)}h${n(door * 2)}v${n(w * 0.3)}z`,
    ]);
    return w + step * g.rnd();
  });
  return out;
};

/** Listening dishes on a ridge. */
const dishes: Draw = (g, y, { amp = 60, step = 110 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const w = amp * (0.7 + g.rnd() * 0.5);
      const [cx, cy] = [x, y - w];
      out.push([
        `M${n(cx - w * 0.5)} ${FLOOR}L${n(cx - w * 0.08)} ${n(cy + w * 0.3)}L${n(cx - w * 0.62)} ${n(cy - w * 0.1)}Q${n(cx - w * 0.3)} ${n(cy + w * 0.5)} ${n(cx + w * 0.5)} ${n(cy + w * 0.16)}L${n(cx - w * 0.04)} ${n(cy - w * 0.16)}L${n(cx + w * 0.28)} ${n(cy - w * 0.42)}L${n(cx + w * 0.24)} ${n(cy - w * 0.46)}L${n(cx - w * 0.1)} ${n(cy - w * 0.2)}L${n(cx - w * 0.62)} ${n(cy - w * 0.1)}Q${n(cx - w * 0.4)} ${n(cy + w * 0.4)} ${n(cx + w * 0.1)} ${n(cy + w * 0.3)}L${n(cx + w * 0.5)} ${FLOOR}Z`,
        `M${n(cx + w * 0.24)} ${n(cy - w * 0.48)}h4v4h-4z`,
      ]);
      return step * (0.7 + g.rnd() * 0.6);
    },
    LEFT + g.rnd() * 60,
  );
  return out;
};

/** A low armoured block with a gate. */
const bunker: Draw = (_g, y, { amp = 90, x = 160 }) => {
  const X = (u: number): string => n(x + amp * u);
  const Y = (u: number): string => n(y - amp * u);
  return [
    [
      `M${X(-1.6)} ${FLOOR}L${X(-1.2)} ${Y(0.36)}H${X(-0.9)}L${X(-0.8)} ${Y(0.6)}H${X(-0.3)}V${Y(0.8)}H${X(-0.1)}V${Y(1.2)}H${X(-0.06)}V${Y(0.8)}H${X(0.3)}V${Y(0.6)}H${X(0.8)}L${X(0.92)} ${Y(0.36)}H${X(1.2)}L${X(1.6)} ${FLOOR}Z`,
      `M${X(-0.22)} ${Y(0)}V${Y(0.34)}L${X(-0.14)} ${Y(0.42)}H${X(0.14)}L${X(0.22)} ${Y(0.34)}V${Y(0)}ZM${X(-0.72)} ${Y(0.48)}H${X(-0.4)}v2.6H${X(-0.72)}ZM${X(0.4)} ${Y(0.48)}H${X(0.72)}v2.6H${X(0.4)}Z`,
    ],
  ];
};

/** The ribs of something that crashed here long ago. */
const wreck: Draw = (g, y, { amp = 90, x = 160 }) => {
  let d = `M${n(x - amp * 1.6)} ${FLOOR}L${n(x - amp * 1.5)} ${n(y)}`;
  for (let i = 0; i < 7; i++) {
    const [at, h] = [x - amp * 1.2 + i * amp * 0.4, amp * (0.9 - Math.abs(i - 2) * 0.14) * (0.8 + g.rnd() * 0.3)];
    d += `L${n(at)} ${n(y)}C${n(at - amp * 0.06)} ${n(y - h * 0.6)} ${n(at + amp * 0.06)} ${n(y - h)} ${n(at + amp * 0.34)} ${n(y - h * 1.05)}C${n(at + amp * 0.14)} ${n(y - h * 0.86)} ${n(at + amp * 0.08)} ${n(y - h * 0.4)} ${n(at + amp * 0.13)} ${n(y)}`;
  }
  return [[`${d}L${n(x + amp * 1.7)} ${n(y)}L${n(x + amp * 1.8)} ${FLOOR}Z`, '']];
};

/** Awnings of a market. */
const stalls: Draw = (g, y, { amp = 60 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const [w, h] = [amp * (1 + g.rnd() * 0.5), amp * (0.8 + g.rnd() * 0.3)];
      let fringe = '';
      for (let i = 0; i < 6; i++) fringe = `q${n(-w / 12)} ${n(7)} ${n(-w / 6)} 0${fringe}`;
      const pole = (at: number): string => `M${n(at)} ${FLOOR}V${n(y - h)}h4V${FLOOR}Z`;
      out.push([
        `M${n(x)} ${n(y - h)}L${n(x + w * 0.12)} ${n(y - h * 1.36)}H${n(x + w * 0.88)}L${n(x + w)} ${n(y - h)}${fringe}Z${pole(x + w * 0.06)}${pole(x + w * 0.9)}M${n(x)} ${FLOOR}V${n(y - h * 0.3)}H${n(x + w)}V${FLOOR}Z`,
        `M${n(x + w * 0.5)} ${n(y - h * 0.92)}h5v8h-5z`,
      ]);
      return w * 1.1;
    },
    LEFT + g.rnd() * 40,
  );
  return out;
};

/** One black stone. */
const monolith: Draw = (_g, y, { amp = 150, x = 170 }) => [
  [
    `M${n(x - amp * 0.2)} ${FLOOR}L${n(x - amp * 0.13)} ${n(y - amp)}L${n(x + amp * 0.02)} ${n(y - amp * 1.16)}L${n(x + amp * 0.12)} ${n(y - amp * 0.98)}L${n(x + amp * 0.2)} ${FLOOR}Z`,
    `M${n(x - amp * 0.01)} ${n(y - amp * 0.9)}l2 ${n(amp * 0.16)}l-4 0zM${n(x - amp * 0.01)} ${n(y - amp * 0.6)}l2 ${n(amp * 0.24)}l-4 0z`,
  ],
];

/** Glass halls under the sea or on a dead moon. */
const pods: Draw = (g, y, { amp = 54, win = 10 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const r = amp * (0.5 + g.rnd() * 0.8);
      let lights = '';
      for (let i = 0; i < win; i++)
        lights += `M${n(x + r * (0.3 + g.rnd() * 1.4))} ${n(y - r * (0.1 + Math.floor(g.rnd() * 5) * 0.14))}h3.5v3h-3.5z`;
      out.push([
        `M${n(x)} ${FLOOR}V${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r * 0.94)} ${n(y - r)}V${n(y - r * 1.3)}H${n(x + r * 1.06)}V${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + 2 * r)} ${n(y)}H${n(x + 2.6 * r)}V${FLOOR}Z`,
        lights,
      ]);
      return r * 2.5;
    },
    LEFT + g.rnd() * 40,
  );
  return out;
};

export const BUILT = {
  towers,
  domes,
  decks,
  temples,
  works,
  castle,
  huts,
  dishes,
  bunker,
  wreck,
  stalls,
  monolith,
  pods,
} as const satisfies Readonly<Partial<Record<LayerKind, Draw>>>;
