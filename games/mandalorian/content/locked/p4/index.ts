import type { Pack } from '../pack.ts';
import { events } from './events.ts';
import { map } from './map.ts';
import { mission } from './mission.ts';
import { skills } from './skills.ts';
import { threats } from './threats.ts';

export const p4: Pack = { id: 'p4', cards: [...threats, ...events, ...skills], maps: [map], missions: [mission] };
