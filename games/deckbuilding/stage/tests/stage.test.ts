import { type Decision, rngFromSeed, seedFrom, start, startFrom } from '@cantina/kernel';
import { randomAnswer, type Setting, setTable } from '@cantina/kernel/testing';
import type { Scene, StageBeat } from '@cantina/web/kit';
import { beatsOf, saying } from '@cantina/web/kit/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/game.ts';
import type { DeckState } from '../../rules/state.ts';
import { sceneOf } from '../scenes.ts';
import { warningOf } from '../warning.ts';
import { onlooker, scenesOf } from './watched.ts';

type Table = Setting<DeckState> & { readonly seats: number };

const BEN = onlooker(1);
const NINA = onlooker(0);

/** The Empire (Nina) can attack the base of the Rebels (Ben) with 9. */
const table = (
  more: { hp?: number; ships?: readonly string[]; base?: string; victory?: readonly string[] } = {},
): Table => ({
  seats: 2,
  step: 'action',
  zones: {
    hand: [['stormtrooper'], ['alliance-shuttle', 'rebel-trooper']],
    units: [['darth-vader', 'tie-fighter', 'stormtrooper'], []],
    ships: [[], [...(more.ships ?? [])]],
    base: [['lothal'], [more.base ?? 'dantooine']],
    baseDeck: [['corellia'], ['hoth', 'yavin-4']],
    deck: [
      ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'],
      ['alliance-shuttle'],
    ],
    victory: [[...(more.victory ?? [])], []],
    row: [['x-wing'], ['bossk'], ['at-at'], ['han-solo'], ['fang-fighter'], ['star-destroyer']],
    galaxyDeck: [['jabba-the-hutt', 'y-wing', 'tie-bomber', 'u-wing']],
  },
  fields: { force: 5, resources: 5, active: 0, turn: 3 },
  change: (state) => {
    state.damage = state.cards.face.map(() => 0);
    const base = state.zones.base[1]?.[0];
    if (base !== undefined && more.hp !== undefined) state.damage[base] = more.hp;
  },
});

const told = (scene: Scene | null): string => saying(scene?.line);
const shown = (scenes: readonly (Scene | null)[]): readonly Scene[] => scenes.filter((scene) => scene !== null);

describe('an attack on a base', () => {
  it('is seen by its victim in the middle: who fires, how it adds up, what is left', () => {
    const scenes = shown(scenesOf(table({ base: 'hoth' }), ['attack-all:base'], BEN));
    expect(scenes.map(({ weight, concerns }) => [weight, concerns])).toEqual([
      ['moment', [1]],
      ['moment', [1]],
      ['moment', [1]],
    ]);
    expect(new Set(scenes.map(({ key }) => key)).size).toBe(1);
    expect(scenes[0]?.centre).toMatchObject({
      over: 'Attack on your base',
      title: 'Hoth',
      extra: {
        strength: 10,
        fan: [
          { face: 'darth-vader', attack: 6 },
          { face: 'tie-fighter', attack: 2 },
          { face: 'stormtrooper', attack: 2 },
        ],
        base: { left: 14, of: 14 },
      },
    });
    expect(told(scenes[1] ?? null)).toBe('Hoth: Its shield stops 2');
    expect(scenes[2]?.centre).toMatchObject({
      extra: { base: { left: 6, of: 14 }, had: 14 },
      verdict: { text: '8 damage', why: 'It stands, with 6 of 14 left.', tone: 'bad' },
    });
  });

  it('passes by for who makes it: they know what comes of it', () => {
    const scenes = shown(scenesOf(table({ base: 'hoth' }), ['attack-all:base'], NINA));
    expect(scenes.map(({ weight, centre }) => [weight, centre])).toEqual([
      ['passing', undefined],
      ['passing', undefined],
      ['passing', undefined],
    ]);
  });

  it('tells of the ships that stand before the base, and of those that fall', () => {
    const scenes = shown(scenesOf(table({ base: 'hoth', ships: ['rebel-transport'] }), ['attack-all:base'], BEN));
    expect(scenes[0]?.centre?.extra).toMatchObject({ note: 'A ship stands in front of it' });
    expect(new Set(scenes.map(({ centre }) => centre?.title))).toEqual(new Set(['Hoth']));
    expect(scenes.map(told)).toContain('Rebel Transport is destroyed');
    expect(scenes.at(-1)?.centre?.verdict?.text).toBe('6 damage');
  });

  it('that breaks a base is great, for both', () => {
    for (const at of [NINA, BEN]) {
      const scenes = shown(scenesOf(table({ base: 'hoth', hp: 8 }), ['attack-all:base'], at));
      const last = scenes.at(-1);
      expect(last).toMatchObject({ weight: 'great', concerns: [1], sound: 'blast', faces: ['hoth'] });
      expect(last?.centre?.verdict).toEqual({
        text: 'Hoth falls',
        why: at === BEN ? '1 of your bases gone, 3 end the game.' : '1 of Ben’s bases gone, 3 end the game.',
        tone: at === BEN ? 'bad' : 'good',
      });
      expect(last?.centre?.extra).toMatchObject({ isBroken: true });
      // The hit is seen before what came of it.
      expect(scenes.findIndex(({ centre }) => centre?.verdict !== undefined)).toBe(scenes.length - 1);
    }
  });

  it('that ends the game says who has won', () => {
    const scenes = shown(scenesOf(table({ hp: 7, victory: ['hoth', 'mon-cala'] }), ['attack-all:base'], BEN));
    expect(scenes.at(-1)).toMatchObject({ weight: 'great', sound: 'defeat', line: 'Nina wins the game' });
  });
});

