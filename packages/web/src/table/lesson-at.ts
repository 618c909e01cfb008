import type { LessonAt } from '@cantina/web/kit';
import type { SeatPlay } from './seat-play.svelte.ts';

/** Where somebody who learns stands. */
export const lessonAt = (play: SeatPlay): LessonAt => ({
  play,
  seat: play.seat,
  happened: (type, by, isSuch = () => true) =>
    play.entries.filter(
      (entry) =>
        entry.kind === 'event' &&
        entry.event.type === type &&
        (by === undefined || entry.seat === by) &&
        isSuch(entry.event.data),
    ).length,
  answers: play.session.record.steps.filter(({ seat }) => seat === play.session.as).length,
  scene: play.stage.shown?.cue.scene?.key ?? null,
});
