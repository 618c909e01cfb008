import { holding } from '../table/areas/holding.svelte.ts';
import { reading } from '../table/mission/reading.svelte.ts';
import { lessonWith } from './steps.ts';

export const lesson = lessonWith({ isReading: () => reading.isOpen, held: () => holding.card });
