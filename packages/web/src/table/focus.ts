import { CHOICES } from '@cantina/web/kit';

/** In the order in which one would look for it: among the choices, on the table, on the map, and where one stands already. */
const IN_ORDER = [
  CHOICES.listed,
  `${CHOICES.laidOut}, ${CHOICES.inHand}`,
  CHOICES.lit,
  `${CHOICES.onMap}:not(.home)`,
  CHOICES.onMap,
];

const isReachable = (element: Element): boolean => element.checkVisibility() && element.closest('[inert]') === null;

/** Where somebody who plays by keyboard goes on when something new is asked. */
export function firstChoice(frame: HTMLElement): HTMLElement | null {
  for (const kind of [...IN_ORDER, CHOICES.closing]) {
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
  return isOnTable && !IN_ORDER.some((kind) => activeElement.matches(kind)) && firstChoice(frame) !== null;
}
