import { chooser } from '@cantina/bots';
import { seedFrom, start } from '@cantina/kernel';
import { books, kernelBook, wordBook } from '@cantina/text';
import { checkRecaps, onlooker, worthTelling } from '@cantina/web/kit/testing';
import { brain } from '../../bot/index.ts';
import { playable } from '../../index.ts';
import { game } from '../../rules/game.ts';
import { fieldsOf } from '../../table/sight.ts';
import { gameTexts } from '../../text/index.ts';
import { scenes } from '../scenes.ts';

/** What is told in the words of the log. */
const SENTENCES = [
  'fate',
  'attach',
  'slowed',
  'escorted',
  'hull-damage',
  'system-damage',
  'card-ship-destroyed',
  'driven-off',
  'arrest',
  'trade',
  'delivery',
  'season-ends',
  'brix-weapons',
  'destroyed',
];
/** What is told in words of its own. */
const SUMMED = ['fly', 'customs', 'dogfight', 'flee', 'upgrade', 'release', 'emerge', 'tow', 'new-ship'];

const book = books(kernelBook, wordBook, playable.book);

checkRecaps({
  seeds: (lang) => [lang],
  play: (seed) => {
    const match = start(game, { seats: 2, options: {}, seed: seedFrom(`recap ${seed}`) }).watch();
    const bots = [0, 1].map((seat) => chooser('quick', brain, `${seed} ${seat}`));
    return { match, choose: (decision) => bots[decision.seat]?.(match, decision) ?? [] };
  },
  stage: scenes,
  readerFor: (lang) => onlooker(0, lang, { book, faceName: (of, face) => gameTexts[of].faceName(face) }),
  worth: worthTelling({ sentences: SENTENCES, summed: SUMMED }, ({ beat }) => fieldsOf(beat.before).round > 0),
  least: 20,
  most: 350,
});
