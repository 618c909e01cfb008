import { allOptions, type Decision, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { it, type Play, randomAnswer } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { DieFace } from '../content/index.ts';
import { game } from '../rules/game.ts';
import rulebook from '../text/rulebook/en.md';
import { type Position, type Rim, type Seating, table, turnOf } from './kit.ts';

describe('golden rules', () => {
  it('OR-GOLD-01 · the reference has the last word: whatever is asked or refused names a line of it', () => {
    const known = new Set(rulebook.match(/OR-[A-Z]+-\d+/g));
    const match = start(game, { seats: 3, options: allOptions(game.options)[0] ?? {}, seed: seedFrom('reference') });
    const rng = rngFromSeed(seedFrom('answers'));
    const named = new Set<string>();
    for (let answers = 0; answers < 600 && match.outcome === null; answers++) {
      for (const { rule: by, refused, kind } of match.pending) {
        if (kind === 'question') named.add(by);
        for (const each of refused) named.add(each.rule);
      }
      const { index, picks } = randomAnswer(rng, match.pending);
      const { seat, id } = match.pending[index] as Decision;
      match.answer(seat, id, picks);
    }
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
    expect(named.size).toBeGreaterThan(20);
  });

  const aphra = (play: Play, at: 'nav-17' | 'maelstrom', flipped: boolean): Rim =>
    turnOf(
      play,
      'planning',
      { character: 'doctor-aphra', characterFlipped: flipped, at, credits: 1000 },
      {
        market: { cargo: ['droid-parts', 'food-supplies'] },
        patrols: { hutt: 'nav-22' },
      },
    );

  it('OR-GOLD-02 OR-GOLD-03 · Aphra’s card opens the market on a navpoint, and all else about the market stays as it is', (play) => {
    const rim = aphra(play, 'nav-17', true);
    rim.player(0).plans('use doctor-aphra');
    // the price is still paid, one card is still all, and the next one still brings its patrol: four spaces
    rim
      .player(0)
      .asked('prompt.market')
      .refuses('buy:luxury', 'reason.too-expensive', 'OR-BUY-01')
      .answers('buy:cargo');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['droid-parts'], 0]);
    expect([rim.top('cargo'), rim.patrol('hutt').space]).toEqual(['food-supplies', 'nav-17']);
    // the rule about Market actions is not switched off: there is no planet here
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-GOLD-02 · neither in the Maelstrom nor for anybody without that card', (play) => {
    for (const rim of [aphra(play, 'maelstrom', true), aphra(play, 'nav-17', false)]) {
      rim.player(0).asked('prompt.planning');
      const offered = rim.table.match.pending.flatMap(({ options }) => options.map(({ id }) => id));
      expect(offered.filter((id) => id.startsWith('ability:'))).toEqual([]);
    }
  });

  it('OR-WORD-01 · “cannot” holds even for a gift: cargo for Takodana is never bought on Takodana', (play) => {
    // Takodana, card 5: cargo without paying.
    const gift = (top: string) => {
      const rim = turnOf(
        play,
        'encounter',
        { at: 'takodana' },
        {
          contacts: { takodana: [null, null] },
          encounters: { 'ring-of-kafrene-takodana': ['ring-of-kafrene-takodana-5'] },
          market: { cargo: [top, 'stolen-prototype'] },
        },
      );
      rim.player(0).encounters('space');
      return rim;
    };
    const banned = gift('bacta-supplies');
    expect([banned.player(0).assets, banned.top('cargo')]).toEqual([[], 'bacta-supplies']);
    banned.player(1).asked('prompt.planning');
    const allowed = gift('stolen-hyperfuel');
    allowed.player(0).asked('prompt.buy').offers('buy:cargo', 'done').answers('buy:cargo');
    expect(allowed.player(0).assets).toEqual(['stolen-hyperfuel']);
    allowed.player(1).asked('prompt.planning');
  });

  it('OR-WORD-01 · what cannot be discarded makes room for nothing', (play) => {
    // Naboo, card 3: the job “cannot be discarded”.
    const rim = turnOf(
      play,
      'action',
      { assets: ['encounter/ryloth-naboo-3', 'bounty-greedo'] },
      { market: { bounty: ['bounty-boshek', 'bounty-maz-kanata'] } },
    );
    rim.player(0).does('market');
    rim.player(0).asked('prompt.market').answers('buy:bounty');
    rim.player(0).asked('prompt.make-room').offers('bounty-greedo', 'bounty-boshek').answers('bounty-greedo');
    expect(rim.player(0).assets).toEqual(['ryloth-naboo-3', 'bounty-boshek']);
    rim.player(0).asked('prompt.encounter');
  });
});

