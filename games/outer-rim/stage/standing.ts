import type { View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { StageReader, Standing } from '@cantina/web/kit';
import { FACTIONS } from '../content/index.ts';
import { cardsOf, fieldsOf } from '../table/sight.ts';
import { words as tableWords } from '../table/words/index.ts';
import { fameIn } from './end.ts';

const WORDS = {
  de: {
    character: 'Schaden an deinem Charakter',
    ship: 'Schaden an deinem Schiff',
    cards: 'Deine Karten',
    reputation: (faction: string) => `Ruf · ${faction}`,
  },
  en: {
    character: 'Damage to your character',
    ship: 'Damage to your ship',
    cards: 'Your cards',
    reputation: (faction: string) => `Reputation · ${faction}`,
  },
  ru: {
    character: 'Урон персонажу',
    ship: 'Урон кораблю',
    cards: 'Ваших карт',
    reputation: (faction: string) => `Репутация · ${faction}`,
  },
} as const satisfies Readonly<Record<Lang, unknown>>;

/** What others can change for me. */
export function standing(view: View, seat: number, { reader: { lang } }: StageReader): readonly Standing[] {
  const { players, round } = fieldsOf(view);
  const player = players[seat];
  if (player === undefined || round === 0) return [];
  const say = WORDS[lang];
  const table = tableWords[lang];
  return [
    { name: table.credits, value: player.credits },
    { name: table.fame, value: fameIn(view, seat) },
    { name: say.character, value: player.characterDamage, isBad: true },
    { name: say.ship, value: player.shipDamage, isBad: true },
    ...FACTIONS.map((faction, i) => ({
      name: say.reputation(table.factions[faction]),
      value: player.reputation[i] ?? 0,
    })),
    { name: say.cards, value: cardsOf(view, 'assets', seat).length },
  ];
}
