import type { Parts } from './figure.ts';

/** More heads that are not human: finned, trunked, masked, wrinkled. */
export type Stranger = 'fish' | 'slug' | 'walrus' | 'snout' | 'trunk' | 'mask' | 'imp' | 'elder';

export const STRANGERS: Parts<Stranger> = {
  // a domed fish head with eyes at the sides
  fish: (g, m) =>
    g.form('M116 160L104 208L198 208L188 160Z', m.skin, { rim: 3, lit: 8, shade: 16, tones: [3, 2, 1, 0] }) +
    g.form(
      'M88 124C74 76 108 34 156 34C202 36 226 78 212 122C208 146 198 166 180 178C162 188 136 186 120 174C102 162 94 146 88 124Z',
      m.skin,
      {
        rim: 3.2,
        lit: 12,
        shade: 38,
        extra: g.isToken
          ? ''
          : g.flat(
              'M128 52l10 -4l4 8l-9 4zM150 46l9 -1l2 8l-9 2zM112 70l9 -5l4 8l-8 5zM136 70l8 -3l3 7l-8 3zM174 52l9 3l-2 8l-9 -3zM100 100l8 -2l2 8l-8 2z',
              m.mark[2],
              0.6,
            ),
      },
    ) +
    (
      [
        [118, 118, 22],
        [204, 112, 18],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.form(
            `M${x - r - 3} ${y}a${r + 3} ${r + 3} 0 0 1 ${2 * r + 6} 0a${r + 3} ${r + 3} 0 0 1 ${-2 * r - 6} 0z`,
            m.skin,
            { rim: 2, lit: 5, shade: 9 },
          ) +
          g.dot(x + 2, y, r - 5, m.eye[2]) +
          g.dot(x + 4, y, r - 11, '#0c0a0a') +
          g.dot(x + 7, y - 4, 3, m.eye[4]),
      )
      .join('') +
    g.line('M134 160C150 168 178 168 196 156', m.skin[0], 4) +
    g.flat('M160 136l3 6l-5 0zM172 135l3 6l-5 0z', m.skin[0]) +
    g.form(
      'M132 176C128 196 138 206 146 190ZM156 182C154 204 168 206 170 186ZM180 176C184 194 194 196 192 172Z',
      m.skin,
      { rim: 1.6, lit: 4, shade: 6 },
    ),
  // a mountain of a worm: no neck, a slit of a mouth
  slug: (g, m) =>
    g.form(
      'M-70 330C-66 250 -10 214 46 200C60 150 64 104 92 74C118 48 176 46 204 74C230 104 236 152 250 198C304 214 350 250 360 330Z',
      m.skin,
      {
        rim: 3.6,
        lit: 14,
        shade: 50,
        extra: g.isToken
          ? ''
          : g.line(
              'M58 194C110 216 196 216 244 192M30 232C100 258 210 258 276 226M6 276C100 300 220 300 304 268M74 150C84 164 96 170 108 172',
              m.skin[0],
              4,
              0.6,
            ) + g.flat('M196 76C214 98 222 130 226 160L212 150C212 120 206 96 190 80Z', m.skin[3], 0.7),
      },
    ) +
    g.form('M74 146C110 172 196 172 232 140C236 158 214 180 156 182C100 182 70 164 74 146Z', m.skin, {
      rim: 2.4,
      lit: 8,
      shade: 12,
      tones: [4, 3, 2, 2],
      extra: g.flat('M78 150C116 168 190 168 230 144L226 152C190 174 116 174 80 156Z', '#160c08'),
    }) +
    (
      [
        [122, 108, 18],
        [196, 104, 15],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.skin[0], r * 0.8) +
          g.dot(x + 1, y + 1, r - 4, m.eye[2], r * 0.6) +
          g.flat(`M${x} ${y - r * 0.5}l3 0l0 ${r}l-3 0z`, '#160c08') +
          g.form(
            `M${x - r - 2} ${y - 2}C${x - r} ${y - r} ${x + r} ${y - r} ${x + r + 2} ${y - 2}C${x + r * 0.5} ${y - r * 0.4} ${x - r * 0.5} ${y - r * 0.4} ${x - r - 2} ${y - 2}Z`,
            m.skin,
            { rim: 1.6, lit: 4, shade: 7 },
          ),
      )
      .join('') +
    g.dot(156, 138, 3.4, '#160c08') +
    g.dot(174, 137, 3.4, '#160c08'),
  // whiskers and two soft tusks
  walrus: (g, m) =>
    g.form('M112 160L100 210L200 210L190 160Z', m.skin, { rim: 3, lit: 8, shade: 16, tones: [3, 2, 1, 0] }) +
    g.form(
      'M98 110C92 72 120 46 154 46C190 46 210 72 206 108C206 132 198 156 182 170C164 182 134 178 120 164C106 150 100 132 98 110Z',
      m.skin,
      { rim: 3, lit: 11, shade: 34 },
    ) +
    g.form(
      'M128 138C140 124 160 124 168 134C176 124 194 122 206 134C210 158 206 184 196 208C188 202 184 186 182 170C178 178 170 180 164 174C162 190 156 206 146 214C134 192 126 162 128 138Z',
      m.inner,
      { rim: 2.6, lit: 7, shade: 14 },
    ) +
    g.line('M168 136V170M140 150l10 3M142 160l9 2M188 150l10 -3M190 160l9 -2', m.inner[0], 2, 0.6) +
    (
      [
        [138, 104, 13],
        [188, 100, 11],
      ] as const
    )
      .map(([x, y, r]) => g.dot(x, y, r, '#0a0808') + g.dot(x + 4, y - 4, 3.6, m.eye[4]))
      .join('') +
    g.flat(
      'M122 94C134 82 150 84 160 96L154 98C144 90 134 92 126 100ZM176 94C184 84 198 82 206 92L202 96C194 90 186 92 180 98Z',
      m.skin[1],
    ),
  // a hood, dark goggles, a long trunk of a nose
  snout: (g, m) =>
    g.form('M82 214C70 150 78 78 122 50C152 34 192 46 204 84C210 124 208 170 204 214Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 24,
    }) +
    g.flat(
      'M114 182C106 142 114 102 142 90C166 84 190 98 196 128C198 156 194 178 188 194C164 206 130 202 114 182Z',
      '#060405',
    ) +
    g.form(
      'M132 150C132 124 150 110 172 114C196 116 214 130 228 150C238 164 236 176 226 176C210 172 200 168 190 172C176 180 150 180 140 172Z',
      m.skin,
      {
        rim: 2.6,
        lit: 8,
        shade: 16,
        extra: g.line('M186 122C192 136 192 152 186 168M202 130C208 142 208 154 204 166', m.skin[0], 3, 0.6),
      },
    ) +
    g.dot(226, 166, 4, '#060405') +
    (
      [
        [144, 118, 16],
        [182, 108, 14],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.gun[1]) + g.dot(x + 1, y - 1, r - 4, m.lens[1]) + g.dot(x + 4, y - 5, 3.6, m.lens[4]),
      )
      .join('') +
    g.line('M112 112L196 98', m.gun[1], 5),
  // a singer: a mouth on a stalk
  trunk: (g, m) =>
    g.form('M132 150L126 206C142 214 160 214 172 204L166 160Z', m.skin, {
      rim: 3,
      lit: 7,
      shade: 14,
      tones: [3, 2, 1, 0],
    }) +
    g.form(
      'M112 96C108 62 130 44 154 44C184 44 200 66 196 98C194 118 188 130 180 138C196 140 220 146 236 166C246 182 240 196 228 192C214 184 200 170 178 166C150 172 122 148 112 96Z',
      m.skin,
      { rim: 3, lit: 9, shade: 26 },
    ) +
    g.form('M216 160C238 156 256 172 252 194C244 208 222 204 214 190C210 178 210 168 216 160Z', m.lips, {
      rim: 2,
      lit: 5,
      shade: 10,
    }) +
    g.line('M222 182C230 186 240 184 246 178', m.lips[0], 3) +
    (
      [
        [138, 104, 14],
        [182, 96, 12],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.skin[0]) +
          g.dot(x, y, r - 3, m.lens[3]) +
          g.dot(x + 2, y, r - 8, '#0a0a0c') +
          g.dot(x + 4, y - 4, 2.6, m.lens[4]),
      )
      .join('') +
    g.form(
      'M120 60C104 48 108 26 128 22C140 18 152 30 148 46ZM152 44C156 22 176 16 188 28C194 44 184 58 174 56Z',
      m.badge,
      { rim: 2.4, lit: 6, shade: 12 },
    ),
  // brown hide, round goggles, tubes over the mouth: breathes other air
  mask: (g, m) =>
    g.form('M116 156L104 208L198 208L186 156Z', m.skin, { rim: 3, lit: 8, shade: 16, tones: [3, 2, 1, 0] }) +
    g.form(
      'M94 108C86 66 118 38 154 38C194 38 214 68 208 104C206 134 196 158 178 170C160 180 132 176 118 162C102 148 98 128 94 108Z',
      m.skin,
      {
        rim: 3,
        lit: 11,
        shade: 34,
        extra: g.isToken
          ? ''
          : g.line(
              'M110 70C128 54 176 50 200 68M104 84C124 68 180 62 206 82M112 58C130 44 172 42 192 54',
              m.skin[0],
              3,
              0.5,
            ),
      },
    ) +
    (
      [
        [136, 110, 17],
        [188, 106, 14],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.form(
            `M${x - r} ${y - 4}C${x - r} ${y - r} ${x + r} ${y - r - 2} ${x + r} ${y - 4}L${x + r - 3} ${y + 10}C${x + 4} ${y + 15} ${x - 6} ${y + 15} ${x - r + 3} ${y + 10}Z`,
            m.gear,
            { rim: 2, lit: 5, shade: 9 },
          ) +
          g.dot(x + 1, y + 1, r - 7, '#07080a') +
          g.dot(x + 4, y - 2, 2.6, m.lens[4]),
      )
      .join('') +
    g.form('M142 138L166 130L194 134L204 150L192 178L168 186L148 176L136 154Z', m.gear, {
      rim: 2.4,
      lit: 7,
      shade: 14,
      extra: g.flat('M154 146L186 142L184 150L156 154ZM156 160L184 157L182 164L158 168Z', '#07080a'),
    }) +
    g.form('M138 158C124 162 116 176 116 196L130 198C132 184 140 176 150 174Z', m.gear, { rim: 1.6, lit: 4, shade: 7 }),
  // a big-eared gremlin face in a hood (a tinker)
  imp: (g, m) =>
    g.form(
      'M106 120C76 116 44 100 24 108C34 136 70 152 108 146ZM200 112C226 102 252 84 272 90C262 120 234 140 202 138Z',
      m.skin,
      { rim: 2.6, lit: 7, shade: 14 },
    ) +
    g.form(
      'M104 114C102 80 124 60 154 60C186 60 204 82 200 112C198 144 180 170 156 170C128 168 108 146 104 114Z',
      m.skin,
      { rim: 3, lit: 10, shade: 28 },
    ) +
    (
      [
        [136, 116, 17],
        [184, 112, 15],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, '#0c0808') +
          g.dot(x, y, r - 3, m.eye[2]) +
          g.dot(x + 2, y, r - 9, '#0c0808') +
          g.dot(x + 5, y - 5, 3, m.eye[4]),
      )
      .join('') +
    g.flat('M160 132L170 130L174 144L164 148Z', m.skin[3]) +
    g.line('M146 156C158 162 172 160 182 152', m.skin[0], 3),
  // tiny and ancient, huge round lenses over a band
  elder: (g, m) =>
    g.form(
      'M104 132C98 96 122 70 154 70C188 70 208 96 202 130C198 166 180 188 154 188C126 186 108 164 104 132Z',
      m.skin,
      {
        rim: 3,
        lit: 10,
        shade: 28,
        extra: g.line(
          'M126 152C122 164 124 172 130 178M186 148C190 160 186 170 180 176M132 92C146 86 168 86 182 92',
          m.skin[0],
          2.6,
          0.6,
        ),
      },
    ) +
    g.form('M100 118C96 84 120 58 154 58C190 58 210 84 206 114C176 100 132 104 100 118Z', m.cloth, {
      rim: 2.6,
      lit: 8,
      shade: 16,
    }) +
    (
      [
        [132, 130, 25],
        [188, 124, 23],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.trim[1]) +
          g.dot(x + 0.8, y - 0.8, r - 2, m.trim[3]) +
          g.dot(x, y, r - 5, m.lens[1]) +
          g.dot(x, y, r * 0.48, m.eye[3]) +
          g.dot(x + 1, y, r * 0.24, '#0c0808') +
          g.dot(x + 7, y - 8, 4, m.lens[4]),
      )
      .join('') +
    g.line('M146 168C156 172 170 172 182 164', m.skin[0], 3.2) +
    g.flat('M160 142l8 -2l4 9l-9 3z', m.skin[3]),
};
