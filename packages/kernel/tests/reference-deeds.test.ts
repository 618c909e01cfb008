import { describe, expect } from 'vitest';
import { it } from '../testing/index.ts';
import { subject } from './reference/kit.ts';

describe('deeds', () => {
  const sell = (
    face: string,
    more: { readonly credits?: number[]; readonly dice?: number[]; readonly depot?: string[] } = {},
  ) =>
    ({
      seats: 3,
      step: 'act',
      zones: { hand: [[face], ['comet-ice'], []], depot: more.depot ?? [] },
      fields: { credits: more.credits ?? [0, 0, 0] },
      dice: more.dice ?? [],
    }) as const;

  it('MS-GAIN-01 MS-GAIN-02 · every broker of the ship adds 1 to what it gains', (play) => {
    const { zones, ...rest } = sell('comet-ice');
    const table = play(subject, { ...rest, zones: { ...zones, crew: [['broker', 'broker'], ['broker'], []] } });
    table.seat(0).asked('prompt.act').answers('sell comet ice');
    expect(table.state.credits).toEqual([4, 0, 0]);
    table.seat(1).asked('prompt.act');
  });

  it('MS-DEED-02 · a choice inside a choice is asked when its turn comes', (play) => {
    const table = play(subject, sell('old-relic', { depot: ['glow-moss', 'comet-ice'] }));
    table
      .seat(0)
      .asked('prompt.act')
      .answers('sell old relic')
      .asked('prompt.choose', { source: 'old-relic' })
      .offers('deed:0', 'deed:1')
      .answers('deed:1')
      .asked('prompt.choose')
      .answers('deed:0')
      .asked('prompt.bury')
      .offers('glow moss', 'none')
      .answers('none');
    expect(table.state.credits).toEqual([1, 0, 0]);
    table.seat(1).asked('prompt.act');
  });

  it('MS-RIVAL-01 MS-RIVAL-02 · only rivals who have something can be robbed; with none nothing happens', (play) => {
    const table = play(subject, sell('forged-papers', { credits: [0, 0, 1] }));
    table
      .seat(0)
      .asked('prompt.act')
      .answers('sell forged papers')
      .asked('prompt.choose')
      .answers('deed:0')
      .asked('prompt.rival')
      .offers('seat:2')
      .refuses('seat:1', 'reason.penniless', 'MS-RIVAL-02')
      .answers('seat:2');
    expect(table.state.credits).toEqual([1, 0, 0]);
    const poor = play(subject, sell('forged-papers'));
    poor.seat(0).asked('prompt.act').answers('sell forged papers').asked('prompt.choose').answers('deed:0').notAsked();
    poor.seat(1).asked('prompt.act');
    table.seat(1).asked('prompt.act');
  });

  it('MS-SNATCH-01 · a snatched card is known to thief and victim, and to nobody else', (play) => {
    const table = play(subject, sell('forged-papers'));
    table.seat(0).asked('prompt.act').answers('sell forged papers').asked('prompt.choose').answers('deed:1');
    table.seat(0).asked('prompt.rival').offers('seat:1').answers('seat:1');
    const seen = ([0, 1, 2, 'spectator'] as const).map((viewer) => table.view(viewer).zones.hand?.[0]?.cards.length);
    expect(seen).toEqual([1, 1, 0, 0]);
    table.seat(1).asked('prompt.act');
  });

  it('MS-SIFT-01 · who has looked at the top crate knows it, also in the hand of the one who draws it', (play) => {
    const table = play(subject, sell('star-charts', { depot: ['glow-moss', 'comet-ice', 'old-relic'] }));
    table
      .seat(0)
      .asked('prompt.act')
      .answers('sell star charts')
      .asked('prompt.bury')
      .offers('comet ice', 'old relic', 'none')
      .answers('comet ice');
    expect(table.pile('depot')).toEqual(['comet-ice', 'glow-moss', 'old-relic']);
    expect(table.view(0).zones.depot?.[0]?.cards.map(({ index, face }) => [index, face])).toEqual([
      [0, 'comet-ice'],
      [2, 'old-relic'],
    ]);
    table.seat(1).asked('prompt.act').answers('draw');
    const handOf1 = (viewer: number) => table.view(viewer).zones.hand?.[1]?.cards.map(({ face }) => face);
    expect([handOf1(0), handOf1(2)]).toEqual([['old-relic'], []]);
    expect(table.log(2).find(({ type }) => type === 'look')?.data.cards).toEqual([
      { card: null, face: null },
      { card: null, face: null },
    ]);
    table.seat(2).asked('prompt.act');
  });

  it('MS-DEED-03 · everyone may draw, one seat after the other', (play) => {
    const table = play(subject, sell('party-lights', { depot: ['glow-moss', 'comet-ice'] }));
    table
      .seat(0)
      .asked('prompt.act')
      .answers('sell party lights')
      .asked('prompt.may')
      .offers('yes', 'no')
      .answers('no');
    table.seat(1).asked('prompt.may').answers('yes').notAsked();
    table.seat(2).asked('prompt.may').answers('yes');
    expect([0, 1, 2].map((seat) => table.pile('hand', seat).length)).toEqual([0, 2, 1]);
    table.seat(1).asked('prompt.act');
  });

  it('MS-ARREST-01 · a warrant without a rival crew does nothing', (play) => {
    const table = play(subject, sell('blank-warrant'));
    table.seat(0).asked('prompt.act').answers('sell blank warrant').notAsked();
    table.seat(1).asked('prompt.act');
  });

  it('MS-TOSS-01 · a 4 hits, a 3 misses, and nobody pays more than they have', (play) => {
    for (const [die, credits] of [
      [4, 3],
      [3, 0],
    ] as const) {
      const table = play(subject, sell('loaded-dice', { dice: [die] }));
      table.seat(0).asked('prompt.act').answers('sell loaded dice');
      expect(table.state.credits[0]).toBe(credits);
      table.seat(1).asked('prompt.act');
    }
  });

  it('MS-WIN-01 · the goal wins in the middle of a deed: the rest of it does not happen', (play) => {
    const table = play(subject, sell('old-relic', { credits: [7, 0, 0], depot: ['glow-moss'] }));
    table.seat(0).asked('prompt.act').answers('sell old relic').asked('prompt.choose').answers('deed:1').notAsked();
    table.wonBy(0);
    expect(table.pile('depot')).toEqual(['glow-moss']);
  });
});
