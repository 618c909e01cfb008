import { rule } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { table } from './kit.ts';

rule(
  ['OR-COMBAT-19', 'OR-COMBAT-21', 'OR-ENCPAT-06', 'OR-SPAWN-01'],
  'a tie goes to the attacker, who still suffers',
  (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'boba-fett', at: 'kessel', ship: 'g-1a-starfighter' }, {}],
      patrols: { hutt: 'kessel' },
      dice: ['hit', 'blank', 'blank', 'hit', 'focus', 'focus'],
    });
    rim.player(0).encounters('patrol:hutt');
    expect(rim.player(0).credits).toBe(4000);
    expect(rim.player(0).reputation('hutt')).toBe('bad');
    expect(rim.player(0).state.shipDamage).toBe(1);
    expect(rim.patrol('hutt').level).toBe(2);
    rim.player(1).asked('prompt.planning');
  },
);

rule(['OR-ENCPAT-07', 'OR-PATROL-04', 'OR-PATROL-05', 'OR-DEFEAT-02'], 'the last patrol needs no dice', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'boba-fett', at: 'kessel', credits: 5000, shipDamage: 1 }, {}],
    patrols: { hutt: ['kessel', 4] },
  });
  rim.player(0).encounters('patrol:hutt');
  rim.player(0).asked('prompt.move-patrol').by('OR-ENCPAT-07').answers('space:nav-17');
  expect(rim.player(0).state).toMatchObject({ defeated: true, shipDamage: 3, credits: 2000 });
  expect(rim.patrol('hutt')).toEqual({ space: 'nav-17', level: 4 });
  rim.player(1).asked('prompt.planning');
});

rule(['OR-ENC-02', 'OR-ENC-05', 'OR-ENCPAT-03'], 'a patrol that dislikes the player leaves no choice', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'ketsu-onyo', at: 'kessel', reputation: { hutt: 'bad' } }, {}],
    patrols: { hutt: 'kessel', rebel: 'kessel' },
    dice: ['hit', 'hit', 'blank', 'blank', 'blank'],
  });
  rim
    .player(0)
    .asked('prompt.encounter')
    .offers('patrol:hutt')
    .refuses('space', 'reason.forced-patrol', 'OR-ENC-02')
    .answers('patrol:hutt');
  rim.player(1).asked('prompt.planning');
});

rule(
  ['OR-COMBAT-13', 'OR-COMBAT-15', 'OR-CABIL-01', 'OR-CABIL-02'],
  'rerolls, then results, then the opponent negates',
  (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'boba-fett', at: 'kessel', ship: 'aggressor', assets: ['targeting-computer', 'autoblaster'] },
        {},
      ],
      patrols: { hutt: ['kessel', 2] },
      // five dice, two blanks rerolled, then the patrol's four
      dice: ['blank', 'blank', 'focus', 'focus', 'hit', 'hit', 'blank', 'crit', 'hit', 'blank', 'blank'],
    });
    rim.player(0).encounters('patrol:hutt');
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['blank', 'blank', 'focus', 'focus', 'hit'] })
      .by('OR-COMBAT-13')
      .answers(optionWith(rim, 'blank:2'));
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['hit', 'blank', 'focus', 'focus', 'hit'] })
      .by('OR-COMBAT-15')
      .answers(optionWith(rim, 'focus:2'));
    expect(rim.player(0).fame).toBe(1); // 4 against 3
    expect(rim.player(0).state.shipDamage).toBe(3);
    rim.player(1).asked('prompt.planning');
  },
);

rule(['OR-COMBAT-11', 'OR-COMBAT-16'], 'thrusters take a die from the opponent, the ion cannon a result', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', at: 'kessel', ship: 'aggressor', assets: ['maneuvering-thrusters', 'ion-cannon'] },
      {},
    ],
    patrols: { hutt: ['kessel', 2] },
    dice: ['hit', 'hit', 'blank', 'blank', 'blank', 'crit', 'hit', 'hit'],
  });
  rim.player(0).encounters('patrol:hutt');
  // Bossk has tactics: a hit or a critical hit
  rim
    .player(0)
    .asked('prompt.change-dice', { dice: ['crit', 'hit', 'hit'] })
    .answers(optionWith(rim, 'crit:1'));
  expect(rim.player(0).fame).toBe(1); // 2 against 2
  rim.player(1).asked('prompt.planning');
});

rule(['OR-COMBAT-24', 'OR-EX-18'], 'whoever wins can be defeated by the same combat', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'boba-fett', at: 'kessel', ship: 'g9-rigger', shipDamage: 1, credits: 1000 }, {}],
    patrols: { hutt: 'kessel' },
    dice: ['crit', 'hit', 'hit', 'hit', 'blank'],
  });
  rim.player(0).encounters('patrol:hutt');
  expect(rim.player(0).state).toMatchObject({ defeated: true, shipDamage: 3, credits: 2000 });
  expect(rim.patrol('hutt').level).toBe(2);
  rim.player(1).asked('prompt.planning');
});

/** The one option of the open question whose id ends like this. */
function optionWith(rim: ReturnType<typeof table>, end: string): string {
  const found = rim.table.match.pending.flatMap(({ options }) => options.filter(({ id }) => id.endsWith(end)));
  if (found.length !== 1) throw new Error(`${found.length} options end with ${end}`);
  return found[0]?.id ?? '';
}
