import { ask, type Flow, goTo, type Option, option, type Refused, type Seat } from '@cantina/kernel';
import { nameOf, player, portAt } from '../lookup.ts';
import { message } from '../messages.ts';
import { land, meet } from '../ops/index.ts';
import { type G, KOROTH } from '../state.ts';
import { passCustoms } from './customs.ts';
import { deliverToResistance } from './koroth.ts';

type Exploring = { readonly do: 'planet' | 'nothing' } | { readonly do: 'meet'; readonly seat: Seat };

const NOTHING = option<Exploring>('nothing', { do: 'nothing' }, { label: message('option.nothing') });

/**
 * SG-EXPL-01 to SG-EXPL-05 the planet or one other player in the sector, or nothing; SG-Q-47 only for the active
 * player.
 */
export function* exploreStep(g: G): Flow<void> {
  const seat = g.state.active;
  const { sector } = player(g, seat);
  const port = portAt(g, sector);
  if (port < 0 && othersHere(g, seat).length === 0) return goTo(g, 'end'); // SG-EXPL-03
  const choice = yield* ask<Exploring>({
    seat,
    prompt: message('prompt.explore', { sector, planet: port < 0 ? null : nameOf(g, port) }),
    rule: 'SG-EXPL-02',
    options: () => [
      ...(port < 0
        ? []
        : [
            option<Exploring>(
              'planet',
              { do: 'planet' },
              { label: message('option.land', { planet: nameOf(g, port) }) },
            ),
          ]),
      ...othersHere(g, seat).map((other): Option<Exploring> => {
        const label = message('option.meet', { seat: { seat: other } });
        return option(`seat:${other}`, { do: 'meet', seat: other }, { label });
      }),
      NOTHING, // SG-EXPL-04, SG-MEET-02
    ],
    refused: () => refusedMeetings(g, seat),
  });
  if (choice.do === 'planet') yield* explorePlanet(g, seat, port);
  else if (choice.do === 'meet') {
    meet(g, seat, choice.seat); // SG-MEET-01, SG-MEET-04
    goTo(g, 'meet');
  } else goTo(g, 'end');
}

/** SG-Q-29 nobody can meet an arrested player (SG-JAIL-08); SG-WORM-06 one in hyperspace is in no sector, so SG-Q-19 nobody is rescued from there. */
const othersHere = (g: G, seat: Seat): Seat[] => {
  const { sector } = player(g, seat);
  const here: Seat[] = [];
  for (let other = 0; other < g.state.seats; other++) {
    if (other !== seat && player(g, other).sector === sector && player(g, other).status === 'flying') here.push(other);
  }
  return here;
};

function refusedMeetings(g: G, seat: Seat): Refused[] {
  const here = othersHere(g, seat);
  const refused: Refused[] = [];
  for (let other = 0; other < g.state.seats; other++) {
    if (other === seat || here.includes(other)) continue;
    const { status } = player(g, other);
    const id = `seat:${other}`;
    if (status === 'out') refused.push({ id, reason: message('reason.out'), rule: 'SG-ALT-04' });
    else if (status === 'hyperspace') refused.push({ id, reason: message('reason.in-hyperspace'), rule: 'SG-WORM-06' });
    else if (player(g, other).sector !== player(g, seat).sector) {
      refused.push({ id, reason: message('reason.not-here'), rule: 'SG-MEET-01' });
    } else refused.push({ id, reason: message('reason.arrested'), rule: 'SG-JAIL-08' });
  }
  if (portAt(g, player(g, seat).sector) < 0) {
    refused.push({ id: 'planet', reason: message('reason.no-planet'), rule: 'SG-EXPL-03' });
  }
  return refused;
}

/** SG-PLAN-03 customs first, then the activity. */
function* explorePlanet(g: G, seat: Seat, port: number): Flow<void> {
  land(g, seat, port, nameOf(g, port));
  const passed = yield* passCustoms(g, seat, port);
  if (passed) goTo(g, 'activity');
  if (passed && port === KOROTH) deliverToResistance(g, seat);
}
