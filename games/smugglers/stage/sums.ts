import type { SeenEvent } from '@cantina/kernel';
import type { StageReader, ToldText } from '@cantina/web/kit';
import { isOf } from '../table/events.ts';
import { printers } from '../text/index.ts';
import { stageWords } from './words/index.ts';

/** Upgrades in a row: how far each system has come, and what it cost in all. */
export function sumUp(events: readonly SeenEvent[], { seat, reader }: StageReader): ToldText | undefined {
  const upgrades = events.flatMap((event) => (isOf(event, 'upgrade') ? [event.data] : []));
  const [first] = upgrades;
  if (first === undefined || upgrades.length < 2 || upgrades.length < events.length) return undefined;
  const levels = new Map(upgrades.map(({ system, level }) => [printers[reader.lang].labels.systems[system], level]));
  const who = first.seat.seat;
  const say = stageWords[reader.lang];
  return say.upgrades(
    reader.seatName(who),
    who === seat,
    [...levels].map(([system, level]) => say.level(system, level)),
    upgrades.reduce((sum, { price }) => sum + price, 0),
  );
}
