import { type CardId, type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import { AREAS, type AreaId, type CharacterId, type EventBack } from '../../content/all.ts';
import { placeIn } from '../map/places.ts';
import { doorNamed, trackNamed } from '../messages.ts';
import type { Area, Hero, MandoState } from '../state.ts';

/** Everything that changes the game's own fields, and notes for the log. Cards themselves are moved by the kernel. */
const op = opsFor<MandoState>();

const who = (s: MandoState, hero: Hero): CharacterId => s.characters[hero] ?? 'mandalorian';
const area = (of: Area): AreaId => AREAS[of] ?? 'move';

// Setup

export const joinHero = op('hero', (s, seat: Seat, character: CharacterId, space: number, spaceName: string) => {
  s.characters.push(character);
  s.spaces.push(space);
  s.damage.push(0); // MA-SET-21
  s.shields.push(0);
  s.trophies.push(0);
  s.reveals.push(0);
  return { seat: { seat }, hero: character, space: spaceName };
});

export const placePiece = op('place', (s, card: CardId, space: number, spaceName: string) => {
  s.at[card] = space;
  return { card: the(card), space: spaceName };
});

export const chooseStarter = op('starter', (s, seat: Seat, random: boolean) => {
  s.active = seat;
  return { seat: { seat }, random };
});

export const markBounty = op('bounty', (s, card: CardId) => {
  s.marked.push(card);
  return { card: the(card) };
});

export const dealRoles = op('roles', (s, betrayals: number) => {
  s.betrayals = betrayals;
  return {};
});

// Turns

export const beginTurn = op('turn-begins', (s) => {
  s.turn++;
  s.played = [];
  s.extra = 0;
  s.fled = false; // MA-CHD-18
  return { seat: { seat: s.active }, turn: s.turn };
});

export const passTurn = op('next-player', (s) => {
  s.active = (s.active + 1) % s.seats; // MA-TRN-04
  return { seat: { seat: s.active } };
});

export const notePlay = op(
  'play',
  (s, seat: Seat, hero: Hero, card: CardId, of: Area, strength: number | null, total: number) => {
    s.played.push(of);
    return { seat: { seat }, hero: who(s, hero), card: the(card), area: area(of), strength, total };
  },
);

export const noteSpecial = op('special', (s, hero: Hero, card: CardId) => ({ hero: who(s, hero), card: the(card) }));

export const noteFreeAction = op('free-action', (s, hero: Hero, of: Area, strength: number) => ({
  hero: who(s, hero),
  area: area(of),
  strength,
}));

export const addExtraAction = op('extra-action', (s, hero: Hero) => {
  s.extra++;
  return { hero: who(s, hero) };
});

export const noteDraw = op('draw', (_s, seat: Seat, cards: readonly CardId[]) => ({
  seat: { seat },
  cards: cards.map(the),
  amount: cards.length,
}));

export const noteReshuffle = op(
  'reshuffle',
  (_s, deck: 'skill' | 'event' | 'planning' | 'disruption' | 'reinforcements') => ({
    deck,
  }),
);

// Heroes on the map

export const stepTo = op('hero-moves', (s, hero: Hero, space: number, from: string, to: string) => {
  s.spaces[hero] = space;
  return { hero: who(s, hero), from, to, place: placeIn(s.options, space) };
});

export const hurt = op('hurt', (s, hero: Hero) => {
  const damage = (s.damage[hero] ?? 0) + 1;
  s.damage[hero] = damage;
  return { hero: who(s, hero), damage };
});

export const healHero = op('heal', (s, hero: Hero, amount: number) => {
  const before = s.damage[hero] ?? 0;
  const damage = Math.max(0, before - amount); // MA-DMG-04
  s.damage[hero] = damage;
  return { hero: who(s, hero), amount: before - damage, damage };
});

export const raiseShield = op('shield', (s, hero: Hero, until: number) => {
  s.shields[hero] = until;
  return { hero: who(s, hero) };
});

export const dropShields = op('shields-end', (s, ended: readonly Hero[]) => {
  for (const hero of ended) s.shields[hero] = 0;
  return { heroes: ended.map((hero) => who(s, hero)) };
});

export const useShield = op('shield-blocks', (s, hero: Hero) => {
  s.shields[hero] = 0;
  return { hero: who(s, hero) };
});

export const noteBlock = op('block', (s, hero: Hero, card: CardId) => ({ hero: who(s, hero), card: the(card) }));
export const noteDefeatedHero = op('hero-defeated', (s, hero: Hero) => ({ hero: who(s, hero) }));

// Threats

export const noteReveal = op('reveal-threat', (s, card: CardId, space: string, by: Hero | null) => {
  if (by !== null) s.reveals[by] = (s.reveals[by] ?? 0) + 1; // MD-H2-06
  return { card: the(card), space, place: placeIn(s.options, s.at[card] ?? -1), hero: by === null ? null : who(s, by) };
});

export const noteLook = op('look-at', (s, seat: Seat, hero: Hero, card: CardId, space: string) => ({
  seat: { seat },
  hero: who(s, hero),
  card: the(card),
  space,
  place: placeIn(s.options, s.at[card] ?? -1),
}));

export const wound = op('wound', (s, card: CardId, amount: number, by: Hero | null) => {
  const damage = (s.wounds[card] ?? 0) + amount;
  s.wounds[card] = damage;
  return { card: the(card), amount, damage, hero: by === null ? null : who(s, by) };
});

export const noteDefeat = op('defeat', (s, card: CardId, hero: Hero | null) => {
  if (hero !== null && s.marked.includes(card)) s.trophies[hero] = (s.trophies[hero] ?? 0) + 1; // MD-H2-05
  leaveMap(s, card);
  return { card: the(card), hero: hero === null ? null : who(s, hero) };
});

export const noteDiscard = op('discard-threat', (s, card: CardId) => {
  leaveMap(s, card);
  return { card: the(card) };
});

function leaveMap(s: MandoState, card: CardId): void {
  s.at[card] = -1;
  s.wounds[card] = 0;
  s.bearers[card] = -1;
}

export const noteReinforcement = op('reinforcement', (s, card: CardId, space: number, spaceName: string) => {
  s.at[card] = space;
  return { card: the(card), space: spaceName, place: placeIn(s.options, space) };
});

export const moveThreat = op('threat-moves', (s, card: CardId, space: number, from: string, to: string) => {
  s.at[card] = space;
  return { card: the(card), from, to, place: placeIn(s.options, space) };
});

export const noteAttack = op('attack', (s, card: CardId, hero: Hero) => ({ card: the(card), hero: who(s, hero) }));
export const noteSentry = op('sentry', (s, card: CardId, hero: Hero) => ({ card: the(card), hero: who(s, hero) }));
export const noteStrike = op('strike', (s, card: CardId, hero: Hero) => ({ card: the(card), hero: who(s, hero) }));
export const noteMissionEffect = op('mission-effect', (_s, card: CardId) => ({ card: the(card) }));

// Doors and objects

export const openDoor = op('door-opens', (s, door: number, name: string) => {
  s.open |= 1 << door; // MA-TER-05
  return { door: doorNamed(name) };
});

export const damageDoor = op(
  'door-damage',
  (s, hero: Hero, door: number, amount: number, health: number, name: string) => {
    const damage = (s.doorDamage[door] ?? 0) + amount;
    s.doorDamage[door] = damage;
    return { hero: who(s, hero), door: doorNamed(name), amount, damage, left: Math.max(0, health - damage) };
  },
);

export const noteObject = op('use-object', (s, hero: Hero, card: CardId) => ({ hero: who(s, hero), card: the(card) }));

export const takePiece = op('take', (s, hero: Hero, card: CardId) => {
  s.at[card] = -1;
  s.bearers[card] = hero;
  return { hero: who(s, hero), card: the(card) };
});

export const deliver = op('deliver', (s, hero: Hero, cards: readonly CardId[]) => {
  for (const card of cards) leaveMap(s, card);
  return { hero: who(s, hero), cards: cards.map(the), amount: cards.length };
});

// The token of MA-CMP-11

export const rescueToken = op('rescue', (s, hero: Hero, card: CardId) => {
  s.at[card] = -1;
  s.bearers[card] = hero;
  return { hero: who(s, hero), card: the(card) };
});

export const fleeTo = op('flee', (s, hero: Hero, card: CardId, space: number, spaceName: string) => {
  s.bearers[card] = -1;
  s.at[card] = space;
  s.fled = true;
  return { hero: who(s, hero), card: the(card), space: spaceName };
});

export const carryOff = op('carry-off', (s, enemy: CardId, card: CardId) => {
  s.carrier = enemy;
  s.at[card] = -1;
  return { enemy: the(enemy), card: the(card) };
});

/** MA-CHD-06, and markers of a hero who leaves the map. */
export const dropPiece = op('drop', (s, card: CardId, space: number, spaceName: string) => {
  s.carrier = null;
  s.bearers[card] = -1;
  s.at[card] = space;
  return { card: the(card), space: spaceName };
});

// Planning

export const noteKeep = op('keep', (s, hero: Hero, card: CardId) => ({ hero: who(s, hero), card: the(card) }));
/** Only who drew it knows the card. */
export const notePutBack = op('put-back', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));
export const notePlansDiscarded = op('plans-discarded', (_s, seat: Seat, cards: readonly CardId[]) => ({
  seat: { seat },
  cards: cards.map(the),
}));
export const noteUsePlan = op('use-plan', (s, hero: Hero, card: CardId) => ({ hero: who(s, hero), card: the(card) }));
export const noteSearch = op('search-plans', (s, hero: Hero) => ({ hero: who(s, hero) }));

