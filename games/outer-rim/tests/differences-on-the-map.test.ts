import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { Space } from '../content/index.ts';
import { type Position, type Seating, table, turnOf } from './kit.ts';

/** Where the German and the Russian rules reference differ, and where one of them contradicts itself. */

describe('combat', () => {
  it('OR-DIFF-26 OR-DMG-04 · damage is prevented on the ship as on the character, each by its own means', (play) => {
    // Mon Calamari, card 8: a shield that takes three damage of a ship combat once. Tatooine, card 8: a bodyguard.
    const shield = 'encounter/lothal-mon-calamari-8';
    const bodyguard = 'encounter/tatooine-nal-hutta-8';
    const fight = (at: 'kessel' | 'maelstrom', asset: string, use?: 'use' | 'pass') => {
      const dice = [
        'blank',
        'blank',
        ...(at === 'kessel' ? (['blank'] as const) : []),
        'crit',
        'crit',
        'blank',
      ] as const;
      const rim = turnOf(
        play,
        'encounter',
        { ship: 'g9-rigger', at, assets: [asset] },
        { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] }, dice: [...dice] },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers('use');
      if (use !== undefined)
        rim
          .player(0)
          .asked('prompt.prevent', { damage: 4 })
          .answers(use === 'use' ? 'lothal-mon-calamari-8' : 'pass');
      rim.player(1).asked('prompt.planning');
      const { characterDamage, shipDamage } = rim.player(0).state;
      return [characterDamage, shipDamage, rim.player(0).assets.length];
    };
    expect(fight('maelstrom', shield, 'use')).toEqual([0, 1, 0]);
    expect(fight('maelstrom', shield, 'pass')).toEqual([0, 3, 1]);
    expect(fight('kessel', bodyguard)).toEqual([3, 0, 1]);
    // the shield does not help on the ground, nor the bodyguard in space
    expect(fight('kessel', shield)).toEqual([4, 0, 1]);
    expect(fight('maelstrom', bodyguard)).toEqual([0, 3, 1]);
  });

  it('OR-DIFF-44 OR-PATROL-07 · a beaten patrol: reward, then reputation, then the next one', (play) => {
    // The wardrobe brings one fame with two good reputations, and one of them is lost with the patrol.
    const hunt = (fame: number) => {
      const rim = turnOf(
        play,
        'encounter',
        {
          ship: 'firespray',
          fame,
          reputation: { hutt: 'good', rebel: 'good' },
          assets: ['extravagant-wardrobe'],
        },
        {
          patrols: { hutt: ['kessel', 2] },
          dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        },
      );
      rim.player(0).encounters('patrol:hutt');
      return rim;
    };
    // 8 and 1 of the wardrobe: the fame of the patrol is the tenth, before the wardrobe loses its effect
    hunt(8).table.wonBy(0);
    const later = hunt(7);
    expect([later.player(0).fame, later.player(0).reputation('hutt'), later.patrol('hutt').level]).toEqual([
      8,
      'neutral',
      3,
    ]);
    const order = later.events.filter((type) => ['gain-fame', 'reputation', 'new-patrol'].includes(type));
    expect(order).toEqual(['gain-fame', 'reputation', 'new-patrol']);
    later.player(1).asked('prompt.planning');
  });

  it('OR-DIFF-46 OR-COMBAT-08 · whoever sits left or right of the attacker rolls for the enemy without abilities of their own', (play) => {
    for (const lando of [1, 2]) {
      const others = [{ character: 'jyn-erso' }, { character: 'lando-calrissian' }] as const;
      const rim = turnOf(
        play,
        'encounter',
        {},
        {
          players: [
            { character: 'ketsu-onyo', at: 'kessel' },
            { ...others[lando - 1], at: 'tatooine' },
            { ...others[2 - lando], at: 'naboo' },
          ] as readonly Seating[],
          encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] },
          dice: ['hit', 'blank', 'blank', 'focus', 'focus', 'blank'],
        },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers('use');
      // neither Lando’s reroll nor Jyn’s focus was asked for: 1 against 0
      expect(rim.player(0).state).toMatchObject({ credits: 5000, characterDamage: 0 });
      rim.player(1).asked('prompt.planning');
    }
  });
});

describe('on the map', () => {
  it('OR-DIFF-37 OR-PMOVE-05 · towards somebody means nearer in the end: no way that only goes round the player', (play) => {
    const moved = (at: Space, patrols: Position['patrols'], next: string) => {
      const rim = turnOf(
        play,
        'action',
        { at, credits: 2000 },
        { patrols: patrols ?? {}, market: { 'gear-mod': ['quad-laser-cannon', next] } },
      );
      rim.player(0).buys('gear-mod');
      return rim;
    };
    // From nav-33 it is four spaces to Tatooine. Three along the inner lane lead to nav-32, four away as before.
    const near = moved('tatooine', { syndicate: 'nav-33' }, 'dl-44');
    expect(near.patrol('syndicate').space).toBe('nav-28');
    near.player(0).asked('prompt.encounter');
    // From nav-1 it is five to Mon Calamari. The way past Ord Mantell back to nav-4 is longer, but leads nearer.
    const far = moved('mon-calamari', { rebel: 'nav-1' }, 'mpl-57');
    far.player(0).asked('prompt.move-patrol').offers('space:nav-4', 'space:nav-6', 'space:nav-7');
    far.player(0).asked('prompt.move-patrol').answers('space:nav-4').asked('prompt.encounter');
    expect(far.patrol('rebel').space).toBe('nav-4');
  });

  it('OR-DIFF-48 OR-CREW-07 OR-NEAR-02 · equally near planets: for a captive the active player chooses, for crew whoever discards it', (play) => {
    // nav-4: Cantonica and Ord Mantell are one space away, and both have an empty slot.
    const trade = (one: Seating, two: Seating, gift: string) => {
      const rim = table(play, {
        step: 'action',
        players: [
          { character: 'ketsu-onyo', at: 'nav-4', ...one },
          { character: 'jyn-erso', at: 'nav-4', ...two },
        ],
        contacts: { cantonica: [null, 'bib-fortuna'], 'ord-mantell': [null, 'garindan'] },
      });
      rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
      rim.player(0).asked('prompt.offer').answers(gift);
      rim.player(1).asked('prompt.terms').answers('accept');
      return rim;
    };
    const captive = trade(
      { assets: ['hutt-favor'] },
      { assets: ['bounty-greedo', 'bounty-boshek'], captives: { 'bounty-greedo': 'greedo' } },
      'hutt-favor',
    );
    captive.player(1).asked('prompt.make-room').answers('bounty-greedo').notAsked();
    captive.player(0).asked('prompt.place-contact').offers('space:cantonica', 'space:ord-mantell');
    captive.player(0).asked('prompt.place-contact').answers('space:ord-mantell');
    expect([captive.contacts('cantonica'), captive.contacts('ord-mantell')]).toEqual([
      [null, '?'],
      ['greedo', '?'],
    ]);
    captive.table.leavesOpen();
    const crew = trade({ assets: ['databank/lobot'] }, { assets: ['databank/boshek'] }, 'databank/lobot');
    crew.player(1).asked('prompt.make-room').answers('boshek');
    crew.player(0).notAsked();
    crew.player(1).asked('prompt.place-contact').offers('space:cantonica', 'space:ord-mantell');
    crew.player(1).asked('prompt.place-contact').answers('space:cantonica');
    expect([crew.contacts('cantonica'), crew.contacts('ord-mantell')]).toEqual([
      ['boshek', '?'],
      [null, '?'],
    ]);
    crew.table.leavesOpen();
  });
});
