import type { Attachment } from 'svelte/attachments';

interface Zoomed {
  readonly face: string;
  /** What the card is shown beside. */
  readonly beside: DOMRect;
  /** Opened on purpose (long press, key): stays until it is closed. */
  readonly pinned: boolean;
}

const HOVER_DELAY = 280;
const PRESS_TIME = 420;

/** The card that is shown large. */
class Zoom {
  shown = $state.raw<Zoomed | null>(null);

  show(face: string, element: Element, pinned: boolean): void {
    this.shown = { face, beside: element.getBoundingClientRect(), pinned };
  }

  hide(): void {
    this.shown = null;
  }
}

export const zoom = new Zoom();

const attachments = new Map<string, Attachment<Element>>();
const nothing: Attachment<Element> = () => undefined;

/**
 * Shows the card large: on hover, on a long press, and with the key "z" when it has the focus. It is always the same for
 * one face: an element keeps its listeners when everything around it changes.
 */
export function zoomable(face: string | null | undefined): Attachment<Element> {
  if (face === null || face === undefined) return nothing;
  const known = attachments.get(face) ?? zooming(face);
  attachments.set(face, known);
  return known;
}

function zooming(face: string): Attachment<Element> {
  return (element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let wasLongPress = false;
    const stop = () => {
      clearTimeout(waiting);
      waiting = undefined;
    };
    const handlers = {
      // Only a mouse that moves: what appears under a resting one is not being looked at.
      pointermove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        if (waiting !== undefined || zoom.shown?.face === face) return;
        waiting = setTimeout(() => zoom.show(face, element, false), HOVER_DELAY);
      },
      pointerleave: () => {
        stop();
        if (zoom.shown?.pinned === false) zoom.hide();
      },
      pointerdown: ({ pointerType }: PointerEvent) => {
        stop();
        wasLongPress = false;
        if (pointerType === 'mouse') {
          if (zoom.shown?.pinned === false) zoom.hide();
          return;
        }
        waiting = setTimeout(() => {
          wasLongPress = true;
          zoom.show(face, element, true);
        }, PRESS_TIME);
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: MouseEvent) => {
        if (wasLongPress) event.preventDefault();
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        if (zoom.shown?.face === face) zoom.hide();
        else zoom.show(face, element, true);
      },
    };
    // A long press looks at the card; it must not also play it.
    const swallow = (event: Event) => {
      if (!wasLongPress) return;
      wasLongPress = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler as EventListener);
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      stop();
      for (const [type, handler] of Object.entries(handlers))
        element.removeEventListener(type, handler as EventListener);
      element.removeEventListener('click', swallow, { capture: true });
    };
  };
}
