import { it } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { AROUND_NEBULAE, type FateFace, type PlanetFace, STRAIGHT } from '../content/index.ts';
import {
  bestBribe,
  type CustomsOdds,
  contest,
  customsOdds,
  escapeOdds,
  oddsAgainstPlayer,
  survivalOdds,
} from '../rules/odds/odds.ts';
import { orders } from '../rules/odds/orders.ts';
import { buyPriceFor, routes, sellPriceFor, turnsFrom } from '../rules/odds/routes.ts';
import { runOdds } from '../rules/odds/run-odds.ts';
import { BRIX, KOROTH } from '../rules/state.ts';
import { type Captain, type Voyage, voyage } from './kit.ts';

const read = <T>(table: Voyage, look: Parameters<Voyage['table']['match']['read']>[0]): T =>
  table.table.match.read(look) as T;

const round = (chance: number): number => Number(chance.toFixed(6));
const sixths = (...each: readonly number[]): number[] => each.map((n) => round(n / 6));

test('a contest: ties are rolled again, won or lost', () => {
  expect(contest(0, 'again', 'nobody')).toBeCloseTo(1 / 2, 12);
  expect(contest(1, 'again', 'nobody')).toBeCloseTo(21 / 31, 12);
  expect(contest(0, 'won', 'nobody')).toBeCloseTo(21 / 36, 12);
  expect(contest(0, 'lost', 'nobody')).toBeCloseTo(15 / 36, 12);
  expect(contest(6, 'again', 'nobody')).toBe(1);
  expect(contest(-6, 'again', 'own')).toBe(0);
  // Of 216: 90 are won and 36 tied; of the 90 that are lost, a second roll wins 20 and ties 15, and then it is even
  expect(contest(0, 'again', 'own')).toBeCloseTo((90 + 20 + 15 / 2) / 180, 12);
  expect(contest(0, 'again', 'other')).toBeCloseTo((90 - 20 - 15 / 2) / 180, 12);
  expect([contest(6, 'again', 'other'), contest(-6, 'lost', 'other')]).toEqual([1, 0]);
});

it('customs by starport: the chance that the turn goes on', (play) => {
  // Slots 0 to 4: none, small, medium, large, military
  const planets: readonly PlanetFace[] = ['dustfall', 'ondur', 'velmora', 'earth', 'ironmoon'];
  const passes = (captain: Captain): number[] => {
    const table = voyage(play, { captains: [{ bounty: 100, ...captain }, {}], planets });
    return [0, 1, 2, 3, 4].map((port) => round(read<number>(table, (g) => customsOdds(g, 0, port).passes)));
  };
  expect(passes({})).toEqual(sixths(6, 6, 5, 4, 3));
  expect(passes({ credits: 199 })).toEqual(sixths(6, 5, 4, 3, 2));
  expect(passes({ credits: 0, character: 'octavio-dross' })).toEqual(sixths(6, 6, 5, 4, 3));
  expect(passes({ kept: ['silver-tongued-envoy'] })).toEqual(sixths(6, 6, 6, 5, 4));
  expect(passes({ character: 'nyx-vantreau' })[4]).toBeCloseTo(3 / 4, 10);
  expect(passes({ kept: ['forged-papers'], character: 'nyx-vantreau' })[4]).toBeCloseTo(7 / 8, 10);
  expect(passes({ character: 'ivo-marchetti' })[4]).toBeCloseTo(3 / 4, 10);
  expect(passes({ bounty: 0 })).toEqual([1, 1, 1, 1, 1]);
});

it('the gambler at customs: his reroll counts for the landing he plans, unless it is gone', (play) => {
  const passes = (active: number, rerolled: boolean): number => {
    const table = voyage(play, {
      captains: [{ bounty: 100, character: 'ivo-marchetti' }, {}],
      planets: ['ironmoon'],
      step: 'move',
      active,
      fields: { movementLeft: 3, rerolled },
    });
    return round(read<number>(table, (g) => customsOdds(g, 0, 0).passes));
  };
  // In his own turn with and without it; in the turn of another player, whose state says nothing about his
  expect([passes(0, false), passes(0, true)]).toEqual([3 / 4, 1 / 2]);
  expect([passes(1, false), passes(1, true)]).toEqual([3 / 4, 3 / 4]);
});

it('bribes on Koroth leave the fine in the purse', (play) => {
  const best = (credits: number): number[] => {
    const table = voyage(play, { captains: [{ credits, bounty: 100 }, {}] });
    const { bribes, passes } = read<ReturnType<typeof bestBribe>>(table, (g) => bestBribe(g, 0));
    return [bribes, round(passes)];
  };
  expect(best(200)).toEqual([0, round(1 / 2)]);
  expect(best(1200)).toEqual([1, round(3 / 4)]);
  expect(best(1000)).toEqual([1, round(5 / 9)]);
  expect(best(3300)).toEqual([3, round(15 / 16)]);
});

