import type { Parts } from './figure.ts';

/** Heads of droids. */
export type Machine = 'drum' | 'lantern' | 'clerk' | 'brawler' | 'moth' | 'can' | 'box';

const NECK_RINGS = 'M136 162h30v3h-30zM136 172h30v3h-30zM136 182h30v3h-30z';

export const MACHINES: Parts<Machine> = {
  // a drum with one big lens and a mast
  drum: (g, m) =>
    g.flat('M134 150h32v50h-32z', '#08090b') +
    g.flat(NECK_RINGS, m.armor[2]) +
    g.form('M168 60L170 18L173 18L174 60Z', m.armor, { rim: 1.4, lit: 0, shade: 0, cool: 0 }) +
    g.form(
      'M106 84C106 64 128 54 154 54C182 54 200 64 200 82L196 146C192 158 174 164 152 164C130 164 114 158 110 148Z',
      m.armor,
      {
        rim: 3,
        lit: 10,
        shade: 36,
        extra:
          g.flat('M106 84C122 94 182 94 200 82L199 92C182 104 122 104 107 94Z', m.armor[1]) +
          g.flat('M109 130C126 140 180 140 197 128L196 138C180 150 126 150 110 140Z', m.trim[2]) +
          g.flat('M118 58L130 100L140 101L130 56Z', m.armor[1], 0.6),
      },
    ) +
    g.dot(168, 114, 21, '#07070a') +
    g.dot(169, 113, 17, m.armor[1]) +
    g.dot(169, 114, 13.5, '#07070a') +
    g.glow(170, 113, 34, m.lens[3], 0.7) +
    g.dot(170, 113, 8.5, m.lens[3]) +
    g.dot(172, 111, 4, m.lens[4]) +
    g.dot(128, 116, 6, '#07070a') +
    g.dot(129, 115.5, 3, m.lens[2]),
  // a lantern under a brimmed hood: one big lamp and two small ones behind side bars, a mast aslant: a hunter
  lantern: (g, m) =>
    g.flat('M140 160h24v42h-24z', '#08090b') +
    g.flat('M138 176h28v4h-28zM138 188h28v4h-28z', m.armor[2]) +
    g.form('M184 52L206 6L209 7L192 58Z', m.armor, { rim: 1.4, lit: 0, shade: 0 }) +
    g.form('M114 78L192 78L186 150L120 150Z', m.trim, { rim: 2, lit: 5, shade: 18, tones: [1, 1, 0, 0] }) +
    (
      [
        [164, 99, 15],
        [146, 134, 6],
        [172, 134, 7],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r + 4, m.armor[0]) +
          g.glow(x, y, r * 2.6, m.lens[3], 0.8) +
          g.dot(x, y, r, m.lens[2]) +
          g.dot(x + 0.5, y - 0.5, r * 0.72, m.lens[3]) +
          g.dot(x + 2, y - 2, r * 0.32, m.lens[4]),
      )
      .join('') +
    g.form('M108 74L124 74L134 156L120 156ZM136 74L142 74L146 118L140 118ZM184 74L198 74L190 156L178 156Z', m.armor, {
      rim: 2,
      lit: 5,
      shade: 9,
    }) +
    g.form(
      'M104 92C98 58 118 34 152 32C186 34 206 56 204 86C208 88 208 92 204 92C170 80 134 84 108 98C104 98 102 94 104 92Z',
      m.armor,
      {
        rim: 3,
        lit: 9,
        shade: 26,
        extra:
          g.flat('M104 92C130 76 172 72 204 84L204 93C170 82 134 86 106 100Z', m.armor[0]) +
          g.flat('M140 33C150 30 160 31 168 34L178 72L156 74Z', m.trim[3], 0.7),
      },
    ) +
    g.form('M116 148L190 146L184 172C166 180 140 180 124 172Z', m.armor, {
      rim: 2.6,
      lit: 7,
      shade: 14,
      extra: g.flat('M132 156h44v3h-44zM136 164h36v3h-36z', '#07080a'),
    }),
  // a polite plate face with round eyes
  clerk: (g, m) =>
    g.flat('M134 150h34v50h-34z', '#08090b') +
    g.flat(NECK_RINGS, m.armor[2]) +
    g.form(
      'M110 104C108 66 128 48 154 48C184 48 202 68 200 104L194 150C188 168 172 176 156 176C138 176 122 166 116 150Z',
      m.armor,
      {
        rim: 3,
        lit: 9,
        shade: 30,
        extra:
          g.flat('M152 60L176 60L180 92L154 94Z', m.armor[3], 0.5) +
          g.flat('M118 146L134 138L140 174C128 168 120 158 118 146Z', m.armor[1]) +
          g.flat('M150 156h30v5h-30z', '#07070a'),
      },
    ) +
    (
      [
        [142, 110, 15],
        [184, 106, 13],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.armor[0]) +
          g.dot(x, y, r - 3.5, m.armor[2]) +
          g.glow(x, y, r * 1.8, m.lens[3], 0.5) +
          g.dot(x + 0.5, y, r - 7, m.lens[4]),
      )
      .join('') +
    g.form('M104 112C102 102 112 98 118 104C122 114 120 128 114 132C106 130 104 122 104 112Z', m.trim, {
      rim: 1.8,
      lit: 4,
      shade: 8,
    }),
  // a long black skull on a stoop, small white eyes
  brawler: (g, m) =>
    g.flat('M128 156L120 204L180 204L170 156Z', '#08090b') +
    g.form(
      'M108 96C106 60 130 40 160 42C190 44 204 66 200 98L206 128C204 152 190 170 166 172C140 172 122 156 116 132Z',
      m.armor,
      {
        rim: 3,
        lit: 9,
        shade: 30,
        extra:
          g.flat('M116 92C140 78 176 78 202 90L202 100C176 90 142 92 118 106Z', m.armor[3], 0.35) +
          g.flat('M116 132L140 126L150 172C132 168 120 152 116 132Z', m.armor[0]),
      },
    ) +
    g.flat('M132 104L160 110L158 126L136 122ZM174 110L202 102L202 118L178 126Z', '#030405') +
    (
      [
        [150, 116],
        [190, 113],
      ] as const
    )
      .map(([x, y]) => g.glow(x, y, 16, m.lens[3], 0.7) + g.dot(x, y, 4.4, m.lens[4]))
      .join('') +
    g.form('M150 140L202 132L198 156L178 168L156 164Z', m.armor, { rim: 2.2, lit: 6, shade: 12 }) +
    g.line('M160 148L196 143M162 156L190 152', '#030405', 2) +
    g.form('M100 104C98 94 108 90 116 96L118 118L106 122Z', m.trim, { rim: 1.6, lit: 4, shade: 7 }),
  // an insect's face in metal
  moth: (g, m) =>
    g.flat('M134 150h32v50h-32z', '#08090b') +
    g.flat(NECK_RINGS, m.armor[2]) +
    g.form(
      'M118 96C112 62 130 44 156 44C184 44 200 64 196 96L186 138C182 158 176 176 164 184C150 178 136 160 128 138Z',
      m.armor,
      {
        rim: 3,
        lit: 9,
        shade: 26,
        extra:
          g.flat('M152 50L164 50L164 132L156 132Z', m.armor[1]) +
          g.flat('M156 140L176 138L170 170L162 176Z', m.armor[0]),
      },
    ) +
    (
      [
        [130, 108, 22, 26],
        [190, 102, 18, 24],
      ] as const
    )
      .map(
        ([x, y, rx, ry]) =>
          g.dot(x, y, rx, m.trim[0], ry) +
          g.dot(x + 1, y - 1, rx - 3, m.trim[2], ry - 3) +
          g.dot(x + 4, y - 6, rx * 0.4, m.trim[4], ry * 0.36),
      )
      .join('') +
    g.line('M140 52C130 34 120 26 106 22M172 48C178 30 188 22 202 18', m.armor[3], 3) +
    g.dot(106, 22, 4, m.trim[3]) +
    g.dot(202, 18, 4, m.trim[3]),
  // a dome on a barrel
  can: (g, m) =>
    g.form('M84 214L88 158L214 158L218 214L226 330L76 330Z', m.armor, {
      rim: 3,
      lit: 10,
      shade: 40,
      extra:
        g.flat('M96 196h50v34h-50zM96 248h50v60h-50zM168 196h38v20h-38zM168 228h38v80h-38z', m.trim[2]) +
        g.flat('M104 204h34v6h-34zM104 216h34v6h-34zM176 240h22v8h-22zM176 256h22v8h-22z', m.armor[0]),
    }) +
    g.form('M88 152C90 96 116 66 152 66C188 66 212 96 214 152Z', m.armor, {
      rim: 3,
      lit: 11,
      shade: 36,
      extra:
        g.flat('M90 136h124v16h-124z', m.trim[2]) +
        g.flat('M104 96L126 80L134 100L116 116ZM176 76L196 96L190 112L170 96Z', m.trim[3]),
    }) +
    g.dot(158, 112, 17, m.armor[0]) +
    g.dot(158, 112, 12, '#060608') +
    g.glow(158, 112, 24, m.lens[3], 0.6) +
    g.dot(161, 109, 4.5, m.lens[4]) +
    g.flat('M86 152H216V158H86Z', m.armor[0]),
  // a work robot: a crate with a lamp bar
  box: (g, m) =>
    g.flat('M132 156h38v46h-38z', '#08090b') +
    g.flat(NECK_RINGS, m.armor[2]) +
    g.form('M100 70L190 56L208 66L208 148L190 164L104 164Z', m.armor, {
      rim: 3,
      lit: 10,
      shade: 30,
      extra:
        g.flat('M100 70L190 56L190 164L104 164Z', m.armor[2]) +
        g.flat('M112 90L186 80L186 116L112 122Z', '#08080a') +
        g.flat('M116 134L184 128L184 134L116 140ZM118 146L182 141L182 147L118 152Z', m.armor[0]),
    }) +
    (
      [
        [132, 104, 10],
        [166, 100, 10],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.glow(x, y, r * 2.2, m.lens[3], 0.7) + g.dot(x, y, r, m.lens[3]) + g.dot(x + 2, y - 2, r * 0.45, m.lens[4]),
      )
      .join('') +
    g.form('M196 50L200 26L206 26L206 58Z', m.trim, { rim: 1.6, lit: 3, shade: 5 }) +
    g.dot(203, 22, 6, m.lens[3]),
};
