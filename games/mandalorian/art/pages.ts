import { left, middle, onLedge, right, type Spec, solid, staged } from '@cantina/art';
import { FOES as F, HEROES } from './cast.ts';
import { shots } from './make.ts';

const [, mandalorian] = HEROES.mandalorian;
const [, ig11] = HEROES.ig11;

/** The pages of the story before the first mission: `m1:page-1` and on; later missions bring theirs with their pack. */
export const PAGES: Readonly<Record<string, Spec>> = {
  // A job, an advance
  'm1:page-1': staged('night', 'tavern', left(mandalorian, 0.9), ...onLedge('coins', 222, 0.52)),
  // A camp in the dust
  'm1:page-2': staged(
    'desert',
    'garrison',
    { figure: F.raider, at: [56, 300], scale: 0.5 },
    { figure: F.gateGuard, at: [240, 306], scale: 0.56 },
    { figure: F.houseGuard, at: [150, 316], scale: 0.62 },
  ),
  // Somebody is here already
  'm1:page-3': staged('fire', 'badlands', left(ig11, 0.92), { effect: shots('key') }),
  // In pairs, and what waits behind the door
  'm1:page-4': staged('desert', 'strongroom', left(mandalorian, 0.84), right(ig11, 0.84), {
    effect: { does: 'beam', at: [150, 250], w: 40, h: 180, hue: 'halo' },
  }),
  // What one has been looking for
  'door:blast': { ink: 'desert', scene: 'strongroom', seed: 2, items: [solid('hatch', 150, 170, 0.78)] },
  'door:blast-open': staged('fire', 'strongroom', middle(mandalorian, 0.7), {
    effect: { does: 'blast', at: [150, 120], r: 60 },
  }),
  // What the stage shows where no card is
  crisis: staged('fire', 'garrison', { effect: { does: 'waves', at: [150, 120], r: 120 } }, middle(F.captain, 0.82)),
  time: { ink: 'night', scene: 'twinsuns', seed: 12, items: [solid('compass', 150, 136, 0.66)] },
};
