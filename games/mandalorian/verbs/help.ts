import {
  AT_ONCE,
  allIf,
  ask,
  type CardId,
  cardsIn,
  DONE,
  type Flow,
  move,
  type Option,
  option,
  the,
} from '@cantina/kernel';
import { byWhom, type Doing } from '../rules/action/doing.ts';
import { chooseHero } from '../rules/asking.ts';
import { areaCount, areaId, areaOf, spaceOf } from '../rules/lookup.ts';
import { chooseDoor, type DoorNumber, lockedDoors, lockedDoorsBeside } from '../rules/map/doors.ts';
import { message } from '../rules/messages.ts';
import { healHero, noteDisruptionRemoved, raiseShield, removeSubstitute } from '../rules/ops/index.ts';
import type { Area, G, Hero } from '../rules/state.ts';
import type { DeedOf, Deeds } from './family.ts';
import { heroesFor } from './targets.ts';

/** What protects, heals and clears the way. */
export const help: Deeds<
  'shield' | 'heal' | 'remove-disruption' | 'open-door' | 'block-damage' | 'counter' | 'skip-crisis'
> = {
  shield: {
    *run(g, deed, doing) {
      const chosen = yield* chooseHero(g, shieldable(g, deed, doing), {
        seat: doing.seat,
        prompt: message('prompt.shield', { ...byWhom(g, doing) }),
        rule: 'MA-SKL-11',
      });
      if (chosen !== undefined) raiseShield(g, chosen, shieldEnd(g));
    },
    extent: (g, deed, doing) => allIf(shieldable(g, deed, doing).length > 0),
  },

  heal: {
    *run(g, deed, doing) {
      const chosen = yield* chooseHero(g, damagedHeroes(g, deed, doing), {
        seat: doing.seat,
        prompt: message('prompt.heal', { ...byWhom(g, doing) }),
        rule: 'MA-SKL-11',
      });
      if (chosen !== undefined) healHero(g, chosen, deed.amount);
    },
    extent: (g, deed, doing) => allIf(damagedHeroes(g, deed, doing).length > 0),
  },

  'remove-disruption': {
    run: removeDisruption,
    extent: (g, { where }, doing) => allIf(disruptedAreas(g, where, doing).length > 0),
  },

  'open-door': {
    *run(g, { where }, doing) {
      yield* chooseDoor(g, doing.seat, doorsFor(g, where, doing.hero), byWhom(g, doing));
    },
    extent: (g, { where }, { hero }) => allIf(doorsFor(g, where, hero).length > 0),
  },

  // Used by the chapters on damage and crises, when their moment comes
  'block-damage': { run: () => AT_ONCE, extent: () => 'nothing' },
  counter: { run: () => AT_ONCE, extent: () => 'nothing' },
  'skip-crisis': { run: () => AT_ONCE, extent: () => 'nothing' },
};

/** MD-GEN-03 a shield raised now lasts until the start of your next turn; MA-SHR-13. */
const shieldEnd = ({ state: { turn, shared, seats } }: G): number => turn + (shared ? 1 : seats);

/** MD-GEN-03 shields do not add up; one that ends sooner may be renewed. */
const shieldable = (g: G, { who, range }: DeedOf<'shield'>, { hero }: Doing): Hero[] =>
  heroesFor(g, who, range, hero).filter((each) => (g.state.shields[each] ?? 0) < shieldEnd(g));

const damagedHeroes = (g: G, { who, range }: DeedOf<'heal'>, { hero }: Doing): Hero[] =>
  heroesFor(g, who, range, hero).filter((each) => (g.state.damage[each] ?? 0) > 0);

const doorsFor = (g: G, where: 'border' | 'anywhere', hero: Hero): DoorNumber[] =>
  where === 'border' ? lockedDoorsBeside(g, spaceOf(g, hero)) : lockedDoors(g);

type Removal = { readonly card: CardId | null; readonly area: Area };

/** Disruption tokens leave an area for the discard pile; a substitute simply goes (MA-DIS-08). */
function* removeDisruption(g: G, { count, where }: DeedOf<'remove-disruption'>, doing: Doing): Flow<void> {
  let from: Area | null = null;
  for (let left = count; left > 0; left--) {
    const removals = (): Option<Removal>[] => removalsOf(g, from === null ? disruptedAreas(g, where, doing) : [from]);
    const offered = removals();
    if (offered.length === 0) return;
    const optional = left < count;
    const removed: Removal | null = yield* ask<Removal | null>({
      seat: doing.seat,
      prompt: message('prompt.remove-disruption', { ...byWhom(g, doing), left }),
      rule: 'MA-SKL-09',
      options: () => (optional ? [...removals(), DONE] : removals()),
    });
    if (removed === null) return;
    const { card, area } = removed;
    if (card === null) removeSubstitute(g, area);
    else {
      move(g, card, 'disruptionDiscard');
      noteDisruptionRemoved(g, area, card);
    }
    if (where === 'one') from = area;
  }
}

/** Areas with something to remove. */
function disruptedAreas(g: G, where: 'any' | 'one' | 'this', doing: Doing): Area[] {
  const areas = where === 'this' ? [areaOf(doing.area)] : Array.from({ length: areaCount(g) }, (_, area) => area);
  return areas.filter((area) => cardsIn(g, 'areaTokens', area).length > 0 || (g.state.substitutes[area] ?? 0) > 0);
}

const removalsOf = (g: G, areas: readonly Area[]): Option<Removal>[] =>
  areas.flatMap((area) => {
    const found = cardsIn(g, 'areaTokens', area).map((card) => {
      const label = message('option.disruption', { card: the(card), area: areaId(area) });
      return option<Removal>(`card:${card}`, { card, area }, { card, label });
    });
    if ((g.state.substitutes[area] ?? 0) === 0) return found;
    const label = message('option.substitute', { area: areaId(area) });
    return [...found, option<Removal>(`substitute:${areaId(area)}`, { card: null, area }, { label })];
  });
