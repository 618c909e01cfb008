import {
  type CardId,
  type DecisionOption,
  type Frozen,
  faceOf,
  type Seat,
  type Table,
  type Viewer,
} from '@cantina/kernel';
import type { AskedQuestion, Player as KitPlayer, Play, Scenario, Subject } from '@cantina/kernel/testing';
import {
  FACTIONS,
  type Faction,
  MARKET_DECKS,
  type MarketDeck,
  PLANETS,
  type Planet,
  type Space,
  type Standing,
} from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { game } from '../rules/game.ts';
import type { Patrol, Player as PlayerState, RimState, Zone } from '../rules/state.ts';
import { verbs } from '../verbs/index.ts';
import { invariants } from './invariants.ts';
import { type Position, type Seating, settingOf, short } from './position.ts';
import { decisions, events } from './universe.ts';

export type { Position, Seating } from './position.ts';

/** The game as the test kit knows it. Faces by key (`market/food-supplies`) or, where it is enough, without the deck. */
export const subject: Subject<RimState> = {
  game,
  names: { face: (face) => [face.slice(face.indexOf('/') + 1)], option: optionNames },
  invariants,
  secrets: hiddenFaces,
  universe: { verbs: Object.keys(verbs), decisions, events },
};

/** Faces of tokens and secrets that this viewer has never seen: their names must not be sent. */
function hiddenFaces(g: Table<RimState>, viewer: Viewer): readonly string[] {
  const bit = 1 << (viewer === 'spectator' ? g.state.seats : viewer);
  const { contacts, secrets } = g.state.zones;
  const unknown = [...contacts.flat(), ...secrets.flat()].filter(
    (card) => ((g.state.cards.known[card] ?? 0) & bit) === 0,
  );
  return unknown.map((card) => `"${faceOf(g, card)}"`);
}

/** `use X` for an ability of X, `job X`, `fight X`; spaces, decks and the like are called by their option ids. */
function optionNames(g: Table<RimState>, { id }: DecisionOption): readonly string[] {
  const [, kind = '', card = ''] = /^([a-z]+):(\d+)/.exec(id) ?? [];
  const verb = { ability: 'use', use: 'use', job: 'job', crew: 'fight' }[kind];
  return verb === undefined ? [] : [`${verb} ${short(faceOf(g, Number(card) as CardId))}`];
}

/** Sets a table in the middle of a game; see `Position` for everything that can be said. */
export const table = (play: Play, position: Position = {}): Rim => new Rim(play(subject, settingOf(position)));

/** A turn of the first player, Ketsu Onyo on Kessel unless said, without contacts there; the other is far away. */
export const turnOf = (
  play: Play,
  step: 'planning' | 'action' | 'encounter',
  player: Seating = {},
  more: Position = {},
): Rim =>
  table(play, {
    step,
    players: [
      { character: 'ketsu-onyo', at: 'kessel', ...player },
      { character: 'jyn-erso', at: 'naboo' },
    ],
    contacts: { kessel: [null, null] },
    ...more,
  });

/** The first player's encounter step. */
export const meeting = (play: Play, player: Seating, more: Position = {}): Rim =>
  table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', at: 'kessel', ...player },
      { character: 'jyn-erso', at: 'takodana' },
    ],
    contacts: { kessel: [null, null], tatooine: [null, null], lothal: [null, null] },
    ...more,
  });

/** Ketsu in her action step on Kessel, where no contacts are. */
export const acting = (play: Play, player: Seating, more: Position = {}): Rim =>
  table(play, {
    step: 'action',
    players: [{ character: 'ketsu-onyo', at: 'kessel', ...player }, { character: 'jyn-erso' }],
    contacts: { kessel: [null, null] },
    ...more,
  });

/** Ketsu in her encounter step. */
export const landed = (play: Play, player: Seating, more: Position = {}): Rim =>
  acting(play, player, { step: 'encounter', ...more });

