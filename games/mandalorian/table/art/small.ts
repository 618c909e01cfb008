import signs from './signs.icons';

/** A sign for places that expect drawings 24 units wide. */
export const small = (name: string): string => `<g transform="scale(${24 / 512})">${signs[name] ?? ''}</g>`;
