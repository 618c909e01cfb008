import type { Decision, View } from '@cantina/kernel';
import type { Good, Starport } from '../content/index.ts';
import { demandOf, nameOf, PORTS, sectorOf, starportOf } from '../rules/lookup.ts';
import type { PlanetName } from '../rules/messages.ts';
import { waysOf } from '../rules/movement.ts';
import { type CustomsOdds, customsOdds } from '../rules/odds/odds.ts';
import { type G, type Player, SLOTS } from '../rules/state.ts';
import { cardsOf, type Fields, fieldsOf, openTable, type SeenCard } from './sight.ts';

/** A planet on the board: one of the seven in season, Brix or Koroth. */
export interface Port {
  readonly port: number;
  readonly name: PlanetName;
  readonly sector: number;
  readonly starport: Starport;
  /** Null for the two that are printed on the board. */
  readonly card: SeenCard | null;
  readonly attached: readonly SeenCard[];
  readonly glut: Good | null;
  /** Sectors from one's own ship; null where no way leads, or the ship is not on the board. */
  readonly distance: number | null;
  /** What customs would do to one's own ship; null where there are none. */
  readonly customs: CustomsOdds | null;
}

/** Everything the table draws, as one viewer sees it. */
export interface Board {
  readonly view: View;
  readonly fields: Fields;
  readonly g: G;
  /** The seat whose log lies before the viewer. */
  readonly seat: number;
  readonly me: Player | undefined;
  /** Whether characters are chosen and the ships are on their way. */
  readonly hasBegun: boolean;
  readonly ports: readonly Port[];
}

const FARTHEST = 90;

export function boardOf(view: View, seat: number, decision: Decision | null): Board {
  const fields = fieldsOf(view);
  const g = openTable(view, decision);
  const me = fields.players[seat];
  const hasBegun = fields.players.every(({ character }) => character >= 0);
  const ports = PORTS.filter((port) => port >= SLOTS || cardsOf(view, 'planets', port).length > 0).map((port): Port => {
    const sector = sectorOf(g, port);
    const way =
      hasBegun && me !== undefined && me.sector > 0 ? (waysOf(g, seat)[me.sector]?.[sector] ?? FARTHEST) : FARTHEST;
    const odds = hasBegun ? customsOdds(g, seat, port) : null;
    return {
      port,
      name: nameOf(g, port),
      sector,
      starport: starportOf(g, port),
      card: port < SLOTS ? (cardsOf(view, 'planets', port).at(-1) ?? null) : null,
      attached: port < SLOTS ? cardsOf(view, 'attached', port) : [],
      glut: port < SLOTS ? (fields.gluts[port] ?? null) : null,
      distance: way < FARTHEST ? way : null,
      customs: odds === null || odds.dice === 0 ? null : odds,
    };
  });
  return { view, fields, g, seat, me, hasBegun, ports };
}

/** Sums of chances are not exact to the last digit. */
export const isSure = ({ outcomes }: CustomsOdds): boolean => outcomes.clean > 0.9999;

/** The demand on a planet as it is now, a glut included. */
export const demandAt = ({ g }: Board, { port }: Port, good: Good) => demandOf(g, port, good);

export const portIn = ({ ports }: Board, sector: number): Port | undefined =>
  ports.find((each) => each.sector === sector);

/** All units aboard of one kind or another. */
export const brixUnits = ({ brix }: Pick<Player, 'brix'>): number => brix.reduce((sum, { units }) => sum + units, 0);
