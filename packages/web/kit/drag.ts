import type { Attachment } from 'svelte/attachments';
import { zoom } from './zoom.svelte.ts';

interface Drag {
  /** The card that is lifted where the pointer went down; null: none. */
  readonly lift: (target: Element) => HTMLElement | null;
  readonly onlift?: (card: HTMLElement) => void;
  /** Where it was let go: what lies there. */
  readonly ondrop: (card: HTMLElement, over: Element | null) => void;
}

const FAR_ENOUGH = 9;

/** A place whose cards can be carried elsewhere by mouse or finger. A click stays a click. */
export function draggable({ lift, onlift, ondrop }: Drag): Attachment<HTMLElement> {
  return (place) => {
    let held: { readonly card: HTMLElement; readonly x: number; readonly y: number } | null = null;
    /** What follows the pointer: the card itself could not leave its panel. */
    let ghost: HTMLElement | null = null;
    const lay = (): void => {
      ghost?.remove();
      held?.card.style.removeProperty('opacity');
      held = null;
      ghost = null;
    };
    // Whoever carries a card does not also click it.
    let swallows = false;
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        swallows = false;
        if (event.button !== 0 || !(event.target instanceof Element)) return;
        const card = lift(event.target);
        if (card === null) return;
        held = { card, x: event.clientX, y: event.clientY };
        // A quick hand has left the card before it is heard of.
        card.setPointerCapture(event.pointerId);
      },
      pointermove: (event: PointerEvent) => {
        if (held === null) return;
        const [x, y] = [event.clientX - held.x, event.clientY - held.y];
        if (ghost === null) {
          if (Math.hypot(x, y) < FAR_ENOUGH) return;
          ghost = copyOf(held.card);
          held.card.style.opacity = '0.35';
          zoom.hide();
          onlift?.(held.card);
        }
        ghost.style.translate = `${x}px ${y}px`;
      },
      pointerup: ({ clientX, clientY }: PointerEvent) => {
        const card = ghost === null ? null : held?.card;
        lay();
        if (card == null) return;
        swallows = true;
        ondrop(card, document.elementFromPoint(clientX, clientY));
      },
      pointercancel: lay,
    };
    const swallow = (event: Event): void => {
      if (swallows) event.stopPropagation();
      swallows = false;
    };
    place.addEventListener('click', swallow, { capture: true });
    for (const [type, handler] of Object.entries(handlers)) place.addEventListener(type, handler as EventListener);
    return () => {
      lay();
      place.removeEventListener('click', swallow, { capture: true });
      for (const [type, handler] of Object.entries(handlers)) place.removeEventListener(type, handler as EventListener);
    };
  };
}

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = card.getBoundingClientRect();
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  return copy;
}
