import {
  bySteps,
  cargoTo,
  crewWith,
  gearWith,
  job,
  modWith,
  orElse,
  reward,
  treasure,
  untilPassed,
} from '../assets.ts';
import {
  action,
  assets,
  bonus,
  choosePlayer,
  creditsForFame,
  discardThis,
  fame,
  fameWhile,
  forEach,
  gain,
  goodWith,
  has,
  mayTrigger,
  onNavpoint,
  otherDisliked,
  pay,
  rollDice,
  sequence,
  shipHit,
  thisIsDiscarded,
  trigger,
} from '../words.ts';
import { asset, patrol } from './make.ts';

/** The luxury deck: 11 cards of 10,000 to 20,000 credits, each with a way to fame (OR-LUX-01). */
export const luxury = [
  asset(
    'luxury',
    'dejarik-holotable',
    treasure(
      10000,
      fameWhile(1, has(2, 'crew')),
      action(rollDice(forEach(1, assets('crew')), ['hit', 'crit'], gain(1000)), onNavpoint),
    ),
    { designed: 'the paying faces and 1,000 each: about half a planning step for a full crew' },
  ),
  asset(
    'luxury',
    'gift-for-jabba',
    cargoTo('tatooine', reward(0, 2, { hutt: 1 }), {
      price: 20000,
      abilities: [trigger({ on: 'defeated' }, thisIsDiscarded)],
    }),
    { patrol: patrol('hutt', 4), designed: 'what is lost in defeat: the gift itself, so that it is a risk to carry' },
  ),
  asset(
    'luxury',
    'mandalorian-armor',
    gearWith(10000, ['armor'], bonus('health', 3), mayTrigger({ on: 'bounty-reward' }, creditsForFame())),
    { patrol: patrol('hutt', 3) },
  ),
  asset(
    'luxury',
    'extravagant-wardrobe',
    gearWith(15000, [], fameWhile(1, goodWith(2, 3)), fameWhile(2, goodWith(4))),
    {
      patrol: patrol('syndicate', 4),
    },
  ),
  asset(
    'luxury',
    'proton-torpedoes',
    modWith(15000, bonus('ship', 1), trigger({ on: 'beat-patrol', reward: 'fame' }, fame(1))),
    { patrol: patrol('rebel', 4) },
  ),
  asset(
    'luxury',
    'chromium-hull',
    modWith(20000, fameWhile(2), trigger({ on: 'lose-combat', type: 'ship' }, thisIsDiscarded), { kind: 'challenged' }),
    {
      patrol: patrol('imperial', 4),
      designed: '2 fame: 10,000 per fame like the rest of the deck, but it can be lost',
    },
  ),
  asset(
    'luxury',
    'sy-snootles',
    crewWith(['influence', 'tactics'], [mayTrigger({ on: 'complete-job' }, creditsForFame())], { price: 10000 }),
  ),
  asset(
    'luxury',
    'undercover-agent',
    crewWith(
      ['stealth'],
      [action(choosePlayer(pay(discardThis, sequence(fame(1), otherDisliked('any'))), { only: 'more-fame' }))],
      { price: 10000 },
    ),
  ),
  asset(
    'luxury',
    'dash-rendar',
    crewWith(['piloting', 'stealth'], [mayTrigger({ on: 'deliver-cargo', illegal: true }, creditsForFame())], {
      price: 10000,
    }),
    {
      patrol: patrol('rebel', 3),
      designed: 'price like the other luxury crew, two skills like Sy Snootles, a smuggler’s; patrol icon',
    },
  ),
  asset(
    'luxury',
    'legendary-game-of-sabacc',
    job({ player: 'any' }, { by: 'databank', number: 40 }, reward(5000, 2), 'remove', 10000),
    {
      patrol: patrol('imperial', 3),
      designed: 'reward: 2 fame, because another player must be met and beaten; patrol icon',
    },
  ),
  asset(
    'luxury',
    'boonta-eve-classic',
    job(
      'tatooine',
      bySteps(
        orElse('tech', shipHit(1)),
        orElse('tactics', shipHit(1)),
        untilPassed('piloting', shipHit(1), 'complete'),
      ),
      reward(5000, 2),
      'remove',
      10000,
    ),
    {
      patrol: patrol('hutt', 4),
      designed:
        'the eleventh card is uncertain; a job fits the kinds this deck holds, an instant does not. Tests, reward and patrol icon: a race that wears the ship down, paid like the game of sabacc',
    },
  ),
] as const;
