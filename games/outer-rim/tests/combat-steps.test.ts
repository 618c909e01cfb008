import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/** The first player meets card 6 of Kessel and the Maelstrom: mine guards on the ground, pirates in space, 3 dice each. */
const guards = (one: Seating, dice: Position['dice'], two: Seating = {}): Position => ({
  step: 'encounter',
  players: [
    { character: 'bossk', at: 'kessel', ...one },
    { character: 'lando-calrissian', at: 'takodana', ...two },
  ],
  contacts: { kessel: [null, null] },
  encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] },
  dice: dice ?? [],
});

/** Bossk, flipped, attacks a player who has more fame. */
const duel = (play: Play, at: 'kessel' | 'nav-17', dice: Position['dice'], one: Seating = {}, two: Seating = {}): Rim =>
  table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', characterFlipped: true, ship: 'g-1a-starfighter', at, ...one },
      { character: 'boba-fett', at, fame: 2, ...two },
    ],
    dice: dice ?? [],
  });

const fightHere = (rim: ReturnType<typeof table>) =>
  rim.player(0).encounters('space').asked('prompt.may').answers('use');

/** The one option of the open question whose id ends like this. */
function optionWith(rim: ReturnType<typeof table>, end: string): string {
  const found = rim.table.match.pending.flatMap(({ options }) => options.filter(({ id }) => id.endsWith(end)));
  if (found.length !== 1) throw new Error(`${found.length} options end with ${end}`);
  return found[0]?.id ?? '';
}

describe('who fights whom', () => {
  it('OR-COMBAT-01 OR-COMBAT-02 OR-COMBAT-03 OR-COMBAT-09 OR-COMBAT-22 OR-COMBAT-12 · the value on the card says where: guards hurt the character, pirates the ship', (play) => {
    const ground = table(play, guards({}, ['hit', 'blank', 'blank', 'hit', 'hit', 'blank']));
    fightHere(ground);
    expect(ground.player(0).state).toMatchObject({ characterDamage: 2, shipDamage: 0, credits: 0 });
    expect(ground.player(0).reputation('syndicate')).toBe('bad');
    ground.player(1).asked('prompt.planning');
    // the G9 Rigger has two dice
    const space = table(play, guards({ at: 'maelstrom' }, ['hit', 'blank', 'hit', 'hit', 'blank']));
    fightHere(space);
    expect(space.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 2, credits: 0 });
    space.player(1).asked('prompt.planning');
  });

  it('OR-COMBAT-07 OR-COMBAT-08 OR-EX-09 OR-GAP-20 OR-COMBAT-23 · Lando rolls for the guards and cannot reroll for them', (play) => {
    const rim = table(play, guards({}, ['hit', 'hit', 'blank', 'blank', 'blank', 'hit']));
    fightHere(rim);
    // nobody was asked about the dice; the guards lost, and nobody but Bossk was hurt
    expect(rim.player(0).state).toMatchObject({ characterDamage: 1, credits: 5000 });
    expect(rim.player(1).state).toMatchObject({ characterDamage: 0, shipDamage: 0 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-COMBAT-04 OR-COMBAT-05 OR-COMBAT-02 OR-DMG-01 · players fight on the ground of a planet and with ships elsewhere', (play) => {
    const planet = duel(play, 'kessel', ['hit', 'hit', 'blank', 'hit', 'blank', 'blank']);
    planet.player(0).encounters('use bossk');
    expect(planet.player(0).state).toMatchObject({ characterDamage: 1, shipDamage: 0, fame: 1 });
    expect(planet.player(1).state).toMatchObject({ characterDamage: 2, shipDamage: 0, fame: 2 });
    planet.player(1).asked('prompt.planning');
    // three dice of the G-1A against two of the G9; a tie is the attacker's
    const space = duel(play, 'nav-17', ['crit', 'blank', 'blank', 'hit', 'hit']);
    space.player(0).encounters('use bossk');
    expect(space.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 2, fame: 1 });
    expect(space.player(1).state).toMatchObject({ characterDamage: 0, shipDamage: 2, fame: 2 });
    space.player(1).asked('prompt.planning');
  });

  it('OR-DEFEAT-08 OR-DEFEAT-04 · whoever lies on the ground is not attacked', (play) => {
    const rim = duel(play, 'kessel', [], {}, { defeated: true, characterDamage: 4 });
    rim.player(0).asked('prompt.encounter').offers('space', 'contact:8', 'contact:9');
  });
});

