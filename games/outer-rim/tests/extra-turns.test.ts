import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, table } from './kit.ts';

/** Bossk in the Maelstrom with the chart that brings an extra turn there, as an action. */
const chart = (play: Play, more: Position) =>
  table(play, {
    step: 'action',
    players: [{ character: 'bossk', at: 'maelstrom', secrets: ['kessel-maelstrom-8'] }, {}],
    ...more,
  });

describe('extra turns', () => {
  it('OR-MAEL-05 OR-MAEL-06 · two that are earned in an ordinary turn are played one after the other', (play) => {
    const rim = chart(play, {
      // a test of Knowledge: the second extra turn; then a test of Piloting, in the first of them
      encounters: { 'kessel-maelstrom': ['kessel-maelstrom-7', 'kessel-maelstrom-1', 'kessel-maelstrom-3'] },
      dice: ['crit', 'blank', 'crit', 'blank'],
    });
    rim.player(0).does('use kessel-maelstrom-8').encounters('space');
    expect([rim.state.active, rim.state.extraTurn, rim.state.extraTurnsEarned]).toEqual([0, true, 1]);
    // what an extra turn brings is lost, also while another one waits
    rim.player(0).plans('credits').encounters('space');
    expect([rim.state.active, rim.state.extraTurn, rim.state.extraTurnsEarned]).toEqual([0, true, 0]);
    rim.player(0).plans('credits').encounters('space');
    rim.player(0).asked('prompt.choose').answers('choice:1');
    rim.player(1).asked('prompt.planning');
    expect([rim.player(0).credits, rim.state.active, rim.state.extraTurn]).toEqual([6000, 1, false]);
  });

  it('OR-MAEL-06 OR-ACT-04 · in an extra turn the chart is refused, and the reason is this very rule', (play) => {
    const second = chart(play, { change: (state) => Object.assign(state, { extraTurn: true }) });
    second.player(0).asked('prompt.encounter');
    const merelyEarned = chart(play, { change: (state) => Object.assign(state, { extraTurnsEarned: 1 }) });
    merelyEarned.player(0).asked('prompt.action').offers('end', 'use kessel-maelstrom-8');
    const onKessel = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'maelstrom', secrets: ['kessel-maelstrom-8'] }, { at: 'maelstrom' }],
      change: (state) => Object.assign(state, { extraTurn: true }),
    });
    onKessel.player(0).asked('prompt.action').offers('trade', 'end');
    onKessel.player(0).asked('prompt.action').refuses('use kessel-maelstrom-8', 'reason.extra-turn', 'OR-MAEL-06');
  });
});
