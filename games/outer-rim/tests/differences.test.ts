import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Rim, type Seating, subject, table, turnOf } from './kit.ts';

/** Where the German and the Russian rules reference differ, and where one of them contradicts itself. */

describe('setting up', () => {
  it('OR-DIFF-03 · credits by seat from the first player; with fewer players the larger sums stay unused', (play) => {
    const characters = ['boba-fett', 'bossk', 'ig-88', 'ketsu-onyo'] as const;
    /** The last player rolls a hit, so the first player is not the first seat. */
    const credits = (seats: 2 | 3 | 4): readonly number[] => {
      const dice = Array.from({ length: 6 * seats }, (_, i) => (i === 6 * seats - 1 ? 1 : 7));
      const match = play(subject, { seats, dice });
      const first = seats - 1;
      characters.slice(0, seats).forEach((character, i) => {
        const seat = match.seat((first + i) % seats);
        seat.asked('prompt.character').answers(character);
        seat.asked('prompt.starting-ship').answers('ship:g9-rigger');
      });
      match.seat(first).asked('prompt.planning');
      return match.state.players.map((player) => player.credits);
    };
    expect([credits(2), credits(3), credits(4)]).toEqual([
      [6000, 4000],
      [6000, 8000, 4000],
      [6000, 8000, 10_000, 4000],
    ]);
  });
});

describe('planning and delivering', () => {
  it('OR-DIFF-25 · one Planning ability and nothing else in that step', (play) => {
    const rim = turnOf(play, 'planning', {
      character: 'doctor-aphra',
      characterFlipped: true,
      credits: 1000,
      characterDamage: 1,
    });
    rim.player(0).plans('use doctor-aphra');
    rim.player(0).asked('prompt.market').answers('done');
    // no move, no 2,000 credits, no recovery: the action step follows, and its Market action is still there
    expect(rim.player(0).state).toMatchObject({ space: 'kessel', credits: 1000, characterDamage: 1 });
    rim.player(0).asked('prompt.action').offers('market', 'end');
  });

  it('OR-DIFF-15 OR-DELIV-05 · several deliveries in one action, but only what belongs on this planet', (play) => {
    const rim = turnOf(
      play,
      'action',
      { ship: 'yv-666', at: 'tatooine', assets: ['gift-for-jabba', 'stolen-weapons', 'salvage'] },
      { contacts: { tatooine: [null, null] }, dice: ['hit'] },
    );
    rim
      .player(0)
      .does('deliver')
      .asked('prompt.deliver')
      .offers('gift-for-jabba', 'stolen-weapons', 'done')
      .refuses('salvage', 'reason.other-destination', 'OR-DELIV-01')
      .answers('stolen-weapons');
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([7000, 1]);
    rim.player(0).asked('prompt.deliver').offers('gift-for-jabba', 'done').answers('gift-for-jabba');
    expect([rim.player(0).fame, rim.player(0).assets, rim.player(0).reputation('hutt')]).toEqual([
      3,
      ['salvage'],
      'good',
    ]);
    rim.player(0).asked('prompt.action').refuses('deliver', 'reason.once-per-step', 'OR-ACT-03');
  });

  it('OR-DIFF-42 · a captive is delivered on the planet its bounty names, and on no other', (play) => {
    const at = (space: 'ord-mantell' | 'kessel') =>
      turnOf(play, 'action', { at: space, assets: ['bounty-greedo'], captives: { 'bounty-greedo': 'greedo' } })
        .player(0)
        .asked('prompt.action');
    at('ord-mantell').offers('market', 'deliver', 'end');
    at('kessel').offers('market', 'end').refuses('deliver', 'reason.nothing-to-deliver', 'OR-DELIV-01');
  });
});

