import {
  askMany,
  type CardId,
  type Flow,
  type Option,
  option,
  PASS,
  type RuleId,
  type Seat,
  the,
} from '@cantina/kernel';
import type { DiceChange, DiceUse, DieFace, RollKind } from '../../content/index.ts';
import { holdsIf } from '../abilities/conditions.ts';
import { abilityKey, wasUsed } from '../abilities/in-force.ts';
import { type Usable, usable } from '../abilities/usable.ts';
import { putSecretAway, revealSecret } from '../abilities/use.ts';
import { decideIfAny } from '../decide.ts';
import { message } from '../messages.ts';
import { noteUsedInCombat, noteUsedInTest, useAbility } from '../ops/index.ts';
import { discardAsset } from '../player/assets.ts';
import type { G } from '../state.ts';
import { rollDie } from './dice.ts';

/** One way to use a dice ability. */
export interface DiceUsable extends Usable<'dice'> {
  readonly use: DiceUse;
  /** The number of this way among those of the ability. */
  readonly way: number;
}

const isCombat = (kind: RollKind): kind is 'ground' | 'ship' => kind === 'ground' || kind === 'ship';

/** OR-CABIL-07, OR-WORD-06, OR-EX-06 an ability is used once: in this roll, in this combat or in this turn. */
function isSpent(g: G, kind: RollKind, { card, index, ability }: Usable<'dice'>): boolean {
  if (ability.limit === 'turn' && wasUsed(g, card, index)) return true;
  const used = isCombat(kind) ? g.state.combat?.used : g.state.test?.used;
  return used?.includes(abilityKey(card, index)) === true;
}

/** The dice abilities a player can use in this kind of roll for one of these changes. */
export function diceUses(
  g: G,
  player: Seat,
  kind: RollKind,
  changes: readonly DiceChange['change'][],
  other: Seat | null = null,
): DiceUsable[] {
  const found: DiceUsable[] = [];
  for (const each of usable(g, player, 'dice')) {
    const { card, index, ability, secret } = each;
    if (!ability.in.includes(kind) || isSpent(g, kind, each)) continue;
    ability.uses.forEach((use, way) => {
      if (!changes.includes(use.do.change) || !holdsIf(g, player, use.if, other)) return;
      found.push({ card, index, ability, secret, use, way });
    });
  }
  return found;
}

/** Marks an ability as used and gives up what it costs. */
export function* spendDiceUse(g: G, player: Seat, kind: RollKind, used: DiceUsable): Flow<void> {
  const { card, index, ability, secret } = used;
  if (isCombat(kind)) noteUsedInCombat(g, player, card, index);
  else noteUsedInTest(g, player, card, index);
  if (ability.limit === 'turn') useAbility(g, player, card, index);
  if (secret) {
    revealSecret(g, player, card);
    putSecretAway(g, card);
  } else if (ability.discard === true) yield* discardAsset(g, player, card);
}

/** What a roll looks like while it may be changed. */
export interface DiceOnTable {
  readonly kind: RollKind;
  /** Whose abilities work on it. */
  readonly player: Seat;
  readonly other: Seat | null;
  readonly changes: readonly DiceChange['change'][];
  readonly rule: RuleId;
  readonly dice: () => readonly DieFace[];
  readonly lay: (card: CardId, dice: readonly DieFace[], negated: readonly DieFace[]) => void;
  /** Nothing more can be won by changing dice. */
  readonly isSettled?: () => boolean;
}

/** One option: so many dice with this face; `face` is null where the dice are picked one by one. */
interface Change {
  readonly used: DiceUsable;
  readonly face: DieFace | null;
  readonly count: number;
}

/** One window: a player changes dice as long as abilities are left and wanted. */
export function* changeDice(g: G, table: DiceOnTable): Flow<void> {
  const { isSettled = () => false } = table;
  for (;;) {
    if (isSettled() || changesOffered(g, table).length === 0) return;
    const chosen = yield* chooseChange(g, table);
    if (chosen === null) return;
    yield* makeChange(g, table, chosen);
  }
}

/** OR-WORD-02 every one of them “may” be used. */
const chooseChange = (g: G, table: DiceOnTable): Flow<Change | null> =>
  decideIfAny(
    g,
    {
      player: table.player,
      prompt: message('prompt.change-dice', { dice: table.dice() }),
      rule: table.rule,
      options: () => changesOffered(g, table).map(changeOption),
    },
    PASS,
  );

