import { it, type Play, type Scenario } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { begin, refusalOf, unlockEverything } from '../campaign/deck.ts';
import { baseSkills, CHARACTER_IDS, type CharacterId, cardOf } from '../content/all.ts';
import type { MandoState, Options } from '../rules/state.ts';
import { mission, subject } from './kit.ts';

const sit = (play: Play, seats: number, options: Partial<Options>): Scenario<MandoState> =>
  play(subject, { seats, options });

/** The characters a seat may choose from now. */
const offers = (table: Scenario<MandoState>, seat: number, characters: readonly CharacterId[]) =>
  table
    .seat(seat)
    .asked('prompt.character')
    .offers(...characters);

/** Whose cards lie in a deck or hand. */
const owners = (faces: readonly string[]): string[] => {
  const skills = faces.map((face) => cardOf(face));
  return [...new Set(skills.flatMap((card) => (card.kind === 'skill' ? [card.character] : [])))].sort();
};

describe('characters for each number of players', () => {
  it('MA-CHC-01 MA-CHC-04 · everybody another character of the list; who is left is not used', (play) => {
    const table = sit(play, 2, { mission: 'm3', mode: 'listed' });
    offers(table, 0, ['mandalorian', 'mayfeld', 'xian', 'burg']).answers('xian');
    offers(table, 1, ['mandalorian', 'mayfeld', 'burg']).answers('burg');
    table.seat(0).asked('prompt.starter').answers('seat:0');
    expect(table.state.characters).toEqual(['xian', 'burg']);
    const inPlay = [0, 1].flatMap((seat) => [...table.pile('deck', seat), ...table.pile('hand', seat)]);
    expect(owners(inPlay)).toEqual(['burg', 'xian']);
    table.leavesOpen();
  });

  it('MA-CHC-02 · more players than the list has: any characters, or two that all share', (play) => {
    const sandbox = sit(play, 3, { mission: 'm1', mode: 'listed' });
    offers(sandbox, 0, CHARACTER_IDS);
    sandbox.leavesOpen();
    const shared = sit(play, 3, { mission: 'm1', mode: 'shared' });
    expect(shared.state.characters).toEqual(['mandalorian', 'ig11']);
    shared.leavesOpen();
    // A campaign lets you do the same
    const { state } = begin();
    const wish = { mission: 'm1', difficulty: 'easy' } as const;
    expect(refusalOf(state, { ...wish, mode: 'listed' }, 3)).toBeNull();
    expect(refusalOf(state, { ...wish, mode: 'sandbox' }, 3)).toBeNull();
    expect(refusalOf(state, { ...wish, mode: 'shared' }, 3)).toBeNull();
    expect(refusalOf(unlockEverything(state).state, { ...wish, mission: 'm3', mode: 'listed' }, 4)).toBeNull();
  });

  it('MA-CHC-03 MA-SOL-01 · a single player has two characters and one hand, whatever mode was chosen', (play) => {
    for (const mode of ['listed', 'sandbox', 'shared'] as const) {
      const table = sit(play, 1, { mission: 'm1', mode });
      expect([table.state.shared, table.state.characters]).toEqual([true, ['mandalorian', 'ig11']]);
      expect(table.pile('hand')).toHaveLength(4);
      expect(owners([...table.pile('deck'), ...table.pile('hand')])).toEqual(['ig11', 'mandalorian']);
      table.leavesOpen();
    }
  });
});

describe('sandbox', () => {
  it('MA-SBX-01 MA-SBX-02 · any of the eight, with or without the Mandalorian', (play) => {
    const table = sit(play, 2, { mission: 'm1', mode: 'sandbox' });
    expect(CHARACTER_IDS).toHaveLength(8);
    offers(table, 0, CHARACTER_IDS).answers('cara');
    offers(
      table,
      1,
      CHARACTER_IDS.filter((id) => id !== 'cara'),
    ).answers('greef');
    table.seat(0).asked('prompt.starter').answers('seat:0');
    expect(table.state.characters).toEqual(['cara', 'greef']);
    table.leavesOpen();
    // The list of the mission is not a sandbox
    const listed = sit(play, 2, { mission: 'm1', mode: 'listed' });
    offers(listed, 0, ['mandalorian', 'ig11']);
    listed.leavesOpen();
  });

  it('MA-SBX-03 MA-SBX-04 · special starts are only for those the briefing names', (play) => {
    const table = sit(play, 2, { mission: 'm2', mode: 'sandbox' });
    table.seat(0).asked('prompt.character').answers('cara');
    table.seat(1).asked('prompt.character').answers('paz');
    table.seat(0).asked('prompt.starter');
    // Cara on the start space B1, Paz on space 2
    const placed = table.log('spectator').flatMap(({ type, data }) => (type === 'hero' ? [data.space] : []));
    expect(placed).toEqual(['B1', 'D6']);
  });
});

describe('shared characters', () => {
  it('MA-SHR-01 MA-SHR-02 MA-SHR-03 · two characters of the briefing and one deck for any number of players', (play) => {
    for (const seats of [1, 2, 3, 4]) {
      const table = sit(play, seats, { mission: 'm3', mode: 'shared' });
      table
        .seat(0)
        .asked('prompt.shared-character')
        .offers('mandalorian', 'mayfeld', 'xian', 'burg')
        .answers('mayfeld');
      table.seat(0).asked('prompt.shared-character').offers('mandalorian', 'xian', 'burg').answers('burg');
      if (seats > 1) table.seat(0).asked('prompt.starter').answers('seat:0');
      expect(table.state.characters).toEqual(['mayfeld', 'burg']);
      const hands = Array.from({ length: seats }, (_, seat) => table.pile('hand', seat));
      const all = [...hands.flat(), ...table.pile('deck')];
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
      // 12 cards of each, and the 2 that the adventure deck has brought by Mission 3
      expect([all.length, owners(all)]).toEqual([28, ['burg', 'mayfeld']]);
      // Damage and characters lie open for everybody
      expect(table.view('spectator').fields).toMatchObject({ characters: ['mayfeld', 'burg'], damage: [0, 0] });
      table.leavesOpen();
    }
  });
});

describe('solo', () => {
  it('MA-SOL-03 · the hand limit is that of one player: 4, or 3 on hard', (play) => {
    for (const [difficulty, limit] of [
      ['easy', 4],
      ['normal', 4],
      ['hard', 3],
    ] as const) {
      const table = sit(play, 1, { mission: 'm1', difficulty });
      expect([difficulty, table.pile('hand').length]).toEqual([difficulty, limit]);
      table.leavesOpen();
    }
  });

  it('MA-SOL-01 MA-SOL-02 · otherwise a turn is as always: two cards, events, drawing – then the next turn', (play) => {
    const raid = mission(play, {
      shared: true,
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      hands: [['flamethrower', 'combat-reflex', 'combat-reflex']],
    });
    raid
      .seat(0)
      .does('play flamethrower on move')
      .asked('prompt.move')
      .answers('stop')
      .asked('prompt.action')
      .refuses('end', 'reason.must-play', 'MA-ACT-01')
      .answers('play combat-reflex on plan')
      .asked('prompt.plan')
      .answers('pass');
    expect([raid.state.turn, raid.state.active, raid.seat(0).hand.length]).toEqual([2, 0, 4]);
    // Both decks of 12 have become one of 24
    const table = sit(play, 1, { mission: 'm1' });
    const each = baseSkills.filter(({ character }) => character === 'ig11' || character === 'mandalorian');
    expect(each.reduce((sum, { copies }) => sum + copies, 0)).toBe(table.pile('deck').length + 4);
    table.leavesOpen();
  });
});
