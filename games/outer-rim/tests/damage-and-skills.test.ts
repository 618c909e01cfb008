import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/** The first player's encounter with one card of the space, on Kessel unless said. */
const drawing = (card: string, player: Seating, dice: Position['dice'] = [], more: Position = {}): Position => ({
  step: 'encounter',
  players: [
    { character: 'bossk', at: 'kessel', ...player },
    { character: 'jyn-erso', at: 'takodana' },
  ],
  contacts: { kessel: [null, null] },
  encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] },
  dice,
  ...more,
});

const meet = (rim: Rim) => rim.player(0).encounters('space');

describe('damage', () => {
  it('OR-DMG-02 OR-DEFEAT-04 OR-DEFEAT-10 · four damage of four health: the rest is lost, and a won fight stays won', (play) => {
    // Mine guards: 5,000 for the victory; Bossk has three damage and suffers four.
    const rim = table(
      play,
      drawing(
        'kessel-maelstrom-6',
        { characterDamage: 3, fame: 4, assets: ['extravagant-wardrobe', 'salvage'], reputation: { hutt: 'good' } },
        ['crit', 'crit', 'blank', 'crit', 'crit', 'blank'],
      ),
    );
    meet(rim).asked('prompt.may').answers('use');
    rim.table.leavesOpen();
    expect(rim.player(0).state).toMatchObject({ defeated: true, characterDamage: 4, credits: 2000, fame: 4 });
    // nothing but credits and secrets goes; the standee lies where it is
    expect([rim.player(0).assets, rim.player(0).reputation('hutt'), rim.player(0).space]).toEqual([
      ['extravagant-wardrobe', 'salvage'],
      'good',
      'kessel',
    ]);
  });

  it('OR-DMG-04 · a bodyguard prevents one damage, and never more than there is', (play) => {
    const fight = (last: 'hit' | 'blank') => {
      const rim = table(
        play,
        drawing('kessel-maelstrom-6', { assets: ['encounter/tatooine-nal-hutta-8'] }, [
          ...(['hit', 'hit', 'blank', 'blank', 'blank'] as const),
          last,
        ]),
      );
      meet(rim).asked('prompt.may').answers('use');
      rim.table.leavesOpen();
      return rim.player(0).state.characterDamage;
    };
    expect([fight('hit'), fight('blank')]).toEqual([0, 0]);
  });

  it('OR-DMG-03 OR-DMG-01 · recovering takes so many tokens away, each from where it lies', (play) => {
    // Bossk: 2 of each.
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'bossk', at: 'kessel', characterDamage: 3, shipDamage: 1 }, {}],
    });
    rim.player(0).does('use bossk');
    expect(rim.player(0).state).toMatchObject({ characterDamage: 1, shipDamage: 0 });
    rim.player(0).asked('prompt.action');
  });

  /** Ketsu trades in the shield that keeps her ship together, and buys another ship with it. */
  const tradeTheShield = (rim: Rim, ship: string): void => {
    rim.player(0).does('market');
    rim.player(0).asked('prompt.market').answers(ship).asked('prompt.trade-in').answers('shield-upgrade');
  };

  it('OR-DEFEAT-07 OR-DEFEAT-05 OR-SHIPBUY-03 · without its shield the old ship is a wreck; in the new one Ketsu stands again, but her turn is over', (play) => {
    const deal = (shipDamage: number) => {
      const rim = table(play, {
        step: 'action',
        players: [
          { character: 'ketsu-onyo', at: 'kessel', credits: 10_000, shipDamage, assets: ['shield-upgrade'] },
          { character: 'jyn-erso', at: 'takodana' },
        ],
        market: { ship: ['lancer', 'aggressor'] },
      });
      tradeTheShield(rim, 'buy:ship');
      return rim;
    };
    // G9 Rigger: hull 3. Defeated with the shield gone: 3,000 credits lost.
    const wreck = deal(3);
    expect([wreck.player(0).ship, wreck.player(0).credits]).toEqual(['lancer', 0]);
    expect(wreck.player(0).state).toMatchObject({ defeated: false, shipDamage: 0 });
    expect([wreck.events.includes('defeated'), wreck.events.includes('stand-up')]).toEqual([true, true]);
    wreck.player(1).asked('prompt.planning');
    // with one damage less nothing of that happens, and the turn goes on
    const whole = deal(2);
    expect([whole.player(0).credits, whole.events.includes('defeated')]).toEqual([3000, false]);
    whole.player(0).asked('prompt.encounter');
  });

  it('OR-GAP-25 OR-DEFEAT-07 OR-DEFEAT-11 · character and ship both at their limit: a whole ship alone does not put anybody on their feet', (play) => {
    // Chewbacca: 2 hull and 1 health. The Aggressor has room for two of the three crew.
    const deal = (leaves: string) => {
      const crew = ['databank/chewbacca', 'databank/lobot', 'databank/boshek'];
      const rim = table(play, {
        step: 'action',
        players: [
          {
            character: 'ketsu-onyo',
            ship: 'heavy-duty-lifter',
            at: 'kessel',
            credits: 8000,
            characterDamage: 4,
            shipDamage: 7,
            assets: ['shield-upgrade', ...crew],
          },
          { character: 'jyn-erso', at: 'takodana' },
        ],
        contacts: { kessel: [null, null] },
        market: { ship: ['aggressor', 'lancer'] },
      });
      tradeTheShield(rim, 'buy:ship');
      rim.player(0).asked('prompt.make-room').offers('chewbacca', 'lobot', 'boshek').answers(leaves);
      rim.player(0).asked('prompt.contact-slot').answers('slot:9');
      rim.player(1).asked('prompt.planning');
      return rim.player(0);
    };
    // 2,000 for the ship, 3,000 for the defeat, and nothing more when the second limit is reached
    const without = deal('chewbacca');
    expect(without.state).toMatchObject({ defeated: true, characterDamage: 4, shipDamage: 0, credits: 3000 });
    const withHim = deal('lobot');
    expect(withHim.state).toMatchObject({ defeated: false, characterDamage: 4, shipDamage: 0, credits: 3000 });
  });

  it('OR-DEFEAT-05 · defeated in the action step: the action ends, and with it the turn', (play) => {
    // Databank card 1-d: three dice of TIE fighters against the two of the G9 Rigger.
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', credits: 1000, shipDamage: 2, assets: ['stolen-supplies'] },
        {},
      ],
      databank: { 1: '1-d' },
      dice: ['crit', 'blank', 'blank', 'hit', 'hit', 'blank'],
    });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    expect([rim.player(0).state.defeated, rim.player(0).credits, rim.player(0).assets]).toEqual([
      true,
      0,
      ['stolen-supplies'],
    ]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DEFEAT-11 OR-GAP-26 · defeated in another’s turn at once, but never twice', (play) => {
    const shoot = (two: Seating) => {
      const rim = table(play, {
        ...drawing('navpoint-7', {}),
        players: [
          { character: 'bossk', at: 'nav-11' },
          {},
          { character: 'jyn-erso', at: 'takodana', fame: 3, credits: 5000, shipDamage: 2, ...two },
        ],
        patrols: { hutt: 'nav-11' },
      });
      meet(rim).asked('prompt.may').answers('use');
      rim.table.leavesOpen();
      return rim.player(2).state;
    };
    expect(shoot({})).toMatchObject({ defeated: true, shipDamage: 3, credits: 2000 });
    expect(shoot({ defeated: true, characterDamage: 4 })).toMatchObject({ shipDamage: 3, credits: 5000 });
  });
});

