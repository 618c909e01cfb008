import { reading } from '../table/mission/reading.svelte.ts';
import { lessonWith } from './steps.ts';

export const lesson = lessonWith(() => reading.isOpen);
