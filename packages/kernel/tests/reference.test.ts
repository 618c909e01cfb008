import { describe, expect, test } from 'vitest';
import { coverageReport, exhaust, it, randomGames } from '../testing/index.ts';
import { subject } from './reference/kit.ts';

describe('setting up', () => {
  it('MS-SETUP-01 MS-STALL-01 · three crates, a dossier and a patron each, and a full stall', (play) => {
    const table = play(subject, { seats: 3 });
    for (const seat of [0, 1, 2]) {
      const { zones, fields } = table.view(seat);
      expect(zones.hand?.map(({ count, cards }) => [count, cards.length])).toEqual(
        [0, 1, 2].map((other) => [4, other === seat ? 4 : 0]),
      );
      expect(fields.patrons).toEqual([0, 1, 2].map((other) => (other === seat ? table.state.patrons[seat] : null)));
    }
    expect(table.view('spectator').zones.stall?.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
    table.leavesOpen();
  });
});

describe('the auction', () => {
  const bids = {
    seats: 2,
    step: 'bid',
    zones: {
      hand: [['comet-ice', 'glow-moss', 'glow-moss', 'broker'], ['old-relic']],
      stall: [['star-charts'], [], ['loaded-dice']],
    },
  } as const;

  it('MS-BID-01 · all bid in secret, with cargo only, and the bids are shown at once', (play) => {
    const table = play(subject, bids);
    const other = table.seat(1);
    other.asked('prompt.bid').offers('old relic', 'pass');
    const before = table.view(1);
    table
      .seat(0)
      .asked('prompt.bid')
      .offers('comet ice', 'glow moss', 'glow moss#2', 'pass')
      .answers('comet ice')
      .notAsked();
    expect(table.view(1)).toEqual(before);
    other.asked('prompt.bid').answers('old relic');
    expect([table.pile('counter', 0), table.pile('counter', 1)]).toEqual([['comet-ice'], ['old-relic']]);
    other.asked('prompt.stall');
  });

  it('MS-BID-02 MS-STALL-02 · the highest bid takes from the stall; an empty place is refused', (play) => {
    const table = play(subject, bids);
    table.seat(0).asked('prompt.bid').answers('glow moss#2');
    table
      .seat(1)
      .asked('prompt.bid')
      .answers('old relic')
      .asked('prompt.stall')
      .by('MS-STALL-02')
      .offers('star charts', 'loaded dice')
      .refuses('place:1', 'reason.empty-place', 'MS-STALL-02')
      .answers('loaded dice')
      .asked('prompt.act');
    expect(table.pile('hand', 1)).toEqual(['loaded-dice']);
    expect(table.state.captain).toBe(1);
  });

  it('MS-BID-02 · a bouncer adds 2 to the bids of its own ship only', (play) => {
    const table = play(subject, {
      step: 'bid',
      zones: { hand: [['glow-moss'], ['comet-ice']], crew: [['bouncer'], []], stall: [['old-relic'], [], []] },
    });
    table.seat(0).asked('prompt.bid').answers('glow moss');
    table.seat(1).asked('prompt.bid').answers('comet ice').notAsked();
    table.seat(0).asked('prompt.stall').offers('old relic');
  });

  it('MS-BID-03 · tied seats roll until one of them is highest; a lower bid does not roll', (play) => {
    const table = play(subject, {
      seats: 3,
      step: 'bid',
      zones: { hand: [['comet-ice'], ['star-charts'], ['glow-moss']], stall: [['old-relic'], [], []] },
      dice: [3, 3, 2, 6],
    });
    table.seat(0).asked('prompt.bid').answers('comet ice');
    table.seat(2).asked('prompt.bid').answers('glow moss');
    table.seat(1).asked('prompt.bid').answers('star charts').asked('prompt.stall').offers('old relic');
  });

  it('MS-BID-02 · when nobody bids the captain stays and nothing is taken', (play) => {
    const table = play(subject, { ...bids, fields: { captain: 1, active: 1 } });
    table.seat(1).asked('prompt.bid').answers('pass');
    table.seat(0).asked('prompt.bid').answers('pass').notAsked();
    table.seat(1).asked('prompt.act');
  });
});

describe('actions', () => {
  it('MS-ACT-01 MS-HIRE-02 · sell, hire or draw; a third crew member finds no berth', (play) => {
    const hand = [['glow-moss', 'broker', 'lookout'], []];
    play(subject, { step: 'act', zones: { hand } })
      .seat(0)
      .asked('prompt.act')
      .offers('draw', 'sell glow moss', 'hire broker', 'hire lookout');
    play(subject, { step: 'act', zones: { hand, crew: [['gossip', 'gossip'], []] } })
      .seat(0)
      .asked('prompt.act')
      .offers('draw', 'sell glow moss')
      .refuses('hire broker', 'reason.no-berth', 'MS-HIRE-02')
      .refuses('hire lookout', 'reason.no-berth', 'MS-HIRE-02');
  });

  it('MS-HIRE-03 · gossips hear of every other hiring, the longest serving first, but not of their own', (play) => {
    const table = play(subject, {
      step: 'act',
      zones: { hand: [['gossip'], []], crew: [['gossip'], ['gossip']], depot: ['comet-ice', 'glow-moss', 'old-relic'] },
    });
    table.seat(0).asked('prompt.act').answers('hire gossip');
    expect([table.pile('hand', 0), table.pile('hand', 1)]).toEqual([['old-relic'], ['glow-moss']]);
    table.seat(1).asked('prompt.act');
  });

  it('MS-DEPOT-02 · an empty depot is made from the discards, and what was known of them is forgotten', (play) => {
    const table = play(subject, {
      step: 'act',
      zones: { hand: [['party-lights'], []], discard: ['glow-moss', 'comet-ice'] },
    });
    table.seat(0).asked('prompt.act').answers('draw');
    table.seat(1).asked('prompt.act');
    expect(table.pile('discard')).toEqual([]);
    expect(table.view(1).zones.depot).toEqual([{ count: 1, cards: [] }]);
    expect(table.view(1).zones.hand?.[0]).toEqual({ count: 2, cards: [] });
    expect(table.log('spectator').map(({ type }) => type)).toEqual(['move', 'move', 'shuffle', 'move', 'passTurn']);
  });
});

describe('the end of a round', () => {
  it('MS-CREW-01 MS-CREW-02 · the captain says which crew speaks next, also those of others', (play) => {
    const table = play(subject, {
      step: 'crewSpeaks',
      zones: {
        crew: [
          ['pickpocket', 'broker'],
          ['lookout', 'pickpocket'],
        ],
        depot: ['glow-moss'],
      },
      fields: { credits: [1, 1], captain: 1, active: 1 },
      options: { patrol: false },
    });
    const [captain, other] = [table.seat(1), table.seat(0)];
    captain.asked('prompt.order').offers('pickpocket', 'lookout', 'pickpocket#2').answers('pickpocket');
    other.asked('prompt.rival').offers('seat:1').answers('seat:1');
    captain
      .asked('prompt.order')
      .offers('lookout', 'pickpocket')
      .answers('pickpocket')
      .asked('prompt.rival')
      .answers('seat:0');
    captain.asked('prompt.bury').offers('glow moss', 'none').answers('none');
    expect(table.state.credits).toEqual([2, 1]);
    expect(table.state.round).toBe(2);
    captain.asked('prompt.bid');
    other.asked('prompt.bid');
  });

  it('MS-CREW-03 MS-ARREST-01 · whoever is arrested before speaking is silent', (play) => {
    const table = play(subject, {
      step: 'crewSpeaks',
      zones: { crew: [['informer'], ['pickpocket', 'lookout']], depot: ['glow-moss'] },
      fields: { credits: [1, 0] },
      options: { patrol: false },
    });
    const captain = table.seat(0);
    captain.asked('prompt.order').offers('informer', 'pickpocket', 'lookout').answers('informer');
    captain.asked('prompt.may', { source: 'informer' }).answers('yes');
    captain.asked('prompt.arrest').offers('pickpocket', 'lookout').answers('pickpocket').notAsked();
    expect(table.pile('agency')).toEqual(['pickpocket']);
    table.seat(1).asked('prompt.bury').offers('glow moss', 'none').answers('none');
    expect(table.state.credits).toEqual([1, 0]);
    expect(table.state.hooks.roundEnd).toHaveLength(2);
    table.leavesOpen();
  });

  it('MS-PATROL-01 MS-PATROL-02 · the patrol comes on a 2; cards shown stay known to all', (play) => {
    const setting = { step: 'patrol', zones: { hand: [['glow-moss', 'comet-ice', 'broker'], []] } } as const;
    const table = play(subject, { ...setting, dice: [2] });
    table.seat(0).asked('prompt.show').offers('glow moss', 'comet ice').answers('comet ice', 'glow moss');
    expect(table.state.credits).toEqual([2, 0]);
    expect(table.view('spectator').zones.hand?.[0]?.cards.map(({ face }) => face)).toEqual(['glow-moss', 'comet-ice']);
    table.leavesOpen();
    const quiet = play(subject, { ...setting, dice: [3] });
    quiet.seat(0).asked('prompt.bid');
    quiet.seat(1).asked('prompt.bid');
  });

  it('MS-LIMIT-01 · four cards are kept; dossiers go under the agency, known to their owner', (play) => {
    const hand = ['glow-moss', 'broker', 'comet-ice', 'old-relic', 'lookout', 'gossip'];
    const table = play(subject, { step: 'clearUp', zones: { hand: [hand, []], agency: ['gambler'] } });
    table
      .seat(0)
      .asked('prompt.limit', { min: 2, max: 2 })
      .answers('broker')
      .asked('prompt.limit', { picked: ['broker'] })
      .answers('glow moss');
    expect(table.pile('discard')).toEqual(['glow-moss']);
    expect(table.pile('agency')).toEqual([]);
    expect([table.pile('hand', 0).at(-1), table.pile('hand', 1)]).toEqual(['gambler', ['broker']]);
    expect(table.view(0).zones.hand?.[1]?.cards.map(({ face }) => face)).toEqual(['broker']);
    table.leavesOpen();
  });

  it('MS-WIN-02 · after the fifth round patrons pay for what is in hand, and the richest win together', (play) => {
    const table = play(subject, {
      seats: 3,
      step: 'clearUp',
      zones: { hand: [['comet-ice', 'comet-ice'], ['comet-ice'], []] },
      fields: {
        round: 5,
        credits: [1, 2, 3],
        patrons: ['miners', 'monks', 'pilots'],
        idlePatrons: ['gamblers', 'gardeners'],
      },
    });
    table.wonBy(0, 2);
    expect(table.state.credits).toEqual([3, 2, 3]);
  });
});

describe('tips', () => {
  const robbery = (credits: number[]) =>
    ({ step: 'act', zones: { hand: [['forged-papers'], ['glow-moss']] }, fields: { credits } }) as const;

  it('MS-TIP-01 · a tip is given while a question is open, which is then asked again', (play) => {
    const table = play(subject, robbery([2, 1]));
    table.seat(0).asked('prompt.act').answers('sell forged papers').asked('prompt.choose').answers('deed:0');
    table.seat(0).mayInterject().asked('prompt.rival').offers('seat:1');
    table.seat(1).mayInterject('tip').interjects('tip').mayInterject();
    expect(table.state.credits).toEqual([3, 0]);
    table
      .seat(0)
      .asked('prompt.rival')
      .offers('none')
      .refuses('seat:1', 'reason.penniless', 'MS-RIVAL-02')
      .answers('none');
    table.seat(1).asked('prompt.act');
  });

  it('MS-TIP-01 MS-WIN-01 · a tip may make somebody win', (play) => {
    const table = play(subject, robbery([7, 1]));
    table.seat(1).interjects('tip');
    table.wonBy(0);
  });
});

describe('taking back', () => {
  const setting = {
    step: 'act',
    zones: { hand: [['broker', 'comet-ice'], ['comet-ice']], depot: ['glow-moss', 'old-relic'] },
  } as const;

  it('before the barrier undo is free, and the question is there again', (play) => {
    const table = play(subject, setting);
    table.seat(0).asked('prompt.act').answers('hire broker').undoes();
    expect(table.pile('crew', 0)).toEqual([]);
    table.seat(0).asked('prompt.act').offers('draw', 'hire broker', 'sell comet ice').answers('sell comet ice');
    expect(table.state.credits).toEqual([2, 0]);
    table.seat(1).asked('prompt.act');
  });

  it('at the barrier the others must agree: a drawn card was seen', (play) => {
    const table = play(subject, setting);
    table.seat(0).asked('prompt.act').answers('draw').cannotUndo('undo-needs-consent').undoes({ consent: true });
    expect(table.pile('depot')).toEqual(['glow-moss', 'old-relic']);
    table.seat(0).asked('prompt.act').offers('draw', 'hire broker', 'sell comet ice');
  });

  it('after another seat has answered the others must agree, and their answers go too', (play) => {
    const table = play(subject, setting);
    table.seat(0).asked('prompt.act').answers('hire broker');
    table
      .seat(1)
      .asked('prompt.act')
      .answers('sell comet ice')
      .cannotUndo('undo-needs-consent')
      .undoes({ consent: true });
    table.seat(1).asked('prompt.act').answers('sell comet ice');
    table.seat(0).cannotUndo('undo-needs-consent').undoes({ consent: true });
    expect(table.state.credits).toEqual([0, 0]);
    table.seat(0).asked('prompt.act');
  });
});

describe('whole games', () => {
  randomGames(subject, { games: 4, every: 5 });

  test('everything in Moonshade is met by an exhaustive run', () => {
    const coverage = exhaust(subject, { games: 100, seed: 'moonshade' });
    expect(coverageReport(coverage)).not.toMatch(/never met|not declared/);
  });
});
