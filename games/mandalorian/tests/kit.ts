import { type CardId, cardsIn, type Frozen, faceOf, type Seat, type Table, type Viewer } from '@cantina/kernel';
import type { AskedQuestion, Play, Player, Scenario, Subject } from '@cantina/kernel/testing';
import { AREAS, type AreaId, baseSkills, type CharacterId, cardOf, type MissionId, mapOf } from '../content/all.ts';
import { game } from '../rules/game.ts';
import { terrainNamed } from '../rules/map/terrains.ts';
import { type MandoState, mapFor, modeOf, type Options, type Step, type Zone } from '../rules/state.ts';
import { verbs as carriedOut } from '../verbs/index.ts';
import { invariants } from './invariants.ts';
import { decisions, events } from './universe.ts';

const CHANGES = [
  ...['attack-range', 'attack-space', 'split-damage', 'strength', 'strength-per-disruption', 'walk', 'intel-steps'],
  ...['intel-through', 'intel-both', 'plan-draw', 'plan-keep', 'plan-give'],
];
/** Carried out by the chapters on damage and crises, not as effects of their own. */
const ELSEWHERE = ['block-damage', 'counter', 'skip-crisis'];

export const verbs: readonly string[] = [
  ...Object.keys(carriedOut).filter((verb) => !ELSEWHERE.includes(verb)),
  ...CHANGES,
];

/** The game as the test kit knows it. Cards are named by their face keys. */
export const subject: Subject<MandoState> = {
  game,
  names: { option: optionNames },
  invariants,
  secrets,
  // The Child and the informant lie among the tokens all the time; only their space changes
  universe: { verbs, decisions, events },
};

/** Faces that this viewer can't know and that were never seen by anybody: what lies facedown on the map, and roles. */
function secrets(g: Table<MandoState>, viewer: Viewer): readonly string[] {
  const bit = viewer === 'spectator' ? g.state.seats : viewer;
  const hidden = [...cardsIn(g, 'facedown'), ...g.state.zones.roles.flat()];
  const unknown = hidden.filter((card) => ((g.state.cards.known[card] ?? 0) & (1 << bit)) === 0);
  const seen = new Set(
    g.state.cards.known.flatMap((mask, card) => ((mask & (1 << bit)) === 0 ? [] : [faceOf(g, card as CardId)])),
  );
  return unknown.map((card) => faceOf(g, card)).flatMap((face) => (seen.has(face) ? [] : [`"${face}"`]));
}

/**
 * What options are called besides their ids, with faces instead of card numbers: `play quick-draw on attack`,
 * `attack m1-raider`, `look B3`, `push m1-raider`, `use defend`, `use m1-medkit`, `take m1-asset`, `keep defend`.
 * A threat whose face is hidden is named by its space. The second copy is `attack m1-raider#2`.
 */
function optionNames(g: Table<MandoState>, { id }: { readonly id: string }): readonly string[] {
  const [kind = '', first = '', second = ''] = id.split(':');
  const card = Number(first) as CardId;
  const face = (): string => {
    const hidden = cardsIn(g, 'facedown').includes(card);
    return hidden ? (terrainNamed(mapFor(g.state.options)).ids[g.state.at[card] ?? -1] ?? '') : faceOf(g, card);
  };
  switch (kind) {
    case 'play':
      return [`play ${face()} on ${second}`];
    case 'threat':
      return [`attack ${face()}`, face()];
    case 'look':
      return [`look ${face()}`];
    case 'push':
    case 'remove':
    case 'plain':
    case 'move':
      return [`${kind} ${face()}`];
    case 'plan':
    case 'object':
      return [`use ${face()}`];
    case 'take':
      return [`take ${face()}`];
    case 'card':
      return [`keep ${face()}`, face()];
    case 'space':
    case 'burst':
    case 'door':
    case 'hero':
    case 'character':
    case 'area':
      return [first];
    default:
      return [];
  }
}

