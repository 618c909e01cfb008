import { n, type Page } from '../page.ts';
import type { DrawPart, Look, Mats } from './figure.ts';
import { type Acting, type Bones, MOODS, SKULLS } from './moods.ts';

/** Seen from the front and a little from below; the left half lies in the shadow. */
function outline({ chin, jaw, full }: Bones): string {
  const [c, j] = [chin * 0.8, jaw * 0.6 + full * 0.5];
  return `M150 56C184 56 199 80 196 112C196 ${n(132)} ${n(191 + full * 0.7)} ${n(150)} ${n(180 + j)} ${n(164 + c * 0.5)}C${n(172 + j * 0.5)} ${n(178 + c)} 160 ${n(184 + c)} 150 ${n(184 + c)}C140 ${n(184 + c)} ${n(128 - j * 0.5)} ${n(178 + c)} ${n(120 - j)} ${n(164 + c * 0.5)}C${n(109 - full * 0.7)} 150 104 132 104 112C101 80 116 56 150 56Z`;
}

function planes(g: Page, m: Mats, b: Bones, look: Look): string {
  const [, shadow, mid, lit, hot] = m.skin;
  const c = (y: number): string => n(y + b.chin * 0.8);
  return (
    g.flat('M146 50L204 50L204 196L152 196C150 176 150 160 150 150L145 140L147 118Z', mid) +
    g.flat('M112 104C114 82 128 66 146 62L147 104C138 99 124 100 114 107Z', mid, 0.6) +
    g.flat('M157 64L194 64L194 104L178 104C169 102 160 104 154 109C152 92 152 78 157 64Z', lit) +
    g.flat('M160 126C170 130 182 127 194 118L190 142C184 152 175 156 168 150L160 141Z', lit) +
    g.flat('M114 122C124 128 134 129 139 127L137 140C128 145 119 137 114 122Z', mid, 0.6) +
    g.flat(
      `M126 ${c(166)}C134 ${c(163)} 142 ${c(164)} 150 ${c(166)}L150 ${c(182)}C142 ${c(183)} 134 ${c(178)} 126 ${c(166)}Z`,
      mid,
      0.5,
    ) +
    (b.full < -2 ? g.flat('M170 148C178 150 184 146 188 140L180 166L172 166Z', shadow, 0.4) : '') +
    (look.noNose
      ? ''
      : g.flat('M150 106L157 107L159 136L152 141Z', lit) + g.flat('M153 112L156 112L157 132L154 136Z', hot)) +
    g.flat(
      `M151 ${c(167)}C160 ${c(163)} 170 ${c(164)} 175 ${c(166)}L168 ${c(179)}C162 ${c(184)} 154 ${c(184)} 151 ${c(183)}Z`,
      lit,
    )
  );
}

function eye(g: Page, m: Mats, x: number, side: 1 | -1, a: Acting, b: Bones): string {
  const [dark, shadow, mid, lit, hot] = m.skin;
  const h = a.lid * b.eyes;
  const isLit = side > 0;
  const X = (u: number): string => n(x + side * u);
  return (
    g.flat(
      `M${X(-15)} 111C${X(-8)} 105 ${X(8)} 105 ${X(16)} 111L${X(13)} 121C${X(6)} 125 ${X(-8)} 124 ${X(-14)} 119Z`,
      isLit ? shadow : dark,
      isLit ? 1 : 0.8,
    ) +
    g.flat(
      `M${X(-9)} 117C${X(-4)} ${n(116 - 4 * h)} ${X(5)} ${n(116 - 4 * h)} ${X(10)} 116C${X(5)} ${n(117 + 2.6 * h)} ${X(-4)} ${n(117 + 2.6 * h)} ${X(-9)} 117Z`,
      isLit ? hot : mid,
    ) +
    g.dot(x + 1, 116 - 0.4 * h, 2.7, dark, 2.8 * Math.min(1.15, h)) +
    g.dot(x + 2, 115 - 0.4 * h, 0.8, isLit ? hot : lit) +
    g.flat(
      `M${X(-10)} 117.5C${X(-5)} ${n(115.4 - 5.4 * h)} ${X(6)} ${n(115.4 - 5.4 * h)} ${X(12)} 115.5L${X(10)} 116.2C${X(5)} ${n(116 - 3.4 * h)} ${X(-4)} ${n(116 - 3.4 * h)} ${X(-9)} 118Z`,
      dark,
    )
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
  const w = 16 + a.wide;
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
    : g.flat('M149 108L147 136L141 142L148 145L151 143L157 144L159 140L152 141Z', dark, 0.8);
  const inner =
    planes(g, m, b, look) +
    eye(g, m, 129, -1, a, b) +
    eye(g, m, 171, 1, a, b) +
    nose +
    mouth(g, m, a, b, look) +
    beardOf(g, m, b, look) +
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
      tones: [3, 1, 0, 0],
      rim: 5,
      lit: 12,
      shade: 0,
    }) +
    g.form(ears, m.skin, { rim: 1, lit: 0, shade: 4, tones: [4, 2, 2, 1] }) +
    g.form(head, m.skin, { lit: 0, shade: 0, tones: [4, 1, 1, 1], rim: 2 }) +
    `<g clip-path="url(#${g.clip(head)})">${inner}</g>`
  );
};
