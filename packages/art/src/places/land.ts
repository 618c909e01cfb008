import { n, type Page } from '../page.ts';
import type { LayerKind, LayerOptions } from './scene.ts';

/** An outline, and what shines in it. */
export type Shape = readonly [outline: string, lights: string];
export type Draw = (g: Page, y: number, o: LayerOptions) => readonly Shape[];

const LEFT = -160;
const RIGHT = 465;
const FLOOR = 370;

/** Walks over the ground from left to right; `step` draws something and says how far it went. */
function across(step: (x: number) => number, from = LEFT): void {
  for (let x = from; x < RIGHT; ) x += Math.max(3, step(x));
}

const whole = (top: string, y: number): readonly Shape[] => [
  [`M${LEFT} ${FLOOR}L${LEFT} ${n(y)}${top}L${RIGHT} ${n(y)}L${RIGHT} ${FLOOR}Z`, ''],
];

const dunes: Draw = (g, y, { amp = 16, step = 120 }) => {
  let [d, isUp] = ['', g.rnd() > 0.5];
  across(() => {
    const [w, h] = [step * (0.7 + g.rnd() * 0.8), amp * (0.4 + g.rnd()) * (isUp ? -1 : 1)];
    d += `q${n(w / 2)} ${n(h)} ${n(w)} ${n(h * 0.2)}`;
    isUp = !isUp;
    return w;
  });
  return [[`M${LEFT} ${FLOOR}L${LEFT} ${y}${d}L${RIGHT} ${FLOOR}Z`, '']];
};

const peaks: Draw = (g, y, { amp = 60, step = 46 }) => {
  let d = '';
  across((x) => {
    d += `L${n(x)} ${n(y - amp * g.rnd())}`;
    return step * (0.5 + g.rnd());
  });
  return whole(d, y);
};

const mesa: Draw = (g, y, { amp = 60 }) => {
  let d = '';
  across((x) => {
    const [w, h, s] = [40 + g.rnd() * 70, amp * (0.4 + g.rnd() * 0.8), 6 + g.rnd() * 8];
    d += `L${n(x)} ${n(y)}L${n(x + s)} ${n(y - h * 0.6)}L${n(x + s * 1.3)} ${n(y - h)}L${n(x + w * 0.6)} ${n(y - h * 1.02)}L${n(x + w * 0.7)} ${n(y - h * 0.75)}L${n(x + w - s)} ${n(y - h * 0.7)}L${n(x + w)} ${n(y)}`;
    return w + 20 + g.rnd() * 70;
  });
  return whole(d, y);
};

const ice: Draw = (g, y, { amp = 60 }) => {
  let d = '';
  across((x) => {
    const [w, h] = [26 + g.rnd() * 50, amp * (0.3 + g.rnd() * 0.9)];
    d += `L${n(x)} ${n(y)}L${n(x + w * 0.2)} ${n(y - h * 0.5)}L${n(x + w * 0.55)} ${n(y - h)}L${n(x + w * 0.62)} ${n(y - h * 0.4)}L${n(x + w)} ${n(y - h * 0.16)}`;
    return w + g.rnd() * 24;
  });
  return whole(d, y);
};

/** Round crowns over thin trunks. */
const forest: Draw = (g, y, { amp = 40 }) => {
  let d = '';
  across((x) => {
    const w = amp * (0.5 + g.rnd() * 0.6);
    d += `L${n(x)} ${n(y)}c${n(-w * 0.1)} ${n(-w * 0.5)} ${n(w * 0.1)} ${n(-w * (0.8 + g.rnd() * 0.5))} ${n(w * 0.5)} ${n(-w * 0.9)}c${n(w * 0.5)} ${n(-w * 0.1)} ${n(w * 0.6)} ${n(w * 0.5)} ${n(w * 0.5)} ${n(w * 0.9)}`;
    return w * 0.86;
  });
  return whole(d, y);
};

/** Trunks as wide as houses that leave the picture at the top. */
const giants: Draw = (g, y, { amp = 26, step = 90 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const w = amp * (0.6 + g.rnd() * 0.9);
      const branch = -20 + g.rnd() * 140;
      out.push([
        `M${n(x - w * 0.9)} ${FLOOR}C${n(x - w * 0.3)} ${n(y)} ${n(x - w * 0.3)} ${n(y - 60)} ${n(x - w * 0.3)} -70L${n(x + w * 0.35)} -70L${n(x + w * 0.36)} ${n(branch)}l${n(w * 1.4)} ${n(-w)}l${n(w * 0.1)} ${n(w * 0.3)}L${n(x + w * 0.38)} ${n(branch + w * 0.9)}C${n(x + w * 0.4)} ${n(y - 40)} ${n(x + w * 0.5)} ${n(y)} ${n(x + w * 1.3)} ${FLOOR}Z`,
        '',
      ]);
      return step * (0.6 + g.rnd() * 0.8);
    },
    LEFT + g.rnd() * 60,
  );
  return out;
};

