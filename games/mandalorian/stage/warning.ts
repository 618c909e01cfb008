import type { View } from '@cantina/kernel';
import type { StageReader } from '@cantina/web/kit';
import { charactersFor, healthFor, timeSizeFor } from '../rules/event/counting.ts';
import { fieldsOf, optionsOf } from '../table/sight.ts';
import type { Known } from './known.ts';
import { stageWords } from './words/index.ts';

/** Everybody should know that it may be over soon. */
export function warningIn(known: Known, view: View, { reader: { lang } }: StageReader): string | undefined {
  const options = optionsOf(view);
  const mission = known.mission(options.mission);
  if (mission === undefined || view.outcome !== null) return undefined;
  const say = stageWords[lang];
  const { time, shared, characters, damage, spaces } = fieldsOf(view);
  const size = timeSizeFor(mission, charactersFor(view.seats, shared));
  if (size > 0 && time === size - 1) return say.warnTime;
  const weak = characters.find(
    (id, hero) => (spaces[hero] ?? -1) >= 0 && healthFor(id, options) - (damage[hero] ?? 0) === 1,
  );
  return weak === undefined ? undefined : say.warnHeart(known.names(lang).face(weak));
}
