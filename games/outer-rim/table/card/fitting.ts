/** How large words may be, and how high the picture above them at least, in rem; the first at which all of them are seen is taken. */
const SIZES = [
  [0.92, 2.5],
  [0.86, 2.5],
  [0.86, 1.75],
  [0.8, 1.75],
  [0.75, 1.75],
  [0.7, 1.75],
] as const;

/** Words on a card of a given size: rather smaller than cut. */
export function fitting(words: HTMLElement): () => void {
  const card = words.closest('article') ?? words;
  const fit = (): void => {
    for (const [type, picture] of SIZES) {
      card.style.setProperty('--type', `${type}rem`);
      card.style.setProperty('--picture', `${picture}rem`);
      if (words.scrollHeight <= words.clientHeight + 1) return;
    }
  };
  const size = new ResizeObserver(fit);
  size.observe(card);
  const content = new MutationObserver(fit);
  content.observe(card, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
