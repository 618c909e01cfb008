import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf, galaxyDeck, starterDeck } from '../content/index.ts';
import { Duel, duel, EMPIRE, REBEL, subject } from './kit.ts';

const sorted = (list: readonly string[]) => [...list].sort();

it('DB-SET-01 · each side is taken exactly once, by whichever seat', (play) => {
  const factionsOf = (sides: 'first-empire' | 'first-rebel' | 'random', seed = 'a') => {
    const table = new Duel(play(subject, { options: { sides }, seed }));
    return table.state.factions;
  };
  expect(factionsOf('first-empire')).toEqual(['empire', 'rebel']);
  expect(factionsOf('first-rebel')).toEqual(['rebel', 'empire']);
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => factionsOf('random', seed).join());
  expect(sorted([...new Set(drawn)])).toEqual(['empire,rebel', 'rebel,empire']);
});

it('DB-SET-01 DB-TRN-01 · the Empire begins also when the second seat plays it', (play) => {
  const table = play(subject, { options: { sides: 'first-rebel' } });
  table.seat(0).notAsked();
  table.seat(1).asked('prompt.action');
  expect(table.pile('base', 0)).toEqual(['dantooine']);
  expect(table.pile('base', 1)).toEqual(['lothal']);
});

it('DB-SET-02 DB-SET-03 DB-SET-04 DB-SET-05 · beginners have five bases each, the start base on top; the others stay in the box', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.rebel.base).toBe('dantooine');
  expect(sorted(table.rebel.baseDeck)).toEqual(['hoth', 'mon-cala', 'sullust', 'yavin-4']);
  expect(table.empire.base).toBe('lothal');
  expect(sorted(table.empire.baseDeck)).toEqual(['corellia', 'coruscant', 'death-star', 'endor']);
  expect(sorted(table.pile('box'))).toEqual(
    sorted([
      ...['kessel', 'kafrene', 'mustafar', 'ord-mantell', 'rodia'],
      ...['dagobah', 'bespin', 'alderaan', 'jedha', 'tatooine'],
    ]),
  );
});

it('DB-SET-05 DB-SET-06 · the start base lies open, those beneath it are secret', (play) => {
  const table = new Duel(play(subject, {}));
  const { zones } = table.table.view(REBEL);
  expect(zones.base?.[EMPIRE]?.cards.map(({ face }) => face)).toEqual(['lothal']);
  expect(zones.baseDeck?.[EMPIRE]).toEqual({ count: 4, cards: [] });
  expect(zones.baseDeck?.[REBEL]?.cards).toHaveLength(4);
});

it('DB-SET-07 DB-SET-08 DB-SET-16 · each side plays with its own ten starter cards: five in hand', (play) => {
  const table = new Duel(play(subject, {}));
  for (const [side, faction] of [
    [table.empire, 'empire'],
    [table.rebel, 'rebel'],
  ] as const) {
    expect(side.hand).toHaveLength(5);
    expect(side.deck).toHaveLength(5);
    expect(sorted([...side.hand, ...side.deck])).toEqual(sorted(starterDeck(faction)));
  }
  const seen = table.table.view(EMPIRE).zones;
  expect(seen.hand?.[EMPIRE]?.cards).toHaveLength(5);
  expect(seen.hand?.[REBEL]).toEqual({ count: 5, cards: [] });
  // Who builds a deck knows what is in it, not its order.
  expect(seen.deck).toEqual([
    { count: 5, cards: [], holds: sorted(table.empire.deck) },
    { count: 5, cards: [] },
  ]);
});

it('DB-SET-07 · the starter decks are shuffled: another game has another opening hand', (play) => {
  const hands = ['1', '2', '3', '4', '5', '6'].map((seed) => new Duel(play(subject, { seed })).empire.hand.join());
  expect(new Set(hands).size).toBeGreaterThan(1);
});

it('DB-SET-09 DB-SET-10 DB-SET-12 DB-SET-13 · six of the 90 galaxy cards lie open, the rest face down, and ten pilots open', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.row.filter((face) => face !== null)).toHaveLength(6);
  expect(table.pile('galaxyDeck')).toHaveLength(galaxyDeck.length - 6);
  const all = [...table.row.map((face) => face ?? ''), ...table.pile('galaxyDeck')];
  expect(sorted(all)).toEqual(sorted(galaxyDeck));
  expect(all).not.toEqual(galaxyDeck);
  const { zones } = table.table.view(EMPIRE);
  expect(zones.row?.map(({ cards }) => cards.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(zones.galaxyDeck).toEqual([{ count: galaxyDeck.length - 6, cards: [] }]);
  expect(zones.pilots?.[0]?.cards).toHaveLength(10);
});

it('DB-SET-11 · a row card is turned by its faction: its own side can buy it, the other side attack it', (play) => {
  const position = {
    row: ['tie-fighter', 'y-wing', 'z-95-headhunter'],
    resources: 1,
  } as const;
  duel(play, { ...position, empire: { play: ['stormtrooper'] } })
    .empire.may(
      ...['buy tie-fighter', 'buy z-95-headhunter', 'assign stormtrooper to base', 'attack-all:base'],
      ...['assign stormtrooper to y-wing', 'help with y-wing', 'end'],
    )
    .mayNot('attack z-95-headhunter', 'reason.neutral-target', 'DB-BTY-04');
  duel(play, { ...position, turn: 'rebel', rebel: { play: ['rebel-trooper'] } }).rebel.may(
    ...['buy y-wing', 'buy z-95-headhunter', 'assign rebel-trooper to base', 'attack-all:base'],
    ...['assign rebel-trooper to tie-fighter', 'help with tie-fighter', 'end'],
  );
});

it('DB-SET-14 · both players take from the same supplies: nobody owns markers when the game begins', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.resources).toBe(0);
  expect(table.state.damage.every((points) => points === 0)).toBe(true);
});

it('DB-SET-15 · the Force is fully with the Rebels at first', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.force).toBe(7);
  table.empire.does('end');
  expect(table.resources).toBe(1);
});

it('DB-SET-17 · all discard and victory piles are empty, and there are no ships', (play) => {
  const table = new Duel(play(subject, {}));
  expect(table.galaxyDiscard).toEqual([]);
  for (const side of [table.empire, table.rebel]) {
    expect([side.discard, side.victory, side.ships, side.units]).toEqual([[], [], [], []]);
  }
});

it('DB-SET-18 · the first six cards stay, also when nobody can buy most of them', (play) => {
  const facts = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => {
    const table = new Duel(play(subject, { seed }));
    expect(table.events.filter((type) => type === 'refill')).toHaveLength(6);
    expect(table.galaxyDiscard).toEqual([]);
    return table.row.map((face) => cardOf(face ?? '').faction).join();
  });
  expect(new Set(facts).size).toBeGreaterThan(4);
});
