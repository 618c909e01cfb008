import { n, type Page } from '../page.ts';
import type { DrawPart, Look, Mats } from './figure.ts';
import { hairShade } from './hair.ts';
import { type Acting, type Bones, MOODS, SKULLS } from './moods.ts';

/** Three-quarter view, looking to the right, towards the light. */
export const NECK = 'M124 140L122 186C134 204 164 206 176 186L172 166Z';

function outline({ chin, cheek, jaw, full }: Bones): string {
  return `M150 60C174 58 190 72 191 97L192 108C189 112 188 116 ${n(190 + cheek * 0.5)} 121C${n(193 + cheek)} 127 ${n(192 + cheek)} 133 ${n(189 + cheek * 0.7)} 139C${n(187 + full * 0.8)} 147 ${n(187 + full * 0.8)} 152 ${n(184 + full * 0.7)} ${n(158 + chin * 0.4)}C${n(181 + full * 0.5)} ${n(168 + chin)} 174 ${n(176 + chin)} 164 ${n(177 + chin)}C154 ${n(178 + chin)} ${n(145 - jaw)} ${n(173 + chin)} ${n(136 - jaw)} ${n(163 + chin * 0.5)}L${n(125 - jaw * 0.5)} 148C121 146 118 141 119 133C106 128 103 112 107 95C112 73 130 61 150 60Z`;
}

/** Planes from half-tone to light, as in a cut print. */
function planes(g: Page, m: Mats, { chin, full }: Bones, look: Look): string {
  const [, shadow, mid, lit, hot] = m.skin;
  const c = (y: number): string => n(y + chin);
  const hollow =
    full < -2 ? g.flat('M140 134C150 146 156 150 158 158L146 160C140 152 138 144 140 134Z', shadow, 0.75) : '';
  return (
    g.flat(
      // the light ends at the temple, below the cheekbone, at the corner of the mouth
      `M140 54L196 54L200 190L158 190C150 170 146 160 148 150C152 146 156 142 158 136C152 132 144 130 138 124C137 118 140 112 139 106C128 92 130 70 140 54Z`,
      mid,
    ) +
    g.flat('M168 62C186 60 196 78 196 104L177 103C173 104 169 105 165 104C152 94 152 74 168 62Z', lit) +
    (look.noNose
      ? ''
      : g.flat('M175 104L181 118L185 132C183 136 178 137 174 136L171 130C173 122 172 112 171 106Z', lit)) +
    g.flat('M144 126C152 124 161 127 166 133L161 142C154 143 147 138 144 126Z', lit) +
    g.flat('M184 122L198 118L195 142L185 147L182 139C186 135 186 128 184 122Z', lit) +
    hollow +
    g.flat(
      `M163 ${c(160)}C170 ${c(157)} 178 ${c(157)} 185 ${c(156)}L180 ${c(172)}C172 ${c(178)} 164 ${c(176)} 160 ${c(170)}Z`,
      lit,
    ) +
    (look.noNose ? '' : g.flat('M178 112L183 130L180 132L176 118Z', hot))
  );
}

function eyes(g: Page, m: Mats, a: Acting, b: Bones, look: Look): string {
  const [dark, shadow, , lit, hot] = m.skin;
  const [near, far] = look.glare ? [m.eye[3], m.eye[4]] : [lit, hot];
  const h = a.lid * b.eyes;
  return (
    g.flat('M139 107C148 103 160 104 170 108L171 117C162 121 150 121 141 116Z', shadow) +
    g.flat('M177 108L193 106L192 117L183 119Z', shadow) +
    g.flat(
      `M149 114C153 ${n(113.6 - 4 * h)} 161 ${n(113.6 - 4 * h)} 166 114C161 ${n(114 + 2.4 * h)} 154 ${n(114 + 2.4 * h)} 149 114Z`,
      near,
    ) +
    g.flat('M146 118C152 123 162 122 168 117C163 126 151 126 146 118Z', shadow, 0.7) +
    g.dot(159.6, 113.2 - 0.3 * h, 2.9, dark, 3 * Math.min(1.15, h)) +
    g.dot(161, 112 - 0.4 * h, 0.9, hot) +
    (b.lips ? g.flat(`M150 ${n(113 - 2 * h)}L142 ${n(111 - h)}L147 115.6Z`, dark) : '') +
    g.flat(
      `M146 114.5C151 ${n(113 - 5.2 * h)} 162 ${n(113 - 5.2 * h)} 168 114L166 114.6C160 ${n(113.4 - 3.2 * h)} 153 ${n(113.4 - 3.2 * h)} 148 116Z`,
      dark,
    ) +
    g.flat(
      `M180 113.5C182 ${n(113 - 3.6 * h)} 186 ${n(113 - 3.8 * h)} 190 112C187 ${n(113.6 + 2 * h)} 183 ${n(114 + 2 * h)} 180 113.5Z`,
      far,
      0.95,
    ) +
    g.dot(185.6, 112.4, 2.2, dark, 2.7 * Math.min(1.1, h)) +
    g.dot(186.6, 111.3, 0.8, hot) +
    g.flat(
      `M179 113.5C182 ${n(112.6 - 4.6 * h)} 186 ${n(112.6 - 4.8 * h)} 191.5 111L190 112.4C186 ${n(113 - 3 * h)} 183 ${n(113 - 3 * h)} 180.500 114Z`.replace(
        '180.500',
        '180.5',
      ),
      dark,
    )
  );
}

