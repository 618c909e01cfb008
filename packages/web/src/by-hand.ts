/**
 * Whether somebody plays by hand or by keys: `data-by` on the root. What has the focus is outlined only for keys; a browser
 * would outline it also after a name was typed, and then two things on a table seem to be meant.
 */
export function tellHands(): void {
  const { dataset } = document.documentElement;
  dataset.by = 'hand';
  addEventListener('pointerdown', () => (dataset.by = 'hand'), true);
  addEventListener(
    'keydown',
    ({ target }) => {
      const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (!isWriting) dataset.by = 'keys';
    },
    true,
  );
}
