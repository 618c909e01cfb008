import { ask, type CardId, type Flow, type Option, option, resultOf } from '@cantina/kernel';
import { SKIP } from '../asking.ts';
import { characterOf } from '../lookup.ts';
import { unlock } from '../map/doors.ts';
import { message } from '../messages.ts';
import { type MissionDeed, rulesOf } from '../missions/record.ts';
import { rescueToken, setTrack } from '../ops/index.ts';
import type { G } from '../state.ts';
import { rescueOption } from '../threats/pieces.ts';
import { damageSpace } from './attack.ts';
import type { Doing } from './doing.ts';

type Deed =
  | MissionDeed
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
        return yield* damageSpace(g, deed.space, deed.strength, hero);
    }
  }
}

function deedsOf(g: G, doing: Doing): Option<Deed>[] {
  const found: Option<Deed>[] = [...(rulesOf(g).action?.(g, doing) ?? [])];
  if (doing.special.mayUse()) found.push(option<Deed>('special', { do: 'special' }, doing.special.parts));
  for (const each of rescueOption(g, doing.hero))
    found.push(option<Deed>(each.id, { do: 'rescue', card: resultOf(each) }, each));
  return found;
}
