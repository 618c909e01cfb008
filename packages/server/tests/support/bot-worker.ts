import { serveBots } from '../../src/bots/worker.ts';
import { games } from './games.ts';

serveBots(games);
