import { n, type Page } from '../page.ts';
import type { DrawPart, Look, Mats } from './figure.ts';
import { hairShade } from './hair.ts';
import { type Acting, type Bones, MOODS, SKULLS } from './moods.ts';

/** From the side, looking into the light. */
function outline({ chin, cheek, jaw }: Bones, a: Acting, look: Look): string {
  const c = (y: number): string => n(y + chin * 0.8);
  const noseTip = look.noNose
    ? 'L199 118L200 134'
    : `C195 109 ${n(197 + cheek * 0.4)} 113 200 118L${n(208 + cheek * 0.3)} 132C209 136 206 139 201 139`;
  const lips =
    a.open > 0
      ? `L199 141C201 145 202 148 200 150L192 ${n(152 + a.open * 0.3)}L199 ${n(154 + a.open)}C203 ${n(156 + a.open)} 202 ${n(159 + a.open)} 199 ${n(161 + a.open)}`
      : `L199 141C202 145 203 148 201 150L${n(198)} 151.5L202 153C203 156 202 158 199 160`;
  const o = a.open * 0.8;
  return `M146 58C176 55 194 71 195 94L196 105${noseTip}${lips}C202 ${n(166 + chin * 0.8 + o)} 197 ${n(177 + chin + o)} 184 ${c(177 + o)}C172 ${c(176)} 158 ${c(170)} ${n(148 - jaw * 0.5)} ${c(160)}L136 158C126 158 104 138 102 108C100 78 120 59 146 58Z`;
}

function inside(g: Page, m: Mats, a: Acting, b: Bones, look: Look): string {
  const [dark, shadow, mid, lit, hot] = m.skin;
  const c = (y: number): string => n(y + b.chin * 0.8);
  const h = a.lid * b.eyes;
  const beard =
    look.beard === 'full' || look.beard === 'goatee'
      ? g.flat(
          look.beard === 'full'
            ? `M138 128L148 150C160 158 172 150 190 144L206 146L206 ${c(152)}L188 ${c(152)}L190 ${c(158)}L204 ${c(158)}L200 ${c(192)}C180 ${c(196)} 152 ${c(184)} 140 ${c(160)}Z`
            : `M186 146L206 146L204 151L186 151ZM184 ${c(160)}L206 ${c(160)}L200 ${c(190)}L186 ${c(186)}Z`,
          m.hair[1],
        )
      : look.beard === 'moustache'
        ? g.flat('M182 150L192 142L206 144L204 149Z', m.hair[1])
        : look.beard === 'stubble'
          ? g.flat(`M138 140L156 160C170 160 178 146 206 144L206 ${c(190)}L150 ${c(186)}Z`, dark, 0.32)
          : '';
  return (
    g.flat(
      'M146 50L214 50L214 200L176 200C166 176 160 158 166 140C158 130 162 116 158 106C144 92 140 68 146 50Z',
      mid,
    ) +
    g.flat('M182 58C194 60 204 80 212 108L190 107C182 108 177 104 174 97C166 82 170 66 182 58Z', lit) +
    g.flat('M196 110L214 120L212 140L198 139C196 132 194 122 193 114Z', lit) +
    g.flat('M172 126C182 122 190 126 194 136L188 146C180 150 172 142 172 126Z', lit) +
    g.flat(`M186 ${c(164)}L206 ${c(160)}L200 ${c(182)}L182 ${c(180)}Z`, lit) +
    g.flat('M199 114L208 131L204 133L197 118Z', hot) +
    (b.full < -2 ? g.flat('M166 140C172 150 178 158 180 168L170 168C164 158 162 150 166 140Z', shadow, 0.8) : '') +
    g.flat('M176 108C184 104 192 105 198 108L195 117C190 120 182 120 177 116Z', shadow) +
    g.flat(
      `M183 115C187 ${n(114 - 4 * h)} 192 ${n(113 - 3.4 * h)} 196 112L193 ${n(115 + 2.2 * h)}C189 ${n(116 + 2 * h)} 186 116 183 115Z`,
      hot,
    ) +
    g.dot(192, 113.4, 2.1, dark, 2.8 * Math.min(1.1, h)) +
    g.dot(192.8, 112.2, 0.7, hot) +
    g.flat(
      `M180 116C185 ${n(113 - 5 * h)} 192 ${n(112.4 - 4.4 * h)} 198 110.5L196 113C191 ${n(113 - 2.4 * h)} 187 ${n(114 - 2.4 * h)} 182 116.5Z`,
      dark,
    ) +
    g.flat(
      `M176 ${n(104 + a.outer)}C182 ${n(98 + a.outer)} 192 ${n(99 + a.inner)} 199 ${n(102 + a.inner)}L198 ${n(102 + b.brow + a.inner)}C190 ${n(101 + b.brow + a.inner)} 184 ${n(101 + b.brow + a.outer)} 177 ${n(106 + a.outer)}Z`,
      m.hair[0],
    ) +
    (look.noNose ? '' : g.flat('M198 136C195 134 194 138 196 140L202 141L206 138Z', dark, 0.8)) +
    (a.open > 0
      ? ''
      : g.flat(
          `M${n(186 - a.wide)} ${n(152 + a.far)}Q194 ${n(152.5)} 203 151L203 153Q194 ${n(155)} ${n(186 - a.wide)} ${n(152 + a.far)}Z`,
          dark,
        )) +
    (b.lips || look.lips
      ? g.flat(`M189 151Q196 147 204 149L203 152Q196 152 189 151Z`, m.lips[1]) +
        g.flat('M190 153Q197 153 203 153L201 159Q194 160 190 153Z', m.lips[2])
      : '') +
    beard +
    hairShade('profile')(g, m, look) +
    (look.old ? g.line('M180 88Q188 85 196 88M176 138Q178 146 184 150', dark, 1.4, 0.6) : '') +
    (look.scar ? g.line('M180 94L186 130', m.inner[3], 2.2) : '')
  );
}

export const faceProfile: DrawPart = (g, m, look) => {
  const [a, b] = [MOODS[look.mood ?? 'stern'], SKULLS[look.skull ?? 'hard']];
  const head = outline(b, a, look);
  return (
    g.form('M116 140L112 190C130 206 164 206 178 190L170 160Z', m.skin, {
      tones: [3, 2, 1, 0],
      rim: 2,
      lit: 13,
      shade: 0,
      extra: g.flat('M108 138L182 160L178 174C166 188 146 188 136 182C128 194 116 198 106 196Z', m.skin[0], 0.85),
    }) +
    g.form(head, m.skin, { lit: 0, shade: 0, tones: [4, 1, 1, 1], rim: 1.8 }) +
    `<g clip-path="url(#${g.clip(head)})">${inside(g, m, a, b, look)}</g>` +
    g.form('M140 110C132 108 130 118 133 128C136 136 142 138 146 132C150 122 148 112 140 110Z', m.skin, {
      rim: 1.2,
      lit: 3,
      shade: 6,
      tones: [4, 3, 2, 1],
      extra: g.line('M138 114C144 111 147 118 144 127M140 120C142 120 142 125 140 128', m.skin[0], 1.5, 0.75),
    })
  );
};
