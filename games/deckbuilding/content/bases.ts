import { base } from './cards.ts';
import {
  dealDamage,
  destroyShip,
  discardFromRow,
  draw,
  exile,
  forEach,
  gain,
  givesAttack,
  huntsNeutralUnits,
  keepOneOnTop,
  lookAtGalaxy,
  pay,
  placesFirstPurchase,
  preventsDamage,
  purchaseForFree,
  sequence,
  spend,
  startBase,
  swapRowWithDiscard,
  upTo,
  whenFirstPlayed,
  whenOpponentDiscards,
  whenRevealed,
  whenTurnBegins,
} from './vocabulary.ts';

const FORCE_OR_RESOURCES =
  'The 4 are Force in three sources and resources in one card text, whose own automation moves the Force as well. ' +
  'Force was taken; to be checked on a real card.';

/** The 10 bases of each side, the start base first. */
export const bases = [
  base('lothal', { faction: 'empire', hitPoints: 8, ability: startBase, beginner: true }),
  base('corellia', {
    faction: 'empire',
    hitPoints: 10,
    ability: whenRevealed(purchaseForFree({ side: ['empire', 'neutral'] }, { to: 'hand' })),
    beginner: true,
  }),
  base('kessel', { faction: 'empire', hitPoints: 12, ability: whenRevealed(exile(upTo(3))) }),
  base('kafrene', { faction: 'empire', hitPoints: 14, ability: whenFirstPlayed({ side: ['neutral'] }, draw(1)) }),
  base('mustafar', {
    faction: 'empire',
    hitPoints: 14,
    ability: whenRevealed(gain({ force: 4 })),
    doubt: FORCE_OR_RESOURCES,
  }),
  base('ord-mantell', {
    faction: 'empire',
    hitPoints: 14,
    ability: huntsNeutralUnits(1),
    doubt:
      'The ability comes from two sources only and stands in no scan. Both agree, so it was taken as they have it: ' +
      'one neutral unit per turn, target value and resources gained are its cost; to be checked on a real card.',
  }),
  base('coruscant', {
    faction: 'empire',
    hitPoints: 16,
    ability: whenTurnBegins(sequence(lookAtGalaxy(2), keepOneOnTop)),
    beginner: true,
  }),
  base('death-star', {
    faction: 'empire',
    hitPoints: 16,
    ability: pay(spend(4), destroyShip({ row: { kind: 'ship' } })), // DB-CARD-19 a row ship of any side
    beginner: true,
  }),
  base('endor', {
    faction: 'empire',
    hitPoints: 16,
    ability: givesAttack(1, { kind: 'unit', trait: ['trooper', 'vehicle'] }),
    beginner: true,
  }),
  base('rodia', {
    faction: 'empire',
    hitPoints: 16,
    ability: whenRevealed(
      // DB-GAP-20 in this order, before the row is refilled
      sequence(
        dealDamage(forEach(1, { in: 'row', card: { side: ['enemy'] } }), 'base'),
        discardFromRow('all', { side: ['enemy'] }),
      ),
    ),
    doubt:
      'The ability comes from two sources only and stands in no scan. Both agree, so it was taken as they have it: ' +
      'damage first, then the discard; to be checked on a real card.',
  }),
  base('dantooine', { faction: 'rebel', hitPoints: 8, ability: startBase, beginner: true }),
  base('mon-cala', {
    faction: 'rebel',
    hitPoints: 10,
    ability: whenRevealed(purchaseForFree({ side: ['rebel', 'neutral'] }, { to: 'hand' })),
    beginner: true,
  }),
  base('dagobah', { faction: 'rebel', hitPoints: 12, ability: whenRevealed(exile(upTo(3))) }),
  base('bespin', { faction: 'rebel', hitPoints: 14, ability: whenFirstPlayed({ side: ['neutral'] }, draw(1)) }),
  base('alderaan', {
    faction: 'rebel',
    hitPoints: 14,
    ability: whenRevealed(gain({ force: 4 })),
    doubt: FORCE_OR_RESOURCES,
  }),
  base('hoth', { faction: 'rebel', hitPoints: 14, ability: preventsDamage(2), beginner: true }),
  base('jedha', {
    faction: 'rebel',
    hitPoints: 14,
    ability: placesFirstPurchase({ side: ['neutral'] }, 'hand', { exileAtEndOfTurn: true }),
  }),
  base('tatooine', {
    faction: 'rebel',
    hitPoints: 14,
    ability: whenRevealed(sequence(swapRowWithDiscard({ side: ['rebel'] }), gain({ resources: 1 }))),
    doubt:
      'Hit points are 14 in two sources and 16 in one; the 1 gained is a resource in both sources that name it. ' +
      'The majority was taken; to be checked on a real card.',
  }),
  base('sullust', {
    faction: 'rebel',
    hitPoints: 16,
    ability: placesFirstPurchase({}, 'deck'),
    beginner: true,
  }),
  base('yavin-4', {
    faction: 'rebel',
    hitPoints: 16,
    ability: whenOpponentDiscards(dealDamage(2, 'base')),
    beginner: true,
  }),
] as const;
