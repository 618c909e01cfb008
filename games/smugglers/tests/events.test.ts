import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { FateFace, Good, PlanetFace } from '../content/index.ts';
import { type Captain, voyage } from './kit.ts';

describe('hazards and fortunes', () => {
  it('SG-SYS-01 · the meteor swarm: a total of 4 costs a hull point, 5 does not', (play) => {
    const swarm = (captain: Captain, die: number) =>
      voyage(play, {
        captains: [{ sector: 28, ...captain }, {}],
        planets: ['ferrum'],
        fate: ['meteor-swarm'],
        dice: [die],
      });
    expect(swarm({ engines: 2 }, 2).log(0).hull).toBe(4);
    expect(swarm({ engines: 2 }, 3).log(0).hull).toBe(5);
    expect(swarm({ engines: 1, kept: ['afterburner'] }, 2).log(0).hull).toBe(5);
    // The last hull point: a new ship, and the turn is over. The bounty stays.
    const lost = swarm({ hull: 1, engines: 1, bounty: 300, food: 1 }, 1);
    expect(lost.log(0)).toMatchObject({ hull: 5, food: 0, bounty: 300 });
    expect(lost.state.active).toBe(1);
  });

  it('SG-FATE-02 SG-SYS-03 · the ion storm: higher than the shields, a 6 is rolled again, one point is lost', (play) => {
    const storm = (dice: readonly number[]) =>
      voyage(play, { captains: [{ shields: 3, engines: 4 }, {}], fate: ['ion-storm'], dice }).log(0);
    expect(storm([3])).toMatchObject({ engines: 4, shields: 3, lightspeed: 3, lasers: 1, cargoPods: 1 });
    expect(storm([4, 6, 6, 1])).toMatchObject({ engines: 3, shields: 3, lightspeed: 3, lasers: 1, cargoPods: 1 });
    // A mechanic helps against additional damage, not against storms
    const mechanic = voyage(play, {
      captains: [{ engines: 4, kept: ['ships-mechanic'] }, {}],
      fate: ['ion-storm'],
      dice: [1, 1],
    });
    expect(mechanic.log(0).engines).toBe(3);
  });

  it('SG-FATE-02 · drive failure halves the lightspeed of this turn, rounded up', (play) => {
    const failing = (captain: Captain) => voyage(play, { captains: [captain, {}], fate: ['drive-failure'] });
    failing({ lightspeed: 5 }).seat(0).asked('prompt.move', { left: 3 });
    failing({ lightspeed: 1 }).seat(0).asked('prompt.move', { left: 1 });
    const table = failing({ lightspeed: 4 });
    table.seat(0).asked('prompt.move', { left: 2 }).answers('sector:42');
    table.seat(1).asked('prompt.move').answers('sector:44');
    table.seat(0).asked('prompt.move', { left: 4 });
  });

  it('SG-FATE-02 SG-WORM-02 SG-WORM-03 · the rift throws the ship away; on the board the turn goes on', (play) => {
    for (const [die, sector] of [14, 20, 66, 72, 46].entries()) {
      const table = voyage(play, {
        captains: [{ character: 'k-seven' }, {}],
        fate: ['spatial-rift'],
        dice: [die + 1],
      });
      expect(table.log(0).sector).toBe(sector);
      table.seat(0).asked('prompt.move', { left: 3 });
    }
    const gone = voyage(play, { captains: [{ character: 'k-seven' }, {}], fate: ['spatial-rift'], dice: [6] });
    expect([gone.log(0).status, gone.state.active]).toEqual(['hyperspace', 1]);
  });

  it('SG-BNTY-09 · amnesty: down to the minimum bounty, or 100 credits for the innocent', (play) => {
    const pardoned = (captain: Captain) => voyage(play, { captains: [captain, {}], fate: ['amnesty'] }).log(0);
    expect(pardoned({ bounty: 900 })).toMatchObject({ bounty: 0, credits: 500 });
    expect(pardoned({ bounty: 0 })).toMatchObject({ bounty: 0, credits: 600 });
    expect(pardoned({ bounty: 900, character: 'nyx-vantreau' })).toMatchObject({ bounty: 100, credits: 500 });
  });

  it('SG-SYS-07 · the dry dock restores two hull points, none above the start', (play) => {
    const docked = (hull: number) => voyage(play, { captains: [{ hull }, {}], fate: ['dry-dock'] }).log(0).hull;
    expect([docked(1), docked(3), docked(4), docked(5)]).toEqual([3, 5, 5, 5]);
  });
});

