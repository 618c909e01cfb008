import { type DecisionOption, faceOf, startFrom } from '@cantina/kernel';
import { type Setting, setTable } from '@cantina/kernel/testing';
import { kernelBook, type Lang } from '@cantina/text';
import type { Scene, StageReader } from '@cantina/web/kit';
import { onlooker as onlookerAt, scenesAfter } from '@cantina/web/kit/testing';
import { game } from '../../rules/game.ts';
import type { DeckState } from '../../rules/state.ts';
import { texts } from '../../text/index.ts';
import { faceName } from '../../text/names/index.ts';
import { sceneOf } from '../scenes.ts';

const WORDS = { book: { ...kernelBook, ...texts }, faceName };

export const onlooker = (seat: number | null, lang: Lang = 'en'): StageReader => onlookerAt(seat, lang, WORDS);

/**
 * Answers at a table that was set by hand, and the scenes that somebody sees of them. An answer is the id of an option, or
 * what is done with which card: `buy bossk`.
 */
export function scenesOf(
  setting: Setting<DeckState> & { readonly seats: number },
  answers: readonly string[],
  at: StageReader,
): readonly (Scene | null)[] {
  const match = startFrom(game, setTable({ game }, setting), { seed: 'stage' }).watch();
  const named = ({ id, card }: DecisionOption): string =>
    card === undefined ? id : `${id.split(':')[0]} ${match.read((g) => faceOf(g, card))}`;
  return scenesAfter(match, answers, at, { named, sceneOf });
}
