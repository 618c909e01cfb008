import type { View } from '@cantina/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Audience, type Cue, cueOf, Director, type GoneBy, type Shown } from '../kit/stage/director.ts';
import { changesOf, goneByLines, recapOf } from '../kit/stage/recap.ts';
import type { Centre, Scene, StageBeat, StageReader } from '../kit/stage/scene.ts';
import { LEAST_OF_MINE } from '../kit/stage/tempo.ts';
import { saying } from '../kit/testing/index.ts';

const VIEW = {} as View;
const ME = 0;
const BOT = 1;

function cue(by: number, scene: Partial<Scene> | null, more: Partial<Cue> = {}): Cue {
  const beat = { step: 1, index: 0, by, events: [], before: VIEW, view: VIEW };
  const rest = { beat, by, turns: [null, null], names: [], ...more } as const;
  if (scene === null) return { ...rest, scene };
  return { ...rest, scene: { key: 'k', line: 'something', concerns: [], weight: 'moment', ...scene } };
}
const centre = (title: string): Centre => ({ ink: 'story', title });

class Watcher implements Audience {
  seat: number | null = ME;
  pace: Audience['pace'] = 'calm';
  mine: Audience['mine'] = 'wait';
  motion: Audience['motion'] = 'full';
  isAway = false;
  isHurried = false;
  isAsked = false;
  shown: Shown | null = null;
  isBusy = false;
  readonly titles: string[] = [];
  readonly told: string[] = [];
  goneBy: readonly unknown[] = [];
  show(shown: Shown | null, isBusy: boolean, goneBy: GoneBy): void {
    this.shown = shown;
    this.isBusy = isBusy;
    this.goneBy = goneBy.map(({ scene }) => scene?.line);
    const title = shown?.centre?.title ?? shown?.cue.scene?.line;
    if (typeof title === 'string') this.titles.push(title);
  }
  meanwhile(past: readonly Cue[]): Scene | null {
    const line = past.flatMap(({ scene }) => (scene === null ? [] : saying(scene.line))).join(', ');
    return line === '' ? null : { key: 'meanwhile', line, concerns: [], weight: 'moment', time: 3000 };
  }
  tell({ scene }: Cue): void {
    if (typeof scene?.line === 'string') this.told.push(scene.line);
  }
}

