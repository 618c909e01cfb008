#!/usr/bin/env node
import { join } from 'node:path';
import process from 'node:process';
import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { isBotWorker, serveBots } from '@cantina/server';
import { cantina } from './cantina.ts';
import { processIo } from './io.ts';
import { projectRoot } from './root.ts';

process.setSourceMapsEnabled(true);
const games = { ids: GAME_IDS, load: (id: string) => (isGameId(id) ? loadGame(id) : null) };
if (isBotWorker()) {
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