describe('jobs and encounters', () => {
  const relic = (play: Play, dice: Position['dice'], more: Position = {}): Rim =>
    turnOf(
      play,
      'encounter',
      { character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] },
      { contacts: { 'mon-calamari': [null, null] }, dice: dice ?? [], ...more },
    );
  const pass = (rim: Rim): void => {
    rim.player(0).asked('prompt.gain-skill').answers('pass');
  };

  it('OR-DIFF-19 OR-GOAL-08 · Aphra’s goal counts a job when “complete this job” is reached, not when the way there ends early', (play) => {
    const done = relic(play, ['hit', 'blank', 'hit', 'blank', 'crit', 'blank']);
    done.player(0).encounters('job relic-of-the-past');
    for (let tests = 0; tests < 3; tests++) pass(done);
    expect([done.player(0).state.characterGoal, done.player(0).fame]).toEqual([1, 1]);
    done.player(1).asked('prompt.planning');
    // Knowledge and Stealth passed, then Tactics fails twice: two damage, and Aphra has taken two before
    const fallen = relic(play, ['hit', 'blank', 'hit', 'blank', 'blank', 'blank', 'blank', 'blank'], {
      players: [
        { character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'], characterDamage: 2 },
        { character: 'jyn-erso' },
      ],
    });
    fallen.player(0).encounters('job relic-of-the-past');
    for (let tests = 0; tests < 4; tests++) pass(fallen);
    expect(fallen.player(0).state).toMatchObject({ characterGoal: 0, fame: 0, defeated: true });
    fallen.player(1).asked('prompt.planning');
  });

  it('OR-DIFF-20 OR-JOB-07 · the databank card of a job lies open for everybody while it is resolved', (play) => {
    const rim = relic(play, ['blank', 'blank']);
    const open = (viewer: 0 | 1 | 'spectator') =>
      rim.table.view(viewer).zones.resolving?.flatMap(({ cards }) => cards.map(({ face }) => face));
    expect([open(0), open(1)]).toEqual([[], []]);
    rim.player(0).encounters('job relic-of-the-past').asked('prompt.gain-skill');
    for (const viewer of [0, 1, 'spectator'] as const) expect(open(viewer)).toEqual(['databank/relic-of-the-past']);
    pass(rim);
    expect(open(1)).toEqual([]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DIFF-22 OR-JOB-10 · a failed job is tried again in a later turn, not in the same one', (play) => {
    const rim = relic(play, ['blank', 'blank', 'hit', 'blank', 'hit', 'blank', 'crit', 'blank'], {
      players: [
        { character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] },
        { character: 'jyn-erso', at: 'takodana' },
      ],
      encounters: { 'ring-of-kafrene-takodana': ['ring-of-kafrene-takodana-7'] },
    });
    rim.player(0).encounters('job relic-of-the-past');
    pass(rim);
    expect(rim.player(0).assets).toEqual(['relic-of-the-past']);
    rim.player(0).notAsked();
    rim.player(1).plans('credits').does('end').encounters('space');
    rim.player(0).plans('credits').does('end');
    rim.player(0).asked('prompt.encounter').offers('space', 'job relic-of-the-past').answers('job relic-of-the-past');
    for (let tests = 0; tests < 3; tests++) pass(rim);
    expect([rim.player(0).assets, rim.player(0).fame, rim.player(0).credits]).toEqual([[], 1, 7000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DIFF-24 · an encounter card is kept only by those who really take what is on it', (play) => {
    // Nal Hutta, card 5: a bounty for nothing.
    const answer = (what: 'keep' | 'pass') => {
      const rim = turnOf(
        play,
        'encounter',
        { at: 'nal-hutta' },
        { encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-5'] }, contacts: { 'nal-hutta': [null, null] } },
      );
      rim.player(0).encounters('space').asked('prompt.gain-asset').answers(what);
      rim.player(1).asked('prompt.planning');
      return [rim.player(0).assets, rim.names('encounters', 3).includes('tatooine-nal-hutta-5')];
    };
    expect(answer('keep')).toEqual([['tatooine-nal-hutta-5'], false]);
    expect(answer('pass')).toEqual([[], true]);
  });

  it('OR-DIFF-40 · where a job is done may be any space: “Wanted” where its quarry is', (play) => {
    const wanted = (at: 'nav-17' | 'kessel', quarry: Seating, dice: Position['dice'] = []) =>
      table(play, {
        step: 'encounter',
        players: [
          { character: 'bossk', ship: 'g-1a-starfighter', at, assets: ['wanted'] },
          { character: 'jyn-erso', at: 'nav-17', reputation: { imperial: 'bad' }, ...quarry },
        ],
        contacts: { kessel: [null, null] },
        dice,
      });
    const dice = ['crit', 'blank', 'blank', 'blank', 'hit'] as const;
    for (const [fame, gained] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const rim = wanted('nav-17', { fame }, dice);
      rim.player(0).asked('prompt.encounter').offers('space', 'job wanted').answers('job wanted');
      // in space, with the dice of the ships; two fame for a quarry who has more of it
      expect(rim.player(0).state).toMatchObject({ credits: 5000, fame: gained, shipDamage: 1, characterDamage: 0 });
      rim.player(1).asked('prompt.planning');
    }
    wanted('kessel', {}).player(0).asked('prompt.encounter').offers('space');
    wanted('nav-17', { reputation: {} }).player(0).asked('prompt.encounter').offers('space');
  });
});
