import { type Decision, faceOf, type Match, rngFromSeed, seedFrom, start, type View } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import type { Scene } from '@cantina/web/kit';
import { beatsOf, saying } from '@cantina/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import type { RimState } from '../../rules/state.ts';
import { fieldsOf } from '../../table/sight.ts';
import { sceneOf } from '../scenes.ts';
import { warning } from '../warning.ts';
import { onlooker, scenesOf } from './watched.ts';

const NINA = onlooker(0);
const BEN = onlooker(1);
const inMiddle = (scenes: readonly Scene[]): readonly Scene[] => scenes.filter(({ centre }) => centre !== undefined);

describe('a fight', () => {
  const patrol = {
    players: [{ at: 'nav-1', reputation: { rebel: 'bad' } }, {}],
    patrols: { rebel: 'nav-1' },
    step: 'encounter',
  } as const;

  it('names both sides, lets the dice fall, and only then says who wins and why', () => {
    const scenes = inMiddle(
      scenesOf({ ...patrol, dice: ['hit', 'crit', 'blank', 'blank', 'blank'] }, ['patrol:rebel'], NINA),
    );
    const first = scenes[0]?.centre;
    expect(first).toMatchObject({
      ink: 'danger',
      sides: [{ name: 'Nina' }, { name: 'Rebel patrol', lines: ['3 dice'] }],
    });
    expect(first?.needs?.[0]?.chance).toBeGreaterThan(0);
    expect(first?.stakes?.[0]).toMatchObject({ label: 'If won', text: '4,000 credits', state: 'open' });
    const verdict = scenes.findIndex(({ centre }) => centre?.verdict !== undefined);
    const rolled = scenes.flatMap(({ centre }, i) =>
      centre?.sides?.some(({ dice }) => dice?.some(({ isKept }) => isKept !== true)) === true ? [i] : [],
    );
    expect(rolled.length).toBe(2);
    expect(Math.max(...rolled)).toBeLessThan(verdict);
    expect(scenes[verdict]?.centre?.verdict).toEqual({ text: 'You win', why: '3 damage to 0.', tone: 'good' });
    expect(scenes.every(({ concerns }) => concerns.includes(0))).toBe(true);
    expect(new Set(scenes.slice(0, verdict + 1).map(({ key }) => key)).size).toBe(1);
    // It keeps its heading until it leaves the stage.
    const headings = scenes.flatMap(({ key, centre }) => (key === scenes[0]?.key ? (centre?.title ?? []) : []));
    expect(new Set(headings)).toEqual(new Set(['Against Rebel patrol']));
    // What beating it brings is told in the same picture.
    expect(
      scenes
        .slice(verdict)
        .map(({ line }) => saying(line))
        .join(' '),
    ).toMatch(/beat the level 1 Rebel patrol.*4,000 credits/);
    // Afterwards each of them is told for itself, and whom it was against.
    const told = scenes.slice(verdict).filter(({ isTold }) => isTold !== false);
    expect(told.map((scene) => saying(scene.told ?? scene.line)).join(' ')).toMatch(
      /^Against Rebel patrol: You win 3 to 0/,
    );
    expect(new Set(told.map(({ toldAs, key }) => toldAs ?? key)).size).toBe(told.length);
  });

  it('that is lost ends in a moment of its own', () => {
    const scenes = scenesOf(
      {
        ...patrol,
        players: [{ ...patrol.players[0], credits: 5000, shipDamage: 2 }, {}],
        dice: ['blank', 'blank', 'crit', 'crit', 'hit'],
      },
      ['patrol:rebel', '*'],
      NINA,
    );
    const defeat = scenes.find(({ weight, sound }) => weight === 'great' && sound === 'defeat');
    expect(defeat?.concerns).toEqual([0]);
    expect(defeat?.centre).toMatchObject({ ink: 'danger', title: 'You are defeated' });
    expect(saying(defeat?.line)).toMatch(/You lose 3,000 credits/);
  });
});

describe('a contact', () => {
  it('that is turned up has a face, a story, and whoever has been looking for it', () => {
    const scenes = scenesOf(
      {
        step: 'encounter',
        players: [{ at: 'kessel', character: 'boba-fett', assets: ['market/bounty-greedo'] }, {}],
        contacts: { kessel: ['greedo', 'lobot'] },
        dice: ['hit', 'hit', 'crit', 'hit', 'blank', 'blank', 'blank'],
      },
      ['contact:8', '*', 'eliminate'],
      BEN,
    );
    const revealed = scenes.find(({ sound }) => sound === 'reveal')?.centre;
    expect(revealed).toMatchObject({ over: 'A contact · Kessel', title: 'Greedo' });
    expect(saying(revealed?.text)).not.toBe('');
    expect(saying(revealed?.lines?.at(-1)?.text)).toBe('Nina · Bounty: Greedo');
    const told = scenes
      .filter(({ weight, isTold }) => isTold ?? weight !== 'passing')
      .map((scene) => saying(scene.told ?? scene.line));
    expect(told.join(' ')).toMatch(/Greedo is revealed.*Against Greedo: Nina wins.*eliminates Greedo.*1 fame/);
  });
});

