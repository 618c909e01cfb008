import { ask, type Flow, type Option } from '@cantina/kernel';
import { characterOf } from '../lookup.ts';
import { unlock } from '../map/doors.ts';
import { message } from '../messages.ts';
import { type MissionDeed, rulesOf } from '../missions/record.ts';
import { setTrack } from '../ops/index.ts';
import type { G } from '../state.ts';
import { damageSpace } from './attack.ts';
import { type Besides, besidesOf, doBesides, SKIPPED, type Skip } from './besides.ts';
import type { Doing } from './doing.ts';

type Deed = MissionDeed | Besides | Skip;

/** MA-MAC-02, MA-MAC-05, MA-MAC-06 what the green area does; with too little strength nothing. */
export function* performMissionAction(g: G, doing: Doing): Flow<void> {
  const { hero, seat, strength } = doing;
  for (;;) {
    const deeds = deedsOf(g, doing);
    if (deeds.length === 0) return;
    const offered: Option<Deed>[] = [...deeds, SKIPPED];
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
      case 'rescue':
        if (yield* doBesides(g, doing, deed)) return;
        break;
      case 'door':
        unlock(g, deed.door);
        return;
      case 'track-back':
        setTrack(g, g.state.track - 1);
        return;
      case 'space':
        return yield* damageSpace(g, deed.space, deed.strength, hero);
    }
  }
}

const deedsOf = (g: G, doing: Doing): Option<Deed>[] => [
  ...(rulesOf(g).action?.(g, doing) ?? []),
  ...besidesOf(g, doing),
];
