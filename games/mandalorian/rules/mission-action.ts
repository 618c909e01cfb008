import { ask, type CardId, type Flow, type Option, option, resultOf } from '@cantina/kernel';
import type { MissionId } from '../content/all.ts';
import { numbers as m3 } from '../content/locked/p3/mission.ts';
import { numbers as m4 } from '../content/locked/p4/mission.ts';
import { SKIP, spaceOption } from './asking.ts';
import { damageSpace, enemySpaces } from './attack.ts';
import type { Doing } from './doing.ts';
import { type DoorNumber, doorOption, lockedDoors, lockedDoorsBeside, unlock } from './doors.ts';
import { characterOf, missionIn, spaceOf, terrainIn } from './lookup.ts';
import { message } from './messages.ts';
import { rescueToken, setTrack } from './ops.ts';
import { rescueOption } from './pieces.ts';
import type { G } from './state.ts';

type Deed =
  | { readonly do: 'door'; readonly door: DoorNumber }
  | { readonly do: 'track-back' }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'special' }
  | { readonly do: 'rescue'; readonly card: CardId }
  | { readonly do: 'skip' };

/** MA-MAC-02, MA-MAC-05, MA-MAC-06 what the green area does; with too little strength nothing. */
export function* performMissionAction(g: G, doing: Doing): Flow<void> {
  const { hero, seat, strength } = doing;
  for (;;) {
    const deeds = deedsOf(g, doing);
    if (deeds.length === 0) return;
    const offered: Option<Deed>[] = [...deeds, option<Deed>(SKIP.id, { do: 'skip' }, SKIP)];
    const deed: Deed = yield* ask<Deed>({
      seat,
      prompt: message('prompt.mission-action', { hero: characterOf(g, hero), strength }),
      rule: 'MA-MAC-02',
      options: () => offered,
    });
    switch (deed.do) {
      case 'skip':
        return;
      case 'special':
        yield* doing.special.use();
        break;
      case 'rescue':
        rescueToken(g, hero, deed.card);
        break;
      case 'door':
        unlock(g, deed.door);
        return;
      case 'track-back':
        setTrack(g, g.state.track - 1);
        return;
      case 'space':
        return yield* damageSpace(g, deed.space, strength, hero);
    }
  }
}

function deedsOf(g: G, doing: Doing): Option<Deed>[] {
  const found = ACTIONS[missionIn(g).id]?.(g, doing) ?? [];
  if (doing.special.mayUse('before')) found.push(option<Deed>('special', { do: 'special' }, doing.special.parts));
  for (const each of rescueOption(g, doing.hero))
    found.push(option<Deed>(each.id, { do: 'rescue', card: resultOf(each) }, each));
  return found;
}

const ACTIONS: Readonly<Partial<Record<MissionId, (g: G, doing: Doing) => Option<Deed>[]>>> = {
  // MD-M3-01
  m3(g, { hero, strength }) {
    const doors =
      strength >= m3.far ? lockedDoors(g) : strength >= m3.near ? lockedDoorsBeside(g, spaceOf(g, hero)) : [];
    const found = doors.map((door) => {
      const shown = doorOption(g, door);
      return option<Deed>(shown.id, { do: 'door', door }, shown);
    });
    if (strength >= m3.far && g.state.track > 0)
      found.push(option<Deed>('track-back', { do: 'track-back' }, { label: message('option.track-back') }));
    return found;
  },
  // MD-M4-05
  m4(g, { hero, strength }) {
    const at = spaceOf(g, hero);
    if (strength < m4.cannonStrength || at !== terrainIn(g).numbered[m4.cannonSpace]) return [];
    return enemySpaces(g, at, m4.cannonRange).map((space) => {
      const shown = spaceOption(g, space);
      return option<Deed>(shown.id, { do: 'space', space }, shown);
    });
  },
};
