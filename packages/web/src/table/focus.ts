/** What can be chosen, in the order in which one would look for it: among the choices, on the table, on the map. */
const CHOICES = [
  '.decide .list [data-option], .decide .list [data-fold]',
  '.tray button:not(:disabled), .board [data-choose]:not(:disabled), .board .hand .legal',
  '.board g.space.legal',
];
/** What ends or declines: only where there is nothing else. */
const ENDS = '.decide .right [data-option]';

const isReachable = (element: Element): boolean => element.checkVisibility() && element.closest('[inert]') === null;

/** Where somebody who plays by keyboard goes on when something new is asked. */
export function firstChoice(frame: HTMLElement): HTMLElement | null {
  for (const kind of [...CHOICES, ENDS]) {
    const found = [...frame.querySelectorAll<HTMLElement>(kind)].find(isReachable);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether the focus is on nothing that is asked now: it was on something that is over, or nowhere. */
export function isAdrift(frame: HTMLElement, board: HTMLElement | undefined): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (activeElement.closest('.decide') !== null) return true;
  // On the table it stays where something can be chosen; who reads, writes or looks at a dialog is left alone.
  const isOnTable =
    board?.contains(activeElement) === true && activeElement.closest('input, textarea, dialog') === null;
  return isOnTable && !CHOICES.some((kind) => activeElement.matches(kind)) && firstChoice(frame) !== null;
}
