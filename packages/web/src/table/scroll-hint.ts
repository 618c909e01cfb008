/** How much of the edge fades where more lies behind it. */
const FADE = 18;

/** Shows at its edges whether a list goes on: sets `--fade-top` and `--fade-bottom` for its mask. */
export function scrollHint(list: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = list;
    list.style.setProperty('--fade-top', scrollTop > 1 ? `${FADE}px` : '0px');
    list.style.setProperty('--fade-bottom', scrollTop + clientHeight < scrollHeight - 1 ? `${FADE}px` : '0px');
    list.toggleAttribute('data-more', scrollHeight > clientHeight + 1);
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(list);
  content.observe(list, { childList: true, subtree: true });
  list.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
    list.removeEventListener('scroll', look);
  };
}
