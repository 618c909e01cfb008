/** Colours are mixed in OKLab, so that a tone between two inks never turns muddy. */
export type Hex = string;
type Lab = readonly [number, number, number];

const channel = (hex: Hex, at: number): number => {
  const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const printed = (linear: number): string => {
  const c = Math.max(0, linear);
  const value = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
};

function toLab(hex: Hex): Lab {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function toHex([light, a, b]: Lab): Hex {
  const l = (light + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (light - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (light - 0.0895 * a - 1.2915 * b) ** 3;
  return `#${printed(4.0767 * l - 3.3077 * m + 0.231 * s)}${printed(-1.2684 * l + 2.6098 * m - 0.3413 * s)}${printed(-0.0042 * l - 0.7034 * m + 1.7076 * s)}`;
}

/** The colour on the way from `a` (0) to `b` (1). */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const [from, to] = [toLab(a), toLab(b)];
  return toHex([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]);
}

/** Six tones from night to key light, and the counter-light: one picture is printed with one set. */
export interface InkSet {
  readonly ink: Hex;
  readonly deep: Hex;
  readonly far: Hex;
  readonly glow: Hex;
  readonly halo: Hex;
  readonly key: Hex;
  readonly cool: Hex;
}

const inks = (ink: Hex, deep: Hex, far: Hex, glow: Hex, halo: Hex, key: Hex, cool: Hex): InkSet => ({
  ink,
  deep,
  far,
  glow,
  halo,
  key,
  cool,
});

export const INKS = {
  empire: inks('#0a0f18', '#15212f', '#2c4560', '#86a6bd', '#d3dfe2', '#f6f8ee', '#e2503a'),
  rebel: inks('#170909', '#3b130f', '#842c1b', '#e8743a', '#ffbe74', '#ffebc2', '#4f93a6'),
  neutral: inks('#07120f', '#0f2f2a', '#236050', '#7db487', '#f0d488', '#fff2c6', '#e8793c'),
  desert: inks('#1d0e0d', '#542418', '#a8552a', '#f3a24c', '#ffe0a0', '#fff4d2', '#7c86b8'),
  night: inks('#080817', '#15163f', '#3b2f78', '#c9558f', '#ffb487', '#ffe6c4', '#35c6cc'),
  space: inks('#06070f', '#0e1730', '#24376a', '#6a86c8', '#e8c9a0', '#fff3dc', '#e0663c'),
  fire: inks('#12070c', '#35101c', '#8a2318', '#f06a24', '#ffc24a', '#fff3c4', '#3a6fae'),
  ice: inks('#0b1420', '#1d3a52', '#4a7c98', '#a9d4e0', '#e6f4f2', '#ffffff', '#e07a5a'),
  jungle: inks('#081208', '#16321a', '#3a6a2c', '#a2b84c', '#f0e08a', '#fffbd0', '#d0603c'),
  sea: inks('#04141a', '#0a3440', '#14667a', '#5cc0b8', '#f6dca4', '#fff6dc', '#e8705a'),
  swamp: inks('#0c100b', '#232c1e', '#4a5a3c', '#98a070', '#d8cc9a', '#f4f0d4', '#7a5aa0'),
  violet: inks('#100818', '#2c1640', '#5c3478', '#b486d0', '#f2d0e0', '#fff2f4', '#58c0a0'),
  steel: inks('#0e0f11', '#24272b', '#4a5058', '#9aa2a6', '#dcd8c8', '#fbf8ec', '#d89038'),
  rose: inks('#180a10', '#46182a', '#94404e', '#ec9088', '#ffd2ae', '#fff2dc', '#4a8ea8'),
} as const satisfies Readonly<Record<string, InkSet>>;

export type Ink = keyof typeof INKS;

/** Five tones of one local colour, from its shadow to its lit edge. */
export type Ramp = readonly [Hex, Hex, Hex, Hex, Hex];

export const ramp = (colour: Hex, k: InkSet): Ramp => [
  mix(mix(colour, k.ink, 0.86), k.deep, 0.15),
  mix(colour, k.ink, 0.62),
  mix(mix(colour, k.deep, 0.3), k.ink, 0.1),
  mix(mix(colour, k.glow, 0.18), k.key, 0.12),
  mix(colour, k.key, 0.72),
];
