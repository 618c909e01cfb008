import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Rim, type Seating, table } from './kit.ts';

/** Cards that switch off a part of a rule (OR-GOLD-02, OR-GOLD-03), and where they do not. */

/** Two players on Kessel without contacts, in the first one's action or encounter step. */
const together = (play: Play, step: 'action' | 'encounter', one: Seating, two: Seating, more: Position = {}): Rim =>
  table(play, {
    step,
    players: [
      { character: 'bossk', at: 'kessel', ...one },
      { character: 'boba-fett', at: 'kessel', ...two },
    ],
    contacts: { kessel: [null, null] },
    ...more,
  });

describe('on the way', () => {
  it('OR-GOLD-02 OR-MOVE-06 · the flipped Lancer may stop whoever comes through its space', (play) => {
    const flight = (at: 'lothal' | 'kessel', ship: 'g-1a-starfighter' | 'g9-rigger') => {
      const rim = table(play, {
        players: [
          { character: 'bossk', ship, at: 'nav-4' },
          { character: 'boba-fett', ship: 'lancer', shipFlipped: true, at },
        ],
      });
      rim.player(0).plans('space:nav-15');
      return rim;
    };
    const stopped = flight('lothal', 'g-1a-starfighter');
    stopped.player(1).asked('prompt.stop-other', { space: 'lothal' }).answers('stop');
    expect(stopped.player(0).space).toBe('lothal');
    stopped.player(0).asked('prompt.action');
    const ignored = flight('lothal', 'g-1a-starfighter');
    ignored.player(1).asked('prompt.stop-other').answers('pass');
    expect(ignored.player(0).space).toBe('nav-15');
    ignored.player(0).asked('prompt.encounter');
    // Six spaces are enough for the way past Mon Calamari; and from Kessel nobody on the way is seen.
    for (const free of [flight('lothal', 'g9-rigger'), flight('kessel', 'g-1a-starfighter')]) {
      expect(free.player(0).space).toBe('nav-15');
      free.player(0).asked('prompt.encounter');
    }
  });

  it('OR-MOVE-01 OR-MOVE-03 OR-GOLD-03 · whoever flies round the Lancer has flown that far', (play) => {
    // From nav-7 to the patrol at nav-11: two spaces through Lothal, four past Mon Calamari; Han has seven.
    const slips = (lancer: 'lothal' | 'kessel', spaces: number) => {
      const rim = table(play, {
        players: [
          { character: 'han-solo', characterFlipped: true, ship: 'g-1a-starfighter', at: 'nav-7' },
          { character: 'boba-fett', ship: 'lancer', shipFlipped: true, at: lancer },
        ],
        patrols: { hutt: 'nav-11' },
        dice: ['hit', 'blank'],
      });
      rim.player(0).plans('space:nav-11').asked('prompt.slip-past').answers('han-solo');
      rim.player(0).asked('prompt.move', { spaces }).answers('space:nav-11').asked('prompt.encounter');
    };
    slips('kessel', 5);
    slips('lothal', 3);
  });

  it('OR-GOLD-02 OR-PMOVE-03 OR-GAP-14 · Jyn Erso sends a patrol that is near to somebody else', (play) => {
    const market = (syndicate: 'cantonica' | 'lothal' | 'nav-11') => {
      const rim = table(play, {
        step: 'action',
        players: [
          { character: 'jyn-erso', characterFlipped: true, at: 'cantonica', credits: 3000 },
          { character: 'bossk', at: 'kessel' },
        ],
        market: { 'gear-mod': ['improved-nav-computer', 'dl-44'] },
        patrols: { syndicate },
      });
      rim.player(0).buys('gear-mod');
      return rim;
    };
    const near = market('lothal');
    near.player(0).asked('prompt.divert-patrol').offers('seat:0', 'seat:1').answers('seat:1');
    near.player(0).asked('prompt.move-patrol').offers('space:maelstrom', 'space:nav-16').answers('space:maelstrom');
    expect(near.patrol('syndicate').space).toBe('maelstrom');
    near.player(0).asked('prompt.encounter');
    // One that is with her already would not move, so there is nothing to divert.
    const here = market('cantonica');
    expect(here.patrol('syndicate').space).toBe('cantonica');
    here.player(0).asked('prompt.encounter');
    // What an encounter sells her is no Market action.
    const found = table(play, {
      step: 'encounter',
      players: [
        { character: 'jyn-erso', characterFlipped: true, at: 'naboo', credits: 3000 },
        { character: 'bossk', at: 'kessel' },
      ],
      contacts: { naboo: [null, null] },
      encounters: { 'ryloth-naboo': ['ryloth-naboo-9'] },
      market: { 'gear-mod': ['improved-nav-computer', 'dl-44'] },
      patrols: { syndicate: 'ryloth' },
    });
    found.player(0).encounters('space').asked('prompt.buy').answers('buy:gear-mod');
    expect(found.patrol('syndicate').space).toBe('naboo');
    found.player(1).asked('prompt.planning');
    // Four spaces away it comes to her as to anybody else.
    const far = market('nav-11');
    far.player(0).asked('prompt.move-patrol').answers('space:nav-4');
    expect(far.patrol('syndicate').space).toBe('nav-4');
    far.player(0).asked('prompt.encounter');
  });

  it('OR-GOLD-02 OR-ENC-02 · the flipped GX1 need not meet the patrols that dislike its owner', (play) => {
    const meets = (shipFlipped: boolean) =>
      together(
        play,
        'encounter',
        { ship: 'gx1-short-hauler', shipFlipped, reputation: { hutt: 'bad' } },
        {},
        { patrols: { hutt: 'kessel' } },
      )
        .player(0)
        .asked('prompt.encounter');
    meets(true).offers('space', 'patrol:hutt');
    meets(false).offers('patrol:hutt').refuses('space', 'reason.forced-patrol', 'OR-ENC-02');
  });
});

