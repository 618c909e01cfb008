import type { GameText } from '@cantina/playable';
import type { GameFace } from '@cantina/web/kit';
import type { Board } from './boards.ts';
import ContactCard from './ContactCard.svelte';
import CourierTable from './CourierTable.svelte';
import type { CourierFields } from './courier.svelte.ts';
import { texts } from './texts.ts';

const text: GameText = { name: 'Courier', faceName: (face) => face, sheet: () => [] };

export const faceFor = (board: Board): GameFace => ({
  book: texts,
  texts: { de: text, en: text, ru: text },
  Table: CourierTable,
  Card: ContactCard,
  spaceOf: (option) => (option.startsWith('through:') ? option.slice('through:'.length) : undefined),
  spaceName: (space) => board.spaces.find(({ id }) => id === space)?.name ?? space,
  packs: ({ fields }) => (fields as unknown as CourierFields).unlocked,
  composes: ({ prompt }) => prompt.key === 'prompt.offer',
});
