import { left, middle, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { HEROES } from '../../cast.ts';
import { aim, bubble, burst, faced, fire, rush, shots, skill, voice } from '../../make.ts';
import { LATER as F } from '../cast.ts';

const [, cara] = HEROES.cara;
const [, greef] = HEROES.greef;
const [, ig11] = HEROES.ig11;

export const pictures: Readonly<Record<string, Spec>> = {
  m4: { ink: 'rebel', scene: 'market', seed: 14, weather: 'embers', items: [solid('lander', 190, 70, 0.4)] },
  map4: { ink: 'rebel', scene: 'spaceport', seed: 3 },
  'm4:page-1': staged('rebel', 'tavern', left(greef, 0.86), { effect: shots('key') }),
  'm4:page-2': staged(
    'empire',
    'market',
    { figure: F.trooper, at: [60, 306], scale: 0.54 },
    { figure: F.trooper, at: [150, 306], scale: 0.54 },
    { figure: F.trooper, at: [240, 306], scale: 0.54 },
  ),
  'm4:page-3': staged('fire', 'skyline', middle(F.moff, 0.86)),
  'm4:page-4': staged('rebel', 'lavafield', left(cara, 0.76), right(ig11, 0.76), solid('cannon', 150, 236, 0.36)),
  'area:m4': thing('rebel', 'cannon'),
  'm4-c1': portrait('empire', 'market', F.trooper),
  'm4-c2': portrait('empire', 'market', F.scout),
  'm4-c3': portrait('fire', 'market', F.flamer),
  'm4-c4': thing('empire', 'probe', undefined, 'market'),
  'm4-c5': staged('rebel', 'market', solid('medicine', 110, 206, 0.56), { effect: burst }),
  'm4-c6': thing('rebel', 'guncase'),
  'm4-t1': staged(
    'empire',
    'market',
    { figure: F.trooper, at: [222, 276], scale: 0.6 },
    { figure: F.trooper, at: [70, 290], scale: 0.7 },
    middle(F.trooper, 0.92),
  ),
  'm4-t2': portrait('empire', 'lavafield', F.elite),
  'm4-t3': staged('empire', 'skyline', left(F.scout, 0.92), { effect: aim }),
  'm4-t4': portrait('fire', 'fortress', F.lancer),
  'm4-q1': portrait('empire', 'fortress', F.moff),
  'm4-r1': staged('rose', 'market', left(F.trooper, 0.92), { effect: shots() }),
  'm4-r2': staged('rose', 'lavafield', left(F.elite, 0.92), { effect: shots('key') }),
  'm4-r3': staged('rose', 'market', left(F.scout, 0.92), { effect: rush }),
  'm4-r4': staged('rose', 'market', left(F.flamer, 0.92), { effect: fire }),
  'ea-03': { ink: 'sea', scene: 'foundry', weather: 'lightning', items: [solid('shieldgen', 150, 150, 0.7)] },
  'ea-05': staged(
    'fire',
    'market',
    { figure: F.trooper, at: [210, 300], scale: 0.7 },
    { figure: F.lancer, at: [90, 322], scale: 0.86 },
    { effect: rush },
  ),
  'man-w': skill('mandalorian', 'village', 'shield'),
  'ig-w': skill('ig11', 'village', 'datacard'),
  'paz-w': skill('paz', 'village', bubble),
  'may-w': faced('mayfeld', 'village', F.captain, voice),
  'xia-w': skill('xian', 'village', 'knife', rush),
  'bur-w': skill('burg', 'village', 'claws', burst),
  'car-w': skill('cara', 'village', 'vest'),
  'gre-w': skill('greef', 'village', 'jewel'),
};
