import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { crate, LOYAL, TRAITOR } from '../content/locked/p7/index.ts';
import { mission, type PieceAt, type Position, type Raid } from './kit.ts';
import { doubleDeal, eventStep, healthOf } from './positions.ts';

const CRATE = crate.id;

/** What somebody else at the table knows of the role of a seat. */
const roleSeen = (raid: Raid, seat: number) => raid.table.view(1).zones.roles?.[seat]?.cards.map(({ face }) => face);

describe('accusing', () => {
  const dawn = (play: Play, position: Partial<Position> = {}) =>
    doubleDeal(play, { step: 'begin', active: 1, ...position });
  const vote = (raid: Raid, votes: readonly ('yes' | 'no')[]) => {
    votes.forEach((each, seat) => {
      raid.seat(seat).asked('prompt.vote').by('MD-H1-05').offers('yes', 'no').answers(each);
    });
  };

  it('MD-H1-05 · once per game before your turn; more than half must agree', (play) => {
    const raid = dawn(play);
    raid.seat(1).asked('prompt.dawn').by('MD-H1-05').offers('begin', 'accuse:0', 'accuse:2').answers('accuse:0');
    vote(raid, ['no', 'yes', 'yes']);
    expect([raid.state.exposed, raid.where('mandalorian'), raid.state.track]).toEqual([0, '', 0]);

    const split = dawn(play);
    split.seat(1).asked('prompt.dawn').answers('accuse:0');
    vote(split, ['no', 'yes', 'no']);
    expect([split.state.exposed, split.state.track]).toEqual([-1, 0]);
    expect([roleSeen(split, 0), split.state.accused]).toEqual([[], [false, true, false]]);

    const wrong = dawn(play);
    wrong.seat(1).asked('prompt.dawn').answers('accuse:2');
    vote(wrong, ['yes', 'yes', 'no']);
    expect([wrong.state.exposed, wrong.state.track]).toEqual([-1, 1]);
    expect([roleSeen(wrong, 2), roleSeen(wrong, 0)]).toEqual([[LOYAL], []]);

    const again = dawn(play, {
      change: (state) => {
        state.accused = [false, true, false];
      },
    });
    again
      .seat(1)
      .asked('prompt.dawn')
      .offers('begin')
      .refuses('accuse:0', 'reason.accused-before', 'MD-H1-05')
      .answers('begin');
  });

  it('MD-H1-05 · two of four are not more than half', (play) => {
    const accused = (...votes: readonly ('yes' | 'no')[]) => {
      const raid = dawn(play, {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' }, cara: { at: 'D7' }, greef: { at: 'D7' } },
        roles: [TRAITOR, LOYAL, LOYAL, LOYAL],
      });
      raid.seat(1).asked('prompt.dawn').answers('accuse:0');
      vote(raid, votes);
      return raid.state.exposed;
    };
    expect([accused('no', 'yes', 'yes', 'no'), accused('no', 'yes', 'yes', 'yes')]).toEqual([-1, 0]);
  });

  it('MD-ROL-01 MD-H1-04 MD-H1-05 · two people have no roles: nobody accuses, and nobody betrays', (play) => {
    const pair = (position: Partial<Position>) =>
      mission(play, {
        mission: 'h1',
        unlocked: 7,
        heroes: { mandalorian: { at: 'D1', hand: ['quick-draw', 'quick-draw'] }, ig11: { at: 'D1' } },
        tokens: [[CRATE, 'F5']],
        ...position,
      });
    pair({ step: 'begin' }).seat(0).asked('prompt.action');
    const crisis = pair(eventStep('firing-line', 6));
    expect([crisis.state.track, crisis.events.includes('betrayals')]).toEqual([1, false]);
  });

  it('MD-H1-06 · the traitor may step forward before the own turn, and hurts somebody near by', (play) => {
    const raid = dawn(play, { active: 0 });
    raid.seat(0).asked('prompt.dawn').offers('begin', 'accuse:1', 'accuse:2', 'reveal:ig11').answers('reveal:ig11');
    expect([raid.damage('ig11'), raid.damage('cara'), raid.state.exposed]).toEqual([1, 0, 0]);
    raid.seat(0).asked('prompt.outcast');
    // With nobody within range 1 it is only the role that is shown; loyal players have no such choice
    const alone = dawn(play, {
      active: 0,
      heroes: { mandalorian: { at: 'B4' }, ig11: { at: 'D1' }, cara: { at: 'D7' } },
    });
    alone.seat(0).asked('prompt.dawn').offers('begin', 'accuse:1', 'accuse:2', 'reveal').answers('reveal');
    expect([alone.damage('ig11'), alone.state.exposed]).toEqual([0, 0]);
    alone.seat(0).asked('prompt.outcast');
    dawn(play).seat(1).asked('prompt.dawn').offers('begin', 'accuse:0', 'accuse:2');
  });
});

