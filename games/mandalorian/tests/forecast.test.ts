import { describe, expect, it } from 'vitest';
import { baseCards, baseMap, type EventBack, type EventCard, type Threat } from '../content/index.ts';
import { terrainOf } from '../rules/terrain.ts';
import { forecastOf, possibleEvents } from '../table/now/forecast.ts';
import type { HeroBoard, ThreatBoard } from '../table/pieces.ts';

const terrain = terrainOf(baseMap);
const deck = baseCards.filter((card): card is EventCard => card.kind === 'event');

const hero = (id: HeroBoard['id'], space: string): HeroBoard => ({
  ...{ hero: 0, id, seat: 0, space, damage: 0, health: 5 },
  ...{ isShielded: false, plans: [], carried: [], role: null },
});

function enemy(face: string, space: string, isFacedown = false): ThreatBoard {
  const threat = baseCards.find((card): card is Threat => card.kind === 'threat' && card.id === face);
  if (threat === undefined) throw new Error(`no threat is called ${face}`);
  const { shape, health } = threat;
  return {
    ...{ card: 1, space, shape, isFacedown, face, threat, wounds: 0, health },
    ...{ isMarked: false, carries: null },
  };
}

/** What one enemy might do on the cards with that back: how far it comes, and whom it may attack. */
function answer(back: EventBack, threat: ThreatBoard, heroes: readonly HeroBoard[], open = 0) {
  const cards = possibleEvents(deck, back, new Set());
  const [found] = forecastOf({ terrain, open, heroes, threats: [threat] }, cards);
  return found === undefined ? null : { steps: found.steps, victims: found.victims.map(({ id }) => id) };
}

describe('what the back of the next event tells', () => {
  it('names the cards with that back which were not drawn yet (MA-BCK-01, MA-BCK-02)', () => {
    const names = (drawn: readonly string[]) =>
      possibleEvents(deck, 'sharpshooter', new Set(drawn)).map(({ id }) => id);
    expect(names([])).toEqual(['clear-shot', 'overwatch']);
    expect(names(['overwatch', 'ambush'])).toEqual(['clear-shot']);
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

  it('whoever stands on a character’s space stays there and hits (MA-EMV-05)', () => {
    expect(answer('melee', enemy('m1-gate-guard', 'D2'), [hero('ig11', 'D2')])).toEqual({
      steps: 0,
      victims: ['ig11'],
    });
  });
});
