import type { BrowserContext } from 'playwright-core';

/** What a page went through. */
export interface StageLog {
  /** What must never be, in words. */
  readonly faults: readonly string[];
  /** How many beats were to be seen by the person of this page, and how many numbers were seen moving. */
  readonly mine: number;
  readonly moved: number;
  /** How often somebody else's turn ended in a recap. */
  readonly recaps: number;
}

/**
 * Writes down what happens on the page from its start, and holds it against what the server sends. `types`: events that
 * happen to the person whenever they name their seat.
 */
export async function keepStageLog(context: BrowserContext, types: readonly string[]): Promise<void> {
  await context.addInitScript(watchPage, types);
}

/** Runs in the page; it knows neither the game nor the page's own code. */
function watchPage(types: readonly string[]): void {
  interface Beat {
    readonly events: readonly { readonly type: string; readonly data: unknown }[];
    readonly changes?: unknown;
  }
  type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
  interface Heard {
    readonly t: string;
    readonly as?: number;
    readonly view?: Json;
    readonly step?: { readonly n: number; readonly seat: number | null; readonly beats: readonly Beat[] };
  }
  const log = { faults: [] as string[], mine: 0, moved: 0, recaps: 0 };
  Object.assign(window, { stageLog: log });

  // The game as the server tells it

  let me = 0;
  let table: Json = null;
  /** The table at each beat, by the name of the beat. */
  const tables = new Map<string, Json>();
  /** Beats that concern me and were not yet seen. */
  const unseen = new Map<string, string>();

  const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
  const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  /** As docs/api.md says it. */
  const changed = (value: Json, change: unknown): Json => {
    if (Array.isArray(change)) {
      if (change.length < 3) return (change[0] ?? null) as Json;
      const [at, gone, come] = change as [number, number, Json[]];
      const list = isList(value) ? [...value] : [];
      list.splice(at, gone, ...come);
      return list;
    }
    if (!isRecord(change)) return value;
    if (isList(value)) return value.map((each, i) => (String(i) in change ? changed(each, change[i]) : each));
    const next: Record<string, Json> = { ...(value as Record<string, Json>) };
    for (const [name, each] of Object.entries(change)) {
      if (Array.isArray(each) && each.length === 0) delete next[name];
      else next[name] = changed(next[name] ?? null, each);
    }
    return next;
  };
  const namesMe = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.some(namesMe)
      : isRecord(value) && (value.seat === me || Object.values(value).some(namesMe));
  const hear = ({ t, as, view, step }: Heard): void => {
    if (t === 'state') {
      me = as ?? me;
      table = view ?? null;
      unseen.clear();
    }
    if (t !== 'update' || step === undefined) return;
    step.beats.forEach((beat, i) => {
      if (beat.changes !== undefined) table = changed(table, beat.changes);
      const name = `${step.n}.${i}`;
      tables.set(name, table);
      const mine = beat.events.filter(({ type, data }) => types.includes(type) && namesMe(data));
      if (mine.length === 0) return;
      unseen.set(name, mine.map(({ type }) => type).join(' '));
      log.mine++;
    });
  };

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Heard));
    }
  };

  // The page

  /** By how much numbers differ between two tables. */
  const differences = (one: Json, other: Json, found: Set<number>): void => {
    if (typeof one === 'number' && typeof other === 'number') {
      if (one !== other) found.add(Math.abs(one - other));
    } else if (isList(one) && isList(other)) {
      if (one.length !== other.length) found.add(Math.abs(one.length - other.length));
      for (let i = 0; i < Math.max(one.length, other.length); i++) differences(one[i] ?? 0, other[i] ?? 0, found);
    } else if (isRecord(one) && isRecord(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        differences(one[name] ?? null, other[name] ?? null, found);
    }
  };
  let isOpen = false;
  let isRecap = false;
  let drawn: Json = null;
  /** The tables that were drawn last, the newest behind. */
  const recent: Json[] = [];
  const seenChanges = new WeakSet<Element>();

  const lookAtNumbers = (beat: string | undefined): void => {
    const now = (beat === undefined ? undefined : tables.get(beat)) ?? table;
    if (now !== drawn) {
      drawn = now;
      recent.push(now);
      if (recent.length > 4) recent.shift();
    }
    for (const moving of document.querySelectorAll<HTMLElement>('[data-change]')) {
      if (seenChanges.has(moving)) continue;
      seenChanges.add(moving);
      log.moved++;
      const by = new Set<number>();
      for (const past of recent) differences(past, now, by);
      if (!by.has(Math.abs(Number(moving.dataset.change))))
        log.faults.push(`a number moves that did not change: ${moving.dataset.change} at ${beat ?? 'rest'}`);
    }
  };

  const look = (): void => {
    const strip = document.querySelector<HTMLElement>('[data-beat]');
    const beat = strip?.dataset.beat;
    if (beat !== undefined && unseen.has(beat) && strip?.checkVisibility() === true) {
      // It counts when it was painted.
      requestAnimationFrame(() => {
        if (strip.dataset.beat === beat) unseen.delete(beat);
      });
    }
    lookAtNumbers(beat);
    const scene = document.querySelector<HTMLElement>('[data-scene]');
    if (scene?.querySelector('.rolls') && scene.querySelector('.verdict'))
      log.faults.push(`a verdict before its dice: ${scene.innerText}`);
    const question = document.querySelector('.decide .list [data-option], .decide .right [data-option]') !== null;
    if (question && document.querySelector('[data-go-on]') !== null)
      log.faults.push('a question while something is shown');
    const recap = document.querySelector('[data-recap]');
    if (recap !== null && !isRecap) log.recaps++;
    isRecap = recap !== null;
    if (question && !isOpen) {
      for (const [name, types] of unseen) if (name !== beat) log.faults.push(`not seen: beat ${name}, ${types}`);
      unseen.clear();
    }
    isOpen = question;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
