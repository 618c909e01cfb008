import {
  type CardId,
  cardsIn,
  type Frozen,
  faceOf,
  type RuleId,
  type Seat,
  type Table,
  type Viewer,
} from '@cantina/kernel';
import type { AskedQuestion, Play, Player, Scenario, Setting, Subject } from '@cantina/kernel/testing';
import { cardOf, type Face } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { type DeckState, ROW_SIZE, type Zone } from '../rules/state.ts';
import { faceName } from '../text/names/index.ts';
import { verbs } from '../verbs/index.ts';
import { invariants } from './invariants.ts';
import { decisions, events } from './universe.ts';

export const EMPIRE: Seat = 0;
export const REBEL: Seat = 1;
type Who = 'empire' | 'rebel';

/** The deckbuilding game as the test kit knows it. Cards by key or English name: `luke-skywalker`, `Luke Skywalker`. */
export const subject: Subject<DeckState> = {
  game,
  names: { face: (face) => [faceName('en', face)], option: optionNames },
  invariants,
  secrets: faceDownBases,
  universe: { verbs: Object.keys(verbs), decisions, events },
};

/** Every base that lies face down for this viewer has never been seen, so its name must not be sent. */
function faceDownBases(g: Table<DeckState>, viewer: Viewer): readonly string[] {
  const others = [EMPIRE, REBEL].filter((seat) => seat !== viewer);
  const bases = others.flatMap((seat) => [...cardsIn(g, 'baseDeck', seat), ...cardsIn(g, 'aside', seat)]);
  return bases.map((card) => `"${faceOf(g, card)}"`);
}

/**
 * What actions are called: `play X`, `use X`, `buy X`, `buy out X`, `assign X to base`, `assign X to Y`, `take back X`,
 * `attack base`, `attack Y`, `help with Y`; X and Y as face keys. The second copy is `play X#2`. Besides: `end`,
 * `play-all`, `attack-all:base`. Destinations of purchases are called `hand`, `deck` or `discard`.
 */
function optionNames(g: Table<DeckState>, { id }: { readonly id: string }): readonly string[] {
  const [kind = '', first = '', second = ''] = id.split(':');
  const called = (card: string): string => faceOf(g, Number(card.replace('card', '')) as CardId);
  const target = (of: string): string => (of === 'base' ? 'base' : called(of));
  switch (kind) {
    case 'play':
      return [`play ${called(first)}`];
    case 'ability':
      return [`use ${called(first)}`];
    case 'buy':
      return [`buy ${first === 'pilot' ? 'outer-rim-pilot' : called(first)}`];
    case 'buyout':
      return [`buy out ${called(first)}`];
    case 'assign':
      return [`assign ${called(first)} to ${target(second)}`];
    case 'unassign':
      return [`take back ${called(first)}`];
    case 'attack':
      return [`attack ${target(first)}`];
    case 'propose':
      return [`help with ${called(first)}`];
    case 'hand':
    case 'deck':
      return [kind];
    default:
      return [];
  }
}

/** What lies in front of one player; nothing where nothing is said, except the start base. The top card last. */
export interface Area {
  readonly hand?: readonly Face[];
  /** Units and ships. */
  readonly play?: readonly Face[];
  /** Null: it was destroyed. */
  readonly base?: Face | null;
  readonly baseDeck?: readonly Face[];
  readonly deck?: readonly Face[];
  readonly discard?: readonly Face[];
  /** Bases this player has destroyed. */
  readonly victory?: readonly Face[];
}

