import { type Decision, rngFromSeed, seedFrom, start, startFrom, type Viewer } from '@cantina/kernel';
import { randomAnswer, type Setting, setTable } from '@cantina/kernel/testing';
import type { Lang } from '@cantina/text';
import type { Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { beatsOf, onlooker, take } from '@cantina/web/kit/testing';
import { cardOf, cards, maps, missions } from '../../content/all.ts';
import { BOSS, numbers as m4 } from '../../content/locked/p4/mission.ts';
import { game } from '../../rules/game.ts';
import type { MandoState, Options } from '../../rules/state.ts';
import type { Names } from '../../table/names.ts';
import { gameTexts, packs, texts } from '../../text/all.ts';
import { labels, missionText } from '../../text/index.ts';
import { nameOf } from '../../text/locked/index.ts';
import type { Known } from '../known.ts';
import { sceneIn } from '../scenes.ts';

/** What a table with every pack knows. */
const text = (key: string, lang: Lang): string | undefined =>
  PACKS.map((pack) => packs.read(pack, lang).messages[key]).find((found) => found !== undefined) ??
  missionText(key, lang);
const PACKS = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const faces = new Set(cards.map(({ id }) => id));

const names = (lang: Lang): Names => ({
  face: (face) => nameOf(lang, face),
  place: (id) => text(`name.${id}`, lang) ?? '',
  area: (area, mission) =>
    area === 'mission' ? (text(`mission.${mission}.area`, lang) ?? '') : nameOf(lang, `area:${area}`),
  enemyClass: (of) => labels[lang].classes[of],
  back: (back) => labels[lang].backs[back],
  ability: (ability) =>
    ability === 'sentry' ? labels[lang].abilities.sentry.name : (text(`ability.${ability}`, lang) ?? ''),
  mission: (mission, part) => text(`mission.${mission}.${part}`, lang) ?? '',
  paragraphs: () => [],
});

const sheets = new Map<Lang, ReadonlyMap<string, { readonly text: readonly string[]; readonly story?: string }>>();

export const known: Known = {
  card: (face) => (faces.has(face) ? cardOf(face) : undefined),
  mission: (id) => missions.find((mission) => mission.id === id),
  map: (id) => maps.find((map) => map.id === id),
  health: ({ id, health }, count) => (id === BOSS ? m4.health + m4.healthPerCharacter * count : health),
  names,
  acts: () => [],
  printed: (face, lang) => {
    const sheet = sheets.get(lang) ?? new Map(gameTexts[lang].sheet().map((entry) => [entry.face, entry]));
    sheets.set(lang, sheet);
    return sheet.get(face);
  },
};

/** Somebody who looks, and reads in their language. */
export const readerFor = (seat: number | null, lang: Lang = 'en'): StageReader =>
  onlooker(seat, lang, { book: texts, faceName: nameOf });

/** A beat and what one viewer is shown of it. */
export interface Staged {
  readonly beat: StageBeat;
  readonly scene: Scene | null;
}

export const sceneFor = (beat: StageBeat, seat: number | null, lang: Lang = 'en'): Scene | null =>
  sceneIn(known, beat, readerFor(seat, lang));

/** Plays at random and stages every beat for a viewer. */
export function staged(
  table: { readonly seats: number; readonly options: Options; readonly seed: string },
  viewer: Viewer,
  lang: Lang = 'en',
): readonly Staged[] {
  const match = start(game, { ...table, seed: seedFrom(table.seed) }).watch();
  const rng = rngFromSeed(seedFrom(`${table.seed} answers`));
  const seat = viewer === 'spectator' ? null : viewer;
  const found: Staged[] = [];
  for (let step = 0; match.outcome === null && step < MOST; step++) {
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat: by, id } = match.pending[index] as Decision;
    match.answer(by, id, picks);
    found.push(...beatsOf(match, viewer, step, by).map((beat) => ({ beat, scene: sceneFor(beat, seat, lang) })));
  }
  return found;
}

const MOST = 600;

/** A table that was set by hand: takes options by their ids, and stages what comes of the last of them. */
export function stagedFrom(setting: Setting<MandoState>, ...options: readonly RegExp[]): readonly Staged[] {
  const match = startFrom(game, setTable({ game }, setting), { seed: seedFrom('set') }).watch();
  for (const wanted of options) take(match, ({ id }) => wanted.test(id));
  return beatsOf(match, 0, options.length, 0).map((beat) => ({ beat, scene: sceneFor(beat, 0) }));
}
