import type { View } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { StageReader, Standing } from '@cantina/web/kit';
import { damageBy } from './end.ts';
import { healthOf } from './telling.ts';

const WORDS = {
  de: {
    base: 'Schaden an deinen Stützpunkten',
    lost: 'Verlorene Stützpunkte',
    ships: 'Trefferpunkte deiner Schiffe',
    hand: 'Handkarten',
    cards: 'Deine Karten',
  },
  en: {
    base: 'Damage to your bases',
    lost: 'Bases lost',
    ships: 'Hit points of your ships',
    hand: 'Cards in hand',
    cards: 'Your cards',
  },
  ru: {
    base: 'Урон вашим базам',
    lost: 'Потеряно баз',
    ships: 'Прочность ваших кораблей',
    hand: 'Карт на руке',
    cards: 'Ваших карт',
  },
} as const satisfies Readonly<Record<Lang, unknown>>;

const count = (view: View, zone: string, seat: number): number => view.zones[zone]?.[seat]?.count ?? 0;

/** What the other one can change for me. */
export function standing(view: View, seat: number, { reader: { lang } }: StageReader): readonly Standing[] {
  const say = WORDS[lang];
  const ships = view.zones.ships?.[seat]?.cards ?? [];
  const points = ships.reduce((sum, { id, face }) => sum + healthOf(view, { card: id, face }).left, 0);
  const own = ['deck', 'hand', 'discard', 'units', 'ships'].reduce((sum, zone) => sum + count(view, zone, seat), 0);
  return [
    { name: say.lost, value: count(view, 'victory', 1 - seat), isBad: true },
    { name: say.base, value: damageBy(view, 1 - seat), isBad: true },
    { name: say.ships, value: points },
    { name: say.hand, value: count(view, 'hand', seat) },
    { name: say.cards, value: own },
  ];
}
