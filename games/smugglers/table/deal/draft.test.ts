import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { voyage } from '../../tests/kit.ts';
import { basketOf, isEmpty, offerOf, roomAfter, stepsTo } from './draft.ts';
import { wareName } from './ware.ts';

it('an offer put together at the table is what the rules are told, Brix weapons by their deadline', (play) => {
  const brix = [
    { units: 2, until: 3 },
    { units: 3, until: 5 },
  ];
  const table = voyage(play, {
    captains: [
      { sector: 30, cargoPods: 6, food: 1, brix, kept: ['afterburner'] },
      { sector: 30, cargoPods: 4, robots: 2 },
    ],
    step: 'explore',
  });
  table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
  const deal = () => {
    const found = table.state.meeting?.deal;
    if (found === undefined || found === null) throw new Error('nobody trades');
    return found;
  };
  expect([isEmpty(basketOf(deal().give)), isEmpty(basketOf(deal().take))]).toEqual([true, true]);
  const [card] = table.state.zones.kept[0] ?? [];
  const draft = {
    things: [`give:card:${card}`],
    amounts: { 'give:credits': 126, 'give:brix:5': 2, 'give:good:food': 0, 'take:good:robots': 1 },
  };
  const steps = stepsTo(draft, offerOf(deal()));
  expect(steps).toEqual([
    ...['give:credits:100', 'give:credits:20', 'give:credits:5', 'give:credits:1'],
    ...['give:brix:5', 'give:brix:5', `give:card:${card}`, 'take:good:robots'],
  ]);
  for (const step of steps) table.seat(0).asked('prompt.compose').answers(step);
  expect(stepsTo(draft, offerOf(deal()))).toEqual([]);
  expect(basketOf(deal().give)).toEqual({ credits: 126, wares: new Map([['brix:5', 2]]), cards: [card] });
  // Six pods: six units less two and one more; four pods: two units, two more and one less
  expect(roomAfter(table.log(0), draft, 'give')).toBe(1);
  expect(roomAfter(table.log(1), draft, 'take')).toBe(1);
  expect(wareName('brix:5', 'en')).toBe('Brix weapons: valid until round 5');
  table.seat(0).asked('prompt.compose');
});
