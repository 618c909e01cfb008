import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sounds } from '../kit/stage/sounds.ts';

/** How many sources have begun, and how many were stopped by hand. */
let started = 0;
let stopped = 0;

const nothing = (): undefined => undefined;

class Node {
  readonly gain = { value: 1, setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
  readonly frequency = { value: 0, setValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
  connect(to: unknown): unknown {
    return to;
  }
  start(): void {
    started++;
  }
  stop(): void {
    stopped++;
  }
}
class Audio {
  readonly currentTime = 0;
  readonly sampleRate = 10;
  readonly destination = {};
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

describe('sounds', () => {
  let page: EventTarget;
  let volume: number;
  let sounds: Sounds;
  beforeEach(() => {
    [started, stopped, volume] = [0, 0, 0.5];
    page = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('AudioContext', Audio);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    sounds = new Sounds(() => volume);
    sounds.awaken();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const click = (): boolean => page.dispatchEvent(new Event('pointerdown'));
  const all = ['turn', 'card', 'dice', 'blast', 'fanfare'] as const;
  const playAll = (): void => {
    for (const name of all) sounds.play(name);
    sounds.ambience(50);
  };
  /** Speakers need a moment to open. */
  const wait = (): unknown => vi.advanceTimersByTime(1000);

  it('are silent until somebody clicks or presses a key', () => {
    playAll();
    wait();
    expect(started).toBe(0);
    click();
    playAll();
    wait();
    expect(started).toBeGreaterThan(all.length);
  });

  it('open the speakers after the click that allowed it is answered, and are heard at once from then on', () => {
    click();
    sounds.play('card');
    expect(started).toBe(0);
    wait();
    expect(started).toBe(1);
    sounds.play('card');
    expect(started).toBe(2);
  });

  it('are silent when they are off, and the hum ends when it is turned off', () => {
    volume = 0;
    click();
    playAll();
    wait();
    expect(started).toBe(0);
    volume = 0.5;
    sounds.ambience(50);
    wait();
    const hum = started;
    expect(hum).toBeGreaterThan(0);
    volume = 0;
    playAll();
    expect([started, stopped]).toEqual([hum, hum]);
  });

  it('hum no longer when one leaves the table', () => {
    const leave = sounds.awaken();
    click();
    sounds.ambience(50);
    wait();
    leave();
    expect([started, stopped]).toEqual([3, 3]);
  });

  it('hum nowhere when one has left before the speakers were open', () => {
    const leave = sounds.awaken();
    click();
    sounds.ambience(50);
    leave();
    wait();
    expect(started).toBe(0);
  });
});