/** Trees on stilts, with hanging moss. */
const mangroves: Draw = (g, y, { amp = 90, step = 96 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const h = amp * (0.7 + g.rnd() * 0.6);
      const q = h * 0.09;
      const X = (v: number): string => n(x + h * v);
      const Y = (v: number): string => n(y - h * v);
      let moss = '';
      for (let i = 0; i < 7; i++) {
        const at = x + h * (-0.62 + i * 0.2);
        moss += `M${n(at)} ${Y(1.02)}l${n(q * 0.9)} 0l${n(-q * 0.5)} ${n(h * (0.2 + g.rnd() * 0.4))}Z`;
      }
      out.push([
        `M${X(-0.42)} ${FLOOR}C${X(-0.36)} ${Y(0.1)} ${X(-0.12)} ${Y(0.3)} ${X(-0.06)} ${Y(0.5)}C${X(-0.04)} ${Y(0.8)} ${X(-0.3)} ${Y(0.86)} ${X(-0.6)} ${Y(1)}C${X(-0.84)} ${Y(1.3)} ${X(-0.2)} ${Y(1.5)} ${X(0.1)} ${Y(1.36)}C${X(0.5)} ${Y(1.5)} ${X(0.98)} ${Y(1.22)} ${X(0.7)} ${Y(1)}C${X(0.4)} ${Y(0.86)} ${X(0.12)} ${Y(0.8)} ${X(0.08)} ${Y(0.5)}C${X(0.14)} ${Y(0.3)} ${X(0.32)} ${Y(0.14)} ${X(0.46)} ${FLOOR}L${X(0.34)} ${FLOOR}C${X(0.24)} ${Y(0.1)} ${X(0.14)} ${Y(0.14)} ${X(0.06)} ${Y(0.24)}L${X(0.03)} ${FLOOR}L${X(-0.04)} ${FLOOR}L${X(-0.05)} ${Y(0.24)}C${X(-0.16)} ${Y(0.12)} ${X(-0.26)} ${Y(0.06)} ${X(-0.3)} ${FLOOR}Z${moss}`,
        '',
      ]);
      return step * (0.7 + g.rnd() * 0.8);
    },
    LEFT + g.rnd() * 40,
  );
  return out;
};

/** Water up to the horizon: only the light on it is drawn. */
const sea: Draw = (g, y, { amp = 8 }) => {
  let lights = '';
  for (let i = 0; i < 46; i++) {
    const down = g.rnd() ** 1.6;
    const [w, at] = [(4 + 30 * down) * (0.5 + g.rnd()), y + 3 + down * (330 - y)];
    const x = 190 + (g.rnd() - 0.5) * (90 + 340 * down) - w / 2;
    lights += `M${n(x)} ${n(at)}q${n(w / 2)} ${n(-1 - down)} ${n(w)} 0q${n(-w / 2)} ${n(1 + down * 2)} ${n(-w)} 0z`;
  }
  let d = '';
  across((x) => {
    d += `L${n(x)} ${n(y)}q${n(amp)} ${n(-amp * 0.6)} ${n(amp * 2)} 0`;
    return amp * 2 + 30 * g.rnd();
  });
  return [[`M${LEFT} ${FLOOR}L${LEFT} ${y}${d}L${RIGHT} ${n(y)}L${RIGHT} ${FLOOR}Z`, lights]];
};

/** Two walls and the way between them. */
const canyon: Draw = (g, y, { amp = 110 }) => {
  const wall = (side: 1 | -1): string => {
    let d = `M${side < 0 ? LEFT : RIGHT} -70`;
    let x = 150 + side * (amp * 1.5);
    for (let at = -70; at < y + 60; at += 34 + g.rnd() * 30) {
      d += `L${n(x + (g.rnd() - 0.5) * 16)} ${n(at)}l${n(-side * (6 + g.rnd() * 10))} ${n(10)}`;
      x -= side * amp * 0.12;
    }
    return `${d}L${n(150 + side * 26)} ${FLOOR}L${side < 0 ? LEFT : RIGHT} ${FLOOR}Z`;
  };
  return [
    [wall(-1), ''],
    [wall(1), ''],
  ];
};

