import { checkOptions } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { basesOf } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { gameTexts } from '../text/index.ts';
import { Duel, duel, EMPIRE, REBEL, shuttles, subject } from './kit.ts';

const LANGUAGES = ['de', 'en', 'ru'] as const;
const NINE = {
  empire: ['corellia', 'kessel', 'kafrene', 'mustafar', 'ord-mantell', 'coruscant', 'death-star', 'endor', 'rodia'],
  rebel: ['mon-cala', 'dagobah', 'bespin', 'alderaan', 'hoth', 'jedha', 'tatooine', 'sullust', 'yavin-4'],
} as const;
const sorted = (list: readonly string[]): string[] => [...list].sort();

it('DB-VAR-01 · beginners use 5 of their 10 bases, the variants draw on all of them', (play) => {
  for (const faction of ['empire', 'rebel'] as const) expect(basesOf(faction)).toHaveLength(10);
  const used = (bases: 'beginner' | 'galaxy' | 'secret') => {
    const table = play(subject, { options: { bases } });
    table.leavesOpen();
    return [EMPIRE, REBEL].map((seat) => table.pile('base', seat).length + table.pile('baseDeck', seat).length);
  };
  expect([used('beginner'), used('galaxy'), used('secret')]).toEqual([
    [5, 5],
    [10, 10],
    [10, 10],
  ]);
});

it('DB-VAR-02 · Whole Galaxy: the start base lies open on the other nine', (play) => {
  const table = new Duel(play(subject, { options: { bases: 'galaxy' } }));
  expect([table.empire.base, table.rebel.base]).toEqual(['lothal', 'dantooine']);
  expect(sorted(table.empire.baseDeck)).toEqual(sorted(NINE.empire));
  expect(sorted(table.rebel.baseDeck)).toEqual(sorted(NINE.rebel));
  expect(table.pile('box')).toEqual([]);
});

it('DB-VAR-02 · Whole Galaxy: any of the nine may be the next base', (play) => {
  const table = duel(play, { step: 'begin', empire: { base: null, baseDeck: NINE.empire } });
  table.empire
    .asked('prompt.reveal-base')
    .offers(...NINE.empire)
    .answers('ord-mantell');
  expect([table.empire.base, table.empire.baseDeck.length]).toEqual(['ord-mantell', 8]);
});

it('DB-VAR-03 DB-VAR-08 · everything else is as in the beginner game', (play) => {
  const started = (bases: 'beginner' | 'galaxy' | 'secret') => {
    const table = play(subject, { options: { bases } });
    if (bases === 'secret') {
      table
        .seat(EMPIRE)
        .asked('prompt.secret-bases')
        .answers(...NINE.empire.slice(0, 4));
      table
        .seat(REBEL)
        .asked('prompt.secret-bases')
        .answers(...NINE.rebel.slice(0, 4));
    }
    table.seat(REBEL).notAsked();
    const options = table.seat(EMPIRE).asked('prompt.action');
    const { zones, force, active } = table.state;
    const others = Object.entries(zones).filter(([zone]) => !['base', 'baseDeck', 'aside', 'box'].includes(zone));
    return { others, force, active, asks: options !== undefined };
  };
  const beginner = started('beginner');
  expect(started('galaxy')).toEqual(beginner);
  expect(started('secret')).toEqual(beginner);
});

it('DB-VAR-04 DB-VAR-07 · for both variants 4 bases are recommended: whoever makes the table reads it', () => {
  for (const lang of LANGUAGES) {
    for (const bases of ['galaxy', 'secret'] as const) {
      expect(gameTexts[lang].settingHelp?.('bases', bases)).toMatch(/\b4\b/);
    }
    expect(gameTexts[lang].settingHelp?.('bases', 'beginner')).not.toMatch(/\b4\b/);
  }
  expect(game.options.basesToWin).toContain(4);
});

it('DB-VAR-04 DB-VAR-07 · both variants are played to 4 unless somebody says otherwise', () => {
  const toWin = (options: Readonly<Record<string, string | number>>) => checkOptions(game, options).basesToWin;
  expect(toWin({})).toBe(3);
  expect(toWin({ bases: 'beginner' })).toBe(3);
  expect([toWin({ bases: 'galaxy' }), toWin({ bases: 'secret' })]).toEqual([4, 4]);
  expect([toWin({ bases: 'galaxy', basesToWin: 3 }), toWin({ bases: 'secret', basesToWin: 5 })]).toEqual([3, 5]);
  expect(toWin({ basesToWin: 2 })).toBe(2);
});

it('DB-VAR-04 DB-VAR-07 · with 4 agreed, the fourth base wins and the third does not', (play) => {
  for (const bases of ['galaxy', 'secret'] as const) {
    const options = { bases, basesToWin: 4 } as const;
    const position = { options, rebel: { baseDeck: ['hoth', 'jedha'] } } as const;
    const third = duel(play, { ...position, empire: { play: ['at-at', 'bossk'], victory: ['bespin', 'sullust'] } });
    third.empire.does('attack-all:base').may('end');
    const fourth = duel(play, {
      ...position,
      empire: { play: ['at-at', 'bossk'], victory: ['bespin', 'sullust', 'alderaan'] },
    });
    fourth.empire.does('attack-all:base');
    fourth.table.wonBy(EMPIRE);
  }
});

