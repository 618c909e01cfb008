import type { View } from '@cantina/kernel';
import { books } from '@cantina/text';
import type { GameFace, Play } from '@cantina/web/kit';
import type { AreaId, CharacterId, MissionId } from '../content/index.ts';
import type { Ending } from '../rules/outcome.ts';
import { endWith } from '../stage/end.ts';
import { goalIn } from '../stage/goal.ts';
import { known, stage } from '../stage/index.ts';
import { campaignTexts } from '../text/campaign/index.ts';
import { gameTexts, texts } from '../text/index.ts';
import { areaSpace, askedWith } from './areas/holding.svelte.ts';
import { mapOf } from './board.ts';
import Card from './card/Card.svelte';
import { names } from './names.ts';
import { needsOf } from './now/needs.ts';
import { noteOn } from './now/notes.ts';
import { CHOOSERS } from './questions.ts';
import { cardsOf, fieldsOf, optionsOf } from './sight.ts';
import Table from './Table.svelte';
import { words } from './words/index.ts';

/** What the browser gets of this game: texts and pictures of the first game; packs come from the server. */
export const face: GameFace = {
  book: books(texts, campaignTexts),
  texts: gameTexts,
  Table,
  Card,
  stage,
  end: endWith(known),
  glossary: async () => (await import('./glossary.ts')).glossary,
  goal: ({ view, reader }) => goalIn(known, view, reader.lang),
  // A mission has a map of its own.
  settingMatters: (setting, { mission }) => setting !== 'map' || CONTRACTS.some((id) => id === mission),
  guide: () => GUIDE, // MA-CMP-12, MA-SET-19
  sideOf: (view, seat) => (fieldsOf(view).shared ? '' : (fieldsOf(view).characters[seat] ?? '')),
  ending: ({ reason, winners }, lang) =>
    words[lang].endings[reason === 'goal' && winners.length === 0 ? 'in-vain' : (reason as Ending)],
  epilogue: (view, { reason }, lang) =>
    names[lang].mission(optionsOf(view).mission, reason === 'goal' ? 'won' : 'lost'),
  spaceOf,
  spaceName: (space, lang) => {
    const area = space.startsWith('area:') ? (space.slice('area:'.length) as AreaId) : null;
    return area === null ? space : names[lang].area(area, 'm1') || words[lang].mission;
  },
  // What lies on the map, among the areas or in the hand is chosen there.
  lists: ({ id, card }, { view, seat }) =>
    !id.startsWith('play:') &&
    !id.startsWith('space:') &&
    !cardsOf(view, 'drawn', seat).some((drawn) => drawn.id === card),
  noteOn,
  asks: askedWith,
  needs: needsOf,
  composes: ({ prompt: { key } }) => CHOOSERS.includes(key),
  packs: (view) => {
    const { mission, map, unlocked } = optionsOf(view);
    return mission === 'm1' && unlocked === 1 ? [] : [mission, map, String(unlocked)];
  },
};

const CONTRACTS: readonly MissionId[] = ['c1', 'c2', 'h1', 'h2'];

/** The turn, what makes an area dangerous, and how it ends. */
const GUIDE: readonly string[] = [
  'MA-WIN-01',
  'MA-TRN-01',
  'MA-ACT-01',
  'MA-ACT-02',
  'MA-EVS-02',
  'MA-EVS-04',
  'MA-EVS-05',
  'MA-DMG-01',
];

/** Everything that can be chosen belongs to a space of the map or to an area. */
function spaceOf(option: string, { view, decision }: Play): string | undefined {
  const area = areaSpace(option);
  if (area !== undefined) return area;
  const [kind = '', what = ''] = option.split(':');
  switch (kind) {
    case 'space':
    case 'burst':
      return what;
    case 'hero':
      return spaceOfHero(view, what);
    case 'door': {
      // The far side of a door, as seen by whoever acts.
      const hero = decision?.prompt.args?.hero;
      const actor = typeof hero === 'string' ? spaceOfHero(view, hero) : undefined;
      return mapOf(view)
        ?.doors.find(({ id }) => id === what)
        ?.between.find((side) => side !== actor);
    }
    default:
      return undefined;
  }
}

function spaceOfHero(view: View, hero: string): string | undefined {
  const { characters, spaces } = fieldsOf(view);
  return mapOf(view)?.spaces[spaces[characters.indexOf(hero as CharacterId)] ?? -1]?.id;
}
