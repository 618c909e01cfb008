import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cards } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { duel, EMPIRE, shuttles } from './kit.ts';

it('DB-GAP-01 · markers never run out: more than 20 resources, more than 50 damage', (play) => {
  const copies = ['', '#2', '#3', '#4', '#5', '#6', '#7', '#8', '#9'];
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['u-wing', 'hwk-290'], play: ['y-wing'] },
    empire: { play: copies.map(() => 'star-destroyer') },
    damage: Object.fromEntries(copies.map((copy) => [`star-destroyer${copy}`, 6])),
    resources: 19,
  });
  table.rebel.does('play u-wing', 'play hwk-290', 'use y-wing').asked('prompt.damage').answers('base');
  expect([table.resources, table.damage('lothal')]).toEqual([26, 2]);
  expect(table.state.damage.reduce((sum, points) => sum + points)).toBe(56);
});

it('DB-GAP-02 · Coruscant comes after step 1 and before the resources, also when it was just revealed', (play) => {
  const position = { empire: { play: ['gozanti-cruiser'] }, galaxy: ['bossk', 'dengar'], force: 1 } as const;
  const revealed = duel(play, {
    ...position,
    step: 'begin',
    empire: { play: ['gozanti-cruiser'], base: null, baseDeck: ['coruscant', 'endor'] },
  });
  revealed.empire.asked('prompt.reveal-base').answers('coruscant');
  revealed.empire.asked('prompt.trigger').offers('coruscant', 'pass');
  expect(revealed.resources).toBe(0);
  revealed.empire.asked('prompt.trigger').answers('coruscant').asked('prompt.keep-on-top').answers('bossk');
  expect([revealed.resources, revealed.galaxyDiscard]).toEqual([1 + 2, ['dengar']]);
  const later = duel(play, { ...position, step: 'begin', empire: { base: 'coruscant' } });
  later.empire.asked('prompt.trigger').answers('pass');
  expect([later.resources, later.pile('galaxyDeck')]).toEqual([1, ['bossk', 'dengar']]);
});

it('DB-GAP-03 · Coruscant with one card: I look at it and it stays; with none there is no look', (play) => {
  const one = duel(play, {
    step: 'begin',
    empire: { base: 'coruscant' },
    galaxy: ['bossk'],
    galaxyDiscard: ['y-wing', 'x-wing'],
  });
  one.empire.asked('prompt.trigger').answers('coruscant').asked('prompt.action');
  expect(one.table.view(EMPIRE).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face)).toEqual(['bossk']);
  expect([one.pile('galaxyDeck'), one.galaxyDiscard]).toEqual([['bossk'], ['y-wing', 'x-wing']]);
  const none = duel(play, { step: 'begin', empire: { base: 'coruscant' }, galaxy: [], galaxyDiscard: ['y-wing'] });
  none.empire.asked('prompt.action');
  expect([none.pile('galaxyDeck'), none.galaxyDiscard]).toEqual([[], ['y-wing']]);
});

it('DB-GAP-04 · with deck and discard pile empty I draw as many as there are', (play) => {
  const table = duel(play, { empire: { hand: ['inquisitor'], play: ['stormtrooper'], deck: ['tie-fighter'] } });
  table.empire.does('end');
  expect([...table.empire.hand].sort()).toEqual(['inquisitor', 'stormtrooper', 'tie-fighter']);
  expect([table.empire.deck, table.empire.discard]).toEqual([[], []]);
});

it('DB-GAP-05 · no galaxy card left at all: the place stays empty until there is one', (play) => {
  const table = duel(play, {
    empire: { play: ['tie-bomber'] },
    row: ['bossk', 'tie-fighter', 'x-wing', 'y-wing', 'u-wing', 'lobot'],
    galaxy: [],
    resources: 1,
  });
  table.empire.does('buy tie-fighter');
  expect(table.row).toEqual(['bossk', null, 'x-wing', 'y-wing', 'u-wing', 'lobot']);
  table.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('u-wing');
  expect(table.row).toEqual(['bossk', 'u-wing', 'x-wing', 'y-wing', null, 'lobot']);
  expect(table.galaxyDiscard).toEqual([]);
});

it('DB-GAP-06 DB-GAP-08 · an assignment can be taken back, and the card is free again', (play) => {
  const table = duel(play, { empire: { play: ['bossk'] }, row: ['x-wing'], force: 1 });
  table.empire
    .does('assign bossk to base')
    .may('take back bossk', 'attack base', 'divide:base', 'end')
    .does('take back bossk')
    .may('assign bossk to base', 'attack-all:base', 'assign bossk to x-wing', 'help with x-wing', 'end')
    .does('assign bossk to x-wing', 'attack x-wing')
    .asked('prompt.reward')
    .answers('take');
  expect([table.damage('dantooine'), table.galaxyDiscard, table.resources]).toEqual([0, ['x-wing'], 3]);
  table.empire.mayNot('assign bossk to base', 'reason.spent', 'DB-ASG-10');
});

