import type { Attachment } from 'svelte/attachments';

/** From comfortable down to what can just be read; a long name in a narrow hand leaves little room. */
const SIZES: readonly number[] = [1.12, 1.05, 0.98, 0.92, 0.86, 0.8, 0.74, 0.68];
/** Before letters get smaller than this, the picture above them gives way. */
const LEAST_READABLE = 0.86;
const READABLE = SIZES.filter((size) => size >= LEAST_READABLE);

const isCut = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight;

/** What is said below a name is set no larger than the name, as long as it can be read. */
function mostBelow(name: Element | null): number {
  if (name === null) return Number.POSITIVE_INFINITY;
  const pixels = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
  return Math.max(LEAST_READABLE, pixels(name) / pixels(document.documentElement));
}

/** Looks again whenever the room of an element changes, or that around it: a name above it may need another line. */
function watching(element: HTMLElement, look: () => void): () => void {
  const watch = new ResizeObserver(look);
  for (const each of [element, element.parentElement]) if (each !== null) watch.observe(each);
  return () => watch.disconnect();
}

/**
 * Letters as large as the room allows; `text` is what is fitted anew when it changes. A card with many words has a lower
 * picture (`wordy`). Where even the smallest letters do not fit, the end fades (`data-more`): the card shown large has the rest.
 */
export const fitted =
  (text: readonly string[]): Attachment<HTMLElement> =>
  (element) => {
    if (text.length === 0) return;
    element.classList.add('scrolls');
    for (const edge of ['top', 'left', 'right']) element.style.setProperty(`--fade-${edge}`, '0px');
    element.style.setProperty('--fade-bottom', '14px');
    const fitsWith = (sizes: readonly number[], isWordy: boolean): boolean => {
      element.parentElement?.classList.toggle('wordy', isWordy);
      const most = mostBelow(element.previousElementSibling);
      return sizes.some((size) => {
        if (size > most) return false;
        element.style.fontSize = `${size}rem`;
        return !isCut(element);
      });
    };
    return watching(element, () => {
      element.toggleAttribute('data-more', !(fitsWith(READABLE, false) || fitsWith(SIZES, true)));
    });
  };

/** The class `tight` where so many things would not all be seen otherwise. */
export const tightened =
  (count: number): Attachment<HTMLElement> =>
  (element) => {
    if (count === 0) return;
    return watching(element, () => {
      element.classList.remove('tight');
      element.classList.toggle('tight', isCut(element));
    });
  };
