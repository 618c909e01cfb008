import type { KitWords } from './words.ts';

export const words: KitWords = {
  possible: 'possible',
  picked: 'picked',
  mapKeys:
    'Arrow keys go from space to space, Page Down to the next possible one, Enter chooses, plus and minus zoom, 0 shows the whole map.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole map',
  route: (spaces) => (spaces === 1 ? '1 space away' : `${spaces} spaces away`),
  go: 'Go',
  rolling: 'The dice are rolling',
  chance: 'Chance',
  more: 'More',
  less: 'Less',
  nothing: 'nothing',
  offer: 'Make the offer',
  noOffer: 'No offer',
  youGive: 'You give',
  youGet: 'You get',
  ofMost: (most) => `of ${most}`,
  openPanel: 'More room for this',
  closePanel: 'More room for the map',
  outOf: (value, most) => `${value} of ${most}`,
};
