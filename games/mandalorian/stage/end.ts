import type { GameEnd, StageBeat, StageReader, Turn } from '@cantina/web/kit';
import { cardsOf, fieldsOf, optionsOf } from '../table/sight.ts';
import { taskSaid } from './goal.ts';
import { headlineIn, heroesOf } from './headline.ts';
import type { Known } from './known.ts';
import { progressIn } from './progress.ts';
import { sceneIn } from './scenes.ts';
import { stageWords } from './words/index.ts';

/** How a mission ends: what for, how narrowly, what was missing. */
export const endWith = (known: Known): GameEnd => ({
  headline: (outcome, view, { reader: { lang } }) => headlineIn(known, outcome, view, lang),

  closeness: ({ reason }, view, { reader: { lang } }) => {
    const { end } = stageWords[lang];
    if (reason === 'goal') return end.turns(fieldsOf(view).turn);
    const progress = progressIn(known, view);
    return progress === null ? undefined : end.missing(taskSaid(known, progress.task, lang));
  },

  face: ({ reason }, view) => {
    if (reason !== 'defeated') return reason === 'time' ? 'time' : optionsOf(view).mission;
    return heroesOf(view).find(({ hearts }) => hearts <= 0)?.id ?? optionsOf(view).mission;
  },

  tally: (view, seat, { reader: { lang } }) => {
    const { end } = stageWords[lang];
    const names = known.names(lang);
    const { shared, crises, reveals } = fieldsOf(view);
    const own = heroesOf(view).filter((hero) => shared || hero.hero === seat);
    const facts = own.flatMap(({ hero, id, hearts, of }) => [
      { name: shared ? names.face(id) : end.hearts, value: `${Math.max(0, hearts)}/${of}` },
      ...(shared
        ? []
        : [
            { name: end.reveals, value: String(reveals[hero] ?? 0) },
            { name: end.plans, value: String(cardsOf(view, 'plans', hero).length) },
          ]),
    ]);
    const character = shared ? [] : own.map(({ id }) => ({ name: end.character, value: names.face(id) }));
    return [...character, ...facts, { name: end.crises, value: String(crises[seat] ?? 0) }];
  },

  measures: ({ reader: { lang } }) => {
    const { end } = stageWords[lang];
    return [
      {
        name: end.progress,
        isShared: true,
        goal: 100,
        of: (view) => (view.outcome?.reason === 'goal' ? 100 : Math.round((progressIn(known, view)?.share ?? 0) * 100)),
      },
      {
        name: end.hearts,
        isShared: true,
        of: (view) => heroesOf(view).reduce((sum, { hearts }) => sum + Math.max(0, hearts), 0),
      },
    ];
  },

  roundOf: (view) => fieldsOf(view).turn,
  turnOf: (beat, at) => turnIn(known, beat, at),
});

/** How much a moment counted: what was great, and what cost hearts. */
function turnIn(known: Known, beat: StageBeat, at: StageReader): Turn | null {
  const scene = sceneIn(known, beat, at);
  if (scene === null || scene.key === 'finish') return null;
  const lost = beat.events.filter(({ type }) => type === 'hurt').length;
  const weight =
    scene.weight === 'great' ? GREAT : lost > 0 ? lost * HEART : scene.key.startsWith('crisis-') ? CRISIS : 0;
  if (weight === 0) return null;
  return { text: scene.line, faces: scene.faces ?? scene.centre?.faces ?? [], seat: beat.by, weight };
}

const GREAT = 5;
const HEART = 2;
const CRISIS = 1;
