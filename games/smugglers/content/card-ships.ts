import { always, bountyFrom, credits, escort, never, repair, ship, unlessPaid } from './fate-card.ts';

/** Destroying one makes you wanted, the more the stronger it is; whoever they do not want they help. */
export const military = [
  ship('patrol-cutter', 'military', [2, 2], {
    attacks: bountyFrom(200),
    favour: credits(50),
    spoils: { credits: 150, bounty: 300 },
  }),
  ship('customs-cutter', 'military', [3, 2], {
    attacks: never,
    inspection: { column: 'small', goods: ['weapons'] },
    favour: credits(50),
    spoils: { credits: 200, bounty: 300 },
  }),
  ship('interceptor-wing', 'military', [6, 3], {
    attacks: bountyFrom(400),
    favour: escort(3),
    spoils: { credits: 300, bounty: 300 },
  }),
  ship('destroyer', 'military', [3, 4, 3, 2], {
    attacks: bountyFrom(600),
    favour: repair(1, 50),
    spoils: { credits: 600, bounty: 400 },
  }),
  ship('battlecruiser', 'military', [4, 6, 5, 2], {
    attacks: bountyFrom(1000),
    favour: repair(2, 100),
    spoils: { credits: 1200, bounty: 600 },
  }),
  ship('convoy-escort', 'military', [3, 3, 2, 2], {
    attacks: bountyFrom(1),
    favour: credits(100),
    spoils: { credits: 400, bounty: 300 },
  }),
] as const;

/** They always attack; some steal goods instead of a hull point. */
export const pirates = [
  ship('scrap-corsair', 'pirate', [2, 1], { attacks: always, steals: 2, spoils: { credits: 100 } }),
  ship('red-lantern', 'pirate', [3, 2], { attacks: always, steals: 2, spoils: { credits: 150 } }),
  ship('void-jackal', 'pirate', [5, 2], { attacks: always, steals: 3, spoils: { credits: 200 } }),
  ship('black-comet', 'pirate', [4, 3], { attacks: always, spoils: { credits: 250 } }),
  ship('toll-gate', 'pirate', [4, 4, 2, 2], { attacks: unlessPaid(100), spoils: { credits: 400 } }),
  ship('corsair-captain', 'pirate', [5, 4, 2, 2], { attacks: always, steals: 3, spoils: { credits: 450 } }),
  ship('pirate-flagship', 'pirate', [4, 6, 3, 2], { attacks: always, spoils: { credits: 800 } }),
] as const;

/** They never attack: trade with them, raid them or ignore them. */
export const traders = [
  ship('grain-freighter', 'trader', [1, 0], {
    attacks: never,
    offer: { does: 'sells', good: 'food', max: 4, price: 10 },
    spoils: { bounty: 200, goods: { good: 'food', units: 5 } },
  }),
  ship('robot-hauler', 'trader', [1, 1], {
    attacks: never,
    offer: { does: 'sells', good: 'robots', max: 3, price: 20 },
    spoils: { bounty: 200, goods: { good: 'robots', units: 4 } },
  }),
  ship('hospital-ship', 'trader', [2, 0], {
    attacks: never,
    offer: { does: 'sells', good: 'medtech', max: 3, price: 25 },
    spoils: { bounty: 400, goods: { good: 'medtech', units: 4 } },
  }),
  ship('luxury-liner', 'trader', [3, 1, 2, 2], {
    attacks: never,
    offer: { does: 'buys', good: 'luxuries', max: 3, price: 65 },
    spoils: { bounty: 300, goods: { good: 'luxuries', units: 4 } },
  }),
  ship('gunrunner', 'trader', [3, 3], {
    attacks: never,
    offer: { does: 'sells', good: 'weapons', max: 4, price: 30 },
    spoils: { bounty: 100, goods: { good: 'weapons', units: 4 } },
  }),
] as const;

/** SG-CARD-04 the higher the bounty, the more of them attack; whoever is not worth it they pay for news, or show a way. */
export const bountyHunters = [
  ship('rookie-hunter', 'bountyHunter', [2, 1], {
    attacks: bountyFrom(100),
    favour: credits(50),
    spoils: { credits: 100, bounty: 100 },
  }),
  ship('the-twins', 'bountyHunter', [3, 3], {
    attacks: bountyFrom(300),
    favour: escort(2),
    spoils: { credits: 250, bounty: 100 },
  }),
  ship('iron-hound', 'bountyHunter', [4, 4, 3, 2], {
    attacks: bountyFrom(500),
    favour: repair(1, 50),
    spoils: { credits: 500, bounty: 100 },
  }),
  ship('lady-nightshade', 'bountyHunter', [5, 5, 4, 2], {
    attacks: bountyFrom(800),
    favour: credits(100),
    spoils: { credits: 750, bounty: 200 },
  }),
  ship('the-collector', 'bountyHunter', [7, 6, 6, 2], {
    attacks: bountyFrom(1200),
    favour: escort(4),
    spoils: { credits: 1200, bounty: 200 },
  }),
] as const;

/** They always attack. */
export const spaceMonsters = [
  ship('void-ray', 'spaceMonster', [6, 1], { attacks: always, spoils: { credits: 150 } }),
  ship('plasma-swarm', 'spaceMonster', [4, 3], { attacks: always, spoils: { credits: 250 } }),
  ship('star-kraken', 'spaceMonster', [2, 5, 2, 2], { attacks: always, spoils: { credits: 500 } }),
  ship('leviathan', 'spaceMonster', [1, 7, 4, 3], { attacks: always, spoils: { credits: 700 } }),
] as const;