describe('the director', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (set: Partial<Watcher> = {}): { watcher: Watcher; director: Director } => {
    const watcher = Object.assign(new Watcher(), set);
    return { watcher, director: new Director(watcher) };
  };

  it('plays what others do one after the other, and opens the question when the stage is empty', () => {
    const { watcher, director } = open();
    director.add([cue(BOT, { key: 'a', line: 'first' }), cue(BOT, { key: 'b', line: 'second' })]);
    expect([watcher.isBusy, watcher.titles]).toEqual([true, ['first']]);
    vi.advanceTimersByTime(1600);
    expect(watcher.titles).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1600);
    expect([watcher.isBusy, watcher.shown]).toEqual([false, null]);
  });

  it('stays at a moment while somebody explains it, and goes on when they are done, or when I go on', () => {
    const { watcher, director } = open();
    const all = ['first', 'second', 'third', 'last'].map((line, i) => cue(BOT, { key: String(i), line }));
    director.add(all);
    director.hold(true);
    vi.advanceTimersByTime(60_000);
    expect([watcher.isBusy, watcher.titles]).toEqual([true, ['first']]);
    director.goOn();
    expect(watcher.titles).toEqual(['first', 'second']);
    vi.advanceTimersByTime(60_000);
    director.hold(false);
    expect([watcher.isBusy, watcher.titles]).toEqual([true, ['first', 'second', 'third']]);
    vi.advanceTimersByTime(60_000);
    expect([watcher.isBusy, watcher.titles.at(-1)]).toEqual([false, 'last']);
  });

  describe('before my own turn', () => {
    const theirs = cue(BOT, { key: 'flies', line: 'the bot flies' }, { turns: [BOT, BOT] });
    const ends = cue(BOT, { key: 'ends', line: 'the bot draws' }, { turns: [BOT, ME] });
    const fate = cue(
      ME,
      { key: 'fate', line: 'my card', concerns: [ME], centre: centre('my card') },
      { turns: [ME, ME] },
    );

    it('tells what the others did as a whole, until I go on', () => {
      const { watcher, director } = open();
      director.add([theirs, ends, fate]);
      vi.advanceTimersByTime(60_000);
      expect(watcher.titles).toEqual(['the bot flies', 'the bot draws', 'the bot flies, the bot draws']);
      expect([watcher.isBusy, watcher.shown?.isWaiting]).toEqual([true, true]);
      director.goOn();
      expect([watcher.titles.at(-1), watcher.shown?.isWaiting]).toEqual(['my card', true]);
    });

    it('tells it as long as it takes to read where nothing is to wait for me', () => {
      const { watcher, director } = open({ mine: 'moment' });
      director.add([theirs, ends, fate]);
      vi.advanceTimersByTime(3200);
      expect(watcher.titles).toEqual(['the bot flies', 'the bot draws', 'the bot flies, the bot draws']);
      vi.advanceTimersByTime(2999);
      expect(watcher.titles).toHaveLength(3);
      vi.advanceTimersByTime(1);
      expect(watcher.titles.at(-1)).toBe('my card');
    });

    it('tells it after what a rival without a seat does last', () => {
      const { watcher, director } = open();
      const fame = cue(BOT, { key: 'fame', line: 'the rival has fame' }, { by: null, turns: [BOT, ME] });
      director.add([theirs, fame, fate]);
      vi.advanceTimersByTime(3200);
      expect(watcher.titles).toEqual(['the bot flies', 'the rival has fame', 'the bot flies, the rival has fame']);
    });

    it('tells of each of their turns once, also where I was asked nothing in between', () => {
      const { watcher, director } = open({ mine: 'pass', isAsked: true });
      const buys = cue(BOT, { key: 'buys', line: 'it buys' }, { turns: [BOT, ME] });
      director.add([theirs, ends, fate, { ...theirs }, buys]);
      vi.advanceTimersByTime(60_000);
      expect(watcher.titles.filter((title) => title.includes(','))).toEqual([
        'the bot flies, the bot draws',
        'the bot flies, it buys',
      ]);
    });

    it('goes on from it when I do, and tells it once', () => {
      const { watcher, director } = open({ isAsked: true });
      director.add([theirs, ends]);
      vi.advanceTimersByTime(3200);
      expect([watcher.isBusy, watcher.titles.at(-1)]).toEqual([true, 'the bot flies, the bot draws']);
      director.goOn();
      expect([watcher.isBusy, watcher.shown]).toEqual([false, null]);
      director.add([fate]);
      expect(watcher.titles.slice(3)).toEqual(['my card']);
    });

    it('tells it also to whoever skipped the rest', () => {
      const { watcher, director } = open({ isAsked: true });
      director.add([theirs, ends]);
      director.goToEnd();
      expect([watcher.isBusy, watcher.titles.at(-1)]).toEqual([true, 'the bot flies, the bot draws']);
    });

    it.each([
      ['in the summary', { pace: 'summary' } as const],
      ['while a clock runs', { isHurried: true }],
      ['while nobody looks', { isAway: true }],
      ['for who watches', { seat: null }],
    ])('keeps nobody waiting %s', (_, set) => {
      const { watcher, director } = open({ isAsked: true, ...set });
      director.add([theirs, ends]);
      vi.advanceTimersByTime(3200);
      expect([watcher.isBusy, watcher.titles.includes('the bot flies, the bot draws')]).toEqual([false, false]);
    });

    it('tells nothing while I am asked in the turn of somebody else, nor when that is shown again', () => {
      const { watcher, director } = open({ isAsked: true });
      director.add([theirs]);
      vi.advanceTimersByTime(1600);
      expect(watcher.isBusy).toBe(false);
      director.add([ends]);
      vi.advanceTimersByTime(1600);
      director.goOn();
      expect(watcher.titles).toHaveLength(3);
      director.again();
      vi.advanceTimersByTime(3200);
      expect([watcher.isBusy, watcher.titles.slice(3)]).toEqual([false, ['the bot flies', 'the bot draws']]);
    });
  });

  it('shows at once what I did myself', () => {
    const { watcher, director } = open();
    director.add([cue(ME, { weight: 'moment' })]);
    expect(watcher.isBusy).toBe(false);
  });

  it('tells what I did beside the question, until I act again', () => {
    const { watcher, director } = open({ isAsked: true });
    director.add([cue(ME, { key: 'a', line: 'I play', weight: 'passing' }, { names: [ME] })]);
    expect([watcher.isBusy, watcher.goneBy]).toEqual([false, ['I play']]);
    director.add([cue(ME, { key: 'b', line: 'I buy', weight: 'passing' }, { names: [ME] })]);
    expect(watcher.goneBy).toEqual(['I buy']);
  });

  it('tells what I did and saw in the middle when the stage is empty, until I act again or others do', () => {
    const { watcher, director } = open({ isAsked: true });
    const falls = cue(ME, { key: 'falls', line: 'the base falls', weight: 'great', centre: centre('it falls') });
    director.add([falls]);
    vi.advanceTimersByTime(5000);
    expect([watcher.isBusy, watcher.goneBy]).toEqual([false, ['the base falls']]);
    director.add([falls, cue(ME, { key: 'bot', line: 'the bot begins' }, { by: BOT })]);
    vi.advanceTimersByTime(9000);
    expect([watcher.isBusy, watcher.goneBy]).toEqual([false, []]);
  });

  it('tells what I did beside what comes of it', () => {
    const { watcher, director } = open();
    director.add([
      cue(ME, { key: 'a', line: 'I end my turn', weight: 'passing' }, { names: [ME] }),
      cue(ME, { key: 'b', line: 'the bot begins' }, { by: BOT }),
    ]);
    expect([watcher.isBusy, watcher.titles, watcher.goneBy]).toEqual([true, ['the bot begins'], ['I end my turn']]);
    vi.advanceTimersByTime(5000);
    expect([watcher.isBusy, watcher.goneBy]).toEqual([false, []]);
  });

  it('tells what I did long enough to be seen, also when much is waiting', () => {
    const { watcher, director } = open({ pace: 'brisk' });
    director.add([
      cue(ME, { key: 'a', line: 'I roll', weight: 'passing' }, { names: [ME] }),
      cue(ME, { key: 'b', line: 'the bot begins', weight: 'passing' }, { by: BOT }),
      ...Array.from({ length: 20 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
    ]);
    vi.advanceTimersByTime(LEAST_OF_MINE - 1);
    expect(watcher.goneBy).toEqual(['I roll']);
    vi.advanceTimersByTime(1);
    expect(watcher.goneBy).toEqual([]);
  });

  it('shows what my answer leads to in the turn of somebody else, and tells it again', () => {
    const { watcher, director } = open();
    director.add([
      cue(ME, { key: 'x', line: 'I end my turn', weight: 'passing' }, { turns: [ME, ME] }),
      cue(ME, { key: 'y', line: 'the bot draws a card' }, { by: BOT, turns: [ME, BOT] }),
    ]);
    expect([watcher.isBusy, watcher.titles]).toEqual([true, ['the bot draws a card']]);
    expect(director.past).toHaveLength(1);
    director.add([cue(ME, { line: 'I am asked in its turn' }, { turns: [BOT, BOT] })]);
    expect(director.past).toHaveLength(2);
    director.add([cue(ME, { line: 'my own turn' }, { turns: [ME, ME] })]);
    expect(director.past).toEqual([]);
  });

  it('leaves out nothing of mine when it is far behind, however small', () => {
    const { watcher, director } = open();
    director.add([
      ...Array.from({ length: 60 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
      cue(BOT, { key: 'mine', line: 'my credits', weight: 'passing', concerns: [ME] }),
      ...Array.from({ length: 60 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
    ]);
    vi.advanceTimersByTime(60_000);
    expect(watcher.titles).toContain('my credits');
  });

  it('leaves out nothing that names me when it is far behind', () => {
    const { watcher, director } = open();
    director.add([
      ...Array.from({ length: 60 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
      cue(BOT, { key: 'named', line: 'the bot looks at me', weight: 'passing' }, { names: [BOT, ME] }),
      ...Array.from({ length: 60 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
    ]);
    vi.advanceTimersByTime(60_000);
    expect(watcher.titles).toContain('the bot looks at me');
  });

  it('begins a new picture where a scene says so, and waits at the end of the one before', () => {
    const { watcher, director } = open();
    const mine = { key: 'card', concerns: [ME] } as const;
    director.add([
      cue(BOT, { ...mine, centre: { ...centre('The first test'), verdict: { text: 'Failed', tone: 'bad' } } }),
      cue(BOT, { ...mine, isNew: true, centre: centre('The second test') }),
    ]);
    expect(watcher.shown).toMatchObject({ isWaiting: true, centre: { title: 'The first test' } });
    director.goOn();
    expect(watcher.shown?.centre).toEqual(centre('The second test'));
  });

  it('shows no dice in what comes later that nobody saw fall', () => {
    const { watcher, director } = open();
    const dice = [{ face: { name: 'hit' }, faces: [] }];
    director.add([
      cue(BOT, { key: 'a', line: 'first' }),
      cue(BOT, { key: 'fight', centre: { ...centre('A fight'), dice } }),
      cue(BOT, { key: 'fight', weight: 'great', centre: centre('A fight is won') }),
    ]);
    director.goToEnd();
    expect(watcher.shown?.centre).toEqual(centre('A fight is won'));
  });

  it('lets no dice fall that lie since before', () => {
    const { watcher, director } = open();
    const die = { face: { name: 'hit' }, faces: [] };
    const side = { name: 'Nina', lines: [] };
    const fight = (isKept: boolean): Centre => ({
      ...centre('A fight'),
      sides: [{ ...side, dice: [{ ...die, isKept }] }, side],
    });
    director.add([cue(BOT, { centre: fight(false) }), cue(BOT, { centre: fight(true) })]);
    expect(watcher.shown?.areDiceFalling).toBe(true);
    director.goOn();
    expect(watcher.shown?.areDiceFalling).toBe(false);
  });

  it('waits for me with what happens to me, once for a picture that grows', () => {
    const { watcher, director } = open();
    director.add([
      cue(BOT, { key: 'test', concerns: [ME], centre: { ink: 'story', title: 'A test', text: 'x' } }),
      cue(BOT, {
        key: 'test',
        concerns: [ME],
        centre: { ink: 'story', title: 'A test', verdict: { text: 'Failed', tone: 'bad' } },
      }),
    ]);
    expect(watcher.shown?.isWaiting).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(watcher.shown?.isWaiting).toBe(true);
    expect(watcher.shown?.centre).toMatchObject({ text: 'x', verdict: { text: 'Failed' } });
    director.goOn();
    expect([watcher.isBusy, watcher.shown]).toEqual([false, null]);
  });

  it('waits for me at the end of a picture of mine, though it ends with something small or with nothing to show', () => {
    const { watcher, director } = open();
    director.add([
      cue(ME, { key: 'card', concerns: [ME], centre: centre('my story') }),
      cue(ME, null),
      cue(ME, { key: 'card', line: 'a patrol comes', weight: 'passing' }),
      cue(BOT, { key: 'theirs', line: 'the bot begins' }),
    ]);
    vi.advanceTimersByTime(60_000);
    expect([watcher.shown?.centre?.title, watcher.shown?.cue.scene?.line]).toEqual(['my story', 'a patrol comes']);
    expect(watcher.shown?.isWaiting).toBe(true);
    director.goOn();
    expect([watcher.shown?.cue.scene?.line, watcher.shown?.isWaiting]).toEqual(['the bot begins', false]);
  });

  it('skips to the end of what others do, but not over what happens to me', () => {
    const { watcher, director } = open();
    director.add([
      cue(BOT, { key: 'a', line: 'first' }),
      cue(BOT, { key: 'b', line: 'second' }),
      cue(BOT, { key: 'c', line: 'mine', concerns: [ME], centre: centre('mine') }),
      cue(BOT, { key: 'd', line: 'last' }),
    ]);
    director.goToEnd();
    expect([watcher.titles, watcher.shown?.isWaiting]).toEqual([['first', 'mine'], true]);
    director.goOn();
    expect(watcher.isBusy).toBe(false);
    expect(watcher.told).toEqual(['first', 'second', 'mine', 'last']);
  });

  it('leaves a story on the stage while the question belongs to it', () => {
    const { watcher, director } = open({ isAsked: true });
    director.add([cue(ME, { concerns: [ME], stays: true, centre: centre('story') })]);
    expect([watcher.isBusy, watcher.shown?.centre?.title]).toEqual([false, 'story']);
    director.add([
      cue(ME, { line: 'I decline', weight: 'passing' }),
      cue(BOT, { key: 'theirs', line: 'the bot begins' }),
    ]);
    expect([watcher.shown?.cue.scene?.line, watcher.shown?.isWaiting]).toEqual(['the bot begins', false]);
  });

  it('leaves out nothing of a long turn, and plays it faster as long as much is waiting', () => {
    const { watcher, director } = open();
    const turn = Array.from({ length: 18 }, (_, i) => `moment ${i}`);
    director.add(turn.map((line) => cue(BOT, { key: line, line })));
    vi.advanceTimersByTime(22_000);
    expect([watcher.isBusy, watcher.titles]).toEqual([false, turn]);
  });

  it('plays no minute of what was missed: far behind, only what matters is shown', () => {
    const { watcher, director } = open();
    director.add(Array.from({ length: 60 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })));
    vi.advanceTimersByTime(25_000);
    expect(watcher.isBusy).toBe(false);
    expect(watcher.titles.length).toBeLessThan(20);
    expect(watcher.told).toHaveLength(60);
  });

  it('shows nothing of others in the summary, and everything of mine', () => {
    const { watcher, director } = open({ pace: 'summary' });
    director.add([cue(BOT, { key: 'a' }), cue(BOT, { key: 'b', concerns: [ME], centre: centre('mine') })]);
    expect(watcher.titles).toEqual(['mine']);
  });

  it('shows once more what others did since my last step', () => {
    const { watcher, director } = open();
    director.add([cue(ME, { key: 'x', line: 'own' })]);
    director.add([cue(BOT, { key: 'a', line: 'theirs' })]);
    vi.advanceTimersByTime(5000);
    director.again();
    expect([watcher.isBusy, watcher.titles.at(-1)]).toEqual([true, 'theirs']);
    expect(watcher.told).toEqual(['own', 'theirs']);
  });

  it('forgets what was taken back', () => {
    const { watcher, director } = open();
    director.add([cue(BOT, { key: 'a' }), cue(BOT, { key: 'b' })]);
    director.clear();
    expect([watcher.isBusy, watcher.shown, director.past]).toEqual([false, null, []]);
  });
});

describe('whose doing it is', () => {
  const view = { seats: 2 } as View;
  const stage = { sceneOf: () => null, turnOf: () => BOT };
  const beat = (data: StageBeat['events'][number]['data']): StageBeat => ({
    ...{ step: 1, index: 0, by: ME, before: view, view },
    events: [{ n: 1, type: 'x', data }],
  });
  const at: StageReader = {
    seat: ME,
    reader: {} as StageReader['reader'],
    lineOf: ({ type }) => (type === 'x' ? [{ kind: 'text', text: 'It happens.' }] : []),
  };
  it.each([
    ['of whom it tells', { seat: { seat: ME } }, ME],
    ['of whose turn it is, where nobody is named', { card: { card: 3, face: 'x' } }, BOT],
    ['nobody who has a seat', { player: { seat: 2 } }, null],
  ])('is that %s', (_, data, by) => {
    expect(cueOf(beat(data), stage, at).by).toBe(by);
  });
});

describe('what names me', () => {
  const view = { seats: 2 } as View;
  const stage = { sceneOf: () => null, turnOf: () => BOT };
  const at: StageReader = {
    seat: ME,
    reader: {} as StageReader['reader'],
    lineOf: ({ type }) => [{ kind: 'text', text: type }],
  };
  const beat = (seat: number): StageBeat => ({
    ...{ step: 1, index: 0, by: BOT, before: view, view },
    events: [{ n: 1, type: 'assign', data: { deal: [{ seat }] } }],
  });

  it('is said in the words of the log where the game has no scene for it', () => {
    expect(cueOf(beat(ME), stage, at)).toMatchObject({ names: [ME], scene: { line: [{ text: 'assign' }] } });
  });

  it('is no reason to say what names others', () => {
    expect(cueOf(beat(BOT), stage, at)).toMatchObject({ names: [BOT], scene: null });
  });
});

describe('the recap', () => {
  it('says what has changed for me, and whether that is good', () => {
    const view = (credits: number, damage: number): View => ({ seats: 2, credits, damage }) as unknown as View;
    const between = (before: View, after: View): Cue => {
      const { beat, ...rest } = cue(BOT, {});
      return { ...rest, beat: { ...beat, before, view: after } };
    };
    const standing = (at: View) => {
      const { credits, damage } = at as unknown as Readonly<Record<'credits' | 'damage', number>>;
      return [
        { name: 'Credits', value: credits },
        { name: 'Damage', value: damage, isBad: true },
      ];
    };
    const past = [between(view(10, 0), view(7, 0)), between(view(7, 0), view(7, 2))];
    expect(changesOf(past, standing)).toEqual([
      { name: 'Credits', from: 10, to: 7, isGood: false },
      { name: 'Damage', from: 0, to: 2, isGood: false },
    ]);
    expect(changesOf(past.slice(0, 1), standing)).toHaveLength(1);
    expect(changesOf([], standing)).toEqual([]);
  });

  it('does not list what one begins with', () => {
    const [none, some] = [{ seats: 2 }, { seats: 2, credits: 2000 }] as unknown as readonly [View, View];
    const { beat, ...rest } = cue(BOT, {});
    const begins = { ...rest, beat: { ...beat, before: none, view: some } };
    const standing = (at: View) => ('credits' in at ? [{ name: 'Credits', value: Number(at.credits) }] : []);
    expect(changesOf([begins], standing)).toEqual([]);
    const less = { ...rest, beat: { ...beat, before: some, view: { ...some, credits: 1500 } as unknown as View } };
    expect(changesOf([begins, less], standing)).toEqual([{ name: 'Credits', from: 2000, to: 1500, isGood: false }]);
  });

  it('tells by which moments a sentence has grown', () => {
    const played = (index: number): Cue => {
      const { beat, ...rest } = cue(ME, { key: 'play', line: `${index + 1} cards`, weight: 'passing' });
      return { ...rest, beat: { ...beat, index } };
    };
    expect(goneByLines([played(0), played(1)])).toMatchObject([{ line: '2 cards', beats: ['1.0', '1.1'] }]);
  });

  it('tells all in the order in which it happened, and leaves out the earliest of what did not happen to me', () => {
    const past = [
      cue(BOT, { key: 'mine', line: 'mine', concerns: [ME] }),
      ...Array.from({ length: 8 }, (_, i) => cue(BOT, { key: `${i}`, line: `${i}` })),
      cue(BOT, { key: 'late', line: 'late', concerns: [ME] }),
      cue(BOT, { key: 'p', line: 'passing', weight: 'passing' }),
    ];
    const { lines, more } = recapOf(past, ME);
    expect(lines.map(({ line }) => line)).toEqual(['mine', '1', '2', '3', '4', '5', '6', '7', 'late']);
    expect(more).toBe(1);
  });

  it('tells what others did before what my own turn began with', () => {
    const others = Array.from({ length: 9 }, (_, i) =>
      cue(BOT, { key: `${i}`, line: `${i}`, isTold: true, weight: 'passing' }),
    );
    const own = cue(ME, { key: 'own', line: 'own', concerns: [ME] }, { turns: [ME, ME] });
    expect(recapOf([...others, own], ME)).toMatchObject({
      lines: others.map(({ scene }) => ({ line: scene?.line })),
      more: 1,
    });
    expect(recapOf([...others.slice(1), own], ME).lines.at(-1)).toMatchObject({ line: 'own' });
  });

  it('tells each of those for itself that only share a picture', () => {
    const past = ['won', 'paid', 'famous'].map((line) => cue(BOT, { key: 't', toldAs: line, line }));
    expect(recapOf(past, ME).lines.map(({ line }) => line)).toEqual(['won', 'paid', 'famous']);
  });

  it('tells in one sentence what came of a thing, until something else is told', () => {
    const passing = { weight: 'passing', isTold: true } as const;
    const past = [
      cue(BOT, { ...passing, key: 'a', line: 'uses Y-Wing', clause: { text: 'Y-Wing:', opens: true } }),
      cue(BOT, { key: 'b', line: 'is exiled', clause: { text: 'exiled' } }),
      cue(BOT, { key: 'c', line: 'shuffles', weight: 'passing' }),
      cue(BOT, { key: 'd', line: 'hits', concerns: [ME], clause: { text: '2 damage' } }),
      cue(BOT, { ...passing, key: 'e', line: 'plays a card' }),
      cue(BOT, { key: 'f', line: 'heals', clause: { text: 'heals' } }),
      cue(BOT, { ...passing, key: 'g', line: 'uses Falcon', clause: { text: 'Falcon:', opens: true } }),
    ].map((each, index): Cue => ({ ...each, beat: { ...each.beat, index } }));
    const { lines } = recapOf(past, ME);
    expect(lines.map(({ line, isMine }) => [saying(line), isMine])).toEqual([
      ['Y-Wing: exiled, 2 damage', true],
      ['plays a card', false],
      ['heals', false],
      ['uses Falcon', false],
    ]);
  });

  it('says what is of one kind once in a sentence, and what ends a turn still belongs to it', () => {
    const blow = (amount: number): Partial<Scene> => ({
      clause: { text: `${amount} damage.` },
      among: { kind: 'damage', name: '', amount, told: (_names, sum) => `${sum} damage.` },
    });
    const past = [
      cue(BOT, { key: 'a', clause: { text: 'The job begins.', opens: true } }, { turns: [BOT, BOT] }),
      cue(BOT, { key: 'b', ...blow(2) }, { turns: [BOT, BOT] }),
      cue(BOT, { key: 'c', clause: { text: 'Defeated.' } }, { turns: [BOT, BOT] }),
      cue(BOT, { key: 'd', ...blow(1) }, { turns: [BOT, ME] }),
      cue(ME, { key: 'e', line: 'my turn begins', clause: { text: 'Mine.' } }, { turns: [ME, ME] }),
    ].map((each, index): Cue => ({ ...each, beat: { ...each.beat, index } }));
    const { lines } = recapOf(past, ME);
    expect(lines.map(({ line }) => saying(line))).toEqual(['The job begins. 3 damage. Defeated.', 'my turn begins']);
  });

  it('has as many lines for each of several others', () => {
    const turn = (by: number) =>
      Array.from({ length: 10 }, (_, i) => cue(by, { key: `${by} ${i}`, line: `${by} ${i}` }));
    expect(recapOf(turn(BOT), ME)).toMatchObject({ lines: { length: 9 }, more: 1 });
    expect(recapOf([...turn(BOT), ...turn(BOT + 1)], ME)).toMatchObject({ lines: { length: 18 }, more: 2 });
  });

  it('tells alike things in one line', () => {
    const bought = (name: string, amount: number): Cue =>
      cue(BOT, {
        key: name,
        line: `buys ${name}`,
        among: { kind: 'buys', name, amount, told: (names, sum) => `buys ${names.join(' and ')} for ${sum}` },
      });
    const between = cue(BOT, { key: 'play', line: 'plays' });
    const { lines } = recapOf([bought('X-Wing', 3), between, bought('Bossk', 4)], ME);
    expect(lines.map(({ line }) => line)).toEqual(['buys X-Wing and Bossk for 7', 'plays']);
    expect(recapOf([bought('X-Wing', 3)], ME).lines.map(({ line }) => line)).toEqual(['buys X-Wing']);
  });

  it('tells of a picture that grew how it ended', () => {
    const { lines } = recapOf([cue(BOT, { key: 't', line: 'rolls' }), cue(BOT, { key: 't', line: 'passed' })], ME);
    expect(lines.map(({ line }) => line)).toEqual(['passed']);
  });
});
