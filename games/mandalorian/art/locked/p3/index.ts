import { craft, left, middle, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { HEROES } from '../../cast.ts';
import { aim, bubble, burst, rush, shots, skill, smoke, waves } from '../../make.ts';
import { LATER as F } from '../cast.ts';

const [, mayfeld] = HEROES.mayfeld;
const [, xian] = HEROES.xian;
const [, burg] = HEROES.burg;

export const pictures: Readonly<Record<string, Spec>> = {
  m3: craft('steel', 'moonrise', 'carrierbox'),
  map3: {
    ink: 'steel',
    scene: 'hangar',
    seed: 8,
    items: [solid('mouse', 100, 226, 0.3), solid('crate', 216, 220, 0.36)],
  },
  'm3:page-1': craft('night', 'jump', 'carrierbox'),
  'm3:page-2': staged('violet', 'hangar', left(xian, 0.74), middle(burg, 0.74), right(mayfeld, 0.74)),
  'm3:page-3': staged('ice', 'strongroom', left(F.gunDroid, 0.8), right(F.heavyDroid, 0.8)),
  'm3:page-4': staged('steel', 'strongroom', middle(F.prisoner, 0.66), solid('handcuffs', 236, 236, 0.3)),
  'area:m3': thing('steel', 'console'),
  'm3-c1': portrait('ice', 'hangar', F.security),
  'm3-c2': portrait('ice', 'hangar', F.post),
  'm3-c3': thing('ice', 'mouse', undefined, 'hangar'),
  'm3-c4': thing('steel', 'medicine'),
  'm3-c5': thing('steel', 'cylinder'),
  'm3-t1': portrait('ice', 'strongroom', F.riot),
  'm3-t2': portrait('ice', 'strongroom', F.gunDroid),
  'm3-t3': portrait('ice', 'strongroom', F.heavyDroid),
  'm3-q1': portrait('steel', 'strongroom', F.prisoner),
  'm3-q2': portrait('fire', 'strongroom', F.inmate),
  'm3-q3': { ink: 'steel', scene: 'strongroom', seed: 5, items: [solid('handcuffs', 150, 240, 0.4)] },
  'm3-q4': staged('ice', 'strongroom', solid('medicine', 150, 190, 0.6)),
  'm3-q5': portrait('steel', 'bridge', F.deckOfficer),
  'm3-r1': staged('fire', 'hangar', left(F.security, 0.92), { effect: shots() }),
  'm3-r2': staged('fire', 'hangar', left(F.gunDroid, 0.92), { effect: burst }),
  'm3-r3': staged('fire', 'hangar', left(F.riot, 0.92), { effect: rush }),
  'man-t2': skill('mandalorian', 'hangar', 'hook', rush),
  'ig-t2': skill('ig11', 'hangar', 'bacta'),
  'paz-t2': skill('paz', 'hangar', 'jetpack', rush),
  'may-t2': skill('mayfeld', 'hangar', 'rifle', aim),
  'xia-t2': skill('xian', 'hangar', smoke),
  'bur-t2': skill('burg', 'hangar', { does: 'voice', at: [124, 196], r: 130 }),
  'car-t2': skill('cara', 'hangar', bubble, rush),
  'gre-t2': skill('greef', 'hangar', 'megaphone', waves),
};
