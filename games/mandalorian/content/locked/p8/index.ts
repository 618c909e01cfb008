import type { Pack } from '../pack.ts';
import { events } from './events.ts';
import { skills } from './skills.ts';

export const p8: Pack = { id: 'p8', cards: [...events, ...skills], maps: [], missions: [] };
