import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { abilitiesInForce } from '../rules/abilities/in-force.ts';
import { statOf } from '../rules/player/stats.ts';
import { aiTurn } from './ai-turn.ts';
import { table } from './kit.ts';

describe('the AI and abilities', () => {
  const buys = (play: Play, assets: readonly string[]) =>
    aiTurn(
      play,
      1,
      { credits: 5000, assets },
      { market: { cargo: ['salvage', 'food-supplies'], job: ['the-casino-heist'] } },
    );

  it('OR-AIGOAL-02 OR-SLOT-03 · a smuggling compartment holds nothing for it', (play) => {
    const rim = buys(play, ['droid-parts', 'smuggling-compartment']);
    expect(rim.player(1).assets).toEqual(['droid-parts', 'smuggling-compartment', 'the-casino-heist']);
    // with a free slot it buys cargo
    expect(buys(play, ['smuggling-compartment']).player(1).assets).toEqual(['smuggling-compartment', 'salvage']);
  });

  it('OR-AIGOAL-02 OR-EX-23 · what raises its values does, and nothing else of a card', (play) => {
    const rim = table(play, {
      solo: true,
      players: [{}, { character: 'jyn-erso', fame: 1, assets: ['databank/boshek', 'chromium-hull', 'dl-44'] }],
    });
    rim.table.match.read((g) => {
      expect([statOf(g, 1, 'hyper'), rim.player(1).fame]).toEqual([7, 1]);
      for (const card of rim.state.zones.assets[1] ?? [])
        expect(abilitiesInForce(g, card).filter(({ kind }) => kind !== 'bonus')).toEqual([]);
    });
    rim.table.leavesOpen();
  });
});

describe('crew that makes room', () => {
  it('OR-AICREW-03 OR-CREW-05 OR-GAP-42 · the newcomer has left the map before the other lands there, for people and for the AI', (play) => {
    const ai = aiTurn(
      play,
      2,
      { assets: ['databank/lobot'] },
      { contacts: { tatooine: ['boshek up', 'dengar up'] }, market: { job: ['the-casino-heist'] } },
    );
    expect([ai.player(1).assets, ai.contacts('tatooine')]).toEqual([
      ['the-casino-heist', 'boshek'],
      ['lobot', 'dengar'],
    ]);
    const human = table(play, {
      step: 'encounter',
      players: [{ character: 'ketsu-onyo', at: 'tatooine', credits: 5000, assets: ['databank/lobot'] }, {}],
      contacts: { tatooine: ['boshek up', 'dengar up'] },
    });
    human.player(0).encounters('boshek').asked('prompt.may').answers('use');
    human.player(0).asked('prompt.make-room').answers('lobot');
    expect([human.player(0).assets, human.contacts('tatooine')]).toEqual([['boshek'], ['lobot', 'dengar']]);
    human.table.leavesOpen();
  });

  it('OR-CONTACT-09 OR-GAP-42 · two empty slots on the planet: the player chooses', (play) => {
    const lands = (slot: string) => {
      const rim = table(play, {
        step: 'encounter',
        players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 5000, assets: ['boshek'] }, {}],
        contacts: { kessel: ['lobot up', null] },
      });
      rim.player(0).encounters('lobot').asked('prompt.may').answers('use');
      rim.player(0).asked('prompt.make-room').answers('boshek');
      rim.player(0).asked('prompt.contact-slot').by('OR-CONTACT-09').offers('slot:8', 'slot:9').answers(slot);
      rim.player(1).asked('prompt.planning');
      return rim.contacts('kessel');
    };
    expect([lands('slot:8'), lands('slot:9')]).toEqual([
      ['boshek', null],
      [null, 'boshek'],
    ]);
  });
});
