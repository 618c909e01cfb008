import {
  ask,
  type CardId,
  type Flow,
  goTo,
  type Option,
  option,
  type Refused,
  resultOf,
  type Seat,
  the,
} from '@cantina/kernel';
import { patrolsIn } from '../abilities/conditions.ts';
import { hasAbility, type Usable, usable } from '../abilities/usable.ts';
import { useUsable } from '../abilities/use.ts';
import { fight } from '../combat/combat.ts';
import { contextOf } from '../context.ts';
import { decideUnlessForced } from '../decide.ts';
import { type Hunt, hunt, huntsHere } from '../jobs/bounty.ts';
import { attemptJob, jobsHere } from '../jobs/jobs.ts';
import { othersHere, playerOf, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteEncounter } from '../ops/index.ts';
import type { G } from '../state.ts';
import { doesSomething } from '../wording.ts';
import { encounterContact } from './contact.ts';
import { planetOfSlot, takenSlots } from './contacts.ts';
import { contactOption, type Distant, type Encounter, patrolOption, withinReach } from './options.ts';
import { encounterPatrol, forcedPatrols } from './patrol.ts';
import { encounterSpace } from './space.ts';

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
  const found = [
    option<Encounter>('space', { with: 'space' }, { label: message('option.encounter-space', { space }) }),
  ];
  for (const faction of patrolsIn(g, space)) found.push(patrolOption(g, faction)); // OR-ENCPAT-04
  for (const slot of takenSlots(g, space)) found.push(contactOption(g, slot)); // OR-CONTACT-04, OR-CONTACT-14
  for (const card of jobsHere(g, player)) found.push(jobOption(card));
  for (const each of huntsHere(g, player)) found.push(crewOption(each));
  for (const other of challenges(g, player)) found.push(challengeOption(other));
  for (const each of encounterAbilities(g, player)) found.push(abilityOption(each));
  return found;
}

const jobOption = (card: CardId): Option<Encounter> =>
  option(`job:${card}`, { with: 'job', card }, { card, label: message('option.attempt-job') });

const crewOption = (hunted: Hunt): Option<Encounter> =>
  option(
    `crew:${hunted.bounty}.${hunted.crew}`,
    { with: 'crew', hunt: hunted },
    {
      card: hunted.crew,
      label: message('option.fight-crew', { card: the(hunted.crew), player: { seat: hunted.owner } }),
    },
  );

const challengeOption = (player: Seat): Option<Encounter> =>
  option(
    `challenge:${player}`,
    { with: 'challenge', player },
    { label: message('option.challenge', { player: { seat: player } }) },
  );

const abilityOption = (used: Usable<'encounter'>): Option<Encounter> =>
  option(
    `ability:${used.card}.${used.index}`,
    { with: 'ability', usable: used },
    { card: used.card, label: message('option.ability', { card: the(used.card), index: used.index }) },
  );

const encounterAbilities = (g: G, player: Seat): Usable<'encounter'>[] =>
  usable(g, player, 'encounter').filter((each) => doesSomething(g, each.ability.effect, contextOf(player, each.card)));

/** Players here whose ship may be fought because of a card they have. */
const challenges = (g: G, player: Seat): Seat[] =>
  othersHere(g, player).filter((other) => !playerOf(g, other).defeated && hasAbility(g, other, 'challenged'));

/** OR-ENC-02, OR-ENC-05 a patrol that has to be encountered leaves no other choice. */
function refusedEncounters(g: G, player: Seat): Refused[] {
  const forced = forcedPatrols(g, player);
  if (forced.length === 0) return [];
  return freeEncounters(g, player)
    .filter(({ id }) => !forced.some((faction) => id === `patrol:${faction}`))
    .map((each) => ({
      id: each.id,
      card: each.card,
      label: each.label,
      reason: message('reason.forced-patrol'),
      rule: NORMAL.includes(resultOf(each).with) ? 'OR-ENC-02' : 'OR-ENC-05',
    }));
}

/** OR-ENC-01 what is no Encounter ability. */
const NORMAL: readonly Encounter['with'][] = ['space', 'patrol', 'contact'];

function* resolveEncounter(g: G, player: Seat, encounter: Encounter): Flow<void> {
  switch (encounter.with) {
    case 'space':
      noteEncounter(g, player, 'space', spaceOfPlayer(g, player));
      return yield* encounterSpace(g, player);
    case 'patrol':
      noteEncounter(g, player, 'patrol', encounter.faction);
      return yield* encounterPatrol(g, player, encounter.faction); // OR-ENCPAT-05 only one
    case 'contact':
      noteEncounter(g, player, 'contact', planetOfSlot(encounter.slot));
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
  const encounter = yield* decideUnlessForced<Distant>(g, {
    player,
    prompt: message('prompt.encounter'),
    rule: 'OR-ENC-04',
    options: offered,
  });
  yield* resolveEncounter(g, player, encounter);
}