const clouds: Draw = (g, y, { amp = 40 }) => {
  let d = '';
  across(() => {
    const w = amp * (0.7 + g.rnd() * 1.1);
    d += `a${n(w * 0.5)} ${n(w * (0.3 + g.rnd() * 0.3))} 0 0 1 ${n(w)} ${n((g.rnd() - 0.5) * 8)}`;
    return w;
  });
  return [[`M${LEFT} ${FLOOR}L${LEFT} ${y}${d}L${RIGHT} ${FLOOR}Z`, '']];
};

const volcano: Draw = (g, y, { amp = 120, x = 180 }) => {
  const [w, h] = [amp * 1.2, amp];
  let lava = `M${n(x - w * 0.12)} ${n(y - h)}L${n(x + w * 0.12)} ${n(y - h)}L${n(x + w * 0.06)} ${n(y - h * 0.9)}L${n(x - w * 0.05)} ${n(y - h * 0.92)}Z`;
  for (const side of [-0.06, 0.03, 0.09]) {
    let [px, py] = [x + side * w, y - h];
    let back = '';
    lava += `M${n(px)} ${n(py)}`;
    for (let i = 0; i < 6; i++) {
      px += side * w * (0.8 + g.rnd()) + (g.rnd() - 0.5) * 12;
      py += h * 0.17;
      lava += `L${n(px)} ${n(py)}`;
      back = `L${n(px - 3 - i * 0.8)} ${n(py)}${back}`;
    }
    lava += `${back}Z`;
  }
  return [
    [
      `M${n(x - w * 1.4)} ${FLOOR}L${n(x - w * 0.7)} ${n(y - h * 0.24)}L${n(x - w * 0.3)} ${n(y - h * 0.7)}L${n(x - w * 0.13)} ${n(y - h)}L${n(x - w * 0.03)} ${n(y - h * 0.95)}L${n(x + w * 0.13)} ${n(y - h)}L${n(x + w * 0.36)} ${n(y - h * 0.6)}L${n(x + w * 0.8)} ${n(y - h * 0.2)}L${n(x + w * 1.5)} ${FLOOR}Z`,
      lava,
    ],
  ];
};

/** Furrows that run to the horizon. */
const fields: Draw = (g, y) => {
  let rows = '';
  for (let i = -9; i <= 9; i++) {
    const [a, b] = [190 + i * 14, 190 + i * 92];
    rows += `M${n(a)} ${n(y + 4)}L${n(a + 2.4)} ${n(y + 4)}L${n(b + 24 + g.rnd() * 6)} ${FLOOR}L${n(b)} ${FLOOR}Z`;
  }
  return [[`M${LEFT} ${FLOOR}V${n(y)}Q150 ${n(y - 10)} ${RIGHT} ${n(y)}V${FLOOR}Z`, rows]];
};

const spires: Draw = (g, y, { amp = 120, step = 60 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const [w, h] = [step * (0.3 + g.rnd() * 0.35), amp * (0.4 + g.rnd() * 0.8)];
      const top = y - h;
      out.push([
        `M${n(x - w)} ${FLOOR}L${n(x - w * 0.5)} ${n(y - h * 0.3)}L${n(x - w * 0.7)} ${n(top + h * 0.36)}L${n(x - w * 0.32)} ${n(top + h * 0.2)}L${n(x - w * 0.5)} ${n(top + 8)}L${n(x + w * 0.1)} ${n(top)}L${n(x + w * 0.5)} ${n(top + 12)}L${n(x + w * 0.36)} ${n(top + h * 0.3)}L${n(x + w * 0.64)} ${n(top + h * 0.42)}L${n(x + w * 0.5)} ${n(y - h * 0.2)}L${n(x + w)} ${FLOOR}Z`,
        '',
      ]);
      return step * (0.8 + g.rnd() * 0.9);
    },
    LEFT + g.rnd() * 30,
  );
  return out;
};

