import { adviceFor, chooser } from '@cantina/bots';
import { type Decision, type Match, seedFrom, start } from '@cantina/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

const ANSWERS = 40;

describe.each(GAME_IDS)('somebody who asks what to do in %s', (id) => {
  test('is told something at every question, however little time there was', async () => {
    const { game, brain } = await loadGame(id);
    const match: Match = start(game, { seats: Math.max(2, game.seats.min), seed: seedFrom('advice'), record: false });
    const anybody = chooser('random', brain, 'advice');
    const silent: string[] = [];
    const promised: string[] = [];
    for (let answers = 0; match.outcome === null && answers < ANSWERS; answers++) {
      const [asked] = match.asked as readonly [Decision];
      if (asked.options.length > 1) {
        const [best] = adviceFor(match, asked, brain, `${answers}`, { visits: 1 });
        const offered = asked.options.map((option) => option.id);
        if (best?.picks.every((pick) => offered.includes(pick)) !== true) silent.push(asked.prompt.key);
        // Once is too little to promise anything
        if ((best?.chance ?? null) !== null) promised.push(asked.prompt.key);
      }
      match.answer(asked.seat, asked.id, anybody(match, asked));
    }
    expect({ silent, promised }).toEqual({ silent: [], promised: [] });
  });
});
