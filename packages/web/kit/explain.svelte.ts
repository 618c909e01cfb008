import type { Attachment } from 'svelte/attachments';

const HOVER_DELAY = 350;
const PRESS_TIME = 420;

/** The thing that is being explained, by its name in the game's glossary. */
class Explaining {
  shown = $state.raw<{ readonly term: string; readonly beside: DOMRect } | null>(null);
  /** Whoever pressed Tab or an arrow last goes from thing to thing; otherwise the focus goes where the table puts it. */
  isByKeyboard = false;

  show(term: string, element: Element): void {
    this.shown = { term, beside: element.getBoundingClientRect() };
  }

  hide(): void {
    this.shown = null;
  }
}

export const explaining = new Explaining();

const attachments = new Map<string, Attachment<HTMLElement | SVGElement>>();

/**
 * Lets a sign, a track, an area explain itself: on hover, when it gets the focus by the keyboard, and on a long press. The
 * words are in the game's `glossary` under this name.
 */
export function explained(term: string): Attachment<HTMLElement | SVGElement> {
  const known = attachments.get(term) ?? attachmentFor(term);
  attachments.set(term, known);
  return known;
}

function attachmentFor(term: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.term = term;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const on = <T extends keyof HTMLElementEventMap>(type: T, handler: (event: HTMLElementEventMap[T]) => void): void =>
      (element as HTMLElement).addEventListener(type, handler, { signal: listening.signal });
    const wait = (time: number, isWanted = (): boolean => true): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => isWanted() && explaining.show(term, element), time);
    };
    const stop = (): void => {
      clearTimeout(waiting);
      waiting = undefined;
      if (explaining.shown?.term === term) explaining.hide();
    };
    // A mouse that rests where something comes up asks for nothing: only one that moves does.
    on('pointermove', ({ pointerType }) => {
      if (waiting !== undefined || pointerType !== 'mouse') return;
      // Where nothing can hover, a browser may still report a mouse where a finger was last.
      if (matchMedia('(any-hover: hover)').matches) wait(HOVER_DELAY);
    });
    on('pointerdown', ({ pointerType }) => {
      if (pointerType !== 'mouse') wait(PRESS_TIME);
    });
    on('pointerup', () => clearTimeout(waiting));
    on('pointerleave', stop);
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        wait(HOVER_DELAY, () => explaining.isByKeyboard);
    });
    on('focusout', stop);
    return () => {
      stop();
      listening.abort();
    };
  };
}