it('the fight of the rulebook before the dice', (play) => {
  const table = voyage(play, {
    captains: [
      { engines: 3, lasers: 7, shields: 4 },
      { engines: 4, lasers: 5, shields: 0 },
    ],
  });
  const odds = read<ReturnType<typeof oddsAgainstPlayer>>(table, (g) => oddsAgainstPlayer(g, 0, 1));
  expect(odds.manoeuvre).toBeCloseTo(10 / 31, 10);
  expect(odds.dogfight).toBeCloseTo(26 / 32, 10);
  expect([odds.damages, odds.damaged]).toEqual([true, true]);
});

it('against the gambler in his turn the odds are what his reroll leaves', (play) => {
  const table = voyage(play, { captains: [{ character: 'ivo-marchetti', lasers: 3 }, { engines: 2 }] });
  const [own, other] = [0, 1].map((seat) =>
    read<ReturnType<typeof oddsAgainstPlayer>>(table, (g) => oddsAgainstPlayer(g, seat, 1 - seat)),
  );
  expect(other?.manoeuvre).toBeCloseTo(1 - contest(-1, 'again', 'own'), 12);
  expect(other?.dogfight).toBeCloseTo(1 - contest(2, 'again', 'own'), 12);
  expect((own?.manoeuvre ?? 0) + (other?.manoeuvre ?? 0)).toBeCloseTo(1, 12);
});

it('prison: one in six, or two tries for the gambler', (play) => {
  const odds = (captain: Captain) => {
    const table = voyage(play, { captains: [captain, {}] });
    return read<object>(table, (g) => escapeOdds(g, 0));
  };
  expect(odds({ bounty: 1200 })).toEqual({ escape: 1 / 6, turns: 3 });
  expect(odds({ bounty: 0, character: 'ivo-marchetti' })).toEqual({ escape: 11 / 36, turns: 1 });
});

it('a black hole: one in six is swallowed, one in 36 with a second die or a reroll that is still there', (play) => {
  const survives = (character: 'k-seven' | 'ada-lumen' | 'ivo-marchetti', rerolled = false): number => {
    const table = voyage(play, {
      captains: [{ character, sector: 28 }, {}],
      step: 'move',
      fields: { movementLeft: 3, rerolled },
    });
    return round(read<number>(table, (g) => survivalOdds(g, 0)));
  };
  expect([survives('k-seven'), survives('ivo-marchetti', true)]).toEqual([round(5 / 6), round(5 / 6)]);
  expect([survives('ada-lumen'), survives('ivo-marchetti')]).toEqual([round(35 / 36), round(35 / 36)]);
});

it('the run from here', (play) => {
  const run = (captain: Captain, until: number) => {
    const table = voyage(play, {
      captains: [{ sector: 4, cargoPods: 10, credits: 200, brix: [{ units: 10, until }], ...captain }, {}],
      fields: { movementLeft: captain.lightspeed ?? 3 },
      step: 'move',
      round: 2,
    });
    const { chance, turns } = read<{ chance: number; turns: number }>(table, (g) => runOdds(g, 0));
    return [turns, Number(chance.toFixed(4))];
  };
  const plain = { character: 'k-seven' } as const;
  // Fourteen sectors around the nebulae: two turns with lightspeed 7, none in time with 4
  expect(run({ ...plain, lightspeed: 7 }, 3)).toEqual([2, 0.5]);
  // In one turn only past the black hole in 29 (5 of 6), or for the astrophysicist (35 of 36)
  expect(run({ ...plain, lightspeed: 10 }, 2)).toEqual([1, Number((5 / 12).toFixed(4))]);
  expect(run({ character: 'ada-lumen', lightspeed: 10 }, 2)).toEqual([1, Number((35 / 72).toFixed(4))]);
  expect(run({ ...plain, lightspeed: 3 }, 2)).toEqual([1, 0]);
  // Through a wormhole: 3 or 4. The gambler has one more roll, there or at customs
  expect(run({ ...plain, lightspeed: 8 }, 2)).toEqual([1, Number((1 / 6).toFixed(4))]);
  const ivo = { character: 'ivo-marchetti' } as const;
  expect(run({ ...ivo, lightspeed: 8 }, 2)).toEqual([
    1,
    Number(((2 / 6) * (3 / 4) + (4 / 6) * (2 / 6) * (1 / 2)).toFixed(4)),
  ]);
  expect(run({ ...ivo, lightspeed: 10 }, 2)).toEqual([
    1,
    Number(((5 / 6) * (3 / 4) + (1 / 6) * (5 / 6) * (1 / 2)).toFixed(4)),
  ]);
});

