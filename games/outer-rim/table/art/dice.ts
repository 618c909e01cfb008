import type { DieFace } from '../../content/index.ts';

/** The four sides of a die, drawn for this table: a blast, a blast in a ring, an eye, nothing. 24 units wide. */
export const DIE_DRAWINGS: Readonly<Record<DieFace, string>> = {
  hit: '<path d="M12 1l2.600 7L21 4.500 17.500 11 23.500 13l-6.600 2L20 21.500l-6.300-3.600L12 23.500l-1.800-5.800L4 21l3.200-6L.5 12.800 7 11 3.500 4.300 9.600 8z"/>',
  crit: '<path fill-rule="evenodd" d="M12 0a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM12 2.400a9.600 9.600 0 1 1 0 19.200a9.600 9.600 0 1 1 0-19.200z"/><path d="M12 4.500l1.700 4.700L18 6.800l-2.300 4.300 4 1.400-4.300 1.300 2 4.200-4.100-2.300-1.300 3.900-1.200-3.900-4.100 2.200 2.100-4-4.400-1.500 4.300-1.200L6.300 6.700l4.100 2.500z"/>',
  focus:
    '<path fill-rule="evenodd" d="M.5 12C4 6 8 4 12 4s8 2 11.500 8C20 18 16 20 12 20S4 18 .5 12zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z"/><circle cx="12" cy="12" r="2.600"/>',
  blank: '<path d="M8 11h8v2H8z" opacity=".35"/>',
};
