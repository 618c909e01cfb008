import type { Parts } from './figure.ts';

/** Heads that are not human: furred, scaled, finned, tusked. */
export type Creature = 'critter' | 'brute' | 'shaggy' | 'lizard' | 'bug' | 'wideeye' | 'squid';

const lamp = (x: number, y: number, r: number): readonly [number, number, number] => [x, y, r];

export const CREATURES: Parts<Creature> = {
  // a hood, ears through it, a furred muzzle, lamp eyes
  critter: (g, m) =>
    g.form('M104 112C78 92 52 84 30 86C38 108 60 132 102 138Z', m.fur, {
      rim: 2.4,
      lit: 7,
      shade: 16,
      extra: g.flat('M98 118C80 104 62 96 46 94C56 108 74 122 98 130Z', m.inner[1]),
    }) +
    g.form('M196 104C214 78 236 64 258 60C256 86 238 116 204 132Z', m.fur, {
      rim: 3,
      lit: 8,
      shade: 18,
      extra: g.flat('M206 110C218 92 232 80 248 72C242 92 228 108 210 122Z', m.inner[3]),
    }) +
    g.form('M92 196C84 150 88 92 122 66C146 50 184 56 200 88C214 120 214 160 204 200Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 24,
    }) +
    g.flat(
      'M110 176C104 142 112 104 138 92C164 84 190 98 196 126C202 152 196 172 190 186C166 200 128 196 110 176Z',
      '#070506',
    ) +
    g.form(
      'M132 156C130 140 146 128 166 128C184 128 196 140 195 152C194 166 186 172 178 178C168 188 156 188 146 180C138 174 133 166 132 156Z',
      m.fur,
      { rim: 2.4, lit: 8, shade: 16 },
    ) +
    g.flat('M168 138C174 134 186 134 190 140C188 148 180 152 174 148C170 146 168 142 168 138Z', '#0a0708') +
    g.flat('M172 156C178 160 186 158 190 154L186 162C180 164 174 162 172 156Z', '#0a0708') +
    [lamp(140, 122, 8), lamp(182, 116, 7)]
      .map(
        ([x, y, r]) =>
          g.glow(x, y, r * 3, m.eye[3], 0.8) + g.dot(x, y, r, m.eye[3]) + g.dot(x + 1.5, y - 1, r * 0.5, m.eye[4]),
      )
      .join(''),
  // brow, tusks, small eyes, horns
  brute: (g, m) =>
    g.form('M92 140C88 170 70 190 40 206L240 214C226 200 212 180 210 150Z', m.skin, {
      rim: 3,
      lit: 9,
      shade: 30,
      tones: [3, 2, 1, 0],
    }) +
    g.form('M96 66C74 58 58 40 56 18C76 34 100 40 124 52ZM184 50C206 40 226 30 236 10C242 40 226 62 202 74Z', m.horn, {
      rim: 2.6,
      lit: 6,
      shade: 12,
    }) +
    g.form(
      'M90 116C84 72 114 44 152 42C194 42 216 72 211 110C217 128 214 144 206 154C202 180 180 194 156 194C124 194 102 172 96 148C90 138 88 126 90 116Z',
      m.skin,
      {
        rim: 3,
        lit: 12,
        shade: 38,
        extra:
          g.flat(
            'M112 112C128 98 152 100 168 112L176 112C184 102 200 98 212 104L210 122C200 118 188 120 180 128L166 128C152 118 130 116 114 124Z',
            m.skin[0],
          ) +
          g.flat('M166 118L180 118L190 146L176 152L160 146Z', m.skin[3]) +
          g.flat('M176 118L180 118L190 146L182 148Z', m.skin[4]) +
          g.flat('M164 146l7 -5l2 9zM180 142l8 2l-3 7z', m.skin[0]) +
          g.flat('M128 172C144 160 186 158 202 160L198 172C180 168 150 172 134 182Z', m.skin[0]),
      },
    ) +
    g.flat('M138 120L158 124L156 130L142 127Z', m.eye[3]) +
    g.flat('M188 124L204 119L202 126L190 129Z', m.eye[3]) +
    g.form('M136 178C132 160 138 144 148 136C146 152 152 164 156 174Z', m.horn, { rim: 2, lit: 5, shade: 9 }) +
    g.form('M182 170C184 154 190 142 202 134C204 150 200 164 196 170Z', m.horn, { rim: 2, lit: 5, shade: 9 }),
  // a head all of hair, a flat dark nose, gentle eyes
  shaggy: (g, m) =>
    g.form(
      'M66 214C72 190 64 176 76 158C70 138 82 126 86 108C84 70 112 36 154 34C196 34 220 66 218 104C224 122 234 136 228 156C240 176 232 192 240 214L216 208L206 222L190 206L172 224L154 208L134 224L118 206L98 222L88 206Z',
      m.fur,
      {
        rim: 3.2,
        lit: 12,
        shade: 38,
        extra: g.isToken
          ? ''
          : g.line(
              'M98 70C88 110 92 150 80 190M116 50C104 96 110 150 100 200M206 70C216 110 210 150 222 190M190 48C200 90 196 120 206 160M150 34C144 60 140 76 128 94M160 34C170 56 180 70 194 90M122 170C124 186 122 196 118 206M186 166C188 180 190 190 190 206',
              m.fur[0],
              3.4,
              0.5,
            ) + g.line('M174 44C186 60 196 80 204 108M206 120C212 140 214 160 220 180', m.fur[4], 2.4, 0.6),
      },
    ) +
    g.flat(
      'M112 116C124 100 148 102 160 112L158 126C144 132 122 130 112 116ZM168 112C178 102 198 100 208 112C200 126 180 130 168 126Z',
      m.fur[0],
    ) +
    g.flat(
      'M128 119C134 112 147 112 153 118C147 124 135 124 128 119ZM176 117C182 111 194 111 200 116C194 122 182 122 176 117Z',
      m.eye[3],
    ) +
    g.dot(142, 118, 3.4, '#0c0808', 4.6) +
    g.dot(189, 116, 3.2, '#0c0808', 4.4) +
    // a fringe hangs over the eyes
    g.flat(
      'M96 112C104 92 132 80 160 80C190 80 212 90 216 108L206 101L200 113L188 100L180 112L168 98L158 114L146 100L134 116L122 104L110 119L104 107Z',
      m.fur[1],
    ) +
    g.line('M168 98L180 112L188 100L200 113L206 101L216 108', m.fur[3], 1.6, 0.8) +
    g.form('M156 106L177 105L188 142C182 152 158 153 150 144Z', m.fur, {
      rim: 2,
      lit: 7,
      shade: 12,
      tones: [4, 3, 3, 2],
    }) +
    g.flat('M147 142C156 135 182 134 191 140L184 152C176 157 162 157 154 153Z', '#0e0a0a') +
    g.flat('M176 139l9 1l-3 3l-6 -1z', m.mark[3], 0.5) +
    // the lower jaw stands before the upper one; its fangs point up, the beard is plaited
    g.form('M138 158C152 152 186 151 200 156C204 176 190 190 170 190C150 190 136 178 138 158Z', m.fur, {
      rim: 2.2,
      lit: 7,
      shade: 14,
    }) +
    g.flat('M144 162C156 156 184 155 195 160C192 174 150 176 144 162Z', '#140a0a') +
    g.form('M150 174l5 -17l6 16zM181 173l5 -17l5 15z', m.horn, { rim: 1, lit: 2, shade: 3 }) +
    g.form('M158 184L184 183L179 212L171 234L163 212Z', m.fur, { rim: 2, lit: 5, shade: 9 }) +
    g.form('M160 203h22v8h-22z', m.trim, { rim: 1.4, lit: 3, shade: 5 }),
  // scales, a wide mouth of teeth
  lizard: (g, m) =>
    g.form('M96 150C92 180 84 196 70 208L226 214C214 200 204 184 200 160Z', m.skin, {
      rim: 3,
      lit: 9,
      shade: 26,
      tones: [3, 2, 1, 0],
    }) +
    g.form(
      'M88 104C84 66 116 42 152 46C172 48 188 58 196 74L226 112C238 126 240 142 230 150L204 168C184 186 150 188 124 176C102 162 90 136 88 104Z',
      m.skin,
      {
        rim: 3,
        lit: 11,
        shade: 34,
        extra: g.isToken
          ? ''
          : (
              [
                [108, 76],
                [126, 66],
                [146, 62],
                [104, 96],
                [122, 86],
                [142, 82],
                [106, 118],
                [120, 108],
                [116, 136],
                [134, 150],
                [166, 66],
              ] as const
            )
              .map(([x, y]) => g.flat(`M${x} ${y}l7 -5l7 5l-7 6z`, m.skin[0], 0.5))
              .join(''),
      },
    ) +
    g.flat('M138 152C166 146 206 142 236 136L232 150L206 164C184 172 156 170 138 152Z', '#12080a') +
    g.flat('M144 153l5 9l6 -10l6 10l6 -11l6 10l6 -11l6 9l7 -11l6 9l7 -11l6 8l6 -10l-40 2z', m.horn[4]) +
    g.flat('M160 170l5 -8l6 8l6 -9l6 7l6 -9l6 7z', m.horn[3]) +
    g.flat('M150 98C164 88 184 90 196 102C186 112 164 112 150 98Z', '#0c0808') +
    g.glow(174, 100, 18, m.eye[3], 0.5) +
    g.dot(174, 100, 8, m.eye[3]) +
    g.flat('M173 92h3v16h-3z', '#0c0808') +
    g.form('M146 94C160 80 186 80 200 98L194 100C182 90 164 90 150 100Z', m.skin, { rim: 2, lit: 4, shade: 7 }) +
    g.dot(222, 122, 3, '#12080a'),
  // green, faceted eyes, a funnel of a mouth, two feelers
  bug: (g, m) =>
    g.form('M120 150L112 204C134 214 166 214 182 204L176 160Z', m.skin, {
      rim: 3,
      lit: 7,
      shade: 16,
      tones: [3, 2, 1, 0],
    }) +
    g.line('M132 60C122 40 112 30 98 26M170 54C172 34 180 24 194 18', m.skin[2], 7) +
    g.dot(97, 26, 8, m.skin[3]) +
    g.dot(195, 18, 8, m.skin[4]) +
    g.form(
      'M98 112C92 76 118 48 152 48C188 48 208 74 204 108C204 130 206 146 198 160L188 178C176 188 158 188 148 180C120 170 102 144 98 112Z',
      m.skin,
      {
        rim: 3,
        lit: 10,
        shade: 30,
        extra: g.isToken ? '' : g.flat('M120 64h9v6h-9zM136 58h8v5h-8zM108 82h8v6h-8zM150 66h8v5h-8z', m.skin[1], 0.8),
      },
    ) +
    (
      [
        [138, 112, 21, 25],
        [189, 108, 16, 23],
      ] as const
    )
      .map(
        ([x, y, rx, ry]) =>
          g.dot(x, y, rx + 3, m.skin[0], ry + 3) +
          g.dot(x, y, rx, m.lens[0], ry) +
          g.dot(x + 3, y - 4, rx - 5, m.lens[1], ry - 6) +
          g.dot(x + 6, y - 9, 4, m.lens[4], 5),
      )
      .join('') +
    g.form('M162 146C172 138 190 140 198 150L202 172C196 184 178 186 168 178Z', m.skin, {
      rim: 2.2,
      lit: 6,
      shade: 12,
    }) +
    g.dot(188, 168, 8, '#0a0c08', 6) +
    g.form('M92 96C78 84 66 88 62 98C70 112 86 120 98 116Z', m.skin, { rim: 2, lit: 5, shade: 9 }),
  // a smooth long skull with huge red eyes, no nose
  wideeye: (g, m) =>
    g.form('M128 150L124 204C140 212 164 212 176 204L170 160Z', m.skin, {
      rim: 3,
      lit: 7,
      shade: 14,
      tones: [3, 2, 1, 0],
    }) +
    g.form(
      'M100 92C96 52 128 26 158 28C192 30 210 60 204 96C200 124 196 138 188 152C180 172 168 182 156 180C138 176 128 160 120 146C108 130 102 112 100 92Z',
      m.skin,
      {
        rim: 3,
        lit: 11,
        shade: 32,
        extra: g.flat('M160 36C180 40 194 58 196 80C184 64 172 56 156 54Z', m.skin[3], 0.6),
      },
    ) +
    (
      [
        [140, 106, 22, 17, -14],
        [190, 102, 15, 17, 14],
      ] as const
    )
      .map(
        ([x, y, rx, ry, a]) =>
          `<g transform="rotate(${a} ${x} ${y})">${g.dot(x, y, rx + 3, m.skin[0], ry + 3)}${g.dot(x, y, rx, m.eye[1], ry)}${g.dot(x + 3, y - 2, rx * 0.72, m.eye[2], ry * 0.72)}${g.dot(x + 6, y - 6, 4.4, m.eye[4])}</g>`,
      )
      .join('') +
    g.flat('M168 138l3 5l-5 1zM178 137l3 4l-5 2z', m.skin[0]) +
    g.line('M156 160C166 157 176 157 186 158', m.skin[0], 3),
  // tentacles instead of a chin
  squid: (g, m) =>
    g.form('M112 160L102 210L196 210L186 160Z', m.skin, { rim: 3, lit: 7, shade: 16, tones: [2, 1, 0, 0] }) +
    g.form(
      'M98 112C84 92 86 62 112 46C140 32 180 34 198 56C212 76 208 100 200 116C206 132 200 142 192 148L122 150C106 142 100 128 98 112Z',
      m.skin,
      {
        rim: 3,
        lit: 10,
        shade: 32,
        extra: g.flat(
          'M112 52C120 74 118 96 108 116L100 112C90 88 96 66 112 52ZM150 38C158 60 158 80 152 98L142 96C148 76 146 56 140 40Z',
          m.skin[1],
          0.7,
        ),
      },
    ) +
    g.form(
      'M126 142C112 164 112 190 96 214C112 216 130 196 136 168C136 196 132 214 126 232C146 224 154 196 154 170C158 196 160 212 164 230C178 214 178 190 172 166C182 184 190 198 204 206C208 186 196 164 190 142Z',
      m.skin,
      { rim: 2.8, lit: 7, shade: 14 },
    ) +
    g.flat(
      'M134 104C144 96 158 98 164 108C156 116 142 116 134 104ZM180 106C188 98 200 98 206 104C202 114 188 116 180 106Z',
      '#0a0a10',
    ) +
    (
      [
        [150, 106],
        [194, 105],
      ] as const
    )
      .map(([x, y]) => g.dot(x, y, 6, m.eye[3]) + g.flat(`M${x - 1} ${y - 6}h2.4v12h-2.4z`, '#0a0a10'))
      .join(''),
};