describe('damage that no attack did', () => {
  const wing = {
    ...table({ base: 'dantooine' }),
    zones: { ...table().zones, units: [[], ['y-wing']] },
    fields: { force: 5, resources: 5, active: 1, turn: 4 },
  };

  it('names the card that did it, and shows it beside the base', () => {
    const hit = shown(scenesOf(wing, ['ability y-wing'], NINA)).at(-1);
    expect(told(hit ?? null)).toBe('Y-Wing: 2 damage to Lothal: 6 left');
    expect(hit?.centre).toMatchObject({
      over: 'Ability of Y-Wing',
      title: 'Lothal',
      extra: { fan: [{ face: 'y-wing', attack: 2 }], strength: 2, base: { left: 6, of: 8 } },
    });
  });

  it('that breaks a base still says whose ability it was', () => {
    const weak = { ...wing, change: (state: DeckState) => state.damage.fill(7) };
    const [hit, broken] = shown(scenesOf(weak, ['ability y-wing'], NINA)).slice(-2);
    expect(hit?.centre?.over).toBe('Ability of Y-Wing');
    // In the same picture, which keeps what stood above it.
    expect(broken).toMatchObject({ key: hit?.key, weight: 'great', faces: ['lothal'] });
    expect(broken?.centre?.over).toBeUndefined();
  });
});

