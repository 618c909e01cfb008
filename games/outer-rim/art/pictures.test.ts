import { checkPictures } from '@cantina/art/testing';
import { faces, PLANETS, patrols } from '../content/index.ts';
import { pictureOf, pictures } from './index.ts';

checkPictures(
  'Outer Rim',
  { pictures, pictureOf },
  {
    face: faces,
    patrol: patrols.map(({ faction, level }) => `patrol/${faction}-${level}`),
    planet: PLANETS.map((planet) => `planet/${planet}`),
  },
);
