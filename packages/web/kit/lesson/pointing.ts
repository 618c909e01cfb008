import { CHOICES } from '../choices.ts';
import type { Play } from '../play.ts';
import { isMeant } from './asked.ts';
import type { Pointer } from './lesson.ts';

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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;
/** Below the bar of the page. */
const HEADER = 86;

/** What is asked and what can be done about it: words should not lie over it. */
const NEEDED = ['.prompt.asked .question', ...Object.values(CHOICES)].join();

/** The places of all that is asked and can be done right now, and be seen. */
export const needed = (): readonly Box[] =>
  [...document.querySelectorAll(NEEDED)].filter(isVisible).map((each) => each.getBoundingClientRect());

/**
 * Where words of a size stand beside what they are about without covering it, nor what one can do; null: nowhere. Where
 * something has to be covered, it is as little as possible.
 */
export function placeBeside(
  target: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  others: readonly Box[] = [],
): Pick<Box, 'left' | 'top'> | null {
  // A rectangle of the page has no values of its own that could be copied from it.
  const size = { width, height };
  const across = (at: number): number => clamp(at, screen.width - size.width);
  const down = (at: number): number => clamp(at, screen.height - size.height);
  const middle = across(target.left + target.width / 2 - size.width / 2);
  const level = down(target.top + target.height / 2 - size.height / 2);
  const beside = [
    { left: middle, top: target.top - size.height - GAP },
    { left: middle, top: target.top + target.height + GAP },
    { left: target.left + target.width + GAP, top: level },
    { left: target.left - size.width - GAP, top: level },
  ];
  // Farther away is better than over what one needs.
  const away = [HEADER, screen.height / 3, screen.height / 2, screen.height].flatMap((top) =>
    [middle, 0, screen.width].map((left) => ({ left: across(left), top: down(top) })),
  );
  // Right above the question, below the row: where what one needs ends.
  const between = others.flatMap(({ top, height }) =>
    [top - size.height - GAP, top + height + GAP].map((at) => ({ left: middle, top: at })),
  );
  const fitting = [...beside, ...between, ...away].filter(
    ({ left, top }) =>
      left >= EDGE &&
      top >= EDGE &&
      left + size.width <= screen.width - EDGE &&
      top + size.height <= screen.height - EDGE &&
      shared({ left, top, ...size }, target) === 0,
  );
  const covered = ({ left, top }: Pick<Box, 'left' | 'top'>): number =>
    others.reduce((sum, each) => sum + shared({ left, top, ...size }, each), 0);
  const far = ({ left, top }: Pick<Box, 'left' | 'top'>): number =>
    Math.hypot(left + width / 2 - target.left - target.width / 2, top + height / 2 - target.top - target.height / 2);
  // Right beside it is best, in this order; else as near as possible.
  const [best] = fitting
    .map((at) => ({
      at,
      covered: covered(at),
      turn: beside.includes(at) ? beside.indexOf(at) : beside.length,
      far: far(at),
    }))
    .sort((one, other) => one.covered - other.covered || one.turn - other.turn || one.far - other.far);
  return best?.at ?? null;
}

/** The area that two have in common. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
