import { type CardId, type Frozen, faceOf, type Seat, type Table, type Viewer } from '@cantina/kernel';
import type { AskedQuestion, Player as KitPlayer, Play, Scenario, Setting, Subject } from '@cantina/kernel/testing';
import { type CharacterFace, characters, type FateFace, type PlanetFace } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { nameOf } from '../rules/lookup.ts';
import { newPlayer, type Player, SLOTS, type SmugglersState, type Zone } from '../rules/state.ts';
import { verbs } from '../verbs/index.ts';
import { invariants } from './invariants.ts';
import { decisions, events } from './universe.ts';

/** Smugglers of the Galaxy as the test kit knows it. Cards by their keys: `earth`, `plague`, `jax-corvane`. */
export const subject: Subject<SmugglersState> = {
  game,
  names: { option: optionNames },
  invariants,
  secrets: unknownCharacters,
  universe: { verbs: Object.keys(verbs), decisions, events },
};

/** SG-Q-04 characters that this viewer has never seen must not be sent to him. */
function unknownCharacters(g: Table<SmugglersState>, viewer: Viewer): readonly string[] {
  const bit = 1 << (viewer === 'spectator' ? g.state.seats : viewer);
  const { zones, cards } = g.state;
  const hidden = [...zones.hand.flat(), ...zones.box.flat(), ...zones.characterDeck.flat()];
  return hidden.filter((card) => ((cards.known[card] ?? 0) & bit) === 0).map((card) => `"${faceOf(g, card)}"`);
}

/** What options are called besides their ids: `deliver X`, `give X`, `take X` (X a face), `port earth`, `port brix`. */
function optionNames(g: Table<SmugglersState>, { id }: { readonly id: string }): readonly string[] {
  const [kind = '', what = '', third = ''] = id.split(':');
  const called = (card: string): string => faceOf(g, Number(card) as CardId);
  if (kind === 'deliver') return [`deliver ${called(what)}`];
  if (kind === 'port') return [`port ${nameOf(g, Number(what))}`];
  return what === 'card' ? [`${kind} ${called(third)}`] : [];
}

/** Characters whose abilities seldom matter, for players of whom nothing else is said. */
const USUAL: readonly CharacterFace[] = [
  'ada-lumen',
  'zek-tollan',
  'sister-amal',
  'k-seven',
  'octavio-dross',
  'kara-voss',
];

/** One player: the standard ship with 500 credits in the central sector, unless said. */
export interface Captain extends Partial<Omit<Player, 'character'>> {
  readonly character?: CharacterFace;
  /** Friends and equipment. */
  readonly kept?: readonly FateFace[];
}

export interface Position extends Omit<Setting<SmugglersState>, 'seats' | 'zones' | 'fields'> {
  /** Seat by seat, at least two. */
  readonly captains: readonly Captain[];
  /** Whose turn it is; the first seat's unless said. */
  readonly active?: Seat;
  readonly round?: number;
  /** By slot; where nothing is said, planets far from the centre. */
  readonly planets?: readonly PlanetFace[];
  /** Cards at the planets, by slot. */
  readonly attached?: readonly (readonly FateFace[])[];
  /** Fate cards to be drawn, the first one next; below them lies quiet space. */
  readonly fate?: readonly FateFace[];
  readonly fateDiscard?: readonly FateFace[];
  /** Planet cards to be drawn, the first one next. */
  readonly nextPlanets?: readonly PlanetFace[];
  readonly fields?: Partial<Omit<SmugglersState, 'players' | 'active' | 'round'>>;
}

/** Two ships in the same empty sector; the first seat explores. */
export const meeting = (one: Captain, other: Captain, dice: readonly number[] = []) =>
  ({
    captains: [
      { sector: 30, ...one },
      { sector: 30, ...other },
    ],
    step: 'explore',
    dice,
  }) as const;

/** The first seat lands on Velmora (medium starport in sector 9). */
export const landing = (captain: Captain, dice?: readonly number[]) =>
  ({
    captains: [{ sector: 9, ...captain }, {}],
    planets: ['velmora'],
    step: 'explore',
    ...(dice === undefined ? {} : { dice }),
  }) as const;

