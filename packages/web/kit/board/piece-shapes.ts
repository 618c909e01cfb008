import type { Piece } from './map.ts';

/** Outlines of pieces on a field of 24 × 24; told apart by shape before colour. */
export const pieceShapes: Readonly<Record<Piece['shape'], string>> = {
  ship: 'M12 0.500L16 8l6.500 8.500v4L16 18.500l-1.500 4h-5L8 18.500l-6.500 2v-4L8 8z',
  person:
    'M12 1a4.600 4.600 0 0 1 2.600 8.400C18.600 10.500 21 14 21 19v3.500H3V19c0-5 2.400-8.500 6.400-9.600A4.600 4.600 0 0 1 12 1z',
  disc: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  square:
    'M4.500 2h15A2.500 2.500 0 0 1 22 4.500v15a2.500 2.500 0 0 1-2.500 2.500h-15A2.500 2.500 0 0 1 2 19.500v-15A2.500 2.500 0 0 1 4.500 2z',
  shield: 'M12 1l10 3v7c0 6-4 10-10 12C6 21 2 17 2 11V4z',
  triangle: 'M12 1.500L23 21.500H1z',
  star: 'M12 0.500l3.400 7.400l8 1l-5.900 5.500l1.600 8L12 18.500l-7.100 3.900l1.600-8L.6 8.900l8-1z',
};

/** Where a mark sits in its outline. */
export const markHeight: Readonly<Record<Piece['shape'], number>> = {
  ship: 13.5,
  person: 17.5,
  disc: 12,
  square: 12,
  shield: 11,
  triangle: 15.5,
  star: 12.8,
};
