import type { SeenEvent } from '@cantina/kernel';
import type { StageReader, ToldText } from '@cantina/web/kit';
import type { Events } from '../rules/ops/index.ts';
import type { Known } from './known.ts';
import { stageWords } from './words/index.ts';

/** A walk over several spaces: from where to where. */
export function sumUpIn(known: Known, events: readonly SeenEvent[], { reader }: StageReader): ToldText | undefined {
  if (events.length < 2 || events.some(({ type }) => type !== 'hero-moves')) return undefined;
  const moves = events.map(({ data }) => data as unknown as Events['hero-moves']);
  const [first, last] = [moves[0], moves.at(-1)];
  if (first === undefined || last === undefined || moves.some(({ hero }) => hero !== first.hero)) return undefined;
  return stageWords[reader.lang].moved(known.names(reader.lang).face(first.hero), first.from, last.to);
}
