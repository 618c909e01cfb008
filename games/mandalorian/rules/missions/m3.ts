import { AT_ONCE, option } from '@cantina/kernel';
import { numbers } from '../../content/locked/p3/mission.ts';
import { advanceTrack } from '../characters/decks.ts';
import { spaceOf } from '../lookup.ts';
import { doorOption, lockedDoors, lockedDoorsBeside } from '../map/doors.ts';
import { message } from '../messages.ts';
import { goalObjectIsHome } from '../threats/pieces.ts';
import { reinforceNearHero } from '../threats/reinforcements.ts';
import type { MissionDeed, MissionRules } from './record.ts';

/** The Transport; the lookout of MD-M3-03 is in the terrain. */
export const m3: MissionRules = {
  losesWhenFull: true, // MD-M3-04

  // MD-M3-05
  *crisis(g, you) {
    advanceTrack(g);
    yield* reinforceNearHero(g, you);
  },

  // MD-M3-05
  revealed(g) {
    advanceTrack(g);
    return AT_ONCE;
  },

  // MD-M3-01
  action(g, { hero, strength }) {
    const { near, far } = numbers;
    const doors = strength >= far ? lockedDoors(g) : strength >= near ? lockedDoorsBeside(g, spaceOf(g, hero)) : [];
    const found = doors.map((door) => {
      const shown = doorOption(g, door);
      return option<MissionDeed>(shown.id, { do: 'door', door }, shown);
    });
    if (strength >= far && g.state.track > 0)
      found.push(option<MissionDeed>('track-back', { do: 'track-back' }, { label: message('option.track-back') }));
    return found;
  },

  prize: true,
  goal: goalObjectIsHome, // MD-M3-06
};