describe('between players', () => {
  it('OR-GOLD-02 OR-COMBAT-04 OR-FAME-02 OR-DEFEAT-08 · a chromium hull is a challenge: ship combat even on a planet, and its fame goes to nobody', (play) => {
    const dares = (at: 'kessel' | 'naboo', dice: Position['dice'] = []) =>
      together(play, 'encounter', {}, { at, assets: ['chromium-hull'] }, { dice });
    const rim = dares('kessel', ['hit', 'hit', 'blank', 'blank']);
    expect(rim.player(1).fame).toBe(2);
    rim.player(0).asked('prompt.encounter').offers('space', 'challenge:1').answers('challenge:1');
    expect([rim.player(0).fame, rim.player(1).fame, rim.player(1).assets]).toEqual([0, 0, []]);
    expect(rim.player(1).state).toMatchObject({ shipDamage: 2, characterDamage: 0 });
    rim.player(1).asked('prompt.planning');
    dares('naboo').player(0).asked('prompt.encounter').offers('space');
    // the defeated are left alone
    const down = { assets: ['chromium-hull'], shipDamage: 3, defeated: true };
    together(play, 'encounter', {}, down).player(0).asked('prompt.encounter').offers('space');
  });

  it('OR-COMBAT-19 OR-COMBAT-17 OR-GOAL-06 OR-TIME-01 · a defender who rolls more has won the combat: it counts for her goal, or pays her', (play) => {
    const defends = (characterFlipped: boolean) => {
      const ketsu = { character: 'ketsu-onyo', characterFlipped, assets: ['chromium-hull'] } as const;
      const dice = ['hit', 'blank', 'crit', 'blank'] as const;
      const rim = together(play, 'encounter', {}, ketsu, { dice });
      rim.player(0).encounters('challenge:1');
      const { characterGoal, credits, shipDamage } = rim.player(1).state;
      rim.player(1).asked('prompt.planning');
      return [characterGoal, credits, shipDamage, rim.player(1).assets.length, rim.player(0).state.shipDamage];
    };
    expect(defends(false)).toEqual([1, 0, 1, 1, 2]);
    expect(defends(true)).toEqual([0, 4000, 1, 1, 2]);
  });

  it('OR-GOLD-02 OR-CREW-02 OR-DROID-01 · IG-88 takes droids from the crew of others in the same space', (play) => {
    const crew = ['databank/4-lom', 'databank/lobot'];
    const one: Seating = { character: 'ig-88', ship: 'hwk-290' };
    const rim = together(play, 'action', one, { ship: 'lancer', assets: crew });
    rim.player(0).does('use ig-88');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([['4-lom'], ['lobot']]);
    // the token stays beside the map
    expect(rim.names('tokens')).toEqual(['4-lom', 'lobot']);
    rim.player(0).asked('prompt.action');
    const away = together(play, 'action', one, { ship: 'lancer', at: 'naboo', assets: crew });
    away.player(0).asked('prompt.action').refuses('use ig-88', 'reason.no-effect', 'OR-ACT-04');
  });

  it('OR-WORD-04 OR-CREW-06 OR-FAME-05 · the undercover agent ruins somebody with more fame, and is gone', (play) => {
    const spies = (fame: number) => together(play, 'action', { fame: 1, assets: ['undercover-agent'] }, { fame });
    const rim = spies(2);
    rim.player(0).does('use undercover-agent').asked('prompt.faction').answers('faction:hutt');
    expect([rim.player(0).fame, rim.player(0).assets, rim.player(1).reputation('hutt')]).toEqual([2, [], 'bad']);
    rim.player(0).asked('prompt.action');
    spies(1).player(0).asked('prompt.action').refuses('use undercover-agent', 'reason.no-effect', 'OR-ACT-04');
  });
});

