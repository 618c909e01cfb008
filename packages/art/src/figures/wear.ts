import type { Parts } from './figure.ts';
import { HELD, type Held } from './held.ts';

export type Wear =
  | Held
  | 'tunic'
  | 'harness'
  | 'vest'
  | 'open'
  | 'scarf'
  | 'cape'
  | 'plates'
  | 'robe'
  | 'belt'
  | 'frame'
  | 'jacket'
  | 'collar'
  | 'sash'
  | 'pauldron'
  | 'poncho'
  | 'drape'
  | 'apron'
  | 'tank'
  | 'medals'
  | 'necklace'
  | 'mantle'
  | 'bandages';

export const WEAR: Parts<Wear> = {
  ...HELD,
  tunic: (g, m) =>
    g.form('M118 178C128 190 166 194 182 178L186 204C170 218 132 218 116 204Z', m.cloth, {
      rim: 2,
      lit: 6,
      shade: 14,
    }) +
    g.flat('M160 212L172 330L152 330L148 214Z', m.cloth[0], 0.7) +
    g.flat('M178 244h34v9h-34zM178 255h34v9h-34z', m.cloth[0]) +
    g.flat('M180 245h9v7h-9zM191 245h9v7h-9zM202 245h9v7h-9z', m.badge[3]) +
    g.flat('M180 256h9v7h-9zM191 256h9v7h-9zM202 256h9v7h-9z', m.lens[3]),
  harness: (g, m) =>
    g.form('M116 184C130 198 168 200 184 184L192 206C172 222 130 222 110 206Z', m.gear, {
      rim: 2.4,
      lit: 7,
      shade: 14,
    }) +
    g.form('M92 200L110 196L128 330L104 330Z', m.gear, { rim: 2, lit: 5, shade: 10 }) +
    g.form('M192 194L208 200L206 330L184 330Z', m.gear, { rim: 2, lit: 5, shade: 10 }) +
    g.form('M132 256L182 252L184 300L136 304Z', m.badge, {
      rim: 2,
      lit: 6,
      shade: 18,
      extra:
        g.flat('M140 264h14v10h-14z', m.lens[3]) +
        g.flat('M160 262h16v4h-16zM160 270h16v4h-16zM142 284h34v8h-34z', m.gear[0]),
    }),
  vest: (g, m) =>
    g.form('M112 186L88 198C68 204 52 212 42 224L52 268L48 330L146 330L142 256Z', m.vest, {
      rim: 2,
      lit: 6,
      shade: 16,
      extra: g.isToken
        ? ''
        : g.flat('M74 262L118 256L122 296L78 302Z', m.vest[0], 0.7) +
          g.flat('M72 258L118 252L119 260L74 267Z', m.vest[2]),
    }) +
    g.form('M186 184L206 194C222 199 234 207 242 218L234 262L242 330L176 330L168 252Z', m.vest, {
      rim: 2.4,
      lit: 8,
      shade: 20,
      extra: g.isToken
        ? ''
        : g.flat('M186 262L224 256L228 292L188 298Z', m.vest[1]) +
          g.flat('M185 258L226 251L226 258L186 266Z', m.vest[3]),
    }),
  open: (g, m) =>
    g.flat('M126 182L152 244L176 186C164 200 138 200 126 182Z', m.skin[1]) +
    g.flat('M154 196L154 240L174 192C168 196 160 198 154 196Z', m.skin[3]) +
    g.form('M122 174L106 192L136 230L150 212C138 204 128 190 122 174Z', m.shirt, { rim: 1.6, lit: 4, shade: 9 }) +
    g.form('M176 174L190 188L166 228L155 212C164 204 172 190 176 174Z', m.shirt, {
      rim: 2.2,
      lit: 6,
      shade: 0,
      tones: [4, 3, 3, 3],
    }),
  scarf: (g, m) =>
    g.form(
      'M100 184C116 170 136 176 152 182C168 178 184 172 196 184C206 196 198 210 184 216C160 226 128 224 108 212C94 204 92 194 100 184Z',
      m.mark,
      {
        rim: 2.6,
        lit: 8,
        shade: 14,
        extra: g.isToken
          ? ''
          : g.flat(
              'M104 196C128 206 160 208 196 192C176 212 132 214 104 196ZM112 186C130 196 156 198 176 190C158 202 128 202 112 186Z',
              m.mark[0],
              0.6,
            ),
      },
    ) + g.form('M112 208L92 260L104 256L110 272L124 262L134 216Z', m.mark, { rim: 2, lit: 5, shade: 10 }),
  cape: (g, m) =>
    g.form('M-30 330C-16 262 16 214 70 192L118 178L128 214C92 232 70 270 66 330Z', m.cloth, {
      rim: 2.4,
      lit: 8,
      shade: 18,
      extra: g.isToken
        ? ''
        : g.flat(
            'M50 330C56 280 78 240 116 206C72 234 40 276 34 330ZM8 330C20 282 44 244 84 214C46 240 14 280 -8 330Z',
            m.cloth[0],
            0.75,
          ),
    }),
  plates: (g, m) =>
    g.form('M142 232L188 226L206 262L192 316L150 322L132 266Z', m.armor, {
      rim: 2.4,
      lit: 8,
      shade: 24,
      extra:
        g.flat('M164 228L168 322L150 322L132 266L142 232Z', m.armor[1]) +
        g.flat('M158 250L178 247L180 262L160 266Z', m.trim[3]),
    }) +
    g.form('M206 192C238 190 268 206 278 240C266 254 244 256 226 250C216 232 210 212 206 192Z', m.armor, {
      rim: 3,
      lit: 10,
      shade: 26,
      extra: g.flat('M214 216C236 212 258 222 272 244L266 250C250 232 232 226 217 228Z', m.trim[2]),
    }),
  robe: (g, m) =>
    g.form('M10 330C18 262 52 214 96 190C120 204 176 206 208 188C246 206 274 258 284 330Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 26,
      extra: g.isToken
        ? ''
        : g.flat(
            'M96 190C84 240 84 290 92 330L112 330C100 286 98 236 112 198ZM150 206C156 250 150 290 146 330L168 330C166 286 172 240 166 206Z',
            m.cloth[0],
            0.6,
          ) + g.flat('M208 190C218 236 220 290 214 330L236 330C236 282 230 230 214 192Z', m.cloth[1]),
    }),
  belt: (g, m) =>
    g.form('M84 204L100 198L214 318L196 330L182 330Z', m.strap, { rim: 1.8, lit: 5, shade: 10 }) +
    (g.isToken
      ? ''
      : (
          [
            [112, 224],
            [132, 246],
            [152, 268],
            [172, 290],
          ] as const
        )
          .map(([x, y]) =>
            g.form(`M${x} ${y}l14 -8l14 16l-14 9z`, m.strap, {
              rim: 1.6,
              lit: 4,
              shade: 8,
              cool: 0,
              tones: [4, 3, 2, 0],
            }),
          )
          .join('')),
  frame: (g, m) =>
    g.form('M70 206L128 190L178 190L232 204L248 240L226 330L80 330L54 244Z', m.armor, {
      rim: 3,
      lit: 9,
      shade: 30,
      extra:
        g.flat('M118 214L186 214L196 262L176 292L128 292L108 262Z', m.armor[0]) +
        g.flat('M130 224L174 224L182 258L166 280L138 280L122 258Z', m.armor[2]) +
        g.flat('M156 224L174 224L182 258L166 280L158 280Z', m.armor[3]),
    }) +
    g.form('M40 232C40 208 60 196 80 202C92 212 92 240 80 254C60 260 42 254 40 232Z', m.trim, {
      rim: 2.4,
      lit: 8,
      shade: 16,
    }) +
    g.form('M220 224C224 204 244 198 260 208C270 220 266 244 250 252C232 252 220 244 220 224Z', m.trim, {
      rim: 3,
      lit: 9,
      shade: 18,
    }),
  // heavy lapels
  jacket: (g, m) =>
    g.form('M108 180L74 206L92 240L118 330L148 330L132 250Z', m.vest, { rim: 2, lit: 6, shade: 14 }) +
    g.form('M190 178L222 204L204 244L196 330L158 330L166 250Z', m.vest, { rim: 2.6, lit: 8, shade: 18 }) +
    g.form(
      'M116 172L92 192L112 226L136 214C124 202 118 188 116 172ZM184 172L206 190L190 224L166 212C176 200 182 188 184 172Z',
      m.fur,
      { rim: 2, lit: 6, shade: 10 },
    ),
  // a stiff high collar
  collar: (g, m) =>
    g.form(
      'M108 196L104 156C110 150 116 150 122 156L132 190C142 198 162 198 170 190L178 152C186 146 194 148 198 154L198 194C176 216 130 218 108 196Z',
      m.cloth,
      { rim: 2.6, lit: 7, shade: 16 },
    ) +
    g.flat('M142 206L160 206L164 330L138 330Z', m.cloth[1], 0.6) +
    g.dot(168, 212, 5, m.badge[3]),
  sash: (g, m) =>
    g.form('M62 214L92 200L236 314L226 330L178 330Z', m.badge, {
      rim: 2.4,
      lit: 7,
      shade: 16,
      extra: g.flat('M82 206L232 322L226 330L70 212Z', m.badge[1], 0.7),
    }),
  pauldron: (g, m) =>
    g.form('M20 246C22 210 50 190 92 190C104 206 104 236 92 256C68 264 36 264 20 246Z', m.armor, {
      rim: 3,
      lit: 9,
      shade: 22,
      extra: g.flat('M28 236C44 212 70 204 98 206L98 216C72 214 50 222 34 246Z', m.trim[2]),
    }) +
    g.form('M206 190C244 186 274 208 280 244C262 260 236 260 222 250C210 232 204 210 206 190Z', m.armor, {
      rim: 3,
      lit: 10,
      shade: 24,
      extra: g.flat('M212 208C236 204 258 218 272 244L264 250C250 228 234 218 214 220Z', m.trim[3]),
    }),
  poncho: (g, m) =>
    g.form('M-10 330C6 256 52 206 112 184C132 200 170 200 190 182C236 202 280 258 296 330Z', m.cloth, {
      rim: 3,
      lit: 9,
      shade: 26,
      extra: g.flat(
        'M-4 330L40 236L58 222L26 330ZM236 216L272 330L250 330L218 208ZM132 204L150 214L168 204L176 330L124 330Z',
        m.mark[2],
        0.8,
      ),
    }) +
    g.form('M100 190C118 174 184 172 202 188C208 204 194 214 152 216C112 216 94 206 100 190Z', m.cloth, {
      rim: 2.4,
      lit: 6,
      shade: 10,
    }),
  // soft folds over one shoulder
  drape: (g, m) =>
    g.form('M28 330C38 268 64 224 104 200L132 186C140 204 150 216 168 224L236 330Z', m.shirt, {
      rim: 2.4,
      lit: 9,
      shade: 22,
      extra: g.isToken
        ? ''
        : g.flat(
            'M60 330C68 276 92 236 126 206C112 244 104 290 106 330ZM136 330C136 290 142 256 154 228L190 330Z',
            m.shirt[1],
            0.55,
          ),
    }) +
    g.form('M112 188C130 200 168 202 186 188L192 204C172 218 128 218 108 204Z', m.trim, { rim: 2, lit: 5, shade: 9 }),
  apron: (g, m) =>
    g.form('M104 330L112 248L190 244L204 330Z', m.strap, {
      rim: 2,
      lit: 7,
      shade: 18,
      extra: g.flat('M122 282h30v26h-30zM164 280h26v26h-26z', m.strap[1]),
    }) + g.flat('M112 250L98 198L106 194L124 250ZM184 246L196 194L204 198L192 246Z', m.strap[2]),
  // a pack that stands over the shoulders
  tank: (g, m) =>
    g.form('M34 250C30 196 36 150 52 138C70 134 86 146 88 176L92 260Z', m.gear, {
      rim: 2.4,
      lit: 7,
      shade: 16,
      extra: g.flat('M36 190L88 186L88 198L36 202Z', m.badge[2]),
    }) +
    g.form('M214 236L214 160C218 138 238 132 252 142C266 156 266 210 262 250Z', m.gear, {
      rim: 2.6,
      lit: 8,
      shade: 18,
      extra: g.flat('M214 184L264 184L264 196L214 196Z', m.badge[3]),
    }),
  medals: (g, m) =>
    [196, 210, 224]
      .map(
        (x, i) =>
          g.flat(`M${x - 4} 234h8v16h-8z`, m.badge[2 + (i % 2)] ?? m.badge[2]) +
          g.dot(x, 256, 6, m.trim[3]) +
          g.dot(x + 1, 255, 3, m.trim[4]),
      )
      .join(''),
  necklace: (g, m) =>
    g.line('M112 196C126 240 176 242 192 194', m.trim[2], 4) +
    [122, 138, 156, 174]
      .map(
        (x, i) =>
          g.dot(x, [222, 234, 236, 224][i] ?? 230, 8, m.trim[1]) +
          g.dot(x + 2, ([222, 234, 236, 224][i] ?? 230) - 2, 4.6, m.trim[4]),
      )
      .join(''),
  // a wide fur collar
  mantle: (g, m) =>
    g.form(
      'M52 250C40 220 62 196 92 188C112 170 140 178 152 186C168 174 194 172 208 188C244 196 262 222 252 250L236 238L224 254L206 236L190 252L170 232L152 248L132 232L112 252L98 236L78 254Z',
      m.fur,
      { rim: 3, lit: 9, shade: 18 },
    ),
  bandages: (g, m) =>
    g.form('M100 100C108 76 178 66 200 84L199 96C176 84 122 92 104 112ZM108 178L186 168L184 184L112 194Z', m.mark, {
      rim: 1.6,
      lit: 4,
      shade: 8,
    }) + g.line('M110 92L196 78M112 184L184 175', m.mark[1], 1.6),
};
