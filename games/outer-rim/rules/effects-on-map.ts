import type { Flow } from '@cantina/kernel';
import { type Effect, PLANETS, type Space } from '../content/index.ts';
import { slotsAt } from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { decide } from './decide.ts';
import { chooseFaction, choosePlanet } from './effect-choices.ts';
import { isFacedown, lookSecretly, swapTokens, takenSlots, turnUp } from './encounter/contacts.ts';
import { slotOption } from './encounter/options.ts';
import { spaceOfPlayer } from './lookup.ts';
import { message } from './messages.ts';
import { stackSpace } from './movement/map.ts';
import { movePatrolAside, movePatrolTo } from './movement/patrols.ts';
import { planetsMeant } from './possible.ts';
import type { G } from './state.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>;

/** OR-MOVE-09 a patrol is lifted and put somewhere, or goes to a neighbouring space. */
export function* movePatrolBy(g: G, { patrol, to }: Of<'move-patrol'>, context: Context): Flow<void> {
  const faction = yield* chooseFaction(g, patrol, context, null);
  if (faction === null) return;
  if (to === 'adjacent') yield* movePatrolAside(g, context.player, faction);
  else movePatrolTo(g, faction, to === 'here' ? spaceOfPlayer(g, context.player) : stackSpace(g, faction));
}

/** OR-CONTACT-03 */
export function* revealContacts(g: G, { where, amount }: Of<'reveal-contacts'>, context: Context): Flow<void> {
  const planets = planetsMeant(g, where, context.player);
  if (planets.length === 0) return;
  const planet = yield* choosePlanet(g, context, planets);
  const most = amount === 'all' ? slotsAt(planet).length : amount;
  for (let i = 0; i < most; i++) {
    const slot =
      amount === 'all' ? facedownAt(g, planet)[0] : yield* chooseSlot(g, context, () => facedownAt(g, planet));
    if (slot === undefined || slot === null) return;
    turnUp(g, slot);
  }
}

/** OR-CONTACT-12 only the player sees the faces. */
export function* lookAtContacts(g: G, { where, amount }: Of<'look-at-contacts'>, context: Context): Flow<void> {
  const planets = planetsMeant(g, where, context.player);
  if (planets.length === 0) return;
  const planet = yield* choosePlanet(g, context, planets);
  const seen: number[] = [];
  for (let i = 0; i < amount; i++) {
    const slot = yield* chooseSlot(g, context, () => facedownAt(g, planet).filter((each) => !seen.includes(each)));
    if (slot === null) return;
    seen.push(slot);
    lookSecretly(g, context.player, slot);
  }
}

/** OR-CONTACT-16 one token on the player's planet and another one anywhere. */
export function* swapContacts(g: G, _effect: Of<'swap-contacts'>, context: Context): Flow<void> {
  const here = spaceOfPlayer(g, context.player);
  const one = yield* chooseSlot(g, context, () => takenSlots(g, here));
  if (one === null) return;
  const other = yield* chooseSlot(g, context, () =>
    PLANETS.flatMap((planet) => takenSlots(g, planet)).filter((slot) => slot !== one),
  );
  if (other !== null) swapTokens(g, one, other);
}

const facedownAt = (g: G, space: Space): number[] => slotsAt(space).filter((slot) => isFacedown(g, slot));

function* chooseSlot(g: G, { player, source }: Context, slots: () => readonly number[]): Flow<number | null> {
  if (slots().length === 0) return null;
  return yield* decide<number>(g, {
    player,
    prompt: message('prompt.contact'),
    rule: 'OR-CONTACT-04',
    source,
    options: () => slots().map((slot) => slotOption(g, slot)),
  });
}
