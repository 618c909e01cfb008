import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cardOf, ENCOUNTER_DECKS, encounterCards, MARKET_DECKS, marketCards, type Standing } from '../content/index.ts';
import { game } from '../rules/game.ts';
import german from '../text/rulebook/de.md';
import english from '../text/rulebook/en.md';
import russian from '../text/rulebook/ru.md';
import { type Position, type Seating, subject, turnOf } from './kit.ts';

/** Symbols that the printed texts mix up or have lost: what each of them stands for at this table. */

/** Kessel, card 6, on the ground: three dice of mine guards. */
const guards = (play: Play, player: Seating, dice: Position['dice']) => {
  const card: Position = { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] }, dice: dice ?? [] };
  const rim = turnOf(play, 'encounter', player, card);
  rim.player(0).encounters('space').asked('prompt.may').answers('use');
  rim.table.leavesOpen();
  return rim.player(0);
};

describe('dice', () => {
  it('OR-DIFF-49 · hit and crit: where they count the same, and where they do not', (play) => {
    // the start roll counts both alike
    const match = play(subject, { seats: 2, dice: [1, 1, 7, 7, 7, 7, 4, 4, 4, 7, 7, 7] });
    expect(match.state.firstPlayer).toBe(1);
    match.seat(1).asked('prompt.character');
    // only a hit delivers illegal cargo at once
    const deliver = (die: 'hit' | 'crit') => {
      const cargo = { assets: ['stolen-supplies'] };
      const rim = turnOf(play, 'action', cargo, { databank: { 1: '1-a' }, dice: [die] });
      rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
      rim.table.leavesOpen();
      return rim.player(0).fame;
    };
    expect([deliver('hit'), deliver('crit')]).toEqual([1, 0]);
    // without the skill only a crit passes: Kessel, card 3, Tech for 3,000
    const tech = (die: 'hit' | 'crit') => {
      const card = { 'kessel-maelstrom': ['kessel-maelstrom-3'] };
      const rim = turnOf(play, 'encounter', {}, { encounters: card, dice: [die, 'blank'] });
      rim.player(0).encounters('space');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).credits;
    };
    expect([tech('hit'), tech('crit')]).toEqual([0, 3000]);
    // damage: one and two
    const blanks = ['blank', 'blank', 'blank'] as const;
    const suffered = (die: 'hit' | 'crit') =>
      guards(play, {}, [...blanks, die, 'blank', 'blank']).state.characterDamage;
    expect([suffered('hit'), suffered('crit')]).toEqual([1, 2]);
    // an added hit is one damage: two of them beat two, not three
    const added = (third: 'hit' | 'blank') => {
      const rim = turnOf(
        play,
        'encounter',
        { secrets: ['tatooine-nal-hutta-6'] },
        { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] }, dice: [...blanks, 'hit', 'hit', third] },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers('use');
      rim.player(0).asked('prompt.change-dice').answers('tatooine-nal-hutta-6');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).credits;
    };
    expect([added('blank'), added('hit')]).toEqual([5000, 0]);
  });

  it('OR-DIFF-50 · a focus is not a blank: it passes for the highly skilled, and “blank” does not mean it', (play) => {
    const tech = (die: 'focus' | 'blank') => {
      const rim = turnOf(
        play,
        'encounter',
        { character: 'han-solo', assets: ['databank/lobot'] },
        { encounters: { 'kessel-maelstrom': ['kessel-maelstrom-3'] }, dice: [die, 'blank'] },
      );
      rim.player(0).encounters('space');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).credits;
    };
    expect([tech('focus'), tech('blank')]).toEqual([3000, 0]);
    // The targeting computer rerolls blanks: of a focus and a blank the blank alone.
    const rim = turnOf(
      play,
      'encounter',
      { assets: ['targeting-computer'] },
      { patrols: { hutt: 'kessel' }, dice: ['focus', 'blank', 'hit', 'blank', 'blank', 'blank'] },
    );
    rim.player(0).encounters('patrol:hutt').asked('prompt.change-dice').offers('targeting-computer', 'pass');
    rim.player(0).asked('prompt.change-dice').answers('targeting-computer');
    expect(rim.player(0).credits).toBe(4000);
    rim.player(1).asked('prompt.planning');
  });
});

describe('values', () => {
  it('OR-DIFF-53 OR-DIFF-54 · five values, and each can be raised: hyperdrive, ship and ground dice, hull, health', (play) => {
    const hyper = (assets: readonly string[], spaces: number) => {
      turnOf(play, 'planning', { assets }).player(0).asked('prompt.planning', { spaces });
    };
    hyper([], 6);
    hyper(['improved-nav-computer'], 7);
    // a patrol of level 4 does just as much damage as the hull bears
    const hull = (assets: readonly string[]) => {
      const rim = turnOf(play, 'encounter', { assets }, { patrols: { hutt: ['kessel', 4] } });
      rim.player(0).encounters('patrol:hutt').asked('prompt.move-patrol').answers('space:nav-17');
      rim.player(1).asked('prompt.planning');
      return [rim.player(0).state.shipDamage, rim.player(0).state.characterDamage];
    };
    expect([hull([]), hull(['shield-upgrade'])]).toEqual([
      [3, 0],
      [4, 0],
    ]);
    // exactly so many dice are rolled
    const ship = (assets: readonly string[], dice: Position['dice']) => {
      const rim = turnOf(play, 'encounter', { assets }, { patrols: { hutt: 'kessel' }, dice: dice ?? [] });
      rim.player(0).encounters('patrol:hutt');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).credits;
    };
    const patrol = ['blank', 'blank', 'blank'] as const;
    expect(ship([], ['blank', 'blank', ...patrol])).toBe(4000);
    expect(ship(['quad-laser-cannon'], ['blank', 'blank', 'blank', ...patrol])).toBe(4000);
    const volley = ['crit', 'crit', 'crit'] as const;
    const ground = (assets: readonly string[], own: readonly 'blank'[]) =>
      guards(play, { assets }, [...own, ...volley]).state;
    expect(ground([], ['blank', 'blank', 'blank']).characterDamage).toBe(4);
    expect(ground(['dl-44'], ['blank', 'blank', 'blank', 'blank']).characterDamage).toBe(4);
    // six damage: all of it only with two more health
    expect(ground(['armored-vest'], ['blank', 'blank', 'blank'])).toMatchObject({
      characterDamage: 6,
      shipDamage: 0,
    });
  });
});