function changeOption(change: Change): Option<Change | null> {
  const { used, face, count } = change;
  const { card, index, way } = used;
  const id = `dice:${card}.${index}.${way}:${face ?? 'any'}:${count}`;
  return option<Change | null>(id, change, {
    card,
    label: message('option.change-dice', { card: the(card), ...wordsOf(used.use.do), face, count }),
  });
}

const wordsOf = (change: DiceChange): { readonly change: DiceChange['change']; readonly to: DieFace | null } => ({
  change: change.change,
  to: change.change === 'turn' ? change.to : change.change === 'add' ? change.face : null,
});

function changesOffered(g: G, { player, kind, other, changes, dice }: DiceOnTable): Change[] {
  const offered: Change[] = [];
  for (const used of diceUses(g, player, kind, changes, other)) offered.push(...changesBy(used, dice()));
  return offered;
}

function changesBy(used: DiceUsable, dice: readonly DieFace[]): Change[] {
  const change = used.use.do;
  switch (change.change) {
    case 'reroll':
      return rerollsOffered(used, change.faces, change.upTo, dice);
    case 'turn':
      return counts(used, change.from, change.upTo, dice);
    case 'negate':
      // Fewer than possible would only help the opponent
      return change.faces.flatMap((face) => counts(used, [face], change.upTo, dice).slice(-1));
    case 'add':
      return [{ used, face: change.face, count: change.amount }];
    case 'more-dice':
    case 'fewer-dice':
      return []; // before the dice are rolled (OR-COMBAT-11)
  }
}

/** Dice with the same face are alike: only where several faces may be rerolled together the dice are picked one by one. */
function rerollsOffered(
  used: DiceUsable,
  faces: readonly DieFace[],
  upTo: number | 'any',
  dice: readonly DieFace[],
): Change[] {
  const most = upTo === 'any' ? dice.length : upTo;
  const different = new Set(dice.filter((die) => faces.includes(die))).size;
  if (different > 1 && most > 1) return [{ used, face: null, count: most }];
  return counts(used, faces, most, dice);
}

function counts(used: DiceUsable, faces: readonly DieFace[], upTo: number, dice: readonly DieFace[]): Change[] {
  const found: Change[] = [];
  for (const face of faces) {
    let count = 0;
    for (const die of dice) if (die === face && count < upTo) found.push({ used, face, count: ++count });
  }
  return found;
}

function* makeChange(g: G, table: DiceOnTable, { used, face, count }: Change): Flow<void> {
  const { player, kind, dice, lay } = table;
  const change = used.use.do;
  const places = change.change === 'add' ? [] : yield* placesOf(table, used, face, count);
  yield* spendDiceUse(g, player, kind, used);
  const now = [...dice()];
  switch (change.change) {
    case 'reroll':
      for (const place of places) now[place] = rollDie(g); // OR-COMBAT-14 another ability may reroll it again
      return lay(used.card, now, []);
    case 'turn':
      for (const place of places) now[place] = change.to; // OR-CABIL-02
      return lay(used.card, now, []);
    case 'negate':
      return lay(
        used.card,
        now.filter((_, place) => !places.includes(place)),
        places.map((place) => now[place] as DieFace),
      ); // OR-CABIL-01
    case 'add':
      for (let i = 0; i < change.amount; i++) now.push(change.face); // OR-CABIL-03
      return lay(used.card, now, []);
    case 'more-dice':
    case 'fewer-dice':
      return;
  }
}

function* placesOf(table: DiceOnTable, used: DiceUsable, face: DieFace | null, count: number): Flow<readonly number[]> {
  const { player, rule, dice } = table;
  if (face !== null) {
    return dice()
      .flatMap((die, place) => (die === face ? [place] : []))
      .slice(0, count);
  }
  const change = used.use.do;
  const faces: readonly DieFace[] = change.change === 'reroll' ? change.faces : [];
  const options = (): Option<number>[] =>
    dice().flatMap((die, place) =>
      faces.includes(die) ? [option(`die:${place}`, place, { label: message('option.die', { face: die }) })] : [],
    );
  return yield* askMany({
    seat: player,
    prompt: message('prompt.reroll', { dice: dice() }),
    rule,
    source: used.card,
    options,
    min: 1,
    max: Math.min(count, options().length),
  });
}