describe('steps', () => {
  it('OR-COMBAT-17 OR-COMBAT-18 · the attack is final before the defender rolls; then the defender comes first', (play) => {
    const rim = duel(
      play,
      'kessel',
      ['focus', 'hit', 'blank', 'focus', 'hit', 'hit'],
      { assets: ['jetpack'] },
      { assets: ['databank/black-krrsantan'] },
    );
    rim.player(0).encounters('use bossk');
    // Bossk has nothing for his own roll: Boba's three dice are already rolled, and Black Krrsantan turns a focus
    rim
      .player(1)
      .asked('prompt.change-dice', { dice: ['focus', 'hit', 'hit'] })
      .answers(optionWith(rim, 'focus:1'));
    // then the jetpack may take a hit
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['hit', 'hit', 'hit'] })
      .answers(optionWith(rim, 'hit:1'));
    expect(rim.player(0).state).toMatchObject({ characterDamage: 2, fame: 0 });
    expect(rim.player(1).state).toMatchObject({ characterDamage: 1 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-COMBAT-14 OR-CABIL-07 · a die may be rerolled by one ability after another, by each once', (play) => {
    const rim = table(
      play,
      guards({ character: 'ig-88', assets: ['databank/k-2so'] }, [
        ...(['blank', 'blank', 'blank'] as const),
        ...(['blank', 'hit'] as const),
        ...(['crit', 'hit'] as const),
        ...(['blank', 'blank', 'blank'] as const),
      ]),
    );
    fightHere(rim);
    const two = rim.table.match.pending[0]?.options.filter(({ id }) => id.endsWith('blank:2')) ?? [];
    expect(two).toHaveLength(2);
    rim
      .player(0)
      .asked('prompt.change-dice')
      .answers(two[0]?.id ?? '');
    // two blanks are left: the one just rerolled and the one left alone; only the other ability is offered
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['blank', 'hit', 'blank'] })
      .answers(optionWith(rim, 'blank:2'));
    expect(rim.player(0).credits).toBe(5000);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-CABIL-03 OR-DIFF-38 OR-COMBAT-15 · added hits come after the rerolls and are never rerolled', (play) => {
    const rim = table(
      play,
      guards({ character: 'ig-88', secrets: ['tatooine-nal-hutta-6'] }, [
        ...(['blank', 'blank', 'blank'] as const),
        ...(['hit', 'hit', 'blank'] as const),
      ]),
    );
    fightHere(rim);
    rim.player(0).asked('prompt.change-dice').by('OR-COMBAT-13').answers('pass');
    rim.player(0).asked('prompt.change-dice').by('OR-COMBAT-15').answers('tatooine-nal-hutta-6');
    // 2 against 2: won; no reroll was offered again
    expect(rim.player(0).state).toMatchObject({ characterDamage: 2, credits: 5000 });
    expect(rim.player(0).secrets).toEqual([]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DICE-02 OR-DICE-03 · what takes a hit does not take a critical hit', (play) => {
    // Lando has no tactics: the jetpack takes hits only
    const rim = table(play, {
      ...guards({}, ['hit', 'hit', 'crit', 'blank', 'blank']),
      players: [
        { character: 'lando-calrissian', at: 'kessel', assets: ['jetpack'] },
        { character: 'bossk', at: 'takodana' },
      ],
    });
    fightHere(rim);
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['hit', 'hit'] })
      .answers('pass');
    expect(rim.player(0).state).toMatchObject({ characterDamage: 2, credits: 5000 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-COMBAT-20 OR-DIFF-01 · the reward of a victory comes before any damage, and may end the game', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'kessel', ship: 'g-1a-starfighter', fame: 9, shipDamage: 3 }, {}],
      patrols: { hutt: ['kessel', 2] },
      dice: ['crit', 'blank', 'blank', 'crit', 'blank', 'blank', 'blank'],
    });
    rim.player(0).encounters('patrol:hutt');
    expect(rim.player(0).state).toMatchObject({ fame: 10, shipDamage: 3, defeated: false });
    rim.table.wonBy(0);
  });
});

describe('combat values', () => {
  it('OR-CABIL-04 OR-CABIL-06 OR-EX-13 OR-DIFF-39 OR-COMP-03 OR-EX-21 · +1 and +2 are +3; more dice than six are no problem', (play) => {
    const six = table(
      play,
      guards({ assets: ['dl-44', 'mpl-57'] }, [
        ...(['hit', 'hit', 'hit', 'blank', 'blank', 'blank'] as const),
        ...(['blank', 'blank', 'blank'] as const),
      ]),
    );
    fightHere(six);
    expect(six.player(0).credits).toBe(5000);
    six.player(1).asked('prompt.planning');
    const seven = table(
      play,
      guards({ ship: 'hwk-290', shipFlipped: true, assets: ['dl-44', 'mpl-57', 'databank/4-lom'] }, [
        ...(['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'crit'] as const),
        ...(['hit', 'hit', 'blank'] as const),
      ]),
    );
    fightHere(seven);
    // 3 + 1 + 2 of gear, 1 of 4-LOM, 1 of the ship: the eighth die decides
    expect(seven.player(0).credits).toBe(5000);
    seven.player(1).asked('prompt.planning');
  });

  it('OR-CABIL-05 · a weapon given away helps no more', (play) => {
    const rim = table(play, {
      ...guards({ assets: ['dl-44', 'mpl-57'] }, ['hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'], {
        at: 'kessel',
      }),
      step: 'action',
    });
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('mpl-57');
    rim.player(1).asked('prompt.terms').answers('accept');
    rim.player(0).asked('prompt.trade-partner').answers('done').does('end');
    fightHere(rim);
    // exactly 3 + 1 dice
    expect(rim.player(0).credits).toBe(5000);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-EX-06 OR-CABIL-07 OR-TIME-05 · once in each combat: also in the next one', (play) => {
    const volley = ['focus', 'focus', 'blank', 'blank', 'blank'] as const;
    const rim = table(play, {
      ...guards({ at: 'maelstrom', assets: ['autoblaster'] }, [...volley, ...volley]),
      patrols: { hutt: 'kessel' },
    });
    const shoot = (): void => {
      rim
        .player(0)
        .asked('prompt.change-dice', { dice: ['focus', 'focus'] })
        .answers(optionWith(rim, '0:focus:2'));
    };
    fightHere(rim);
    shoot();
    expect(rim.player(0).credits).toBe(3000);
    // the extra turn: a patrol waits on Kessel
    rim.player(0).plans('space:kessel').does('end').encounters('patrol:hutt');
    shoot();
    expect(rim.player(0).credits).toBe(7000);
    rim.player(1).asked('prompt.planning');
  });
});
