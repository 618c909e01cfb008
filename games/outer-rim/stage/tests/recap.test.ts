import { rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { checkRecaps, worthTelling } from '@cantina/web/kit/testing';
import { game } from '../../rules/game.ts';
import { fieldsOf } from '../../table/sight.ts';
import { sceneOf } from '../scenes.ts';
import { onlooker } from './watched.ts';

/** What is told in the words of the log. */
const SENTENCES = [
  'travel',
  'use-ability',
  'market-discard',
  'buy',
  'move-patrol',
  'new-patrol',
  'attempt-job',
  'job-ends',
  'defeated',
  'capture',
  'eliminate',
  'beat-patrol',
  'gain-fame',
  'lose-fame',
  'reputation',
  'reward',
  'gain-credits',
  'refuse-asset',
  'discard-asset',
  'place-contact',
  'recover',
];
/** What is told in words of its own: several tests and blows as one. */
const SUMMED = [
  'new-ship',
  'draw-encounter',
  'turn-up-contact',
  'test-ends',
  'combat-outcome',
  'damage',
  'deliver',
  'remove',
];

const turnOf = (view: Parameters<typeof fieldsOf>[0]): number => fieldsOf(view).active;

checkRecaps({
  seeds: (lang) => [lang],
  play: (seed) => {
    const rng = rngFromSeed(seedFrom(`recap answers ${seed}`));
    const match = start(game, { seats: 2, options: {}, seed: seedFrom(`recap ${seed}`) }).watch();
    return { match, choose: (decision) => randomAnswer(rng, [decision]).picks };
  },
  stage: { sceneOf, turnOf },
  readerFor: (lang) => onlooker(0, lang),
  worth: worthTelling({ sentences: SENTENCES, summed: SUMMED }, ({ beat }) => fieldsOf(beat.before).round > 0),
  least: 20,
  most: 400,
});