/** A card of a character without special ability, where a test does not say which cards there are. */
export function filler(character: CharacterId): string {
  const card = baseSkills.find((each) => each.character === character && each.special === null);
  return card?.id ?? '';
}

/** One hero at the beginning of a test. Without `hand` one filler, without `deck` three: turns can go on. */
export interface HeroAt {
  readonly at: string;
  readonly damage?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Kept planning cards. */
  readonly plans?: readonly string[];
  readonly shield?: true;
}

/** A threat or token and its space; `damage` on it. */
export type PieceAt = readonly [face: string, at: string, damage?: number];

export interface Position {
  readonly mission?: MissionId;
  readonly map?: Options['map'];
  readonly difficulty?: Options['difficulty'];
  readonly balanced?: boolean;
  readonly unlocked?: Options['unlocked'];
  /** In the order of the seats; shared characters when there are two heroes and `seats` says another number, or `shared`. */
  readonly heroes: Readonly<Partial<Record<CharacterId, HeroAt>>>;
  readonly shared?: true;
  /** Only for shared characters: how many people, and their hands. */
  readonly seats?: number;
  readonly hands?: readonly (readonly string[])[];
  readonly revealed?: readonly PieceAt[];
  readonly facedown?: readonly PieceAt[];
  readonly tokens?: readonly PieceAt[];
  /** Who carries what: a hero, or an enemy that carries the Child. */
  readonly carries?: Readonly<Record<string, CharacterId>>;
  readonly carrier?: string;
  /** Skill cards and disruption tokens on areas, the top one last. */
  readonly areas?: Readonly<Partial<Record<AreaId, readonly string[]>>>;
  readonly reinforcements?: readonly string[];
  readonly defeated?: readonly string[];
  readonly disruption?: readonly string[];
  readonly disruptionDiscard?: readonly string[];
  readonly events?: readonly string[];
  readonly eventDiscard?: readonly string[];
  readonly plans?: readonly string[];
  readonly planDiscard?: readonly string[];
  readonly roles?: readonly string[];
  readonly box?: readonly string[];
  readonly open?: readonly string[];
  readonly step?: Step;
  readonly active?: Seat;
  readonly seed?: string;
  readonly fields?: Partial<
    Pick<MandoState, 'track' | 'time' | 'played' | 'extra' | 'fled' | 'turn' | 'betrayals' | 'crises' | 'accused'>
  >;
  readonly change?: (state: MandoState) => void;
}

