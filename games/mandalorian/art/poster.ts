import { portrait, type Spec } from '@cantina/art';
import { HEROES } from './cast.ts';

const [, figure] = HEROES.mandalorian;

/** What hangs on the first page: the hunter before the setting sun. */
export const poster: Spec = portrait('rebel', { sky: 'dusk', bodies: [['sun', 204, 116, 92]] }, figure);
