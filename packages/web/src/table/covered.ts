const CONTROLS = 'button, a[href], input, select, summary, [role=button]';
/** What would answer the question that is open. */
const CHOICES = '.legal, .legal *, [data-choose]:not(:disabled), .aimed .target';

/** What of a table lies under something, by the middle of each: that is where one presses. */
function under(cover: HTMLElement, table: HTMLElement): readonly Element[] {
  const over = cover.getBoundingClientRect();
  return [...table.querySelectorAll(CONTROLS)].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && x >= over.left && x <= over.right && y >= over.top && y <= over.bottom;
  });
}

/** Whether something lies over what is asked for. */
export const hidesChoice = (cover: HTMLElement, table: HTMLElement): boolean =>
  under(cover, table).some((control) => control.matches(CHOICES) && control.closest('[inert]') === null);

/** Nobody presses what they don't see: whatever lies under something rests until it is taken away. */
export function restUnder(cover: HTMLElement, table: HTMLElement): () => void {
  const resting = under(cover, table).filter((control) => control instanceof HTMLElement && !control.inert);
  for (const control of resting) control.toggleAttribute('inert', true);
  return () => {
    for (const control of resting) control.removeAttribute('inert');
  };
}
