import { unit } from './cards.ts';
import { choose, exileThis, gain, gainAttack, pay, whenPlayed } from './vocabulary.ts';

/** DB-CARD-01 chosen when it is played. */
const oneOfEach = whenPlayed(choose(gainAttack(1), gain({ resources: 1 }), gain({ force: 1 })));

/** DB-CRD-17 they cost nothing and are never in the row. */
export const starters = [
  unit('imperial-shuttle', { deck: 'starter', faction: 'empire', count: 7, resources: 1, traits: ['transport'] }),
  unit('stormtrooper', { deck: 'starter', faction: 'empire', count: 2, attack: 2, traits: ['trooper'] }),
  unit('inquisitor', { deck: 'starter', faction: 'empire', ability: oneOfEach }),
  unit('alliance-shuttle', { deck: 'starter', faction: 'rebel', count: 7, resources: 1, traits: ['transport'] }),
  unit('rebel-trooper', { deck: 'starter', faction: 'rebel', count: 2, attack: 2, traits: ['trooper'] }),
  unit('temple-guardian', { deck: 'starter', faction: 'rebel', ability: oneOfEach }),
] as const;

export const pilots = [
  unit('outer-rim-pilot', {
    deck: 'pilots',
    faction: 'neutral',
    count: 10,
    cost: 2,
    resources: 2,
    ability: pay(exileThis, gain({ force: 1 })),
  }),
] as const;
