/** A simple plan that ends a game: play everything, buy the dearest, attack with all, end the turn. */
const PLAN: readonly RegExp[] = [
  /^play-all$/,
  /^play:/,
  /^attack-all:base$/,
  /^attack:/,
  /^buy:\d/,
  /^buy:pilot$/,
  /^take$/,
  /^damage:/,
];
const NEVER = /^(un)?assign:|^propose:|^ability:|^buyout:|^end$/;

/** Which of the options comes next in the plan. */
export function planned(options: readonly string[]): string | undefined {
  for (const step of PLAN) {
    const found = options.find((option) => step.test(option));
    if (found !== undefined) return found;
  }
  return options.find((option) => !NEVER.test(option)) ?? options.find((option) => option === 'end') ?? options[0];
}
