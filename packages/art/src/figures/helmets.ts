import type { Parts } from './figure.ts';

/** Heads that are all helmet. */
export type Helmet =
  | 'visor'
  | 'trooper'
  | 'scout'
  | 'shade'
  | 'lord'
  | 'guard'
  | 'cowl'
  | 'flyer'
  | 'wrapped'
  | 'tinker'
  | 'sallet';

const NECK = 'M118 150L114 200L190 200L186 160Z';
const LENS_PAIR =
  'M120 116C132 110 148 112 158 120L156 134C144 138 130 136 122 130ZM172 120C180 112 194 110 204 114L203 128C194 134 182 136 174 132Z';

export const HELMETS: Parts<Helmet> = {
  // domed, a slit like a wide V under a crest, a jaw with gills, an ear cap
  visor: (g, m) =>
    g.flat('M118 150L116 196L186 196L182 160Z', m.cloth[0]) +
    g.form(
      'M103 120C98 76 122 48 156 48C190 48 204 78 201 116L197 156C193 172 184 182 170 186L150 188C128 184 112 168 107 146Z',
      m.armor,
      {
        rim: 3,
        lit: 11,
        shade: 34,
        extra:
          g.flat('M150 48C166 46 176 50 182 56C176 72 174 88 175 104L163 110C160 88 156 64 150 48Z', m.trim[3]) +
          g.flat('M150 48C156 64 160 88 163 110L157 112C153 90 147 64 141 50Z', m.trim[1]) +
          g.flat('M107 146L128 136L152 142L158 188L150 188C128 184 112 168 107 146Z', m.armor[1]) +
          g.flat('M128 136L152 142L156 160L136 156Z', m.armor[2]) +
          g.flat('M183 140L199 134L197 156C194 168 188 176 180 181Z', m.armor[3]) +
          g.flat('M183 140L199 134L198.5 138L184 146Z', m.armor[4]),
      },
    ) +
    g.flat('M108 98L161 126L204 98L203 118L163 150L110 120Z', '#060608') +
    g.flat('M167 130L202 107L202 114L168 139Z', m.lens[3], 0.95) +
    g.flat('M114 107L152 127L152 133L114 114Z', m.lens[2], 0.6) +
    g.form('M102 88L161 116L206 86L205 99L161 127L104 101Z', m.armor, {
      rim: 2.2,
      lit: 4,
      shade: 8,
      tones: [4, 3, 2, 1],
    }) +
    g.flat(
      'M146 160L184 156L182 161L147 165ZM148 169L182 165L179 170L150 174ZM152 178L176 175L172 180L155 182Z',
      '#060608',
    ) +
    (g.isToken
      ? ''
      : g.flat('M136 66L146 78L139 76ZM120 88L128 84L124 96ZM187 66L192 74L186 72Z', m.armor[1], 0.9) +
        g.flat('M128 72L134 64L132 74Z', m.armor[4], 0.7)) +
    g.form(
      'M98 110C98 100 106 94 114 96C120 100 122 112 120 124C118 134 108 138 102 132C98 126 98 118 98 110Z',
      m.armor,
      { rim: 2, lit: 6, shade: 12 },
    ) +
    g.flat('M104 112C105 106 112 105 114 110C115 118 112 126 107 125C104 122 103 117 104 112Z', m.trim[2]),
  // a smooth shell, two lenses, a grille
  trooper: (g, m) =>
    g.flat(NECK, '#08090b') +
    g.form(
      'M102 120C98 74 124 48 156 48C190 48 206 76 203 112L206 132L196 170C186 186 168 192 150 190C126 186 108 168 105 148Z',
      m.armor,
      {
        rim: 3,
        lit: 12,
        shade: 36,
        extra:
          g.flat('M100 96C124 84 176 82 206 94L206 108C176 96 126 98 101 112Z', m.trim[1]) +
          g.flat('M104 142L128 150L146 190C124 184 108 168 104 142Z', m.armor[1]) +
          g.flat('M126 150L150 146L156 190L146 190Z', m.armor[2]),
      },
    ) +
    g.flat(LENS_PAIR, '#07080b') +
    g.flat(
      'M138 116C146 116 152 118 156 121L155 126C148 122 142 120 136 120ZM186 116C192 114 198 114 203 115L203 120C196 119 190 120 185 122Z',
      m.lens[3],
    ) +
    g.form('M154 146L168 138L198 142L194 172L180 184L162 184Z', m.armor, {
      rim: 2,
      lit: 6,
      shade: 16,
      tones: [4, 3, 2, 1],
    }) +
    g.flat(
      'M163 152L190 151L189 156L164 157ZM164 162L188 161L187 166L165 167ZM166 172L185 171L183 176L168 177Z',
      '#07080b',
    ) +
    g.form('M98 112C98 102 108 98 116 102C122 110 122 128 116 136C106 138 98 126 98 112Z', m.armor, {
      rim: 2,
      lit: 6,
      shade: 12,
    }),
  // a beak of a visor and a tube under the chin, for riders
  scout: (g, m) =>
    g.flat(NECK, m.under[0]) +
    g.form(
      'M104 132C94 84 118 44 158 44C190 44 208 64 208 92L216 102L210 110L200 108L198 150C192 172 172 184 150 182C124 178 108 160 104 132Z',
      m.armor,
      {
        rim: 3,
        lit: 10,
        shade: 30,
        extra:
          g.flat('M106 74C130 60 176 58 204 74L206 84C176 70 132 72 106 88Z', m.trim[1]) +
          g.flat('M106 128L136 132L150 182C124 178 108 160 104 132Z', m.armor[1]),
      },
    ) +
    g.flat('M126 102C150 92 188 92 214 102L206 122C184 116 152 120 132 128Z', '#07080b') +
    g.flat('M168 102C184 100 198 102 208 105L204 112C190 108 176 108 164 110Z', m.lens[3], 0.9) +
    g.form('M152 150C164 142 186 142 198 148L194 168C186 180 166 182 156 174Z', m.armor, {
      rim: 2,
      lit: 5,
      shade: 12,
    }) +
    g.flat('M164 154h24v3h-24zM164 162h22v3h-22z', '#07080b') +
    g.form('M188 158L216 170L212 180L186 172Z', m.trim, { rim: 1.6, lit: 3, shade: 6 }),
  // black, long-faced, green lamps
  shade: (g, m) =>
    g.flat('M118 150L114 204L190 204L186 160Z', '#050607') +
    g.form(
      'M100 118C96 72 124 42 158 42C194 42 208 72 204 108L206 128L200 180L184 200L150 202L122 190L104 150Z',
      m.armor,
      {
        rim: 2.6,
        lit: 8,
        shade: 30,
        extra:
          g.flat('M112 96C140 84 176 84 204 96L204 104C176 94 140 96 112 108Z', m.armor[0]) +
          g.flat('M104 150L134 148L148 202L122 190Z', m.armor[0]),
      },
    ) +
    g.flat('M122 112L160 120L158 132L128 130ZM172 120L204 110L203 124L176 132Z', '#030405') +
    g.glow(146, 124, 22, m.lens[3], 0.5) +
    g.glow(190, 121, 22, m.lens[3], 0.5) +
    g.flat('M134 118L154 122L153 126L136 123ZM178 122L200 115L200 120L180 126Z', m.lens[4]) +
    g.form('M156 142L172 138L196 142L192 186L176 196L162 192Z', m.armor, { rim: 2, lit: 5, shade: 12 }) +
    g.flat('M166 152h22l-1 5h-20zM167 164h20l-1 5h-18zM168 176h18l-2 5h-15z', '#030405') +
    g.form('M158 190L150 214L164 216L170 196ZM184 190L194 212L182 216L176 196Z', m.gun, { rim: 1.6, lit: 3, shade: 5 }),
  // a black helmet with a blade for a crest, a cowl of plates, red slits for eyes, a pointed mask with a cleft
  lord: (g, m) =>
    g.flat('M112 150L96 210L208 210L194 160Z', '#050506') +
    g.form(
      'M76 206C80 160 86 116 104 84L120 96C112 130 114 164 122 190L104 212ZM200 84C220 112 228 160 230 206L206 212L190 186C196 156 196 124 190 96Z',
      m.armor,
      { rim: 3, lit: 7, shade: 14 },
    ) +
    g.form(
      'M104 110C98 62 124 36 158 34C194 34 210 64 206 106L200 156C194 178 176 192 156 192C132 190 114 172 110 150Z',
      m.armor,
      {
        rim: 3,
        lit: 9,
        shade: 30,
        extra:
          g.flat('M148 36C158 30 172 32 178 38L174 104L160 106Z', m.armor[3], 0.55) +
          g.flat('M148 36L154 34L162 106L156 108Z', m.armor[0]),
      },
    ) +
    g.form('M132 62C136 30 150 10 176 4C180 22 180 44 176 66L160 82Z', m.armor, { rim: 2.6, lit: 6, shade: 14 }) +
    g.flat(
      'M112 112C132 106 150 112 162 122C174 112 190 106 206 108L204 130C190 128 180 132 174 138L156 138C142 130 126 128 114 132Z',
      '#040405',
    ) +
    g.glow(142, 122, 26, m.lens[3], 0.6) +
    g.glow(188, 120, 24, m.lens[3], 0.6) +
    g.flat(
      'M124 118C134 116 144 119 152 125L148 129C140 124 132 122 125 123ZM176 126C182 119 192 115 202 115L201 121C194 121 186 124 181 130Z',
      m.lens[3],
    ) +
    g.form('M134 142L166 154L196 140L190 172L167 204L146 178Z', m.armor, {
      rim: 2.2,
      lit: 6,
      shade: 13,
      extra: g.flat(
        'M163 150L169 150L168 204L165 204ZM142 158L160 168L160 173L145 168ZM174 168L192 156L190 166L174 173Z',
        '#040405',
      ),
    }),
  // a tall mask with one slit, of a temple guard
  guard: (g, m) =>
    g.form('M84 212C72 150 82 76 122 46C152 28 192 40 204 78L202 120C206 160 200 190 194 212Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 24,
    }) +
    g.form(
      'M124 86C138 64 178 62 194 86C200 112 198 150 184 178C172 196 150 196 140 180C126 152 118 116 124 86Z',
      m.armor,
      {
        rim: 2.6,
        lit: 9,
        shade: 26,
        extra:
          g.flat('M156 64C164 62 172 64 176 68L172 186C166 192 160 192 156 188Z', m.trim[2]) +
          g.flat('M156 64L162 62L160 190L156 188Z', m.trim[0]),
      },
    ) +
    g.flat(
      'M128 112C140 106 152 108 158 114L156 122C146 120 136 120 130 122ZM172 114C178 108 188 106 196 110L194 120C188 118 180 120 174 122Z',
      '#0a0806',
    ) +
    g.flat(
      'M142 112C148 112 154 114 157 116L156 119C150 116 146 116 142 116ZM180 114C186 111 192 111 195 112L194 116C190 115 184 116 180 118Z',
      m.lens[4],
    ),
  // a deep hood with nothing but a shadow and two lamps in it
  cowl: (g, m) =>
    g.form('M80 214C66 150 74 78 120 50C150 32 192 44 206 84C214 124 212 170 206 214Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 24,
      extra: g.isToken ? '' : g.flat('M96 206C86 150 94 98 132 66C112 98 104 150 116 208Z', m.cloth[0], 0.7),
    }) +
    g.flat(
      'M112 184C104 142 112 100 140 88C166 80 192 96 196 128C200 156 196 178 190 196C164 210 130 204 112 184Z',
      '#060405',
    ) +
    (
      [
        [142, 132, 9],
        [182, 128, 8],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.glow(x, y, r * 3.2, m.eye[3], 0.85) + g.dot(x, y, r, m.eye[3]) + g.dot(x + 1.5, y - 1.5, r * 0.5, m.eye[4]),
      )
      .join(''),
  // a closed racing helmet with a mirrored front and a hose
  flyer: (g, m) =>
    g.flat(NECK, m.under[0]) +
    g.form(
      'M100 124C94 76 122 44 158 44C194 44 210 76 206 116L202 150C196 176 176 190 152 188C122 184 104 160 100 124Z',
      m.armor,
      {
        rim: 3,
        lit: 10,
        shade: 32,
        extra:
          g.flat('M140 44C156 40 170 42 178 48L172 92L152 94Z', m.trim[3]) +
          g.flat('M100 128L130 136L150 188C122 184 104 160 100 124Z', m.armor[1]),
      },
    ) +
    g.form('M124 104C146 90 186 88 207 100L204 134C184 142 152 142 130 134Z', m.lens, {
      rim: 2.4,
      lit: 8,
      shade: 18,
      tones: [4, 3, 2, 0],
    }) +
    g.flat('M176 96L192 96L178 138L164 139Z', m.lens[4], 0.5) +
    g.form('M150 150C164 142 188 142 200 148L192 176C180 188 160 188 152 178Z', m.under, {
      rim: 2,
      lit: 6,
      shade: 12,
    }) +
    g.form('M150 170C136 178 128 196 130 218L146 218C146 202 150 190 160 184Z', m.under, {
      rim: 1.6,
      lit: 4,
      shade: 7,
    }),
  // strips of cloth, tubes for eyes, a grille, spikes
  wrapped: (g, m) =>
    g.form(
      'M100 126C94 78 122 46 156 46C192 46 206 76 202 114C206 146 196 176 176 190C146 200 112 180 104 150Z',
      m.mark,
      {
        rim: 2.8,
        lit: 9,
        shade: 28,
        extra: g.isToken
          ? ''
          : g.line(
              'M100 92C130 78 170 70 204 84M100 112C124 100 150 92 204 100M104 150C130 142 160 150 200 140M110 166C134 158 164 164 194 156M116 178C140 170 160 178 186 170',
              m.mark[0],
              2.4,
              0.75,
            ),
      },
    ) +
    (
      [
        [140, 116, 14],
        [186, 112, 12],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.gun[0]) +
          g.dot(x + 1.5, y - 1, r - 4, m.gun[2]) +
          g.dot(x + 2.5, y - 1.5, r - 6.5, m.lens[3]),
      )
      .join('') +
    g.form('M152 148L184 144L190 176L160 182Z', m.gun, { rim: 2, lit: 5, shade: 10 }) +
    g.flat('M158 154l24 -3v4l-24 3zM160 164l22 -3v4l-22 3z', '#050505') +
    g.form('M112 72L98 48L122 64ZM156 46L154 20L166 46ZM196 76L216 58L200 88Z', m.gun, { rim: 2, lit: 3, shade: 5 }),
  // somebody small under a pan for a hat: two unequal lenses over a scarf, tools at the brim
  tinker: (g, m) =>
    g.form('M84 214C80 176 96 148 122 138L186 136C208 146 218 176 214 214Z', m.cloth, { rim: 3, lit: 9, shade: 24 }) +
    g.form(
      'M108 148C104 110 124 92 154 90C186 88 202 108 200 144C198 170 182 184 156 186C128 186 112 172 108 148Z',
      m.strap,
      {
        rim: 2.6,
        lit: 8,
        shade: 26,
        extra: g.isToken
          ? ''
          : g.line('M110 150C132 160 172 160 198 146M114 164C134 172 170 172 194 160', m.strap[0], 2.4, 0.75),
      },
    ) +
    (
      [
        [140, 128, 19],
        [182, 124, 11],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          g.dot(x, y, r, m.gun[1]) +
          g.dot(x, y, r - 4, m.gun[0]) +
          g.glow(x, y, r * 1.7, m.eye[3], 0.55) +
          g.dot(x + 1, y - 1, r - 7, m.eye[3]) +
          g.dot(x + 4, y - 4, r * 0.2, m.eye[4]),
      )
      .join('') +
    g.form('M102 92C106 62 126 46 154 46C182 46 200 60 204 88C172 78 132 80 102 92Z', m.armor, {
      rim: 2.6,
      lit: 8,
      shade: 22,
    }) +
    g.form('M62 106C84 82 218 74 242 94C246 102 236 108 224 107C184 98 126 102 84 116C70 118 60 114 62 106Z', m.armor, {
      rim: 2.6,
      lit: 5,
      shade: 9,
    }) +
    g.line('M228 104L232 146M76 114L72 142', m.gun[3], 2.4) +
    g.form('M226 144L238 144L236 166L228 166ZM66 140L78 140L78 156L66 156Z', m.trim, { rim: 1.4, lit: 3, shade: 4 }),
  // a bell of steel with a slanting slit, a raised chin plate with breathing holes, a comb from front to back
  sallet: (g, m) =>
    g.flat('M118 150L114 204L190 204L186 160Z', m.cloth[0]) +
    g.form('M118 152L196 146L200 184C184 200 140 202 120 188Z', m.trim, {
      rim: 2.4,
      lit: 6,
      shade: 18,
      extra:
        g.dot(158, 170, 3, '#060608') +
        g.dot(170, 168, 3, '#060608') +
        g.dot(182, 166, 3, '#060608') +
        g.dot(164, 182, 3, '#060608') +
        g.dot(176, 180, 3, '#060608'),
    }) +
    g.form(
      'M84 158C88 84 114 46 158 44C194 44 214 78 214 136L206 150C172 142 132 146 108 164C96 170 84 168 84 158Z',
      m.armor,
      {
        rim: 3,
        lit: 10,
        shade: 32,
        extra: g.flat('M104 96C118 66 136 52 150 48L140 64C126 78 116 98 110 122Z', m.armor[3], 0.5),
      },
    ) +
    g.form('M146 48C158 22 190 20 206 44C196 40 184 44 176 54L166 96L152 98Z', m.trim, {
      rim: 2.2,
      lit: 6,
      shade: 10,
    }) +
    g.flat('M122 126L214 108L213 120L124 138Z', '#060608') +
    g.flat('M158 121L204 112L204 116L160 126Z', m.lens[3], 0.9),
};