describe('what others do', () => {
  it('adds up what is played in one sentence that grows', () => {
    const [first, second] = shown(
      scenesOf({ ...table(), fields: { force: 4, active: 1, turn: 4, resources: 0 } }, ['play-all'], NINA),
    );
    expect(told(first ?? null)).toBe('Ben plays 1 card: 1 resource');
    expect(told(second ?? null)).toBe('Ben plays 2 cards: 1 resource, attack 2');
    expect(second?.key).toBe(first?.key);
    expect(second).toMatchObject({ weight: 'passing', isTold: true, sound: 'card' });
  });

  it('says what a reward brought', () => {
    const row = { ...table(), zones: { ...table().zones, units: [['darth-vader'], []] } };
    const rewarded = shown(scenesOf(row, ['assign:3:card15', 'attack:card15', 'take'], BEN)).at(-1);
    expect(saying(rewarded?.told)).toBe('Reward for X-Wing: Nina gains 3 resources');
  });

  it('names a card that brings something once', () => {
    const inquisitor = { ...table(), zones: { ...table().zones, hand: [['inquisitor'], []] } };
    const used = shown(scenesOf(inquisitor, ['play inquisitor', 'choice:1'], BEN)).map(({ clause }) =>
      saying(clause?.text ?? ''),
    );
    expect(used).toContain('Inquisitor: Nina gains 1 resource');
  });

  it('says that somebody has played nothing, and only then', () => {
    const ends = (answers: readonly string[]) =>
      shown(scenesOf(table(), answers, BEN)).find(({ key }) => key.startsWith('clean-up'));
    expect(ends(['end'])).toMatchObject({ line: 'Nina ends the turn and has played no card', isTold: true });
    expect(ends(['play stormtrooper', 'end'])?.isTold).toBeUndefined();
  });

  it('names a purchase with its card and its price', () => {
    const [bought] = shown(scenesOf(table(), ['buy bossk'], BEN));
    expect(told(bought ?? null)).toBe('Nina buys Bossk for\u00a03');
    expect(bought).toMatchObject({ faces: ['bossk'], isTold: true, sound: 'coins' });
  });

  it('says when the Force changes sides, and to whom it is lost', () => {
    const [, moved] = shown(scenesOf(table(), ['play stormtrooper', 'end'], BEN));
    expect(moved?.weight).toBe('passing');
    const inquisitor = { ...table(), zones: { ...table().zones, hand: [['darth-vader'], []] } };
    const scenes = shown(scenesOf(inquisitor, ['play darth-vader'], BEN));
    expect(scenes.at(-1)).toMatchObject({ line: 'The Force is with the Empire', weight: 'moment', concerns: [1] });
    expect(shown(scenesOf(inquisitor, ['play darth-vader'], NINA)).at(-1)?.line).toBe('The Force is with you');
  });

  it('warns all when one more base is enough', () => {
    const view = (victory: readonly string[]) =>
      startFrom(game, setTable({ game }, table({ victory })), { seed: 'stage' }).view('spectator');
    expect(warningOf(view(['hoth']), BEN)).toBeUndefined();
    expect(warningOf(view(['hoth', 'mon-cala']), BEN)).toBe('Nina needs one more base: keep Dantooine standing');
    expect(warningOf(view(['hoth', 'mon-cala']), NINA)).toBe('Break Dantooine and you win!');
  });

  it('warns nobody any more when the last base falls, before the end is told', () => {
    const victory = ['hoth', 'mon-cala', 'yavin-4'];
    const done = table({ victory });
    const zones = { ...done.zones, victory: [victory, ['corellia', 'kessel']] };
    const view = startFrom(game, setTable({ game }, { ...done, zones }), { seed: 'stage' }).view('spectator');
    expect([view.outcome, warningOf(view, BEN)]).toEqual([null, undefined]);
  });
});

const isSent = ({ events, before, view }: StageBeat, face: string): boolean =>
  [before, view].some(({ zones }) =>
    Object.values(zones).some((slots) => slots.some(({ cards }) => cards.some((card) => card.face === face))),
  ) || JSON.stringify(events).includes(`"${face}"`);

describe('in any game', () => {
  it.each(['1', '2'])('every beat is a scene or nothing, and shows nobody what they may not know (%s)', (seed) => {
    const rng = rngFromSeed(seedFrom(`stage ${seed}`));
    const match = start(game, { seats: 2, options: {}, seed: seedFrom(seed) }).watch();
    const readers = [onlooker(0), onlooker(1, 'de'), onlooker(null, 'ru')];
    const weights = new Set<string>();
    for (let step = 0; match.outcome === null && step < 1500; step++) {
      const { index, picks } = randomAnswer(rng, match.pending);
      const { seat, id } = match.pending[index] as Decision;
      match.answer(seat, id, picks);
      for (const at of readers) {
        for (const beat of beatsOf(match, at.seat, step, seat)) {
          const scene = sceneOf(beat, at);
          if (scene === null) continue;
          weights.add(scene.weight);
          expect(told(scene)).not.toMatch(/undefined|NaN|\[object/);
          expect(told(scene).trim()).not.toBe('');
          // All that a scene shows is in what was sent to this viewer anyway.
          const named = [...(scene.faces ?? []), ...(scene.centre?.faces ?? [])];
          expect(named.filter((face) => !isSent(beat, face))).toEqual([]);
        }
      }
    }
    expect([...weights].toSorted()).toEqual(['great', 'moment', 'passing']);
  });
});
