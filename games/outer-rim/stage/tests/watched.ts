import { type DecisionOption, faceOf, startFrom } from '@cantina/kernel';
import { setTable } from '@cantina/kernel/testing';
import { kernelBook, type Lang } from '@cantina/text';
import type { Scene, StageReader } from '@cantina/web/kit';
import { onlooker as onlookerAt, scenesAfter } from '@cantina/web/kit/testing';
import { game } from '../../rules/game.ts';
import { type Position, settingOf, short } from '../../tests/position.ts';
import { texts } from '../../text/index.ts';
import { faceName } from '../../text/names/index.ts';
import { sceneOf } from '../scenes.ts';

const WORDS = { book: { ...kernelBook, ...texts }, faceName };

export const onlooker = (seat: number | null, lang: Lang = 'en'): StageReader => onlookerAt(seat, lang, WORDS);

/** Answers at a table that was set by hand, by option id, `card:greedo` or `*` for anything, and the scenes that somebody sees of them. */
export function scenesOf(position: Position, answers: readonly string[], at: StageReader): readonly Scene[] {
  const match = startFrom(game, setTable({ game }, settingOf(position)), { seed: 'stage' }).watch();
  const named = ({ id, card }: DecisionOption): string =>
    card === undefined ? id : `${id.split(':')[0]}:${short(match.read((g) => faceOf(g, card)))}`;
  return scenesAfter(match, answers, at, { named, sceneOf }).filter((scene) => scene !== null);
}
