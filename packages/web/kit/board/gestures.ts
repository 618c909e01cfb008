import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte.ts';
import type { Point } from './map.ts';

/** A hand that shakes does not drag. */
const DRAG_FROM = 6;
const WHEEL_SPEED = 0.0016;

/** One's own piece, carried from space to space: a drag that begins on it moves it, not the map. */
interface Carrying {
  lifts(from: Element): boolean;
  over(place: Element | null): void;
  drop(place: Element | null): void;
}

/** Moves a camera: wheel, drag, pinch. A drag is no click. */
export function gestures(camera: Camera, carrying: Carrying): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDragging = false;
    let isCarrying = false;

    const inWindow = ({ x, y }: Point): Point => {
      const { left, top } = svg.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const handlers = {
      wheel: (event: WheelEvent) => {
        event.preventDefault();
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 18 : event.deltaY;
        camera.zoomBy(Math.exp(-pixels * WHEEL_SPEED), inWindow({ x: event.clientX, y: event.clientY }));
      },
      pointerdown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        start = { x: event.clientX, y: event.clientY };
        if (fingers.size === 1) isDragging = false;
        isCarrying = fingers.size === 1 && event.target instanceof Element && carrying.lifts(event.target);
      },
      pointermove: (event: PointerEvent) => {
        const before = fingers.get(event.pointerId);
        if (before === undefined || start === null) return;
        const now = { x: event.clientX, y: event.clientY };
        if (!isDragging && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM) return;
        if (!isDragging) svg.setPointerCapture(event.pointerId);
        isDragging = true;
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, now);
        if (isCarrying) carrying.over(document.elementFromPoint(now.x, now.y));
        else if (other === undefined) camera.pan(now.x - before.x, now.y - before.y);
        else pinch(other, before, now);
      },
      pointerup: ({ pointerId, clientX, clientY }: PointerEvent) => {
        fingers.delete(pointerId);
        if (isCarrying && isDragging) carrying.drop(document.elementFromPoint(clientX, clientY));
        isCarrying = false;
      },
      pointercancel: ({ pointerId }: PointerEvent) => {
        fingers.delete(pointerId);
        if (isCarrying) carrying.drop(null);
        isCarrying = false;
      },
    };
    const pinch = (still: Point, before: Point, now: Point): void => {
      const factor = Math.hypot(now.x - still.x, now.y - still.y) / Math.hypot(before.x - still.x, before.y - still.y);
      if (!Number.isFinite(factor) || factor === 0) return;
      camera.zoomBy(factor, inWindow({ x: (still.x + now.x) / 2, y: (still.y + now.y) / 2 }));
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };
    const swallow = (event: Event): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [type, handler] of Object.entries(handlers))
      svg.addEventListener(type, handler as EventListener, { passive: false });
    svg.addEventListener('click', swallow, { capture: true });
    return () => {
      for (const [type, handler] of Object.entries(handlers)) svg.removeEventListener(type, handler as EventListener);
      svg.removeEventListener('click', swallow, { capture: true });
    };
  };
}