it('DB-GAP-07 · a card with attack 0 is assigned only if its attack could rise', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['alliance-shuttle', 'chirrut-imwe'], hand: ['temple-guardian'] },
    row: ['tie-fighter'],
    force: 4,
  });
  table.rebel
    .mayNot('assign alliance-shuttle to base', 'reason.no-attack', 'DB-GAP-07')
    .mayNot('assign alliance-shuttle to tie-fighter', 'reason.no-attack', 'DB-GAP-07')
    .does('assign chirrut-imwe to base', 'play temple-guardian')
    .asked('prompt.choose')
    .answers('choice:2')
    .does('attack base');
  expect([table.force, table.damage('lothal')]).toEqual([5, 2]);
});

it('DB-GAP-08 · who is assigned and never attacks has not used up anything: next turn it attacks', (play) => {
  const table = duel(play, { empire: { play: ['star-destroyer'] }, rebel: { base: 'sullust' } });
  table.empire.does('assign star-destroyer to base', 'end');
  table.rebel.does('end');
  table.empire.does('assign star-destroyer to base', 'attack base');
  expect(table.damage('sullust')).toBe(4);
});

it('DB-GAP-09 · the target leaves the row before the attack: its attackers are free again', (play) => {
  const table = duel(play, { empire: { play: ['bossk', 'tie-bomber'] }, row: ['x-wing'] });
  table.empire.does('assign bossk to x-wing', 'use tie-bomber').asked('prompt.discard-from-row').answers('x-wing');
  expect([table.state.assigned, table.events.includes('void-attack')]).toEqual([[], true]);
  table.empire.does('assign bossk to base', 'attack base');
  expect(table.damage('dantooine')).toBe(3);
  const base = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing', 'rebel-trooper'] },
    empire: { baseDeck: ['endor'] },
    row: ['tie-fighter'],
    damage: { lothal: 6 },
  });
  base.rebel.does('assign rebel-trooper to base', 'use y-wing');
  expect([base.rebel.victory, base.state.assigned]).toEqual([['lothal'], []]);
  base.rebel.does('assign rebel-trooper to tie-fighter', 'attack tie-fighter').asked('prompt.reward').answers('take');
  expect(base.resources).toBe(1);
});

it('DB-GAP-10 · attack values are summed when the attack is resolved', (play) => {
  const table = duel(play, { empire: { play: ['death-trooper'], hand: ['kel-dor-mystic'] }, force: 5 });
  table.empire.does('assign death-trooper to base', 'play kel-dor-mystic', 'attack base');
  expect(table.damage('dantooine')).toBe(5);
});

it('DB-GAP-11 · an assigned card that leaves play counts no more', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['y-wing', 'x-wing'] }, row: ['at-st'] });
  table.rebel.does('assign y-wing to at-st', 'assign x-wing to at-st', 'use y-wing', 'attack at-st');
  expect([table.row[0], table.galaxyDiscard, table.damage('lothal')]).toEqual(['at-st', [], 2]);
});

it('DB-GAP-12 · without a base: no repair, no damage by Yavin IV, no "your base is"', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['snowspeeder'] },
    empire: { base: null, baseDeck: ['endor'], hand: ['inquisitor'] },
  });
  table.rebel.does('use snowspeeder').asked('prompt.action');
  expect([table.empire.discard, table.rebel.victory]).toEqual([['inquisitor'], []]);
  const own = duel(play, {
    empire: { base: null, baseDeck: ['death-star'], play: ['director-krennic', 'landing-craft'], deck: shuttles(3) },
  });
  own.empire.does('use director-krennic', 'use landing-craft');
  expect([own.empire.hand, own.resources]).toEqual([shuttles(1), 4]);
});

