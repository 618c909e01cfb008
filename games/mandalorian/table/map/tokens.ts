import type { Piece } from '@cantina/web/kit';
import type { EnemyAbility, Shape, Token } from '../../content/index.ts';
import signs from '../art/signs.icons';
import { CLASS_TONES, FACEDOWN_TONE, OBJECT_TONE, TOKEN_TONE } from '../art/tones.ts';
import type { HeroBoard, ThreatBoard } from '../pieces.ts';

/** What is drawn on the picture of a piece: the inside of an svg 24 units wide, whose piece reaches about 8 units beyond it. */

/** MA-CMP-08 tokens are told apart by their outline. */
export const SHAPES: Readonly<Record<Shape, Piece['shape']>> = {
  circle: 'disc',
  triangle: 'triangle',
  square: 'square',
  star: 'star',
};

const ABILITY_SIGNS: Readonly<Record<EnemyAbility, string>> = {
  sentry: 'sentry',
  strike: 'strike',
  mission: 'effect',
  sabotage: 'jamming',
};

const INK = '#17100b';

const sign = (name: string, x: number, y: number, size: number, color = INK): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 512})" color="${color}">${signs[name] ?? ''}</g>`;

const spot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;

/** Health as pips: full ones are solid, lost ones only rings; many are a number. */
function pips(health: number, wounds: number): string {
  const left = Math.max(0, health - wounds);
  if (health > MOST_PIPS)
    return `<rect x="0" y="23" width="24" height="12" rx="6" fill="#17100b"/><text x="12" y="33" font-size="11" fill="#fff">${left}</text>`;
  const width = health * 8 + 3;
  const rings = Array.from({ length: health }, (_, i) => {
    const at = `cx="${12 - width / 2 + 5.5 + i * 8}" cy="29"`;
    return i < left
      ? `<circle ${at} r="3.200" fill="#fff"/>`
      : `<circle ${at} r="2.600" fill="none" stroke="#ff8f78" stroke-width="1.300"/>`;
  });
  return `<rect x="${12 - width / 2}" y="23.500" width="${width}" height="11" rx="5.500" fill="#17100b"/>${rings.join('')}`;
}

const MOST_PIPS = 4;

/** A sign in a dark spot at the rim of a piece. */
const badge = (name: string, x: number, y: number, color: string): string =>
  `${spot(x, y, 7.5)}${sign(name, x - 5.5, y - 5.5, 11, color)}`;

/**
 * What lies on the picture of a threat: its class and health, or what it is good for; a question mark while nobody knows. An
 * exclamation mark: it may attack when the next event comes.
 */
export function threatDrawing(
  { threat, isFacedown, wounds, health, isMarked, carries }: ThreatBoard,
  mayAttack: boolean,
): string {
  if (threat === null) return '<text x="12" y="20" font-size="22">?</text>';
  const { enemy, object, abilities } = threat;
  const kind = badge(enemy ?? object ?? 'nothing', 28, 21, enemy === null ? OBJECT_TONE : CLASS_TONES[enemy]);
  // Only the viewer knows it: the eye says that it still lies facedown.
  if (isFacedown) return `${kind}${badge('intel', 26, -3, '#fff')}`;
  const marks = abilities.map((ability, i) => badge(ABILITY_SIGNS[ability], 28 - i * 15, -3, '#ffd591'));
  if (mayAttack)
    marks.push(
      `<circle cx="-4" cy="-3" r="7.500" fill="#b3261a"/><text x="-4" y="2" font-size="14" fill="#fff">!</text>`,
    );
  if (isMarked) marks.push(badge('mark', -5, 12, '#ff8f78'));
  if (carries !== null) marks.push(badge('egg', -5, 23, TOKEN_TONE));
  return `${kind}${marks.join('')}${enemy === null || health === 0 ? '' : pips(health, wounds)}`;
}

export function threatTone({ threat }: ThreatBoard): string {
  if (threat === null) return FACEDOWN_TONE;
  return threat.enemy === null ? OBJECT_TONE : CLASS_TONES[threat.enemy];
}

/** A marker of a contract or another token that belongs to nobody. */
export const tokenDrawing = (name: Token['sign']): string => badge(name, 27, 24, TOKEN_TONE);

/** What lies on the picture of a hero: a letter, and what it carries. */
export function heroDrawing({ carried, isShielded }: HeroBoard, letter: string): string {
  const shield = isShielded ? badge('shield', -4, 0, '#9cccff') : '';
  const load = carried.length > 0 ? badge('goal', 28, 0, TOKEN_TONE) : '';
  return `${spot(12, 33, 8)}<text x="12" y="37.500" font-size="12.500" fill="#fff">${letter}</text>${shield}${load}`;
}

export const doorDrawing = (damage: number, health: number): string =>
  `<text x="12" y="20" font-size="20">${Math.max(0, health - damage)}</text>`;