it('a drive failure slows the run in this turn only', (play) => {
  const table = voyage(play, {
    captains: [{ sector: 30, cargoPods: 10, lightspeed: 8, credits: 200, brix: [{ units: 10, until: 3 }] }, {}],
    fate: ['drive-failure'],
    round: 2,
  });
  table.seat(0).asked('prompt.move', { left: 4 });
  // Nine sectors: four of them now, the rest in the next turn
  expect(read<{ chance: number }>(table, (g) => runOdds(g, 0)).chance).toBeCloseTo(1 / 2, 10);
});

it('the run from Brix: what the weapons cost is no longer there for bribes', (play) => {
  const run = (credits: number) => {
    const table = voyage(play, { captains: [{ sector: 4, cargoPods: 10, lightspeed: 7, credits }, {}] });
    const { from, bribes, customs } = read<ReturnType<typeof runOdds>>(table, (g) => runOdds(g, 0));
    return [from, bribes, round(customs)];
  };
  expect(run(5200)).toEqual(['brix', 0, round(1 / 2)]);
  expect(run(6200)).toEqual(['brix', 1, round(3 / 4)]);
  expect(run(5000)).toEqual(['brix', 0, round(1 / 3)]);
});

it('weapons that are aboard already set the deadline of those that are still to be bought', (play) => {
  const run = (until: number) => {
    const table = voyage(play, {
      captains: [
        { sector: 4, cargoPods: 10, lightspeed: 7, credits: 9000, brix: [{ units: 4, until }], character: 'k-seven' },
        {},
      ],
      step: 'activity',
      fields: { port: BRIX },
      round: 2,
    });
    table.seat(0).asked('prompt.activity');
    const { from, turns, chance } = read<ReturnType<typeof runOdds>>(table, (g) => runOdds(g, 0));
    return [from, turns, chance > 0.9];
  };
  expect([run(4), run(3), run(2)]).toEqual([
    ['brix', 2, true],
    ['brix', 1, false],
    ['brix', 0, false],
  ]);
});

it('forecasts: buy low, sell high, the best per turn first', (play) => {
  const table = voyage(play, {
    captains: [{ sector: 41, lightspeed: 5, cargoPods: 5, credits: 500 }, {}],
    planets: ['tarsis-prime', 'hospice', 'axiom', 'quillon', 'lumina', 'cinder', 'mirage'],
  });
  const found = read<ReturnType<typeof routes>>(table, (g) => routes(g, 0));
  // Weapons are cheap on Mirage and Axiom, illegal on Hospice and Tarsis Prime; the smaller starport has kinder customs
  expect(found.some(({ good, from, to }) => good === 'weapons' && from === 2 && to === 0)).toBe(true);
  expect(found[0]).toMatchObject({ good: 'weapons', from: 6, to: 1, buy: 17.5, sell: 150, illegal: true });
  const perTurn = found.map(({ profit, turns }) => profit / turns);
  expect(perTurn).toEqual([...perTurn].sort((a, b) => b - a));
  expect(found.every(({ sell, buy }) => sell > buy)).toBe(true);
  expect(read<number>(table, (g) => customsOdds(g, 0, BRIX).passes)).toBe(1);
  expect(read<number>(table, (g) => customsOdds(g, 0, KOROTH).passes)).toBe(1);
});

it('forecasts: what a trade earns on average, every roll of the three counted', (play) => {
  const table = voyage(play, {
    captains: [{ sector: 65, lightspeed: 5, cargoPods: 4, credits: 100 }, {}],
    // Medical tech: very low on Galen (large), very high on Ondur (small) and on Thornback (none)
    planets: ['galen', 'ondur', 'thornback', 'ironmoon'],
  });
  const found = read<ReturnType<typeof routes>>(table, (g) => routes(g, 0));
  const route = (good: string, from: number, to: number) =>
    found.find((each) => each.good === good && each.from === from && each.to === to);
  // Four units are always there and cost 1 to 10: 31 / 6 each. Small: 1, 2, 3 and three times 4 of them are sold
  const medtech = route('medtech', 0, 1);
  expect([medtech?.units, medtech?.turns]).toEqual([4, 1 + 2]);
  expect(medtech?.profit).toBeCloseTo((18 / 6) * 77.5 - (4 * 31) / 6, 10);
  // None: 0 to 3, and four in one of three
  expect(route('medtech', 0, 2)?.profit).toBeCloseTo((14 / 6) * 77.5 - (4 * 31) / 6, 10);
  // Weapons for 25 to 50 on Galen: 100 credits buy 4, 3, or four times 2. Small sells 1, 2, 3 or 4 of them
  const weapons = route('weapons', 0, 1);
  expect(weapons?.units).toBeCloseTo(15 / 6, 10);
  const spent = (4 * 25 + 3 * 30 + 2 * (35 + 40 + 45 + 50)) / 6;
  const sold = (18 / 6 + 15 / 6 + 4 * (11 / 6)) / 6;
  expect(weapons?.profit).toBeCloseTo(sold * 57.5 - spent, 10);
});