describe('cards at planets', () => {
  const at = (planet: PlanetFace, sector: number, cards: readonly FateFace[], captain: Captain) =>
    ({
      captains: [{ sector, cargoPods: 10, ...captain }, {}],
      planets: [planet],
      attached: [cards],
      step: 'activity',
      fields: { port: 0 },
    }) as const;

  for (const [card, good, price] of [
    ['plague', 'medtech', 300],
    ['festival', 'luxuries', 250],
    ['famine', 'food', 200],
    ['civil-war', 'weapons', 280],
  ] as const) {
    it(`SG-FATE-02 · ${card}: ${good} sells for ${price} without a demand roll, and none is for sale`, (play) => {
      // Medium starport, 1: two units.
      const table = voyage(play, { ...at('velmora', 9, [card], { [good]: 3 }), dice: [1] });
      table
        .seat(0)
        .asked('prompt.activity')
        .refuses(`buy:${good}`, 'reason.fixed-price', 'SG-FATE-02')
        .answers(`sell:${good}`)
        .asked('prompt.sell-amount', { limit: 2, price })
        .answers('units:2');
      expect(table.log(0)).toMatchObject({ [good]: 1, credits: 500 + 2 * price });
      // The planet leaves, and the card with it.
      expect([table.pile('attached', 0), table.pile('fateDiscard')[0]]).toEqual([[], card]);
    });
  }

  it('SG-FATE-02 · labour-shortage: robots sell for 180, as many as there are, without any roll', (play) => {
    const table = voyage(play, at('velmora', 9, ['labour-shortage'], { robots: 9 }));
    table
      .seat(0)
      .asked('prompt.activity')
      .refuses('buy:robots', 'reason.fixed-price', 'SG-FATE-02')
      .answers('sell:robots')
      .asked('prompt.sell-amount', { limit: 9, price: 180 })
      .answers('units:9');
    expect(table.log(0)).toMatchObject({ robots: 0, credits: 500 + 9 * 180 });
  });

  it('SG-FATE-02 SG-CUST-02 · in a civil war nobody rolls for customs; a plague changes nothing there', (play) => {
    const landing = (cards: readonly FateFace[], dice: readonly number[], gluts: readonly (Good | null)[] = []) => {
      const captain = { weapons: 1 };
      const table = voyage(play, {
        ...at('hospice', 77, cards, captain),
        step: 'explore',
        fields: { gluts: Array.from({ length: 7 }, (_, slot) => gluts[slot] ?? null) },
        dice,
      });
      table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
      return table.events.includes('customs');
    };
    expect([landing(['civil-war'], []), landing(['market-glut'], [], ['weapons']), landing(['plague'], [1])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('SG-FATE-02 · a glut: the die names the good, on a 6 the player', (play) => {
    for (const [die, good] of ['weapons', 'medtech', 'luxuries', 'robots', 'food'].entries()) {
      const table = voyage(play, { captains: [{}, {}], fate: ['market-glut'], dice: [die + 1] });
      const slot = table.state.zones.attached.findIndex((cards) => cards.length > 0);
      expect(table.state.gluts[slot]).toBe(good);
    }
    const chosen = voyage(play, { captains: [{}, {}], fate: ['market-glut'], dice: [6] });
    chosen
      .seat(0)
      .asked('prompt.glut')
      .offers('good:weapons', 'good:medtech', 'good:luxuries', 'good:robots', 'good:food')
      .answers('good:robots')
      .asked('prompt.move');
    expect(chosen.state.gluts).toContain('robots');
    // Very low, 6: 10 credits, although demand for robots is very high on Velmora. The next planet knows no glut.
    const table = voyage(play, {
      ...at('velmora', 9, ['market-glut'], { robots: 1 }),
      fields: { port: 0, gluts: ['robots', null, null, null, null, null, null] },
      dice: [1, 6],
    });
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('sell:robots')
      .asked('prompt.sell-amount', { price: 10 })
      .answers('units:1');
    expect(table.state.gluts[0]).toBeNull();
  });

  it('SG-FATE-02 SG-CUST-05 · a crackdown: everybody rolls, one column farther right', (play) => {
    const landing = (planet: PlanetFace, sector: number, die: number, cards: readonly FateFace[]) => {
      const table = voyage(play, {
        ...at(planet, sector, cards, { food: 1 }),
        step: 'explore',
        fields: {},
        dice: [die],
      });
      table.seat(0).asked('prompt.explore').answers('planet');
      table.table.leavesOpen();
      return table.log(0);
    };
    // Velmora is medium: a 6 in the column Large.
    expect(landing('velmora', 9, 6, ['customs-crackdown'])).toMatchObject({ status: 'arrested', food: 0, bounty: 0 });
    // None counts as small, and military stays military.
    expect(landing('dustfall', 2, 5, ['customs-crackdown']).bounty).toBe(100);
    expect(landing('ironmoon', 6, 4, ['customs-crackdown'])).toMatchObject({ status: 'flying', food: 0 });
  });

  it('SG-FATE-02 SG-REPL-03 SG-RAND-01 · the end of the season takes a planet with everything at it', (play) => {
    const table = voyage(play, {
      captains: [{}, {}],
      attached: [['plague'], ['famine'], ['festival'], ['civil-war'], ['plague'], ['labour-shortage'], ['market-glut']],
      fate: ['end-of-the-season'],
      nextPlanets: ['solace'],
    });
    const slot = table.state.zones.attached.findIndex((cards) => cards.length === 0);
    expect([table.pile('planets', slot), table.pile('planetDiscard').length]).toEqual([['solace'], 1]);
    expect(table.pile('fateDiscard')).toHaveLength(2);
    table.seat(0).asked('prompt.move');
  });

  for (const [card, good, units, pays, bounty] of [
    ['offer-guns-for-grubba', 'weapons', 3, 900, 100],
    ['offer-an-army-for-madame-xu', 'weapons', 6, 1800, 200],
    ['offer-stolen-robots', 'robots', 4, 1000, 100],
    ['offer-back-alley-clinic', 'medtech', 5, 1300, 100],
    ['contract-school-meals', 'food', 4, 600, 0],
    ['contract-colony-rations', 'food', 8, 1200, 0],
    ['contract-field-hospital', 'medtech', 5, 900, 0],
    ['contract-harvest-robots', 'robots', 6, 1000, 0],
    ['contract-state-banquet', 'luxuries', 4, 700, 0],
  ] as const) {
    const isContract = card.startsWith('contract');
    it(`SG-FATE-02 SG-REPL-01 · ${card}: ${units} units for ${pays}`, (play) => {
      const delivery = (captain: Captain) => voyage(play, at('velmora', 9, [card], captain));
      const table = delivery({ [good]: units + 1 });
      table.seat(0).asked('prompt.activity').answers(`deliver ${card}`).notAsked();
      expect(table.log(0)).toMatchObject({ [good]: 1, credits: 500 + pays, bounty });
      expect([table.pile('planetDiscard'), table.pile('attached', 0)]).toEqual([['velmora'], []]);
      const few = delivery({ [good]: units - 1 });
      few.seat(0).asked('prompt.activity').refuses(card, 'reason.too-few-units', 'SG-FATE-02');
      const wanted = delivery({ [good]: units, bounty: 100 });
      const asked = wanted.seat(0).asked('prompt.activity');
      if (isContract) asked.refuses(card, 'reason.needs-no-bounty', 'SG-FATE-02');
      else asked.answers(`deliver ${card}`);
      const paid = isContract ? { credits: 500, bounty: 100 } : { credits: 500 + pays, bounty: 100 + bounty };
      expect(wanted.log(0)).toMatchObject(paid);
      // The goods of a crime lord are a matter for customs, those of a contract are not.
      const landing = voyage(play, {
        ...at('velmora', 9, [card], { [good]: 1 }),
        step: 'explore',
        dice: isContract ? [] : [1],
      });
      landing.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    });
  }

  for (const [card, good, units, gift] of [
    ['offer-an-army-for-madame-xu', 'weapons', 6, { lasers: 2 }],
    ['offer-stolen-robots', 'robots', 4, { engines: 2 }],
    ['contract-colony-rations', 'food', 8, { cargoPods: 10 }],
    ['contract-harvest-robots', 'robots', 6, { lightspeed: 4 }],
    ['contract-field-hospital', 'medtech', 5, { hull: 5 }],
    ['contract-school-meals', 'food', 4, { hull: 4, lasers: 1, engines: 1, lightspeed: 3 }],
  ] as const) {
    it(`SG-FATE-02 SG-UPG-06 · ${card}: what comes on top of the money`, (play) => {
      const table = voyage(play, at('velmora', 9, [card], { [good]: units, hull: 4 }));
      table.seat(0).asked('prompt.activity').answers(`deliver ${card}`).notAsked();
      expect(table.log(0)).toMatchObject(gift);
    });
  }

  it('SG-FATE-02 SG-BNTY-09 · the silk auction: the bounty falls, not below the minimum', (play) => {
    const after = (captain: Captain) => {
      const table = voyage(play, at('velmora', 9, ['offer-the-silk-auction'], { luxuries: 5, ...captain }));
      table.seat(0).asked('prompt.activity').answers('deliver offer-the-silk-auction').notAsked();
      return [table.log(0).credits, table.log(0).bounty];
    };
    expect([after({}), after({ bounty: 700 }), after({ bounty: 300 })]).toEqual([
      [1800, 0],
      [1800, 200],
      [1800, 0],
    ]);
    expect(after({ bounty: 300, character: 'dagan-brandt' })).toEqual([1800, 200]);
  });

  it('SG-FATE-02 SG-SYS-07 · a dry dock pays those who need none', (play) => {
    const docked = (hull: number) => {
      const table = voyage(play, { captains: [{ hull }, {}], fate: ['dry-dock'] });
      return [table.log(0).hull, table.log(0).credits];
    };
    expect([docked(2), docked(4), docked(5)]).toEqual([
      [4, 500],
      [5, 500],
      [5, 600],
    ]);
  });

  it('SG-FATE-02 SG-CUST-02 · an offer makes its own good illegal, and no other', (play) => {
    const landing = (good: 'robots' | 'food', dice: readonly number[]) =>
      voyage(play, { ...at('velmora', 9, ['offer-stolen-robots'], { [good]: 1 }), step: 'explore', dice });
    for (const table of [landing('robots', [1]), landing('food', [])])
      table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
  });

  it('SG-Q-12 · valid Brix weapons are no delivery for a crime lord', (play) => {
    const captain: Captain = { weapons: 2, brix: [{ units: 5, until: 3 }] };
    const table = voyage(play, at('velmora', 9, ['offer-guns-for-grubba'], captain));
    table.seat(0).asked('prompt.activity').refuses('offer-guns-for-grubba', 'reason.too-few-units', 'SG-FATE-02');
  });
});
