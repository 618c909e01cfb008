#!/usr/bin/env node
import { join } from 'node:path';
import process from 'node:process';
import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { isBotWorker, serveBots } from '@cantina/server';
import { playArena } from './arena/thread.ts';
import { cantina } from './cantina.ts';
import { processIo } from './io.ts';
import { projectRoot } from './root.ts';
import { givenJob } from './threads.ts';
import { train } from './train/thread.ts';

process.setSourceMapsEnabled(true);
const games = { ids: GAME_IDS, load: (id: string) => (isGameId(id) ? loadGame(id) : null) };
const job = givenJob();
if (job?.job === 'train') await train({ games }, job);
else if (job?.job === 'arena') await playArena({ games }, job);
else if (isBotWorker()) {
  serveBots(games);
} else {
  process.exitCode = await cantina(process.argv.slice(2), {
    io: processIo(),
    games,
    root: projectRoot(import.meta.dirname) ?? process.cwd(),
    pages: join(import.meta.dirname, 'web'),
    env: process.env,
  });
}
