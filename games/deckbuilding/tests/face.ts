import type { RuleId } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf, type Face } from '../content/index.ts';
import { faceName } from '../text/names/index.ts';
import { type Area, type Duel, duel, type Position, type Side } from './kit.ts';

/**
 * Tests about one face. Write the face as a literal right after the bracket: `faces.test.ts` reads the sources and
 * names every face that is not tested in full.
 */
type Case = (face: Face, ids: readonly RuleId[], title: string, body: (play: Play) => void) => void;

const about: Case = (face, ids, title, body) => {
  const named = `${faceName('en', face)}: ${title}`;
  it(ids.length > 0 ? `${ids.join(' ')} · ${named}` : named, body);
};

/** What the ability does. */
export const ability: Case = about;
/** When the ability does nothing. */
export const inert: Case = about;
/** A face without ability: what its numbers do. */
export const values: Case = about;
/** What defeating the card in the row brings, and when it brings nothing; see `rewardGains` and so on below. */
const reward: Case = about;

/** Only 1 resource comes of this card, and no attack on what lies there. */
export function paysOnly(play: Play, side: 'empire' | 'rebel', face: Face, target: Face): void {
  const table = duel(play, { turn: side, [side]: { hand: [face] }, row: [target] });
  table[side]
    .does(`play ${face}`)
    .mayNot(`assign ${face} to base`, 'reason.no-attack', 'DB-GAP-07')
    .mayNot(`assign ${face} to ${target}`, 'reason.no-attack', 'DB-GAP-07')
    .may('end');
  expect([table.resources, table.force]).toEqual([1, 4]);
}

/** Only 2 damage to the base comes of this card. */
export function strikesOnly(play: Play, side: 'empire' | 'rebel', face: Face, base: Face): void {
  const table = duel(play, { turn: side, [side]: { hand: [face] } });
  table[side].does(`play ${face}`, `assign ${face} to base`, 'attack base').may('end');
  expect(table.damage(base)).toBe(2);
  expect([table.resources, table.force]).toEqual([0, 4]);
}

const OTHER = { empire: 'rebel', rebel: 'empire' } as const;

/** Units of a side whose attack is exactly this; a target value of 1 is met by 2. */
function attackers(side: 'empire' | 'rebel', attack: number): Face[] {
  const [two, three]: [Face, Face] =
    side === 'empire' ? ['stormtrooper', 'tie-interceptor'] : ['rebel-trooper', 'x-wing'];
  if (attack === 1) return [two];
  const isOdd = attack % 2 === 1;
  return [...new Array<Face>((isOdd ? attack - 3 : attack) / 2).fill(two), ...(isOdd ? [three] : [])];
}

/** The other side has just defeated the face in the row, with exactly the attack it takes. It lay in the first place. */
export function defeat(
  play: Play,
  face: Face,
  position: Position = {},
): { readonly table: Duel; readonly victor: Side } {
  const { faction, target } = cardOf(face);
  if (faction === 'neutral' || target === null) throw new Error(`${face} can't be defeated`);
  const turn = OTHER[faction];
  const area: Area = position[turn] ?? {};
  const units = attackers(turn, target);
  const { row = [] } = position;
  const table = duel(play, { ...position, turn, row: [face, ...row], [turn]: { ...area, play: units } });
  const victor = table[turn].does(`help with ${face}`, `attack ${face}`);
  expect(table.galaxyDiscard).toEqual([...(position.galaxyDiscard ?? []), face]);
  return { table, victor };
}

/** A reward of resources and Force: taken, declined, and without any Force left to gain. */
export function rewardGains(face: Face, { resources = 0, force = 0 }: { resources?: number; force?: number }): void {
  const isRebel = cardOf(face).faction === 'empire';
  const [ownEdge, otherEdge] = isRebel ? [7, 1] : [1, 7];
  reward(face, ['DB-RWD-01', 'DB-RWD-04'], `its reward is ${resources} resources and ${force} Force`, (play) => {
    const taken = defeat(play, face, { force: otherEdge });
    taken.victor.asked('prompt.reward', { face }).by('DB-RWD-01').offers('take', 'pass').answers('take');
    expect(taken.table.resources).toBe(resources);
    expect(taken.table.force).toBe(isRebel ? otherEdge + force : otherEdge - force);

    const declined = defeat(play, face, { force: otherEdge });
    declined.victor.asked('prompt.reward', { face }).answers('pass');
    expect([declined.table.resources, declined.table.force]).toEqual([0, otherEdge]);
  });
  if (force === 0) return;
  reward(face, ['DB-FRC-07'], 'its Force is no reward when the Force is fully with you', (play) => {
    const { table, victor } = defeat(play, face, { force: ownEdge });
    if (resources > 0) victor.asked('prompt.reward', { face }).answers('take');
    expect([table.resources, table.force]).toEqual([resources, ownEdge]);
    victor.asked('prompt.action');
  });
}

