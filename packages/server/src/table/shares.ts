import type { Share } from '@cantina/kernel';
import type { TableRow } from '../store/schema.ts';

/** What the players of a table have added to its seed. */
export interface Shares {
  /** Whether they are to show it now. */
  readonly showing: boolean;
  readonly list: readonly Share[];
}

export const sharesOf = ({ shares }: Pick<TableRow, 'shares'>): Shares =>
  shares === null ? { showing: false, list: [] } : (JSON.parse(shares) as Shares);
