import {
  ask,
  type CardId,
  cardsIn,
  type Flow,
  type Message,
  move,
  type Option,
  option,
  PASS,
  type RuleId,
  type Seat,
  the,
} from '@cantina/kernel';
import type { PlanUse } from '../../content/all.ts';
import { characterOf, controllerOf, healthOf, heroesOf, printedAs, rangeBetween, spaceOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { hurt, noteAttack, noteBlock, noteDefeatedHero, noteUsePlan, useShield } from '../ops/index.ts';
import { lose } from '../outcome.ts';
import type { G, Hero } from '../state.ts';
import { damageEnemy, vulnerable } from '../threats/foes.ts';
import { childFlees } from '../threats/token.ts';
import { exposeTraitor, isHiddenTraitor } from './exposure.ts';

/** MA-DMG-03 damage is dealt point by point; each may be blocked. */
export function* sufferDamage(g: G, hero: Hero, points: number): Flow<void> {
  for (let point = 0; point < points && spaceOf(g, hero) >= 0; point++) {
    if (yield* isBlocked(g, hero)) continue; // MA-DMG-02, MA-CHD-12
    hurt(g, hero);
    if ((g.state.damage[hero] ?? 0) >= healthOf(g, hero))
      defeatHero(g, hero); // MA-DMG-01
    else yield* childFlees(g, hero); // MA-CHD-09
  }
}

/** MA-WIN-05; a traitor who would be defeated is exposed instead (MD-H1-09). */
function defeatHero(g: G, hero: Hero): void {
  if (!g.state.shared && isHiddenTraitor(g, hero)) {
    exposeTraitor(g, hero);
    return;
  }
  noteDefeatedHero(g, hero);
  lose(g, 'defeated', hero);
}

/**
 * MD-GEN-03 a shield first, by itself; then whoever has a card for it is asked, the owner first. Only one card is used
 * for a point of damage: of several the person chooses (MA-GLD-02).
 */
function* isBlocked(g: G, hero: Hero): Flow<boolean> {
  if ((g.state.shields[hero] ?? 0) > 0) {
    useShield(g, hero);
    return true;
  }
  const first = controllerOf(g, hero);
  // In shared mode only the active one decides (MA-SHR-08)
  for (let i = 0; i < (g.state.shared ? 1 : g.state.seats); i++) {
    const seat = (first + i) % g.state.seats;
    if (blockersOf(g, seat, hero).length === 0) continue;
    const own = seat === first;
    const used = yield* usePlan(g, seat, () => blockersOf(g, seat, hero), {
      prompt: message(own ? 'prompt.block' : 'prompt.cover', { hero: characterOf(g, hero) }),
      rule: own ? 'MA-PLN-09' : 'MA-PLN-12',
      decline: own ? SUFFER : PASS,
    });
    if (used === null) continue;
    noteBlock(g, hero, used);
    return true;
  }
  return false;
}

const SUFFER: Option<null> = option('suffer', null, { label: message('option.suffer') });

/** MA-PLN-09 and cards that protect another character within range. */
function blockersOf(g: G, seat: Seat, hero: Hero): CardId[] {
  const found: CardId[] = [];
  for (const owner of heroesOf(g)) {
    if (controllerOf(g, owner) !== seat) continue;
    for (const card of cardsIn(g, 'plans', owner)) {
      const { deed } = printedAs(g, card, 'planning');
      if (deed?.verb !== 'block-damage') continue;
      const fits =
        deed.who === 'you'
          ? owner === hero
          : owner !== hero && rangeBetween(g, spaceOf(g, owner), spaceOf(g, hero)) <= deed.range;
      if (fits) found.push(card);
    }
  }
  return found;
}

/** Kept planning cards of a seat's heroes that are used at such a moment. */
export function plansFor(g: G, heroes: readonly Hero[], use: PlanUse): CardId[] {
  const found: CardId[] = [];
  for (const hero of heroes) {
    for (const card of cardsIn(g, 'plans', hero)) if (printedAs(g, card, 'planning').use === use) found.push(card);
  }
  return found;
}

interface PlanQuestion {
  readonly prompt: Message;
  readonly rule: RuleId;
  readonly decline: Option<null>;
}

/** Offers planning cards; the one that is used goes to the discard pile (MA-PLN-08). Null: none was. */
export function* usePlan(
  g: G,
  seat: Seat,
  cards: () => readonly CardId[],
  { prompt, rule, decline }: PlanQuestion,
): Flow<CardId | null> {
  const used: CardId | null = yield* ask<CardId | null>({
    seat,
    prompt,
    rule,
    options: () => [...cards().map((card) => planOption(g, card)), decline],
  });
  if (used !== null) discardPlan(g, used);
  return used;
}

export const planOption = (g: G, card: CardId): Option<CardId | null> =>
  option<CardId | null>(`plan:${card}`, card, {
    card,
    label: message('option.use-plan', { card: the(card), hero: characterOf(g, ownerOf(g, card)) }),
  });

/** The hero under whose character card a planning card lies. */
export const ownerOf = (g: G, card: CardId): Hero => g.state.cards.slot[card] ?? 0;

export function discardPlan(g: G, card: CardId): void {
  noteUsePlan(g, ownerOf(g, card), card);
  move(g, card, 'planDiscard');
}

/** MA-EAT-02 one enemy attacks one character, who may strike back. */
export function* attackHero(g: G, enemy: CardId, hero: Hero): Flow<void> {
  noteAttack(g, enemy, hero);
  yield* sufferDamage(g, hero, 1);
  const cards = (): CardId[] => plansFor(g, [hero], 'after-attack');
  if (spaceOf(g, hero) < 0 || cards().length === 0 || !vulnerable(g).includes(enemy)) return;
  const used = yield* usePlan(g, controllerOf(g, hero), cards, {
    prompt: message('prompt.strike-back', { hero: characterOf(g, hero), card: the(enemy) }),
    rule: 'MA-PLN-08',
    decline: PASS,
  });
  if (used === null) return;
  const { deed } = printedAs(g, used, 'planning');
  if (deed?.verb === 'counter') yield* damageEnemy(g, enemy, deed.amount, hero);
}
