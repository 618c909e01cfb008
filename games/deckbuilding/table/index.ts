import type { GameFace } from '@cantina/web/kit';
import { end } from '../stage/end.ts';
import { stage } from '../stage/index.ts';
import { gameTexts, texts } from '../text/index.ts';
import { isAssignment, lists } from './attacks.ts';
import { boardOf } from './board.ts';
import CardZoom from './CardZoom.svelte';
import { goalOf } from './goal.ts';
import { fieldsOf } from './sight.ts';
import Table from './Table.svelte';
import { warningBefore } from './warning.ts';
import { words } from './words/index.ts';

/** What the browser gets of this game: texts and pictures, and of the rules what it reads numbers with. */
export const face: GameFace = {
  book: texts,
  texts: gameTexts,
  Table,
  Card: CardZoom,
  stage,
  end,
  goal: goalOf,
  glossary: async () => (await import('./glossary.ts')).glossary,
  // DB-CMP-09
  guide: () => ['DB-WIN-01', 'DB-OPT-01', 'DB-BUY-01', 'DB-BUY-03', 'DB-ASG-01', 'DB-ASG-02', 'DB-ATK-07', 'DB-END-04'],
  sideOf: (view, seat) => fieldsOf(view).factions[seat] ?? '',
  // An attack on the base names no card, because ships may stand before it; on the screen it belongs to the base.
  anchor: (option, { view, seat }) =>
    /^attack(-all)?:base$/.test(option) ? boardOf(view, seat).far.base?.id : undefined,
  lists,
  // What most turns are about comes before what else may be done.
  wishes: ({ id }) => id === 'play-all' || id === 'attack-all:base',
  ways: (options, lang) => (options.every(isAssignment) ? words[lang].targets(options.length) : undefined),
  // A base is chosen for long, and what an ability does stands on its card.
  readsFirst: ({ id }, { decision }) => /^(buy|ability):/.test(id) || decision?.prompt.key === 'prompt.reveal-base',
  warning: ({ decision, reader, view, seat }, option) =>
    warningBefore(decision, option, boardOf(view, seat), reader.lang),
};
