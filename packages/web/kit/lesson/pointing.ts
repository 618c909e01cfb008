import type { Play } from '../play.ts';
import type { Pointer } from './lesson.ts';

/** The element that is pointed at, if it can be seen. */
export function elementAt(pointer: Pointer, play: Play): Element | null {
  for (const selector of selectorsOf(pointer, play)) {
    const found = [...document.querySelectorAll(selector)].find(isVisible);
    if (found !== undefined) return found;
  }
  return null;
}

function selectorsOf(pointer: Pointer, { decision }: Play): readonly string[] {
  if ('card' in pointer) return [`[data-card="${pointer.card}"]`, `[data-piece="${pointer.card}"]`];
  if ('space' in pointer) return [`[data-space="${CSS.escape(pointer.space)}"]`];
  if ('term' in pointer) return [`[data-term="${CSS.escape(pointer.term)}"]`];
  if ('thing' in pointer) return [`[data-lesson="${CSS.escape(pointer.thing)}"]`];
  const option = decision?.options.find(({ id }) => id === pointer.option || id.startsWith(pointer.option));
  if (option === undefined) return [];
  const { id, card } = option;
  const listed = `[data-option="${CSS.escape(id)}"], [data-choice="${CSS.escape(id)}"]`;
  return card === undefined ? [listed] : [`[data-card="${card}"]`, `[data-piece="${card}"]`, listed];
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

/** Where words of a size can stand beside what they are about without covering it; null: nowhere. */
export function placeBeside(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> | null {
  const middle = clamp(target.left + target.width / 2 - size.width / 2, screen.width - size.width);
  const level = clamp(target.top + target.height / 2 - size.height / 2, screen.height - size.height);
  const places = [
    { left: middle, top: target.top - size.height - GAP },
    { left: middle, top: target.top + target.height + GAP },
    { left: target.left + target.width + GAP, top: level },
    { left: target.left - size.width - GAP, top: level },
  ];
  return (
    places.find(
      ({ left, top }) =>
        left >= EDGE &&
        top >= EDGE &&
        left + size.width <= screen.width - EDGE &&
        top + size.height <= screen.height - EDGE,
    ) ?? null
  );
}

const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most - EDGE));