/** Curved, barbed stems. */
const thorns: Draw = (g, y, { amp = 130, step = 60 }) => {
  const out: Shape[] = [];
  across((x) => {
    const [h, s] = [amp * (0.5 + g.rnd() * 0.7), g.rnd() < 0.5 ? -1 : 1];
    const point = (t: number): [number, number] => [x + s * h * 0.5 * t * t, y + 40 - (h + 40) * t];
    let [left, right] = ['', ''];
    for (let i = 0; i <= 7; i++) {
      const [px, py] = point(i / 7);
      const w = (1 - i / 7) * h * 0.08 + 0.6;
      const barb = i % 2 && i < 7 ? `L${n(px + w + h * 0.13)} ${n(py - h * 0.09)}` : '';
      right += `${i ? 'L' : 'M'}${n(px + w)} ${n(py)}${barb}`;
      left = `L${n(px - w)} ${n(py)}${i % 2 ? '' : `L${n(px - w - h * 0.12)} ${n(py - h * 0.08)}`}${left}`;
    }
    out.push([`${right}${left}Z`, '']);
    return step * (0.5 + g.rnd() * 0.9);
  });
  return out;
};

const crystals: Draw = (g, y, { amp = 80, step = 44 }) => {
  const out: Shape[] = [];
  across((x) => {
    const [w, h, lean] = [step * (0.24 + g.rnd() * 0.3), amp * (0.3 + g.rnd() * 0.9), (g.rnd() - 0.5) * amp * 0.6];
    out.push([
      `M${n(x - w)} ${FLOOR}L${n(x - w * 0.8 + lean * 0.8)} ${n(y - h * 0.76)}L${n(x + lean)} ${n(y - h)}L${n(x + w * 0.8 + lean * 0.8)} ${n(y - h * 0.68)}L${n(x + w)} ${FLOOR}Z`,
      `M${n(x + w * 0.1 + lean * 0.9)} ${n(y - h * 0.92)}L${n(x + w * 0.62 + lean * 0.76)} ${n(y - h * 0.66)}L${n(x + w * 0.5)} ${n(y)}L${n(x + w * 0.2)} ${n(y)}Z`,
    ]);
    return step * (0.4 + g.rnd() * 0.8);
  });
  return out;
};

const palms: Draw = (g, y, { amp = 110, step = 120 }) => {
  const out: Shape[] = [];
  across(
    (x) => {
      const h = amp * (0.6 + g.rnd() * 0.6);
      const [tx, ty] = [x + h * 0.16, y - h];
      let leaves = '';
      for (const [dx, dy] of [
        [-0.46, 0.16],
        [-0.36, -0.16],
        [-0.06, -0.3],
        [0.3, -0.2],
        [0.48, 0.1],
        [0.24, 0.26],
        [-0.24, 0.3],
      ] as const) {
        leaves += `M${n(tx)} ${n(ty)}Q${n(tx + h * dx * 0.6)} ${n(ty + h * dy - h * 0.2)} ${n(tx + h * dx)} ${n(ty + h * dy + h * 0.04)}Q${n(tx + h * dx * 0.5)} ${n(ty + h * dy * 0.6)} ${n(tx)} ${n(ty + h * 0.05)}Z`;
      }
      out.push([
        `M${n(x - 5)} ${FLOOR}Q${n(x)} ${n(y - h * 0.4)} ${n(tx - 3)} ${n(ty)}L${n(tx + 3)} ${n(ty)}Q${n(x + 9)} ${n(y - h * 0.4)} ${n(x + 8)} ${FLOOR}Z${leaves}`,
        '',
      ]);
      return step * (0.6 + g.rnd() * 0.8);
    },
    LEFT + g.rnd() * 50,
  );
  return out;
};

/** Boulders adrift. */
const rocks: Draw = (g, y, { amp = 30, step = 70 }) => {
  const out: Shape[] = [];
  across((x) => {
    const [r, cy] = [amp * (0.2 + g.rnd() ** 2 * 1.3), y + (g.rnd() - 0.5) * 110];
    let d = '';
    for (let i = 0; i < 9; i++) {
      const [a, q] = [(i / 9) * 6.283, r * (0.72 + g.rnd() * 0.4)];
      d += `${i ? 'L' : 'M'}${n(x + q * 1.25 * Math.cos(a))} ${n(cy + q * Math.sin(a))}`;
    }
    out.push([`${d}Z`, '']);
    return step * (0.4 + g.rnd());
  });
  return out;
};

export const LAND = {
  dunes,
  peaks,
  mesa,
  ice,
  forest,
  giants,
  mangroves,
  sea,
  canyon,
  clouds,
  volcano,
  fields,
  spires,
  thorns,
  crystals,
  palms,
  rocks,
} as const satisfies Readonly<Partial<Record<LayerKind, Draw>>>;

export { across, FLOOR, LEFT, RIGHT };
