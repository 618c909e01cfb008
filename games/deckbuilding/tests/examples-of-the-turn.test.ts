import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf, galaxyDeck } from '../content/index.ts';
import { Duel, duel, EMPIRE, FILLER, shuttles, subject } from './kit.ts';

it('DB-EX-01 · the table after setup', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.row.filter((face) => face !== null)).toHaveLength(6);
  expect([table.pile('pilots').length, table.pile('galaxyDeck').length]).toEqual([10, galaxyDeck.length - 6]);
  expect([table.empire.base, table.rebel.base, table.force]).toEqual(['lothal', 'dantooine', 7]);
  for (const side of [table.empire, table.rebel]) {
    expect([side.hand.length, side.deck.length, side.baseDeck.length]).toEqual([5, 5, 4]);
    expect([side.discard, side.victory, side.units, side.ships]).toEqual([[], [], [], []]);
  }
  expect(table.galaxyDiscard).toEqual([]);
});

it('DB-EX-02 · the marker on a light space: the Force is with the Rebels, not with the Empire', (play) => {
  for (const force of [5, 6, 7]) {
    const rebels = duel(play, { turn: 'rebel', rebel: { play: ['x-wing'], deck: ['rebel-trooper'] }, force });
    rebels.rebel.does('use x-wing');
    expect(rebels.rebel.hand).toEqual(['rebel-trooper']);
    const empire = duel(play, { empire: { play: ['darth-vader'] }, rebel: { base: 'sullust' }, force });
    empire.empire.does('attack-all:base');
    expect(empire.damage('sullust')).toBe(6);
  }
});

it('DB-EX-03 · Grand Moff Tarkin: 2 resources, and the marker from 7 to 5, still with the Rebels', (play) => {
  const table = duel(play, {
    empire: { hand: ['grand-moff-tarkin'], play: ['death-trooper'] },
    rebel: { base: 'sullust' },
    force: 7,
  });
  table.empire.does('play grand-moff-tarkin');
  expect([table.resources, table.force]).toEqual([2, 5]);
  table.empire.does('attack-all:base');
  expect(table.damage('sullust')).toBe(2 + 3);
});

it('DB-EX-04 · the Empire pays 5 for an Imperial Carrier; Duros Spy and Leia are not for sale', (play) => {
  const table = duel(play, {
    empire: { discard: ['stormtrooper'] },
    row: ['duros-spy', 'imperial-carrier', 'princess-leia'],
    galaxy: ['bossk', 'at-st'],
    resources: 7,
  });
  table.empire
    .may('buy imperial-carrier', 'end')
    .mayNot('buy duros-spy', 'reason.enemy-card', 'DB-BUY-08')
    .mayNot('buy princess-leia', 'reason.enemy-card', 'DB-BUY-08')
    .does('buy imperial-carrier');
  expect([table.empire.discard, table.resources]).toEqual([['stormtrooper', 'imperial-carrier'], 2]);
  expect(table.row).toEqual(['duros-spy', 'at-st', 'princess-leia', FILLER, FILLER, FILLER]);
});

it('DB-EX-05 · Luke has used his text: not again this turn, but he may still attack', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['luke-skywalker'] },
    empire: { base: 'endor', play: ['gozanti-cruiser', 'star-destroyer'] },
    force: 5,
  });
  table.rebel.does('use luke-skywalker').asked('prompt.destroy-ship').answers('star-destroyer');
  table.rebel
    .mayNot('use luke-skywalker', 'reason.used', 'DB-ABL-06')
    .may('assign luke-skywalker to base', 'attack-all:base', 'end')
    .does('assign luke-skywalker to base', 'attack base');
  expect([table.empire.discard, table.damage('endor')]).toEqual([['star-destroyer', 'gozanti-cruiser'], 3]);
});

it('DB-EX-06 · cruiser and commando attack the base, Cassian a Scout Trooper, all in one turn', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['mon-calamari-cruiser', 'rebel-commando', 'cassian-andor'], discard: ['alliance-shuttle'] },
    empire: { hand: ['stormtrooper', 'inquisitor'] },
    row: ['scout-trooper'],
    galaxy: ['bossk'],
  });
  table.rebel.does(
    ...['assign mon-calamari-cruiser to base', 'assign rebel-commando to base'],
    ...['assign cassian-andor to scout-trooper', 'attack base', 'attack scout-trooper'],
  );
  expect([table.damage('lothal'), table.galaxyDiscard, table.row[0]]).toEqual([6, ['scout-trooper'], 'bossk']);
  table.rebel.asked('prompt.reward').answers('take').asked('prompt.exile').answers('alliance-shuttle');
  table.rebel.asked('prompt.trigger').offers('cassian-andor', 'pass').answers('cassian-andor');
  table.empire.asked('prompt.discard').answers('inquisitor');
  expect([table.exiled, table.empire.discard]).toEqual([['alliance-shuttle'], ['inquisitor']]);
});

