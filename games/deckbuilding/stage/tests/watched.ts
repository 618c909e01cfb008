import {
  type DecisionOption,
  faceOf,
  type Match,
  type Moment,
  type SeenEvent,
  startFrom,
  type View,
  type Viewer,
} from '@cantina/kernel';
import { type Setting, setTable } from '@cantina/kernel/testing';
import { kernelBook, type Lang, type Reader, segments } from '@cantina/text';
import type { Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { game } from '../../rules/game.ts';
import type { DeckState } from '../../rules/state.ts';
import { texts } from '../../text/index.ts';
import { faceName } from '../../text/names/index.ts';
import { sceneOf } from '../scenes.ts';

const NAMES = ['Nina', 'Ben'] as const;

/** Somebody who looks on: seat 0 is Nina, seat 1 is Ben. */
export function onlooker(seat: number | null, lang: Lang = 'en'): StageReader {
  const reader: Reader = {
    lang,
    seat,
    book: { ...kernelBook, ...texts },
    seatName: (each) => NAMES[each] ?? '',
    faceName: (face) => faceName(lang, face),
  };
  return { seat, reader, lineOf: ({ type, data }) => segments({ key: `log.${type}`, args: data }, reader) };
}

const viewerOf = ({ seat }: StageReader): Viewer => seat ?? 'spectator';

/** The beats of the last step as one viewer gets them. */
export function beatsFor(
  match: Match<DeckState>,
  at: StageReader,
  step: number,
  by: number | null,
): readonly StageBeat[] {
  const viewer = viewerOf(at);
  const [before, ...moments] = match.moments;
  if (before === undefined) return [];
  const log = match.log(viewer, before.events);
  let past: { readonly view: View; readonly events: number } = { view: before.view(viewer), events: before.events };
  return moments.map((moment: Moment) => {
    const view = moment.view(viewer);
    const events: readonly SeenEvent[] = log.filter(({ n }) => n >= past.events && n < moment.events);
    const beat: StageBeat = { step, by, events, before: past.view, view };
    past = { view, events: moment.events };
    return beat;
  });
}

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
  return answers.flatMap((wanted, step) => {
    const offered = match.pending.flatMap(({ seat, id, options }) => options.map((option) => ({ seat, id, option })));
    const found = offered.find(({ option }) => option.id === wanted || named(option) === wanted);
    if (found === undefined)
      throw new Error(`${wanted} is not offered, but ${offered.map(({ option }) => named(option)).join(', ')}`);
    match.answer(found.seat, found.id, [found.option.id]);
    return beatsFor(match, at, step, found.seat).map((beat) => sceneOf(beat, at));
  });
}
