import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import type { Face } from '../content/index.ts';
import { type Duel, duel, type Position, shuttles } from './kit.ts';

it('DB-CARD-01 DB-WHEN-01 · Inquisitor, Temple Guardian and Lobot choose only at the moment they are played', (play) => {
  for (const [side, face] of [
    ['empire', 'inquisitor'],
    ['rebel', 'temple-guardian'],
    ['empire', 'lobot'],
  ] as const) {
    const table = duel(play, { turn: side, [side]: { hand: [face] } });
    table[side].does(`play ${face}`).asked('prompt.choose').offers('choice:0', 'choice:1', 'choice:2', 'pass');
    table[side].asked('prompt.choose').answers('pass').may('end');
    const inPlay = duel(play, { turn: side, [side]: { play: [face] } });
    inPlay[side].may('end');
  }
});

/** Yavin IV is the Rebel base, the Empire has two cards to lose, and the Force is with the Rebels. */
const yavin = (units: readonly Face[], position: Position = {}): Position => ({
  turn: 'rebel',
  rebel: { base: 'yavin-4', play: units, deck: ['rebel-trooper'] },
  empire: { hand: ['stormtrooper', 'inquisitor'] },
  force: 6,
  ...position,
});

it('DB-CARD-02 DB-FAQ-11 · every forced discard triggers Yavin IV, whatever text makes it', (play) => {
  const discards = (face: Face, use: (table: Duel) => void, position: Position = {}) => {
    const table = duel(play, yavin([face], position));
    use(table);
    table.rebel.asked('prompt.trigger').offers('yavin-4', 'pass').answers('yavin-4').asked('prompt.action');
    expect([face, table.damage('lothal'), table.empire.hand.length]).toEqual([face, 2, 1]);
  };
  const chosen = (table: Duel) => table.empire.asked('prompt.discard').answers('stormtrooper');
  for (const face of ['snowspeeder', 'lando-calrissian'] as const) {
    discards(face, (table) => {
      table.rebel.does(`use ${face}`);
      chosen(table);
    });
  }
  discards('rebel-commando', (table) => table.rebel.does('use rebel-commando'));
  for (const face of ['duros-spy', 'b-wing'] as const) {
    discards(face, (table) => {
      table.rebel.does(`use ${face}`);
      table.empire.asked('prompt.choose').answers('choice:0');
      chosen(table);
    });
  }
  discards(
    'cassian-andor',
    (table) => {
      table.rebel.does('assign cassian-andor to tie-fighter', 'attack tie-fighter');
      table.rebel.asked('prompt.reward').answers('pass').asked('prompt.trigger').answers('cassian-andor');
      chosen(table);
    },
    { row: ['tie-fighter'] },
  );
});

it('DB-CARD-02 · Jyn Erso puts a card on the deck: that is no discard, and Yavin IV stays silent', (play) => {
  const table = duel(play, yavin(['jyn-erso']));
  table.rebel.does('use jyn-erso').asked('prompt.put-on-deck').answers('inquisitor').asked('prompt.action');
  expect(table.empire.deck).toEqual(['inquisitor']);
  expect(table.damage('lothal')).toBe(0);
});

it('DB-CARD-03 · a discard that pays for your own Gozanti or C-ROC Cruiser does not trigger Yavin IV', (play) => {
  const empire = duel(play, {
    empire: { play: ['gozanti-cruiser'], hand: ['stormtrooper'], deck: ['inquisitor'] },
    rebel: { base: 'yavin-4' },
  });
  empire.empire.does('use gozanti-cruiser').asked('prompt.action');
  empire.rebel.notAsked();
  expect([empire.empire.discard, empire.damage('lothal')]).toEqual([['stormtrooper'], 0]);
  const rebel = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['c-roc-cruiser'], hand: ['rebel-trooper'] },
    damage: { 'yavin-4': 4 },
  });
  rebel.rebel.does('use c-roc-cruiser').asked('prompt.action');
  expect([rebel.damage('yavin-4'), rebel.damage('lothal')]).toEqual([1, 0]);
});

