/** Plays games with random answers and prints one digest of all their final states: equal digests, equal behaviour. */
import process from 'node:process';
import { GAME_IDS, loadGame } from '@cantina/games';
import { allOptions, below, digest, type Rng, rngFromSeed, type Seed, seedFrom, start } from '@cantina/kernel';

const games = Number(process.argv[2] ?? 200);
/** `npm run digests -- 200 smugglers`: only these. */
const named = process.argv.slice(3);
/** No random game was ever longer; what is not over by then is compared as it stands. */
const MOST_ANSWERS = 20_000;

for (const id of GAME_IDS) {
  if (named.length > 0 && !named.includes(id)) continue;
  const { game } = await loadGame(id);
  const kinds = allOptions(game.options);
  const ends: string[] = [];
  let answers = 0;
  for (let n = 0; n < games; n++) {
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1));
    const options = kinds[n % kinds.length] ?? {};
    const match = start(game, { seats, options, seed: seedFrom(`digest ${n}`), record: false });
    const rng = rngFromSeed(seedFrom(`answers ${n}`) satisfies Seed);
    while (match.outcome === null && match.answerCount < MOST_ANSWERS) {
      const asked = match.asked[0];
      if (asked === undefined) throw new Error(`${id}, game ${n}: nobody is asked`);
      const left = asked.options.map((each) => each.id);
      match.answer(asked.seat, asked.id, picked(rng, left, asked.min, asked.max));
    }
    answers += match.answerCount;
    ends.push(match.read((g) => digest(g.state)));
  }
  console.log(`${id.padEnd(13)} ${games} games ${String(answers).padStart(7)} answers  ${digest(ends)}`);
}

function picked(rng: Rng, left: string[], min: number, max: number): string[] {
  const count = min + below(rng, Math.min(max, left.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(below(rng, left.length), 1)[0] as string);
}
