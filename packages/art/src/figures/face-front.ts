import { n, type Page } from '../page.ts';
import type { DrawPart, Look, Mats } from './figure.ts';
import { hairShade } from './hair.ts';
import { type Acting, type Bones, MOODS, SKULLS } from './moods.ts';

/** Seen from the front and a little from below; the left half lies in the shadow. */
function outline({ chin, jaw, full }: Bones): string {
  const [c, j] = [chin * 0.8, jaw * 0.6 + full * 0.5];
  return `M150 56C184 56 199 80 196 112C196 ${n(132)} ${n(191 + full * 0.7)} ${n(150)} ${n(180 + j)} ${n(164 + c * 0.5)}C${n(172 + j * 0.5)} ${n(178 + c)} 160 ${n(184 + c)} 150 ${n(184 + c)}C140 ${n(184 + c)} ${n(128 - j * 0.5)} ${n(178 + c)} ${n(120 - j)} ${n(164 + c * 0.5)}C${n(109 - full * 0.7)} 150 104 132 104 112C101 80 116 56 150 56Z`;
}

function planes(g: Page, m: Mats, b: Bones, look: Look): string {
  const [dark, shadow, mid, lit, hot] = m.skin;
  const c = (y: number): string => n(y + b.chin * 0.8);
  return (
    // the light ends where the face turns away from it: temple, brow, nose, lip, chin
    g.flat(
      `M128 48C119 66 115 86 121 101C130 99 139 102 144 110L146 134L141 142C135 148 134 155 139 161C134 167 134 ${c(176)} 141 ${c(188)}L206 ${c(190)}L206 48Z`,
      mid,
    ) +
    g.flat('M113 123C122 130 133 130 139 127L138 138C130 145 118 138 113 123Z', mid, 0.7) +
    g.flat('M156 60C178 58 194 76 195 101C186 97 178 97 169 98C161 96 155 95 150 98C145 84 146 68 156 60Z', lit) +
    g.flat('M160 129C170 133 185 128 195 116L192 139C187 152 179 157 171 151C164 146 159 138 160 129Z', lit) +
    g.flat(`M186 150L194 132L190 152L178 ${c(176)}L170 ${c(180)}C178 ${c(170)} 183 160 186 150Z`, lit, 0.45) +
    (b.full < -2 ? g.flat('M171 148C179 150 185 146 189 139L181 165L173 165Z', shadow, 0.35) : '') +
    (look.noNose
      ? ''
      : g.flat('M147 112C146 124 142 132 138 139C141 146 148 147 153 144L148 136Z', dark, 0.45) +
        g.flat('M148 104L155 106L159 134C159 139 155 141 151 141L147 136Z', lit) +
        g.flat('M151 112L154 113L155 126L152 127ZM152 131C155 130 157 132 157 135C156 138 153 138 152 136Z', hot)) +
    g.flat('M147 145L153 145L152 151L148 151Z', shadow, 0.5) +
    g.flat(`M138 164Q150 169 163 164Q152 ${c(172)} 138 164Z`, dark, 0.3) +
    g.flat(
      `M148 ${c(170)}C154 ${c(166)} 165 ${c(166)} 170 ${c(168)}L164 ${c(179)}C159 ${c(184)} 152 ${c(183)} 149 ${c(179)}Z`,
      lit,
    )
  );
}

function eye(g: Page, m: Mats, x: number, side: 1 | -1, a: Acting, b: Bones): string {
  const [dark, shadow, mid, , hot] = m.skin;
  const h = a.lid * b.eyes;
  const isLit = side > 0;
  const X = (u: number): string => n(x + side * u);
  const lash = b.lips ? g.flat(`M${X(8)} ${n(115 - 3 * h)}L${X(16)} ${n(111 - h)}L${X(11)} 117Z`, dark) : '';
  return (
    g.flat(
      `M${X(-15)} 109C${X(-8)} 104 ${X(8)} 104 ${X(16)} 110L${X(13)} 116C${X(6)} ${n(120 - h)} ${X(-8)} 120 ${X(-13)} 117Z`,
      isLit ? shadow : dark,
      isLit ? 0.85 : 0.7,
    ) +
    g.flat(
      `M${X(-11)} 120C${X(-4)} 124 ${X(6)} 124 ${X(12)} 119C${X(6)} 127 ${X(-5)} 127 ${X(-11)} 120Z`,
      isLit ? shadow : dark,
      0.4,
    ) +
    g.flat(
      `M${X(-9)} 117.5C${X(-4)} ${n(116 - 4.4 * h)} ${X(5)} ${n(116 - 4.4 * h)} ${X(10)} 116C${X(5)} ${n(117 + 2.8 * h)} ${X(-4)} ${n(117 + 2.8 * h)} ${X(-9)} 117.5Z`,
      isLit ? hot : mid,
    ) +
    g.dot(x + 1.5, 116 - 0.4 * h, 3.2, dark, 3.3 * Math.min(1.15, h)) +
    g.dot(x + 2.7, 114.8 - 0.4 * h, 1, hot) +
    g.flat(
      `M${X(-10.5)} 118C${X(-5)} ${n(115.4 - 5.6 * h)} ${X(6)} ${n(115.4 - 5.6 * h)} ${X(12)} 115L${X(10.5)} 116.4C${X(5)} ${n(116 - 3.4 * h)} ${X(-4)} ${n(116 - 3.4 * h)} ${X(-9)} 118.4Z`,
      dark,
    ) +
    lash
  );
}

