import type { Pack } from '../pack.ts';
import { map } from './map.ts';
import { mission } from './mission.ts';
import { skills } from './skills.ts';
import { threats } from './threats.ts';

export const p3: Pack = { id: 'p3', cards: [...threats, ...skills], maps: [map], missions: [mission] };