describe('illegal cargo', () => {
  const smuggler = {
    players: [{ at: 'tatooine', assets: ['market/stolen-weapons'] }, {}],
    step: 'action',
  } as const;
  const deliver = ['deliver', 'card:stolen-weapons'] as const;

  it('says what is needed before the die falls, and why it was noticed', () => {
    for (const at of [NINA, BEN]) {
      const scenes = inMiddle(scenesOf({ ...smuggler, dice: ['hit'] }, [...deliver], at));
      expect(scenes[0]?.centre?.needs?.[0]).toMatchObject({ text: 'Needs a hit to slip past the inspectors' });
      const verdict = scenes.findIndex(({ centre }) => centre?.verdict !== undefined);
      expect(scenes.findIndex(({ centre }) => centre?.dice !== undefined)).toBeLessThan(verdict);
      expect(scenes[verdict]?.centre?.verdict).toMatchObject({ text: 'Unnoticed', tone: 'good' });
      expect(scenes[verdict]?.concerns).toEqual([0]);
    }
  });
});

it('a card that is used is said to be used once', () => {
  const aphra = { character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] } as const;
  const scenes = scenesOf(
    { players: [aphra, {}], step: 'encounter', dice: ['blank', 'blank'] },
    ['job:relic-of-the-past', '*'],
    BEN,
  );
  const told = scenes.map(({ line }) => saying(line)).join(' ');
  expect(told.match(/uses Doctor Aphra/g)).toHaveLength(1);
});

it('a skill that was gained for a test counts in its chance, and one that was not does not', () => {
  const aphra = { character: 'doctor-aphra', at: 'mon-calamari', assets: ['market/relic-of-the-past'] } as const;
  const rolledFor = (answer: string) => {
    const answers = ['job:relic-of-the-past', answer];
    const scenes = scenesOf({ players: [aphra, {}], step: 'encounter', dice: ['focus', 'blank'] }, answers, NINA);
    return scenes.find(({ centre }) => centre?.dice !== undefined)?.centre?.needs?.[0];
  };
  expect(rolledFor('use:doctor-aphra')).toEqual({
    text: 'Knowledge · highly skilled: a hit, a critical hit or a focus is enough',
    chance: 1 - (2 / 8) ** 2,
  });
  expect(rolledFor('pass')).toEqual({
    text: 'Knowledge · skilled: a hit or a critical hit is enough',
    chance: 1 - (4 / 8) ** 2,
  });
});

describe('random games', () => {
  it.each([1, 2, 4])(
    'of %i give every beat a scene or nothing, dice before verdicts, and nobody’s secrets',
    (seats) => {
      const seed = `stage ${seats}`;
      const match = start(game, { seats, options: {}, seed: seedFrom(seed) }).watch();
      const rng = rngFromSeed(seedFrom(seed));
      const readers = [onlooker(0), onlooker(null, 'de'), ...(seats > 1 ? [onlooker(1, 'ru')] : [])];
      const seen = new Set<string>();
      const early: string[] = [];
      /** What the AI got and paid by a line of its card, as it is told afterwards. */
      const money: string[] = [];
      const bought: string[] = [];
      for (let step = 0; match.outcome === null && step < 300; step++) {
        const { index, picks } = randomAnswer(rng, match.pending);
        const { seat, id } = match.pending[index] as Decision;
        match.answer(seat, id, picks);
        for (const at of readers) {
          let hasRolled = false;
          for (const beat of beatsOf(match, at.seat, step, seat)) {
            const scene = sceneOf(beat, at);
            if (scene === null) continue;
            seen.add(scene.weight);
            const isMoney = beat.events.some(({ type }) => type === 'gain-credits' || type === 'lose-credits');
            const [first] = beat.events;
            const told = scene.isTold === true ? saying(scene.told) : '';
            if (first?.type === 'ai-line' && isMoney) (first.data.line === 'buy' ? bought : money).push(told);
            expect(scene.line.length + (scene.centre?.title.length ?? 0)).toBeGreaterThan(0);
            expect(scene.concerns.every((each) => each < seats)).toBe(true);
            if (scene.centre?.dice !== undefined || scene.centre?.sides !== undefined) hasRolled = true;
            // An answer may lie between the roll and what came of it: then the dice lay there before.
            const isVerdict = scene.centre?.verdict !== undefined && scene.weight === 'moment';
            if (isVerdict && !hasRolled && !diceLie(beat.before)) early.push(scene.key);
            for (const secret of secretsFrom(match, at.seat)) expect(JSON.stringify(scene)).not.toContain(secret);
          }
          warning(match.view(at.seat ?? 'spectator'), at);
        }
      }
      expect(seen.has('moment')).toBe(true);
      expect(early).toEqual([]);
      expect(money.length > 0).toBe(seats === 1);
      expect(money.filter((told) => !/\d (credits|Credits)/.test(told))).toEqual([]);
      // What a card costs is told when it is bought, once.
      expect(bought.length > 0).toBe(seats === 1);
      expect(bought.filter((told) => /pays|zahlt|платит/.test(told))).toEqual([]);
      // Nobody takes from it what it pays.
      expect(money.filter((told) => /loses|verliert|теряет/.test(told))).toEqual([]);
    },
    120_000,
  );
});

/** Whether dice of a test or a fight lie on the table; a patrol that can't be beaten needs none. */
function diceLie(view: View): boolean {
  const { test, combat } = fieldsOf(view);
  return (
    (test?.dice.length ?? 0) > 0 || (combat !== null && (combat.attack.dice.length > 0 || combat.foeValue === null))
  );
}

/** Faces of secrets that somebody else holds and this viewer has never seen. */
function secretsFrom(match: Match<RimState>, seat: number | null): readonly string[] {
  return match.read((g) => {
    const bit = 1 << (seat ?? g.state.seats);
    return g.state.zones.secrets
      .flat()
      .filter((card) => ((g.state.cards.known[card] ?? 0) & bit) === 0)
      .map((card) => `"${faceOf(g, card)}"`);
  });
}
