import { gearWith, modWith } from '../assets.ts';
import { action, bonus, dice, fewerDice, negate, repair, reroll, skilled, turn, when } from '../words.ts';
import { asset, patrol } from './make.ts';

/** The gear and mod deck: 15 cards; facts throughout. */
export const gearAndMods = [
  asset('gear-mod', 'targeting-computer', modWith(2000, dice('ship', 'combat', reroll('any', 'blank'))), {
    patrol: patrol('rebel', 3),
  }),
  asset('gear-mod', 'quad-laser-cannon', modWith(2000, bonus('ship', 1)), { patrol: patrol('imperial', 3) }),
  asset('gear-mod', 'improved-nav-computer', modWith(3000, bonus('hyper', 1))),
  asset(
    'gear-mod',
    'shield-upgrade',
    modWith(3000, bonus('hull', 1), action(repair(1), { is: 'damaged', on: 'ship' })),
  ),
  asset(
    'gear-mod',
    'maneuvering-thrusters',
    modWith(5000, bonus('hull', 1), dice('ship', 'combat', when(skilled('tactics'), fewerDice(1)))),
  ),
  asset(
    'gear-mod',
    'ion-cannon',
    modWith(5000, dice('ship', 'combat', negate(1, 'hit'), when(skilled('tactics'), negate(1, 'crit')))),
    { patrol: patrol('hutt', 3) },
  ),
  asset(
    'gear-mod',
    'autoblaster',
    modWith(7000, dice('ship', 'combat', turn(2, 'focus', 'hit'), when(skilled('tactics'), turn(1, 'focus', 'crit')))),
    { patrol: patrol('syndicate', 3) },
  ),
  asset('gear-mod', 'dl-44', gearWith(3000, [], bonus('ground', 1)), { patrol: patrol('syndicate', 3) }),
  asset('gear-mod', 'armored-vest', gearWith(3000, ['armor'], bonus('health', 2)), { patrol: patrol('imperial', 3) }),
  asset(
    'gear-mod',
    'vibroknife',
    gearWith(
      4000,
      [],
      dice('ground', 'combat', turn(1, 'focus', 'hit')),
      bonus('ground', 1, skilled('stealth', 'strength')),
    ),
    { patrol: patrol('syndicate', 4) },
  ),
  asset('gear-mod', 'iqa-11', gearWith(5000, [], bonus('ground', 1), { kind: 'damage-cap', in: 'ground', most: 2 }), {
    patrol: patrol('rebel', 4),
  }),
  asset(
    'gear-mod',
    'vibro-ax',
    gearWith(
      6000,
      [],
      bonus('ground', 1),
      dice('ground', 'combat', when(skilled('strength'), turn(1, 'focus', 'crit'))),
    ),
    { patrol: patrol('hutt', 3) },
  ),
  asset(
    'gear-mod',
    'jetpack',
    gearWith(6000, [], dice('ground', 'combat', negate(1, 'hit'), when(skilled('tactics'), negate(1, 'crit')))),
    { patrol: patrol('hutt', 4) },
  ),
  asset('gear-mod', 'mpl-57', gearWith(8000, [], bonus('ground', 2)), { patrol: patrol('rebel', 3) }),
  asset(
    'gear-mod',
    'plastoid-armor',
    gearWith(8000, ['armor'], bonus('health', 2), dice('ground', 'combat', when(skilled('strength'), fewerDice(1)))),
    { patrol: patrol('imperial', 4) },
  ),
] as const;
