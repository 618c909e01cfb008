import { AT_ONCE, allIf, type Flow, type Seat } from '@cantina/kernel';
import { PLANETS, type Planet, type Space } from '../content/index.ts';
import { slotsAt } from '../rules/abilities/conditions.ts';
import { choosePlanet } from '../rules/choices.ts';
import type { Context } from '../rules/context.ts';
import { decideUnlessForced } from '../rules/decide.ts';
import { removeFromGame } from '../rules/decks.ts';
import { isFacedown, lookSecretly, swapTokens, takenSlots, tokenIn, turnUp } from '../rules/encounter/contacts.ts';
import { resolveDatabank } from '../rules/encounter/databank.ts';
import { slotOption, topEncounter, withinReach } from '../rules/encounter/options.ts';
import { encounterSpace } from '../rules/encounter/space.ts';
import { encounterWithin } from '../rules/encounter/step.ts';
import { playersOf, spaceOfPlayer } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import type { G } from '../rules/state.ts';
import type { Family } from './family.ts';

/** Contacts on the map, and encounters that bring others. */
export const contacts = {
  'reveal-contacts': {
    /** OR-CONTACT-03 */
    *run(g, { where, amount }, context) {
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
    },
    extent: (g, { where }, { player }) => allIf(planetsMeant(g, where, player).length > 0),
  },

  'look-at-contacts': {
    /** OR-CONTACT-12 only the player sees the faces. */
    *run(g, { where, amount }, context) {
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
    },
    extent: (g, { where }, { player }) => allIf(planetsMeant(g, where, player).length > 0),
  },

  'swap-contacts': {
    /** OR-CONTACT-16 one token on the player's planet and another one anywhere. */
    *run(g, _effect, context) {
      const here = spaceOfPlayer(g, context.player);
      const one = yield* chooseSlot(g, context, () => takenSlots(g, here));
      if (one === null) return;
      const other = yield* chooseSlot(g, context, () =>
        PLANETS.flatMap((planet) => takenSlots(g, planet)).filter((slot) => slot !== one),
      );
      if (other !== null) swapTokens(g, one, other);
    },
    extent: (g, _effect, { player }) => allIf(takenSlots(g, spaceOfPlayer(g, player)).length > 0),
  },

  'remove-contact': {
    run(g, _effect, { slot }) {
      const token = slot === null ? undefined : tokenIn(g, slot);
      if (token !== undefined) removeFromGame(g, token);
      return AT_ONCE;
    },
    extent: (_g, _effect, { slot }) => allIf(slot !== null),
  },

  'encounter-within': {
    run: (g, { spaces, with: kinds }, { player }) => encounterWithin(g, player, spaces, kinds),
    extent: (g, { spaces, with: kinds }, { player }) => allIf(withinReach(g, player, spaces, kinds).length > 0),
  },

  'draw-encounter': {
    run: (g, _effect, { player, nested }) => (nested ? AT_ONCE : encounterSpace(g, player, true)),
    extent: (g, _effect, { player, nested }) =>
      allIf(!nested && topEncounter(g, spaceOfPlayer(g, player)) !== undefined),
  },

  'resolve-databank': {
    run: (g, { number }, context) => resolveDatabank(g, number, context),
    extent: () => 'all',
  },
} satisfies Family;

/** Planets with facedown contacts that an effect may be about. */
const planetsMeant = (g: G, where: 'here' | 'planet-without-players' | 'any-planet', player: Seat): readonly Planet[] =>
  PLANETS.filter(
    (planet) =>
      slotsAt(planet).some((slot) => isFacedown(g, slot)) &&
      (where !== 'here' || spaceOfPlayer(g, player) === planet) &&
      (where !== 'planet-without-players' || playersOf(g).every((each) => spaceOfPlayer(g, each) !== planet)),
  );

const facedownAt = (g: G, space: Space): number[] => slotsAt(space).filter((slot) => isFacedown(g, slot));

function* chooseSlot(g: G, { player, source }: Context, slots: () => readonly number[]): Flow<number | null> {
  if (slots().length === 0) return null;
  return yield* decideUnlessForced<number>(g, {
    player,
    prompt: message('prompt.contact'),
    rule: 'OR-CONTACT-04',
    source,
    options: () => slots().map((slot) => slotOption(g, slot)),
  });
}
