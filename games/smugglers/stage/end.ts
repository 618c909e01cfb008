import type { Outcome, View } from '@cantina/kernel';
import type { GameEnd, StageReader, Turn } from '@cantina/web/kit';
import { BRIX_WEAPONS, KOROTH_SECTOR, STRAIGHT, SYSTEMS, UPGRADES } from '../content/index.ts';
import type { RollFor } from '../rules/messages.ts';
import { isOf } from '../table/events.ts';
import { cardsOf, fieldsOf } from '../table/sight.ts';
import { words } from '../table/words/index.ts';
import { printers } from '../text/index.ts';
import { endWords } from './end-words.ts';
import { faceOf } from './fate.ts';
import { Telling } from './telling.ts';

const weaponsOf = (view: View, seat: number): number =>
  (fieldsOf(view).players[seat]?.brix ?? []).reduce((sum, { units }) => sum + units, 0);

/** What somebody has made of the game so far: money, and what the systems would cost at a large starport. */
function worthOf(view: View, seat: number): number {
  const player = fieldsOf(view).players[seat];
  if (player === undefined) return 0;
  const ship = SYSTEMS.reduce((sum, system) => sum + player[system] * (UPGRADES[system].large ?? 0), 0);
  return player.credits + ship + weaponsOf(view, seat) * fieldsOf(view).agreed.weaponPrice;
}

/** The nearest of those who did not win. */
function runnerUp(outcome: Outcome, view: View, at: StageReader): number | undefined {
  const others = fieldsOf(view).players.flatMap((_, seat) => (outcome.winners.includes(seat) ? [] : [seat]));
  if (at.seat !== null && others.includes(at.seat)) return at.seat;
  return others.toSorted((a, b) => worthOf(view, b) - worthOf(view, a))[0];
}

/** From this sum on a sale is worth remembering. */
const GREAT_SALE = 400;
/** What is counted as luck: dice of which more is better. */
const LUCKY: Readonly<Partial<Record<RollFor, true>>> = { manoeuvre: true, dogfight: true, availability: true };
const MEAN = 3.5;

/** How a game ends. */
export const end: GameEnd = {
  headline({ winners, reason }, view, at) {
    const say = endWords[at.reader.lang];
    const [first] = winners;
    if (first === undefined) return say.nobody;
    const name = at.reader.seatName(first);
    const you = at.seat !== null && winners.includes(at.seat);
    const { round } = fieldsOf(view);
    switch (reason) {
      case 'koroth-run':
        return say.run(name, you, round);
      case 'fortune':
        return say.fortune(name, you, round);
      case 'last-standing':
        return say.last(name, you);
      case 'most-kills':
        return say.kills(name, you);
      default:
        return say.rounds(winners.map((seat) => at.reader.seatName(seat)).join(', '), you);
    }
  },

  closeness(outcome, view, at) {
    const { agreed, players } = fieldsOf(view);
    const seat = runnerUp(outcome, view, at);
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined || outcome.reason !== 'koroth-run') return undefined;
    const say = endWords[at.reader.lang];
    const [name, you] = [at.reader.seatName(seat), seat === at.seat];
    const units = weaponsOf(view, seat);
    const far = STRAIGHT[player.sector]?.[KOROTH_SECTOR];
    if (units > 0 && far !== undefined) return say.hadWeapons(name, you, units, far);
    const credits = BRIX_WEAPONS * agreed.weaponPrice - player.credits;
    return say.lacked(name, you, BRIX_WEAPONS - player.cargoPods, credits);
  },

  face({ winners, reason }, view) {
    const captain = cardsOf(view, 'character', winners[0] ?? 0).at(-1)?.face;
    return reason === 'koroth-run' ? 'run' : (captain ?? 'run');
  },

  tally(view, seat, at) {
    const say = endWords[at.reader.lang];
    const table = words[at.reader.lang];
    const player = fieldsOf(view).players[seat];
    if (player === undefined) return [];
    return [
      { name: say.credits, value: table.num(player.credits) },
      { name: say.pods, value: `${player.cargoPods}/${BRIX_WEAPONS}` },
      { name: say.bounty, value: table.num(player.bounty) },
      { name: say.kill, value: table.num(player.kills) },
    ];
  },

  measures(at) {
    const say = endWords[at.reader.lang];
    return [
      { name: say.worth, of: worthOf },
      { name: say.bounty, of: (view, seat) => fieldsOf(view).players[seat]?.bounty ?? 0 },
    ];
  },

  roundOf: (view) => fieldsOf(view).round,

  turnOf(beat, at): Turn | null {
    const t = new Telling(beat, at);
    const say = endWords[at.reader.lang];
    for (const event of beat.events) {
      if (isOf(event, 'koroth-run'))
        return { text: t.line(event), faces: ['run'], seat: event.data.seat.seat, weight: 100 };
      if (isOf(event, 'destroyed'))
        return { text: t.line(event), faces: ['wreck'], seat: event.data.seat.seat, weight: 60 };
      if (isOf(event, 'arrest'))
        return { text: t.line(event), faces: ['prison'], seat: event.data.seat.seat, weight: 40 };
      if (isOf(event, 'brix-weapons') && event.data.units >= BRIX_WEAPONS)
        return { text: t.line(event), faces: ['brix'], seat: event.data.seat.seat, weight: 55 };
      if (isOf(event, 'delivery')) {
        const face = faceOf(event.data.card);
        return { text: t.line(event), faces: face === null ? [] : [face], seat: event.data.seat.seat, weight: 30 };
      }
      if (isOf(event, 'card-ship-destroyed')) {
        const face = faceOf(event.data.card);
        return { text: t.line(event), faces: face === null ? [] : [face], seat: event.data.seat.seat, weight: 22 };
      }
      if (isOf(event, 'trade') && event.data.does === 'sell' && event.data.sum >= GREAT_SALE) {
        const { seat } = event.data.seat;
        const good = printers[at.reader.lang].labels.goods[event.data.good];
        return {
          text: say.sold(at.reader.seatName(seat), t.isMe(seat), event.data.sum, good),
          faces: [`good:${event.data.good}`],
          seat,
          weight: event.data.sum / 40,
        };
      }
    }
    return null;
  },

  luckOf: ({ events }) =>
    events.flatMap((event) =>
      isOf(event, 'die') && event.data.card === null && LUCKY[event.data.roll] === true
        ? [{ seat: event.data.seat.seat, had: event.data.die, expected: MEAN }]
        : [],
    ),
  luckName: (at) => endWords[at.reader.lang].luck,
};
