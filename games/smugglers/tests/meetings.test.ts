import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, meeting, voyage } from './kit.ts';

describe('meeting another player', () => {
  it('SG-MEET-01 SG-MEET-03 SG-MEET-11 · the active player begins, both have their say, the turn ends', (play) => {
    const table = voyage(play, meeting({}, {}));
    table.seat(0).asked('prompt.explore').offers('seat:1', 'nothing').answers('seat:1');
    table.seat(0).asked('prompt.meet').by('SG-MEET-03').offers('attack', 'offer', 'done').answers('done');
    table.seat(1).asked('prompt.meet').offers('attack', 'offer', 'done').answers('done');
    expect([table.state.meeting, table.state.active]).toEqual([null, 1]);
  });

  it('SG-MEET-05 SG-MEET-06 · credits, goods, equipment and friends change hands – nothing else', (play) => {
    const one: Captain = { credits: 150, food: 1, cargoPods: 2, kept: ['afterburner'], bounty: 300 };
    const table = voyage(play, meeting(one, { credits: 0, robots: 1, cargoPods: 1, kept: ['crafty-broker'] }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    const composing = () => table.seat(0).asked('prompt.compose').by('SG-MEET-05');
    composing()
      .offers(
        ...['give:credits:100', 'give:credits:20', 'give:credits:5', 'give:credits:1', 'give:good:food'],
        ...['give afterburner', 'take:good:robots', 'take crafty-broker', 'withdraw'],
      )
      .refuses('propose', 'reason.empty-offer', 'SG-MEET-05')
      .answers('give:credits:100');
    composing().answers('give afterburner');
    composing().answers('take:good:robots');
    composing().answers('take crafty-broker');
    composing().answers('propose');
    table.seat(1).asked('prompt.answer', { threat: false }).offers('accept', 'decline', 'attack').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    expect(table.log(0)).toMatchObject({ credits: 50, food: 1, robots: 1, bounty: 300 });
    expect(table.log(1)).toMatchObject({ credits: 100, robots: 0, bounty: 0 });
    expect([table.pile('kept', 0), table.pile('kept', 1)]).toEqual([['crafty-broker'], ['afterburner']]);
    table.seat(1).asked('prompt.meet');
  });

  it('SG-MEET-05 SG-MEET-08 · a deal that was carried out is taken back only by both; an offer by whoever made it', (play) => {
    const table = voyage(play, meeting({ credits: 100, cargoPods: 2 }, { credits: 0, robots: 1, cargoPods: 1 }));
    const anna = table.table.seat(0);
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('give:credits:100');
    anna.undoes();
    for (const piece of ['give:credits:100', 'take:good:robots', 'propose'])
      table.seat(0).asked('prompt.compose').answers(piece);
    table.seat(1).asked('prompt.answer').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    expect([table.log(0).credits, table.log(1).credits]).toEqual([0, 100]);
    anna.cannotUndo('undo-needs-consent');
    anna.undoes({ consent: true });
    expect([table.log(0).credits, table.log(1).credits]).toEqual([100, 0]);
    table.seat(0).asked('prompt.confirm');
  });

  it('SG-MEET-05 SG-MEET-08 · goods for goods and credits: what one gives the other has', (play) => {
    const table = voyage(
      play,
      meeting({ credits: 10, food: 3, cargoPods: 4 }, { credits: 9, robots: 1, food: 1, cargoPods: 4 }),
    );
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    for (const piece of ['give:good:food', 'give:good:food', 'take:good:robots', 'take:credits:5', 'propose'])
      table.seat(0).asked('prompt.compose').answers(piece);
    table.seat(1).asked('prompt.answer').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    expect(table.log(0)).toMatchObject({ credits: 15, food: 1, robots: 1 });
    expect(table.log(1)).toMatchObject({ credits: 4, food: 3, robots: 0 });
    table.seat(1).asked('prompt.meet');
  });

  it('SG-MEET-07 · what the other one has no room for can’t be proposed either', (play) => {
    const table = voyage(play, meeting({ food: 1, cargoPods: 1 }, { robots: 1, cargoPods: 1 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('give:good:food');
    table.seat(0).asked('prompt.compose').refuses('propose', 'reason.does-not-fit', 'SG-MEET-07');
  });

  it('SG-MEET-07 · what does not fit can’t be proposed', (play) => {
    const table = voyage(play, meeting({ food: 1, cargoPods: 1 }, { robots: 1, cargoPods: 1 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('take:good:robots');
    table
      .seat(0)
      .asked('prompt.compose')
      .refuses('propose', 'reason.does-not-fit', 'SG-MEET-07')
      .answers('give:good:food');
    table.seat(0).asked('prompt.compose').answers('propose');
    table.seat(1).asked('prompt.answer');
  });

  it('SG-MEET-05 SG-Q-11 SG-Q-13 · a deal says which Brix weapons change hands, by their deadline', (play) => {
    const runner: Captain = {
      credits: 0,
      cargoPods: 6,
      brix: [
        { units: 2, until: 3 },
        { units: 3, until: 5 },
      ],
    };
    const deal = () => {
      const table = voyage(play, meeting(runner, { credits: 0, cargoPods: 9, brix: [{ units: 1, until: 5 }] }));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      const composing = () => table.seat(0).asked('prompt.compose');
      composing().answers('give:brix:5');
      composing().answers('give:brix:5');
      composing().answers('give:brix:5');
      // There are no more of these; two that expire sooner, and one of the other's
      composing().offers('propose', 'threaten', 'give:brix:3', 'take:brix:5', 'withdraw').answers('give:brix:3');
      composing().answers('take:brix:5');
      composing().answers('propose');
      const offer = table.table.log('spectator').find(({ type }) => type === 'offer');
      expect(offer?.data).toMatchObject({ giveBrix: [3, 5, 5, 5], takeBrix: [5], giveGoods: [], takeGoods: [] });
      return table;
    };
    const table = deal();
    table.seat(1).asked('prompt.answer').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    expect(table.log(0).brix).toEqual([
      { units: 1, until: 3 },
      { units: 1, until: 5 },
    ]);
    expect(table.log(1).brix).toEqual([
      { units: 1, until: 3 },
      { units: 3, until: 5 },
    ]);
    table.seat(1).asked('prompt.meet');
    // Overboard go those that expire first; then the one with that deadline is still there, not two
    const thrown = deal();
    thrown.seat(0).interjects('overboard:brixWeapons');
    thrown.seat(1).asked('prompt.answer').offers('accept', 'decline', 'attack');
    thrown.seat(0).interjects('overboard:brixWeapons');
    thrown
      .seat(1)
      .asked('prompt.answer')
      .offers('decline', 'attack')
      .refuses('accept', 'reason.not-aboard-any-more', 'SG-MEET-07');
  });

  it('SG-MEET-09 SG-EX-09 · a threat: the other gives in, or calls the bluff', (play) => {
    const demand = () => {
      const table = voyage(play, meeting({ cargoPods: 3 }, { food: 2, cargoPods: 2 }));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      table.seat(0).asked('prompt.compose').answers('take:good:food');
      table.seat(0).asked('prompt.compose').answers('take:good:food');
      table.seat(0).asked('prompt.compose').answers('threaten');
      return table;
    };
    const meek = demand();
    meek.seat(1).asked('prompt.answer', { threat: true }).answers('accept');
    meek.seat(0).asked('prompt.confirm').answers('exchange');
    expect([meek.log(0).food, meek.log(1).food]).toEqual([2, 0]);
    meek.seat(1).asked('prompt.meet');
    const bold = demand();
    bold.seat(1).asked('prompt.answer').answers('decline');
    // Nothing forces the attack.
    bold.seat(0).asked('prompt.meet').offers('attack', 'offer', 'done');
    expect([bold.log(0).food, bold.log(1).food]).toEqual([0, 2]);
  });

  it('SG-MEET-08 SG-MEET-10 SG-Q-28 · either side may attack instead, even after agreeing', (play) => {
    const agreed = () => {
      const table = voyage(play, meeting({ credits: 50 }, {}, [3, 1, 6, 1, 1]));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      table.seat(0).asked('prompt.compose').answers('give:credits:20');
      table.seat(0).asked('prompt.compose').answers('propose');
      return table;
    };
    const byOther = agreed();
    byOther.seat(1).asked('prompt.answer').answers('attack');
    byOther.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([byOther.log(0).credits, byOther.log(1).hull]).toEqual([50, 4]);
    const byActive = agreed();
    byActive.seat(1).asked('prompt.answer').answers('accept');
    byActive.seat(0).asked('prompt.confirm').offers('exchange', 'withdraw', 'attack').answers('attack');
    byActive.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([byActive.log(0).credits, byActive.log(1).hull]).toEqual([50, 4]);
  });

  it('SG-MEET-08 SG-CARGO-01 · what was agreed on may go overboard before it changes hands', (play) => {
    const table = voyage(play, meeting({ cargoPods: 3 }, { food: 2, cargoPods: 2 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('take:good:food');
    table.seat(0).asked('prompt.compose').answers('take:good:food');
    table.seat(0).asked('prompt.compose').answers('threaten');
    table.seat(1).asked('prompt.answer').answers('accept').interjects('overboard:food');
    table.seat(0).asked('prompt.confirm').offers('withdraw', 'attack').answers('withdraw');
    table.seat(1).asked('prompt.meet');
    expect([table.log(0).food, table.log(1).food]).toEqual([0, 1]);
  });

  it('SG-MEET-08 SG-CARGO-01 · also who proposed it may throw away what he has promised', (play) => {
    const table = voyage(play, meeting({ food: 1, cargoPods: 1 }, { credits: 300, cargoPods: 1 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('give:good:food');
    table.seat(0).asked('prompt.compose').answers('take:credits:100');
    table.seat(0).asked('prompt.compose').answers('propose').interjects('overboard:food');
    table
      .seat(1)
      .asked('prompt.answer')
      .refuses('accept', 'reason.not-aboard-any-more', 'SG-MEET-07')
      .answers('decline');
    expect([table.log(0).credits, table.log(1).credits]).toEqual([500, 300]);
    table.seat(1).asked('prompt.meet');
  });

  it('SG-Q-26 SG-Q-30 SG-Q-54 · haggling has an end, and one combat ends the meeting', (play) => {
    const table = voyage(play, meeting({}, {}, [3, 1]));
    table.seat(0).asked('prompt.explore').answers('seat:1');
    for (let i = 0; i < 30; i++) {
      table.seat(0).asked('prompt.meet').answers('offer').asked('prompt.compose').answers('withdraw');
    }
    table.seat(0).asked('prompt.meet').refuses('offer', 'reason.no-more-offers', 'SG-Q-54').answers('done');
    // The other one has not made any offer yet.
    table.seat(1).asked('prompt.meet').offers('attack', 'offer', 'done').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('flee');
    expect([table.state.meeting, table.state.active]).toEqual([null, 1]);
  });
});