describe('the exposed traitor', () => {
  it('MD-H1-07 · leaves the map; a crate stays there, hand and planning cards are discarded', (play) => {
    const raid = doubleDeal(play, {
      step: 'begin',
      heroes: {
        mandalorian: { at: 'B4', hand: ['quick-draw', 'vibroblade'], plans: ['defend'] },
        ig11: { at: 'D1' },
        cara: { at: 'D7' },
      },
      tokens: [[CRATE, 'B4']],
      carries: { [CRATE]: 'mandalorian' },
    });
    raid.seat(0).asked('prompt.dawn').answers('reveal').asked('prompt.outcast');
    expect([raid.where('mandalorian'), raid.piece(CRATE)?.[0], raid.bearer(CRATE)]).toEqual(['', 'B4', null]);
    expect([raid.seat(0).hand, raid.plansOf('mandalorian')]).toEqual([[], []]);
    expect([raid.pile('discard', 0), raid.pile('planDiscard')]).toEqual([['quick-draw', 'vibroblade'], ['defend']]);
    expect(roleSeen(raid, 0)).toEqual([TRAITOR]);
  });

  const outcast = (play: Play, revealed: readonly PieceAt[] = []) =>
    doubleDeal(play, {
      step: 'outcast',
      revealed,
      change: (state) => {
        state.exposed = 0;
        state.spaces[0] = -1;
      },
    });

  it('MD-H1-08 · has one of three things to do, and no other steps', (play) => {
    const choices = outcast(play, [['m1-raider', 'D5']]);
    choices
      .seat(0)
      .asked('prompt.outcast')
      .offers(
        ...['event:ig11', 'event:cara', 'move m1-raider'],
        ...['disrupt:move', 'disrupt:attack', 'disrupt:intel', 'disrupt:plan'],
      )
      .answers('move m1-raider')
      .asked('prompt.push-to')
      .answers('D2');
    expect([choices.piece('m1-raider')?.[0], choices.state.active, choices.seat(0).hand]).toEqual([
      'D2',
      1,
      ['quick-draw'],
    ]);

    const event = outcast(play, [['m1-raider', 'D6']]);
    event.seat(0).asked('prompt.outcast').answers('event:cara');
    // Firing Line with a total of 5
    expect([event.damage('cara'), event.state.track, event.state.active]).toEqual([1, 0, 1]);

    const disrupt = outcast(play);
    disrupt.seat(0).asked('prompt.outcast').by('MD-H1-08').answers('disrupt:plan');
    expect([disrupt.pile('areaTokens', 3).length, disrupt.state.active]).toEqual([1, 1]);
  });

  it('MD-H1-08 · after that a crisis asks nobody whether to betray', (play) => {
    const raid = doubleDeal(play, {
      ...eventStep('firing-line', 6),
      active: 1,
      change: (state) => {
        state.exposed = 0;
        state.spaces[0] = -1;
      },
    });
    raid.seat(0).notAsked();
    expect(raid.state.track).toBe(1);
  });

  it('MD-H1-09 MA-MOV-08 · exposed on a flight together: the other one lands and reveals what is there', (play) => {
    const raid = doubleDeal(play, {
      map: 'map2',
      unlocked: 8,
      heroes: {
        paz: { at: 'D4', hand: ['paz-t2', 'wide-stance'] },
        xian: { at: 'D4', damage: healthOf('xian') - 1 },
        cara: { at: 'B1' },
      },
      roles: [LOYAL, TRAITOR, LOYAL],
      revealed: [['m2-c2', 'D4']],
      facedown: [['m2-c6', 'D5']],
    });
    raid.seat(0).does('play paz-t2 on move').asked('prompt.tactic').answers('special');
    raid.seat(0).asked('prompt.together').answers('xian').asked('prompt.move').answers('D5').asked('prompt.action');
    expect([raid.state.exposed, raid.where('xian'), raid.where('paz'), raid.damage('paz')]).toEqual([1, '', 'D5', 1]);
    expect([raid.pile('facedown'), raid.piece('m2-c6')]).toEqual([[], ['D5', 0]]);
  });

  it('MD-H1-09 MA-OPP-04 MA-SEN-06 MA-FRE-04 · exposed by the first of two who strike: the second one has nobody to hit, and nothing follows', (play) => {
    const walker = (position: Partial<Position>, at: string) =>
      doubleDeal(play, {
        heroes: {
          mandalorian: { at, hand: ['vibroblade', 'quick-draw'], damage: healthOf('mandalorian') - 1 },
          ig11: { at: 'B1' },
          cara: { at: 'B1' },
        },
        ...position,
      });
    const leaving = walker({ map: 'map2', revealed: Array<PieceAt>(2).fill(['m2-c2', 'D4']) }, 'D4');
    leaving.seat(0).does('play vibroblade on move').asked('prompt.move').answers('D6');
    const arriving = walker(
      { revealed: [['m1-supply-crate', 'D2'], ...Array<PieceAt>(2).fill(['m1-gate-guard', 'D4'])] },
      'D1',
    );
    arriving
      .seat(0)
      .does('play vibroblade on move')
      .asked('prompt.move')
      .answers('D2')
      .asked('prompt.move')
      .answers('use m1-supply-crate')
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.move')
      .answers('stop')
      // The crate acts before the sentries do
      .asked('prompt.plan')
      .answers('pass');
    for (const raid of [leaving, arriving]) {
      expect([raid.where('mandalorian'), raid.state.exposed, raid.table.match.outcome]).toEqual(['', 0, null]);
      expect(raid.events.filter((type) => type === 'strike' || type === 'sentry')).toHaveLength(1);
      raid.seat(0).notAsked();
      raid.table.leavesOpen();
    }
  });

  it('MD-H1-09 MD-H1-11 · a hidden traitor is not defeated but exposed; a loyal character’s defeat loses the game', (play) => {
    const shot = (roles: readonly string[]) =>
      doubleDeal(play, {
        roles,
        heroes: {
          mandalorian: { at: 'D1', damage: healthOf('mandalorian') - 1 },
          ig11: { at: 'B4' },
          cara: { at: 'D7' },
        },
        revealed: [['m1-raider', 'D1']],
        ...eventStep('firing-line'),
      });
    const traitor = shot([TRAITOR, LOYAL, LOYAL]);
    expect([traitor.table.match.outcome, traitor.state.exposed]).toEqual([null, 0]);
    // Hand and planning cards are gone, and no new ones are drawn at the end of this turn
    expect([traitor.pile('hand', 0), traitor.state.active]).toEqual([[], 1]);
    traitor.table.leavesOpen();
    shot([LOYAL, TRAITOR, LOYAL]).table.wonBy(1);
    shot([LOYAL, LOYAL, LOYAL]).table.wonBy();
  });

  it('MD-H1-10 · nobody is sent what others keep secret: hands, roles, tokens they looked at', (play) => {
    const raid = doubleDeal(play, { facedown: [['m1-asset', 'D2']] });
    raid.seat(0).does('play quick-draw on intel').asked('prompt.intel').answers('look D2');
    for (const viewer of [1, 2, 'spectator'] as const) {
      const sent = JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)]);
      expect(sent).not.toMatch(new RegExp(`m1-asset|${TRAITOR}`));
    }
    expect(JSON.stringify(raid.table.view(1))).not.toContain('momentum');
    raid.table.leavesOpen();
  });
});
