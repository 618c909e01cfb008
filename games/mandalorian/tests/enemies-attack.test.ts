import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type PieceAt, type Position } from './kit.ts';
import { eventStep } from './positions.ts';

/** The Mandalorian on D1 of the corridor D1 to D7; IG-11 out of everybody's sight. */
const exposed = (revealed: readonly PieceAt[], event: ReturnType<typeof eventStep>): Position => ({
  heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D10' } },
  revealed,
  ...event,
});
const attacks = (events: readonly string[]): number => events.filter((type) => type === 'attack').length;

describe('who attacks', () => {
  it('MA-EAT-01 MA-EAT-02 MA-EAT-05 · two blasters within range 3, each for 1 damage', (play) => {
    const raid = mission(
      play,
      exposed(
        [
          ['m1-raider', 'D4'],
          ['m1-gunman', 'D2'],
          ['m1-r-gunner', 'D5'],
          ['m1-lookout', 'D1'],
        ],
        eventStep('firing-line'),
      ),
    );
    // The gunner on D5 is at range 4, the lookout no blaster; both others must attack, so nobody is asked
    expect([raid.damage('mandalorian'), attacks(raid.events)]).toEqual([2, 2]);
  });

  it('MA-EAT-04 MA-EAT-05 · more than are told to: the active player chooses among those who can', (play) => {
    const raid = mission(play, {
      ...exposed(
        [
          ['m1-raider', 'D4'],
          ['m1-gunman', 'D3'],
          ['m1-warden', 'D2'],
          ['m1-r-gunner', 'D5'],
        ],
        eventStep('firing-line'),
      ),
      active: 1,
    });
    raid.seat(0).notAsked();
    raid
      .seat(1)
      .asked('prompt.attacker', { left: 2 })
      .offers('m1-raider', 'm1-gunman', 'm1-warden')
      .by('MA-EAT-04')
      .answers('m1-gunman')
      .asked('prompt.attacker', { left: 1 })
      .offers('m1-raider', 'm1-warden')
      .answers('m1-raider');
    expect(raid.damage('mandalorian')).toBe(2);
  });

  it('MA-EAT-04 · their order, too, where it matters: somebody may strike back after each attack', (play) => {
    const volley = (plans: readonly string[]) =>
      mission(play, {
        heroes: { mandalorian: { at: 'D1', plans }, ig11: { at: 'D10' } },
        revealed: [
          ['m1-raider', 'D4'],
          ['m1-gunman', 'D2'],
        ],
        ...eventStep('firing-line'),
      });
    const raid = volley(['retaliate']);
    raid.seat(0).asked('prompt.attacker', { left: 2 }).offers('m1-raider', 'm1-gunman').answers('m1-gunman');
    raid.seat(0).asked('prompt.strike-back', { card: 'm1-gunman' }).answers('use retaliate');
    expect([raid.damage('mandalorian'), raid.pile('gone'), raid.piece('m1-raider')]).toEqual([
      2,
      ['m1-gunman'],
      ['D4', 0],
    ]);
    expect(volley(['prepared']).damage('mandalorian')).toBe(2);
  });

  it('MA-EAT-06 · nobody within range: that ability does nothing', (play) => {
    const raid = mission(play, exposed([['m1-scavenger', 'D5']], eventStep('headlong-charge')));
    expect([raid.piece('m1-scavenger')?.[0], raid.damage('mandalorian'), attacks(raid.events)]).toEqual(['D3', 0, 0]);
    expect(raid.events).not.toContain('ineffective');
  });

  it('MA-EAT-07 · once for each ability, however many attacks are left', (play) => {
    const once = mission(play, exposed([['m1-raider', 'D2']], eventStep('firing-line')));
    expect(once.damage('mandalorian')).toBe(1);
    // With a total of 6 the card has a second ability, for which the same sniper may attack again
    const twice = mission(play, exposed([['m1-lookout', 'D4']], eventStep('clear-shot', 6)));
    expect(twice.damage('mandalorian')).toBe(2);
  });

  it('MA-EAT-08 · range 0 is only its own space', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'B4' }, ig11: { at: 'D10' } },
      // From the roof it has a long way to the Mandalorian at range 1
      revealed: [['m1-r-brute', 'A4']],
      ...eventStep('headlong-charge'),
    });
    expect([raid.piece('m1-r-brute')?.[0], raid.damage('mandalorian')]).toEqual(['A6', 0]);
    const here = mission(play, exposed([['m1-r-brute', 'D1']], eventStep('headlong-charge')));
    expect(here.damage('mandalorian')).toBe(1);
  });

  it('MA-EX-16 · one of two classes within range 2: any of them, but one it must be', (play) => {
    const raid = mission(
      play,
      exposed(
        [
          ['m1-raider', 'D3'],
          ['m1-lookout', 'D2'],
          ['m1-gunman', 'D4'],
          ['m1-r-brute', 'D1'],
        ],
        eventStep('mixed-volley'),
      ),
    );
    raid.seat(0).asked('prompt.attacker').offers('m1-raider', 'm1-lookout').answers('m1-lookout');
    expect(raid.damage('mandalorian')).toBe(1);
  });
});

describe('who is attacked', () => {
  it('MA-EAT-03 · the nearest character within range', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D2' } },
      revealed: [['m1-raider', 'D4']],
      ...eventStep('firing-line'),
    });
    expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([0, 1]);
  });

  it('MA-EAT-04 · of two equally near ones whom the active player chooses', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D2' }, ig11: { at: 'D6' } },
      revealed: [['m1-raider', 'D4']],
      ...eventStep('firing-line'),
    });
    raid.seat(0).asked('prompt.victim').offers('mandalorian', 'ig11').by('MA-EAT-04').answers('ig11');
    expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([0, 1]);
  });
});
