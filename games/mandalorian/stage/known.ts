import type { Lang } from '@cantina/text';
import type { Card, GameMap, Mission, Threat } from '../content/index.ts';
import type { Names } from '../table/names.ts';

/** What a viewer may know of cards, maps and missions: the first game, and the packs that were unlocked. */
export interface Known {
  card(face: string): Card | undefined;
  mission(id: string): Mission | undefined;
  map(id: string): GameMap | undefined;
  /** The health of an enemy in a group of so many characters. */
  health(threat: Threat, characterCount: number): number;
  names(lang: Lang): Names;
  /** What an enemy does and when. */
  acts(face: string, lang: Lang): readonly string[];
  /** What is printed on a card. */
  printed(face: string, lang: Lang): { readonly text: readonly string[]; readonly story?: string } | undefined;
}
