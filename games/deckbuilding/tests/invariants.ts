import type { CardId, Frozen, Seat } from '@cantina/kernel';
import { type Card, cardOf } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { DeckState, Zone } from '../rules/state.ts';

/** What must hold between any two answers. */
export function invariants(s: Frozen<DeckState>): void {
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(what);
  };
  must(s.resources >= 0, 'resources below 0');
  must(s.force >= 1 && s.force <= 7, 'the marker has left the track');
  const cardsOf = (zone: Zone, seat: Seat) => (s.zones[zone][seat] ?? []).map((card) => printed(s, card));
  for (const seat of [0, 1]) {
    const [own, enemy] = [s.factions[seat], s.factions[1 - seat]];
    for (const zone of ['deck', 'hand', 'discard', 'units', 'ships'] as const) {
      must(
        cardsOf(zone, seat).every((card) => card.faction !== enemy && card.kind !== 'base'),
        `a card in the ${zone} that does not belong there`,
      );
    }
    must(
      cardsOf('units', seat).every((card) => card.kind === 'unit'),
      'only units among units',
    );
    must(
      cardsOf('ships', seat).every((card) => card.kind === 'ship'),
      'only ships among ships',
    );
    must(cardsOf('base', seat).length <= 1, 'two bases at once');
    must(
      [...cardsOf('base', seat), ...cardsOf('baseDeck', seat)].every((c) => c.kind === 'base' && c.faction === own),
      'a foreign base',
    );
    must(
      cardsOf('victory', seat).every((card) => card.kind === 'base' && card.faction === enemy),
      'a victory pile holds only enemy bases',
    );
    must(seat === s.active || (s.zones.units[seat] ?? []).length === 0, 'units outlive the turn');
  }
  const standing = [...s.zones.base.flat(), ...s.zones.ships.flat()];
  s.damage.forEach((points, card) => {
    const most = standing.includes(card as CardId) ? printed(s, card as CardId).hitPoints - 1 : 0;
    must(points >= 0 && points <= most, 'damage out of place');
  });
  const assigned = s.assigned.map(({ card }) => card);
  must(new Set([...assigned, ...s.spent]).size === assigned.length + s.spent.length, 'assigned twice');
  const supply = (s.zones.galaxyDeck[0]?.length ?? 0) + (s.zones.galaxyDiscard[0]?.length ?? 0);
  must(
    s.zones.row.every((place) => place.length <= 1),
    'two cards in one place of the row',
  );
  const isDealt = !['setup', 'secret-bases', 'deal'].includes(s.step);
  must(supply === 0 || !isDealt || s.zones.row.every((place) => place.length === 1), 'a gap in the row');
}

const printed = (s: Frozen<DeckState>, card: CardId): Card => cardOf(game.faces[s.cards.face[card] ?? -1] ?? '');