function brows(g: Page, m: Mats, a: Acting, b: Bones): string {
  const colour = m.hair[0];
  const w = b.brow;
  return (
    g.flat(
      `M138 ${n(103 + a.outer)}C147 ${n(98 + a.outer)} 159 ${n(99 + a.inner)} 171 ${n(104.5 + a.inner)}L169.5 ${n(104.5 + w + a.inner)}C160 ${n(101 + w * 1.1 + a.inner)} 148 ${n(100 + w + a.outer)} 138.500 ${n(105 + a.outer)}Z`.replace(
        '138.500',
        '138.5',
      ),
      colour,
    ) +
    g.flat(
      `M177 ${n(105 + a.inner + a.farBrow * 0.6)}Q186 ${n(100 + a.farBrow)} 194 ${n(102 + a.outer + a.farBrow)}L193.5 ${n(104 + a.outer + a.farBrow)}Q186 ${n(102.5 + a.farBrow)} 178 ${n(105 + w + a.inner + a.farBrow * 0.6)}Z`,
      colour,
    )
  );
}

function nose(g: Page, m: Mats, look: Look): string {
  const dark = m.skin[0];
  if (look.noNose) return g.flat('M172 132l3 4l-4 1zM179 132l3 3l-3 2z', dark);
  return g.flat(
    'M170 106L173 124L168 136L176 139L182 137L176 142L164 139L162 134C168 126 168 116 168 108Z',
    dark,
    0.85,
  );
}

function mouth(g: Page, m: Mats, a: Acting, b: Bones, look: Look): string {
  const [dark, shadow, , , hot] = m.skin;
  const dy = b.chin * 0.35;
  const [x1, x2] = [158 - a.wide, 187 + a.wide * 0.5];
  const [y1, y2, ym] = [n(152 + a.near + dy), n(149.6 + a.far + dy), 151 + dy];
  const cheek =
    a.wide > 1.5
      ? g.flat(`M${n(x1 - 7)} ${n(146 + dy)}q3 6 6 8l-1.500 1q-4 -3 -6 -8z`.replace('1.500', '1.5'), dark, 0.7)
      : '';
  if (a.open > 0) {
    const low = ym + a.open + (a.near < 0 ? 3 : 1.5);
    const inner = `M${n(x1)} ${y1}C166 ${n(ym - 2)} 180 ${n(ym - 2.5)} ${n(x2)} ${y2}C${n(x2 - 2)} ${n(low)} 168 ${n(low + 1.5)} ${n(x1)} ${y1}Z`;
    return (
      g.flat(inner, '#1a0808') +
      g.flat(
        `M${n(x1 + 3)} ${n(152 + a.near * 0.8 + dy)}C168 ${n(ym - 1)} 180 ${n(ym - 1.5)} ${n(x2 - 2)} ${n(150 + a.far * 0.8 + dy)}L${n(x2 - 4)} ${n(ym + 2)}C178 ${n(ym + 2)} 168 ${n(ym + 2.5)} ${n(x1 + 6)} ${n(ym + 2)}Z`,
        hot,
      ) +
      cheek
    );
  }
  const line = g.flat(
    `M${n(x1)} ${y1}C166 ${n(ym - 0.5)} 171 ${n(ym + 0.4)} 176 ${n(ym - 0.6)}C180 ${n(ym - 0.6)} 184 ${n(ym - 0.4)} ${n(x2)} ${y2}L${n(x2 - 2)} ${n(152.4 + a.far * 0.5 + dy)}C177 ${n(ym + 2.8)} 168 ${n(ym + 2.8)} ${n(x1)} ${y1}Z`,
    dark,
  );
  const lower = `M163 ${n(ym + 1.8 + a.near * 0.3)}C171 ${n(ym + 3)} 180 ${n(ym + 2.5)} 185 ${n(ym + 1 + a.far * 0.3)}L182 ${n(ym + 5.5)}C176 ${n(ym + 8)} 168 ${n(ym + 6.5)} 163 ${n(ym + 1.8 + a.near * 0.3)}Z`;
  if (b.lips || look.lips) {
    const upper = `M${n(x1 + 1)} ${y1}C166 ${n(ym - 2.5)} 171 ${n(ym - 2)} 175 ${n(ym - 2.4)}C179 ${n(ym - 3)} 183 ${n(ym - 2)} ${n(x2 - 1)} ${y2}C180 ${n(ym + 2)} 168 ${n(ym + 2)} ${n(x1 + 1)} ${y1}Z`;
    return (
      g.flat(upper, m.lips[1]) +
      g.flat(lower, m.lips[2]) +
      g.flat(`M172 ${n(ym + 3)}l8 -0.6l-2 2.4l-5 0.4z`, m.lips[3]) +
      line +
      cheek
    );
  }
  return line + g.flat(lower, shadow) + cheek;
}

