import { ask, type Flow, goTo, type Option, option, type Refused, type Seat, the } from '@cantina/kernel';
import { hunt, huntsHere } from './bounty.ts';
import { fight } from './combat.ts';
import { patrolsIn } from './conditions.ts';
import { encounterContact } from './contact-encounter.ts';
import { takenSlots } from './contacts.ts';
import { contextOf } from './context.ts';
import { decide } from './decide.ts';
import { contactOption, type Distant, type Encounter, patrolOption, withinReach } from './encounter-options.ts';
import { attemptJob, jobsHere } from './jobs.ts';
import { othersHere, playerOf, spaceOfPlayer } from './lookup.ts';
import { message } from './messages.ts';
import { noteEncounter } from './ops/combat.ts';
import { encounterPatrol, forcedPatrols } from './patrol-encounter.ts';
import { couldDoAnything } from './possible.ts';
import { encounterSpace } from './space-encounter.ts';
import type { G } from './state.ts';
import { hasAbility, type Usable, usable } from './usable.ts';
import { useUsable } from './use.ts';

/** OR-TURN-02 the last step of a turn. */
export function* encounterStep(g: G): Flow<void> {
  const seat = g.state.active;
  const encounter = yield* ask<Encounter>({
    seat,
    prompt: message('prompt.encounter'),
    rule: 'OR-ENC-01',
    options: () => encountersOf(g, seat),
    refused: () => refusedEncounters(g, seat),
  });
  yield* resolveEncounter(g, seat, encounter);
  goTo(g, 'end-turn');
}

function encountersOf(g: G, player: Seat): Option<Encounter>[] {
  const forced = forcedPatrols(g, player);
  return forced.length > 0 ? forced.map((faction) => patrolOption(g, faction)) : freeEncounters(g, player);
}

/** OR-ENC-03, OR-ENC-04 everything that is possible where no patrol has to be encountered. */
function freeEncounters(g: G, player: Seat): Option<Encounter>[] {
  const space = spaceOfPlayer(g, player);
  return [
    option<Encounter>('space', { with: 'space' }, { label: message('option.encounter-space', { space }) }),
    ...patrolsIn(g, space).map((faction) => patrolOption(g, faction)), // OR-ENCPAT-04
    ...takenSlots(g, space).map((slot) => contactOption(g, slot)), // OR-CONTACT-04, OR-CONTACT-14
    ...jobsHere(g, player).map((card) =>
      option<Encounter>(`job:${card}`, { with: 'job', card }, { card, label: message('option.attempt-job') }),
    ),
    ...huntsHere(g, player).map((each) =>
      option<Encounter>(
        `crew:${each.bounty}.${each.crew}`,
        { with: 'crew', hunt: each },
        {
          card: each.crew,
          label: message('option.fight-crew', { card: the(each.crew), player: { seat: each.owner } }),
        },
      ),
    ),
    ...challenges(g, player).map((other) =>
      option<Encounter>(
        `challenge:${other}`,
        { with: 'challenge', player: other },
        {
          label: message('option.challenge', { player: { seat: other } }),
        },
      ),
    ),
    ...encounterAbilities(g, player).map((each) =>
      option<Encounter>(
        `ability:${each.card}.${each.index}`,
        { with: 'ability', usable: each },
        {
          card: each.card,
          label: message('option.ability', { card: the(each.card), index: each.index }),
        },
      ),
    ),
  ];
}

const encounterAbilities = (g: G, player: Seat): Usable<'encounter'>[] =>
  usable(g, player, 'encounter').filter((each) =>
    couldDoAnything(g, each.ability.effect, contextOf(player, each.card)),
  );

/** Players here whose ship may be fought because of a card they have. */
const challenges = (g: G, player: Seat): Seat[] =>
  othersHere(g, player).filter((other) => !playerOf(g, other).defeated && hasAbility(g, other, 'challenged'));

/** OR-ENC-02, OR-ENC-05 a patrol that has to be encountered leaves no other choice. */
const refusedEncounters = (g: G, player: Seat): Refused[] =>
  forcedPatrols(g, player).length === 0
    ? []
    : freeEncounters(g, player)
        .filter(({ id }) => !forcedPatrols(g, player).some((faction) => id === `patrol:${faction}`))
        .map(({ id, card, label }) => ({
          id,
          ...(card === undefined ? {} : { card }),
          ...(label === undefined ? {} : { label }),
          reason: message('reason.forced-patrol'),
          rule: 'OR-ENC-02',
        }));

function* resolveEncounter(g: G, player: Seat, encounter: Encounter): Flow<void> {
  switch (encounter.with) {
    case 'space':
      noteEncounter(g, player, 'space', spaceOfPlayer(g, player));
      return yield* encounterSpace(g, player);
    case 'patrol':
      noteEncounter(g, player, 'patrol', encounter.faction);
      return yield* encounterPatrol(g, player, encounter.faction); // OR-ENCPAT-05 only one
    case 'contact':
      noteEncounter(g, player, 'contact', spaceOfPlayer(g, player));
      return yield* encounterContact(g, player, encounter.slot);
    case 'job':
      return yield* attemptJob(g, player, encounter.card);
    case 'crew':
      noteEncounter(g, player, 'crew', spaceOfPlayer(g, player));
      return yield* hunt(g, player, encounter.hunt);
    case 'challenge':
      noteEncounter(g, player, 'challenge', spaceOfPlayer(g, player));
      yield* fight(g, { type: 'ship', attacker: player, against: { player: encounter.player } });
      return;
    case 'ability':
      return yield* useUsable(g, player, encounter.usable);
  }
}

export function* encounterWithin(
  g: G,
  player: Seat,
  spaces: number,
  kinds: readonly ('patrol' | 'contact')[],
): Flow<void> {
  const offered = () => withinReach(g, player, spaces, kinds);
  if (offered().length === 0) return;
  const encounter = yield* decide<Distant>(g, {
    player,
    prompt: message('prompt.encounter'),
    rule: 'OR-ENC-04',
    options: offered,
  });
  yield* resolveEncounter(g, player, encounter);
}
