import { type Chooser, chooser } from '@cantina/bots';
import type { Manner } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { brain } from '../bot/index.ts';
import type { Planet } from '../content/index.ts';
import type { RimState } from '../rules/state.ts';
import { type Rim, table } from './kit.ts';

const MANNER: Manner = { mind: 'search' };

/** What somebody answers who is asked now. */
function answerOf(rim: Rim): string {
  const [asked] = rim.table.match.asked;
  if (asked === undefined) throw new Error('nobody is asked');
  const choose: Chooser<RimState> = chooser(MANNER, brain, 'one who plans');
  return choose(rim.table.match, asked).join();
}

describe('one who plans', () => {
  it('OR-DELIV-01 OR-PLAN-02 · brings goods away at once instead of saving', (play) => {
    const rim = table(play, {
      players: [{ character: 'bossk', ship: 'g9-rigger', at: 'kessel', assets: ['stolen-weapons'], credits: 6000 }, {}],
      patrols: { rebel: 'nav-1', syndicate: 'nav-2', imperial: 'nav-44', hutt: 'nav-46' },
    });
    rim.player(0).asked('prompt.planning');
    expect(answerOf(rim)).toBe('space:tatooine');
  });

  it('OR-ACT-02 OR-DELIV-06 · buys before a delivery that may end the turn, and delivers what is legal first', (play) => {
    const answerWith = (asset: string, at: Planet): string => {
      const rim = table(play, { step: 'action', players: [{ character: 'bossk', at, assets: [asset] }, {}] });
      rim.player(0).asked('prompt.action');
      return answerOf(rim);
    };
    expect(answerWith('stolen-supplies', 'kessel')).toBe('market');
    expect(answerWith('salvage', 'mon-calamari')).toBe('deliver');
  });
});
