import { type EventsOf, opsFor, type Seat } from '@cantina/kernel';
import type { JawaState } from '../state.ts';

const op = opsFor<JawaState>();

export const score = op('score', (s, seat: Seat, points: number) => {
  s.points[seat] = (s.points[seat] ?? 0) + points;
  return { seat: { seat }, points };
});

export const passOn = op('pass-on', (s) => {
  s.active = (s.active + 1) % s.seats;
  return { seat: { seat: s.active } };
});

export type Events = EventsOf<{ readonly score: typeof score; readonly passOn: typeof passOn }>;
