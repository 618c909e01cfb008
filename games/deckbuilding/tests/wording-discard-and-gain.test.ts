import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, FILLER, shuttles } from './kit.ts';
import { playedGame } from './played.ts';

it('DB-DSC-01 · who discards chooses the card, unless it is taken at random', (play) => {
  const position = {
    turn: 'rebel',
    rebel: { play: ['rebel-commando'] },
    empire: { hand: ['inquisitor', 'stormtrooper', 'tie-fighter'] },
  } as const;
  const chosen = duel(play, { ...position, force: 4 });
  chosen.rebel.does('use rebel-commando').notAsked();
  chosen.empire
    .asked('prompt.discard')
    .by('DB-DSC-01')
    .offers('inquisitor', 'stormtrooper', 'tie-fighter')
    .answers('tie-fighter');
  expect(chosen.empire.discard).toEqual(['tie-fighter']);
  const random = (seed: string) => {
    const table = duel(play, { ...position, force: 5, seed });
    table.rebel.does('use rebel-commando');
    table.empire.notAsked();
    expect([table.empire.hand.length, table.empire.discard.length]).toEqual([2, 1]);
    return table.empire.discard[0];
  };
  expect(new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map(random)).size).toBeGreaterThan(1);
});

it('DB-DSC-02 · each card goes to the pile it belongs to', (play) => {
  const table = duel(play, {
    empire: { play: ['gozanti-cruiser', 'tie-bomber'], hand: ['inquisitor'] },
    row: ['x-wing'],
  });
  table.empire.does('use gozanti-cruiser');
  // The card that was discarded is drawn again: it was the only one of the new deck.
  expect([table.empire.hand, table.empire.discard]).toEqual([['inquisitor'], []]);
  table.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('x-wing');
  expect([table.galaxyDiscard, table.empire.discard, table.rebel.discard]).toEqual([['x-wing'], [], []]);
  const opponent = duel(play, {
    turn: 'rebel',
    rebel: { play: ['snowspeeder'] },
    empire: { hand: ['inquisitor'], discard: ['stormtrooper'] },
  });
  opponent.rebel.does('use snowspeeder');
  expect([opponent.empire.discard, opponent.rebel.discard]).toEqual([['stormtrooper', 'inquisitor'], []]);
});

it('DB-DSC-03 · a row card discarded by a text gives no reward', (play) => {
  const table = duel(play, { empire: { play: ['at-st'] }, row: [FILLER, 'luke-skywalker'], galaxy: ['bossk'] });
  table.empire.does('use at-st').asked('prompt.discard-from-row').answers('luke-skywalker').asked('prompt.action');
  expect([table.galaxyDiscard, table.row[1]]).toEqual([['luke-skywalker'], 'bossk']);
  expect([table.resources, table.force, table.events.includes('reward')]).toEqual([0, 4, false]);
});

it('DB-DSC-04 · there is nothing to discard from an empty hand', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['cassian-andor', 'snowspeeder'] },
    row: ['tie-fighter'],
  });
  table.rebel.mayNot('use snowspeeder', 'reason.no-effect', 'DB-ABL-03');
  table.rebel.does('assign cassian-andor to tie-fighter', 'attack tie-fighter').asked('prompt.reward').answers('pass');
  table.rebel.asked('prompt.action');
  expect([table.empire.discard, table.damage('lothal')]).toEqual([[], 0]);
});

it('DB-DSC-05 · who had to discard plays his next turn with fewer cards and draws up only at its end', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['snowspeeder', 'snowspeeder'], deck: shuttles(5, 'rebel') },
    empire: { hand: shuttles(5), deck: ['inquisitor', ...shuttles(5)] },
  });
  table.rebel.does('use snowspeeder');
  table.empire.asked('prompt.discard').answers('imperial-shuttle');
  table.rebel.does('use snowspeeder');
  table.empire.asked('prompt.discard').answers('imperial-shuttle');
  table.rebel.does('end');
  expect([table.empire.hand, table.empire.deck.length]).toEqual([shuttles(3), 6]);
  table.empire.does('end');
  expect([table.empire.hand, table.empire.deck]).toEqual([shuttles(5), ['inquisitor']]);
});

