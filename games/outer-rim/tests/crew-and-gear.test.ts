import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { DieFace } from '../content/index.ts';
import { type Position, type Rim, type Seating, table, turnOf } from './kit.ts';

const blanks = (count: number): DieFace[] => Array.from({ length: count }, () => 'blank');

/** Kessel, card 6: three guards who may be fought on the ground, 5,000 for beating them. */
const guards = (play: Play, player: Seating, dice: readonly DieFace[], more: Position = {}): Rim => {
  const encounters = { 'kessel-maelstrom': ['kessel-maelstrom-6'] };
  const rim = turnOf(play, 'encounter', player, { encounters, dice, ...more });
  rim.player(0).encounters('space').asked('prompt.may').answers('use');
  return rim;
};

describe('crew that is fought by its own captain', () => {
  const hunts = (play: Play, player: Seating, bounty: string, dice: readonly DieFace[]): Rim => {
    const rim = turnOf(play, 'encounter', { character: 'doctor-aphra', ...player }, { dice });
    rim.player(0).encounters(`fight ${bounty}`);
    return rim;
  };

  it('OR-BOUNTY-11 OR-BOUNTY-12 · does not lend its ability', (play) => {
    // Saw Gerrera turns a blank into a hit for Aphra, but not against himself.
    const saw = { assets: ['bounty-saw-gerrera', 'databank/saw-gerrera'] } as const;
    const helped = guards(play, { character: 'doctor-aphra', ...saw }, ['hit', 'blank', ...blanks(3)]);
    helped.player(0).asked('prompt.change-dice').by('OR-COMBAT-15').answers('pass');
    helped.player(1).asked('prompt.planning');
    const alone = hunts(play, saw, 'bounty-saw-gerrera', ['hit', 'blank', ...blanks(6)]);
    alone.player(0).asked('prompt.claim').answers('capture');
    expect([alone.player(0).assets, alone.names('captured', 0)]).toEqual([['bounty-saw-gerrera'], ['saw-gerrera']]);
    alone.player(1).asked('prompt.planning');
  });

  it('OR-BOUNTY-11 OR-CREW-09 · does not lend its skills: the axe needs somebody strong', (play) => {
    const chewbacca = { assets: ['vibro-ax', 'bounty-chewbacca', 'databank/chewbacca'] } as const;
    const helped = guards(play, { character: 'doctor-aphra', ...chewbacca }, ['hit', 'focus', ...blanks(4)]);
    helped.player(0).asked('prompt.change-dice').answers('pass');
    helped.player(1).asked('prompt.planning');
    const alone = hunts(play, chewbacca, 'bounty-chewbacca', ['hit', 'focus', ...blanks(7)]);
    alone.player(0).asked('prompt.claim').answers('eliminate');
    expect([alone.player(0).assets, alone.player(0).fame]).toEqual([['vibro-ax'], 2]);
    alone.player(1).asked('prompt.planning');
  });
});

describe('whom a bounty names', () => {
  const bounties = { assets: ['bounty-greedo', 'bounty-chewbacca'] } as const;

  it('OR-CONTACT-05 OR-BOUNTY-01 · on a planet only that contact is fought for it', (play) => {
    const meets = (contact: string) => {
      const contacts = { kessel: [`${contact} up`, null] } as const;
      const rim = turnOf(play, 'encounter', bounties, { contacts });
      rim.player(0).encounters(contact);
      return rim;
    };
    const wanted = meets('greedo');
    wanted.player(0).asked('prompt.bounty').offers('bounty-greedo', 'meet').answers('meet');
    wanted.player(1).asked('prompt.planning');
    // W1-LE has nothing to fear, and nobody can pay him.
    meets('w1-le').player(1).asked('prompt.planning');
  });

  it('OR-BOUNTY-10 OR-BOUNTY-14 OR-CREW-10 · and only that crew, one’s own or that of somebody here', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'jyn-erso', at: 'kessel', assets: [...bounties.assets, 'databank/lobot'] },
        {
          character: 'bossk',
          at: 'kessel',
          assets: ['databank/greedo', 'encounter/kessel-maelstrom-4'],
          ship: 'lancer',
        },
        { character: 'boba-fett', at: 'nav-17', assets: ['databank/chewbacca'] },
      ],
      contacts: { kessel: [null, null] },
    });
    rim.player(0).asked('prompt.encounter').offers('space', 'fight bounty-greedo').answers('fight bounty-greedo');
    rim.player(1).asked('prompt.protect');
  });
});

