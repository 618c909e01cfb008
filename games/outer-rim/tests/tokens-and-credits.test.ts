import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { gifts, table, turnOf } from './kit.ts';

describe('contact tokens', () => {
  const discardsBoshek = (play: Parameters<typeof table>[0], kessel: readonly [string | null, string | null]) => {
    const rim = turnOf(
      play,
      'action',
      { ship: 'hwk-290', credits: 5000, assets: ['databank/boshek', 'databank/lobot', 'salvage'] },
      {
        contacts: { kessel, lothal: [null, 'dengar'] },
        market: { job: ['hired-help', 'hutt-favor'] },
      },
    );
    rim.player(0).buys('job').asked('prompt.trade-in').answers('done').asked('prompt.make-room').answers('boshek');
    rim.player(0).asked('prompt.move-patrol').answers('space:nav-41').asked('prompt.encounter');
    return rim;
  };

  it('OR-NEAR-04 OR-DIFF-12 OR-CONTACT-09 · the own planet is the nearest, if it has an empty slot; a full one is none', (play) => {
    // a slot of class 1 takes BoShek of class 2
    const room = discardsBoshek(play, [null, 'saw-gerrera']);
    expect([room.contacts('kessel'), room.contacts('lothal')]).toEqual([
      ['boshek', '?'],
      [null, '?'],
    ]);
    const full = discardsBoshek(play, ['garindan', 'saw-gerrera']);
    expect([full.contacts('kessel'), full.contacts('lothal')]).toEqual([
      ['?', '?'],
      ['boshek', '?'],
    ]);
  });

  it('OR-GAP-27 · there is a slot for every token: the last empty one is found, however far away', (play) => {
    // 21 tokens fill the map from Cantonica on; only the right slot of Takodana is empty.
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'boba-fett', at: 'cantonica', assets: ['bounty-4-lom', 'databank/4-lom'] },
        { character: 'jyn-erso', at: 'naboo' },
      ],
      dice: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank'],
    });
    expect([rim.state.zones.contacts.flat().length, rim.contacts('takodana')]).toEqual([21, ['?', null]]);
    rim.player(0).encounters('fight bounty-4-lom');
    expect(rim.contacts('takodana')).toEqual(['?', '4-lom']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-CONTACT-16 OR-CONTACT-10 · swapped tokens keep the side they show, and their class goes with them', (play) => {
    // The Ring of Kafrene, card 2: 1,000 credits, and two tokens may be swapped.
    const swap = (use: 'use' | 'pass') => {
      const rim = turnOf(
        play,
        'encounter',
        { at: 'ring-of-kafrene' },
        {
          contacts: { 'ring-of-kafrene': ['lobot', null], kessel: ['dengar up', 'garindan'] },
          encounters: { 'ring-of-kafrene-takodana': ['ring-of-kafrene-takodana-2'] },
        },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers(use);
      return rim;
    };
    const swapped = swap('use');
    swapped.player(0).asked('prompt.contact').answers('contact:8');
    expect([swapped.contacts('ring-of-kafrene'), swapped.contacts('kessel')]).toEqual([
      ['dengar', null],
      ['?', '?'],
    ]);
    expect([swapped.names('contacts', 8), swapped.state.facedown.slice(8, 10)]).toEqual([['lobot'], [1, 1]]);
    // nobody has learned who lies on Kessel now
    expect(JSON.stringify([swapped.table.view(0), swapped.table.log(0)])).not.toContain('contact/lobot');
    swapped.player(1).asked('prompt.planning');
    const left = swap('pass');
    expect([left.contacts('ring-of-kafrene'), left.contacts('kessel')]).toEqual([
      ['?', null],
      ['dengar', '?'],
    ]);
    left.player(1).asked('prompt.planning');
  });
});

describe('paying', () => {
  it('OR-DIFF-14 OR-TRADE-02 · a trade needs both: whoever says no keeps what they have', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', credits: 1000 },
        { character: 'jyn-erso', at: 'kessel', assets: ['vibroknife'] },
      ],
    });
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('vibroknife', 'credits:gives#0=1000').notAsked();
    // nothing has changed hands before the answer, and nothing does after it
    expect([rim.player(0).credits, rim.player(1).assets]).toEqual([1000, ['vibroknife']]);
    rim.player(1).asked('prompt.terms').offers('accept', 'counter', 'withdraw').answers('withdraw');
    expect([rim.player(0).credits, rim.player(0).assets, rim.player(1).assets]).toEqual([1000, [], ['vibroknife']]);
    rim.player(0).asked('prompt.trade-partner');
  });

  it('OR-BARTER-07 OR-SHIPBUY-07 · a used ship is no market card, but its card lets other cards pay for it – those that can pay at all', (play) => {
    const yard = (credits: number, assets: readonly string[]) =>
      turnOf(play, 'action', { credits, assets }, { market: { ship: ['used-ship-for-sale', 'aggressor'] } });
    const rim = yard(2000, ['vibroknife', 'bounty-greedo', 'sy-snootles']);
    rim
      .player(0)
      .buys('ship')
      .asked('prompt.used-ship')
      .offers('hwk-290', 'gx1-short-hauler', 'pass')
      .answers('hwk-290');
    rim.player(0).asked('prompt.trade-in', { cost: 5000 }).offers('vibroknife').answers('vibroknife');
    expect([rim.player(0).ship, rim.player(0).credits, rim.player(0).assets]).toEqual([
      'hwk-290',
      1000,
      ['bounty-greedo', 'sy-snootles'],
    ]);
    rim.table.leavesOpen();
    // crew and bounties are no money, and without a ship one could pay the card is not for sale
    const poor = yard(4000, ['bounty-greedo', 'sy-snootles']);
    poor.player(0).does('market').asked('prompt.market').refuses('buy:ship', 'reason.no-ship', 'OR-SHIPBUY-07');
  });

  it('OR-CREDIT-04 OR-TRADE-10 · in the middle of an encounter somebody far away helps out, and nobody but the active player is helped', (play) => {
    const rim = turnOf(
      play,
      'encounter',
      { credits: 2000 },
      {
        players: [
          { character: 'ketsu-onyo', at: 'kessel', credits: 1000 },
          { character: 'jyn-erso', at: 'naboo', credits: 2000 },
          { character: 'bossk', at: 'takodana', credits: 0 },
        ],
        // Garindan: 1,000 to reveal contacts, then 2,000 for himself.
        contacts: { kessel: ['garindan up', null] },
      },
    );
    rim.player(0).encounters('garindan').asked('prompt.may').offers('use', 'pass');
    rim.table.seat(1).mayInterject(...gifts(0, 2000));
    rim.table.seat(2).mayInterject();
    rim.player(1).interjects('give:0:1000');
    expect(rim.state.players.map(({ credits }) => credits)).toEqual([2000, 1000, 0]);
    rim.player(0).asked('prompt.may').answers('pass');
    // now the 2,000 are there
    rim.player(0).asked('prompt.may').answers('use');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['garindan'], 0]);
    rim.player(1).asked('prompt.planning');
  });
});