it('DB-GAP-13 · 2 to 5 bases to win, in the Whole Galaxy too', () => {
  expect([...game.options.basesToWin].sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
});

it('DB-GAP-14 · the borrowed card is exiled before step 1; gone before, nothing is left to do', (play) => {
  const table = duel(play, { empire: { play: ['grand-moff-tarkin'], deck: shuttles(5) }, row: ['at-st'] });
  table.empire.does('use grand-moff-tarkin', 'play at-st', 'end');
  const steps = table.events.filter((type) => ['exile', 'clean-up', 'draw'].includes(type));
  expect([steps, table.exiled, table.empire.discard]).toEqual([
    ['exile', 'clean-up', 'draw'],
    ['at-st'],
    ['grand-moff-tarkin'],
  ]);
  const gone = duel(play, {
    empire: { play: ['grand-moff-tarkin', 'jabba-the-hutt'], deck: shuttles(6) },
    row: ['at-st'],
    force: 4,
  });
  gone.empire.does('use grand-moff-tarkin', 'use jabba-the-hutt');
  expect(gone.exiled).toEqual(['at-st']);
  gone.empire.does('end');
  expect([gone.exiled, gone.events.filter((type) => type === 'exile').length]).toEqual([['at-st'], 1]);
});

it('DB-GAP-15 · a free purchase counts for Sullust, Quarren Mercenary and Fang Fighter', (play) => {
  const sullust = duel(play, { turn: 'rebel', rebel: { base: 'sullust', play: ['princess-leia'] }, row: ['x-wing'] });
  sullust.rebel.does('use princess-leia').asked('prompt.destination').answers('deck');
  expect(sullust.rebel.deck).toEqual(['x-wing']);
  const row = ['quarren-mercenary', 'fang-fighter', 'y-wing', 'y-wing', 'y-wing', 'y-wing'] as const;
  const position = {
    step: 'begin',
    force: 3,
    empire: { base: null, baseDeck: ['corellia'], hand: ['inquisitor'], deck: ['stormtrooper'] },
    row,
  } as const;
  const quarren = duel(play, position);
  quarren.empire.asked('prompt.trigger').answers('corellia').asked('prompt.purchase').answers('quarren-mercenary');
  quarren.empire.asked('prompt.trigger').answers('quarren-mercenary');
  quarren.empire.asked('prompt.exile', { max: 2 }).answers('inquisitor').asked('prompt.exile').answers('done');
  expect([quarren.exiled, quarren.empire.hand]).toEqual([['inquisitor'], ['quarren-mercenary']]);
  const fang = duel(play, position);
  fang.empire.asked('prompt.trigger').answers('corellia').asked('prompt.purchase').answers('fang-fighter');
  fang.empire.asked('prompt.trigger').answers('fang-fighter');
  expect(fang.empire.hand).toEqual(['inquisitor', 'fang-fighter', 'stormtrooper']);
});

it('DB-GAP-15 · Jedha never meets a free purchase: only two other bases give neutral cards away', () => {
  const free = cards.filter(({ ability, reward }) =>
    /"verb":"purchase".*"free":true/.test(JSON.stringify([ability, reward])),
  );
  const neutral = free.filter((card) => JSON.stringify(card).includes('"neutral"'));
  expect(neutral.map(({ id }) => id)).toEqual(['corellia', 'mon-cala']);
});

it('DB-GAP-16 DB-CARD-07 · several texts, several places for one purchase: I choose one', (play) => {
  const table = duel(play, {
    empire: { play: ['twilek-smuggler'], deck: ['stormtrooper'] },
    row: ['fang-fighter', 'tie-fighter'],
    resources: 4,
  });
  table.empire.does('use twilek-smuggler', 'buy fang-fighter');
  table.empire.asked('prompt.destination').offers('hand', 'deck').answers('hand');
  expect([table.empire.hand, table.empire.deck]).toEqual([['fang-fighter'], ['stormtrooper']]);
  table.empire.does('buy tie-fighter').asked('prompt.action');
  expect([table.empire.deck, table.empire.discard]).toEqual([['stormtrooper'], ['tie-fighter']]);
});

it('DB-GAP-17 · several "when" texts at once: I choose the order', (play) => {
  const position = {
    empire: { play: ['bossk', 'dengar', 'ig-88'], discard: shuttles(1) },
    row: ['luke-skywalker'],
  } as const;
  const fight = () => {
    const table = duel(play, { ...position, force: 4 });
    table.empire.does(
      ...['assign bossk to luke-skywalker', 'assign dengar to luke-skywalker', 'assign ig-88 to luke-skywalker'],
      'attack luke-skywalker',
    );
    table.empire.asked('prompt.reward').answers('pass');
    return table;
  };
  const table = fight();
  table.empire.asked('prompt.trigger').offers('bossk', 'dengar', 'ig-88', 'pass').answers('ig-88');
  table.empire.asked('prompt.exile').answers('imperial-shuttle');
  table.empire.asked('prompt.trigger').offers('bossk', 'dengar', 'pass').answers('dengar');
  table.empire.asked('prompt.trigger').offers('bossk', 'pass').answers('bossk');
  expect([table.exiled, table.resources, table.force]).toEqual([shuttles(1), 2, 3]);
  const partly = fight();
  partly.empire.asked('prompt.trigger').answers('bossk').asked('prompt.trigger').answers('pass');
  expect([partly.exiled, partly.resources, partly.force]).toEqual([[], 0, 3]);
});

it('DB-GAP-18 · Duros Spy with an empty hand and the Force fully with the Rebels: nothing happens', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['duros-spy'] }, force: 7 });
  table.rebel.mayNot('use duros-spy', 'reason.no-effect', 'DB-ABL-03').may('end');
});
