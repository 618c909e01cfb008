import { changed, type SeenEvent, type View } from '@cantina/kernel';
import type { Step } from '../live/messages.ts';

/** A beat as it can be drawn: what happened, and the table before and after it. */
export interface PlayedBeat {
  /** Which step it belongs to, and which of its beats it is. */
  readonly step: number;
  readonly index: number;
  /** Who answered; null where nobody did, as at the start. */
  readonly by: number | null;
  readonly events: readonly SeenEvent[];
  /** Null before the start. */
  readonly before: View | null;
  readonly view: View;
}

/** A step with the table at each of its beats, and after it. */
export interface PlayedStep extends Omit<Step, 'beats'> {
  readonly beats: readonly PlayedBeat[];
  readonly view: View;
}

/** Plays a step on the view before it. Throws when the two do not fit, so that nobody is shown half of it. */
export function played(before: View | null, step: Step): PlayedStep {
  let view = before;
  const beats = step.beats.map(({ events, changes }, index) => {
    const past = view;
    if (changes !== undefined) view = changed(view, changes) as View;
    if (view === null) throw new Error('a step without a table');
    return { step: step.n, index, by: step.seat, events, before: past, view };
  });
  if (view === null) throw new Error('a step without a table');
  return { ...step, beats, view };
}

/** Plays steps one after the other, the first one on the view before it. */
export function playedAll({
  view,
  steps,
}: {
  readonly view: View | null;
  readonly steps: readonly Step[];
}): PlayedStep[] {
  const all: PlayedStep[] = [];
  for (const step of steps) all.push(played(all.at(-1)?.view ?? view, step));
  return all;
}

/** All that happened in a step. */
export const eventsOf = ({ beats }: Pick<Step, 'beats'>): readonly SeenEvent[] => beats.flatMap(({ events }) => events);