describe('skills and tests', () => {
  /** Kessel, card 3: Tech for 3,000 credits; a failure costs nothing. */
  const tech = (play: Play, player: Seating, dice: Position['dice']): Rim =>
    table(play, drawing('kessel-maelstrom-3', player, dice));
  const after = (rim: Rim): number => {
    meet(rim);
    rim.table.leavesOpen();
    return rim.player(0).credits;
  };

  it('OR-CREW-08 OR-CREW-09 OR-SKILL-02 OR-TEST-05 OR-TEST-06 OR-TEST-07 · crew skills count like the character’s own, and each copy counts', (play) => {
    const lobot = ['databank/lobot'];
    // Bossk is no engineer: a crit is needed; with Lobot a hit does it, focus does not
    expect(after(tech(play, {}, ['hit', 'focus']))).toBe(0);
    expect(after(tech(play, { assets: lobot }, ['hit', 'blank']))).toBe(3000);
    expect(after(tech(play, { assets: lobot }, ['focus', 'focus']))).toBe(0);
    // Han knows Tech himself: two copies
    expect(after(tech(play, { character: 'han-solo', assets: lobot }, ['focus', 'blank']))).toBe(3000);
    expect(after(tech(play, { character: 'han-solo' }, ['focus', 'blank']))).toBe(0);
  });

  it('OR-TEST-07 OR-TEST-06 · a failed test hurts only where the card says so', (play) => {
    const rim = tech(play, { credits: 1000 }, ['blank', 'blank']);
    expect(after(rim)).toBe(1000);
    expect(rim.player(0).state).toMatchObject({ characterDamage: 0, shipDamage: 0 });
    // The Maelstrom, card 8: only failing matters. Passed, the ship is whole, and there is the extra turn either way.
    const passed = table(play, drawing('kessel-maelstrom-8', { at: 'maelstrom' }, ['crit', 'blank']));
    meet(passed);
    expect(passed.player(0).state).toMatchObject({ shipDamage: 0, credits: 0, fame: 0 });
    passed.player(0).asked('prompt.planning');
  });

  it('OR-SKILL-03 OR-SKILL-04 OR-TEST-05 OR-EX-08 · Aphra takes a skill she has once more, for one test and once per turn', (play) => {
    // Relic of the Past: Knowledge or nothing, Stealth or one damage, Tactics until it is passed.
    const rim = table(play, {
      ...drawing('kessel-maelstrom-3', {}),
      players: [{ character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] }, {}],
      dice: ['focus', 'blank', 'focus', 'focus', 'crit', 'blank'],
    });
    rim.player(0).encounters('job relic-of-the-past');
    rim.player(0).asked('prompt.gain-skill', { skill: 'knowledge', copies: 1 }).answers('use doctor-aphra');
    // focus was enough for Knowledge, not for Stealth; nobody asked again
    expect(rim.player(0).state).toMatchObject({ characterDamage: 1, credits: 5000, fame: 1 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-WORD-06 · once per turn: Jyn uses it in her turn, and again when she is attacked in the next', (play) => {
    const rim = table(play, {
      ...drawing('kessel-maelstrom-3', {}, ['focus', 'blank', 'hit', 'blank', 'blank', 'focus', 'focus', 'blank']),
      players: [
        { character: 'jyn-erso', at: 'kessel', fame: 2 },
        { character: 'bossk', at: 'kessel', characterFlipped: true },
      ],
    });
    meet(rim)
      .asked('prompt.change-dice', { dice: ['focus', 'blank'] })
      .answers('jyn-erso');
    expect(rim.player(0).credits).toBe(3000);
    rim.player(1).plans('credits').does('end').encounters('use bossk');
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['focus', 'focus', 'blank'] })
      .answers('jyn-erso');
    // one focus was turned: 1 against 2, and nobody asked a second time
    expect([rim.player(1).state.characterDamage, rim.player(0).state.characterDamage, rim.player(1).fame]).toEqual([
      2, 1, 0,
    ]);
    rim.player(0).asked('prompt.planning');
  });

  it('OR-DEFEAT-01 OR-WORD-04 OR-CREW-05 · crew given up so as not to be defeated: nobody falls before all damage is recovered', (play) => {
    // Kessel, card 10: 1 damage for 4,000 credits, and it is IG-88's last point of health.
    const rim = table(
      play,
      drawing('kessel-maelstrom-10', {
        character: 'ig-88',
        characterFlipped: true,
        credits: 5000,
        characterDamage: 3,
        shipDamage: 1,
        assets: ['databank/4-lom'],
      }),
    );
    meet(rim).asked('prompt.choose').answers('choice:0').asked('prompt.trigger').answers('use ig-88');
    rim.player(0).asked('prompt.contact-slot').answers('slot:8');
    expect(rim.player(0).state).toMatchObject({ defeated: false, characterDamage: 0, shipDamage: 0, credits: 9000 });
    expect([rim.player(0).assets, rim.contacts('kessel')]).toEqual([[], ['4-lom', null]]);
    expect(rim.events).not.toContain('defeated');
    rim.player(1).asked('prompt.planning');
  });

  it('OR-CREW-06 OR-DISC-08 · crew without a token: only the card moves', (play) => {
    const rim = table(play, {
      ...drawing('kessel-maelstrom-1', { credits: 5000, assets: ['encounter/tatooine-nal-hutta-8'] }),
      contacts: { kessel: ['lobot up', null] },
    });
    rim.player(0).encounters('lobot').asked('prompt.may').answers('use');
    rim.player(0).asked('prompt.make-room').answers('tatooine-nal-hutta-8');
    // Lobot has left Kessel, and no token has come
    expect([rim.player(0).assets, rim.contacts('kessel')]).toEqual([['lobot'], [null, null]]);
    expect(rim.state.zones.encounters.flat().length).toBe(70);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-CREW-10 · crew is where its owner is', (play) => {
    const near = (at: 'kessel' | 'takodana') =>
      table(play, {
        ...drawing('kessel-maelstrom-3', {}),
        players: [
          { character: 'bossk', at: 'kessel', assets: ['bounty-greedo'] },
          { character: 'jyn-erso', at, assets: ['databank/greedo'] },
        ],
      });
    near('kessel').player(0).asked('prompt.encounter').offers('space', 'fight bounty-greedo');
    near('takodana').player(0).asked('prompt.encounter').offers('space');
  });
});