describe('timing', () => {
  it('OR-TIME-01 · “after” is at once: Ketsu is paid for her victory before its damage defeats her', (play) => {
    const fight = (character: 'ketsu-onyo' | 'boba-fett') => {
      const rim = turnOf(
        play,
        'encounter',
        { character, characterFlipped: true, shipDamage: 2 },
        { patrols: { hutt: ['kessel', 2] }, dice: ['hit', 'blank', 'hit', 'blank', 'blank', 'blank'] },
      );
      rim.player(0).encounters('patrol:hutt');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).state;
    };
    // 4,000 come, then 3,000 go with the defeat; paid later, all 4,000 would be left
    expect(fight('ketsu-onyo')).toMatchObject({ defeated: true, credits: 1000, fame: 1 });
    expect(fight('boba-fett')).toMatchObject({ defeated: true, credits: 0, fame: 1 });
  });

  /** Boba Fett, flipped, beats Greedo for 8,000 and one fame; each eliminated contact brings him 5,000 afterwards. */
  const bounty = (play: Play, assets: readonly string[]): Rim =>
    turnOf(
      play,
      'encounter',
      { character: 'boba-fett', characterFlipped: true, ship: 'hwk-290', assets: ['bounty-greedo', ...assets] },
      {
        contacts: { kessel: ['greedo up', null] },
        dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      },
    );
  const eliminate = (rim: Rim): void => {
    rim.player(0).encounters('greedo').asked('prompt.bounty').answers('bounty-greedo');
    rim.player(0).asked('prompt.claim').answers('eliminate');
  };

  it('OR-TIME-02 OR-TIME-03 · “when” is the same moment: the armor turns the credits into fame before they come, and “after” is later', (play) => {
    const rim = bounty(play, ['mandalorian-armor']);
    eliminate(rim);
    // neither the reward nor the 5,000 has come
    rim.player(0).asked('prompt.trigger').offers('mandalorian-armor', 'pass');
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([0, 0]);
    rim.player(0).asked('prompt.trigger').answers('mandalorian-armor');
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([5000, 2]);
    rim.player(1).asked('prompt.planning');
    const declined = bounty(play, ['mandalorian-armor']);
    eliminate(declined);
    declined.player(0).asked('prompt.trigger').answers('pass');
    expect([declined.player(0).credits, declined.player(0).fame]).toEqual([13_000, 1]);
    declined.player(1).asked('prompt.planning');
  });

  it('OR-TIME-04 · two abilities at the same moment: the active player says which comes first', (play) => {
    // Sy Snootles (may): credits into fame. The Black Sun Agent (must): 2,000. Both when a job is completed.
    const crew = ['sy-snootles', 'databank/black-sun-agent'];
    const complete = (assets: readonly string[]) => {
      const rim = turnOf(
        play,
        'encounter',
        { character: 'lando-calrissian', ship: 'hwk-290', at: 'ord-mantell', assets: ['hutt-favor', ...assets] },
        { contacts: { 'ord-mantell': [null, null] }, dice: ['hit', 'hit'] },
      );
      rim.player(0).encounters('job hutt-favor');
      return rim;
    };
    const rim = complete(crew);
    // the 2,000 are no choice, so there is no “pass” as long as they wait
    rim
      .player(0)
      .asked('prompt.trigger')
      .by('OR-TIME-04')
      .offers(...crew)
      .answers('sy-snootles');
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([2000, 1]);
    rim.player(1).asked('prompt.planning');
    const other = complete(crew);
    other.player(0).asked('prompt.trigger').answers('black-sun-agent');
    expect(other.player(0).credits).toBe(2000);
    other.player(0).asked('prompt.trigger').offers('sy-snootles', 'pass').answers('pass');
    expect([other.player(0).credits, other.player(0).fame]).toEqual([7000, 0]);
    other.player(1).asked('prompt.planning');
    // one alone is nothing to decide
    const alone = complete(['databank/black-sun-agent']);
    expect([alone.player(0).credits, alone.player(0).fame]).toEqual([7000, 0]);
    alone.player(1).asked('prompt.planning');
  });

  /** The Firespray of the active player shoots at a flipped YV-666, which goes down with all 5 of its hull. */
  const shotDown = (play: Parameters<typeof table>[0], victim: Seating, dice: readonly DieFace[]) => {
    const rim = table(play, {
      step: 'encounter',
      players: [
        { character: 'bossk', at: 'nav-23', ship: 'firespray' },
        { at: 'nav-23', ship: 'yv-666', shipFlipped: true, fame: 2, credits: 5000, ...victim },
      ],
      dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank', ...dice],
    });
    rim.player(0).encounters('use firespray');
    return rim;
  };
  const ig88: Seating = { character: 'ig-88', characterFlipped: true, assets: ['sy-snootles'] };

  it('OR-TIME-04 OR-TIE-01 · also of somebody else’s abilities the active player says which comes first, and the owner whether it “may” be used', (play) => {
    const shot = (dice: readonly DieFace[]) => {
      const rim = shotDown(play, ig88, dice);
      rim.player(1).asked('prompt.change-dice').answers('pass');
      rim.player(0).asked('prompt.order').by('OR-TIME-04').offers('ig-88', 'yv-666');
      return rim;
    };
    // the die first: it saves the ship, and nobody has to go
    const saved = shot(['hit']);
    saved.player(0).asked('prompt.order').answers('yv-666');
    expect(saved.player(1).state).toMatchObject({ shipDamage: 3, defeated: false, credits: 5000 });
    expect(saved.player(1).assets).toEqual(['sy-snootles']);
    // IG-88 first: the crew goes, and there is nothing to roll for any more
    const sold = shot([]);
    sold.player(0).asked('prompt.order').answers('ig-88');
    sold.player(1).asked('prompt.trigger').offers('ig-88', 'pass').answers('ig-88');
    expect(sold.player(1).state).toMatchObject({ shipDamage: 0, defeated: false, credits: 5000 });
    expect(sold.player(1).assets).toEqual([]);
    // the owner declines, and the die that must be rolled is rolled
    const lost = shot(['blank']);
    lost.player(0).asked('prompt.order').answers('ig-88');
    lost.player(1).asked('prompt.trigger').answers('pass');
    expect([lost.player(1).credits, lost.player(1).assets]).toEqual([2000, ['sy-snootles']]);
    expect(lost.events).toContain('defeated');
    for (const rim of [saved, sold]) rim.player(1).asked('prompt.planning');
    lost.player(1).asked('prompt.action'); // the next turn of the defeated begins with a recovery nobody has to choose
  });

  it('OR-TIME-04 OR-SECRET-04 · a secret is put in order by nobody who does not know it: it comes last', (play) => {
    const hidden: Seating = { character: 'ketsu-onyo', secrets: ['ryloth-naboo-5'] };
    const rim = shotDown(play, hidden, ['blank']);
    // the die was rolled unasked; now the owner may still use the secret
    rim.player(0).notAsked();
    rim.player(1).asked('prompt.trigger').offers('ryloth-naboo-5', 'pass').answers('ryloth-naboo-5');
    expect(rim.player(1).state).toMatchObject({ shipDamage: 3, defeated: false });
    expect(rim.player(1).secrets).toEqual([]);
    rim.player(1).asked('prompt.planning');
    // after a good roll there is nothing it could answer to
    const saved = shotDown(play, hidden, ['focus']);
    expect([saved.player(1).state.shipDamage, saved.player(1).secrets]).toEqual([3, ['ryloth-naboo-5']]);
    saved.player(1).asked('prompt.planning');
  });

  it('OR-WORD-02 OR-JOB-09 · a card may leave the choice to the other player, and says for whom they choose', (play) => {
    // Sabacc: the other player pays 4,000 and the job fails, or the owner of the job tests Stealth or Tactics.
    const sabacc = (choice: string, dice: readonly DieFace[]) => {
      const rim = table(play, {
        step: 'encounter',
        players: [
          { character: 'bossk', at: 'nav-23', assets: ['legendary-game-of-sabacc'] },
          { character: 'ketsu-onyo', at: 'nav-23', credits: 5000 },
        ],
        databank: { 40: '40-b' },
        dice,
      });
      rim.player(0).encounters('job legendary-game-of-sabacc');
      rim.player(1).asked('prompt.choose-for', { player: 0 }).offers('choice:0', 'choice:1').answers(choice);
      return rim;
    };
    const paid = sabacc('choice:0', []);
    expect(paid.state.players.map(({ credits }) => credits)).toEqual([4000, 1000]);
    expect([paid.player(0).fame, paid.player(0).assets]).toEqual([0, ['legendary-game-of-sabacc']]);
    const played = sabacc('choice:1', ['hit', 'blank']);
    played.player(0).asked('prompt.skill').answers('skill:tactics');
    expect(played.state.players.map(({ credits }) => credits)).toEqual([5000, 5000]);
    expect([played.player(0).fame, played.player(0).assets]).toEqual([2, []]);
    for (const rim of [paid, played]) rim.player(1).asked('prompt.planning');
  });

  it('OR-TIME-06 OR-TIME-01 · no ability breaks into another: what a mod brings comes after its purchase and does not pay for it', (play) => {
    // Tatooine, card 2: crew that brings 2,000 for each mod gained.
    const shop = (credits: number) =>
      turnOf(
        play,
        'action',
        { credits, characterDamage: 1, assets: ['encounter/tatooine-nal-hutta-2', 'bacta-supplies'] },
        { market: { 'gear-mod': ['ion-cannon', 'shield-upgrade'] } },
      );
    const poor = shop(3000);
    poor.player(0).does('market');
    // 3,000 and the 1,000 of the bacta; the 2,000 of the crew would make it enough
    poor.player(0).asked('prompt.market').refuses('buy:gear-mod', 'reason.too-expensive', 'OR-BUY-01');
    const rich = shop(5000);
    rich.player(0).does('market');
    rich.player(0).asked('prompt.market').answers('buy:gear-mod');
    // in the middle of it the bacta may pay, but not heal
    rich.player(0).asked('prompt.trade-in').offers('bacta-supplies', 'done').answers('done');
    expect([rich.player(0).credits, rich.player(0).state.characterDamage]).toEqual([2000, 1]);
    rich.player(0).asked('prompt.action').offers('end', 'use bacta-supplies');
  });

  it('OR-GEAR-03 · gear says when it works: a jetpack in ground combat, not in ship combat', (play) => {
    const fight = (at: 'kessel' | 'maelstrom', dice: Position['dice']) => {
      const rim = turnOf(
        play,
        'encounter',
        { character: 'lando-calrissian', at, assets: ['jetpack'] },
        { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] }, dice: dice ?? [] },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers('use');
      rim.player(0).asked('prompt.change-dice').answers('pass'); // Lando could reroll a die of his own
      return rim;
    };
    const dice = ['blank', 'blank', 'hit', 'blank', 'blank'] as const;
    // mine guards: their one hit is negated, 0 against 0
    const guards = fight('kessel', dice);
    guards.player(0).asked('prompt.change-dice').offers('jetpack', 'pass').answers('jetpack');
    expect(guards.player(0).state).toMatchObject({ characterDamage: 0, credits: 5000 });
    // pirates: it counts, 0 against 1
    const pirates = fight('maelstrom', dice);
    expect(pirates.player(0).state).toMatchObject({ shipDamage: 1, credits: 0 });
    for (const rim of [guards, pirates]) rim.player(1).asked('prompt.planning');
  });
});