export interface Position extends Omit<Setting<DeckState>, 'seats' | 'zones' | 'fields'> {
  readonly empire?: Area;
  readonly rebel?: Area;
  /** Places that are not named hold a Jabba (neutral, cost 8); null: the place is empty. */
  readonly row?: readonly (Face | null)[];
  /** The galaxy deck, the top card last; six Jabbas unless said. */
  readonly galaxy?: readonly Face[];
  readonly galaxyDiscard?: readonly Face[];
  /** How many Outer Rim Pilots are left; none unless said. */
  readonly pilots?: number;
  /** 1 (Empire edge) to 7 (Rebel edge); 4, with nobody, unless said. */
  readonly force?: number;
  /** Resources of the player whose turn it is. */
  readonly resources?: number;
  /** Damage on bases and ships in play; the second copy is `star-destroyer#2`. */
  readonly damage?: Readonly<Record<string, number>>;
  /** Whose turn it is; the Empire's unless said. It runs from its actions on unless `step` says otherwise. */
  readonly turn?: Who;
  readonly fields?: Partial<Pick<DeckState, 'played' | 'purchased' | 'prevented' | 'nextToDeck' | 'neutralHunts'>>;
}

export const FILLER: Face = 'jabba-the-hutt';
export const shuttles = (count: number, who: Who = 'empire'): Face[] =>
  new Array<Face>(count).fill(who === 'empire' ? 'imperial-shuttle' : 'alliance-shuttle');

/** Sets a duel: the Empire at seat 0, the Rebels at seat 1. */
export function duel(play: Play, position: Position): Duel {
  const { empire = {}, rebel = {}, row = [], galaxy, galaxyDiscard = [], pilots = 0, damage = {}, ...rest } = position;
  const { force = 4, resources = 0, turn = 'empire', fields = {}, change, ...setting } = rest;
  const both = (of: (area: Area) => readonly Face[] | undefined) => [[...(of(empire) ?? [])], [...(of(rebel) ?? [])]];
  const kind = (wanted: 'unit' | 'ship') => both(({ play: cards }) => cards?.filter((c) => cardOf(c).kind === wanted));
  const base = ({ base: named }: Area, start: Face) => (named === null ? [] : [named ?? start]);
  const places = [...row, ...new Array<Face>(Math.max(0, ROW_SIZE - row.length)).fill(FILLER)];
  return new Duel(
    play(subject, {
      step: 'action',
      ...setting,
      zones: {
        hand: both((area) => area.hand),
        units: kind('unit'),
        ships: kind('ship'),
        base: [base(empire, 'lothal'), base(rebel, 'dantooine')],
        baseDeck: both((area) => area.baseDeck),
        deck: both((area) => area.deck),
        discard: both((area) => area.discard),
        victory: both((area) => area.victory),
        row: places.map((face) => (face === null ? [] : [face])),
        galaxyDeck: [...(galaxy ?? new Array<Face>(ROW_SIZE).fill(FILLER))],
        galaxyDiscard: [...galaxyDiscard],
        pilots: new Array<Face>(pilots).fill('outer-rim-pilot'),
      },
      fields: { force, resources, active: turn === 'empire' ? EMPIRE : REBEL, turn: 1, ...fields },
      change: (state) => {
        state.damage = state.cards.face.map(() => 0);
        for (const [name, points] of Object.entries(damage)) state.damage[inPlay(state, name)] = points;
        change?.(state);
      },
    }),
  );
}

/** DB-CHO-03 An Inquisitor is played where the Force is fully with the Empire: all but the Force can be chosen. */
export function inquisitorAtTheEdge(play: Play, choice: string): Duel {
  const table = duel(play, { empire: { hand: ['inquisitor'] }, force: 1 });
  table.empire
    .does('play inquisitor')
    .asked('prompt.choose')
    .offers('choice:0', 'choice:1', 'pass')
    .refuses('choice:2', 'reason.cannot-complete', 'DB-CHO-03')
    .answers(choice);
  return table;
}

const facesOf = (s: Frozen<DeckState>, cards: readonly CardId[]): Face[] =>
  cards.map((card) => cardOf(game.faces[s.cards.face[card] ?? -1] ?? '').id);

/** The card in play that a test calls `name` or `name#2`. */
function inPlay(s: Frozen<DeckState>, name: string): CardId {
  const [, face = name, copy = '1'] = /^(.+)#(\d+)$/.exec(name) ?? [];
  const cards = [s.zones.base, s.zones.ships, s.zones.units].flatMap((piles) => piles.flat());
  const found = cards.filter((card) => facesOf(s, [card])[0] === face)[Number(copy) - 1];
  if (found === undefined) throw new Error(`${name} is not in play`);
  return found;
}

