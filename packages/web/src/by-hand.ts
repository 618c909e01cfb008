/**
 * Whether somebody plays by hand or by keys: `data-by` on the root. What has the focus is outlined only for keys; a browser
 * would outline it also after a name was typed, and then two things on a table seem to be meant.
 */
const MOVING = /^(Tab|Enter|Arrow.*|Page.*|Home|End)$/;

let isFinger = false;
/** Whether the last touch was that of a finger, which looks at nothing by resting over it. */
export const isByFinger = (): boolean => isFinger && document.documentElement.dataset.by === 'hand';

export function tellHands(): void {
  const { dataset } = document.documentElement;
  dataset.by = 'hand';
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      dataset.by = 'hand';
      isFinger = pointerType === 'touch';
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isWriting = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (!isWriting && MOVING.test(key)) dataset.by = 'keys';
    },
    true,
  );
}
