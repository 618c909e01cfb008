import { always, bountyFrom, never, ship, unlessPaid } from './fate-card.ts';

/** Destroying one makes you wanted. */
export const military = [
  ship('patrol-cutter', 'military', [2, 2, 1], { attacks: bountyFrom(200), spoils: { credits: 150, bounty: 300 } }),
  ship('customs-cutter', 'military', [3, 2, 2], {
    attacks: never,
    inspection: { column: 'small', goods: ['weapons'] },
    spoils: { credits: 150, bounty: 300 },
  }),
  ship('interceptor-wing', 'military', [6, 3, 1], { attacks: bountyFrom(400), spoils: { credits: 150, bounty: 300 } }),
  ship('destroyer', 'military', [3, 4, 3], { attacks: bountyFrom(600), spoils: { credits: 150, bounty: 300 } }),
  ship('battlecruiser', 'military', [4, 6, 5], { attacks: bountyFrom(1000), spoils: { credits: 150, bounty: 300 } }),
  ship('convoy-escort', 'military', [3, 3, 2], {
    attacks: bountyFrom(1),
    pays: 100,
    spoils: { credits: 150, bounty: 300 },
  }),
] as const;

/** They always attack; some steal goods instead of a hull point. */
export const pirates = [
  ship('scrap-corsair', 'pirate', [2, 1, 0], { attacks: always, steals: 2, spoils: { credits: 100 } }),
  ship('red-lantern', 'pirate', [3, 2, 0], { attacks: always, steals: 2, spoils: { credits: 150 } }),
  ship('void-jackal', 'pirate', [5, 2, 1], { attacks: always, steals: 3, spoils: { credits: 200 } }),
  ship('black-comet', 'pirate', [4, 3, 1], { attacks: always, spoils: { credits: 250 } }),
  ship('toll-gate', 'pirate', [4, 4, 2], { attacks: unlessPaid(100), spoils: { credits: 250 } }),
  ship('corsair-captain', 'pirate', [5, 4, 2], { attacks: always, steals: 3, spoils: { credits: 300 } }),
  ship('pirate-flagship', 'pirate', [4, 6, 3], { attacks: always, spoils: { credits: 500 } }),
] as const;

/** They never attack: trade with them, raid them or ignore them. */
export const traders = [
  ship('grain-freighter', 'trader', [1, 0, 0], {
    attacks: never,
    offer: { does: 'sells', good: 'food', max: 4, price: 10 },
    spoils: { bounty: 200, goods: { good: 'food', units: 5 } },
  }),
  ship('robot-hauler', 'trader', [1, 1, 1], {
    attacks: never,
    offer: { does: 'sells', good: 'robots', max: 3, price: 20 },
    spoils: { bounty: 200, goods: { good: 'robots', units: 4 } },
  }),
  ship('hospital-ship', 'trader', [2, 0, 1], {
    attacks: never,
    offer: { does: 'sells', good: 'medtech', max: 3, price: 25 },
    spoils: { bounty: 400, goods: { good: 'medtech', units: 4 } },
  }),
  ship('luxury-liner', 'trader', [3, 1, 2], {
    attacks: never,
    offer: { does: 'buys', good: 'luxuries', max: 3, price: 65 },
    spoils: { bounty: 300, goods: { good: 'luxuries', units: 4 } },
  }),
  ship('gunrunner', 'trader', [3, 3, 1], {
    attacks: never,
    offer: { does: 'sells', good: 'weapons', max: 4, price: 30 },
    spoils: { bounty: 100, goods: { good: 'weapons', units: 4 } },
  }),
] as const;

/** SG-CARD-04 the higher the bounty, the more of them attack. */
export const bountyHunters = [
  ship('rookie-hunter', 'bountyHunter', [2, 1, 0], { attacks: bountyFrom(100), spoils: { credits: 100, bounty: 100 } }),
  ship('the-twins', 'bountyHunter', [3, 3, 1], { attacks: bountyFrom(300), spoils: { credits: 100, bounty: 100 } }),
  ship('iron-hound', 'bountyHunter', [4, 4, 3], { attacks: bountyFrom(500), spoils: { credits: 100, bounty: 100 } }),
  ship('lady-nightshade', 'bountyHunter', [5, 5, 4], {
    attacks: bountyFrom(800),
    spoils: { credits: 100, bounty: 100 },
  }),
  ship('the-collector', 'bountyHunter', [7, 6, 6], {
    attacks: bountyFrom(1200),
    spoils: { credits: 100, bounty: 100 },
  }),
] as const;

/** They always attack. */
export const spaceMonsters = [
  ship('void-ray', 'spaceMonster', [6, 1, 0], { attacks: always, spoils: { credits: 150 } }),
  ship('plasma-swarm', 'spaceMonster', [4, 3, 0], { attacks: always, spoils: { credits: 200 } }),
  ship('star-kraken', 'spaceMonster', [2, 5, 2], { attacks: always, spoils: { credits: 350 } }),
  ship('leviathan', 'spaceMonster', [1, 7, 4, 2], { attacks: always, spoils: { credits: 700 } }),
] as const;
