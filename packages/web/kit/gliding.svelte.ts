import type { Attachment } from 'svelte/attachments';
import { way } from './flights.ts';
import { type Motion, travelTime } from './motion.ts';

/**
 * Makes one thing glide from where it was to where it is now, whenever `place` has changed:
 * `{@attach gliding(() => board.force, () => play.motion)}`.
 */
export function gliding(place: () => unknown, motion: () => Motion): Attachment<HTMLElement> {
  return (element) => {
    let from: DOMRect | undefined;
    $effect(() => {
      place();
      const to = element.getBoundingClientRect();
      const duration = travelTime(motion());
      if (from !== undefined && duration > 0 && (from.left !== to.left || from.top !== to.top))
        element.animate([{ transform: way(to, from) }, { transform: 'none' }], { duration, easing: 'ease-in-out' });
      from = to;
    });
  };
}
