import { craft, left, middle, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { HEROES } from '../../cast.ts';
import { aim, burst, rush, shots, skill, smoke } from '../../make.ts';
import { LATER as F } from '../cast.ts';

const [, mandalorian] = HEROES.mandalorian;
const [, paz] = HEROES.paz;

export const pictures: Readonly<Record<string, Spec>> = {
  m2: { ink: 'fire', scene: 'market', weather: 'embers', seed: 4 },
  map2: { ink: 'fire', scene: 'lavafield', seed: 6 },
  'm2:page-1': staged('night', 'rainport', middle(mandalorian, 0.86)),
  'm2:page-2': staged('rose', 'hall', left(mandalorian, 0.9), right(F.child, 0.62)),
  'm2:page-3': staged('fire', 'market', left(F.hunter, 0.8), middle(F.cutthroat, 0.66), right(F.tracker, 0.8)),
  'm2:page-4': staged('fire', 'spaceport', solid('lander', 190, 110, 0.5), left(paz, 0.8)),
  'm2-c1': portrait('fire', 'market', F.hunter),
  'm2-c2': portrait('fire', 'rainport', F.cutthroat),
  'm2-c3': portrait('fire', 'market', F.tracker),
  'm2-c4': portrait('night', 'rainport', F.sniper),
  'm2-c5': portrait('fire', 'foundry', F.slicer),
  'm2-c6': staged('fire', 'rainport', solid('medicine', 140, 180, 0.66, { view: [-34, 16, 0] })),
  'm2-c7': thing('fire', 'jetpack'),
  'm2-t1': portrait('fire', 'skyline', { ...F.hunter, behind: ['tank'] }),
  'm2-t2': portrait('fire', 'spaceport', F.houseGuard),
  'm2-t3': portrait('fire', 'hall', F.enforcer),
  'm2-q1': craft('fire', 'hangar', 'clamp'),
  'm2-r1': portrait('rose', 'market', F.hired),
  'm2-r2': portrait('rose', 'market', F.bruiser),
  'm2-r3': staged('rose', 'skyline', left(F.sniper, 0.92), { effect: aim }),
  'm2-r4': staged('rose', 'foundry', middle(F.slicer, 0.9), solid('console', 240, 226, 0.36)),
  'token-1': portrait('rose', 'bench', F.child),
  'ea-01': staged('rose', 'rainport', middle(F.child, 0.8), { effect: { does: 'waves', at: [150, 130], r: 120 } }),
  'ea-02': staged('fire', 'rainport', left(F.cutthroat, 0.9), right(F.child, 0.6)),
  'ea-04': staged('fire', 'garrison', left(F.gunDroid, 0.92), { effect: burst }),
  'man-t1': skill('mandalorian', 'market', 'gauntlet', shots('key')),
  'ig-t1': skill('ig11', 'market', rush, shots()),
  'paz-t1': skill('paz', 'market', 'rotary', burst),
  'may-t1': skill('mayfeld', 'market', 'pistol', aim),
  'xia-t1': skill('xian', 'market', 'knives', rush),
  'bur-t1': skill('burg', 'market', burst, smoke),
  'car-t1': skill('cara', 'market', 'rifle', shots('key')),
  'gre-t1': skill('greef', 'market', 'coins', rush),
};