describe('what a card loses or gives when it goes', () => {
  it('OR-CABIL-05 OR-DEFEAT-01 OR-SLOT-06 · who lets Chewbacca go may lose the hull that held', (play) => {
    const rim = turnOf(
      play,
      'action',
      { credits: 4000, assets: ['databank/chewbacca'], shipDamage: 3 },
      { market: { job: ['hired-help', 'hired-help'] } },
    );
    rim.player(0).buys('job').asked('prompt.make-room').answers('chewbacca');
    rim.player(0).asked('prompt.contact-slot').answers('slot:8').asked('prompt.move-patrol').answers('space:nav-7');
    expect([rim.player(0).state.defeated, rim.player(0).credits, rim.player(0).assets]).toEqual([
      true,
      0,
      ['hired-help'],
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DEFEAT-01 OR-CREW-08 OR-GAP-26 · a droid that IG-88 takes leaves a wounded player behind', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ig-88', at: 'nav-17' },
        { character: 'bossk', at: 'nav-17', credits: 5000, assets: ['databank/ig-rm-droid'], characterDamage: 4 },
      ],
    });
    rim.player(0).does('use ig-88');
    expect([rim.player(0).assets, rim.player(1).state.defeated, rim.player(1).credits]).toEqual([
      ['ig-rm-droid'],
      true,
      2000,
    ]);
    rim.player(0).does('end').asked('prompt.encounter');
  });

  it('OR-DEFEAT-01 OR-DISC-01 OR-GOLD-02 · the gift for Jabba is lost in a defeat', (play) => {
    const rim = turnOf(
      play,
      'encounter',
      { assets: ['gift-for-jabba', 'salvage'], ship: 'aggressor' },
      { patrols: { hutt: ['kessel', 4] } },
    );
    rim.player(0).encounters('patrol:hutt').asked('prompt.move-patrol').answers('space:nav-17');
    expect([rim.player(0).assets, rim.names('market', 4)[0]]).toEqual([['salvage'], 'gift-for-jabba']);
    rim.player(1).asked('prompt.planning');
  });
});

describe('gear in a fight', () => {
  it('OR-GOLD-02 OR-COMBAT-21 · the IQA-11 keeps its winner from more than two damage, but no loser', (play) => {
    const won = guards(play, { assets: ['iqa-11'] }, ['crit', 'crit', 'blank', 'blank', 'hit', 'hit', 'hit']);
    expect([won.player(0).credits, won.player(0).state.characterDamage]).toEqual([5000, 2]);
    won.player(1).asked('prompt.planning');
    const lost = guards(play, { assets: ['iqa-11'] }, ['crit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit']);
    expect([lost.player(0).credits, lost.player(0).state.characterDamage]).toEqual([0, 3]);
    lost.player(1).asked('prompt.planning');
  });

  it('OR-CABIL-04 OR-CREW-09 · a knife is worth a die to those who know how to use it', (play) => {
    // Han has neither stealth nor strength; with Black Krrsantan aboard he rolls a fourth die.
    const han = { character: 'han-solo', assets: ['vibroknife'] } as const;
    const alone = guards(play, han, [...blanks(2), 'hit', ...blanks(3)]);
    expect(alone.player(0).credits).toBe(5000);
    alone.player(1).asked('prompt.planning');
    const strong = { ...han, assets: ['vibroknife', 'databank/black-krrsantan'] };
    const helped = guards(play, strong, [...blanks(3), 'hit', ...blanks(3)]);
    expect(helped.player(0).credits).toBe(5000);
    helped.player(1).asked('prompt.planning');
  });

  it('OR-CABIL-03 OR-GEAR-03 · a charge is gone when it was used', (play) => {
    const charge = { assets: ['encounter/tatooine-nal-hutta-9'] };
    const rim = guards(play, charge, ['blank', 'blank', 'blank', 'hit', 'hit', 'blank']);
    rim.player(0).asked('prompt.change-dice').by('OR-COMBAT-15').answers('tatooine-nal-hutta-9');
    expect([rim.player(0).credits, rim.player(0).assets, rim.player(0).state.characterDamage]).toEqual([5000, [], 2]);
    rim.player(1).asked('prompt.planning');
  });
});

describe('repairs and healing', () => {
  it('OR-DMG-03 OR-DMG-01 · one does not do for the other', (play) => {
    const damage = { characterDamage: 2, shipDamage: 2 } as const;
    const after = (deck: 'lothal-mon-calamari' | 'ryloth-naboo', card: number, at: 'mon-calamari' | 'ryloth') => {
      const rim = turnOf(
        play,
        'encounter',
        { ...damage, at },
        { contacts: { [at]: [null, null] }, encounters: { [deck]: [`${deck}-${card}`] } },
      );
      rim.player(0).encounters('space');
      rim.player(1).asked('prompt.planning');
      const { characterDamage, shipDamage, credits } = rim.player(0).state;
      return [characterDamage, shipDamage, credits];
    };
    expect(after('lothal-mon-calamari', 1, 'mon-calamari')).toEqual([2, 0, 1000]);
    // 1,000 and as much again for each wound, then they are healed
    expect(after('ryloth-naboo', 3, 'ryloth')).toEqual([0, 2, 3000]);
  });
});
