import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cards, type Face } from '../content/index.ts';
import { isHopeless, lists } from '../table/attacks.ts';
import { boardOf } from '../table/board.ts';
import { warningBefore } from '../table/warning.ts';
import { gameTexts } from '../text/index.ts';
import { titleOf } from '../text/names/titles.ts';
import { type Duel, duel, EMPIRE, REBEL } from './kit.ts';

const LANGUAGES = ['de', 'en', 'ru'] as const;
const VIEWERS = [EMPIRE, REBEL, 'spectator'] as const;

/** What everybody reads on the cards in play. */
function attacks(table: Duel, seat = EMPIRE): Readonly<Record<string, number>> {
  const read = VIEWERS.map((viewer) => {
    const board = boardOf(table.table.view(viewer), seat);
    return Object.fromEntries(
      [...board.near.units, ...board.near.ships].map((card) => [card.face, board.attackOf(card.id)]),
    );
  });
  expect(read[1]).toEqual(read[0]);
  expect(read[2]).toEqual(read[0]);
  return read[0] ?? {};
}

it('DB-WHILE-01 DB-ATK-03 · a card in play shows what it really attacks with', (play) => {
  const play_ = ['darth-vader', 'stormtrooper', 'tie-fighter', 'admiral-piett', 'imperial-carrier'] as const;
  const strong = duel(play, { empire: { base: 'endor', play: play_ }, force: 2 });
  expect(attacks(strong)).toEqual({
    'darth-vader': 10,
    stormtrooper: 3,
    'tie-fighter': 3,
    'admiral-piett': 0,
    'imperial-carrier': 1,
  });
  const plain = duel(play, { empire: { play: ['darth-vader', 'stormtrooper'] }, force: 5 });
  expect(attacks(plain)).toEqual({ 'darth-vader': 6, stormtrooper: 2 });
  const baze = duel(play, {
    rebel: { play: ['baze-malbus'] },
    empire: { victory: ['dantooine', 'hoth'] },
    turn: 'rebel',
  });
  expect(attacks(baze, REBEL)).toEqual({ 'baze-malbus': 4 });
});

it('DB-EX-12 · a Gunslinger on the way to a target in the row shows its 4', (play) => {
  const table = duel(play, { empire: { play: ['rodian-gunslinger'] }, row: ['u-wing'] });
  expect(attacks(table)).toEqual({ 'rodian-gunslinger': 2 });
  table.empire.does('assign rodian-gunslinger to u-wing');
  expect(attacks(table)).toEqual({ 'rodian-gunslinger': 4 });
});

it('DB-ABL-06 DB-ASG-07 · everybody sees whose ability was used, and that assigning is something else', (play) => {
  const table = duel(play, { empire: { play: ['landing-craft', 'stormtrooper'] } });
  table.empire.does('use landing-craft', 'assign stormtrooper to base');
  for (const viewer of VIEWERS) {
    const board = boardOf(table.table.view(viewer), EMPIRE);
    const used = board.near.units.filter((card) => board.used.includes(card.id));
    expect(used.map((card) => card.face)).toEqual(['landing-craft']);
  }
});