/** Sets a mission as a test wants it: exactly the named cards and tokens exist. */
export function mission(play: Play, position: Position): Raid {
  const {
    heroes,
    shared,
    hands,
    revealed = [],
    facedown = [],
    tokens = [],
    areas = {},
    carries = {},
    fields = {},
  } = position;
  const names = Object.keys(heroes) as CharacterId[];
  const list = names.map((name): HeroAt => {
    const hero = heroes[name] ?? { at: '' };
    return { hand: [filler(name)], deck: Array<string>(3).fill(filler(name)), ...hero };
  });
  const seats = shared === true ? (position.seats ?? 1) : names.length;
  const { mission: id = 'm1', map = 'map1', difficulty = 'easy', unlocked = 1, balanced = false } = position;
  const mode = shared === true ? 'shared' : 'sandbox';
  const options: Options = { mission: id, map, difficulty, balanced, mode, unlocked };
  if (modeOf(seats, options) === 'shared' && shared !== true) throw new Error('one hero alone: say `shared`');
  const terrain = terrainNamed(mapFor(options));
  const space = (at: string): number => {
    const found = terrain.ids.indexOf(at);
    if (found < 0) throw new Error(`${terrain.map.id} has no space ${at}`);
    return found;
  };
  const perHero = (of: (hero: HeroAt) => readonly string[] | undefined): string[][] => [
    ...list.map((hero) => [...(of(hero) ?? [])]),
    ...Array.from({ length: 4 - list.length }, () => []),
  ];
  const together = (of: (hero: HeroAt) => readonly string[] | undefined): string[][] =>
    shared === true ? [list.flatMap((hero) => [...(of(hero) ?? [])]), [], [], []] : perHero(of);
  const onAreas = (kind: 'skill' | 'disruption'): string[][] =>
    AREAS.map((area) => (areas[area] ?? []).filter((face) => cardOf(face).kind === kind));
  const faces = (pieces: readonly PieceAt[]): string[] => pieces.map(([face]) => face);
  const zones: Partial<Record<Zone, string[] | string[][]>> = {
    revealed: faces(revealed),
    facedown: faces(facedown),
    tokens: faces(tokens),
    reinforcements: [...(position.reinforcements ?? [])],
    defeated: [...(position.defeated ?? [])],
    box: [...(position.box ?? [])],
    disruption: [...(position.disruption ?? ['disruption-white-1', 'disruption-white-1'])],
    disruptionDiscard: [...(position.disruptionDiscard ?? [])],
    areaTokens: onAreas('disruption'),
    area: onAreas('skill'),
    deck: together((hero) => hero.deck),
    hand:
      shared === true
        ? Array.from({ length: seats }, (_, seat) => [...(hands?.[seat] ?? [filler(names[0] ?? 'mandalorian')])])
        : perHero((hero) => hero.hand).slice(0, seats),
    discard: together((hero) => hero.discard),
    eventDeck: [...(position.events ?? ['firing-line', 'firing-line', 'firing-line'])],
    eventDiscard: [...(position.eventDiscard ?? [])],
    planDeck: [...(position.plans ?? ['no-luck', 'no-luck', 'no-luck'])],
    planDiscard: [...(position.planDiscard ?? [])],
    plans: perHero((hero) => hero.plans),
    roles: Array.from({ length: seats }, (_, seat) =>
      position.roles?.[seat] === undefined ? [] : [position.roles[seat] ?? ''],
    ),
  };
  return new Raid(
    play(subject, {
      seats,
      options,
      step: position.step ?? 'action',
      ...(position.seed === undefined ? {} : { seed: position.seed }),
      zones,
      fields: {
        characters: names,
        spaces: list.map(({ at }) => space(at)),
        damage: list.map(({ damage = 0 }) => damage),
        shields: list.map(({ shield }) => (shield === true ? 99 : 0)),
        trophies: list.map(() => 0),
        reveals: list.map(() => 0),
        active: position.active ?? 0,
        turn: 1,
        ...fields,
      },
      change: (state) => {
        const blank = state.cards.face.map(() => -1);
        state.at = [...blank];
        state.bearers = [...blank];
        state.wounds = blank.map(() => 0);
        for (const [zone, pieces] of [
          ['revealed', revealed],
          ['facedown', facedown],
          ['tokens', tokens],
        ] as const) {
          pieces.forEach(([face, at, damage = 0], i) => {
            const card = state.zones[zone][0]?.[i] as CardId;
            const bearer = names.indexOf(carries[face] ?? ('' as CharacterId));
            const held = position.carrier !== undefined && zone === 'tokens';
            state.at[card] = bearer >= 0 || held ? -1 : space(at);
            state.bearers[card] = bearer;
            state.wounds[card] = damage;
          });
        }
        if (position.carrier !== undefined)
          state.carrier =
            state.zones.revealed[0]?.find((card) => game.faces[state.cards.face[card] ?? -1] === position.carrier) ??
            null;
        for (const door of position.open ?? []) state.open |= 1 << terrain.doors.findIndex((each) => each.id === door);
        const top = cardOf(game.faces[state.cards.face[state.zones.eventDeck[0]?.at(-1) ?? -1] ?? -1] ?? 'firing-line');
        state.back = top.kind === 'event' ? top.back : null;
        position.change?.(state);
      },
    }),
  );
}

/** A map with its spaces: for tests about content. */
export const mapNamed = mapOf;

