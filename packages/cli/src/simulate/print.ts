import type { Playable } from '@cantina/playable';
import type { ToldFailure } from '../commands/simulate.ts';
import type { Context } from '../context.ts';
import { paint } from '../io.ts';
import { say } from '../reader.ts';
import type { Coverage } from './coverage.ts';
import type { Summary } from './summary.ts';

type Result = Omit<Summary, 'failures'> & {
  readonly seed: string;
  readonly warmUpSeconds: number;
  readonly bots: readonly string[];
  readonly failures: readonly ToldFailure[];
  readonly coverage: Coverage;
};

/** The result for people. */
export function printSummary(result: Result, { texts }: Playable, { io, lang }: Context): void {
  const { games, decisions, answers, seconds, decisionsPerSecond, warmUpSeconds } = result;
  const { turns, turnsPerGame, wins, endings, stuck, errors, longestTail } = result;
  const text = texts[lang];
  io.out(paint(io, 'bold', text.name));
  io.out(say(lang, 'simulate.games', { games, decisions, seconds, rate: decisionsPerSecond }));
  if (warmUpSeconds > 0) io.out(say(lang, 'simulate.warm-up', { seconds: warmUpSeconds }));
  if (answers < decisions) io.out(say(lang, 'simulate.answers', { answers, others: decisions - answers }));
  if (turns !== null && turnsPerGame !== null) io.out(say(lang, 'simulate.turns', { turns, ...turnsPerGame }));
  wins.seats.forEach((won, seat) => {
    const level = result.bots[seat % result.bots.length] ?? '';
    const name = `${say(lang, 'cli.player', { number: seat + 1 })} (${level})`;
    io.out(say(lang, 'simulate.wins', { name, wins: won, share: won / games }));
  });
  for (const [side, won] of Object.entries(wins.sides ?? {})) {
    io.out(say(lang, 'simulate.wins', { name: text.sideName?.(side) ?? side, wins: won, share: won / games }));
  }
  if (wins.shared > 0) io.out(say(lang, 'simulate.shared', { games: wins.shared }));
  if (wins.nobody > 0) io.out(say(lang, 'simulate.nobody', { games: wins.nobody }));
  const ends = Object.entries(endings).map(([reason, count]) => `${reason} ${count}`);
  if (ends.length > 1) io.out(say(lang, 'simulate.endings', { endings: ends.join(' · ') }));
  io.out(say(lang, 'simulate.tail', { answers: longestTail }));
  printCoverage(result.coverage, { io, lang });
  io.out(paint(io, stuck + errors === 0 ? 'green' : 'red', say(lang, 'simulate.faults', { stuck, errors })));
  for (const { error, reproduce, report } of result.failures) {
    io.out(`\n${paint(io, 'red', error)}`);
    io.out(say(lang, 'simulate.reproduce', { command: reproduce }));
    if (report !== null) io.out(say(lang, 'simulate.report', { file: report }));
  }
}

function printCoverage(coverage: Coverage, { io, lang }: Pick<Context, 'io' | 'lang'>): void {
  for (const kind of ['face', 'verb', 'decision', 'event'] as const) {
    const { met, of, never } = coverage[kind];
    io.out(say(lang, `simulate.${kind}s`, { met: of === null ? String(met) : `${of - never.length}/${of}` }));
    if (never.length > 0) io.out(paint(io, 'yellow', `  ${say(lang, 'simulate.never', { keys: never.join(', ') })}`));
  }
}
