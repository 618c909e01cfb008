import { seedFrom, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { basesOf, cardOf, cards, type Face, galaxyDeck, pilotStack, starterDeck } from '../content/index.ts';
import { game } from '../rules/game.ts';
import de from '../text/rulebook/de.md';
import en from '../text/rulebook/en.md';
import ru from '../text/rulebook/ru.md';
import { Duel, duel, subject } from './kit.ts';

const counted = (list: readonly Face[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const face of list) count[face] = (count[face] ?? 0) + 1;
  return count;
};

it('DB-CMP-01 · two play, one the Empire and the other the Rebels', (play) => {
  const { state } = new Duel(play(subject, {}));
  expect(state.seats).toBe(2);
  expect(state.factions).toEqual(['empire', 'rebel']);
  for (const seats of [1, 3]) expect(() => start(game, { seats, seed: seedFrom('x') })).toThrow('wrong-seats');
});

it('DB-CMP-02 · there are ten bases for each side, each once', () => {
  for (const side of ['empire', 'rebel'] as const) {
    expect(basesOf(side)).toHaveLength(10);
    expect(basesOf(side).every(({ count, kind }) => count === 1 && kind === 'base')).toBe(true);
  }
});

it('DB-CMP-03 · ten Outer Rim Pilots have a stack of their own', () => {
  expect(counted(pilotStack)).toEqual({ 'outer-rim-pilot': 10 });
  expect(cardOf('outer-rim-pilot').faction).toBe('neutral');
  expect(galaxyDeck).not.toContain('outer-rim-pilot');
});

it('DB-CMP-04 DB-CMP-05 · the starter decks hold seven shuttles, two troopers and one Force user', () => {
  expect(counted(starterDeck('empire'))).toEqual({ 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 });
  expect(counted(starterDeck('rebel'))).toEqual({ 'alliance-shuttle': 7, 'rebel-trooper': 2, 'temple-guardian': 1 });
});

it('DB-CMP-06 · the galaxy deck holds 30 Empire, 30 Rebel and 30 neutral cards', () => {
  const factions = galaxyDeck.map((face) => cardOf(face).faction);
  expect(factions).toHaveLength(90);
  for (const faction of ['empire', 'rebel', 'neutral']) {
    expect(factions.filter((each) => each === faction)).toHaveLength(30);
  }
  // The sums of the printed box, asserted here only
  expect([cards.length, cards.reduce((sum, { count }) => sum + count, 0)]).toEqual([82, 140]);
});

it('DB-CMP-07 · there is one marker, on one of seven spaces', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.state.force).toBe(7);
  expect(table.table.view('spectator').fields.force).toBe(7);
});

it('DB-CMP-08 · do we run out of the 20 resource or 50 damage markers? No, they only count', (play) => {
  const table = duel(play, { empire: { hand: ['hwk-290'] }, resources: 19 });
  table.empire.does('play hwk-290');
  expect(table.resources).toBe(23);
  const fleet = new Array<Face>(8).fill('star-destroyer');
  const scratched = Object.fromEntries(fleet.map((face, i) => [`${face}#${i + 1}`, 6]));
  const battle = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing'] },
    empire: { play: fleet },
    damage: { ...scratched, lothal: 2 },
  });
  battle.rebel.does('use y-wing').asked('prompt.damage').answers('base');
  expect(battle.damage('lothal')).toBe(4);
  expect(battle.state.damage.reduce((sum, points) => sum + points)).toBe(52);
});

it('DB-CMP-09 · the help explains every term and every step of a turn in each language', () => {
  const idsOf = (text: string) => [...text.matchAll(/\*\*(DB-[A-Z0-9]+-\d+)\*\*/g)].map(([, id]) => id ?? '');
  const ids = idsOf(en);
  expect(idsOf(de)).toEqual(ids);
  expect(idsOf(ru)).toEqual(ids);
  const chapters = ['CRD', 'STA', 'OPT', 'PLY', 'BUY', 'ABL', 'ASG', 'ATK', 'END', 'WRD', 'EXI', 'DST', 'REP'];
  for (const chapter of chapters) expect(ids.some((id) => id.startsWith(`DB-${chapter}-`))).toBe(true);
});