function beardOf(g: Page, m: Mats, b: Bones, look: Look): string {
  const c = (y: number): string => n(y + b.chin);
  if (look.beard === undefined) return '';
  switch (look.beard) {
    case 'stubble':
      return g.flat(
        `M124 146L146 152C150 158 154 158 158 150L164 146C172 144 182 143 190 145L190 ${c(182)}L140 ${c(182)}Z`,
        m.skin[0],
        0.34,
      );
    case 'full':
      return (
        g.flat(
          `M118 134L128 146C140 158 150 152 158 147C168 142 180 142 191 144L188 ${c(157)}L176 ${c(154)}L164 ${c(154)}L161 ${c(160)}L178 ${c(162)}L187 ${c(160)}L180 ${c(186)}C166 ${c(194)} 144 ${c(186)} 132 ${c(168)}Z`,
          m.hair[1],
        ) +
        g.flat(
          `M160 147C170 142 180 142 190 144L186 148C178 146 168 147 161 151ZM166 ${c(164)}L184 ${c(162)}L178 ${c(184)}C172 ${c(186)} 168 ${c(180)} 166 ${c(164)}Z`,
          m.hair[2],
        )
      );
    case 'goatee':
      return g.flat(
        `M158 149C166 143 182 143 189 146L188 150C180 147 168 148 160 153ZM164 ${c(160)}L184 ${c(158)}L178 ${c(182)}C172 ${c(186)} 166 ${c(180)} 164 ${c(160)}Z`,
        m.hair[1],
      );
    case 'moustache':
      return g.flat(
        'M154 151C162 142 172 143 176 144C182 142 188 144 191 148C184 147 180 148 177 148C170 148 162 150 154 151Z',
        m.hair[1],
      );
  }
}

const lines = (g: Page, m: Mats): string =>
  g.line('M160 88Q172 84 188 88M162 95Q172 91 186 94', m.skin[1], 1.3, 0.8) +
  g.line('M160 138Q154 146 156 154M141 118Q137 121 135 125', m.skin[0], 1.4, 0.6);

const ear = (g: Page, m: Mats): string =>
  g.form('M118 112C112 108 108 114 110 122C112 132 116 138 121 136C125 130 124 116 118 112Z', m.skin, {
    rim: 1,
    lit: 0,
    shade: 4,
    tones: [3, 2, 2, 1],
    extra: g.line('M113 117C118 114 121 120 119 127M116 122C118 122 118 126 117 129', m.skin[0], 1.5, 0.75),
  });

export const faceTurned: DrawPart = (g, m, look) => {
  const [a, b] = [MOODS[look.mood ?? 'stern'], SKULLS[look.skull ?? 'hard']];
  const head = outline(b);
  const inner =
    planes(g, m, b, look) +
    eyes(g, m, a, b, look) +
    nose(g, m, look) +
    mouth(g, m, a, b, look) +
    beardOf(g, m, b, look) +
    hairShade('turned')(g, m, look) +
    brows(g, m, a, b) +
    (look.old ? lines(g, m) : '') +
    (look.scar ? g.line('M148 96L158 128L154 138', m.inner[3], 2.2) : '');
  return (
    g.form(NECK, m.skin, {
      tones: [3, 2, 1, 0],
      rim: 2,
      lit: 12,
      shade: 0,
      extra: g.flat('M110 138L176 158L181 170C172 186 158 192 144 190C136 198 122 200 112 196Z', m.skin[0], 0.85),
    }) +
    g.form(head, m.skin, { lit: 0, shade: 0, tones: [4, 1, 1, 1], rim: 1.6 }) +
    `<g clip-path="url(#${g.clip(head)})">${inner}</g>` +
    ear(g, m)
  );
};
