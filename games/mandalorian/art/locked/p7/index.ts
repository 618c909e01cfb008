import { left, middle, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { HEROES } from '../../cast.ts';
import { LATER as F } from '../cast.ts';

const [, greef] = HEROES.greef;
const [, cara] = HEROES.cara;

export const pictures: Readonly<Record<string, Spec>> = {
  h1: staged('violet', 'tavern', left(greef, 0.9), right(F.cutthroat, 0.9)),
  h2: thing('violet', 'datacard', undefined, 'tavern'),
  'token-4': thing('violet', 'crate'),
  'role-1': staged('jungle', 'hall', left(cara, 0.86), right({ ...greef, over: ['collar'] }, 0.86)),
  'role-2': staged('violet', 'hall', middle({ ...F.gunman, front: ['dagger'] }, 1)),
  'role-3': thing('ice', 'gauntlet'),
  'role-4': thing('fire', 'helmet', ['#7a5a3a', '#0c0d10', '#c8992e']),
  'role-5': thing('sea', 'plate'),
  'role-6': staged(
    'desert',
    'bench',
    solid('guncase', 130, 190, 0.66),
    solid('grenade', 230, 120, 0.34),
    solid('jetpack', 86, 100, 0.4),
  ),
  'role-7': thing('jungle', 'compass'),
  'role-8': portrait('violet', 'bench', {
    ...greef,
    look: { skull: 'gaunt', mood: 'weary', hair: 'crop', beard: 'stubble' },
  }),
};
