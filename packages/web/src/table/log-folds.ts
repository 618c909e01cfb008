import type { SeenEvent } from '@cantina/kernel';
import type { Segment } from '@cantina/text';
import type { ToldText } from '@cantina/web/kit';

/** A line to read, and the step it belongs to. */
export interface Line {
  /** No other line of a log has the same. */
  readonly key: string;
  readonly step: number;
  readonly seat: number | null;
  readonly said: readonly Segment[];
  /** What it tells of; null: that something was taken back. */
  readonly event: SeenEvent | null;
}

/** Lines that are read as one; whoever wants to know more unfolds them. */
export interface Fold {
  /** Where its first line stands among all. */
  readonly first: number;
  readonly lines: readonly [Line, ...Line[]];
  /** The one sentence for all of them; nothing: the first line is read. */
  readonly sum: ToldText | undefined;
}

type SumUp = (events: readonly SeenEvent[]) => ToldText | undefined;

/** The lines of each step, and of several steps of one seat where one sentence tells them all. Nothing is folded over `news`. */
export function foldsOf(lines: readonly Line[], news: number, sumUp: SumUp = () => undefined): readonly Fold[] {
  const sumOf = (all: readonly Line[]) => (all.length < 2 ? undefined : sumUp(all.flatMap(({ event }) => event ?? [])));
  const steps: { first: number; lines: [Line, ...Line[]] }[] = [];
  for (const [i, line] of lines.entries()) {
    const last = steps.at(-1);
    if (last !== undefined && last.lines[0].step === line.step && i !== news) last.lines.push(line);
    else steps.push({ first: i, lines: [line] });
  }
  const folds: Fold[] = [];
  for (const step of steps) {
    const last = folds.at(-1);
    const both: [Line, ...Line[]] | undefined = last === undefined ? undefined : [...last.lines, ...step.lines];
    const isOfOne = last?.lines[0].seat === step.lines[0].seat && step.first !== news;
    const sum = both === undefined || !isOfOne ? undefined : sumOf(both);
    if (last !== undefined && both !== undefined && sum !== undefined)
      folds[folds.length - 1] = { first: last.first, lines: both, sum };
    else folds.push({ ...step, sum: sumOf(step.lines) });
  }
  return folds;
}
