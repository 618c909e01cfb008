import { rngFromSeed, seedFrom, start, type View } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { checkRecaps, worthTelling } from '@cantina/web/kit/testing';
import { game } from '../../rules/game.ts';
import { fieldsOf } from '../../table/sight.ts';
import { sceneIn } from '../scenes.ts';
import { known, readerFor } from './kit.ts';

/** What is told in the words of the log. */
const SENTENCES = [
  'play',
  'put-back',
  'plans-discarded',
  'keep',
  'look-at',
  'heal',
  'wound',
  'defeat',
  'threat-moves',
  'attack',
  'sentry',
  'strike',
  'crisis',
  'event',
  'ineffective',
  'disrupt',
  'door-damage',
  'door-opens',
  'time',
];
/** What is told in words of its own, or the last one for all. */
const SUMMED = ['hero-moves', 'hurt', 'reveal-threat', 'reinforcement', 'track', 'use-object', 'take', 'drop'];

const stage = {
  sceneOf: (beat: Parameters<typeof sceneIn>[1], at: Parameters<typeof sceneIn>[2]) => sceneIn(known, beat, at),
  turnOf: (view: View): number | null => (fieldsOf(view).shared ? null : fieldsOf(view).active),
};

checkRecaps({
  seeds: (lang) => [1, 2, 3].map((n) => `${n} ${lang}`),
  play: (seed) => {
    const rng = rngFromSeed(seedFrom(`recap answers ${seed}`));
    const match = start(game, { seats: 2, options: {}, seed: seedFrom(`recap ${seed}`) }).watch();
    return { match, choose: (decision) => randomAnswer(rng, [decision]).picks };
  },
  stage,
  readerFor: (lang) => readerFor(0, lang),
  // What an answer of somebody else leads to in one's own turn has just been seen.
  worth: worthTelling({ sentences: SENTENCES, summed: SUMMED }, ({ turns }) => turns.some((turn) => turn !== 0)),
  least: 8,
  most: 400,
});
