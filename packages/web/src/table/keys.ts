/** Whether somebody is writing: then keys are letters. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Who plays by hand has the focus where the table puts it: Space, which goes on, is not meant for a choice there. */
const wasPutThere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  document.documentElement.dataset.by === 'hand' &&
  target.closest('[data-option], [data-card], [data-space]') !== null;

/** Presses what a key stands for: everything that has a key says so in `data-key`. Returns whether there was something. */
export function pressed(event: KeyboardEvent, frame: HTMLElement): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return false;
  // Enter presses what has the focus; only where nothing has it, it confirms.
  if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target !== document.body) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const wanted = frame.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  if (wanted === null && !(key === ' ' && wasPutThere(event.target))) return false;
  event.preventDefault();
  wanted?.click();
  return true;
}
