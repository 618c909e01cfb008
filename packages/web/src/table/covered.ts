import { CHOICES } from '@cantina/web/kit';

const CONTROLS = 'button, a[href], input, select, summary, [role=button]';
/** What on a table would answer the question that is open; pieces on a map stand for the space below them. */
const ON_TABLE = `${CHOICES.laidOut}, ${CHOICES.inHand}, ${CHOICES.lit}, ${CHOICES.onMap}, .legal *, .map .legal`;

/** What of a table lies under something, by the middle of each: that is where one presses. */
function under(cover: HTMLElement, table: HTMLElement): readonly Element[] {
  const over = cover.getBoundingClientRect();
  return [...table.querySelectorAll(CONTROLS)].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && x >= over.left && x <= over.right && y >= over.top && y <= over.bottom;
  });
}

/** Whether something lies over what is asked for, on the table or laid out over it. */
export const hidesChoice = (cover: HTMLElement, board: HTMLElement): boolean =>
  under(cover, board).some((control) => control.matches(ON_TABLE) && control.closest('[inert]') === null);

/** Whether something on the table, or laid out over it, answers the question that is open. */
export const hasChoice = (board: HTMLElement): boolean =>
  [...board.querySelectorAll(ON_TABLE)].some((control) => control.closest('[inert]') === null);

/** Nobody presses what they don't see: whatever lies under something rests until it is taken away. */
export function restUnder(cover: HTMLElement, table: HTMLElement): () => void {
  const resting = under(cover, table).filter((control) => control instanceof HTMLElement && !control.inert);
  for (const control of resting) control.toggleAttribute('inert', true);
  return () => {
    for (const control of resting) control.removeAttribute('inert');
  };
}
