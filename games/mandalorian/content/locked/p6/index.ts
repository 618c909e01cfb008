import type { Pack } from '../pack.ts';
import { events } from './events.ts';
import { skills } from './skills.ts';

export const p6: Pack = { id: 'p6', cards: [...events, ...skills], maps: [], missions: [] };
