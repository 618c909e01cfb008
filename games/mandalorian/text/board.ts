import type { View } from '@cantina/kernel';
import type { GameText } from '@cantina/playable';
import { type Lang, type Np, type Reader, type Writer, write } from '@cantina/text';
import { AREAS, type Card, type GameMap } from '../content/index.ts';
import { totalOfArea } from '../rules/event/counting.ts';
import type { MandoState, Zone } from '../rules/state.ts';
import type { Labels } from './labels.ts';
import { nameOf } from './names/index.ts';

type Fields = Pick<
  MandoState,
  | 'active'
  | 'turn'
  | 'shared'
  | 'characters'
  | 'spaces'
  | 'damage'
  | 'at'
  | 'wounds'
  | 'bearers'
  | 'track'
  | 'time'
  | 'substitutes'
  | 'back'
>;

/** One language as far as a board needs it. */
interface Tongue<L extends Lang> {
  readonly lang: L;
  readonly labels: Labels;
  readonly say: (np: Np<L>) => string;
  /** The cards and maps this reader may know. */
  readonly cards: readonly Card[];
  readonly maps: readonly GameMap[];
}

export type Board = NonNullable<GameText['board']>;

/** What the lines are made from. */
interface Sight<L extends Lang> {
  readonly tongue: Tongue<L>;
  readonly view: View;
  readonly fields: Fields;
  readonly writer: Writer<L>;
  readonly reader: Reader;
}

/** The table for a terminal: tracks, action areas, threats, then every character and one's own hand. */
export const board =
  <L extends Lang>(tongue: Tongue<L>): Board =>
  (view, reader) =>
    write({ ...reader, lang: tongue.lang }, (writer) => {
      // All of these lie open, so they are in every view (rules/state.ts, `visible`).
      const fields = view.fields as unknown as Fields;
      const { board: words, backs } = tongue.labels;
      const sight: Sight<L> = { tongue, view, fields, writer, reader };
      const back = fields.back === null ? [] : [`${words.event}: ${backs[fields.back]}`];
      const tracks = [`${words.track} ${fields.track}`, `${words.time} ${fields.time}`, ...back];
      return [
        ...(fields.turn === 0 ? [] : [words.turn(fields.turn, reader.seatName(fields.active))]),
        `   ${tracks.join(' · ')}`,
        `── ${words.areas}`,
        ...areaLines(sight),
        ...threatLines(sight),
        ...fields.characters.flatMap((_, hero) => heroLines(sight, hero)),
        ...ownLines(sight),
      ].join('\n');
    });

const cards = <L extends Lang>({ tongue, view, writer }: Sight<L>, zone: Zone, slot: number): string[] =>
  (view.zones[zone]?.[slot]?.cards ?? []).map(({ face }) => tongue.say(writer.card(face)));

function areaLines<L extends Lang>(sight: Sight<L>): string[] {
  const { tongue, fields } = sight;
  return AREAS.flatMap((area, slot) => {
    const substitutes = fields.substitutes[slot] ?? 0;
    const there = [
      ...cards(sight, 'area', slot),
      ...cards(sight, 'areaTokens', slot),
      ...(substitutes > 0 ? [`+${substitutes}`] : []),
    ];
    if (area === 'mission' && there.length === 0) return [];
    const list = there.length === 0 ? '' : `: ${there.join(', ')}`;
    return [`   ${tongue.labels.areas[area]} ${totalOn(sight, slot)}${list}`];
  });
}

function totalOn<L extends Lang>({ tongue, view, fields }: Sight<L>, slot: number): number {
  const printed = (zone: Zone): readonly Card[] =>
    (view.zones[zone]?.[slot]?.cards ?? []).flatMap(({ face }) => tongue.cards.find(({ id }) => id === face) ?? []);
  const strengths = printed('area').map((card) => (card.kind === 'skill' ? card.strength : 0));
  const tokens = printed('areaTokens').map((card) => (card.kind === 'disruption' ? card.value : 0));
  const substitutes = fields.substitutes[slot] ?? 0;
  return totalOfArea(
    strengths,
    tokens.reduce((sum, value) => sum + value, substitutes),
  );
}

const spaceName = <L extends Lang>({ tongue, view }: Sight<L>, space: number): string =>
  mapIn(tongue.maps, view)?.spaces[space]?.id ?? String(space);

/** A story mission has its own map; a contract is played on the one that was agreed. */
const mapIn = (maps: readonly GameMap[], { options }: View): GameMap | undefined =>
  maps.find(({ mission }) => mission === options.mission) ?? maps.find(({ id }) => id === options.map);

function threatLines<L extends Lang>(sight: Sight<L>): string[] {
  const { tongue, view, fields, writer } = sight;
  const { board: words } = tongue.labels;
  const open = [...(view.zones.revealed ?? []), ...(view.zones.tokens ?? [])].flatMap((pile) => pile.cards);
  const known = new Set(open.map(({ id }) => id));
  const shown = open.flatMap(({ id, face }) => {
    const space = fields.at[id] ?? -1;
    const wounds = fields.wounds[id] ?? 0;
    if (space < 0) return [];
    return [
      `${spaceName(sight, space)} ${tongue.say(writer.card(face))}${wounds > 0 ? ` (${words.damage} ${wounds})` : ''}`,
    ];
  });
  const facedown = fields.at
    .filter((space, id) => space >= 0 && !known.has(id))
    .sort((a, b) => a - b)
    .map((space) => spaceName(sight, space));
  return [
    ...(shown.length === 0 ? [] : [`── ${words.threats}`, `   ${shown.join(' · ')}`]),
    ...(facedown.length === 0 ? [] : [`── ${words.facedown}`, `   ${facedown.join(' · ')}`]),
  ];
}

function heroLines<L extends Lang>(sight: Sight<L>, hero: number): string[] {
  const { tongue, view, fields, reader, writer } = sight;
  const { board: words } = tongue.labels;
  const character = fields.characters[hero];
  if (character === undefined) return [];
  const space = fields.spaces[hero] ?? -1;
  const held = [...(view.zones.tokens ?? []), ...(view.zones.revealed ?? [])].flatMap((pile) => pile.cards);
  const carried = held.flatMap(({ id, face }) => (fields.bearers[id] === hero ? [tongue.say(writer.card(face))] : []));
  const plans = cards(sight, 'plans', hero);
  const name = nameOf(tongue.lang, character);
  const seat = reader.seatName(hero);
  const title = [
    name,
    ...(fields.shared || seat === name ? [] : [seat]),
    space < 0 ? '–' : spaceName(sight, space),
    `${words.damage} ${fields.damage[hero] ?? 0}`,
  ];
  return [
    `── ${title.join(' · ')}`,
    ...(carried.length === 0 ? [] : [`   ${words.carries}: ${carried.join(', ')}`]),
    ...(plans.length === 0 ? [] : [`   ${words.plans}: ${plans.join(', ')}`]),
  ];
}

/** What only the reader sees. */
function ownLines<L extends Lang>(sight: Sight<L>): string[] {
  const { board: words } = sight.tongue.labels;
  const seat = sight.reader.seat;
  if (seat === null) return [];
  const role = cards(sight, 'roles', seat);
  return [
    `── ${words.hand}: ${cards(sight, 'hand', seat).join(', ')}`,
    ...(role.length === 0 ? [] : [`── ${words.own}: ${role.join(', ')}`]),
  ];
}
