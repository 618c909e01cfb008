import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import type { Face } from '../content/index.ts';
import { Duel, duel, EMPIRE, FILLER, REBEL, shuttles, subject } from './kit.ts';

const fleet = {
  empire: { play: ['gozanti-cruiser', 'star-destroyer'] },
  damage: { 'star-destroyer': 5 },
  turn: 'rebel',
} as const;

it('DB-EX-21 · attack 7 on Gozanti 3 and Star Destroyer 7 with 5 damage: both fall, 2 for the base', (play) => {
  const table = duel(play, { ...fleet, rebel: { play: ['b-wing', 'rebel-trooper'] } });
  table.rebel.does('attack-all:base').asked('prompt.action');
  expect([table.empire.ships, table.empire.discard]).toEqual([[], ['gozanti-cruiser', 'star-destroyer']]);
  expect(table.damage('lothal')).toBe(2);
});

it('DB-EX-21 · attack 4: the attacker picks which of them falls; the base gets nothing', (play) => {
  const attack = (share: string) => {
    const table = duel(play, { ...fleet, rebel: { play: ['jyn-erso'] } });
    table.rebel
      .does('attack-all:base')
      .asked('prompt.allot', { ship: 'gozanti-cruiser', left: 4 })
      .offers('damage:3', 'damage:2')
      .answers(share);
    return table;
  };
  const gozanti = attack('damage:3');
  expect([gozanti.empire.ships, gozanti.damage('star-destroyer')]).toEqual([['star-destroyer'], 6]);
  const destroyer = attack('damage:2');
  expect([destroyer.empire.ships, destroyer.damage('gozanti-cruiser')]).toEqual([['gozanti-cruiser'], 2]);
  expect([gozanti.damage('lothal'), destroyer.damage('lothal')]).toEqual([0, 0]);
});

it('DB-EX-22 · attack 11 on a base of 8: destroyed, 3 lost, the new base has no damage', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at', 'boba-fett'], deck: shuttles(5) },
    rebel: { baseDeck: ['mon-cala', 'yavin-4'] },
    row: ['tie-fighter', 'bossk'],
  });
  table.empire.does('attack-all:base');
  expect([table.empire.victory, table.rebel.base]).toEqual([['dantooine'], null]);
  const lost = table.table.log('spectator').filter(({ type }) => type === 'lost-damage');
  expect(lost.map(({ data }) => data.amount)).toEqual([3]);
  table.empire.does('end');
  table.rebel.asked('prompt.reveal-base').answers('yavin-4');
  expect(table.damage('yavin-4')).toBe(0);
});

it('DB-EX-23 · the marker on 7 at the first Rebel turn: 1 resource; moved to 6 before: none', (play) => {
  const untouched = new Duel(play(subject, {}));
  untouched.empire.does('end');
  expect([untouched.force, untouched.state.active, untouched.resources]).toEqual([7, REBEL, 1]);
  const moved = duel(play, { empire: { hand: ['inquisitor'] }, force: 7 });
  moved.empire.does('play inquisitor').asked('prompt.choose').answers('choice:2').does('end');
  expect([moved.force, moved.state.active, moved.resources]).toEqual([6, REBEL, 0]);
});

it('DB-EX-24 · an empty galaxy deck: not rebuilt for a reveal, but for a purchase', (play) => {
  const discarded: Face[] = ['y-wing', 'at-st', 'lobot'];
  const table = duel(play, {
    empire: { play: ['scout-trooper'] },
    row: [FILLER, 'tie-fighter'],
    galaxy: [],
    galaxyDiscard: discarded,
    resources: 1,
  });
  table.empire.mayNot('use scout-trooper', 'reason.no-effect', 'DB-ABL-03');
  expect(table.galaxyDiscard).toEqual(discarded);
  table.empire.does('buy tie-fighter');
  expect([table.galaxyDiscard, table.pile('galaxyDeck').length]).toEqual([[], 2]);
  expect(discarded).toContain(table.row[1]);
  const placed = [...table.pile('galaxyDeck'), table.row[1]];
  expect([new Set(placed), placed.length]).toEqual([new Set<string | null>(discarded), discarded.length]);
});

it('DB-EX-25 · Hoth attacked for 1 and later for 4: 1 prevented, then 1 prevented, 3 damage', (play) => {
  const table = duel(play, {
    empire: { hand: ['inquisitor'], play: ['at-st'] },
    rebel: { base: 'hoth' },
  });
  table.empire.does('play inquisitor').asked('prompt.choose').answers('choice:0');
  table.empire.does('assign inquisitor to base', 'attack base');
  expect([table.damage('hoth'), table.state.prevented]).toEqual([0, 1]);
  table.empire.does('assign at-st to base', 'attack base');
  expect([table.damage('hoth'), table.state.prevented]).toEqual([3, 2]);
});

it('DB-EX-26 · the third base falls to Yavin IV in the middle of a text: the rest does not happen', (play) => {
  const position = {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['cassian-andor', 'dengar'], victory: ['endor', 'corellia'] },
    empire: { hand: ['inquisitor'], baseDeck: ['coruscant'] },
    row: ['tie-fighter'],
    force: 4,
  } as const;
  const attack = (damage: number) => {
    const table = duel(play, { ...position, damage: { lothal: damage } });
    table.rebel.does('assign cassian-andor to tie-fighter', 'assign dengar to tie-fighter', 'attack tie-fighter');
    table.rebel.asked('prompt.reward').answers('pass').asked('prompt.trigger').answers('cassian-andor');
    table.rebel.asked('prompt.trigger').answers('yavin-4');
    return table;
  };
  const won = attack(6);
  won.table.wonBy(REBEL);
  expect([won.resources, won.rebel.victory]).toEqual([0, ['endor', 'corellia', 'lothal']]);
  won.rebel.notAsked();
  expect(won.table.view(EMPIRE).outcome).toEqual({ winners: [REBEL], reason: 'bases' });
  const goesOn = attack(5);
  goesOn.rebel.asked('prompt.trigger').offers('dengar', 'pass').answers('dengar');
  expect([goesOn.resources, goesOn.damage('lothal')]).toEqual([2, 7]);
});
