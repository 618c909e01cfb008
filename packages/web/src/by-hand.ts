/**
 * Whether somebody plays by hand or by keys: `data-by` on the root. What has the focus is outlined only for keys; a browser
 * would outline it also after a name was typed, and then two things on a table seem to be meant.
 */
const MOVING = /^(Tab|Enter|Arrow.*|Page.*|Home|End)$/;

export function tellHands(): void {
  const { dataset } = document.documentElement;
  dataset.by = 'hand';
  addEventListener('pointerdown', () => (dataset.by = 'hand'), true);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (!isWriting && MOVING.test(key)) dataset.by = 'keys';
    },
    true,
  );
}