it('DB-GAP-14 DB-CARD-05 · a card to be exiled is marked where a viewer sees it, also after a shuffle', (play) => {
  const table = duel(play, { empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser'] }, row: ['darth-vader'] });
  const marked = (viewer: (typeof VIEWERS)[number]) => {
    const board = boardOf(table.table.view(viewer), EMPIRE);
    const { units, ships, hand, discard } = board.near;
    return [...units, ...ships, ...hand.cards, ...discard.cards]
      .filter((card) => board.isDoomed(card.id))
      .map((card) => card.face);
  };
  table.empire.does('use grand-moff-tarkin');
  // Everybody saw it go from the row into the hand
  expect(VIEWERS.map(marked)).toEqual([['darth-vader'], ['darth-vader'], ['darth-vader']]);
  table.empire.does('use gozanti-cruiser');
  expect(table.empire.hand).toEqual(['darth-vader']);
  expect(VIEWERS.map(marked)).toEqual([['darth-vader'], [], []]);
  table.empire.does('play darth-vader');
  expect(VIEWERS.map(marked)).toEqual([['darth-vader'], ['darth-vader'], ['darth-vader']]);
});

it('DB-WIN-06 · which bases were destroyed lies open for everybody', (play) => {
  const table = duel(play, { empire: { victory: ['dantooine', 'hoth'] } });
  for (const viewer of VIEWERS) {
    const { near } = boardOf(table.table.view(viewer), EMPIRE);
    expect(near.victory.cards.map((card) => card.face)).toEqual(['dantooine', 'hoth']);
  }
});

it('DB-GAP-38 · paying for nothing is asked about once more, anything else is not', (play) => {
  const table = duel(play, {
    rebel: { play: ['hammerhead-corvette', 'u-wing'] },
    turn: 'rebel',
    force: 5,
    damage: { dantooine: 3 },
  });
  const [decision = null] = table.table.match.pending;
  const asked = decision?.options
    .filter(({ id }) => id.startsWith('ability:'))
    .map(({ id }) => warningBefore(decision, id, boardOf(table.table.view(REBEL), REBEL), 'en'));
  expect(asked).toEqual([null, 'This would do nothing now, and its cost would be paid. Use it anyway?']);
});

it('DB-ABL-10 · who would play all of a hand is asked once more where a card of it takes one from the hand', (play) => {
  const asked = (...hand: Face[]) => {
    const table = duel(play, { empire: { hand } });
    const [decision = null] = table.table.match.pending;
    return warningBefore(decision, 'play-all', boardOf(table.table.view(EMPIRE), EMPIRE), 'en');
  };
  expect(asked('imperial-shuttle', 'stormtrooper')).toBeNull();
  expect(asked('imperial-shuttle', 'gozanti-cruiser')).toContain('The ability of Gozanti Cruiser takes a card');
  // The Inquisitor asks something and stays in the hand.
  expect(asked('imperial-shuttle', 'gozanti-cruiser', 'inquisitor')).toBeNull();
});

it('DB-ASG-02 · to send the only one who can go is not listed beside the attack with everything', (play) => {
  const listed = (...units: Face[]) => {
    const table = duel(play, { empire: { play: units }, row: ['x-wing'] });
    const [decision = null] = table.table.match.pending;
    return decision?.options.filter((option) => /^assign:.*:base$/.test(option.id) && lists(option, { decision }))
      .length;
  };
  expect(listed('stormtrooper')).toBe(0);
  expect(listed('stormtrooper', 'tie-fighter')).toBe(2);
});

it('DB-END-04 DB-END-05 · who ends a turn is told what would be lost, and is not asked when nothing is', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper'], hand: ['imperial-shuttle'] },
    row: ['tie-fighter'],
    resources: 3,
  });
  const asked = () => {
    const [decision = null] = table.table.match.pending;
    const board = boardOf(table.table.view(EMPIRE), EMPIRE);
    return LANGUAGES.map((lang) => warningBefore(decision, 'end', board, lang));
  };
  expect(asked()).toEqual([
    'Noch ungenutzt: 1 Handkarte, 3 Ressourcen, Angriff 2. Zug wirklich beenden?',
    'Still unused: 1 card in hand, 3 resources, attack 2. End the turn anyway?',
    'Не использовано: карты в руке — 1, ресурсы — 3, атака — 2. Всё равно завершить ход?',
  ]);
  table.empire.does('play imperial-shuttle', 'buy tie-fighter', 'attack-all:base');
  // One resource is left, but nothing is to be had for it
  expect(asked()).toEqual([null, null, null]);
});

it('DB-BTY-08 · an attack that can succeed is told from one that can not, which is asked about once more', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper', 'tie-fighter'] }, row: ['x-wing', 'luke-skywalker'] });
  const { row } = boardOf(table.table.view(EMPIRE), EMPIRE);
  const hopeless = () => {
    const [decision = null] = table.table.match.pending;
    return row.filter((card) => card !== null && isHopeless(decision, card.id)).map((card) => card?.face);
  };
  const asked = (face: string) => {
    const [decision = null] = table.table.match.pending;
    const id = `attack:${row.find((card) => card?.face === face)?.id}`;
    const option = decision?.options.find(
      (each) => each.id.startsWith('attack:') && each.id.endsWith(id.slice('attack:'.length)),
    );
    return option && warningBefore(decision, option.id, boardOf(table.table.view(EMPIRE), EMPIRE), 'en');
  };
  expect(hopeless()).toEqual(['luke-skywalker']);
  table.empire.does('assign stormtrooper to luke-skywalker');
  expect(hopeless()).toEqual(['x-wing', 'luke-skywalker']);
  expect(asked('luke-skywalker')).toBe('Too weak: attack 2, and it takes 8. Attack anyway?');
  table.empire.does('take back stormtrooper', 'help with x-wing');
  expect(hopeless()).toEqual([]);
  expect(asked('x-wing')).toBeNull();
});

it('every base has a title in three languages, and no other card has one', () => {
  for (const lang of LANGUAGES) {
    const titles = cards.map(({ id, kind }) => [kind === 'base', titleOf(lang, id)] as const);
    for (const [isBase, title] of titles) expect(title !== '').toBe(isBase);
    expect(new Set(titles.map(([, title]) => title)).size).toBe(21);
  }
});

it('DB-GAP-39 DB-WHILE-01 · Jedha and Sullust speak of "while" and "may", as they are printed and answered', () => {
  const text = (lang: (typeof LANGUAGES)[number], id: string) =>
    gameTexts[lang].sheet().find((entry) => entry.face === id)?.text[0];
  for (const id of ['jedha', 'sullust']) {
    expect(text('de', id)).toMatch(/^Solange .*darfst du/);
    expect(text('en', id)).toMatch(/^While .*you may/);
    expect(text('ru', id)).toMatch(/^Пока .*вы можете/);
  }
  expect(text('de', 'jedha')).toMatch(/musst .*am Ende deines Zuges verbannen/);
  expect(text('de', 'twilek-smuggler')).not.toMatch(/sobald|solange/i);
});

it('DB-SET-08 · starter cards say that they are', () => {
  for (const { face: id, values } of gameTexts.en.sheet()) {
    const isStarter = cards.find((card) => card.id === id)?.deck === 'starter';
    expect([id, values.includes('starter card')]).toEqual([id, isStarter]);
  }
});