it('customs: every outcome with its chance, by what it does to this player', (play) => {
  // Weapons are illegal on Earth, a large starport: 2 clear, 1 bounty, 1 fine, 1 detention, 1 arrest
  const outcomes = (captain: Captain) => {
    const table = voyage(play, { captains: [{ weapons: 1, ...captain }, {}], planets: ['earth'] });
    const { clean, bounty, fine, loss, arrest } = read<CustomsOdds>(table, (g) => customsOdds(g, 0, 0)).outcomes;
    return [clean, bounty, fine, loss, arrest].map((chance) => Math.round(chance * 36));
  };
  expect(outcomes({ credits: 200 })).toEqual([12, 6, 6, 6, 6]);
  // Who can't pay a fine loses the cargo
  expect(outcomes({ credits: 199 })).toEqual([12, 6, 0, 12, 6]);
  // Who pays none lands as if nothing had happened; who is never arrested only loses the cargo
  expect(outcomes({ character: 'octavio-dross' })).toEqual([18, 6, 0, 6, 6]);
  expect(outcomes({ character: 'k-seven', credits: 200 })).toEqual([12, 6, 6, 12, 0]);
  // Two dice, the better one counts: 20, 7, 5, 3 and 1 of 36
  expect(outcomes({ character: 'nyx-vantreau', credits: 200 })).toEqual([20, 7, 5, 3, 1]);
  // Nobody looks at honest people
  expect(outcomes({ weapons: 0 })).toEqual([36, 0, 0, 0, 0]);
});

it('forecasts: customs on the way are subtracted', (play) => {
  const forecast = (captain: Captain) => {
    const table = voyage(play, {
      captains: [{ sector: 65, lightspeed: 5, cargoPods: 4, credits: 1000, ...captain }, {}],
      // Medical tech: very low on Galen (large), very high on Ondur (small)
      planets: ['galen', 'ondur', 'thornback', 'ironmoon'],
    });
    const found = read<ReturnType<typeof routes>>(table, (g) => routes(g, 0));
    return found.find(({ good, from, to }) => good === 'medtech' && from === 0 && to === 1);
  };
  const trade = (18 / 6) * 77.5 - (4 * 31) / 6;
  const honest = forecast({});
  expect([honest?.profit, honest?.customs, honest?.clean].map((each) => round(each ?? 0))).toEqual([
    round(trade),
    0,
    1,
  ]);
  // A bounty: four of six get through on Galen, one of them for 200; on Ondur all do, one of six for 200
  const wanted = forecast({ bounty: 100 });
  const profit = (4 / 6) * (trade - 200 / 6) - 200 / 6;
  expect(wanted?.profit).toBeCloseTo(profit, 10);
  expect(wanted?.customs).toBeCloseTo(trade - profit, 10);
  expect(wanted?.clean).toBeCloseTo((2 / 6) * (4 / 6), 10);
});

it('forecasts: an order is worth what it pays, less what is bought for it and what customs take', (play) => {
  const found = (captain: Captain, cards: readonly FateFace[]) =>
    read<ReturnType<typeof orders>>(
      voyage(play, {
        captains: [{ sector: 65, lightspeed: 5, cargoPods: 6, credits: 1000, ...captain }, {}],
        // Medical tech: 31 / 6 on Galen (large), dear on Ondur (small), where the order lies
        planets: ['galen', 'ondur'],
        attached: [[], cards],
      }),
      (g) => orders(g, 0),
    );
  // Five units are more than Galen has on average when only four lie there: the way takes a little longer
  const [hospital] = found({}, ['contract-field-hospital']);
  expect(hospital).toMatchObject({ good: 'medtech', units: 5, aboard: 0, from: 0, to: 1 });
  expect(hospital?.profit).toBeCloseTo(900 - (5 * 31) / 6, 10);
  const [part] = found({ medtech: 3 }, ['contract-field-hospital']);
  expect(part?.profit).toBeCloseTo(900 - (2 * 31) / 6, 10);
  expect(found({ medtech: 5 }, ['contract-field-hospital'])).toMatchObject([{ from: null, aboard: 5, profit: 900 }]);
  // Too few pods, too little money, or a bounty where the customer is honest: no order
  expect(found({ cargoPods: 4 }, ['contract-field-hospital'])).toEqual([]);
  expect(found({ credits: 20 }, ['contract-field-hospital'])).toEqual([]);
  expect(found({ medtech: 5, bounty: 100 }, ['contract-field-hospital'])).toEqual([]);
  // A crime lord's goods are illegal there: a small starport finds them in some of six rolls
  const [clinic] = found({ medtech: 5 }, ['offer-back-alley-clinic']);
  expect(clinic?.profit).toBeLessThan(1300);
  expect(clinic?.profit).toBeGreaterThan(1300 / 2);
});

