import type { View } from '@cantina/kernel';
import type { StageReader, Standing } from '@cantina/web/kit';
import { GOODS, SYSTEMS } from '../content/index.ts';
import { cardsOf, fieldsOf } from '../table/sight.ts';
import { printers } from '../text/index.ts';

/** What others, customs or chance can change for me. */
export function standing(view: View, seat: number, { reader: { lang } }: StageReader): readonly Standing[] {
  const { players, round } = fieldsOf(view);
  const player = players[seat];
  if (player === undefined || round === 0) return [];
  const { values, systems, goods, board } = printers[lang].labels;
  return [
    { name: values.credits, value: player.credits },
    { name: values.bounty, value: player.bounty, isBad: true },
    { name: values.hull, value: player.hull },
    ...SYSTEMS.map((system) => ({ name: systems[system], value: player[system] })),
    ...GOODS.map((good) => ({ name: goods[good], value: player[good] })),
    { name: board.brixWeapons, value: player.brix.reduce((sum, { units }) => sum + units, 0) },
    { name: board.cards, value: cardsOf(view, 'kept', seat).length },
  ];
}
