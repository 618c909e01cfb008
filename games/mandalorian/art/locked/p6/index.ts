import { left, right, type Spec, staged } from '@cantina/art';
import { aim, bubble, burst, rush, shots, skill } from '../../make.ts';
import { LATER as F } from '../cast.ts';

export const pictures: Readonly<Record<string, Spec>> = {
  'ea-06': staged('fire', 'skyline', left(F.hunter, 0.8), right(F.houseGuard, 0.8), {
    effect: {
      does: 'bolts',
      lines: [
        [110, 170, 230, 120],
        [190, 170, 70, 120],
      ],
    },
  }),
  'ea-07': staged('night', 'hall', right(F.cutthroat, 0.96)),
  'man-s1': skill('mandalorian', 'skycity', 'jetpack'),
  'ig-s1': skill('ig11', 'skycity', bubble),
  'paz-s1': skill('paz', 'skycity', 'autogun', shots()),
  'may-s1': skill(
    'mayfeld',
    'skycity',
    {
      does: 'bolts',
      lines: [
        [146, 200, 240, 90],
        [240, 90, 292, 200],
      ],
    },
    aim,
  ),
  'xia-s1': skill('xian', 'skycity', 'knives'),
  'bur-s1': skill('burg', 'skycity', rush, burst),
  'car-s1': skill('cara', 'skycity', 'autogun'),
  'gre-s1': skill('greef', 'skycity', 'pistol', shots('key')),
};
