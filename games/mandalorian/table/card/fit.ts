import type { Attachment } from 'svelte/attachments';

/** From comfortable down to what can just be read; a long name in a narrow hand leaves little room. */
const SIZES: readonly number[] = [0.96, 0.88, 0.8, 0.74, 0.68];

/** Letters as large as the room allows; `text` is what is fitted anew when it changes. */
export const fitted =
  (text: readonly string[]): Attachment<HTMLElement> =>
  (element) => {
    if (text.length === 0) return;
    const watch = new ResizeObserver(() => {
      for (const size of SIZES) {
        element.style.fontSize = `${size}rem`;
        if (element.scrollHeight <= element.clientHeight) return;
      }
    });
    watch.observe(element.parentElement ?? element);
    return () => watch.disconnect();
  };