describe('in the market and for rewards', () => {
  it('OR-CONTACT-03 OR-DECK-04 OR-BUY-01 · the information broker turns up a planet without players and goes back into the deck', (play) => {
    const rim = together(
      play,
      'action',
      { credits: 2000 },
      { at: 'naboo' },
      { market: { bounty: ['information-broker'] } },
    );
    rim.player(0).buys('bounty');
    rim
      .player(0)
      .asked('prompt.planet')
      .offers(
        ...['cantonica', 'ord-mantell', 'lothal', 'mon-calamari', 'tatooine', 'nal-hutta', 'ryloth'].map(
          (planet) => `space:${planet}`,
        ),
        'space:ring-of-kafrene',
        'space:takodana',
      )
      .answers('space:takodana');
    expect(rim.contacts('takodana')).not.toContain('?');
    expect(rim.contacts('lothal')).toEqual(['?', '?']);
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([0, []]);
    expect([...rim.names('market', 0), rim.top('bounty')]).toContain('information-broker');
    rim.table.leavesOpen();
  });

  it('OR-DELIV-02 OR-TIME-02 · Dash Rendar makes fame of the credits, for illegal cargo only', (play) => {
    const delivers = (at: 'kessel' | 'mon-calamari', cargo: string, dice: Position['dice'] = []) => {
      const rim = together(play, 'action', { at, assets: ['dash-rendar', cargo] }, { at: 'naboo' }, { dice });
      rim.player(0).does('deliver').asked('prompt.deliver').answers(cargo);
      return rim;
    };
    const illegal = delivers('kessel', 'stolen-supplies', ['hit']);
    illegal.player(0).asked('prompt.trigger').answers('use dash-rendar');
    expect([illegal.player(0).credits, illegal.player(0).fame]).toEqual([0, 2]);
    illegal.player(0).asked('prompt.action');
    const legal = delivers('mon-calamari', 'salvage');
    expect([legal.player(0).credits, legal.player(0).fame]).toEqual([5000, 0]);
    legal.player(0).asked('prompt.action');
  });

  it('OR-ENCPAT-06 OR-PATROL-03 · proton torpedoes: one die more, and one fame more where the patrol gives fame', (play) => {
    const fights = (level: 1 | 2, dice: Position['dice']) => {
      const rim = together(
        play,
        'encounter',
        { assets: ['proton-torpedoes'] },
        {},
        { dice: dice ?? [], patrols: { hutt: ['kessel', level] } },
      );
      rim.player(0).encounters('patrol:hutt');
      return [rim, rim.player(0).fame, rim.player(0).credits] as const;
    };
    const [second, fame] = fights(2, ['hit', 'hit', 'blank', 'hit', 'blank', 'blank', 'blank']);
    expect([fame, second.patrol('hutt').level]).toEqual([2, 3]);
    second.player(1).asked('prompt.planning');
    const [first, none, credits] = fights(1, ['hit', 'hit', 'blank', 'hit', 'blank', 'blank']);
    expect([none, credits, first.patrol('hutt').level]).toEqual([0, 4000, 2]);
    first.player(1).asked('prompt.planning');
  });

  it('OR-WORD-01 OR-SLOT-06 · what cannot be discarded never makes room', (play) => {
    const rim = together(
      play,
      'action',
      { assets: ['encounter/ryloth-naboo-3', 'bounty-greedo'] },
      { at: 'naboo' },
      { market: { bounty: ['bounty-boshek', 'bounty-maz-kanata'] } },
    );
    rim.player(0).buys('bounty').asked('prompt.make-room').offers('bounty-greedo', 'bounty-boshek');
    rim.player(0).asked('prompt.make-room').answers('bounty-greedo');
    expect(rim.player(0).assets).toEqual(['ryloth-naboo-3', 'bounty-boshek']);
    rim.table.leavesOpen();
  });
});
