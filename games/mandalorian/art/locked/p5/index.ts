import { portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { LATER as F } from '../cast.ts';

export const pictures: Readonly<Record<string, Spec>> = {
  c1: staged('desert', 'scrapyard', solid('skimmer', 150, 180, 0.7)),
  c2: staged('night', 'tavern', right(F.informant, 0.66), solid('coins', 92, 232, 0.44)),
  'token-2': thing('desert', 'salvage'),
  'token-3': portrait('night', 'tavern', F.informant),
};
