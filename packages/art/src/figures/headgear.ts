import type { Parts } from './figure.ts';

/** On a bare head in three-quarter view. */
export type Headgear =
  | 'cap'
  | 'pilot'
  | 'hood'
  | 'tails'
  | 'goggles'
  | 'headset'
  | 'band'
  | 'lekku'
  | 'hat'
  | 'beret'
  | 'diadem'
  | 'implant'
  | 'helm'
  | 'veil'
  | 'wimple'
  | 'horns'
  | 'turban'
  | 'patch'
  | 'visorband'
  | 'widehat'
  | 'officer'
  | 'breather';

export const HEADGEAR: Parts<Headgear> = {
  cap: (g, m) =>
    g.form(
      'M99 100C92 70 112 46 152 40C188 38 210 50 208 72L204 88C186 78 148 80 124 94L116 110C108 112 102 108 99 100Z',
      m.gear,
      {
        rim: 2.8,
        lit: 8,
        shade: 22,
        extra: g.flat('M112 108C122 88 150 76 206 82L206 90C160 84 132 94 120 112Z', m.gear[0]),
      },
    ) +
    g.form('M150 92C168 82 194 82 212 92C214 98 208 101 202 102C186 94 168 96 154 102Z', m.gear, {
      rim: 2.2,
      lit: 0,
      shade: 6,
      tones: [4, 2, 2, 0],
    }) +
    g.flat('M176 64l8 -3l5 6l-4 7l-8 1l-4 -6z', m.badge[4]),
  // a low round cap with a hard peak
  officer: (g, m) =>
    g.form('M102 100C96 78 112 56 150 52C186 50 204 62 203 80L200 92C180 82 146 84 124 96L114 112Z', m.gear, {
      rim: 2.6,
      lit: 7,
      shade: 18,
      extra: g.flat('M106 104C128 84 170 76 204 84L204 92C170 86 134 94 114 112Z', m.gear[0]),
    }) +
    g.form('M154 92C172 84 196 85 214 96C212 100 206 101 202 102C188 95 170 96 156 101Z', m.gear, {
      rim: 2,
      lit: 0,
      shade: 6,
      tones: [4, 1, 1, 0],
    }) +
    g.dot(186, 72, 4.6, m.badge[4]),
  pilot: (g, m) =>
    g.form(
      'M104 146C90 112 94 60 130 44C162 32 198 46 203 84L200 98C190 90 176 88 160 90C146 94 138 106 137 126L135 152C124 160 110 156 104 146Z',
      m.gear,
      {
        rim: 3,
        lit: 9,
        shade: 26,
        extra:
          g.flat('M140 40C154 36 166 38 172 42C160 56 152 72 150 90L140 98C138 76 138 56 140 40Z', m.badge[3]) +
          g.flat('M98 100C110 104 124 104 138 108L136 118C122 112 108 112 97 110Z', m.gear[0], 0.6),
      },
    ) +
    g.form('M146 78C164 64 190 64 203 80L202 97C186 88 166 90 150 98Z', m.lens, {
      rim: 2,
      lit: 6,
      shade: 14,
      tones: [4, 3, 2, 1],
    }) +
    g.form('M106 126C106 114 116 110 124 114C130 120 130 138 124 146C114 150 106 140 106 126Z', m.badge, {
      rim: 2,
      lit: 5,
      shade: 11,
    }) +
    g.flat('M126 146L150 176L160 178L134 144Z', m.gear[1]),
  // a deep open helmet with a brim all around
  helm: (g, m) =>
    g.form(
      'M98 132C86 92 102 50 144 42C182 36 206 58 206 88L202 100C186 86 162 84 146 94C138 104 138 118 138 134C126 144 108 144 98 132Z',
      m.gear,
      {
        rim: 3,
        lit: 9,
        shade: 24,
        extra: g.flat('M100 112C130 92 170 80 208 92L206 100C172 88 132 100 104 122Z', m.gear[0], 0.7),
      },
    ) +
    g.line('M134 138C140 160 150 172 164 178', m.strap[1], 3) +
    g.form('M100 118C98 108 108 104 116 108C120 116 120 128 114 134C106 134 102 128 100 118Z', m.badge, {
      rim: 1.6,
      lit: 4,
      shade: 8,
    }),
  hood: (g, m) =>
    g.flat(
      'M118 190C106 140 114 90 150 80C176 76 194 86 196 108L192 112C186 96 172 92 156 94C136 100 132 130 142 196Z',
      '#000000',
      0.65,
    ) +
    g.form(
      'M82 212C70 150 78 80 120 52C150 34 188 44 200 76C203 88 202 98 198 108C194 94 186 84 172 82C150 82 134 96 131 122C128 152 132 180 146 208Z',
      m.cloth,
      {
        rim: 3,
        lit: 9,
        shade: 22,
        extra: g.isToken ? '' : g.flat('M98 204C88 150 96 96 134 66C112 96 106 150 120 206Z', m.cloth[0], 0.7),
      },
    ),
  // two long limbs of the head, in front of the shoulders
  tails: (g, m) =>
    g.form(
      'M196 92C208 110 206 150 214 190C218 216 214 236 204 240C196 226 200 196 194 168C190 150 190 120 186 104Z',
      m.skin,
      { rim: 3, lit: 8, shade: 0, tones: [4, 3, 2, 2] },
    ) +
    g.form(
      'M110 86C122 46 180 40 196 74L195 94C182 78 150 78 134 96C128 110 130 124 126 142C120 178 126 214 108 268C94 276 84 262 87 246C97 202 86 160 95 124C98 108 103 98 110 86Z',
      m.skin,
      {
        rim: 3,
        lit: 9,
        shade: 18,
        extra: g.isToken
          ? ''
          : g.flat(
              'M92 150L126 142L124 154L91 164ZM91 186L121 178L121 190L93 198ZM92 222L118 214L116 224L90 234ZM120 70C140 54 172 54 190 70L186 74C168 62 142 64 124 78Z',
              m.mark[2],
              0.9,
            ),
      },
    ),
  // the same limbs, thrown back behind the neck
  lekku: (g, m) =>
    g.form(
      'M112 92C120 50 178 42 196 74L194 92C180 78 152 78 136 94C130 104 128 112 122 118C110 124 104 140 92 158C76 184 56 196 34 198C28 188 40 178 52 164C74 140 92 124 104 104Z',
      m.skin,
      {
        rim: 3,
        lit: 9,
        shade: 16,
        extra: g.flat('M62 158L84 170L74 182L48 172ZM84 132L104 142L96 154L74 146Z', m.mark[2], 0.8),
      },
    ) +
    g.form('M108 96C118 84 150 62 196 74L196 86C160 76 134 88 118 110Z', m.strap, { rim: 2, lit: 5, shade: 9 }) +
    g.dot(176, 76, 5, m.trim[3]),
  goggles: (g, m) =>
    g.form('M104 92C130 82 168 78 196 82L196 92C170 88 132 94 106 104Z', m.gear, { rim: 1.6, lit: 4, shade: 8 }) +
    (
      [
        [154, 84, 14],
        [184, 80, 11],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.gear[0], r * 0.86) +
          g.dot(x, y, r - 3.5, m.lens[2], r * 0.86 - 3.5) +
          g.flat(`M${x - 2} ${y - r * 0.55}l${r * 0.5} ${r * 0.1}l${-r * 0.4} ${r * 0.8}z`, m.lens[4]),
      )
      .join(''),
  // over the eyes
  visorband: (g, m) =>
    g.form('M106 106C130 98 168 98 198 104L197 122C170 118 132 118 108 122Z', m.gear, { rim: 2, lit: 4, shade: 9 }) +
    g.form('M142 106C160 102 182 102 197 106L196 118C180 114 160 114 144 118Z', m.lens, {
      rim: 2,
      lit: 5,
      shade: 9,
      tones: [4, 3, 2, 1],
    }),
  headset: (g, m) =>
    g.line('M116 112C110 60 160 40 190 62', m.gear[1], 7) +
    g.line('M117 110C112 62 160 44 188 62', m.gear[3], 2) +
    g.form('M108 120C106 108 116 104 124 108C130 116 130 132 122 138C112 138 108 130 108 120Z', m.gear, {
      rim: 2,
      lit: 5,
      shade: 9,
    }) +
    g.line('M120 136C130 152 146 158 160 158', m.gear[0], 3) +
    g.dot(163, 158, 4, m.gear[3]),
  band: (g, m) =>
    g.form('M103 100C124 84 168 76 195 84L195 96C166 88 128 96 108 114Z', m.badge, { rim: 2, lit: 5, shade: 9 }) +
    g.form('M106 108L82 128L92 132L84 148L108 124Z', m.badge, { rim: 1.6, lit: 4, shade: 8 }),
  hat: (g, m) =>
    g.form('M110 84C108 52 128 34 154 34C182 34 196 52 194 80C170 70 132 74 110 84Z', m.gear, {
      rim: 2.8,
      lit: 8,
      shade: 18,
      extra: g.flat('M108 76C136 64 170 62 196 70L195 80C168 72 134 76 110 86Z', m.badge[2]),
    }) +
    g.form('M62 106C84 84 128 74 160 74C196 74 232 82 246 96C222 94 190 88 158 90C120 92 88 100 62 106Z', m.gear, {
      rim: 2.4,
      lit: 6,
      shade: 9,
      tones: [4, 3, 2, 0],
    }),
  widehat: (g, m) =>
    g.form('M44 112C72 78 126 34 160 34C192 40 234 78 262 106C222 94 190 90 156 92C118 94 80 102 44 112Z', m.strap, {
      rim: 2.8,
      lit: 9,
      shade: 20,
      extra: g.line('M160 36L70 104M160 36L110 97M160 36L200 94M160 36L236 100', m.strap[1], 2),
    }),
  beret: (g, m) =>
    g.form(
      'M96 92C84 66 116 40 156 40C190 40 210 54 204 74L196 86C170 78 138 82 112 102C104 102 98 98 96 92Z',
      m.badge,
      { rim: 2.6, lit: 8, shade: 16 },
    ) +
    g.form('M104 100C130 82 170 76 197 84L196 92C168 86 134 92 110 110Z', m.gear, { rim: 1.4, lit: 3, shade: 5 }) +
    g.dot(182, 66, 5, m.trim[4]),
  diadem: (g, m) =>
    g.line('M106 96C132 76 168 70 196 82', m.trim[3], 4.5) +
    g.form('M178 78L184 58L190 80L184 88Z', m.lens, { rim: 1.4, lit: 3, shade: 5 }),
  // a device around the back of the head, with lamps
  implant: (g, m) =>
    g.form(
      'M100 84C108 62 120 56 134 58L140 76C126 82 122 96 124 112C124 130 116 142 106 138C96 124 94 100 100 84Z',
      m.gear,
      { rim: 2.2, lit: 6, shade: 12 },
    ) +
    g.form('M132 60C150 52 176 54 190 66L188 76C172 66 152 66 138 74Z', m.gear, { rim: 2, lit: 4, shade: 8 }) +
    (
      [
        [112, 84],
        [108, 100],
        [110, 116],
      ] as const
    )
      .map(([x, y]) => g.dot(x, y, 4.4, m.lens[1]) + g.dot(x + 0.6, y - 0.6, 2.8, m.lens[4]))
      .join(''),
  veil: (g, m) =>
    g.form(
      'M86 230C70 160 78 78 124 50C156 34 192 48 200 80L196 96C186 80 170 74 152 82C136 94 132 120 136 150C140 184 136 212 128 232Z',
      m.shirt,
      {
        rim: 2.8,
        lit: 9,
        shade: 20,
        extra: g.isToken ? '' : g.flat('M100 224C88 160 96 100 132 68C112 104 108 160 116 228Z', m.shirt[1], 0.6),
      },
    ) + g.line('M108 96C134 70 170 66 198 80', m.trim[3], 5),
  // a cloth around a face that is seen from the front
  wimple: (g, m) =>
    g.form(
      'M84 236C76 190 84 150 88 118C90 70 114 42 150 42C188 42 212 70 213 118C218 150 226 190 218 236C200 214 188 204 180 200C192 180 198 150 196 118C192 88 176 76 150 76C124 76 108 88 104 118C102 150 108 180 120 200C112 206 100 214 84 236Z',
      m.shirt,
      {
        rim: 2.8,
        lit: 9,
        shade: 22,
        extra: g.isToken
          ? ''
          : g.flat(
              'M150 44C122 52 102 80 98 120C96 160 100 196 92 226C88 180 90 130 100 96C108 66 126 48 150 44ZM172 50C194 62 206 90 207 124C210 160 210 190 214 222C204 190 204 150 200 118C196 86 188 66 172 50Z',
              m.shirt[1],
              0.55,
            ),
      },
    ) +
    g.form('M103 112C108 88 124 74 150 74C178 74 194 88 198 112C192 96 176 86 150 86C126 86 110 96 103 112Z', m.badge, {
      rim: 1.6,
      lit: 4,
      shade: 6,
    }),
  horns: (g, m) =>
    g.form(
      'M116 76C102 60 98 40 104 18C116 38 130 48 146 58ZM176 56C188 44 196 28 198 10C210 30 208 54 196 72Z',
      m.horn,
      { rim: 2.6, lit: 6, shade: 10 },
    ),
  turban: (g, m) =>
    g.form('M98 104C84 70 112 38 154 38C194 38 212 64 204 92C184 76 130 82 98 104Z', m.badge, {
      rim: 3,
      lit: 9,
      shade: 20,
      extra: g.isToken
        ? ''
        : g.line(
            'M100 98C120 66 160 52 202 66M104 82C126 56 160 46 196 56M120 92C150 72 180 72 204 84',
            m.badge[0],
            2.4,
            0.7,
          ),
    }) + g.form('M182 60L188 50L196 62L188 74Z', m.trim, { rim: 1.4, lit: 3, shade: 5 }),
  patch: (g, m) =>
    g.line('M106 92L196 122', m.gun[0], 3.5) + g.flat('M144 104L172 108L170 124C160 130 148 124 144 104Z', m.gun[1]),
  // a mask over mouth and nose, with a hose
  breather: (g, m) =>
    g.form('M140 138C152 128 176 126 192 132L194 152C190 170 172 182 156 176C146 168 140 154 140 138Z', m.gear, {
      rim: 2.2,
      lit: 6,
      shade: 13,
      extra: g.flat('M156 150h30v4h-30zM158 160h26v4h-26z', m.gear[0]),
    }) +
    g.form('M138 150C126 160 118 180 120 206L132 206C132 188 138 172 148 166Z', m.gear, { rim: 1.6, lit: 4, shade: 7 }),
};