it('DB-VAR-05 DB-VAR-06 · Secret Bases: each picks 4 of the 9, at the same time and unseen', (play) => {
  const table = play(subject, { options: { bases: 'secret' } });
  const picked = ['hoth', 'jedha', 'bespin', 'yavin-4'] as const;
  table
    .seat(EMPIRE)
    .asked('prompt.secret-bases', { amount: 4 })
    .by('DB-VAR-05')
    .offers(...NINE.empire);
  table
    .seat(REBEL)
    .asked('prompt.secret-bases')
    .offers(...NINE.rebel)
    .answers(...picked);
  expect(table.view(EMPIRE).zones.baseDeck?.[REBEL]?.cards).toEqual([]);
  table.seat(EMPIRE).asked('prompt.secret-bases').answers('rodia', 'endor', 'kessel', 'corellia');
  table.seat(EMPIRE).asked('prompt.action');
  expect([table.pile('base', EMPIRE), table.pile('base', REBEL)]).toEqual([['lothal'], ['dantooine']]);
  expect(sorted(table.pile('baseDeck', EMPIRE))).toEqual(['corellia', 'endor', 'kessel', 'rodia']);
  expect(sorted(table.pile('baseDeck', REBEL))).toEqual(sorted(picked));
  expect(sorted(table.pile('aside', REBEL))).toEqual(['alderaan', 'dagobah', 'mon-cala', 'sullust', 'tatooine']);
  for (const viewer of [EMPIRE, 'spectator'] as const) {
    const { baseDeck, aside } = table.view(viewer).zones;
    expect([baseDeck?.[REBEL], aside?.[REBEL]]).toEqual([
      { count: 4, cards: [] },
      { count: 5, cards: [] },
    ]);
    const heard = JSON.stringify(table.log(viewer));
    expect(NINE.rebel.filter((face) => heard.includes(face))).toEqual([]);
  }
});

it('DB-VAR-05 · Secret Bases are picked in step 3, before the row and the hands are dealt', (play) => {
  const table = play(subject, { options: { bases: 'secret' } });
  const dealt = () => {
    const { row, hand, deck } = table.state.zones;
    return [row.flat().length, hand.map((cards) => cards.length), deck.map((cards) => cards.length)];
  };
  expect([table.pile('base', EMPIRE), table.pile('base', REBEL)]).toEqual([['lothal'], ['dantooine']]);
  expect(dealt()).toEqual([0, [0, 0], [0, 0]]);
  table
    .seat(EMPIRE)
    .asked('prompt.secret-bases')
    .answers(...NINE.empire.slice(0, 4));
  expect(dealt()).toEqual([0, [0, 0], [0, 0]]);
  table
    .seat(REBEL)
    .asked('prompt.secret-bases')
    .answers(...NINE.rebel.slice(0, 4));
  expect(dealt()).toEqual([6, [5, 5], [5, 5]]);
  table.seat(EMPIRE).asked('prompt.action');
});

it('DB-VAR-06 · what was not picked is never played, and the opponent never learns it', (play) => {
  const table = new Duel(play(subject, { options: { bases: 'secret', basesToWin: 5 } }));
  table.empire.asked('prompt.secret-bases').answers('rodia', 'endor', 'kessel', 'corellia');
  table.rebel.asked('prompt.secret-bases').answers('hoth', 'jedha', 'bespin', 'yavin-4');
  for (let i = 0; i < 4; i++) {
    table.empire.does('end');
    table.rebel.does('end');
  }
  const heard = JSON.stringify([table.table.view(EMPIRE), table.table.log(EMPIRE)]);
  expect(NINE.rebel.filter((face) => heard.includes(face))).toEqual([]);
  const next = duel(play, {
    step: 'begin',
    options: { bases: 'secret' },
    empire: { base: null, baseDeck: ['rodia', 'endor', 'kessel', 'corellia'] },
  });
  next.empire.asked('prompt.reveal-base').offers('rodia', 'endor', 'kessel', 'corellia').answers('endor');
});

it('DB-VAR-09 · another number may be agreed in every variant', (play) => {
  for (const bases of ['beginner', 'galaxy', 'secret'] as const) {
    const table = duel(play, {
      options: { bases, basesToWin: 2 },
      turn: 'rebel',
      rebel: { play: ['luke-skywalker', 'rebel-trooper'], victory: ['endor'], deck: shuttles(5, 'rebel') },
    });
    table.rebel.does('attack-all:base');
    table.table.wonBy(REBEL);
  }
});

it('DB-VAR-10 · 2 against 2 is not offered: its rules are not in the rulebook', () => {
  expect(game.seats).toEqual({ min: 2, max: 2 });
  expect(game.options.bases).toEqual(['beginner', 'galaxy', 'secret']);
});
