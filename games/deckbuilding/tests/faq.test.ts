import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, EMPIRE, REBEL, shuttles } from './kit.ts';

it('DB-FAQ-01 · must I play every card? No; what I do not play is discarded at the end', (play) => {
  const table = duel(play, { empire: { hand: ['stormtrooper', 'imperial-shuttle', 'inquisitor'], deck: shuttles(5) } });
  table.empire.does('play imperial-shuttle', 'end');
  expect(table.empire.discard).toEqual(['imperial-shuttle', 'stormtrooper', 'inquisitor']);
  expect(table.empire.hand).toEqual(shuttles(5));
});

it('DB-FAQ-02 · must I use a text right after playing? No, except a "when" text', (play) => {
  const table = duel(play, {
    empire: { hand: ['tie-bomber', 'imperial-shuttle', 'inquisitor'] },
    row: ['x-wing', 'tie-fighter'],
  });
  table.empire.does('play tie-bomber').asked('prompt.action');
  table.empire.does('play imperial-shuttle', 'buy tie-fighter', 'use tie-bomber');
  table.empire.asked('prompt.discard-from-row').answers('x-wing');
  table.empire
    .does('play inquisitor')
    .asked('prompt.choose')
    .answers('pass')
    .may(...['assign tie-bomber to base', 'attack-all:base', 'end']);
  expect([table.galaxyDiscard, table.resources, table.force]).toEqual([['x-wing'], 0, 4]);
});

it('DB-FAQ-03 · must I use the texts of my cards or my base? No', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: 'coruscant', hand: ['tie-bomber'], play: ['nebulon-b-frigate'] },
    galaxy: ['bossk', 'dengar'],
  });
  table.empire.asked('prompt.trigger').offers('coruscant', 'pass').answers('pass').does('play tie-bomber', 'end');
  expect([table.pile('galaxyDeck'), table.galaxyDiscard]).toEqual([['bossk', 'dengar'], []]);
  expect([table.events.includes('ability'), table.events.includes('trigger')]).toEqual([false, false]);
});

it('DB-FAQ-04 · may I carry out a part of a text? No: Rodia deals damage and discards, both or neither', (play) => {
  const position = {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'] },
    row: ['luke-skywalker', 'y-wing', 'bossk'],
    galaxy: ['lobot', 'dengar'],
  } as const;
  const used = duel(play, position);
  used.empire.asked('prompt.trigger').offers('rodia', 'pass').answers('rodia').asked('prompt.action');
  expect([used.damage('dantooine'), used.galaxyDiscard]).toEqual([2, ['luke-skywalker', 'y-wing']]);
  const declined = duel(play, position);
  declined.empire.asked('prompt.trigger').answers('pass').asked('prompt.action');
  expect([declined.damage('dantooine'), declined.galaxyDiscard]).toEqual([0, []]);
});

it('DB-FAQ-05 · must I take the reward? No', (play) => {
  const table = duel(play, { empire: { play: ['boba-fett'] }, row: ['han-solo'] });
  table.empire.does('assign boba-fett to han-solo', 'attack han-solo');
  table.empire.asked('prompt.reward').by('DB-RWD-01').offers('take', 'pass').answers('pass');
  expect([table.resources, table.force, table.galaxyDiscard]).toEqual([0, 4, ['han-solo']]);
});

it('DB-FAQ-06 · "from your hand or discard pile": may I exile from both? Yes', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['luke-skywalker'], hand: ['temple-guardian'], discard: ['alliance-shuttle'] },
    row: ['at-st'],
  });
  table.rebel.does('assign luke-skywalker to at-st', 'attack at-st').asked('prompt.reward').answers('take');
  table.rebel.asked('prompt.exile').answers('temple-guardian').asked('prompt.exile').answers('alliance-shuttle');
  expect([table.exiled, table.rebel.hand, table.rebel.discard]).toEqual([
    ['temple-guardian', 'alliance-shuttle'],
    [],
    [],
  ]);
});

it('DB-FAQ-07 · may we look through the discard piles? All three, both of us, always in their order', (play) => {
  const piles = {
    empire: ['imperial-shuttle', 'inquisitor', 'tie-fighter'],
    rebel: ['rebel-trooper', 'alliance-shuttle'],
    galaxy: ['y-wing', 'at-st', 'bossk'],
  } as const;
  const table = duel(play, {
    empire: { discard: piles.empire },
    rebel: { discard: piles.rebel },
    galaxyDiscard: piles.galaxy,
  });
  for (const viewer of [EMPIRE, REBEL, 'spectator'] as const) {
    const { discard, galaxyDiscard } = table.table.view(viewer).zones;
    const seen = [...(discard ?? []), ...(galaxyDiscard ?? [])].map(({ cards }) => cards.map(({ face }) => face));
    expect(seen).toEqual([piles.empire, piles.rebel, piles.galaxy]);
  }
});

it('DB-FAQ-08 · a text has destroyed the base: may I still attack the ships? Yes, the rest is lost', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing', 'luke-skywalker'] },
    empire: { baseDeck: ['endor', 'corellia'], play: ['blockade-runner'] },
    damage: { lothal: 6 },
  });
  table.rebel.does('use y-wing').asked('prompt.damage').answers('base');
  expect([table.rebel.victory, table.empire.base]).toEqual([['lothal'], null]);
  table.rebel.does('assign luke-skywalker to base', 'attack base');
  expect([table.empire.ships, table.empire.discard]).toEqual([[], ['blockade-runner']]);
  expect([table.rebel.victory, table.empire.baseDeck]).toEqual([['lothal'], ['endor', 'corellia']]);
  const lost = table.table.log('spectator').filter(({ type }) => type === 'lost-damage');
  expect(lost.map(({ data }) => data.amount)).toEqual([2]);
});

it('DB-FAQ-09 · my Scout Trooper reveals a neutral card: nothing happens', (play) => {
  const table = duel(play, { empire: { play: ['scout-trooper'] }, galaxy: ['y-wing', 'bossk'] });
  table.empire.does('use scout-trooper').asked('prompt.action');
  expect([table.pile('galaxyDeck'), table.galaxyDiscard, table.force]).toEqual([['y-wing', 'bossk'], [], 4]);
});

it('DB-FAQ-10 · Force fully with the Rebels and a Duros Spy: may I let them gain Force? No, I discard', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['duros-spy'] },
    empire: { hand: ['inquisitor', 'stormtrooper'] },
    force: 7,
  });
  table.rebel.does('use duros-spy');
  table.empire.asked('prompt.discard-only').offers('inquisitor', 'stormtrooper').answers('inquisitor');
  expect([table.force, table.empire.hand]).toEqual([7, ['stormtrooper']]);
});

it('DB-FAQ-11 · how often may I use Yavin IV? At each discard', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['snowspeeder', 'cassian-andor'] },
    empire: { base: 'endor', hand: ['inquisitor', 'inquisitor'] },
    row: ['tie-fighter'],
  });
  table.rebel.does('use snowspeeder');
  table.empire.asked('prompt.discard').answers('inquisitor');
  table.rebel.asked('prompt.trigger').answers('yavin-4');
  table.rebel.does('assign cassian-andor to tie-fighter', 'attack tie-fighter').asked('prompt.reward').answers('pass');
  table.rebel.asked('prompt.trigger').answers('cassian-andor').asked('prompt.trigger').answers('yavin-4');
  expect([table.damage('endor'), table.empire.hand]).toEqual([4, []]);
});
