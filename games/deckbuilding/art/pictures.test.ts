import { checkPictures } from '@cantina/art/testing';
import { faces } from '../content/index.ts';
import { pictureOf, pictures } from './index.ts';

checkPictures('The Deckbuilding Game', { pictures, pictureOf }, { face: faces });
