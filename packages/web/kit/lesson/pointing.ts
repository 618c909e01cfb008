import { CHOICES } from '../choices.ts';
import type { Play } from '../play.ts';
import { isMeant } from './asked.ts';
import type { Pointer } from './lesson.ts';
import type { Box, Taken } from './placing.ts';

/** The element that is pointed at, if it can be seen, or at least be brought into sight. */
export function elementAt(pointer: Pointer, play: Play): Element | null {
  const drawn = selectorsOf(pointer, play).flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().width > 0),
  );
  return drawn.find(isVisible) ?? drawn[0] ?? null;
}

/** Where a pointer leads, the best first. */
export function selectorsOf(pointer: Pointer, { decision }: Play): readonly string[] {
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

/** What of a space is pointed at: where it can be hit; of a hex, all of it. */
const DRAWN = '.touch, .ground';
const nameOnMap = (space: string): string => `.map text[data-label="${CSS.escape(space)}"]`;

const drawnOf = (element: Element): Element =>
  element.matches('g.space') ? (element.querySelector(DRAWN) ?? element) : element;

/** A choice that waits behind a button, because not all of them fit, is reached by that button. */
export function inSight(element: Element): Element {
  if (clipped(drawnOf(element)) !== null) return element;
  const more = element.closest('.room')?.querySelector('.more');
  return more != null && isVisible(more) ? more : element;
}

/** Where a thing is touched: its middle, without its name. */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = clipped(drawnOf(element)) ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * What is seen of a thing where it lies in something that scrolls; null: nothing. Of a space it is what is drawn, together
 * with the name above or below it: a frame around it does not cut through its name.
 */
export function seenOf(element: Element): Box | null {
  const box = clipped(drawnOf(element));
  const { space } = (element as SVGGElement).dataset;
  if (box === null || space === undefined || !element.matches('g.space')) return box;
  const name = document.querySelector(nameOnMap(space))?.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  if (name === undefined || name.left > middle || name.right < middle) return box;
  const [left, top] = [Math.min(box.left, name.left), Math.min(box.top, name.top)];
  const [right, bottom] = [Math.max(box.left + box.width, name.right), Math.max(box.top + box.height, name.bottom)];
  return { left, top, width: right - left, height: bottom - top };
}

/** What is left of a thing between the edges of what it lies in. */
function clipped(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edges = around.getBoundingClientRect();
    left = Math.max(left, edges.left);
    top = Math.max(top, edges.top);
    right = Math.min(right, edges.right);
    bottom = Math.min(bottom, edges.bottom);
  }
  return right - left < 1 || bottom - top < 1 ? null : { left, top, width: right - left, height: bottom - top };
}

/** What answers on the table, by where one sees what it is: on a map what is drawn and its name, of a card its name. */
const CANDIDATES = `${CHOICES.laidOut}, ${CHOICES.inHand}, ${CHOICES.lit}`;
const NAMES = 'h2, h3, h4, b, .name';

/**
 * What has to be seen while words are read: what they speak of and, while something is to be done, the choices – those on the
 * map where they point at a place, those in the list, and the names of cards that can be chosen.
 */
export function neededFor(spokenOf: readonly Element[], pointedAt: Element | null, isToDo: boolean): readonly Box[] {
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
  const things: Element[] = [...spokenOf];
  if (isToDo) {
    things.push(...all(CHOICES.listed), ...all(CHOICES.closing));
    things.push(...all(CANDIDATES).flatMap((each) => [...each.querySelectorAll(NAMES)]));
    if (pointedAt?.matches('g.space, [data-go]') === true) {
      const places = [...all(CHOICES.onMap), ...all('g.space.home')];
      const names = places.flatMap((place) => all(nameOnMap((place as SVGGElement).dataset.space ?? '')));
      things.push(...places, ...names);
    }
  }
  return things.flatMap((each) => {
    const box = clipped(drawnOf(each));
    return box === null || !isThing(box) ? [] : [box];
  });
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
const isThing = ({ width, height }: Box): boolean => width * height < LARGE * innerWidth * innerHeight;

/** The places of all that can be seen and should not be covered, by how much it is needed. */
export const taken = (): readonly Taken[] =>
  IN_THE_WAY.flatMap(([things, weight]) =>
    [...document.querySelectorAll(things)].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const box = { left, top, width, height, weight };
      return isThing(box) && isVisible(each) ? [box] : [];
    }),
  );
