import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cards, type EncounterCard } from '../content/index.ts';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/** Whether a part of a card speaks of other players. */
const meansOthers = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(
    ([key, value]) =>
      (key === 'verb' && (value === 'choose-player' || value === 'gamble')) ||
      (key === 'is' && value === 'player-here') ||
      meansOthers(value),
  );

/** Three far from each other; the first one draws this card. */
const draws = (play: Play, card: string, one: Seating, more: Position = {}): Rim => {
  const rim = table(play, {
    step: 'encounter',
    players: [
      { character: 'bossk', ...one },
      { character: 'jyn-erso', at: 'takodana', credits: 5000, fame: 3 },
      { character: 'han-solo', at: 'cantonica', credits: 1000, fame: 1 },
    ],
    encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] },
    contacts: { [one.at ?? 'kessel']: [null, null] },
    ...more,
  });
  rim.player(0).encounters('space');
  return rim;
};

describe('encounters between players', () => {
  it('OR-GAP-06 OR-TIE-01 · in at least every seventh section others have a part', () => {
    const sections = cards.flatMap((card) => (card.component === 'encounter' ? (card as EncounterCard).sections : []));
    expect([sections.length, sections.filter(meansOthers).length]).toEqual([140, 21]);
  });

  it('OR-GAP-06 OR-REP-02 · an informer on Lothal names somebody with more fame, or pays', (play) => {
    const rim = draws(play, 'lothal-mon-calamari-4', { at: 'lothal', credits: 2000, fame: 2 });
    rim.player(0).asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:1');
    // only Jyn has more fame
    expect([rim.player(0).credits, rim.player(1).reputation('imperial'), rim.player(2).reputation('imperial')]).toEqual(
      [4000, 'bad', 'neutral'],
    );
    rim.player(1).asked('prompt.planning');
    const first = draws(play, 'lothal-mon-calamari-4', { at: 'lothal', credits: 2000, fame: 4 });
    expect([first.player(0).credits, first.player(0).reputation('imperial')]).toEqual([0, 'good']);
    first.player(1).asked('prompt.planning');
  });

  it('OR-GAP-06 OR-CREDIT-02 · a wreck too big for one ship is shared', (play) => {
    const rim = draws(play, 'navpoint-10', { at: 'nav-17' });
    rim.player(0).asked('prompt.choose').answers('choice:1').asked('prompt.player').offers('seat:1', 'seat:2');
    rim.player(0).asked('prompt.player').answers('seat:2');
    expect([rim.player(0).credits, rim.player(1).credits, rim.player(2).credits]).toEqual([3000, 5000, 3000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GAP-06 OR-TEST-06 · a duel of wits on Takodana: from the loser to the winner', (play) => {
    const plays = (...dice: ['crit' | 'blank', 'blank']) => {
      const at = { at: 'takodana', credits: 2000 } as const;
      const rim = draws(play, 'ring-of-kafrene-takodana-1', at, { dice });
      rim.player(0).asked('prompt.may').answers('use').asked('prompt.player').answers('seat:1');
      rim.player(0).asked('prompt.skill').answers('skill:tactics');
      rim.player(1).asked('prompt.planning');
      return rim.state.players.map(({ credits }) => credits);
    };
    expect(plays('crit', 'blank')).toEqual([5000, 2000, 1000]);
    expect(plays('blank', 'blank')).toEqual([0, 7000, 1000]);
  });
});

describe('Dengar', () => {
  const fights = (play: Play, ...rolled: readonly ('hit' | 'blank')[]): Rim => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'kessel', reputation: { hutt: 'bad' } }, { at: 'takodana' }],
      contacts: { kessel: ['dengar up', null] },
      dice: [...rolled, 'blank', 'blank', 'blank', 'blank'],
    });
    rim.player(0).encounters('dengar');
    rim.player(1).asked('prompt.planning');
    return rim;
  };

  it('OR-CONTACT-07 OR-FAME-06 · is a source of fame once: whoever beats him sees him leave the game', (play) => {
    const won = fights(play, 'hit', 'blank', 'blank', 'blank');
    expect([won.player(0).fame, won.contacts('kessel')]).toEqual([1, [null, null]]);
    expect(won.names('removed')).toContain('dengar');
    const lost = fights(play, 'blank', 'blank', 'blank', 'hit');
    expect([lost.player(0).fame, lost.contacts('kessel')]).toEqual([0, ['dengar', null]]);
  });
});
