import { scenario } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { draftOf, isEmpty, roomAfter, stepsTo } from '../table/deal/draft.ts';
import { type Ware, wareName } from '../table/deal/ware.ts';
import { voyage } from './kit.ts';

scenario('an offer put together at the table is what the rules are told, Brix weapons by their deadline', (play) => {
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
  const deal = () => draftOf(table.state.meeting?.deal ?? expect.unreachable());
  const nothing = deal();
  expect([isEmpty(nothing.give), isEmpty(nothing.take)]).toEqual([true, true]);
  const [card] = table.state.zones.kept[0] ?? [];
  const draft = {
    give: {
      credits: 126,
      wares: new Map<Ware, number>([
        ['brix:5', 2],
        ['good:food', 0],
      ]),
      cards: [card ?? -1],
    },
    take: { credits: 0, wares: new Map<Ware, number>([['good:robots', 1]]), cards: [] },
  };
  const steps = stepsTo(draft, nothing);
  expect(steps).toEqual([
    ...['give:credits:100', 'give:credits:20', 'give:credits:5', 'give:credits:1'],
    ...['give:brix:5', 'give:brix:5', `give:card:${card}`, 'take:good:robots'],
  ]);
  for (const step of steps) table.seat(0).asked('prompt.compose').answers(step);
  expect(stepsTo(draft, deal())).toEqual([]);
  expect(deal().give).toEqual({ credits: 126, wares: new Map([['brix:5', 2]]), cards: [card] });
  // Six pods: six units less two and one more; four pods: two units, two more and one less
  expect(roomAfter(table.log(0), draft.take, draft.give)).toBe(1);
  expect(roomAfter(table.log(1), draft.give, draft.take)).toBe(1);
  expect(wareName('brix:5', 'en')).toBe('Brix weapons: valid until round 5');
  table.seat(0).asked('prompt.compose');
});
