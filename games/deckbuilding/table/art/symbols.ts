/** The signs of the game, drawn for this table on a field of 24 × 24. */
export const symbols = {
  attack:
    '<path d="M12 1l2.2 6.2L20 4l-3.200 5.800L23 12l-6.200 2.200L20 20l-5.800-3.200L12 23l-2.200-6.200L4 20l3.200-5.800L1 12l6.200-2.200L4 4l5.800 3.200z"/>',
  resource: '<path d="M12 2l8.500 5v10L12 22l-8.500-5V7z"/><path d="M12 6l5 3v6l-5 3-5-3V9z" fill="#0004"/>',
  force:
    '<path d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 2a4 4 0 0 1 0 8a4 4 0 0 0 0 8a8 8 0 0 1 0-16z" fill-rule="evenodd"/>',
  /** The ring and the four hairs alone, around a number. */
  crosshair:
    '<path d="M12 2.600a9.400 9.400 0 1 0 0 18.800a9.400 9.400 0 1 0 0-18.800zm0 1.600a7.800 7.800 0 1 1 0 15.600a7.800 7.800 0 1 1 0-15.600z" fill-rule="evenodd"/><path d="M11.200 0h1.600v4.500h-1.600zM11.200 19.500h1.600V24h-1.600zM0 11.200h4.500v1.600H0zM19.500 11.200H24v1.600h-4.500z"/>',
  health: '<path d="M12 2l8 3v6c0 5-3.400 9-8 11c-4.600-2-8-6-8-11V5z"/>',
  start: '<path d="M5 2h2v20H5zM8 3h12l-3.500 4.500L20 12H8z"/>',
} as const;

/** The mark of each side: a wheel, a rising wing, a lone star. Own drawings. */
export const marks = {
  empire:
    '<path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zM12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zm0 3a3 3 0 1 1 0 6a3 3 0 1 1 0-6z" fill-rule="evenodd"/>',
  rebel:
    '<path d="M12 1c1 4 0 6.500-2 9c-1.500-2-1.500-4-1-6C4 7 2 12 4 16.500C6 21 9.500 23 12 23s6-2 8-6.500C22 12 20 7 15 4c.5 2 .5 4-1 6c1.500 2 1.500 5-2 8c-3.500-3-3.500-6-2-8"/>',
  neutral: '<path d="M12 1l2.500 8.500L23 12l-8.500 2.500L12 23l-2.500-8.500L1 12l8.500-2.500z"/>',
} as const;
