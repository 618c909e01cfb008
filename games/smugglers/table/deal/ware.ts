import type { Lang } from '@cantina/text';
import { type Cargo, GOODS, type Good } from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import { words } from '../words/index.ts';

/** What lies in cargo pods, named like the answers that add it to an offer: a good, or Brix weapons of one deadline. */
export type Ware = `good:${Good}` | `brix:${number}`;

const goodOf = (ware: Ware): Good | undefined => GOODS.find((good) => ware === `good:${good}`);

export const cargoOf = (ware: Ware): Cargo => goodOf(ware) ?? 'brixWeapons';

/** Its name; of Brix weapons also how long they are good for. */
export function wareName(ware: Ware, lang: Lang): string {
  const { labels } = printers[lang];
  const good = goodOf(ware);
  if (good !== undefined) return labels.goods[good];
  return `${labels.board.brixWeapons}: ${words[lang].until(Number(ware.slice('brix:'.length)))}`;
}
