import { attach, contract, crimeLordOffer, fate, fixedPrice, keep, level } from './fate-card.ts';

/** What space does to a ship. */
export const hazards = [
  fate('ion-storm', 'hazard', { verb: 'ion-storm', loss: 1 }, 2),
  fate('meteor-swarm', 'hazard', { verb: 'meteor-swarm', safeFrom: 5, hull: 1 }),
  fate('drive-failure', 'hazard', { verb: 'halve-lightspeed' }),
  fate('spatial-rift', 'hazard', { verb: 'rift' }),
] as const;

/** SG-RAND-01 they strike a random planet. */
export const planetEvents = [
  fate('plague', 'planetEvent', fixedPrice('medtech', 300), 2),
  fate('festival', 'planetEvent', fixedPrice('luxuries', 250)),
  fate('famine', 'planetEvent', fixedPrice('food', 200)),
  fate('civil-war', 'planetEvent', fixedPrice('weapons', 280, { open: true })),
  fate('labour-shortage', 'planetEvent', fixedPrice('robots', 180, { unlimited: true })),
  fate('market-glut', 'planetEvent', attach({ does: 'glut' })),
  fate('customs-crackdown', 'planetEvent', attach({ does: 'crackdown' })),
  fate('end-of-the-season', 'planetEvent', { verb: 'replace-planet' }),
] as const;

/** Open to everybody; the good counts as illegal there for customs. */
export const crimeLordOffers = [
  fate('offer-guns-for-grubba', 'crimeLordOffer', crimeLordOffer('weapons', 3, 900, { bounty: 100 })),
  fate(
    'offer-an-army-for-madame-xu',
    'crimeLordOffer',
    crimeLordOffer('weapons', 6, 1800, { bounty: 200, gift: level('lasers') }),
  ),
  fate(
    'offer-stolen-robots',
    'crimeLordOffer',
    crimeLordOffer('robots', 4, 1000, { bounty: 100, gift: level('engines') }),
  ),
  fate(
    'offer-the-silk-auction',
    'crimeLordOffer',
    crimeLordOffer('luxuries', 5, 1300, { bounty: 0, gift: { does: 'pardon', bounty: 500 } }),
  ),
  fate('offer-back-alley-clinic', 'crimeLordOffer', crimeLordOffer('medtech', 5, 1300, { bounty: 100 })),
] as const;

/** Open to everybody without a bounty. */
export const contracts = [
  fate('contract-school-meals', 'contract', contract('food', 4, 600)),
  fate('contract-colony-rations', 'contract', contract('food', 8, 1200, level('cargoPods'))),
  fate('contract-field-hospital', 'contract', contract('medtech', 5, 900, { does: 'repair', points: 2 })),
  fate('contract-harvest-robots', 'contract', contract('robots', 6, 1000, level('lightspeed'))),
  fate('contract-state-banquet', 'contract', contract('luxuries', 4, 700)),
] as const;

/** They may survive the ship (SG-DEST-04). */
export const friends = [
  fate('silver-tongued-envoy', 'friend', keep('customsDie', -1)),
  fate('veteran-gunner', 'friend', keep('lasers', 1)),
  fate('star-navigator', 'friend', keep('lightspeed', 1)),
  fate('ships-mechanic', 'friend', keep('additionalDamage', -1)),
  fate('crafty-broker', 'friend', keep('demandDie', 1)),
] as const;

/** Lost with the ship (SG-DEST-01). */
export const equipment = [
  fate('hidden-compartment', 'equipment', keep('hiddenUnits', 3)),
  fate('forged-papers', 'equipment', keep('customsDice', 1)),
  fate('shield-booster', 'equipment', keep('shields', 2)),
  fate('targeting-computer', 'equipment', keep('lasers', 2)),
  fate('afterburner', 'equipment', keep('engines', 2)),
  fate('heavy-cannon', 'equipment', keep('cardShipHit', 1)),
] as const;

/** Lucky events. */
export const fortunes = [
  fate('dry-dock', 'fortune', { verb: 'restore-hull', points: 2, otherwise: 100 }),
  fate('derelict', 'fortune', { verb: 'find-credits', perPip: 50 }, 2),
  fate('amnesty', 'fortune', { verb: 'amnesty', otherwise: 100 }),
] as const;

/** Nothing happens. */
export const quiet = [fate('quiet-space', 'quiet', { verb: 'nothing' })] as const;