// Events and disruption

export const noteCrisis = op('crisis', (s, of: Area | null, total: number) => {
  s.crises[s.active] = (s.crises[s.active] ?? 0) + 1;
  return { area: of === null ? null : area(of), total };
});
export const noteCrisisSkipped = op('crisis-skipped', (s, hero: Hero) => ({ hero: who(s, hero) }));
export const noteEvent = op('event', (_s, card: CardId, of: Area | null, total: number) => ({
  card: the(card),
  area: of === null ? null : area(of),
  total,
}));
/** MA-EVT-01 the next line of the card; MA-EVT-04 `happens`: not one for 6 or more while the total is less. */
export const noteEventStep = op('event-step', (_s, card: CardId, step: number, happens: boolean) => ({
  card: the(card),
  step,
  happens,
}));
export const noteIneffective = op('ineffective', (_s, card: CardId) => ({ card: the(card) }));
export const noteAreaCleared = op('area-cleared', (s, of: Area) => {
  s.substitutes[of] = 0;
  return { area: area(of) };
});
export const noteForesight = op('foresee', (_s, seat: Seat, card: CardId, buried: boolean) => ({
  seat: { seat },
  card: the(card),
  buried,
}));

export const showBack = op('event-back', (s, back: EventBack | null) => {
  s.back = back;
  return { back };
});