describe('reputation', () => {
  const STANDINGS: readonly Standing[] = ['good', 'neutral', 'bad'];

  it('OR-DIFF-51 · only a good reputation lets pass, and only a bad one forces the encounter', (play) => {
    for (const standing of STANDINGS) {
      const reputation = { hutt: standing, imperial: standing };
      // Both ways from nav-7 to Kessel lead past a patrol.
      const moving = turnOf(
        play,
        'planning',
        { at: 'nav-7', reputation },
        { patrols: { hutt: 'nav-8', imperial: 'lothal' } },
      );
      const planning = moving.player(0).asked('prompt.planning');
      if (standing === 'good') planning.answers('space:kessel').asked('prompt.action');
      else planning.refuses('space:kessel', 'reason.way-blocked', 'OR-MOVE-04').answers('space:nav-8');
      expect(moving.player(0).space).toBe(standing === 'good' ? 'kessel' : 'nav-8');
      moving.table.leavesOpen();
      const meeting = turnOf(play, 'encounter', { reputation }, { patrols: { hutt: 'kessel' } });
      const encounter = meeting.player(0).asked('prompt.encounter');
      if (standing === 'bad') encounter.offers('patrol:hutt').refuses('space', 'reason.forced-patrol', 'OR-ENC-02');
      else encounter.offers('space', 'patrol:hutt', 'use ketsu-onyo');
    }
  });
});

describe('decks', () => {
  it('OR-DIFF-55 · which cards come from which market deck', () => {
    const kinds = MARKET_DECKS.map((deck) => {
      const cards = marketCards(deck).map((face) => cardOf(face));
      const found = cards.flatMap((card) =>
        card.component === 'market' ? [card.asset?.kind ?? (card.ship === null ? 'instant' : 'ship')] : [],
      );
      return [deck, ...new Set(found)].join(' ');
    });
    expect(kinds).toEqual([
      'bounty bounty job instant',
      'cargo cargo mod',
      'gear-mod mod gear',
      'job job crew',
      'luxury cargo gear mod crew job',
      'ship ship instant',
    ]);
    expect(marketCards('ship')).toContain('market/used-ship-for-sale');
    expect(marketCards('luxury')).not.toContain('market/used-ship-for-sale');
  });

  it('OR-DIFF-04 · wherever the deck lies: both planets of a tile draw from the same one', (play) => {
    const card = 'tatooine-nal-hutta-2';
    const visit = (at: 'tatooine' | 'nal-hutta' | 'kessel') => {
      const rim = turnOf(
        play,
        'encounter',
        { at, credits: 2000 },
        {
          contacts: { [at]: [null, null] },
          encounters: { 'tatooine-nal-hutta': [card], 'kessel-maelstrom': ['kessel-maelstrom-5'] },
        },
      );
      rim.player(0).encounters('space').asked('prompt.may').answers('use');
      rim.table.leavesOpen();
      return [rim.player(0).credits, rim.player(0).reputation('hutt'), rim.player(0).assets.includes(card)];
    };
    // Tatooine: crew for 1,000. Nal Hutta: reputation for 2,000. Kessel has another deck.
    expect([visit('tatooine'), visit('nal-hutta'), visit('kessel')]).toEqual([
      [1000, 'neutral', true],
      [0, 'good', false],
      [0, 'neutral', false],
    ]);
  });

  it('OR-DIFF-41 · the back of an encounter card names its deck and nothing of what is on it', () => {
    const backs = ENCOUNTER_DECKS.map((deck) => new Set(encounterCards(deck).map((face) => game.backOf?.(face))));
    expect(backs).toEqual(ENCOUNTER_DECKS.map((deck) => new Set([deck])));
  });
});

describe('the rulebook', () => {
  it('OR-DIFF-59 · secrets and jobs stand whole in chapters of their own, in every language', () => {
    const ids = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, i) => `OR-${prefix}-${String(i + 1).padStart(2, '0')}`);
    for (const book of [german, english, russian]) {
      const chapters = book
        .split(/^## /m)
        .map((chapter): string[] => chapter.match(/(?<=^- \*\*)OR-[A-Z]+-\d+/gm) ?? []);
      const chapterOf = (id: string) => chapters.filter((chapter) => chapter.includes(id));
      expect(chapterOf('OR-SECRET-01')).toEqual([ids('SECRET', 6)]);
      expect(chapterOf('OR-JOB-01')).toEqual([ids('JOB', 10)]);
      expect(chapterOf('OR-COMBAT-10')).toEqual([ids('COMBAT', 24).slice(9)]);
    }
  });
});
