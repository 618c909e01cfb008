import type { View } from '@cantina/kernel';
import type { GameEnd, StageBeat, StageReader, Turn } from '@cantina/web/kit';
import type { CharacterId } from '../content/index.ts';
import { healthFor } from '../rules/event/counting.ts';
import type { Ending } from '../rules/outcome.ts';
import { cardsOf, fieldsOf, optionsOf } from '../table/sight.ts';
import { taskSaid } from './goal.ts';
import type { Known } from './known.ts';
import { progressIn } from './progress.ts';
import { sceneIn } from './scenes.ts';
import { stageWords } from './words/index.ts';

/** How a mission ends: what for, how narrowly, what was missing. */
export const endWith = (known: Known): GameEnd => ({
  headline: ({ reason, winners }, view, { reader: { lang } }) => {
    const say = stageWords[lang];
    const names = known.names(lang);
    const mission = names.mission(optionsOf(view).mission, 'name');
    if (reason === 'goal') {
      if (winners.length === 0) return say.end.inVain;
      const weak = heroesOf(view).find(({ hearts }) => hearts === 1);
      return weak === undefined
        ? say.end.won(mission, say.heartCount(heroesOf(view).reduce((sum, { hearts }) => sum + hearts, 0)))
        : say.end.wonBarely(mission, names.face(weak.id));
    }
    const ending = reason as Exclude<Ending, 'goal'>;
    const fallen = heroesOf(view).find(({ hearts }) => hearts <= 0);
    const what = ending === 'defeated' ? names.face(fallen?.id ?? '') : names.mission(optionsOf(view).mission, 'track');
    return say.end.lost[ending](what);
  },

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
