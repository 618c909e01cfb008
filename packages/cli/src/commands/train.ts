import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from '@cantina/bots';
import { parse, wholeNumber } from '../args.ts';
import { BadInput, EXIT, load } from '../context.ts';
import { checkedLang } from '../lang.ts';
import { say } from '../reader.ts';
import { cores, inThreads } from '../threads.ts';
import { Curriculum, keptIn } from '../train/curriculum.ts';
import { SIGNAL, type Told, type TrainJob } from '../train/thread.ts';
import type { Command } from './command.ts';

const FLAGS = {
  minutes: 'text',
  seed: 'text',
  hidden: 'text',
  visits: 'text',
  slips: 'text',
  every: 'text',
  threads: 'text',
  folder: 'text',
  fresh: 'yes',
  ship: 'yes',
  lang: 'text',
} as const;

/** Teaches the bots of a game by letting them play themselves. Goes on where it stopped last time, or with what is shipped. */
export const train: Command = async (args, context) => {
  const { flags, positionals } = parse(args, FLAGS, 1);
  const playable = await load(context, positionals[0]);
  const lang = checkedLang(flags.lang, context);
  const { io, root } = context;
  const { id } = playable.game;
  const { judgement } = playable.brain;
  if (judgement === undefined) throw new BadInput('train.nothing', { game: id });
  const minutes = wholeNumber('--minutes', flags.minutes, 60, 0);
  const folder = flags.folder ?? join(root, '.cache', 'train', id);
  if (flags.fresh === true) rmSync(folder, { recursive: true, force: true });
  const before = keptIn(folder) ?? (flags.fresh === true ? null : judgement.weights);
  const hidden = before?.hidden ?? wholeNumber('--hidden', flags.hidden, 32, 0);
  const seed = flags.seed ?? '1';
  const weights = new SharedArrayBuffer(4 * partsOf(judgement.features.length, hidden).all);
  const signals = new SharedArrayBuffer(8);
  const every = wholeNumber('--every', flags.every, 300);
  const curriculum = new Curriculum(judgement, folder, { hidden, seed, shared: weights, every, before });
  const words = new Int32Array(signals);
  Atomics.store(words, SIGNAL.generation, curriculum.generation);
  const until = performance.now() + minutes * 60_000;
  const job = {
    job: 'train',
    game: id,
    hidden,
    visits: wholeNumber('--visits', flags.visits, 32),
    slips: wholeNumber('--slips', flags.slips, 3, 0),
    patience: 0.75,
    weights,
    signals,
  } as const;
  const threads = wholeNumber('--threads', flags.threads, cores());
  const first = curriculum.generation;
  const jobs = Array.from({ length: threads }, (_, i): TrainJob => ({ ...job, seed: `${seed} ${first} ${i}` }));
  const hear = (told: Told): void => {
    if (told.won !== null) curriculum.tried(told.won);
    if (curriculum.add(told.moments)) {
      io.out(say(lang, 'train.progress', curriculum.learn()));
      Atomics.store(words, SIGNAL.generation, curriculum.generation);
    }
    if (performance.now() > until) Atomics.store(words, SIGNAL.stop, 1);
  };
  if (minutes > 0) await inThreads(jobs, hear);
  if (flags.ship === true) {
    const file = join(root, 'games', id, 'bot', 'weights.json');
    const { visits, slips } = job;
    const command = `npm run train -- ${id} --visits ${visits} --slips ${slips} --every ${every} --seed ${seed}`;
    writeFileSync(file, `${JSON.stringify(curriculum.weights(command))}\n`);
    io.out(say(lang, 'train.shipped', { file }));
  }
  return EXIT.fine;
};