it("DB-CARD-05 DB-GAP-14 · Tarkin's card is exiled at the end of the turn wherever it then is", (play) => {
  const lent = (row: readonly Face[], taken: Face) => {
    const table = duel(play, {
      empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser'], deck: ['stormtrooper', 'imperial-shuttle'] },
      row,
    });
    table.empire.does('use grand-moff-tarkin');
    expect(table.empire.hand).toEqual([taken]);
    return table;
  };
  const inHand = lent(['at-st'], 'at-st');
  inHand.empire.does('end');
  const inPlay = lent(['at-st'], 'at-st');
  inPlay.empire.does('play at-st', 'end');
  const discarded = lent(['at-st'], 'at-st');
  discarded.empire.does('use gozanti-cruiser');
  expect(discarded.empire.discard).toEqual(['at-st']);
  discarded.empire.does('end');
  for (const table of [inHand, inPlay, discarded]) expect(table.exiled).toEqual(['at-st']);
  const ship = lent(['imperial-carrier'], 'imperial-carrier');
  ship.empire.does('play imperial-carrier', 'end');
  expect([ship.exiled, ship.empire.ships]).toEqual([['imperial-carrier'], ['gozanti-cruiser']]);
});

it("DB-CARD-05 DB-END-10 · Jedha's ship is exiled too, and a copy bought the usual way stays", (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'jedha' },
    row: ['c-roc-cruiser', 'c-roc-cruiser'],
    resources: 6,
  });
  table.rebel.does('buy c-roc-cruiser').asked('prompt.destination').answers('hand');
  table.rebel.does('buy c-roc-cruiser', 'play c-roc-cruiser', 'end');
  expect(table.exiled).toEqual(['c-roc-cruiser']);
  expect([table.rebel.ships, table.rebel.hand]).toEqual([[], ['c-roc-cruiser']]);
});

it("DB-CARD-08 DB-CARD-07 · Sullust and the Twi'lek Smuggler speak of the same card: both are used up", (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', play: ['twilek-smuggler'] },
    row: ['y-wing', 'x-wing'],
    resources: 8,
  });
  table.rebel.does('use twilek-smuggler', 'buy y-wing').asked('prompt.action');
  expect(table.rebel.deck).toEqual(['y-wing']);
  table.rebel.does('buy x-wing').asked('prompt.action');
  expect([table.rebel.deck, table.rebel.discard]).toEqual([['y-wing'], ['x-wing']]);
});

it("DB-CARD-07 DB-CARD-08 · two Twi'lek Smugglers used before one purchase serve that one only", (play) => {
  const table = duel(play, {
    empire: { play: ['twilek-smuggler', 'twilek-smuggler', 'twilek-smuggler'] },
    row: ['tie-fighter', 'tie-bomber', 'at-st'],
    resources: 8,
  });
  table.empire.does('use twilek-smuggler', 'use twilek-smuggler#2', 'buy tie-fighter', 'buy tie-bomber');
  expect([table.empire.deck, table.empire.discard]).toEqual([['tie-fighter'], ['tie-bomber']]);
  table.empire.does('use twilek-smuggler', 'buy at-st');
  expect(table.empire.deck).toEqual(['tie-fighter', 'at-st']);
});

it('DB-CARD-07 DB-GAP-15 · the next card is the next card, also one that Princess Leia puts on the deck', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['princess-leia', 'twilek-smuggler'] },
    row: ['x-wing', 'y-wing'],
    resources: 1,
    force: 5,
  });
  table.rebel.does('use twilek-smuggler', 'use princess-leia').asked('prompt.purchase').answers('x-wing');
  table.rebel.does('buy y-wing').asked('prompt.action');
  expect([table.rebel.deck, table.rebel.discard]).toEqual([['x-wing'], ['y-wing']]);
});

it("DB-CARD-08 · the Smuggler's use after the first purchase still counts for the second", (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', play: ['twilek-smuggler'] },
    row: ['y-wing', 'x-wing'],
    resources: 4,
  });
  table.rebel.does('buy y-wing').asked('prompt.destination').offers('deck', 'discard').answers('deck');
  table.rebel.does('use twilek-smuggler', 'buy x-wing');
  expect(table.rebel.deck).toEqual(['y-wing', 'x-wing']);
});

it('DB-CARD-06 DB-GAP-16 · a Fang Fighter under Sullust goes where its buyer says', (play) => {
  const bought = (place: string) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'sullust', deck: ['rebel-trooper'] },
      row: ['fang-fighter'],
      resources: 3,
    });
    table.rebel.does('buy fang-fighter').asked('prompt.destination').offers('hand', 'deck', 'discard').answers(place);
    table.rebel.asked('prompt.action');
    return [table.rebel.hand, table.rebel.deck, table.rebel.discard];
  };
  expect(bought('hand')).toEqual([['fang-fighter'], ['rebel-trooper'], []]);
  expect(bought('deck')).toEqual([[], ['rebel-trooper', 'fang-fighter'], []]);
  expect(bought('discard')).toEqual([[], ['rebel-trooper'], ['fang-fighter']]);
});

