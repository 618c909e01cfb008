/** A table with a map that is narrower than this many pixels is laid out as on a phone. */
export const NARROW = 620;
