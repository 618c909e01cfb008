import { Sounds } from '@cantina/web/kit';
import { settings } from '../settings.svelte.ts';

/** What is heard on this device, as loud as it is set. */
export const sounds = new Sounds(() => settings.volume);
