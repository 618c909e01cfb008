import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type PieceAt, type Position } from './kit.ts';
import { eventStep } from './positions.ts';

/** Two people share the Mandalorian on D1 and IG-11 on D5. */
const together = (play: Play, hands: readonly (readonly string[])[], more: Partial<Position> = {}) =>
  mission(play, {
    shared: true,
    seats: 2,
    heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D5' } },
    hands,
    ...more,
  });

it('MA-SHR-04 MA-EX-30 · a card is carried out by the character it shows', (play) => {
  const raid = together(play, [['target-analysis', 'flamethrower'], []]);
  raid.seat(0).does('play target-analysis on move').asked('prompt.move', { hero: 'ig11' }).answers('D7');
  expect([raid.where('mandalorian'), raid.where('ig11')]).toEqual(['D1', 'D7']);
  raid.seat(0).asked('prompt.action');
});

it('MA-SHR-05 MA-SHR-06 · two cards of one character or one of each, but on different areas', (play) => {
  const raid = together(play, [['target-analysis', 'combat-reflex', 'flamethrower'], ['quick-draw']]);
  raid
    .seat(0)
    .does('play target-analysis on move')
    .asked('prompt.move')
    .answers('stop')
    .asked('prompt.action')
    .offers(
      ...['combat-reflex', 'flamethrower'].flatMap((card) =>
        ['attack', 'intel', 'plan'].map((area) => `play ${card} on ${area}`),
      ),
    )
    .refuses('play flamethrower on move', 'reason.area-used', 'MA-ACT-04')
    .answers('play combat-reflex on plan')
    .asked('prompt.plan')
    .answers('pass');
  expect([raid.state.active, raid.pile('area', 0), raid.pile('area', 3)]).toEqual([
    1,
    ['target-analysis'],
    ['combat-reflex'],
  ]);
});

it('MA-SHR-07 · a planning card belongs to the character that gained it, and each may have every card once', (play) => {
  const plan = (card: string) => {
    const raid = together(play, [[card], []], {
      heroes: { mandalorian: { at: 'D1', plans: ['defend'] }, ig11: { at: 'D5' } },
      plans: ['no-luck', 'no-luck', 'defend'],
    });
    raid.seat(0).does(`play ${card} on plan`).asked('prompt.plan').answers('draw');
    return raid;
  };
  const other = plan('combat-reflex');
  other.seat(0).asked('prompt.keep').answers('keep defend');
  expect([other.plansOf('mandalorian'), other.plansOf('ig11')]).toEqual([['defend'], ['defend']]);
  // The Mandalorian has one already: it may only be put back
  const same = plan('quick-draw');
  same.seat(0).asked('prompt.put-back').answers('pass');
  expect(same.plansOf('mandalorian')).toEqual(['defend']);
});

it('MA-SHR-08 · in your turn you decide for both, also about their planning cards', (play) => {
  const raid = together(play, [], {
    heroes: { mandalorian: { at: 'D1', plans: ['defend'] }, ig11: { at: 'D10' } },
    revealed: [['m1-raider', 'D2']],
    active: 1,
    ...eventStep('firing-line'),
  });
  raid.seat(0).notAsked();
  raid.seat(1).asked('prompt.you').answers('ig11').asked('prompt.block').answers('use defend');
  expect(raid.damage('mandalorian')).toBe(0);
});

it('MA-SHR-09 · "you" on a card is the character that performs the action', (play) => {
  const raid = together(play, [['beskar-helmet', 'flamethrower'], []]);
  raid.seat(0).does('play beskar-helmet on move').asked('prompt.move').answers('special');
  expect(raid.state.shields.map((until) => until > 0)).toEqual([true, false]);
  raid.seat(0).asked('prompt.move').answers('stop');
});

it('MA-SHR-10 MA-EX-30 · for an event "you" is the owner of the top card of that area', (play) => {
  const event = (cards: readonly string[]) =>
    together(play, [], {
      heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'F2' } },
      reinforcements: ['m1-r-brute'],
      ...eventStep('headlong-charge'),
      areas: { move: cards },
    }).piece('m1-r-brute')?.[0];
  // A1 is the star space nearest to B2, G2 that of F2; nobody is there to charge, so a reinforcement appears
  expect(event(['target-analysis', 'vibroblade'])).toBe('A1');
  expect(event(['vibroblade', 'target-analysis'])).toBe('G2');
});

it('MA-SHR-10 MA-RNG-08 · the "nearest facedown threat" is counted from there, too', (play) => {
  const event = (cards: readonly string[]) =>
    together(play, [], {
      heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'F2' } },
      facedown: [
        ['m1-medkit', 'B3'],
        ['m1-supply-crate', 'F3'],
      ],
      ...eventStep('ambush'),
      areas: { move: cards },
    }).pile('revealed');
  expect(event(['target-analysis', 'vibroblade'])).toEqual(['m1-medkit']);
  expect(event(['vibroblade', 'target-analysis'])).toEqual(['m1-supply-crate']);
});

it('MA-SHR-11 · no skill card on that area: the active player chooses one of the two', (play) => {
  const raid = together(play, [], {
    heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'F2' } },
    reinforcements: ['m1-r-brute'],
    ...eventStep('headlong-charge'),
  });
  raid.seat(0).asked('prompt.you').offers('mandalorian', 'ig11').by('MA-SHR-11').answers('ig11');
  expect(raid.piece('m1-r-brute')).toEqual(['G2', 0]);
});

it('MA-SHR-12 · discarded cards of both lie on one pile', (play) => {
  const raid = together(play, [], {
    ...eventStep('firing-line'),
    areas: { move: ['vibroblade', 'target-analysis'] },
  });
  expect([...raid.pile('discard', 0)].sort()).toEqual(['target-analysis', 'vibroblade']);
  expect(raid.pile('discard', 1)).toEqual([]);
});

it('MA-SHR-13 · "until your next turn" ends after the event step of the following turn', (play) => {
  const helmet = (revealed: readonly PieceAt[]) => {
    const raid = together(
      play,
      [
        ['beskar-helmet', 'flamethrower'],
        ['quick-draw', 'quick-draw'],
      ],
      {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D10' } },
        revealed,
        areas: { plan: ['disruption-yellow-3', 'disruption-white-1'] },
      },
    );
    raid.seat(0).does('play beskar-helmet on move').asked('prompt.move').answers('special');
    raid.seat(0).asked('prompt.move').answers('stop').does('play flamethrower on intel');
    if (revealed.length > 0) raid.seat(0).asked('prompt.intel').answers('pass');
    // The second person's card brings Plan to 5: Firing Line
    raid.seat(1).does('play quick-draw on plan').asked('prompt.plan').answers('pass');
    expect(raid.state.shields[0]).toBeGreaterThan(0);
    raid.seat(1).does('play quick-draw on attack');
    if (revealed.length > 0) raid.seat(1).asked('prompt.attack').answers('pass');
    raid.seat(1).does('end');
    return raid;
  };
  const shot = helmet([['m1-raider', 'D2']]);
  expect([shot.events.includes('shield-blocks'), shot.damage('mandalorian')]).toEqual([true, 0]);
  const unharmed = helmet([]);
  expect([unharmed.state.active, unharmed.state.shields]).toEqual([0, [0, 0]]);
});