it('forecasts: illegal goods are lost where customs find them', (play) => {
  const table = voyage(play, {
    captains: [{ sector: 41, lightspeed: 5, cargoPods: 4, credits: 1000 }, {}],
    planets: ['axiom', 'earth'],
  });
  const found = read<ReturnType<typeof routes>>(table, (g) => routes(g, 0));
  const route = found.find(({ good, from, to }) => good === 'weapons' && from === 0 && to === 1);
  // Four units are always there; on Earth, large, all four can be sold for 150 each
  const bought = (units: number) => 17.5 * units;
  expect(route?.illegal).toBe(true);
  expect(round((route?.profit ?? 0) + (route?.customs ?? 0))).toBe(
    round((route?.units ?? 0) * 150 - bought(route?.units ?? 0)),
  );
  // Two of six lose them, one of six pays 200
  expect(route?.clean).toBeCloseTo(2 / 6, 10);
  expect(route?.customs).toBeCloseTo((2 / 6) * (route?.units ?? 0) * 150 + 200 / 6, 10);
});

it('forecasts: prices as this player gets them', (play) => {
  // On Velmora luxuries are in very low demand, medical tech in high; weapons are illegal on Hospice
  const planets: readonly PlanetFace[] = ['velmora', 'hospice'];
  const prices = (captain: Captain, attached: readonly FateFace[] = []): (number | null)[] => {
    const table = voyage(play, { captains: [captain, {}], planets, attached: [attached] });
    return [
      read<number | null>(table, (g) => buyPriceFor(g, 0, 0, 'luxuries')),
      read<number>(table, (g) => sellPriceFor(g, 0, 0, 'medtech')),
      read<number>(table, (g) => sellPriceFor(g, 0, 1, 'weapons')),
    ].map((price) => (price === null ? null : round(price)));
  };
  expect(prices({})).toEqual([round(31 / 6), 57.5, 150]);
  // Mira rerolls what is worse than usual, where it is legal: 6, 8, 10 on buying, 45, 50, 55 on selling
  expect(prices({ character: 'mira-sol' })).toEqual([
    round((1 + 2 + 4 + 3 * (31 / 6)) / 6),
    round((60 + 65 + 70 + 3 * 57.5) / 6),
    150,
  ]);
  // A broker: 1, 1, 2, 4, 6, 8; 50 to 70 and 70 again; 120 to 200 and 200 again
  expect(prices({ kept: ['crafty-broker'] })).toEqual([
    round(22 / 6),
    round((50 + 55 + 60 + 65 + 70 + 70) / 6),
    round((120 + 140 + 160 + 180 + 200 + 200) / 6),
  ]);
  // What a card fixes nobody changes
  expect(prices({ character: 'mira-sol' }, ['plague', 'festival'])).toEqual([null, 300, 150]);
});

it('a turn may end in a nebula: that is sometimes quicker than the way around it', () => {
  // From 5 to 23 it is three sectors through a nebula, five around: two turns with lightspeed 2, not three
  expect([STRAIGHT[5]?.[23], AROUND_NEBULAE[5]?.[23]]).toEqual([3, 5]);
  expect(turnsFrom(AROUND_NEBULAE, 5, 2)[23]).toBe(2);
  // Who crosses nebulae needs no stop, and fast ships gain nothing by one
  expect([turnsFrom(STRAIGHT, 5, 3)[23], turnsFrom(AROUND_NEBULAE, 5, 3)[23]]).toEqual([1, 2]);
  expect([turnsFrom(AROUND_NEBULAE, 4, 7)[82], turnsFrom(AROUND_NEBULAE, 4, 6)[82]]).toEqual([2, 3]);
});
