import type { View } from '@cantina/kernel';
import { type Lang, type Np, type Reader, type Segment, type Writer, write } from '@cantina/text';
import { GOODS, labelOf, planets, SYSTEMS } from '../content/index.ts';
import type { Player, SmugglersState, Zone } from '../rules/state.ts';
import type { Labels } from './labels.ts';

type Fields = Pick<SmugglersState, 'active' | 'round' | 'players' | 'gluts'>;

/** One language as far as a board needs it. */
interface Tongue<L extends Lang> {
  readonly lang: L;
  readonly labels: Labels;
  readonly say: (np: Np<L>) => string;
}

/** The table for a terminal: the planets, then every ship log. */
export const board =
  <L extends Lang>(tongue: Tongue<L>) =>
  (view: View, reader: Reader): readonly Segment[] =>
    write({ ...reader, lang: tongue.lang }, (w) => {
      // All of these lie open, so they are in every view (rules/state.ts, `visible`).
      const { active, round, players } = view.fields as unknown as Fields;
      const { labels } = tongue;
      return [
        labels.board.turn(round, reader.seatName(active)),
        `── ${labels.board.planets}`,
        ...planetLines(tongue, view, w),
        ...players.flatMap((player, seat) => logLines(tongue, view, w, reader, player, seat)),
      ].join('\n');
    });

const cards = <L extends Lang>({ say }: Tongue<L>, view: View, w: Writer<L>, zone: Zone, slot: number): string[] =>
  (view.zones[zone]?.[slot]?.cards ?? []).map(({ face }) => say(w.card(face)));

function planetLines<L extends Lang>(tongue: Tongue<L>, view: View, w: Writer<L>): string[] {
  const { labels } = tongue;
  return (view.zones.planets ?? []).flatMap(({ cards: [card] }, slot) => {
    const planet = planets.find(({ id }) => id === card?.face);
    if (planet === undefined) return [];
    const demand = GOODS.map((good) => `${labels.goods[good]} ${labels.demands[planet.demand[good]]}`);
    const events = cards(tongue, view, w, 'attached', slot);
    const place = `${slot + 1} ${tongue.say(w.card(planet.id))} ${labelOf(planet.sector)} (${labels.starports[planet.starport]})`;
    return [`   ${[place, ...demand, ...events].join(' · ')}`];
  });
}

function logLines<L extends Lang>(
  tongue: Tongue<L>,
  view: View,
  w: Writer<L>,
  reader: Reader,
  player: Player,
  seat: number,
): string[] {
  const { labels } = tongue;
  const { board: words, values } = labels;
  const where = player.status === 'flying' ? labelOf(player.sector) : words.status[player.status];
  const brix = player.brix.reduce((sum, { units }) => sum + units, 0);
  const cargo = [
    ...GOODS.flatMap((good) => (player[good] === 0 ? [] : [`${player[good]} ${labels.goods[good]}`])),
    ...(brix === 0 ? [] : [`${brix} ${words.brixWeapons}`]),
  ];
  const kept = cards(tongue, view, w, 'kept', seat);
  const hand = cards(tongue, view, w, 'hand', seat);
  const systems = SYSTEMS.map((system) => `${labels.systems[system]} ${player[system]}`);
  const money = [
    `${values.credits} ${player.credits}`,
    ...(player.bounty === 0 ? [] : [`${values.bounty} ${player.bounty}`]),
  ];
  return [
    `── ${[reader.seatName(seat), ...cards(tongue, view, w, 'character', seat), where, ...money].join(' · ')}`,
    `   ${[...systems, `${values.hull} ${player.hull}`].join(' · ')}`,
    ...(cargo.length === 0 ? [] : [`   ${words.cargo}: ${cargo.join(', ')}`]),
    ...(kept.length === 0 ? [] : [`   ${words.cards}: ${kept.join(', ')}`]),
    ...(hand.length === 0 ? [] : [`   ${words.hand}: ${hand.join(', ')}`]),
  ];
}
