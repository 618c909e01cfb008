import type { Settings } from '@cantina/playable';
import type { Catalogue, Lang, LogOf } from '@cantina/text';
import type { Face } from '../content/cards.ts';
import type { Messages as Asked } from '../rules/messages.ts';
import type { Events } from '../rules/ops/index.ts';
import type { Options } from '../rules/state.ts';

/** Everything this game says at the table. */
export type Messages = Asked & LogOf<Events>;

/** All that one language needs; what is missing does not compile. */
export interface Texts<L extends Lang> {
  readonly name: string;
  readonly scrap: string;
  readonly faces: Readonly<Record<Face, string>>;
  readonly worth: (points: number) => string;
  readonly attracts: string;
  readonly settings: Settings<Options>;
  readonly messages: Catalogue<L, Messages>;
}