/** A duel in a test. */
export class Duel {
  readonly empire: Side;
  readonly rebel: Side;

  constructor(readonly table: Scenario<DeckState>) {
    this.empire = new Side(this, EMPIRE);
    this.rebel = new Side(this, REBEL);
    this.goesOn();
  }

  /** A turn that simply goes on may stay open at the end of a test; any other question must be named. */
  goesOn(): void {
    const turn = this.table.match.pending.find(({ prompt }) => prompt.key === 'prompt.action');
    if (turn !== undefined) this.table.seat(turn.seat).asked('prompt.action');
  }

  get state(): Frozen<DeckState> {
    return this.table.state;
  }
  get force(): number {
    return this.state.force;
  }
  /** The pool of the player whose turn it is. */
  get resources(): number {
    return this.state.resources;
  }
  /** The row from the galaxy deck to the pilots; an empty place is null. */
  get row(): readonly (string | null)[] {
    return this.state.zones.row.map((_, slot) => this.pile('row', slot)[0] ?? null);
  }
  get galaxyDiscard(): readonly string[] {
    return this.pile('galaxyDiscard');
  }
  get exiled(): readonly string[] {
    return this.pile('exile');
  }

  faceOf(card: CardId): string {
    return game.faces[this.state.cards.face[card] ?? -1] ?? '';
  }

  pile(zone: Zone, slot = 0): readonly string[] {
    return this.table.pile(zone, slot);
  }

  /** The damage on a base or ship in play. */
  damage(name: string): number {
    return this.state.damage[inPlay(this.state, name)] ?? 0;
  }

  /** Types of the events since the table was set, as everybody may see them. */
  get events(): readonly string[] {
    return this.table.log('spectator').map(({ type }) => type);
  }
}

/** One player of a duel. */
export class Side {
  constructor(
    private readonly duel: Duel,
    readonly seat: Seat,
  ) {}

  /** Actions of this player's turn, one after the other. */
  does(...actions: readonly string[]): this {
    for (const action of actions) this.asked('prompt.action').answers(action);
    return this;
  }

  /** Exactly these actions are possible. */
  may(...actions: readonly string[]): this {
    this.asked('prompt.action').offers(...actions);
    return this;
  }

  mayNot(action: string, reason: string, rule: RuleId): this {
    this.asked('prompt.action').refuses(action, reason, rule);
    return this;
  }

  /** Whether an action stands among the possible ones. */
  can(action: string): boolean {
    const options = this.duel.table.match.pending.find(({ seat, kind }) => seat === this.seat && kind === 'question');
    const named = this.duel.table.name(this.seat, options?.options ?? []);
    return named.some(({ id, names }) => id === action || names.includes(action));
  }

  asked(...question: Parameters<Player<DeckState>['asked']>): AskedQuestion<DeckState, Side> {
    return this.duel.table
      .seat(this.seat)
      .asked(...question)
      .andThen(() => {
        this.duel.goesOn();
        return this;
      });
  }

  notAsked(): this {
    this.duel.table.seat(this.seat).notAsked();
    return this;
  }

  get hand(): readonly string[] {
    return this.duel.pile('hand', this.seat);
  }
  get deck(): readonly string[] {
    return this.duel.pile('deck', this.seat);
  }
  get discard(): readonly string[] {
    return this.duel.pile('discard', this.seat);
  }
  get units(): readonly string[] {
    return this.duel.pile('units', this.seat);
  }
  get ships(): readonly string[] {
    return this.duel.pile('ships', this.seat);
  }
  get base(): string | null {
    return this.duel.pile('base', this.seat)[0] ?? null;
  }
  get baseDeck(): readonly string[] {
    return this.duel.pile('baseDeck', this.seat);
  }
  get victory(): readonly string[] {
    return this.duel.pile('victory', this.seat);
  }
}
