import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { beginnerBases, cards } from '../content/index.ts';
import { factOf, facts } from './facts.ts';

it('all faces are printed as the collected card facts say', () => {
  const printed = new Map(cards.map((card) => [card.id as string, factOf(card)]));
  expect([...printed.keys()].sort()).toEqual(facts.map(({ face }) => face).sort());
  for (const fact of facts) expect(printed.get(fact.face)).toEqual(fact);
});

it('the box holds 140 cards', () => {
  const count = (deck: string, faction: string) =>
    facts.filter((fact) => fact.deck === deck && fact.faction === faction).reduce((sum, fact) => sum + fact.count, 0);
  for (const faction of ['empire', 'rebel', 'neutral']) expect(count('galaxy', faction)).toBe(30);
  for (const faction of ['empire', 'rebel']) {
    expect(count('starter', faction)).toBe(10);
    expect(count('bases', faction)).toBe(10);
  }
  expect(count('pilots', 'neutral')).toBe(10);
});

it('DB-BTY-02 · every Empire and Rebel unit of the galaxy deck has its cost as target value, and a reward', () => {
  const units = facts.filter(
    ({ deck, kind, faction }) => deck === 'galaxy' && kind === 'unit' && faction !== 'neutral',
  );
  expect(units.length).toBeGreaterThan(0);
  for (const { target, cost, reward } of units) {
    expect(target).toBe(cost);
    expect(reward).not.toBeNull();
  }
});

it('DB-CRD-16 DB-CRD-17 · nothing else has a target value or a reward', () => {
  const others = facts.filter(
    ({ deck, kind, faction }) => deck !== 'galaxy' || kind !== 'unit' || faction === 'neutral',
  );
  expect(others).toHaveLength(51);
  for (const { target, reward } of others) expect([target, reward]).toEqual([null, null]);
});

it('DB-CRD-09 DB-CRD-15 · a ship has as many hit points as it costs, a base has some, a unit has none', () => {
  const all = (wanted: string) => facts.filter(({ kind }) => kind === wanted);
  for (const { cost, hitPoints } of all('ship')) expect(hitPoints).toBe(cost);
  for (const { cost, hitPoints } of all('base')) expect([cost, (hitPoints ?? 0) >= 8]).toEqual([null, true]);
  for (const { hitPoints } of all('unit')) expect(hitPoints).toBeNull();
});

it('DB-CRD-17 · starter cards cost nothing, everything else has its price', () => {
  const starters = facts.filter(({ deck }) => deck === 'starter');
  for (const { cost } of starters) expect(cost).toBe(0);
  const others = facts.filter(({ deck }) => deck !== 'starter' && deck !== 'bases');
  for (const { cost } of others) expect(cost).toBeGreaterThan(0);
});

it('DB-SET-02 DB-SET-03 · beginners play with five bases per side', () => {
  const ids = (faction: 'empire' | 'rebel') => beginnerBases(faction).map(({ id }) => id);
  expect(ids('empire')).toEqual(['lothal', 'corellia', 'coruscant', 'death-star', 'endor']);
  expect(ids('rebel')).toEqual(['dantooine', 'mon-cala', 'hoth', 'sullust', 'yavin-4']);
});

it('the seven faces on which the sources disagree say what was chosen and why', () => {
  const doubted = cards.filter(({ doubt }) => doubt !== null).map(({ id }) => id);
  expect(doubted.sort()).toEqual(
    ['admiral-piett', 'alderaan', 'chirrut-imwe', 'mustafar', 'ord-mantell', 'rodia', 'tatooine'].sort(),
  );
});
