import type { Outcome, View } from '@cantina/kernel';
import type { GameEnd, StageBeat, StageReader } from '@cantina/web/kit';
import type { DieFace } from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { cardsOf, fieldsOf, openTable } from '../table/sight.ts';
import { words as tableWords } from '../table/words/index.ts';
import { endWords, type Who } from './end-words.ts';
import { facesIn, isOf, joined } from './telling.ts';

export const fameIn = (view: View, player: number): number =>
  cardsOf(view, 'character', player).length === 0 ? 0 : fameOf(openTable(view), player);
const called = (at: StageReader, seat: number): Who => (seat === at.seat ? null : at.reader.seatName(seat));
const most = (view: View): number => Number(view.options.fameToWin);

/** The printed opponent of a solo game is a player without a seat. */
const AI = 1;
const winnerOf = ({ winners }: Outcome): number => winners[0] ?? AI;

/** Half of the sides of a die are hits. */
const HIT_SHARE = 0.5;
const isHit = (face: DieFace): boolean => face === 'hit' || face === 'crit';

export const end: GameEnd = {
  headline(outcome, view, at) {
    const say = endWords[at.reader.lang];
    const winner = winnerOf(outcome);
    const { round } = fieldsOf(view);
    const fame = fameIn(view, winner);
    return outcome.winners.length === 0 ? say.aiWon(fame, round) : say.won(called(at, winner), fame, round);
  },

  closeness(outcome, view, at) {
    const say = endWords[at.reader.lang];
    const winner = winnerOf(outcome);
    const others = fieldsOf(view).players.flatMap((_, player) => (player === winner ? [] : [player]));
    const told = others.map((player) => {
      const fame = fameIn(view, player);
      return player < view.seats
        ? say.missed(called(at, player), fame, Math.max(0, most(view) - fame))
        : say.aiMissed(fame);
    });
    return told.join(' ');
  },

  face: (outcome, view) => cardsOf(view, 'character', winnerOf(outcome))[0]?.face ?? 'ai/1',

  tally(view, seat, at) {
    const say = endWords[at.reader.lang];
    const { num } = tableWords[at.reader.lang];
    const [ship] = cardsOf(view, 'ship', seat);
    return [
      { name: say.fame, value: `${fameIn(view, seat)}/${most(view)}` },
      { name: say.credits, value: num(fieldsOf(view).players[seat]?.credits ?? 0) },
      { name: say.ship, value: ship === undefined ? '' : at.reader.faceName(ship.face) },
      { name: say.bounties, value: num(cardsOf(view, 'assets', seat).length) },
    ];
  },

  measures(at) {
    const say = endWords[at.reader.lang];
    return [
      { name: say.fame, of: fameIn, goal: 10 },
      { name: say.credits, of: (view, seat) => fieldsOf(view).players[seat]?.credits ?? 0 },
    ];
  },

  roundOf: (view) => fieldsOf(view).round,

  turnOf(beat, at) {
    const told = joined(beat.events.map((event) => at.lineOf(event)).filter((line) => line.length > 0));
    const legend = becomesLegend(beat);
    if (legend !== null && told.length > 0) return { text: told, ...legend };
    for (const event of beat.events) {
      const found = remembered(event, beat);
      if (found !== null) return { text: told, ...found };
    }
    return null;
  },

  luckOf(beat) {
    return beat.events.flatMap((event) => {
      const roller = rollerOf(event, beat);
      if (roller === null || roller.seat >= beat.view.seats) return [];
      const { seat, dice } = roller;
      return [{ seat, had: dice.filter(isHit).length, expected: dice.length * HIT_SHARE }];
    });
  },

  luckName: (at) => endWords[at.reader.lang].luck,
};

type Seen = StageBeat['events'][number];

/** Who has all the fame that is needed since this beat: also what one buys can bring it. */
function becomesLegend({ before, view }: StageBeat) {
  const goal = most(view);
  const seat = Array.from({ length: view.seats }, (_, each) => each).find(
    (each) => fameIn(view, each) >= goal && fameIn(before, each) < goal,
  );
  if (seat === undefined) return null;
  const [character] = cardsOf(view, 'character', seat);
  return { seat, faces: character === undefined ? [] : [character.face], weight: 20 };
}

/** What people will tell each other: fame, defeats, captures, goals, new ships. */
function remembered(event: Seen, { view }: StageBeat) {
  if (isOf(event, 'gain-fame')) {
    const { player, amount } = event.data;
    const [character] = cardsOf(view, 'character', player.seat);
    return { seat: player.seat, faces: character === undefined ? [] : [character.face], weight: 4 * amount };
  }
  if (isOf(event, 'defeated')) {
    const [character] = cardsOf(view, 'character', event.data.player.seat);
    return { seat: event.data.player.seat, faces: character === undefined ? [] : [character.face], weight: 7 };
  }
  if (isOf(event, 'capture') || isOf(event, 'eliminate'))
    return { seat: event.data.player.seat, faces: facesIn(event.data.card), weight: 5 };
  if (isOf(event, 'flip')) return { seat: event.data.player.seat, faces: facesIn(event.data.card), weight: 9 };
  if (isOf(event, 'job-ends') && event.data.completed)
    return { seat: event.data.player.seat, faces: facesIn(event.data.card), weight: 6 };
  if (isOf(event, 'new-ship')) return { seat: event.data.player.seat, faces: facesIn(event.data.card), weight: 5 };
  return null;
}

/** Whose dice these are; nobody's where the house or an enemy rolls. */
function rollerOf(
  event: Seen,
  { view }: StageBeat,
): { readonly seat: number; readonly dice: readonly DieFace[] } | null {
  const { combat, test } = fieldsOf(view);
  if (isOf(event, 'test-roll')) return test === null ? null : { seat: test.player, dice: event.data.dice };
  if (!isOf(event, 'combat-roll') || combat === null) return null;
  const seat = event.data.side === 'attacker' ? combat.attacker : combat.defender;
  return seat === null ? null : { seat, dice: event.data.dice };
}
