import type { Lang } from '@cantina/text';
import {
  ADDITIONAL_DAMAGE,
  AVAILABILITY,
  CUSTOMS,
  DEMAND,
  DEMANDS,
  STARPORTS,
  WORMHOLES,
} from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import signs from '../art/signs.icons';
import { words } from '../words/index.ts';
import type { Lit } from './rolls.ts';

export interface Cell {
  readonly text: string;
  /** The same in full. */
  readonly says: string;
  /** A sign instead of the text. */
  readonly drawing?: string;
}

/** A table whose columns are the faces of a die. */
export interface DieTable {
  readonly title: string;
  readonly rows: readonly { readonly key: string | null; readonly name: string; readonly cells: readonly Cell[] }[];
}

const plain = (text: string | number): Cell => ({ text: String(text), says: String(text) });

export function dieTable(which: Lit['table'], lang: Lang): DieTable {
  const say = words[lang];
  const { labels } = printers[lang];
  const one = (title: string, cells: readonly Cell[]): DieTable => ({ title, rows: [{ key: null, name: '', cells }] });
  switch (which) {
    case 'customs':
      return {
        title: say.customs,
        rows: STARPORTS.map((key) => ({
          key,
          name: labels.starports[key],
          cells: CUSTOMS[key].map((result) => ({
            text: labels.results[result],
            says: labels.results[result],
            drawing: signs[result] ?? '',
          })),
        })),
      };
    case 'availability':
      return {
        title: say.availability,
        rows: STARPORTS.map((key) => ({ key, name: labels.starports[key], cells: AVAILABILITY[key].map(plain) })),
      };
    case 'demand':
      return {
        title: say.demand,
        rows: DEMANDS.map((key) => ({ key, name: labels.demands[key], cells: DEMAND[key].map(plain) })),
      };
    case 'damage':
      return one(
        say.damage,
        ADDITIONAL_DAMAGE.map((system) =>
          system === null
            ? { text: '?', says: say.victorChooses }
            : { text: labels.systems[system], says: labels.systems[system], drawing: signs[system] ?? '' },
        ),
      );
    case 'wormhole':
      return one(
        say.rolls.wormhole,
        // As they are numbered on the map.
        [
          ...WORMHOLES.map((_, i) => ({ text: `◎${i + 1}`, says: say.wormhole(i + 1) })),
          { text: '∞', says: labels.board.status.hyperspace },
        ],
      );
    case 'black-hole':
      return one(say.rolls['black-hole'], ['✗', '×2', '×2', '×2', '×2', '×2'].map(plain));
    case 'escape':
      return one(say.rolls.escape, ['✓', '✗', '✗', '✗', '✗', '✗'].map(plain));
  }
}