it('DB-EX-07 · Director Krennic: target value 5, for 3 resources and 2 Force', (play) => {
  expect(cardOf('director-krennic').target).toBe(5);
  const table = duel(play, { turn: 'rebel', rebel: { play: ['b-wing'] }, row: ['director-krennic'] });
  table.rebel.does('assign b-wing to director-krennic', 'attack director-krennic');
  table.rebel.asked('prompt.reward', { face: 'director-krennic' }).answers('take');
  expect([table.resources, table.force]).toEqual([3, 6]);
  const weak = duel(play, {
    turn: 'rebel',
    rebel: { play: ['rebel-trooper', 'rebel-trooper'] },
    row: ['director-krennic'],
  });
  weak.rebel.does(
    ...['assign rebel-trooper to director-krennic', 'assign rebel-trooper to director-krennic'],
    'attack director-krennic',
  );
  expect([weak.row[0], weak.galaxyDiscard, weak.resources]).toEqual(['director-krennic', [], 0]);
});

it('DB-EX-08 · commando and X-Wing, 6 against Krennic: the reward is used in the same turn', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['rebel-commando', 'x-wing'], deck: ['temple-guardian'] },
    row: ['director-krennic', 'rebel-commando'],
    galaxy: ['y-wing'],
    force: 3,
  });
  table.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01');
  table.rebel.does(
    ...['assign rebel-commando to director-krennic', 'assign x-wing to director-krennic', 'attack director-krennic'],
  );
  expect([table.galaxyDiscard, table.row[0]]).toEqual([['director-krennic'], 'y-wing']);
  table.rebel.asked('prompt.reward').answers('take');
  expect([table.resources, table.force, table.damage('lothal')]).toEqual([3, 5, 0]);
  table.rebel.does('buy rebel-commando', 'use x-wing');
  expect([table.rebel.discard, table.rebel.hand]).toEqual([['rebel-commando'], ['temple-guardian']]);
});

it('DB-EX-09 · three cards in the deck at the end of the turn: draw 3, shuffle, draw 2', (play) => {
  const table = duel(play, {
    empire: { hand: shuttles(2), deck: ['inquisitor', 'stormtrooper', 'stormtrooper'], discard: shuttles(3) },
  });
  table.empire.does('end');
  expect(table.empire.hand).toEqual(['stormtrooper', 'stormtrooper', 'inquisitor', ...shuttles(2)]);
  expect([table.empire.deck, table.empire.discard]).toEqual([shuttles(3), []]);
});

it('DB-EX-10 · in the middle of a game: damaged ships, destroyed start bases, the next bases', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: {
      base: null,
      baseDeck: ['corellia', 'endor', 'death-star', 'coruscant'],
      play: ['star-destroyer'],
      victory: ['dantooine'],
    },
    rebel: { base: 'hoth', play: ['mon-calamari-cruiser'], victory: ['lothal'] },
    damage: { 'star-destroyer': 3, 'mon-calamari-cruiser': 5, hoth: 4 },
    row: ['tie-fighter', 'x-wing', 'bossk', 'at-st', 'lobot', 'y-wing'],
    galaxy: ['dengar'],
    pilots: 7,
    force: 1,
  });
  table.empire.asked('prompt.reveal-base').answers('endor');
  expect([table.empire.base, table.resources]).toEqual(['endor', 1]);
  expect([table.damage('star-destroyer'), table.damage('mon-calamari-cruiser'), table.damage('hoth')]).toEqual([
    3, 5, 4,
  ]);
  table.empire.may('buy tie-fighter', 'assign star-destroyer to base', 'attack-all:base', 'end');
  table.empire.does('buy tie-fighter', 'attack-all:base');
  expect([table.row[0], table.rebel.discard, table.damage('hoth')]).toEqual(['dengar', ['mon-calamari-cruiser'], 5]);
  expect([table.pile('pilots').length, table.table.view(EMPIRE).outcome]).toEqual([7, null]);
});
