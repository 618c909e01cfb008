import { baseCards, type Threat } from '../content/index.ts';
import type { HeroBoard, ThreatBoard } from '../table/pieces.ts';

/** Pieces as the table sees them. */
export const hero = (id: HeroBoard['id'], space: string): HeroBoard => ({
  ...{ hero: 0, id, seat: 0, space, damage: 0, health: 5 },
  ...{ isShielded: false, plans: [], carried: [], role: null },
});

export function enemy(face: string, space: string, isFacedown = false): ThreatBoard {
  const threat = baseCards.find((card): card is Threat => card.kind === 'threat' && card.id === face);
  if (threat === undefined) throw new Error(`no threat is called ${face}`);
  const { shape, health } = threat;
  return {
    ...{ card: 1, space, shape, isFacedown, face, threat, wounds: 0, health },
    ...{ isMarked: false, carries: null },
  };
}