function brow(g: Page, m: Mats, x: number, side: 1 | -1, a: Acting, b: Bones): string {
  const X = (u: number): string => n(x + side * u);
  const lift = side > 0 ? a.farBrow * 0.8 : 0;
  const [i, o] = [a.inner + lift, a.outer + lift];
  return g.flat(
    `M${X(-14)} ${n(106 + i)}C${X(-6)} ${n(101 + i)} ${X(8)} ${n(99 + o)} ${X(18)} ${n(105 + o)}C${X(8)} ${n(101.5 + b.brow * 0.6 + o)} ${X(-4)} ${n(103 + b.brow + i)} ${X(-13)} ${n(106.5 + b.brow + i)}Z`,
    m.hair[0],
  );
}

function mouth(g: Page, m: Mats, a: Acting, b: Bones, look: Look): string {
  const [dark, shadow, , , hot] = m.skin;
  const y = 157 + b.chin * 0.3;
  const w = 14.5 + a.wide;
  const [l, r] = [n(y + a.near), n(y + a.far)];
  if (a.open > 0) {
    // a laugh hangs below its corners, a snarl stands above them: then both rows of teeth are bared
    const isSnarl = a.near > 0;
    const [top, low] = isSnarl ? [y - a.open * 0.7, y + a.open * 0.9] : [y - 3, y + a.open * 1.3 + 2];
    const inner = `M${n(150 - w)} ${l}Q150 ${n(top)} ${n(150 + w)} ${r}Q150 ${n(low)} ${n(150 - w)} ${l}Z`;
    const teeth = isSnarl
      ? `M${n(154 - w)} ${n(y + a.near * 0.6)}Q150 ${n(top + 1.2)} ${n(146 + w)} ${n(y + a.far * 0.6)}Q150 ${n(low - 1.6)} ${n(154 - w)} ${n(y + a.near * 0.6)}Z`
      : `M${n(153 - w)} ${n(y + a.near * 0.7)}Q150 ${n(y - 2)} ${n(147 + w)} ${n(y + a.far * 0.7)}L${n(142 + w)} ${n(y + 2.4)}Q150 ${n(y + 2)} ${n(158 - w)} ${n(y + 2.4)}Z`;
    const bite = isSnarl
      ? g.line(`M${n(152 - w)} ${n(y + 1)}Q150 ${n((top + low) / 2)} ${n(148 + w)} ${n(y + 1)}`, '#1a0808', 1.4)
      : '';
    return g.flat(inner, '#1a0808') + g.flat(teeth, hot) + bite;
  }
  const line = g.flat(
    `M${n(150 - w)} ${l}C142 ${n(y - 1)} 147 ${n(y + 1)} 150 ${n(y)}C153 ${n(y + 1)} 158 ${n(y - 1)} ${n(150 + w)} ${r}C158 ${n(y + 2.6)} 142 ${n(y + 2.6)} ${n(150 - w)} ${l}Z`,
    dark,
  );
  const lower = `M${n(154 - w)} ${n(y + 1.5)}Q150 ${n(y + 4)} ${n(146 + w)} ${n(y + 1.5)}Q150 ${n(y + 11)} ${n(154 - w)} ${n(y + 1.5)}Z`;
  if (!(b.lips || look.lips)) return line + g.flat(lower, shadow);
  return (
    g.flat(
      `M${n(151 - w)} ${l}C142 ${n(y - 4)} 147 ${n(y - 4)} 150 ${n(y - 2.6)}C153 ${n(y - 4)} 158 ${n(y - 4)} ${n(149 + w)} ${r}Q150 ${n(y + 3)} ${n(151 - w)} ${l}Z`,
      m.lips[1],
    ) +
    g.flat(lower, m.lips[2]) +
    g.flat(`M152 ${n(y + 4)}l8 -0.6l-2 3l-6 0.6z`, m.lips[3]) +
    line
  );
}

