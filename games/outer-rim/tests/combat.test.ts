import { type Decision, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { it, randomAnswer } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cards, type DieFace } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { type Position, table } from './kit.ts';

it('OR-COMBAT-19 OR-COMBAT-21 OR-ENCPAT-06 OR-SPAWN-01 · a tie goes to the attacker, who still suffers', (play) => {
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
});

it('OR-ENCPAT-07 OR-PATROL-04 OR-PATROL-05 OR-DEFEAT-02 · the last patrol needs no dice', (play) => {
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

it('OR-PATROL-05 OR-GOLD-03 · the last patrol deals whatever it takes: no shield is worth burning', (play) => {
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'boba-fett', at: 'kessel', credits: 5000, assets: ['encounter/lothal-mon-calamari-8'] }, {}],
    patrols: { hutt: ['kessel', 4] },
  });
  rim.player(0).encounters('patrol:hutt').asked('prompt.move-patrol').answers('space:nav-17');
  expect(rim.player(0).state).toMatchObject({ defeated: true, shipDamage: 3, credits: 2000 });
  expect(rim.player(0).assets).toEqual(['lothal-mon-calamari-8']);
  rim.player(1).asked('prompt.planning');
});

it('OR-ENC-02 OR-ENC-05 OR-ENCPAT-03 · a patrol that dislikes the player leaves no choice', (play) => {
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

it('OR-COMBAT-13 OR-COMBAT-15 OR-CABIL-01 OR-CABIL-02 · rerolls, then results, then the opponent negates', (play) => {
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
});

it('OR-COMBAT-11 OR-COMBAT-16 OR-WORD-02 · thrusters may take a die from the opponent, the ion cannon a result', (play) => {
  const meet = (dice: readonly DieFace[]) => {
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'bossk', at: 'kessel', ship: 'aggressor', assets: ['maneuvering-thrusters', 'ion-cannon'] },
        {},
      ],
      patrols: { hutt: ['kessel', 2] },
      dice: ['hit', 'hit', 'blank', 'blank', 'blank', ...dice],
    });
    rim.player(0).encounters('patrol:hutt');
    return rim;
  };
  const rim = meet(['crit', 'hit', 'hit']);
  rim.player(0).asked('prompt.combat-value').offers('maneuvering-thrusters', 'pass').answers('maneuvering-thrusters');
  // Bossk has tactics: a hit or a critical hit
  rim
    .player(0)
    .asked('prompt.change-dice', { dice: ['crit', 'hit', 'hit'] })
    .answers(optionWith(rim, 'crit:1'));
  expect(rim.player(0).fame).toBe(1); // 2 against 2
  rim.player(1).asked('prompt.planning');
  // whoever wants to lose this one uses neither: all four dice, and every result counts
  const lost = meet(['hit', 'hit', 'hit', 'blank']);
  lost.player(0).asked('prompt.combat-value').answers('pass');
  lost
    .player(0)
    .asked('prompt.change-dice', { dice: ['hit', 'hit', 'hit', 'blank'] })
    .answers('pass');
  expect([lost.player(0).fame, lost.patrol('hutt').level]).toEqual([0, 2]);
  lost.player(0).asked('prompt.move-patrol').answers('space:nav-17');
  expect([lost.player(0).state.shipDamage, lost.player(0).reputation('hutt')]).toEqual([3, 'neutral']);
  lost.player(1).asked('prompt.planning');
});

it('OR-COMBAT-24 OR-EX-18 · whoever wins can be defeated by the same combat', (play) => {
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

it('OR-DIFF-08 OR-COMBAT-03 · a patrol is fought with ships, also on a planet', (play) => {
  // the grenade launcher adds no dice: two of the G9 Rigger against three
  const rim = table(play, {
    step: 'encounter',
    players: [{ character: 'bossk', at: 'kessel', assets: ['mpl-57'] }, {}],
    patrols: { hutt: 'kessel' },
    dice: ['hit', 'hit', 'crit', 'blank', 'blank'],
  });
  rim.player(0).encounters('patrol:hutt');
  expect(rim.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 2, credits: 4000 });
  rim.player(1).asked('prompt.planning');
});

it('OR-DIFF-52 OR-BOUNTY-04 · the symbol on a bounty says where: BoShek is hunted with the ship, Greedo on the ground', (play) => {
  const hunt = (contact: 'boshek' | 'greedo', dice: Position['dice']) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'kessel', assets: [`bounty-${contact}`] }, {}],
      contacts: { kessel: [`${contact} up`, null] },
      dice: dice ?? [],
    });
    rim.player(0).encounters(contact).asked('prompt.bounty').answers(`bounty-${contact}`);
    rim.player(0).asked('prompt.claim').answers('eliminate');
    rim.player(1).asked('prompt.planning');
    return rim.player(0).state;
  };
  // two dice of the ship against 3, three of Bossk against 4
  expect(hunt('boshek', ['hit', 'blank', 'hit', 'blank', 'blank'])).toMatchObject({
    shipDamage: 1,
    characterDamage: 0,
  });
  expect(hunt('greedo', ['hit', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank'])).toMatchObject({
    shipDamage: 0,
    characterDamage: 1,
  });
});

it('OR-COMBAT-06 · whoever resolves a combat attacks, and no card makes anybody but the active player do so', () => {
  /** All texts inside that somebody else resolves, or that answer to something in anybody’s turn. */
  const others = (tree: unknown): unknown[] => {
    if (typeof tree !== 'object' || tree === null) return [];
    const { kind, who, by } = tree as { kind?: unknown; who?: unknown; by?: unknown };
    const own = kind === 'trigger' || who === 'other' || by === 'other' ? [tree] : [];
    return [...own, ...Object.values(tree).flatMap(others)];
  };
  const texts = others(cards);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => JSON.stringify(text).includes('"verb":"fight'))).toEqual([]);
  const match = start(game, { seats: 4, seed: seedFrom('attackers'), record: false });
  const rng = rngFromSeed(seedFrom('answers'));
  const seen = new Set<string>();
  for (let answers = 0; answers < 1500 && match.outcome === null; answers++) {
    match.read(({ state: { combat, active } }) => {
      if (combat !== null) seen.add(combat.attacker === active ? 'active' : 'another');
    });
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[index] as Decision;
    match.answer(seat, id, picks);
  }
  expect([...seen]).toEqual(['active']);
});

/** The one option of the open question whose id ends like this. */
function optionWith(rim: ReturnType<typeof table>, end: string): string {
  const found = rim.table.match.pending.flatMap(({ options }) => options.filter(({ id }) => id.endsWith(end)));
  if (found.length !== 1) throw new Error(`${found.length} options end with ${end}`);
  return found[0]?.id ?? '';
}
