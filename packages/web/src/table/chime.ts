import { settings } from '../settings.svelte.ts';
import { say } from '../words/index.ts';

/** A quiet sound made on the spot, and a notification if the page is hidden; both only if wished for. */
export function chime(): void {
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Cantina', { body: say('table.your-turn'), tag: 'turn' });
  }
  if (!settings.sound) return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.06, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7);
  gain.connect(audio.destination);
  for (const [pitch, delay] of [
    [523, 0],
    [784, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(audio.currentTime + delay);
    tone.stop(audio.currentTime + 0.7);
  }
}
