/** How much of the edge fades where more lies behind it. */
const FADE = 22;

/**
 * A place that scrolls shows at its edges where it goes on. Sets `data-more` while there is more than fits, and how much each
 * edge fades; `.scrolls` in base.css draws it.
 */
export function scrolls(place: HTMLElement): () => void {
  const fade = (edge: 'top' | 'bottom' | 'left' | 'right', isMore: boolean): void =>
    place.style.setProperty(`--fade-${edge}`, isMore ? `${FADE}px` : '0px');
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = place;
    place.toggleAttribute('data-more', scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
    fade('top', scrollTop > 1);
    fade('bottom', scrollTop + clientHeight < scrollHeight - 1);
    fade('left', scrollLeft > 1);
    fade('right', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(() => {
    sizes.disconnect();
    for (const each of [place, ...place.children]) sizes.observe(each);
    look();
  });
  for (const each of [place, ...place.children]) sizes.observe(each);
  content.observe(place, { childList: true });
  place.classList.add('scrolls');
  place.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
    place.removeEventListener('scroll', look);
    // It may stay without scrolling: then nothing fades any more.
    place.classList.remove('scrolls');
    place.removeAttribute('data-more');
    place.scrollTo(0, 0);
  };
}
