import { left, middle, right, type Spec, staged } from '@cantina/art';
import { aim, bubble, holo, rush, skill, waves } from '../../make.ts';
import { LATER as F } from '../cast.ts';

export const pictures: Readonly<Record<string, Spec>> = {
  'ea-08': staged('fire', 'scrapyard', middle(F.hired, 0.8), {
    effect: {
      does: 'bolts',
      lines: [
        [0, 60, 92, 190],
        [0, 130, 84, 226],
        [300, 40, 206, 176],
        [300, 110, 214, 216],
      ],
    },
  }),
  'ea-09': staged('fire', 'pillars', left(F.raider, 0.7), right(F.hunter, 0.7), middle(F.gateGuard, 0.6)),
  'ea-10': staged('violet', 'canyon', left(F.moff, 0.8), right(F.captain, 0.8)),
  'man-s2': skill('mandalorian', 'foundry', 'plate'),
  'ig-s2': skill('ig11', 'lavafield', 'rifle', aim),
  'paz-s2': skill('paz', 'lavafield', 'shield', bubble),
  'may-s2': skill('mayfeld', 'lavafield', 'skimmer'),
  'xia-s2': skill('xian', 'lavafield', holo),
  'bur-s2': skill('burg', 'foundry', 'claws'),
  'car-s2': skill('cara', 'lavafield', 'megaphone', waves),
  'gre-s2': skill('greef', 'lavafield', 'holotable', rush),
};