it('DB-CARD-06 DB-GAP-15 · a Fang Fighter that Mon Cala brings still lets you draw with the Force', (play) => {
  const table = duel(play, {
    step: 'begin',
    turn: 'rebel',
    rebel: { base: null, baseDeck: ['mon-cala'], deck: ['rebel-trooper'] },
    row: ['fang-fighter'],
    force: 5,
  });
  table.rebel.asked('prompt.trigger').answers('mon-cala').asked('prompt.purchase').answers('fang-fighter');
  table.rebel.asked('prompt.trigger').offers('fang-fighter', 'pass').answers('fang-fighter');
  expect(table.rebel.hand).toEqual(['fang-fighter', 'rebel-trooper']);
});

it('DB-CARD-06 DB-GAP-16 · a Fang Fighter under Jedha need not be exiled: its own text is enough', (play) => {
  const bought = (place: string) => {
    const table = duel(play, { turn: 'rebel', rebel: { base: 'jedha' }, row: ['fang-fighter'], resources: 3 });
    table.rebel.does('buy fang-fighter').asked('prompt.destination').offers('hand', 'hand#2', 'discard').answers(place);
    expect(table.rebel.hand).toEqual(['fang-fighter']);
    table.rebel.does('end');
    return table.exiled;
  };
  expect(bought('hand')).toEqual(['fang-fighter']);
  expect(bought('hand#2')).toEqual([]);
});

it('DB-CARD-17 DB-GAP-25 DB-GAP-17 · Lobot as the first neutral card: his choice and Kafrene in any order', (play) => {
  const table = duel(play, { empire: { base: 'kafrene', hand: ['lobot'], deck: ['stormtrooper'] } });
  table.empire.does('play lobot').asked('prompt.trigger').offers('lobot', 'kafrene', 'pass').answers('kafrene');
  expect(table.empire.hand).toEqual(['stormtrooper']);
  table.empire.asked('prompt.choose', { face: 'lobot' }).answers('choice:1');
  expect(table.resources).toBe(2);
});

it('DB-CARD-17 · Kafrene draws again for the first neutral card of the next turn', (play) => {
  const deck = ['inquisitor', ...shuttles(4), 'dengar', 'stormtrooper'] as const;
  const table = duel(play, { empire: { base: 'kafrene', hand: ['bossk'], deck } });
  table.empire.does('play bossk').asked('prompt.trigger').answers('kafrene');
  expect(table.empire.hand).toEqual(['stormtrooper']);
  table.empire.does('end');
  table.rebel.does('end');
  table.empire.does('play dengar').asked('prompt.trigger').offers('kafrene', 'pass').answers('kafrene');
  expect(table.empire.hand).toEqual([...shuttles(4), 'inquisitor']);
});

it('DB-CARD-18 DB-WHILE-05 · Piett and Endor give different cards 1 attack each, together in one attack', (play) => {
  const table = duel(play, {
    empire: {
      base: 'endor',
      play: ['admiral-piett', 'stormtrooper', 'imperial-carrier', 'tie-fighter', 'blockade-runner'],
    },
    rebel: { base: 'yavin-4' },
  });
  table.empire.does('attack-all:base');
  // Stormtrooper 2+1, TIE Fighter 2+1, carrier 0+1, Blockade Runner 1+1; Piett is no ship and no Trooper
  expect(table.damage('yavin-4')).toBe(9);
});

it('DB-CARD-19 · the Death Star refreshes the row: an own-faction or neutral ship may be destroyed there', (play) => {
  for (const ship of ['star-destroyer', 'nebulon-b-frigate'] as const) {
    const table = duel(play, { empire: { base: 'death-star' }, row: [ship], galaxy: ['darth-vader'], resources: 8 });
    table.empire.does('use death-star').mayNot('use death-star', 'reason.used', 'DB-ABL-06');
    expect([table.row[0], table.galaxyDiscard, table.resources]).toEqual(['darth-vader', [ship], 4]);
  }
});

it('Han Solo takes back with the Falcon what Chewbacca needs', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: {
      play: ['chewbacca'],
      hand: ['millennium-falcon'],
      discard: ['han-solo'],
      deck: ['x-wing', 'y-wing', 'u-wing', 'b-wing'],
    },
  });
  table.rebel.mayNot('use chewbacca', 'reason.condition', 'DB-IF-01');
  table.rebel.does('play millennium-falcon', 'use chewbacca', 'use millennium-falcon');
  expect(table.rebel.hand).toEqual(['b-wing', 'han-solo']);
  table.rebel.does('play han-solo', 'use han-solo');
  expect(table.rebel.hand).toEqual(['b-wing', 'u-wing', 'y-wing']);
});
