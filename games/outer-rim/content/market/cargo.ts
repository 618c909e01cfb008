import { cargoTo, modWith, reward } from '../assets.ts';
import type { Planet } from '../terms.ts';
import { action, all, dice, discardThis, heal, isDroid, not, pay, turn } from '../words.ts';
import { asset, patrol } from './make.ts';

const legal = (to: Planet, gained: ReturnType<typeof reward>) => cargoTo(to, gained, { price: 1000 });
const illegal = (to: Planet, price: number, credits: number) =>
  cargoTo(to, reward(credits, 1), { price, illegal: true });

/** The cargo deck: 10 cards; facts throughout. */
export const cargo = [
  asset('cargo', 'food-supplies', legal('nal-hutta', reward(5000, 0, { hutt: 1 })), { patrol: patrol('hutt', 4) }),
  asset('cargo', 'droid-parts', legal('ord-mantell', reward(5000, 0, { syndicate: 1 })), {
    patrol: patrol('syndicate', 4),
  }),
  asset('cargo', 'coaxium-crystal', legal('ryloth', reward(5000, 0, { imperial: 1 })), {
    patrol: patrol('imperial', 4),
  }),
  asset('cargo', 'salvage', legal('mon-calamari', reward(5000, 0, { rebel: 1 })), { patrol: patrol('rebel', 4) }),
  asset(
    'cargo',
    'bacta-supplies',
    cargoTo('takodana', reward(6000), {
      price: 1000,
      abilities: [action(pay(discardThis, heal('all')), all(not(isDroid), { is: 'damaged', on: 'character' }))],
    }),
    { patrol: patrol('hutt', 3) },
  ),
  asset('cargo', 'stolen-prototype', illegal('cantonica', 2000, 7000)),
  asset('cargo', 'stolen-supplies', illegal('kessel', 2000, 7000), { patrol: patrol('syndicate', 3) }),
  asset('cargo', 'stolen-weapons', illegal('tatooine', 2000, 7000), { patrol: patrol('imperial', 3) }),
  asset('cargo', 'stolen-hyperfuel', illegal('ring-of-kafrene', 3000, 9000), { patrol: patrol('rebel', 3) }),
  asset(
    'cargo',
    'smuggling-compartment',
    modWith(2000, { kind: 'slot-also-holds', asset: 'cargo' }, dice('delivery', 'roll', turn(1, 'blank', 'hit'))),
  ),
] as const;
