import type { View } from '@cantina/kernel';
import type { StageReader, Standing } from '@cantina/web/kit';
import { countOf, fieldsOf } from '../table/sight.ts';
import { heroesOf } from './headline.ts';
import { stageWords } from './words/index.ts';

/** What events, threats and companions can change for me; shared characters are everybody's. */
export function standing(view: View, seat: number, { reader: { lang } }: StageReader): readonly Standing[] {
  const { end } = stageWords[lang];
  const { shared } = fieldsOf(view);
  const own = heroesOf(view).filter(({ hero }) => shared || hero === seat);
  return [
    { name: end.hearts, value: own.reduce((sum, { hearts }) => sum + Math.max(0, hearts), 0) },
    { name: end.hand, value: countOf(view, 'hand', seat) },
    { name: end.plans, value: own.reduce((sum, { hero }) => sum + countOf(view, 'plans', hero), 0) },
  ];
}
