import { cardsIn, type Flow, type Seat } from '@cantina/kernel';
import { happened, happenedTogether } from '../abilities/happened.ts';
import { conductOf } from '../conduct.ts';
import { underDeck } from '../decks.ts';
import { playerOf } from '../lookup.ts';
import { addDamage, type DamageOn, layDown, removeDamage, standUp } from '../ops/index.ts';
import { loseCredits } from '../player/credits.ts';
import { damageLeft, damageOn, limitOf } from '../player/stats.ts';
import type { G } from '../state.ts';

/** OR-DEFEAT-02 */
const LOST_ON_DEFEAT = 3000;

/** OR-DMG-02 what is beyond the limit is lost. Whether the player is defeated is looked at later. */
export function placeDamage(g: G, player: Seat, on: DamageOn, amount: number): void {
  const placed = Math.min(amount, damageLeft(g, player, on));
  if (placed > 0) addDamage(g, player, on, placed);
}

/** Damage outside of combat: it counts at once (OR-DEFEAT-01). */
export function* suffer(g: G, player: Seat, on: DamageOn, amount: number): Flow<void> {
  placeDamage(g, player, on, amount);
  yield* checkDefeat(g, player);
}

const isUsedUp = (g: G, player: Seat): boolean =>
  damageLeft(g, player, 'character') === 0 || damageLeft(g, player, 'ship') === 0;

/** OR-DEFEAT-01 looked at whenever damage or its limits have changed, which may be in the middle of a combat. */
export const checkDefeat = (g: G, player: Seat): Flow<void> =>
  checkDefeats(g, [player], g.state.combat?.type === 'ship');

/** The same for both sides of a combat, who suffer at one moment. */
export function* checkDefeats(g: G, players: readonly Seat[], inShipCombat: boolean): Flow<void> {
  for (const player of players) loseExcess(g, player);
  const falls = (player: Seat): boolean => !playerOf(g, player).defeated && isUsedUp(g, player); // OR-DEFEAT-11
  const falling = players.filter(falls);
  if (falling.length === 0) return;
  yield* happenedTogether(
    g,
    falling.map((player) => ({
      player,
      occurrence: { on: 'would-be-defeated', inShipCombat },
      still: () => falls(player),
    })),
  );
  const fallen = falling.filter(falls);
  for (const player of fallen) {
    layDown(g, player); // OR-DEFEAT-04
    loseCredits(g, player, LOST_ON_DEFEAT); // OR-DEFEAT-02
    discardSecrets(g, player);
  }
  yield* happenedTogether(
    g,
    fallen.map((player) => ({ player, occurrence: { on: 'defeated' } })),
  );
}

/** OR-DMG-02 */
function loseExcess(g: G, player: Seat): void {
  for (const on of ['character', 'ship'] as const) {
    const excess = damageOn(g, player, on) - limitOf(g, player, on);
    if (excess > 0) removeDamage(g, player, on, excess);
  }
}

/** OR-DEFEAT-03, OR-SECRET-05 under their decks, without being shown. */
function discardSecrets(g: G, player: Seat): void {
  if (!conductOf(g, player).hasSeat) return;
  for (const card of [...cardsIn(g, 'secrets', player)]) underDeck(g, card);
}

/** OR-DEFEAT-07, OR-GAP-25 asked whenever damage was taken away: neither the character nor the ship may be used up. */
export function standUpIfWhole(g: G, player: Seat): void {
  if (playerOf(g, player).defeated && !isUsedUp(g, player)) standUp(g, player);
}

/** OR-DMG-03; all of it for a number that is larger than the damage. */
export function* recover(g: G, player: Seat, from: DamageOn | 'both', amount: number): Flow<void> {
  const character = from === 'ship' ? 0 : Math.min(amount, damageOn(g, player, 'character'));
  const ship = from === 'character' ? 0 : Math.min(amount, damageOn(g, player, 'ship'));
  if (character > 0) removeDamage(g, player, 'character', character);
  if (ship > 0) removeDamage(g, player, 'ship', ship);
  standUpIfWhole(g, player);
  if (ship > 0) yield* happened(g, player, { on: 'recover-ship', amount: ship });
}

/** OR-PLAN-04, OR-DEFEAT-06 every damage token from the character card and the ship sheet. */
export function* recoverAll(g: G, player: Seat): Flow<void> {
  yield* recover(g, player, 'both', Number.MAX_SAFE_INTEGER);
}
