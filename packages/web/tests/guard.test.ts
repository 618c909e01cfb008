import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guard } from '../src/table/guard.ts';

const page = new EventTarget();
const press = (key: string): boolean => page.dispatchEvent(Object.assign(new Event('keydown'), { key, repeat: false }));
const click = (): boolean => page.dispatchEvent(Object.assign(new Event('click'), { detail: 1 }));

describe('a space bar that has gone on with what was shown', () => {
  let guard: Guard;
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', page);
    guard = new Guard();
    stop = guard.watch();
    press(' ');
    guard.wentOn();
    vi.advanceTimersByTime(700);
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('chooses nothing when it is pressed once more, but goes on', () => {
    press(' ');
    expect([guard.mayChoose, guard.isOpen]).toEqual([false, true]);
  });

  it('chooses again after a while', () => {
    vi.advanceTimersByTime(1000);
    press(' ');
    expect(guard.mayChoose).toBe(true);
  });

  it('leaves other keys and the pointer alone', () => {
    press('Enter');
    expect(guard.mayChoose).toBe(true);
    press(' ');
    click();
    expect(guard.mayChoose).toBe(true);
  });
});
