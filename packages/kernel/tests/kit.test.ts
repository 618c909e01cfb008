import { describe, expect, test } from 'vitest';
import { ask, askWhether, finish, type Game, option } from '../src/index.ts';
import { exhaust, it, type Play, type RandomHow, randomGame, runTwice, type Subject } from '../testing/index.ts';
import { moonshade } from './reference/index.ts';
import { subject } from './reference/kit.ts';
import { act } from './reference/rules/turn.ts';
import type { MoonshadeState } from './reference/state.ts';

const failureOf = (body: (play: Play) => void): string => {
  try {
    runTwice(body);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'passed';
};

const turn = {
  step: 'act',
  zones: { hand: [['loaded-dice', 'glow-moss', 'glow-moss'], []], depot: ['old-relic'] },
} as const;

describe('a scenario', () => {
  test('fails when a question stays open that it did not name', () => {
    expect(failureOf((play) => play(subject, turn))).toBe(
      'the scenario ends, but these questions are open (name them with asked(), or end with leavesOpen()):\n' +
        '  seat 0: prompt.act (MS-ACT-01) draw sell:0 sell:1 sell:2',
    );
    expect(failureOf((play) => play(subject, turn).leavesOpen())).toBe('passed');
    expect(failureOf((play) => play(subject, turn).seat(0).asked('prompt.act'))).toBe('passed');
  });

  test('fails on dice that were not rolled, and on rolls that it did not fix', () => {
    const toss = (dice: readonly number[]) => (play: Play) => {
      const table = play(subject, { ...turn, dice });
      table.seat(0).asked('prompt.act').answers('loaded dice');
      table.leavesOpen();
    };
    expect(failureOf(toss([4]))).toBe('passed');
    expect(failureOf(toss([4, 2, 6]))).toBe('these dice were never rolled: 2, 6');
    expect(failureOf(toss([]))).toMatch(
      /^dice were rolled that the test does not fix: [1-6]; say dice: \[...\] or 'any'$/,
    );
    const untold = (play: Play) => {
      const table = play(subject, { ...turn, dice: 'any' });
      table.seat(0).asked('prompt.act').answers('loaded dice');
      table.leavesOpen();
    };
    expect(failureOf(untold)).toBe('passed');
  });

  test('compares options exactly and says what is missing, surplus or named twice', () => {
    const offers = (...names: readonly string[]) =>
      failureOf((play) =>
        play(subject, turn)
          .seat(0)
          .asked('prompt.act')
          .offers(...names),
      );
    expect(offers('draw', 'loaded dice', 'glow moss', 'glow moss#2')).toBe('passed');
    expect(offers('sell:2', 'sell:0', 'draw', 'sell:1')).toBe('passed');
    expect(offers('draw', 'loaded dice', 'glow moss')).toBe("offered besides:\n  'sell glow moss#2' (sell:2)");
    expect(offers('draw', 'loaded dice', 'glow moss', 'glow moss')).toBe(
      "named twice (write the second copy as name#2):\n  glow moss\noffered besides:\n  'sell glow moss#2' (sell:2)",
    );
    expect(offers('draw', 'loaded dice', 'glow moss', 'glow moss#2', 'glow moss#3')).toBe(
      'not offered:\n  glow moss#3',
    );
  });

  test('says what is asked instead, and what is offered instead', () => {
    const first = (play: Play) => play(subject, turn).seat(0);
    expect(failureOf((play) => first(play).asked('prompt.bid'))).toBe(
      'seat 0 is not asked prompt.bid; open:\n  seat 0: prompt.act (MS-ACT-01) draw sell:0 sell:1 sell:2',
    );
    expect(failureOf((play) => first(play).notAsked())).toMatch(/^seat 0 is asked: seat 0: prompt.act/);
    expect(failureOf((play) => first(play).asked('prompt.act').by('MS-ACT-02'))).toBe(
      'asked by MS-ACT-01, not by MS-ACT-02',
    );
    expect(failureOf((play) => first(play).asked('prompt.act').answers('broker'))).toMatch(
      /^'broker' is not offered; offered:\n/,
    );
    expect(failureOf((play) => first(play).asked('prompt.act').refuses('draw', 'reason.no-berth', 'MS-HIRE-02'))).toBe(
      "'draw' is not refused; refused: nothing",
    );
    expect(failureOf((play) => play(subject, turn).wonBy(0))).toMatch(/^the game is not over/);
    expect(failureOf((play) => play(subject, { ...turn, zones: { hand: ['no such card'] } }))).toBe(
      'no card is called no such card',
    );
  });

  test('points to the line of the test, not into the kit', () => {
    const error = (() => {
      try {
        runTwice((play) => play(subject, turn).seat(0).asked('prompt.bid'));
      } catch (caught) {
        return caught;
      }
      return null;
    })();
    expect(error instanceof Error && error.stack?.split('\n').find((line) => line.includes('    at '))).toContain(
      'kit.test.ts',
    );
  });

  test('calls a card hidden that the asked seat does not know', () => {
    const blind: Game<MoonshadeState> = {
      ...moonshade,
      zones: { ...moonshade.zones, hand: { per: 'seat', sees: 'nobody' } },
    };
    expect(
      failureOf((play) =>
        play({ game: blind }, turn).seat(0).asked('prompt.act').offers('draw', 'hidden', 'hidden#2', 'hidden#3'),
      ),
    ).toBe('passed');
  });

  test('must set a table when it asks for one', () => {
    expect(failureOf((play) => expect(play).toBeTypeOf('function'))).toBe(
      'the scenario takes `play` but never sets a table',
    );
    expect(failureOf(() => expect(1).toBe(1))).toBe('passed');
  });

  test('names rules by their ids', () => {
    const nothing = (): void => expect(true).toBe(true);
    expect(() => it('tie · is no id', nothing)).toThrow('rule ids look like OR-COMBAT-21, not tie');
    expect(() => it(' · proves nothing', nothing)).toThrow('not nothing');
  });
});

describe('the second run', () => {
  const draw = (broken: Game<MoonshadeState>) =>
    failureOf((play) => {
      const table = play({ game: broken }, { ...turn, options: { patrol: false } });
      table.seat(0).asked('prompt.act').answers('draw');
      table.seat(1).asked('prompt.act').answers('draw');
      table.leavesOpen();
    });
  const SECOND = 'in the second run, with fork, undo, redo, save and restore at every decision: ';

  test('passes when the rules hold nothing outside the state', () => {
    expect(draw(moonshade)).toBe('passed');
  });

  test('finds what is remembered outside the state', () => {
    let acted = 0;
    const leaky: Game<MoonshadeState> = {
      ...moonshade,
      steps: {
        ...moonshade.steps,
        *act(g) {
          acted++;
          if (acted <= 3) yield* act(g);
          else yield* moonshade.steps.patrol(g);
        },
      },
    };
    expect(draw(leaky)).toContain(SECOND);
  });

  test('finds a clone that forgets a field', () => {
    const forgetful: Game<MoonshadeState> = {
      ...moonshade,
      clone: (state) => Object.assign(moonshade.clone(state), { active: 0 }),
    };
    expect(draw(forgetful)).toBe(`${SECOND}clone.active: 1 is not 0`);
  });
});

describe('a random game', () => {
  const how: RandomHow = { seats: 2, seed: 'kit', every: 1 };
  const play = (changed: Partial<Subject<MoonshadeState>>, more: Partial<RandomHow> = {}) =>
    randomGame({ ...subject, ...changed }, { ...how, ...more });
  const variant = (changed: Partial<Game<MoonshadeState>>) => ({ game: { ...moonshade, ...changed } });

  test('plays to the end, and the same text plays the same game', () => {
    const played = play({}, { every: 4 });
    expect(played.answers).toBeGreaterThan(10);
    expect(play({}, { every: 100 })).toEqual(played);
  });

  test('tells the one command that plays it again', () => {
    expect(() => play({}, { limit: 3 })).toThrow(
      /moonshade, 2 seats, \{\}, seed kit, after 3 answers: Error: stuck: no end after 3 answers/,
    );
    expect(() => play({}, { limit: 3 })).toThrow(
      "REPRODUCE: CANTINA_SEED='kit' npx vitest run packages/kernel/tests/kit.test.ts -t 'tells the one command that plays it again$'",
    );
  });

  test('finds a clone that shares something', () => {
    const sharing = variant({ clone: (state) => Object.assign(moonshade.clone(state), { credits: state.credits }) });
    expect(() => play(sharing)).toThrow('clone.credits is shared with the original');
  });

  test('finds a field that is not plain JSON', () => {
    const broken = variant({ clone: (state) => Object.assign(moonshade.clone(state), { round: Number.NaN }) });
    expect(() => play(broken)).toThrow('plain JSON.round: NaN is not null');
  });

  test('finds a hidden field that can be seen', () => {
    const leaky = variant({ visible: { ...moonshade.visible, idlePatrons: 'all' } });
    expect(() => play(leaky)).toThrow(
      /seat \d can tell an imagined match from the real one: view\.fields\.idlePatrons/,
    );
  });

  test('finds options that tell a hidden card', () => {
    const leaky = variant({
      interjections: (g, seat) => {
        const top = g.state.cards.face[g.state.zones.depot[0]?.at(-1) ?? 0] ?? 0;
        return seat === 0 ? [{ id: `face:${top}`, label: { key: 'x' }, rule: 'MS-TIP-01', run: () => undefined }] : [];
      },
    });
    expect(() => play(leaky)).toThrow(/seat 0 can tell an imagined match from the real one: pending/);
  });

  test('finds what the game calls a secret in anything that is sent', () => {
    expect(() => play({ secrets: (g, viewer) => (viewer === 1 ? [g.state.patrons[1] ?? ''] : []) })).toThrow(
      /1 was sent a secret: /,
    );
  });

  test('finds a game-made invariant that does not hold', () => {
    const poor = (): void => {
      throw new Error('somebody cheats');
    };
    expect(() => play({ invariants: poor })).toThrow('after 0 answers: Error: somebody cheats');
  });

  test('finds a question that is asked too long without a step', () => {
    const endless = variant({
      steps: {
        ...moonshade.steps,
        *bid() {
          for (;;) yield* askWhether({ seat: 0, prompt: { key: 'prompt.again' }, rule: 'MS-BID-01' });
        },
      },
    });
    expect(() => play(endless, { every: 1000 })).toThrow('41 answers since the last checkpoint');
  });

  test('finds a card that is lost', () => {
    const losing = variant({
      clone: (state) => {
        const copy = moonshade.clone(state);
        copy.zones.stall[0]?.pop();
        return copy;
      },
    });
    expect(() => play(losing)).toThrow(/lie nowhere|clone\./);
  });
});

describe('an exhaustive run', () => {
  test('tells what was never met and what nobody declared', () => {
    const universe = { verbs: ['gain', 'teleport'], decisions: ['prompt.bid'], events: ['move', 'explode'] };
    const { missing, undeclared } = exhaust({ game: moonshade, universe }, { games: 2, seed: 'kit', seats: [2] });
    expect(missing).toMatchObject({ verb: ['teleport'], decision: [], event: ['explode'] });
    expect(undeclared.decision).toContain('prompt.act');
  });

  test('stops as soon as everything has been met once on every kind of table', () => {
    const { games, missing } = exhaust({ game: moonshade }, { games: 50, seed: 'kit', seats: [2], options: [{}] });
    expect(missing.face).toEqual([]);
    expect(games).toBeLessThan(10);
  });

  test('prefers what it has chosen least', () => {
    let asked = 0;
    const answers: string[] = [];
    const letters = ['a', 'b', 'c', 'd'];
    const alphabet: Game<MoonshadeState> = {
      ...moonshade,
      steps: {
        ...moonshade.steps,
        *deal(g) {
          answers.push(
            yield* ask({
              seat: 0,
              prompt: { key: 'prompt.letter' },
              rule: 'MS-BID-01',
              options: () => letters.map((letter) => option(letter, letter)),
            }),
          );
          if (++asked === letters.length) finish(g, { winners: [], reason: 'spelled' });
        },
      },
    };
    exhaust({ game: alphabet }, { games: 1, seed: 'kit', seats: [2], options: [{}] });
    expect(answers.toSorted()).toEqual(letters);
  });
});
