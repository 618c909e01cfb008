import type { Decision, DecisionOption } from '@cantina/kernel';
import { drawnShip } from '../../rules/odds/odds.ts';
import type { Board } from '../board.ts';

/** The captains whose ships are to be compared for what is asked: oneself and whoever might be fought; nobody in peace. */
export function rivalsIn({ g, seat, fields }: Board, { prompt, options }: Decision): readonly number[] {
  const { meeting, combat, active } = fields;
  switch (prompt.key) {
    case 'prompt.card-ship':
    case 'prompt.toll':
      return drawnShip(g) === undefined ? [] : [seat];
    case 'prompt.manoeuvre':
      if (combat === null) return [];
      return combat.foe === null ? [seat] : [seat, combat.seat === seat ? combat.foe : combat.seat];
    case 'prompt.meet':
      return meeting === null ? [] : [seat, seat === active ? meeting.other : active];
    case 'prompt.explore': {
      const others = othersIn(options);
      return others.length === 0 ? [] : [seat, ...others];
    }
    default:
      return [];
  }
}

/** Whoever can be met here. */
export const othersIn = (options: readonly DecisionOption[]): readonly number[] =>
  options.flatMap(({ id }) => (id.startsWith('seat:') ? [Number(id.slice('seat:'.length))] : []));
