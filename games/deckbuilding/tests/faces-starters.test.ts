import { expect } from 'vitest';
import { ability, inert, paysOnly, strikesOnly, values } from './face.ts';
import { duel, inquisitorAtTheEdge } from './kit.ts';

values('imperial-shuttle', ['DB-PLY-03'], 'gives 1 resource and can attack nothing', (play) =>
  paysOnly(play, 'empire', 'imperial-shuttle', 'y-wing'),
);

values('stormtrooper', ['DB-CRD-03'], 'deals 2 damage to the base and brings nothing else', (play) =>
  strikesOnly(play, 'empire', 'stormtrooper', 'dantooine'),
);

ability('inquisitor', ['DB-CARD-01', 'DB-CHO-04'], 'is played for 1 attack, 1 resource or 1 Force', (play) => {
  const played = (choice: string) => {
    const table = duel(play, { empire: { hand: ['inquisitor'] } });
    const chosen = table.empire.does('play inquisitor').asked('prompt.choose', { face: 'inquisitor' });
    chosen.offers('choice:0', 'choice:1', 'choice:2', 'pass').answers(choice);
    return table;
  };
  const attack = played('choice:0');
  attack.empire.does('assign inquisitor to base', 'attack base');
  expect([attack.damage('dantooine'), attack.resources, attack.force]).toEqual([1, 0, 4]);
  const resource = played('choice:1');
  resource.empire.mayNot('assign inquisitor to base', 'reason.no-attack', 'DB-GAP-07');
  expect([resource.resources, resource.force]).toEqual([1, 4]);
  const force = played('choice:2');
  expect([force.resources, force.force]).toEqual([0, 3]);
});

inert('inquisitor', ['DB-CARD-01', 'DB-WHEN-03'], 'brings nothing when the choice was not taken at once', (play) => {
  const table = duel(play, { empire: { hand: ['inquisitor'] } });
  table.empire.does('play inquisitor').asked('prompt.choose').answers('pass').may('end');
  expect([table.resources, table.force]).toEqual([0, 4]);
});

inert('inquisitor', ['DB-CHO-03'], 'has no Force to choose when it is fully with the Empire', (play) => {
  const table = inquisitorAtTheEdge(play, 'choice:0');
  table.empire.does('end');
  expect(table.state.gained).toEqual([]);
});

values('alliance-shuttle', ['DB-PLY-03'], 'gives 1 resource and can attack nothing', (play) =>
  paysOnly(play, 'rebel', 'alliance-shuttle', 'tie-fighter'),
);

values('rebel-trooper', ['DB-CRD-03'], 'deals 2 damage to the base and brings nothing else', (play) =>
  strikesOnly(play, 'rebel', 'rebel-trooper', 'lothal'),
);

ability('temple-guardian', ['DB-CARD-01', 'DB-GAIN-03'], 'is played for 1 attack, 1 resource or 1 Force', (play) => {
  const played = (choice: string) => {
    const table = duel(play, { turn: 'rebel', rebel: { hand: ['temple-guardian'] } });
    const chosen = table.rebel.does('play temple-guardian').asked('prompt.choose', { face: 'temple-guardian' });
    chosen.offers('choice:0', 'choice:1', 'choice:2', 'pass').answers(choice);
    return table;
  };
  const attack = played('choice:0');
  attack.rebel.does('assign temple-guardian to base', 'attack base');
  expect([attack.damage('lothal'), attack.resources, attack.force]).toEqual([1, 0, 4]);
  const resource = played('choice:1');
  expect([resource.resources, resource.force]).toEqual([1, 4]);
  const force = played('choice:2');
  expect([force.resources, force.force]).toEqual([0, 5]);
});

inert(
  'temple-guardian',
  ['DB-CARD-01'],
  'brings nothing when declined, and no Force that is fully with you',
  (play) => {
    const table = duel(play, { turn: 'rebel', rebel: { hand: ['temple-guardian'] }, force: 7 });
    table.rebel
      .does('play temple-guardian')
      .asked('prompt.choose')
      .offers('choice:0', 'choice:1', 'pass')
      .refuses('choice:2', 'reason.cannot-complete', 'DB-CHO-03')
      .answers('pass')
      .may('end');
    expect([table.resources, table.force]).toEqual([0, 7]);
  },
);

ability(
  'outer-rim-pilot',
  ['DB-EXI-02', 'DB-EXI-08'],
  'gives 2 resources, then leaves the game for 1 Force',
  (play) => {
    const table = duel(play, { empire: { hand: ['outer-rim-pilot'] }, pilots: 3 });
    table.empire.does('play outer-rim-pilot');
    expect([table.resources, table.force]).toEqual([2, 4]);
    table.empire.does('use outer-rim-pilot').may('buy outer-rim-pilot', 'end');
    expect([table.resources, table.force]).toEqual([2, 3]);
    expect(table.exiled).toEqual(['outer-rim-pilot']);
    expect(table.empire.units).toEqual([]);
    expect(table.pile('pilots')).toHaveLength(3);
  },
);

inert(
  'outer-rim-pilot',
  ['DB-ABL-02', 'DB-FRC-07'],
  'stays when not used, and moves no marker from the edge',
  (play) => {
    const kept = duel(play, { empire: { hand: ['outer-rim-pilot'] } });
    kept.empire.does('play outer-rim-pilot', 'end');
    expect([kept.force, kept.exiled.length]).toEqual([4, 0]);
    expect(kept.empire.hand).toEqual(['outer-rim-pilot']);
    const edge = duel(play, { empire: { hand: ['outer-rim-pilot'] }, force: 1 });
    edge.empire.does('play outer-rim-pilot', 'use outer-rim-pilot');
    expect([edge.force, edge.exiled]).toEqual([1, ['outer-rim-pilot']]);
  },
);