/** Every gift that may be made: each thousand up to `most`. */
export const gifts = (to: number, most: number): string[] =>
  Array.from({ length: most / 1000 }, (_, i) => `give:${to}:${(i + 1) * 1000}`);

/** A table in a test. */
export class Rim {
  constructor(readonly table: Scenario<RimState>) {}

  /** A player; the AI of a solo game is player 1, who is never asked. */
  player(seat: Seat): Side {
    return new Side(this, seat);
  }

  get state(): Frozen<RimState> {
    return this.table.state;
  }

  /** The patrol of a faction. */
  patrol(faction: Faction): Frozen<Patrol> {
    return this.state.patrols[FACTIONS.indexOf(faction)] as Patrol;
  }

  /** The faceup card of a market deck. */
  top(deck: MarketDeck): string | null {
    return this.names('marketTop', MARKET_DECKS.indexOf(deck))[0] ?? null;
  }

  /** The tokens on a planet: `?` for a facedown one, null for an empty slot. */
  contacts(planet: Planet): readonly (string | null)[] {
    return [0, 1].map((side) => {
      const slot = PLANETS.indexOf(planet) * 2 + side;
      return this.names('contactsUp', slot)[0] ?? (this.names('contacts', slot).length > 0 ? '?' : null);
    });
  }

  /** Short names of a pile, the top card last. */
  names(zone: Zone, slot = 0): readonly string[] {
    return this.table.pile(zone, slot).map(short);
  }

  /** Types of the events since the table was set, as everybody may see them. */
  get events(): readonly string[] {
    return this.table.log('spectator').map(({ type }) => type);
  }
}

/** One player of a table. */
export class Side {
  constructor(
    private readonly rim: Rim,
    readonly seat: Seat,
  ) {}

  get state(): Frozen<PlayerState> {
    return this.rim.state.players[this.seat] as PlayerState;
  }
  get space(): Space {
    return this.state.space;
  }
  get credits(): number {
    return this.state.credits;
  }
  /** With what assets grant. */
  get fame(): number {
    return this.rim.table.match.read((g) => fameOf(g, this.seat));
  }
  get assets(): readonly string[] {
    return this.rim.names('assets', this.seat);
  }
  get secrets(): readonly string[] {
    return this.rim.names('secrets', this.seat);
  }
  get ship(): string {
    return this.rim.names('ship', this.seat)[0] ?? '';
  }
  reputation(faction: Faction): Standing {
    const value = this.state.reputation[FACTIONS.indexOf(faction)] ?? 0;
    return value > 0 ? 'good' : value < 0 ? 'bad' : 'neutral';
  }

  asked(...question: Parameters<KitPlayer<RimState>['asked']>): AskedQuestion<RimState, Side> {
    return this.rim.table
      .seat(this.seat)
      .asked(...question)
      .andThen(() => this);
  }

  notAsked(): this {
    this.rim.table.seat(this.seat).notAsked();
    return this;
  }

  /** What the planning step offers: a space (`space:kessel`), `credits`, `recover`, `use …`. */
  plans(plan: string): this {
    this.asked('prompt.planning').answers(plan);
    return this;
  }

  /** Actions one after the other: `market`, `deliver`, `trade`, `use …`, `end`. */
  does(...actions: readonly string[]): this {
    for (const action of actions) this.asked('prompt.action').answers(action);
    return this;
  }

  /** The Market action without a discard; buys the top card of a deck. */
  buys(deck: MarketDeck): this {
    this.does('market').asked('prompt.market').answers(`buy:${deck}`);
    return this;
  }

  /** The encounter of this turn: `space`, `patrol:hutt`, `job …`, `use …`. */
  encounters(what: string): this {
    this.asked('prompt.encounter').answers(what);
    return this;
  }

  interjects(what: string): this {
    this.rim.table.seat(this.seat).interjects(what);
    return this;
  }
}
