import { settings } from '../settings.svelte.ts';
import { say } from '../words/index.ts';
import { sounds } from './sounds.svelte.ts';

/** It is one's turn: a quiet sound, and a notification if the page is hidden; both only if wished for. */
export function chime(): void {
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Cantina', { body: say('table.your-turn'), tag: 'turn' });
  }
  sounds.play('turn');
}
