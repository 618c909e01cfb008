import type { SeenPile } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { cards as allCards } from '../content/all.ts';
import { baseCards, baseMap, type EventBack, type EventCard } from '../content/index.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import { forecastOf, possibleEvents } from '../table/now/forecast.ts';
import type { HeroBoard, ThreatBoard } from '../table/pieces.ts';
import { enemy, hero } from './board.ts';

const terrain = terrainOf(baseMap);
const deck = baseCards.filter((card): card is EventCard => card.kind === 'event');

const UNSEEN: SeenPile = { count: 5, cards: [] };

/** What one enemy might do on the cards with that back: how far it comes, and whom it may attack. */
function answer(back: EventBack, threat: ThreatBoard, heroes: readonly HeroBoard[], open = 0) {
  const cards = possibleEvents(deck, back, new Set(), UNSEEN);
  const [found] = forecastOf({ terrain, open, heroes, threats: [threat], prey: [] }, cards);
  return found === undefined ? null : { steps: found.steps, victims: found.victims.map(({ id }) => id) };
}

/** Threats with their own numbers, as they are on a map. */
const numbered = (...threats: readonly ThreatBoard[]): readonly ThreatBoard[] =>
  threats.map((threat, card) => ({ ...threat, card }));

describe('what the back of the next event tells', () => {
  it('names the cards with that back which were not drawn yet (MA-BCK-01, MA-BCK-02)', () => {
    const names = (drawn: readonly string[]) =>
      possibleEvents(deck, 'sharpshooter', new Set(drawn), UNSEEN).map(({ id }) => id);
    expect(names([])).toEqual(['clear-shot', 'overwatch']);
    expect(names(['overwatch', 'ambush'])).toEqual(['clear-shot']);
  });

  it('whoever has looked at the top card knows which it is, and that one put at the bottom is not it', () => {
    const knowing = (face: string, index: number) => {
      const pile: SeenPile = { count: 5, cards: [{ id: 7, index, face }] };
      return possibleEvents(deck, 'sharpshooter', new Set(), pile).map(({ id }) => id);
    };
    expect(knowing('overwatch', 4)).toEqual(['overwatch']);
    expect(knowing('overwatch', 0)).toEqual(['clear-shot']);
    expect(knowing('ambush', 0)).toEqual(['clear-shot', 'overwatch']);
  });

  it('only enemies of that class answer, and only revealed ones', () => {
    const mando = hero('mandalorian', 'D1');
    expect(answer('blaster', enemy('m1-raider', 'D3'), [mando])).toEqual({ steps: 2, victims: ['mandalorian'] });
    expect(answer('melee', enemy('m1-raider', 'D3'), [mando])).toBeNull();
    expect(answer('blaster', enemy('m1-raider', 'D3', true), [mando])).toBeNull();
  });

  it('a fighter who comes 3 spaces closer hits within range 1, but not from farther away', () => {
    // Closing In: move 3, attack within 1. Headlong Charge: move 2, attack on the own space.
    expect(answer('melee', enemy('m1-scavenger', 'D5'), [hero('ig11', 'D1')])).toEqual({ steps: 3, victims: ['ig11'] });
    expect(answer('melee', enemy('m1-scavenger', 'D6'), [hero('ig11', 'D1')])).toEqual({ steps: 3, victims: [] });
  });

  it('nobody comes or shoots through a locked door; once it is open they do (MA-TER-03, MA-TER-04)', () => {
    const before = hero('ig11', 'D7');
    expect(answer('blaster', enemy('m1-gunman', 'D8'), [before])).toBeNull();
    expect(answer('blaster', enemy('m1-gunman', 'D8'), [before], terrain.allOpen)).toEqual({
      steps: 2,
      victims: ['ig11'],
    });
  });

  it('a shot from the roof reaches those below, the nearest of them (MA-TER-08, MA-EAT-03)', () => {
    const heroes = [hero('mandalorian', 'B4'), hero('ig11', 'D1')];
    expect(answer('sharpshooter', enemy('m1-roof-sniper', 'A4'), heroes)).toEqual({
      steps: 0,
      victims: ['mandalorian'],
    });
  });

  it('an enemy that may stay because others can come instead also attacks from where it stands (MA-EMV-03)', () => {
    // On the roof beside the Mandalorian, who is far to walk to: whoever comes, comes to IG-11 and leaves him in peace
    const heroes = [hero('mandalorian', 'B4'), hero('ig11', 'A5')];
    const cards = deck.filter(({ id }) => id === 'flanking-move');
    const victims = (...others: readonly ThreatBoard[]) =>
      forecastOf(
        { terrain, open: 0, heroes, threats: numbered(enemy('m1-roof-gunner', 'A4'), ...others), prey: [] },
        cards,
      )
        .find((found) => found.enemy.card === 0)
        ?.victims.map(({ id }) => id);
    expect(victims()).toEqual(['ig11']);
    const raider = enemy('m1-raider', 'D5');
    expect(victims(raider)).toEqual(['ig11']);
    expect(victims(raider, raider)).toEqual(['mandalorian', 'ig11']);
  });

  it('the enemy nearest to what it hunts comes closer, and no other', () => {
    const cards = allCards.filter((card): card is EventCard => card.kind === 'event' && card.id === 'ea-02');
    const comes = (prey: readonly string[]) =>
      forecastOf(
        {
          terrain,
          open: 0,
          heroes: [hero('ig11', 'D1')],
          threats: numbered(enemy('m1-raider', 'D3'), enemy('m1-scavenger', 'D5'), enemy('m1-gunman', 'D8')),
          prey,
        },
        cards,
      ).map(({ enemy: { card }, steps, victims }) => [card, steps, victims.length]);
    expect(comes(['D1'])).toEqual([[0, 3, 0]]);
    expect(comes(['D7'])).toEqual([[1, 3, 0]]);
    expect(comes(['D5'])).toEqual([[0, 3, 0]]); // who stands there does not move
    expect(comes(['D1', 'D7'])).toEqual([
      [0, 3, 0],
      [1, 3, 0],
    ]); // either of them may be meant
  });

  it('whoever stands on a character’s space stays there and hits (MA-EMV-05)', () => {
    expect(answer('melee', enemy('m1-gate-guard', 'D2'), [hero('ig11', 'D2')])).toEqual({
      steps: 0,
      victims: ['ig11'],
    });
  });
});
