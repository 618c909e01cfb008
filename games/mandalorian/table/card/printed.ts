import { printedIn, type SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { packs } from '@cantina/web/kit';
import type { Card, CharacterId } from '../../content/index.ts';
import { gameTexts } from '../../text/index.ts';
import { AREA_TONES, CHARACTER_TONES, CLASS_TONES, OBJECT_TONE, TOKEN_TONE } from '../art/tones.ts';
import { content } from '../content.svelte.ts';
import { names } from '../names.ts';
import { words } from '../words/index.ts';

const inFirstGame = printedIn(gameTexts);

/** What is printed on a card in the reader's language: of the first game, or of a pack that was unlocked. */
export const printedOn = (face: string, lang: Lang): SheetEntry | undefined =>
  packs.entry(face) ?? inFirstGame(face, lang);

/** What the card itself says it is; the sheet's heading stands for all cards of that kind. */
export function kindOf(face: string, lang: Lang): string {
  const card: Card | undefined = content.card(face);
  const { kinds } = words[lang];
  switch (card?.kind) {
    case 'event':
    case 'planning':
    case 'threat':
    case 'disruption':
      return kinds[card.kind];
    case 'skill':
      return card.type === 'base'
        ? `${kinds.skill}: ${printedOn(card.character, lang)?.name ?? ''}`
        : groupOf(face, lang);
    case 'token':
    case 'role':
    case undefined:
      return groupOf(face, lang);
  }
}

const groupOf = (face: string, lang: Lang): string => printedOn(face, lang)?.group ?? '';

/** What an enemy does and when: it is the same for all of a class, and no card says it. */
export function actsOf(face: string, lang: Lang): readonly string[] {
  const kind = content.cardAs(face, 'threat')?.enemy ?? null;
  if (kind === null) return [];
  const reach = content.reachOf(kind);
  const { attack, when } = words[lang].acts;
  return [...(reach === null ? [] : [attack(reach.least, reach.most)]), when(names[lang].enemyClass(kind))];
}

/** The colour of a card's frame, and a sign for what its picture does not tell. */
export interface CardLook {
  readonly sign: string | null;
  readonly tone: string;
}

const looks = (sign: string | null, tone: string): CardLook => ({ sign, tone });

export function lookOf(face: string): CardLook {
  const card: Card | undefined = content.card(face);
  switch (card?.kind) {
    case 'skill':
      return looks(null, CHARACTER_TONES[card.character]);
    case 'event':
      return looks(card.back, '#b5483c');
    case 'planning':
      return looks('plan', AREA_TONES.plan);
    case 'disruption':
      return looks('jamming', card.color === 'white' ? '#cfc6ba' : '#e0b23c');
    case 'threat':
      return card.enemy === null
        ? looks(card.object ?? 'nothing', OBJECT_TONE)
        : looks(card.enemy, CLASS_TONES[card.enemy]);
    case 'role':
      return looks('role', '#7a68b0');
    case 'token':
      return looks(card.sign, TOKEN_TONE);
    case undefined:
      return looks(null, face in CHARACTER_TONES ? CHARACTER_TONES[face as CharacterId] : TOKEN_TONE);
  }
}
