import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { DieFace, EncounterDeck } from '../content/index.ts';
import { type Position, type Rim, type Seating, table, turnOf } from './kit.ts';

/** The first player draws these cards of a deck, one after the other, where no contacts are. */
const draws = (
  play: Play,
  deck: EncounterDeck,
  numbers: readonly number[],
  player: Seating,
  more: Position = {},
): Rim => {
  const rim = turnOf(play, 'encounter', player, {
    encounters: { [deck]: numbers.map((number) => `${deck}-${number}`) },
    contacts: { naboo: [null, null], tatooine: [null, null], 'nal-hutta': [null, null], kessel: [null, null] },
    ...more,
  });
  rim.player(0).encounters('space');
  return rim;
};

describe('on the move', () => {
  it('OR-MOVE-09 OR-WORD-04 · whoever is moved directly meets nothing on the way', (play) => {
    // From Naboo everything to the left runs into a patrol.
    const patrols = { hutt: 'nav-34', rebel: 'nav-33', imperial: 'nav-35', syndicate: 'cantonica' } as const;
    const rim = draws(play, 'ryloth-naboo', [10], { at: 'naboo', credits: 1000 }, { patrols });
    rim.player(0).asked('prompt.may').answers('use').asked('prompt.planet').answers('space:cantonica');
    expect([rim.player(0).space, rim.player(0).credits]).toEqual(['cantonica', 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-MOVE-09 OR-JOB-05 OR-JOB-10 · the Kessel Run leads into the Maelstrom, wherever it ends', (play) => {
    const runs = (dice: Position['dice'], player: Seating = {}) => {
      const rim = turnOf(
        play,
        'encounter',
        { assets: ['market/the-kessel-run'], ...player },
        {
          dice: [...(['crit', 'blank', 'crit', 'blank', 'crit', 'blank', 'crit', 'blank'] as const), ...(dice as [])],
        },
      );
      rim.player(0).encounters('job the-kessel-run');
      rim.player(1).asked('prompt.planning');
      const { space, credits, shipDamage, defeated } = rim.player(0).state;
      return [space, credits, shipDamage, defeated, rim.player(0).fame, rim.player(0).assets.length];
    };
    expect(runs(['blank', 'hit', 'crit', 'blank'])).toEqual(['maelstrom', 10_000, 1, false, 2, 0]);
    // Failed until the ship gives in: the job is kept, and she lies where it happened.
    expect(runs(['hit', 'hit'], { shipDamage: 2 })).toEqual(['maelstrom', 0, 3, true, 0, 1]);
  });

  it('OR-TURN-05 OR-ENC-01 · who ends the turn to recover meets nobody', (play) => {
    const kit = { assets: ['encounter/ryloth-naboo-6'], characterDamage: 1, shipDamage: 2 };
    const rim = turnOf(play, 'action', kit);
    rim.player(0).does('use ryloth-naboo-6');
    expect(rim.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 0 });
    rim.player(1).asked('prompt.planning');
    expect(rim.events).not.toContain('encounter');
  });
});

describe('cards that lead to cards', () => {
  it('OR-ENCSPACE-05 OR-ENCSPACE-11 OR-WORD-02 · another card may be drawn: both are resolved, and both go under their deck', (play) => {
    const another = draws(play, 'tatooine-nal-hutta', [10, 4], { at: 'tatooine' }, { dice: ['crit', 'blank'] });
    another.player(0).asked('prompt.may').answers('use');
    expect([another.player(0).credits, another.names('encounters', 3).slice(0, 2)]).toEqual([
      5000,
      ['tatooine-nal-hutta-10', 'tatooine-nal-hutta-4'],
    ]);
    another.player(1).asked('prompt.planning');
  });

  it('OR-DISC-07 OR-DISC-01 · a rancor is beaten once: its card leaves the game', (play) => {
    const fights = (...dice: NonNullable<Exclude<Position['dice'], 'any'>>) => {
      const rim = draws(play, 'tatooine-nal-hutta', [3], { at: 'nal-hutta' }, { dice });
      rim.player(0).asked('prompt.may').answers('use');
      rim.player(1).asked('prompt.planning');
      return [
        rim.player(0).fame,
        rim.player(0).reputation('hutt'),
        rim.names('removed').includes('tatooine-nal-hutta-3'),
      ];
    };
    const nothing = ['blank', 'blank', 'blank', 'blank', 'blank'] as const;
    expect(fights('hit', 'blank', 'blank', ...nothing)).toEqual([1, 'good', true]);
    expect(fights('blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank', 'blank')).toEqual([0, 'neutral', false]);
  });
});

describe('what it costs', () => {
  it('OR-WORD-04 OR-EX-04 OR-REP-02 · a reputation is given for fame, as long as there is one to give', (play) => {
    const offers = (hutt: 'good' | 'neutral' | 'bad') =>
      draws(play, 'tatooine-nal-hutta', [4], { at: 'nal-hutta', reputation: { hutt } });
    const paid = offers('neutral');
    paid.player(0).asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
    expect([paid.player(0).fame, paid.player(0).reputation('hutt')]).toEqual([1, 'bad']);
    paid.player(1).asked('prompt.planning');
    const bad = offers('bad');
    expect([bad.player(0).fame, bad.player(0).reputation('hutt')]).toEqual([0, 'neutral']);
    bad.player(1).asked('prompt.planning');
    const good = offers('good');
    // the second option would change nothing, but it may be chosen (OR-GAP-41)
    good.player(0).asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
    expect([good.player(0).fame, good.player(0).reputation('hutt')]).toEqual([1, 'neutral']);
    good.player(1).asked('prompt.planning');
  });

  it('OR-GOLD-02 OR-CREDIT-03 OR-TRADE-10 · a wager: everybody may join who can pay, and the highest takes it all', (play) => {
    const sits = (credits: number, dice: Position['dice']) => {
      const rim = table(play, {
        step: 'encounter',
        players: [
          { character: 'bossk', at: 'nal-hutta', credits },
          { character: 'lando-calrissian', at: 'kessel', credits: 3000 },
          { character: 'boba-fett', at: 'kessel', credits: 3000 },
        ],
        contacts: { 'nal-hutta': [null, null] },
        encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-7'] },
        dice: dice ?? [],
      });
      rim.player(0).encounters('space');
      return rim;
    };
    const wins = (lando: DieFace, house: DieFace) => {
      const rim = sits(3000, ['hit', 'hit', 'blank', 'hit', 'blank', lando, house, 'hit', 'blank']);
      rim.player(0).asked('prompt.may').answers('use');
      rim.player(2).notAsked();
      rim.player(1).asked('prompt.wager', { stake: 3000 }).offers('join', 'pass').answers('join');
      // Boba gives his credits away while he is asked: then he cannot join any more.
      rim.player(2).asked('prompt.wager').offers('join', 'pass');
      rim.player(2).interjects('give:0:1000').asked('prompt.wager').offers('pass').answers('pass');
      rim.player(1).asked('prompt.change-dice').answers('pass');
      rim.player(1).asked('prompt.planning');
      return rim.state.players.map(({ credits }) => credits);
    };
    // The pot of three stakes: equal results go to whoever rolled first, and to players before the house.
    expect(wins('hit', 'hit')).toEqual([10_000, 0, 2000]);
    expect(wins('crit', 'hit')).toEqual([1000, 9000, 2000]);
    expect(wins('hit', 'crit')).toEqual([1000, 0, 2000]);
    const short = sits(2000, []);
    short.player(0).asked('prompt.may').offers('pass').refuses('use', 'reason.lacks-credits', 'OR-CREDIT-03');
    short.player(0).asked('prompt.may').answers('pass');
    short.player(1).asked('prompt.planning');
  });
});

describe('a favour that goes wrong', () => {
  const fails = (play: Play, card: '41-a' | '41-b', player: Seating, dice: Position['dice']): Rim => {
    const rim = turnOf(
      play,
      'encounter',
      { at: 'ord-mantell', assets: ['hutt-favor'], ...player },
      {
        contacts: { 'ord-mantell': [null, null] },
        databank: { 41: card },
        dice: ['blank', 'blank', ...((dice ?? []) as [])],
      },
    );
    rim.player(0).encounters('job hutt-favor');
    rim.player(1).asked('prompt.planning');
    return rim;
  };

  it('OR-JOB-06 OR-JOB-09 OR-TEST-07 · may cost the good opinion of whom it was for', (play) => {
    const caught = fails(play, '41-a', {}, ['hit', 'blank']);
    expect([caught.player(0).reputation('hutt'), caught.player(0).reputation('syndicate')]).toEqual(['bad', 'neutral']);
    expect(caught.player(0).assets).toEqual(['hutt-favor']);
    const talked = fails(play, '41-a', {}, ['crit', 'blank']);
    expect([talked.player(0).reputation('hutt'), talked.player(0).assets]).toEqual(['neutral', ['hutt-favor']]);
  });

  it('OR-DISC-01 OR-REP-05 · or the favour itself, for friends of the rival', (play) => {
    const friend = fails(play, '41-b', { reputation: { syndicate: 'good' } }, []);
    expect([friend.player(0).assets, friend.names('market', 3)[0]]).toEqual([[], 'hutt-favor']);
    const stranger = fails(play, '41-b', { reputation: { hutt: 'good' } }, []);
    expect(stranger.player(0).assets).toEqual(['hutt-favor']);
  });

  it('OR-JOB-08 OR-FAME-06 · done for a friend it brings fame at the cost of the rival', (play) => {
    const done = (hutt: 'good' | 'neutral') => {
      const rim = turnOf(
        play,
        'encounter',
        { at: 'ord-mantell', assets: ['hutt-favor'], reputation: { hutt } },
        { contacts: { 'ord-mantell': [null, null] }, dice: ['crit', 'blank'] },
      );
      rim.player(0).encounters('job hutt-favor');
      rim.player(1).asked('prompt.planning');
      const side = rim.player(0);
      return [side.credits, side.fame, side.reputation('hutt'), side.reputation('syndicate'), side.assets];
    };
    expect(done('neutral')).toEqual([5000, 0, 'good', 'neutral', []]);
    expect(done('good')).toEqual([5000, 1, 'good', 'bad', []]);
  });
});

describe('the way through a job', () => {
  it('OR-JOB-05 OR-COMBAT-20 OR-TEST-07 · a fight in the middle leads out, or to one more test', (play) => {
    // The mines of Kessel: knowledge or four guards; who beats them is out, who does not has to break out first.
    const rescues = (...dice: NonNullable<Exclude<Position['dice'], 'any'>>) => {
      const rim = turnOf(
        play,
        'encounter',
        { assets: ['market/rescue-from-the-mines'] },
        { dice: ['blank', 'blank', ...dice] },
      );
      rim.player(0).encounters('job rescue-from-the-mines');
      rim.player(1).asked('prompt.planning');
      const { credits, characterDamage } = rim.player(0).state;
      return [credits, characterDamage, rim.player(0).fame, rim.player(0).reputation('syndicate')];
    };
    const guards = ['hit', 'blank', 'blank', 'blank'] as const;
    const out = ['focus', 'focus', 'hit', 'blank'] as const;
    expect(rescues('hit', 'blank', 'blank', ...guards, ...out)).toEqual([8000, 2, 1, 'bad']);
    expect(rescues('blank', 'blank', 'blank', ...guards, 'hit', 'blank', ...out)).toEqual([8000, 2, 1, 'bad']);
  });
});

describe('help for one test', () => {
  it('OR-SKILL-03 OR-CREW-04 OR-DISC-01 · hired help leaves after a test that was passed, and only then', (play) => {
    const tests = (dice: Position['dice']) => {
      const rim = draws(play, 'kessel-maelstrom', [3], { assets: ['hired-help'] }, { dice: dice ?? [] });
      rim.player(0).asked('prompt.gain-skill', { skill: 'tech', copies: 0 }).answers('use hired-help');
      rim.player(1).asked('prompt.planning');
      return [rim.player(0).credits, rim.player(0).assets];
    };
    expect(tests(['hit', 'blank'])).toEqual([3000, []]);
    expect(tests(['focus', 'blank'])).toEqual([0, ['hired-help']]);
  });

  it('OR-SECRET-02 OR-SKILL-03 · a secret is gone either way', (play) => {
    const secrets = ['encounter/navpoint-6'];
    const rim = draws(play, 'kessel-maelstrom', [3], { secrets }, { dice: ['focus', 'blank'] });
    rim.player(0).asked('prompt.gain-skill').answers('use navpoint-6');
    expect([rim.player(0).credits, rim.player(0).secrets, rim.names('encounters', 6)[0]]).toEqual([
      0,
      [],
      'navpoint-6',
    ]);
    rim.player(1).asked('prompt.planning');
  });
});
