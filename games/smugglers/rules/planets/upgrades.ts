import { ask, DONE, type Flow, goTo, type Option, option, type Refused, type Seat } from '@cantina/kernel';
import { SYSTEMS, type System, UPGRADES } from '../../content/index.ts';
import { ability, player, starportOf } from '../lookup.ts';
import { message } from '../messages.ts';
import type { Obstacle } from '../obstacle.ts';
import { upgrade } from '../ops/index.ts';
import { type G, SYSTEM_CAP } from '../state.ts';

/** SG-UPG-03 what one level costs here; null: not for sale (SG-UPG-04). */
export function upgradePrice(g: G, seat: Seat, port: number, system: System): number | null {
  const price = UPGRADES[system][starportOf(g, port)];
  if (price === null) return null;
  const percent = ability(g, seat, 'cheap-upgrades')?.percent; // Old Tobias Rusk
  return percent === undefined ? price : Math.ceil((price * percent) / 100);
}

function whyNotSystem(g: G, seat: Seat, port: number, system: System): Obstacle | null {
  const price = upgradePrice(g, seat, port, system);
  if (price === null) return { reason: message('reason.not-for-sale'), rule: 'SG-UPG-04' };
  if (player(g, seat)[system] >= SYSTEM_CAP) return { reason: message('reason.at-cap'), rule: 'SG-UPG-06' };
  const missing = price - player(g, seat).credits;
  return missing > 0 ? { reason: message('reason.no-credits', { missing }), rule: 'SG-UPG-03' } : null;
}

/** Upgrading is offered where at least one level of one system can be bought. */
export function whyNoUpgrade(g: G, seat: Seat, port: number): Obstacle | null {
  let last: Obstacle | null = null;
  for (const system of SYSTEMS) {
    const obstacle = whyNotSystem(g, seat, port, system);
    if (obstacle === null) return null;
    if (last === null || obstacle.rule === 'SG-UPG-03') last = obstacle;
  }
  return last;
}

/** So many levels of one system, in one go. */
interface Levels {
  readonly system: System;
  readonly levels: number;
}

/** SG-UPG-05, SG-UPG-08 as many levels as one likes; the price does not rise. SG-Q-38 also lightspeed from 0. */
export function* upgradeStep(g: G): Flow<void> {
  const seat = g.state.active;
  const { port } = g.state;
  if (whyNoUpgrade(g, seat, port) !== null) return goTo(g, 'end');
  const bought = yield* ask<Levels | null>({
    seat,
    prompt: message('prompt.upgrade', { credits: player(g, seat).credits }),
    rule: 'SG-UPG-05',
    options: () => [...SYSTEMS.flatMap((system) => levelsOf(g, seat, port, system)), DONE],
    refused: () => refusedLevels(g, seat, port),
  });
  if (bought === null) return goTo(g, 'end');
  const { system, levels } = bought;
  upgrade(g, seat, system, levels, levels * (upgradePrice(g, seat, port, system) ?? 0));
}

/** The next level, and every one above it that can be paid. */
function levelsOf(g: G, seat: Seat, port: number, system: System): Option<Levels | null>[] {
  const price = upgradePrice(g, seat, port, system);
  if (price === null) return [];
  const level = player(g, seat)[system];
  const most = Math.min(SYSTEM_CAP - level, Math.floor(player(g, seat).credits / price));
  return Array.from({ length: Math.max(0, most) }, (_, i) => {
    const levels = i + 1;
    const label = message('option.system', { system, price: levels * price, level: level + levels });
    const id = levels === 1 ? `system:${system}` : `system:${system}:${levels}`;
    return option<Levels | null>(id, { system, levels }, { label, group: system });
  });
}

const refusedLevels = (g: G, seat: Seat, port: number): Refused[] =>
  SYSTEMS.flatMap((system) => {
    const obstacle = whyNotSystem(g, seat, port, system);
    return obstacle === null ? [] : [{ id: `system:${system}`, ...obstacle }];
  });