/** The printed health of an enemy, which may be tuned. */
export function printedHealth(face: string): number {
  const card = cardOf(face);
  return card.kind === 'threat' ? card.health : 0;
}

/** A mission in a test. */
export class Raid {
  constructor(readonly table: Scenario<MandoState>) {
    this.goesOn();
  }

  /** A turn that simply goes on may stay open at the end of a test; any other question must be named. */
  goesOn(): void {
    const turn = this.table.match.pending.find(({ prompt }) => prompt.key === 'prompt.action');
    if (turn !== undefined) this.table.seat(turn.seat).asked('prompt.action');
  }

  get state(): Frozen<MandoState> {
    return this.table.state;
  }

  seat(seat: Seat): Person {
    return new Person(this, seat);
  }

  pile(zone: Zone, slot = 0): readonly string[] {
    return this.table.pile(zone, slot);
  }

  /** Where a character stands. */
  where(character: CharacterId): string {
    const hero = this.state.characters.indexOf(character);
    return terrainNamed(mapFor(this.state.options)).ids[this.state.spaces[hero] ?? -1] ?? '';
  }

  damage(character: CharacterId): number {
    return this.state.damage[this.state.characters.indexOf(character)] ?? 0;
  }

  /** Space and damage of a threat or token that lies open: `['D3', 1]`; null when it is not on the map. */
  piece(face: string): readonly [string, number] | null {
    const cards = [...(this.state.zones.revealed[0] ?? []), ...(this.state.zones.tokens[0] ?? [])];
    const card = cards.find((each) => game.faces[this.state.cards.face[each] ?? -1] === face);
    const space = card === undefined ? -1 : (this.state.at[card] ?? -1);
    if (card === undefined || space < 0) return null;
    return [terrainNamed(mapFor(this.state.options)).ids[space] ?? '', this.state.wounds[card] ?? 0];
  }

  /** Who carries a token or object. */
  bearer(face: string): CharacterId | null {
    const cards = [...(this.state.zones.revealed[0] ?? []), ...(this.state.zones.tokens[0] ?? [])];
    const card = cards.find((each) => game.faces[this.state.cards.face[each] ?? -1] === face);
    return card === undefined ? null : (this.state.characters[this.state.bearers[card] ?? -1] ?? null);
  }

  /** The enemy that carries the Child. */
  get carrier(): string | null {
    const { carrier, cards } = this.state;
    return carrier === null ? null : (game.faces[cards.face[carrier] ?? -1] ?? null);
  }

  plansOf(character: CharacterId): readonly string[] {
    return this.pile('plans', this.state.characters.indexOf(character));
  }

  /** Types of the events since the table was set, as everybody may see them. */
  get events(): readonly string[] {
    return this.table.log('spectator').map(({ type }) => type);
  }
}

/** One person of a mission. */
export class Person {
  constructor(
    private readonly raid: Raid,
    readonly seat: Seat,
  ) {}

  /** Actions of this person's turn, one after the other. */
  does(...actions: readonly string[]): this {
    for (const action of actions) this.asked('prompt.action').answers(action);
    return this;
  }

  asked(...question: Parameters<Player<MandoState>['asked']>): AskedQuestion<MandoState, Person> {
    this.refusesNothingOffered();
    return this.raid.table
      .seat(this.seat)
      .asked(...question)
      .andThen(() => {
        this.raid.goesOn();
        return this;
      });
  }

  /** A reason against what can be done would be wrong, and may tell what lies facedown. */
  private refusesNothingOffered(): void {
    for (const { seat, prompt, options, refused } of this.raid.table.match.pending) {
      const both = refused.find(({ id }) => options.some((option) => option.id === id));
      if (seat === this.seat && both !== undefined)
        throw new Error(`${prompt.key}: '${both.id}' is offered, and refused by ${both.reason.key}`);
    }
  }

  notAsked(): this {
    this.raid.table.seat(this.seat).notAsked();
    return this;
  }

  get hand(): readonly string[] {
    return this.raid.pile('hand', this.seat);
  }
}