/** A reward that exiles cards of the victor: one, or up to two. */
export function rewardExiles(face: Face, most: 1 | 'up to 2'): void {
  const side = cardOf(face).faction === 'empire' ? 'rebel' : 'empire';
  const [trooper, shuttle, adept]: [Face, Face, Face] =
    side === 'rebel'
      ? ['rebel-trooper', 'alliance-shuttle', 'temple-guardian']
      : ['stormtrooper', 'imperial-shuttle', 'inquisitor'];
  const own = { hand: [trooper], discard: [shuttle, adept], deck: [shuttle] };
  reward(face, ['DB-RWD-08'], `its reward exiles ${most} of your hand and discard pile`, (play) => {
    const { table, victor } = defeat(play, face, { [side]: own });
    victor.asked('prompt.reward', { face }).offers('take', 'pass').answers('take');
    if (most === 1) {
      victor.asked('prompt.exile').by('DB-EXI-04').offers(trooper, shuttle, adept).answers(trooper);
      expect(table.exiled).toEqual([trooper]);
      expect([victor.hand, victor.discard]).toEqual([[], [shuttle, adept]]);
    } else {
      victor.asked('prompt.exile').by('DB-WRD-05').offers(trooper, shuttle, adept, 'done').answers(shuttle);
      victor.asked('prompt.exile').offers(trooper, adept, 'done').answers(trooper);
      expect(table.exiled).toEqual([shuttle, trooper]);
      expect([victor.hand, victor.discard]).toEqual([[], [adept]]);
    }
    victor.asked('prompt.action');
    expect(victor.deck).toEqual([shuttle]);
  });
  reward(face, ['DB-RWD-01', 'DB-RWD-08'], 'its reward may be declined, and is none without cards to exile', (play) => {
    const declined = defeat(play, face, { [side]: own });
    declined.victor.asked('prompt.reward', { face }).answers('pass');
    expect(declined.table.exiled).toEqual([]);
    const bare = defeat(play, face, { [side]: { deck: [shuttle] } });
    bare.victor.asked('prompt.action');
    expect(bare.table.exiled).toEqual([]);
  });
}

/** A reward that lets the victor purchase a card of his own faction for free. */
export function rewardPurchase(face: Face): void {
  const side = cardOf(face).faction === 'empire' ? 'rebel' : 'empire';
  const [cheap, dear, enemy]: [Face, Face, Face] =
    side === 'rebel' ? ['y-wing', 'luke-skywalker', 'tie-fighter'] : ['tie-fighter', 'darth-vader', 'y-wing'];
  const row: Face[] = [cheap, enemy, 'lobot', 'bossk', 'dengar'];
  reward(
    face,
    ['DB-CARD-10', 'DB-RWD-07'],
    'its reward is a card of your own faction, the replacement as well',
    (play) => {
      const { table, victor } = defeat(play, face, { row, galaxy: ['ig-88', dear] });
      expect(table.row).toEqual([dear, ...row]);
      victor.asked('prompt.reward', { face }).offers('take', 'pass').answers('take');
      victor.asked('prompt.purchase', { free: true }).offers(cheap, dear).answers(dear);
      expect(victor.discard).toEqual([dear]);
      expect(table.row).toEqual(['ig-88', ...row]);
      expect(table.resources).toBe(0);
    },
  );
  reward(face, ['DB-CARD-10'], 'its reward may be declined, and is none without a card of your faction', (play) => {
    const declined = defeat(play, face, { row });
    declined.victor.asked('prompt.reward', { face }).answers('pass');
    const none = defeat(play, face, { row: [enemy, 'lobot'] });
    none.victor.asked('prompt.action');
    for (const { victor } of [declined, none]) expect(victor.discard).toEqual([]);
  });
}
