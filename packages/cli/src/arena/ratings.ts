import { below, type Rng, rngFromSeed, seedFrom } from '@cantina/kernel';

/** Who sat at a table, and how much of the win each one got. */
export interface Result {
  /** Fighters, seat by seat; -1 is the game itself, where people play together against it. */
  readonly seats: readonly number[];
  /** Shares of the win, seat by seat. */
  readonly won: readonly number[];
}

export interface Rating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

const ROUNDS = 60;
const SAMPLES = 200;
const ELO = 400 / Math.LN10;
const ANCHOR = 1000;

/**
 * Strengths after Bradley and Terry, for any number of seats: whoever sits down wins by the share of his strength. In Elo,
 * with the fighter `anchor` at 1000; the intervals come from drawing the results again and again.
 */
export function ratingsOf(
  results: readonly Result[],
  fighters: number,
  anchor: number,
  seed: string,
): readonly Rating[] {
  const rng = rngFromSeed(seedFrom(`ratings ${seed}`));
  const elo = elosOf(results, fighters, anchor);
  const samples = Array.from({ length: SAMPLES }, () => elosOf(drawn(results, rng), fighters, anchor));
  return elo.map((rating, each) => {
    const sorted = samples.map((sample) => sample[each] ?? ANCHOR).sort((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.round((SAMPLES - 1) * share)] ?? ANCHOR);
    return { rating: Math.round(rating), low: at(0.025), high: at(0.975) };
  });
}

const drawn = (results: readonly Result[], rng: Rng): Result[] =>
  results.map(() => results[below(rng, results.length)] as Result);

function elosOf(results: readonly Result[], fighters: number, anchor: number): number[] {
  // The last place is the game itself. Half a win against everybody keeps those finite who win or lose all
  const count = fighters + 1;
  let strength = Array<number>(count).fill(1);
  const place = (seat: number): number => (seat < 0 ? fighters : seat);
  const wins = Array<number>(count).fill(0.5);
  for (const { seats, won } of results) {
    seats.forEach((each, i) => {
      wins[place(each)] = (wins[place(each)] ?? 0) + (won[i] ?? 0);
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const chances = strength.map((each) => 1 / (each + 1));
    for (const { seats } of results) {
      const all = seats.reduce((sum, each) => sum + (strength[place(each)] ?? 0), 0);
      for (const each of seats) chances[place(each)] = (chances[place(each)] ?? 0) + 1 / all;
    }
    strength = wins.map((each, i) => each / (chances[i] ?? 1));
    const mean = Math.exp(strength.reduce((sum, each) => sum + Math.log(each), 0) / count);
    strength = strength.map((each) => each / mean);
  }
  const zero = Math.log(strength[anchor] ?? 1);
  return strength.slice(0, fighters).map((each) => ANCHOR + ELO * (Math.log(each) - zero));
}

/** Between what shares the true one lies 95 of 100 times, after Wilson. */
export function interval(won: number, games: number): { readonly from: number; readonly to: number } {
  if (games === 0) return { from: 0, to: 1 };
  const z = 1.96;
  const share = won / games;
  const d = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / d;
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / d;
  return { from: middle - half, to: middle + half };
}