export const noteDisruption = op('disrupt', (_s, of: Area, card: CardId) => ({ area: area(of), card: the(card) }));
export const addSubstitute = op('substitute', (s, of: Area) => {
  s.substitutes[of] = (s.substitutes[of] ?? 0) + 1;
  return { area: area(of) };
});
export const removeSubstitute = op('substitute-removed', (s, of: Area) => {
  s.substitutes[of] = (s.substitutes[of] ?? 0) - 1;
  return { area: area(of) };
});
export const noteDisruptionRemoved = op('disruption-removed', (_s, of: Area, card: CardId) => ({
  area: area(of),
  card: the(card),
}));

export const setTrack = op('track', (s, damage: number) => {
  const before = s.track;
  s.track = damage;
  return { track: trackNamed(s.options.mission), before, damage };
});

export const advanceTime = op('time', (s) => {
  s.time++;
  return { damage: s.time };
});

// Secret roles

export const useAccusation = op('accuse', (s, seat: Seat, accused: Seat) => {
  s.accused[seat] = true;
  return { seat: { seat }, accused: { seat: accused } };
});
export const noteVotes = op('votes', (_s, votes: readonly Seat[], accused: Seat) => ({
  votes: votes.map((seat) => ({ seat })),
  accused: { seat: accused },
}));
export const noteBetrayals = op('betrayals', (s, amount: number) => {
  s.betrayals -= amount;
  return { amount };
});
export const expose = op('exposed', (s, seat: Seat) => {
  s.exposed = seat;
  s.spaces[seat] = -1;
  return { seat: { seat } };
});
export const noteRole = op('role', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));
export const noteOutcast = op('outcast', (_s, seat: Seat, does: 'event' | 'move' | 'disrupt') => ({
  seat: { seat },
  does,
}));

type Ops = typeof import('./index.ts');
/** The data of each event, by its type: the log is exhaustive over it. */
export type Events = EventsOf<Ops>;
