import { checkPictures } from '@cantina/art/testing';
import { characters, faces, GOODS } from '../content/index.ts';
import { pictureOf, pictures } from './index.ts';

checkPictures(
  'Smugglers of the Galaxy',
  { pictures, pictureOf },
  {
    face: faces,
    good: GOODS.map((good) => `good:${good}`),
    'captain’s ship': characters.map(({ id }) => `ship:${id}`),
    'one who is met on the way': ['brix', 'koroth'],
  },
);
