import type { Parts } from './figure.ts';

export type Held = 'rifle' | 'pistol' | 'staff' | 'blade' | 'axe' | 'dagger' | 'cannon' | 'child' | 'longgun';

/** What somebody has in their hands or over the shoulder. */
export const HELD: Parts<Held> = {
  // slung on the back, muzzle up: barrel, muzzle brake, body with a sight, its strap
  rifle: (g, m) =>
    g.line('M46 128C26 160 20 200 24 244', m.strap[1], 4) +
    g.form('M62 34L70 35L61 150L52 149Z', m.gun, { rim: 2, lit: 3, shade: 5, cool: 1 }) +
    g.form('M58 30L75 32L72 58L56 56Z', m.gun, { rim: 2, lit: 5, shade: 8 }) +
    g.form('M44 122L72 125L64 246L34 242Z', m.gun, { rim: 2.4, lit: 7, shade: 13 }) +
    g.form('M72 138L82 140L79 176L69 174Z', m.gun, { rim: 1.8, lit: 4, shade: 6 }),
  // raised beside the face, muzzle to the sky: barrel, body, sight, a slanted grip in a fist
  pistol: (g, m) =>
    g.form('M206 330L214 286L240 268L268 280L276 330Z', m.cloth, { rim: 2.6, lit: 8, shade: 18 }) +
    g.form('M262 162L274 116L283 118L272 166Z', m.gun, { rim: 2, lit: 3, shade: 6 }) +
    g.form('M270 126L274 106L290 110L286 130Z', m.gun, { rim: 2, lit: 4, shade: 7 }) +
    g.form('M236 226L252 156L280 163L264 232Z', m.gun, { rim: 2.4, lit: 6, shade: 12 }) +
    g.form('M232 214L244 168L252 170L240 216Z', m.gun, { rim: 1.6, lit: 3, shade: 5 }) +
    g.line('M262 232C272 240 266 252 254 250', m.gun[1], 4) +
    g.form('M238 226L264 232L244 276L222 270Z', m.strap, { rim: 2, lit: 5, shade: 9 }) +
    g.form('M216 270C212 254 222 242 236 240L256 244C266 250 264 264 258 274C246 288 222 288 216 270Z', m.skin, {
      rim: 2,
      lit: 6,
      shade: 12,
      extra: g.isToken ? '' : g.line('M230 250L256 256M228 260L256 266M230 270L252 276', m.skin[0], 2, 0.7),
    }),
  staff: (g, m) =>
    g.form('M250 340L236 34L245 33L264 340Z', m.strap, { rim: 2, lit: 4, shade: 7 }) +
    g.form('M226 44C224 22 256 20 256 42L250 70L232 70Z', m.trim, { rim: 2, lit: 5, shade: 9 }),
  // a blade of light, hilt in a fist
  blade: (g, m) =>
    g.glow(250, 96, 74, m.lens[3], 0.6, 150) +
    g.line('M262 214L242 -20', m.lens[3], 15, 0.55) +
    g.line('M262 214L242 -20', m.lens[4], 7) +
    g.form('M254 214L270 212L276 268L258 270Z', m.gun, { rim: 2, lit: 5, shade: 9 }) +
    g.form('M240 330L246 262C248 248 262 240 276 244C288 250 290 266 286 282L296 330Z', m.under, {
      rim: 2.4,
      lit: 7,
      shade: 14,
    }),
  axe: (g, m) =>
    g.form('M44 330L66 60L76 60L60 330Z', m.strap, { rim: 2, lit: 4, shade: 7 }) +
    g.form('M66 66C36 62 16 84 14 118C36 108 52 108 64 116ZM78 62C98 60 112 76 114 96C100 92 88 94 76 102Z', m.armor, {
      rim: 3,
      lit: 7,
      shade: 14,
    }),
  dagger: (g, m) =>
    g.form('M30 330L44 272C50 258 66 256 76 264L84 330Z', m.cloth, { rim: 2, lit: 6, shade: 14 }) +
    g.form('M56 250L40 120L52 96L70 118L72 250Z', m.armor, { rim: 3, lit: 6, shade: 12 }) +
    g.form('M42 246L84 242L86 252L44 258Z', m.trim, { rim: 2, lit: 4, shade: 6 }) +
    g.form('M44 276C42 258 54 252 70 254C86 258 86 276 78 286C62 292 48 288 44 276Z', m.skin, {
      rim: 2,
      lit: 5,
      shade: 10,
    }),
  cannon: (g, m) =>
    g.form('M-30 268L150 244L246 196L286 186L290 206L252 222L246 236L160 280L-20 310Z', m.gun, {
      rim: 2.6,
      lit: 8,
      shade: 18,
    }) +
    (
      [
        [210, 214],
        [232, 203],
        [254, 194],
      ] as const
    )
      .map(([x, y]) => g.flat(`M${x} ${y}l6 -3l8 24l-6 3z`, m.gun[0]))
      .join('') +
    g.form('M120 246L170 230L184 268L132 286Z', m.armor, { rim: 2, lit: 6, shade: 14 }) +
    // the muzzle, and both hands
    g.form('M274 184L300 174L306 212L282 222Z', m.gun, { rim: 2.4, lit: 5, shade: 9 }) +
    g.dot(302, 192, 5, '#060608', 14) +
    g.form('M166 330L184 282L212 268L236 284L240 330Z', m.cloth, { rim: 2.4, lit: 7, shade: 18 }) +
    g.form('M20 330L40 290L70 280L94 296L96 330Z', m.cloth, { rim: 2.4, lit: 7, shade: 18 }) +
    [
      'M182 262C176 246 188 236 204 236L226 242C236 250 234 268 226 278C210 288 188 282 182 262Z',
      'M40 284C36 268 48 258 64 258L84 264C92 272 92 288 84 296C68 304 46 300 40 284Z',
    ]
      .map((d) => g.form(d, m.strap, { rim: 2, lit: 5, shade: 10 }))
      .join(''),
  // a small one in the arms
  child: (g, m) =>
    g.form('M150 330C142 284 160 256 196 252C232 252 252 282 250 330Z', m.strap, { rim: 2.4, lit: 7, shade: 16 }) +
    g.form(
      'M164 236C136 226 122 216 110 218C118 240 144 252 168 250ZM230 236C252 222 268 214 280 218C272 238 252 250 232 250Z',
      m.inner,
      { rim: 2, lit: 5, shade: 8 },
    ) +
    g.form(
      'M160 246C158 218 176 204 198 204C222 204 236 220 234 246C230 266 216 272 198 272C178 272 164 264 160 246Z',
      m.inner,
      { rim: 2.2, lit: 7, shade: 14 },
    ) +
    [
      [184, 240],
      [214, 238],
    ]
      .map(([x = 0, y = 0]) => g.dot(x, y, 8, '#140a08') + g.dot(x + 2.5, y - 3, 2.4, m.mark[4]))
      .join('') +
    g.line('M194 258q6 3 12 -1', m.inner[0], 1.6),
  // a rifle with a scope, held across the chest: barrel up to the right, both hands on it
  longgun: (g, m) =>
    g.form('M14 330L34 268L96 250L118 274L104 330Z', m.cloth, { rim: 2.6, lit: 8, shade: 20 }) +
    g.form('M196 330L214 262L252 246L280 262L286 330Z', m.cloth, { rim: 2.6, lit: 8, shade: 20 }) +
    g.form('M40 300L98 268L118 262L130 286L112 298L60 326Z', m.strap, { rim: 2, lit: 6, shade: 12 }) +
    g.form('M100 262L236 192L248 212L116 288Z', m.gun, { rim: 2.6, lit: 6, shade: 14 }) +
    g.form('M232 196L318 150L323 159L240 210Z', m.gun, { rim: 2, lit: 3, shade: 5 }) +
    g.form('M306 148L326 138L334 154L314 164Z', m.gun, { rim: 2, lit: 4, shade: 7 }) +
    g.form('M128 238L198 202L206 216L136 252Z', m.gun, { rim: 2.2, lit: 4, shade: 8 }) +
    g.form('M194 198L212 190L220 208L202 218Z', m.lens, { rim: 2, lit: 5, shade: 8 }) +
    g.form('M136 278L152 270L164 304L146 310Z', m.gun, { rim: 2, lit: 4, shade: 7 }) +
    [
      'M98 262C108 252 124 254 130 262L142 288C136 302 116 304 106 294Z',
      'M206 226C212 210 230 204 240 210L256 234C252 248 232 252 222 246Z',
    ]
      .map((d) => g.form(d, m.strap, { rim: 2, lit: 5, shade: 10 }))
      .join(''),
};
