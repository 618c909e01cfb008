import type { Campaign } from '@cantina/playable';

/** Three chapters of bluff, each a longer game. Plain JSON. */
interface Chapters {
  readonly chapter: number;
  readonly games: readonly { readonly rounds: number; readonly won: boolean }[];
}

/** The game of each chapter, and the pack that comes with it. */
const ROUNDS = [3, 6, 50];
const PACKS = ['second-round', 'long'];
const LAST = ROUNDS.length;

export const bluffCampaign: Campaign<Chapters> = {
  begin: () => ({ chapter: 1, games: [] }),
  afterGame: ({ chapter, games }, { options, outcome }) => ({
    chapter: options.rounds === ROUNDS[chapter - 1] ? Math.min(LAST, chapter + 1) : chapter,
    games: [...games, { rounds: Number(options.rounds), won: outcome.winners.includes(0) }],
  }),
  unlockEverything: (state) => ({ ...state, chapter: LAST }),
  optionsFor: ({ chapter }, wish) => ({ ...wish, chapter }),
  refusal({ chapter }, { rounds }, seats) {
    if (!ROUNDS.slice(0, chapter).includes(Number(rounds))) return { reason: { key: 'reason.locked' }, rule: 'BL-05' };
    return rounds === 50 && seats < 3 ? { reason: { key: 'reason.too-few' }, rule: 'BL-06' } : null;
  },
  packs: ({ chapter }) => PACKS.slice(0, chapter - 1),
  view: ({ chapter, games }) => ({
    story: ROUNDS.slice(0, chapter).flatMap((_, i) => {
      const key = `story.${PACKS[i - 1] ?? 'begin'}`;
      const page = { chapter: i + 1, title: { key }, text: { key } };
      return i === 0 ? [page] : [page, { chapter: i + 1, face: 'joker' }];
    }),
    scenarios: ROUNDS.slice(0, chapter).map((rounds) => ({
      id: String(rounds),
      name: { key: 'scenario', args: { rounds } },
      about: [],
      options: { rounds },
      choices: [],
      seats: { min: rounds === 50 ? 3 : 1, max: 4 },
    })),
    next: String(ROUNDS[chapter - 1]),
    choices: {},
    games: games.map(({ rounds, won }) => ({ name: { key: 'scenario', args: { rounds } }, won, options: {} })),
  }),
};
