import type { GameFace } from '@cantina/web/kit';
import { gameTexts, texts } from '../text/index.ts';
import Card from './Card.svelte';
import Table from './Table.svelte';

/** What the browser gets of this game: texts and pictures, and nothing of its rules. */
export const face: GameFace = {
  book: texts,
  texts: gameTexts,
  Table,
  Card,
  guide: () => ['JC-WIN-01', 'JC-TURN-01', 'JC-CARD-01'],
};
