import { CHOICES } from '../choices.ts';
import type { Play } from '../play.ts';
import { isMeant } from './asked.ts';
import type { Pointer } from './lesson.ts';
import type { Taken } from './placing.ts';

/** The element that is pointed at, if it can be seen, or at least be brought into sight. */
export function elementAt(pointer: Pointer, play: Play): Element | null {
  const drawn = selectorsOf(pointer, play).flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().width > 0),
  );
  return drawn.find(isVisible) ?? drawn[0] ?? null;
}

function selectorsOf(pointer: Pointer, { decision }: Play): readonly string[] {
  if ('card' in pointer) return [`[data-card="${pointer.card}"]`, `[data-piece="${pointer.card}"]`];
  if ('space' in pointer) {
    const space = CSS.escape(pointer.space);
    // A finger that has touched it goes on to the button that goes there.
    return [`[data-go="${space}"]`, `[data-space="${space}"]`];
  }
  if ('term' in pointer) return [`[data-term="${CSS.escape(pointer.term)}"]`];
  if ('thing' in pointer) return [`[data-lesson="${CSS.escape(pointer.thing)}"]`];
  const option = decision?.options.find((each) => isMeant(pointer.option, each));
  if (option === undefined) return [];
  const { id, card } = option;
  const listed = `[data-option="${CSS.escape(id)}"], [data-choice="${CSS.escape(id)}"]`;
  return card === undefined ? [listed] : [`[data-card="${card}"]`, `[data-piece="${card}"]`, listed];
}

/** So many letters of a thing are enough to know it by. */
const ENOUGH = 90;

/** How a thing is called to somebody who does not see it. */
export function nameOf(element: Element): string {
  const own = element.closest('button') ?? element;
  const labelled = own.matches('[aria-label]') ? own : own.querySelector('[aria-label]');
  const name = (labelled?.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  return name.length > ENOUGH ? `${name.slice(0, ENOUGH)} …` : name;
}

function isVisible(element: Element): boolean {
  const { width, height, left, top } = element.getBoundingClientRect();
  return width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
}

/** What words should rather not lie over, and how much that would hurt. */
const IN_THE_WAY: readonly (readonly [string, number])[] = [
  // What is asked, and what can be done about it.
  [['.prompt.asked .question', ...Object.values(CHOICES)].join(), 6],
  [
    '.decide button:not(:disabled), .table [data-term], .ribbon > *, .scene :is(h2, h3, p, li, b, table, button), .table [role="tab"]',
    3,
  ],
  // What the others did is told here alone.
  ['.strip p', 5],
  ['.table :is(button, text, h2, h3, h4, p, li, b, [data-card], [data-piece], image), header *', 1],
];
/** What is larger is not a thing, but where things lie: such a share of the screen. */
const LARGE = 0.2;

/** The places of all that can be seen and should not be covered, by how much it is needed. */
export const taken = (): readonly Taken[] =>
  IN_THE_WAY.flatMap(([things, weight]) =>
    [...document.querySelectorAll(things)].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const isThing = width * height < LARGE * innerWidth * innerHeight;
      return isThing && isVisible(each) ? [{ left, top, width, height, weight }] : [];
    }),
  );
