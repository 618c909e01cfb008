import { type Frozen, faceOf, type Table } from '../../src/index.ts';
import type { Subject } from '../../testing/index.ts';
import { moonshade } from './index.ts';
import { runners } from './rules/deeds.ts';
import type { MoonshadeState, Zone } from './state.ts';

/** Moonshade as the test kit knows it. */
export const subject: Subject<MoonshadeState> = {
  game: moonshade,
  names: {
    face: (face) => [face.replaceAll('-', ' ')],
    option: (g, { id, card }) =>
      card === undefined || id.startsWith('card:') ? [] : [`${id.split(':')[0]} ${called(g, card)}`],
  },
  invariants,
  universe: {
    verbs: Object.keys(runners),
    decisions: [
      'prompt.bid',
      'prompt.stall',
      'prompt.act',
      'prompt.bury',
      'prompt.rival',
      'prompt.arrest',
      'prompt.choose',
      'prompt.may',
      'prompt.order',
      'prompt.show',
      'prompt.limit',
      'tip',
    ],
    events: [
      'move',
      'shuffle',
      'look',
      'reveal',
      'roll',
      'finish',
      'earn',
      'spend',
      'dealPatrons',
      'becomeCaptain',
      'passTurn',
      'nextRound',
    ],
  },
};

const called = (g: Table<MoonshadeState>, card: Parameters<typeof faceOf>[1]): string =>
  faceOf(g, card).replaceAll('-', ' ');

function invariants(s: Frozen<MoonshadeState>): void {
  if (s.credits.some((credits) => credits < 0)) throw new Error('somebody owes credits');
  if (s.zones.crew.some((berths) => berths.length > 2)) throw new Error('a ship has two berths');
  if (new Set([...s.patrons, ...s.idlePatrons]).size !== 5) throw new Error('a patron is lost');
  const backsIn = (zone: Zone) =>
    s.zones[zone].flat().map((card) => moonshade.backOf?.(moonshade.faces[s.cards.face[card] ?? -1] ?? ''));
  for (const zone of ['depot', 'stall', 'counter', 'discard'] as const) {
    if (backsIn(zone).includes('dossier')) throw new Error(`a dossier lies in the ${zone}`);
  }
  for (const zone of ['agency', 'crew'] as const)
    if (backsIn(zone).includes('crate')) throw new Error(`a crate lies in the ${zone}`);
}