it('DB-DSC-06 · a discarded card is not played: its values are not gained', (play) => {
  const table = duel(play, {
    empire: { play: ['c-roc-cruiser'], hand: ['grand-moff-tarkin'] },
    damage: { lothal: 4 },
  });
  table.empire.does('use c-roc-cruiser');
  expect([table.resources, table.force, table.empire.units]).toEqual([0, 4, []]);
  expect([table.empire.discard, table.damage('lothal')]).toEqual([['grand-moff-tarkin'], 1]);
});

it('DB-GAIN-01 · a bonus comes under its circumstances and not otherwise', (play) => {
  const table = duel(play, {
    empire: { play: ['rodian-gunslinger', 'rodian-gunslinger', 'dengar'] },
    row: ['chewbacca', 'jyn-erso'],
    force: 1,
  });
  table.empire.does('assign rodian-gunslinger to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
  table.empire.does('assign rodian-gunslinger to chewbacca', 'attack chewbacca').asked('prompt.action');
  expect(table.galaxyDiscard).toEqual(['chewbacca']);
  table.empire.does('assign dengar to jyn-erso', 'attack jyn-erso').asked('prompt.trigger').answers('dengar');
  expect(table.resources).toBe(2);
});

it('DB-GAIN-02 · each value of a card counts once per turn', (play) => {
  const table = duel(play, {
    empire: { hand: ['grand-moff-tarkin', 'imperial-carrier'], deck: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
    row: ['y-wing'],
    force: 7,
  });
  table.empire.does(
    'play grand-moff-tarkin',
    'play imperial-carrier',
    'assign grand-moff-tarkin to base',
    'attack base',
  );
  expect([table.resources, table.force, table.damage('dantooine')]).toEqual([5, 5, 2]);
  table.empire
    .mayNot('assign grand-moff-tarkin to base', 'reason.spent', 'DB-ASG-10')
    .mayNot('assign grand-moff-tarkin to y-wing', 'reason.spent', 'DB-ASG-10')
    .does('end');
  table.rebel.does('end');
  expect([table.resources, table.force]).toEqual([3, 5]);
});

it('DB-GAIN-03 · gained attack belongs to its card and counts only where that card attacks', (play) => {
  const table = duel(play, { empire: { hand: ['lobot'], play: ['stormtrooper'] }, row: ['chewbacca', 'snowspeeder'] });
  table.empire.does('play lobot').asked('prompt.choose').answers('choice:0');
  table.empire.does('assign stormtrooper to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
  table.empire.does('assign lobot to snowspeeder', 'attack snowspeeder').asked('prompt.action');
  expect(table.galaxyDiscard).toEqual(['snowspeeder']);
});

it('DB-GAIN-04 · gained resources and Force are there at once', (play) => {
  const table = duel(play, {
    empire: { play: ['boba-fett', 'death-trooper'], hand: ['stormtrooper'] },
    row: ['han-solo', 'gozanti-cruiser'],
    force: 5,
  });
  table.empire.mayNot('buy gozanti-cruiser', 'reason.short', 'DB-BUY-02');
  table.empire.does('assign boba-fett to han-solo', 'attack han-solo').asked('prompt.reward').answers('take');
  expect([table.resources, table.force]).toEqual([3, 3]);
  table.empire.does('buy gozanti-cruiser', 'assign death-trooper to base', 'attack base');
  expect([table.empire.discard, table.damage('dantooine')]).toEqual([['gozanti-cruiser'], 5]);
});

it('DB-GAIN-05 · no card comes from play back to hand, so none is played twice in a turn', () => {
  const inPlay = ['units', 'ships', 'base'];
  for (const seed of ['1', '2', '3']) {
    const log = playedGame(seed).log('spectator');
    expect(log.filter(({ type }) => type === 'play').length).toBeGreaterThan(100);
    let played: unknown[] = [];
    const fromPlay = log.filter(({ type, data }) => type === 'move' && inPlay.some((zone) => zone === data.from));
    expect(fromPlay.filter(({ data }) => data.to === 'hand' || data.to === 'deck')).toEqual([]);
    for (const { type, data } of log) {
      if (type === 'turn-begins') played = [];
      if (type !== 'play') continue;
      const { card } = data.card as { readonly card: number };
      expect(played).not.toContain(card);
      played.push(card);
    }
  }
});
