import { zoom } from '@cantina/web/kit';
import type { Attachment } from 'svelte/attachments';

interface Drag {
  readonly mayLift: () => boolean;
  readonly onlift: () => void;
  /** Where it was let go, by the `data-space` of what lies there. */
  readonly ondrop: (space: string | null) => void;
}

const FAR_ENOUGH = 9;

/** A card that can be carried to an area by mouse or finger. A click stays a click. */
export function draggable({ mayLift, onlift, ondrop }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { readonly x: number; readonly y: number } | null = null;
    /** What follows the pointer: the card itself could not leave its panel. */
    let ghost: HTMLElement | null = null;
    const lift = (): HTMLElement => {
      const copy = element.cloneNode(true) as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
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
      element.style.opacity = '0.35';
      return copy;
    };
    const lay = (): void => {
      ghost?.remove();
      element.style.removeProperty('opacity');
      from = null;
      ghost = null;
    };
    const under = ({ clientX, clientY }: PointerEvent): string | null =>
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-space]')?.dataset.space ?? null;
    const handlers = {
      pointerdown: (event: PointerEvent) => {
        if (event.button !== 0 || !mayLift()) return;
        from = { x: event.clientX, y: event.clientY };
        // A quick hand has left the card before it is heard of.
        element.setPointerCapture(event.pointerId);
      },
      pointermove: (event: PointerEvent) => {
        if (from === null) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (ghost === null) {
          if (Math.hypot(x, y) < FAR_ENOUGH) return;
          ghost = lift();
          zoom.hide();
          onlift();
        }
        ghost.style.translate = `${x}px ${y}px`;
      },
      pointerup: (event: PointerEvent) => {
        const wasLifted = ghost !== null;
        lay();
        if (wasLifted) ondrop(under(event));
      },
      pointercancel: lay,
    };
    // Whoever carries a card does not also click it.
    let swallows = false;
    const swallow = (event: Event): void => {
      if (swallows) event.stopImmediatePropagation();
      swallows = false;
    };
    const remember = (): void => {
      swallows = ghost !== null;
    };
    element.addEventListener('pointerup', remember, { capture: true });
    element.addEventListener('click', swallow, { capture: true });
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler as EventListener);
    return () => {
      lay();
      element.removeEventListener('pointerup', remember, { capture: true });
      element.removeEventListener('click', swallow, { capture: true });
      for (const [type, handler] of Object.entries(handlers))
        element.removeEventListener(type, handler as EventListener);
    };
  };
}