function beardOf(g: Page, m: Mats, b: Bones, look: Look): string {
  const c = (y: number): string => n(y + b.chin * 0.8);
  if (look.beard === undefined) return '';
  switch (look.beard) {
    case 'stubble':
      return g.flat(
        `M106 140C120 150 136 148 150 146C164 148 180 150 194 140L180 ${c(186)}L120 ${c(186)}Z`,
        m.skin[0],
        0.34,
      );
    case 'full':
      return (
        g
          .flat(
            `M104 124C110 146 128 150 150 147C172 150 190 146 196 124L192 150L184 ${c(172)}C176 ${c(200)} 124 ${c(200)} 116 ${c(172)}L108 150ZM136 ${c(154)}C142 ${c(162)} 158 ${c(162)} 164 ${c(154)}C158 ${c(151)} 142 ${c(151)} 136 ${c(154)}Z`,
            m.hair[1],
          )
          .replace('<path', '<path fill-rule="evenodd"') +
        g.flat(`M168 ${c(160)}L190 148L182 ${c(174)}C176 ${c(190)} 164 ${c(194)} 156 ${c(192)}Z`, m.hair[2])
      );
    case 'goatee':
      return g.flat(
        `M134 154C138 146 146 147 150 148C154 147 162 146 166 154L162 151C156 150 144 150 138 151ZM138 ${c(166)}L162 ${c(166)}L156 ${c(190)}L144 ${c(190)}Z`,
        m.hair[1],
      );
    case 'moustache':
      return g.flat(
        'M126 158C134 146 146 146 150 149C154 146 166 146 174 158C166 152 156 153 150 152C144 153 134 152 126 158Z',
        m.hair[1],
      );
  }
}

export const faceFront: DrawPart = (g, m, look) => {
  const [a, b] = [MOODS[look.mood ?? 'stern'], SKULLS[look.skull ?? 'hard']];
  const head = outline(b);
  const dark = m.skin[0];
  const nose = look.noNose
    ? g.flat('M146 138l3 4l-4 1zM154 138l-3 4l4 1z', dark)
    : g.flat(
        'M141 140C143 145 147 144 149 143C151 145 154 145 156 143C158 144 161 143 161 139C158 142 155 141 152 142C148 143 144 142 141 140Z',
        dark,
        0.8,
      );
  const inner =
    planes(g, m, b, look) +
    eye(g, m, 129, -1, a, b) +
    eye(g, m, 171, 1, a, b) +
    nose +
    mouth(g, m, a, b, look) +
    beardOf(g, m, b, look) +
    hairShade('front')(g, m, look) +
    brow(g, m, 129, -1, a, b) +
    brow(g, m, 171, 1, a, b) +
    (look.old
      ? g.line(
          'M132 84Q150 78 174 84M134 92Q150 87 170 92M138 143Q130 150 131 160M162 143Q172 150 171 160',
          m.skin[0],
          1.4,
          0.5,
        )
      : '') +
    (look.scar ? g.line('M176 92L168 128L174 144', m.inner[3], 2.4) : '');
  const ears = `M104 112C96 106 94 118 98 128C101 136 106 138 108 134ZM196 112C204 106 206 118 202 128C199 136 194 138 192 134Z`;
  return (
    g.form('M122 150L118 190C132 206 168 206 182 190L178 150Z', m.skin, {
      tones: [3, 2, 1, 0],
      rim: 2,
      lit: 16,
      shade: 0,
      extra: g.flat('M112 150L186 150L182 170C174 190 152 194 140 190C134 198 124 200 112 196Z', dark, 0.85),
    }) +
    g.form(ears, m.skin, {
      rim: 1,
      lit: 0,
      shade: 4,
      tones: [4, 2, 2, 1],
      extra: g.line('M197 116C202 114 203 120 200 126M103 116C98 114 97 120 100 126', dark, 1.6, 0.7),
    }) +
    g.form(head, m.skin, { lit: 0, shade: 0, tones: [4, 1, 1, 1], rim: 2 }) +
    `<g clip-path="url(#${g.clip(head)})">${inner}</g>`
  );
};
