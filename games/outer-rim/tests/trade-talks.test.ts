import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { table } from './kit.ts';

describe('a Trade action', () => {
  it('OR-TRADE-01 OR-TRADE-03 · knows no limit of talks or offers', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'nav-17', credits: 1000 },
        { character: 'bossk', at: 'nav-17' },
      ],
    });
    rim.player(0).does('trade');
    for (let talk = 0; talk < 6; talk++) {
      rim.player(0).asked('prompt.trade-partner').offers('seat:1', 'done').answers('seat:1');
      for (let offer = 0; offer < 6; offer++) {
        const [speaker, other] = offer % 2 === 0 ? [0, 1] : [1, 0];
        rim.player(speaker).asked('prompt.offer').answers('credits:gives#0=1000');
        rim.player(other).asked('prompt.terms').offers('accept', 'counter', 'withdraw');
        rim
          .player(other)
          .asked('prompt.terms')
          .answers(offer < 5 ? 'counter' : 'withdraw');
      }
    }
    rim.player(0).asked('prompt.trade-partner').answers('done').asked('prompt.encounter');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([1000, 0]);
  });

  it('OR-DEFEAT-05 OR-TRADE-03 OR-GAP-44 · is finished with the others by whoever is defeated in it', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        {
          character: 'ketsu-onyo',
          at: 'nav-17',
          credits: 5000,
          characterDamage: 4,
          assets: ['databank/ig-rm-droid'],
        },
        { character: 'bossk', at: 'nav-17' },
        { character: 'jyn-erso', at: 'nav-17', assets: ['salvage'] },
      ],
    });
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('ig-rm-droid');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).state.defeated, rim.player(0).credits]).toEqual([true, 2000]);
    rim.player(0).asked('prompt.trade-partner').offers('seat:2', 'done').answers('seat:2');
    rim.player(0).asked('prompt.offer').answers('salvage');
    rim.player(2).asked('prompt.terms').answers('accept');
    expect(rim.player(0).assets).toEqual(['salvage']);
    // then the turn is over
    rim.player(1).asked('prompt.planning');
  });
});