/** Far from the centre, in the order of their sectors. */
export const FAR_PLANETS: readonly PlanetFace[] = [
  'dustfall',
  'ironmoon',
  'velmora',
  'ondur',
  'obelisk',
  'hospice',
  'nowhere',
];
const NEXT_PLANETS: readonly PlanetFace[] = ['aegis', 'solace', 'galen', 'halcyra'];
const QUIET: readonly FateFace[] = new Array<FateFace>(12).fill('quiet-space');

export const standardCaptain: Player = {
  ...newPlayer(),
  character: 0,
  credits: 500,
  engines: 1,
  lightspeed: 3,
  lasers: 1,
  cargoPods: 1,
  hull: 5,
};

/** Sets a table in the middle of a game. It runs from `step` on; from the fate card unless said. */
export function voyage(play: Play, position: Position): Voyage {
  const { captains, planets = [], attached = [], fate = [], fateDiscard = [], nextPlanets, ...rest } = position;
  const { active = 0, round = 1, fields = {}, ...setting } = rest;
  const faces = captains.map(({ character }, seat) => character ?? USUAL[seat] ?? 'ada-lumen');
  const free = FAR_PLANETS.filter((face) => !planets.includes(face));
  const open = [...planets, ...free].slice(0, SLOTS);
  const next = nextPlanets ?? NEXT_PLANETS.filter((face) => !open.includes(face));
  const perSlot = (of: (slot: number) => readonly string[]) => Array.from({ length: SLOTS }, (_, slot) => of(slot));
  return new Voyage(
    play(subject, {
      step: 'fate',
      ...setting,
      seats: captains.length,
      zones: {
        character: faces.map((face) => [face]),
        kept: captains.map(({ kept = [] }) => [...kept]),
        planets: open.map((face) => [face]),
        planetDeck: [...next].reverse(),
        attached: perSlot((slot) => attached[slot] ?? []),
        fateDeck: [...QUIET, ...[...fate].reverse()],
        fateDiscard: [...fateDiscard],
      },
      fields: {
        ...fields,
        active,
        round,
        players: captains.map((captain, seat) => logOf(captain, faces[seat] ?? 'ada-lumen')),
      },
    }),
  );
}

function logOf({ character: _character, kept: _kept, ...log }: Captain, face: CharacterFace): Player {
  return { ...standardCaptain, ...log, character: characters.findIndex(({ id }) => id === face) };
}

/** A table in a test. */
export class Voyage {
  constructor(readonly table: Scenario<SmugglersState>) {
    this.goesOn();
  }

  /** A turn that simply goes on with its movement may stay open at the end of a test; other questions must be named. */
  goesOn(): void {
    const turn = this.table.match.pending.find(({ prompt }) => prompt.key === 'prompt.move');
    if (turn !== undefined) this.table.seat(turn.seat).asked('prompt.move');
  }

  get state(): Frozen<SmugglersState> {
    return this.table.state;
  }

  log(seat: Seat): Frozen<Player> {
    return this.state.players[seat] ?? standardCaptain;
  }

  pile(zone: Zone, slot = 0): readonly string[] {
    return this.table.pile(zone, slot);
  }

  seat(seat: Seat): Captaincy {
    return new Captaincy(this, this.table.seat(seat));
  }

  /** Types of the events since the table was set, as everybody may see them. */
  get events(): readonly string[] {
    return this.table.log('spectator').map(({ type }) => type);
  }
}

/** One player of a voyage. */
export class Captaincy {
  constructor(
    private readonly voyage: Voyage,
    private readonly player: KitPlayer<SmugglersState>,
  ) {}

  asked(...question: Parameters<KitPlayer<SmugglersState>['asked']>): AskedQuestion<SmugglersState, Captaincy> {
    return this.player.asked(...question).andThen(() => {
      this.voyage.goesOn();
      return this;
    });
  }

  notAsked(): this {
    this.player.notAsked();
    return this;
  }

  mayInterject(...options: readonly string[]): this {
    this.player.mayInterject(...options);
    return this;
  }

  interjects(option: string): this {
    this.player.interjects(option);
    this.voyage.goesOn();
    return this;
  }
}
