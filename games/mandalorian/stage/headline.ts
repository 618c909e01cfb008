import type { Outcome, View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { CharacterId } from '../content/index.ts';
import { healthFor } from '../rules/event/counting.ts';
import type { Ending } from '../rules/outcome.ts';
import { fieldsOf, optionsOf } from '../table/sight.ts';
import type { Known } from './known.ts';
import { stageWords } from './words/index.ts';

/** How a mission has ended, in one sentence: how narrowly, or by what. */
export function headlineIn(
  known: Known,
  { reason, winners }: Pick<Outcome, 'reason' | 'winners'>,
  view: View,
  lang: Lang,
): string {
  const { end } = stageWords[lang];
  const names = known.names(lang);
  const mission = names.mission(optionsOf(view).mission, 'name');
  const heroes = heroesOf(view);
  if (reason === 'goal') {
    if (winners.length === 0) return end.inVain;
    const weak = heroes.find(({ hearts }) => hearts === 1);
    return weak === undefined
      ? end.won(mission, stageWords[lang].heartCount(heroes.reduce((sum, { hearts }) => sum + hearts, 0)))
      : end.wonBarely(mission, names.face(weak.id));
  }
  const ending = reason as Exclude<Ending, 'goal'>;
  const fallen = heroes.find(({ hearts }) => hearts <= 0);
  const what = ending === 'defeated' ? names.face(fallen?.id ?? '') : names.mission(optionsOf(view).mission, 'track');
  return end.lost[ending](what);
}

interface HeroLeft {
  readonly hero: number;
  readonly id: CharacterId;
  readonly hearts: number;
  readonly of: number;
}

export const heroesOf = (view: View): readonly HeroLeft[] => {
  const { characters, damage } = fieldsOf(view);
  return characters.map((id, hero) => {
    const of = healthFor(id, optionsOf(view));
    return { hero, id, hearts: of - (damage[hero] ?? 0), of };
  });
};
