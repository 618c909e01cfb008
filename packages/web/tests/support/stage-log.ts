import type { View } from '@cantina/kernel';
import type { Step } from '@cantina/server/client';
import type { BrowserContext, Page } from 'playwright-core';

/** What a page went through, in its order; times in milliseconds. */
export type Entry =
  | { readonly what: 'table'; readonly seat: number; readonly view: View }
  | { readonly what: 'step'; readonly step: Step }
  /** The table is drawn as it was at this moment; null: as it is. These moments are told by something that can be seen. */
  | { readonly what: 'told'; readonly beat: string | null; readonly beats: readonly string[]; readonly at: number }
  /** The person has seen enough: of what waits, or of everything that is still to come. */
  | { readonly what: 'went-on'; readonly isToEnd: boolean }
  /** What is asked can be answered; the recap that stands beside it, and what it says has changed for the person. */
  | { readonly what: 'asked'; readonly recap: string | null; readonly changes: readonly string[]; readonly at: number }
  /** What others did is told as a whole; it is the only thing there, nothing of it is cut, and it lies in the table. */
  | { readonly what: 'meanwhile'; readonly text: string; readonly isWhole: boolean; readonly at: number }
  /** A number moves by so much; what it stands in. */
  | { readonly what: 'moved'; readonly by: number; readonly where: string }
  | { readonly what: 'fault'; readonly fault: string };

/** Writes down what happens on a page from its start, and what the server sends to it. */
export async function keepStageLog(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchPage);
}

export const stageLog = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => (window as unknown as { readonly stageLog: readonly Entry[] }).stageLog);

/** Runs in the page; it knows neither the game nor the page's own code. */
function watchPage(): void {
  interface Heard {
    readonly t: string;
    readonly as?: number;
    readonly view?: View;
    readonly step?: Step;
  }
  const log: Entry[] = [];
  Object.assign(window, { stageLog: log });

  const hear = ({ t, as, view, step }: Heard): void => {
    if (t === 'state' && as !== undefined && view !== undefined) log.push({ what: 'table', seat: as, view });
    if (t === 'update' && step !== undefined) log.push({ what: 'step', step });
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Heard));
    }
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      // A click on the scene itself goes on as well.
      const pressed = target instanceof Element ? target.closest('[data-go-on], .busy [data-scene]') : null;
      if (pressed !== null) log.push({ what: 'went-on', isToEnd: pressed.matches('[data-go-on]:not(.main)') });
    },
    { capture: true },
  );

  let told = '';
  /** What could be read beside the dice while they rolled. */
  let rolling = '';
  /** The pictures whose dice were seen in the air. */
  const rolled = new Set<string>();
  const lines = (): string => (all('.now[data-beats]')[0]?.innerText ?? '').toLowerCase();
  const HAIR = 2;
  let isTooLow = false;
  let asked: string | undefined;
  let meanwhile = '';
  const isWhole = (told: HTMLElement): boolean => {
    const { top, bottom } = told.getBoundingClientRect();
    const board = told.closest('.board')?.getBoundingClientRect();
    const isIn = board !== undefined && top >= board.top - HAIR && bottom <= board.bottom + HAIR;
    return isIn && told.scrollHeight <= told.clientHeight + HAIR && told.scrollWidth <= told.clientWidth + HAIR;
  };
  const moving = new WeakSet<Element>();
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const isSeen = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() !== '';
  /** The moment in the middle of the table counts as well as the line below it. */
  const beatsToSee = (): readonly string[] => {
    const lines = all('[data-beats]').filter(isSeen);
    const scene = all('[data-scene]').some(isSeen) ? all('[data-beat]') : [];
    return [...lines.map(({ dataset }) => dataset.beats), ...scene.map(({ dataset }) => dataset.beat)].flatMap(
      (beats) => beats?.split(' ') ?? [],
    );
  };
  const look = (): void => {
    const at = performance.now();
    const beats = [...new Set(beatsToSee())];
    const beat = document.querySelector<HTMLElement>('[data-beat]')?.dataset.beat ?? null;
    if (told !== [beat, ...beats].join(' ')) {
      told = [beat, ...beats].join(' ');
      log.push({ what: 'told', beat, beats, at });
    }
    for (const number of all('[data-change]')) {
      if (moving.has(number)) continue;
      moving.add(number);
      const where = number.closest<HTMLElement>('[data-card], [data-term], li, p, div')?.innerText ?? '';
      log.push({ what: 'moved', by: Number(number.dataset.change), where: where.replaceAll(/\s+/g, ' ') });
    }
    for (const scene of all('[data-scene]')) {
      const key = scene.dataset.scene ?? '';
      const said = [...scene.querySelectorAll('.verdict, .total')].map(({ textContent }) => textContent).join('');
      if (scene.querySelector('.rolls') !== null) {
        if (said !== '') log.push({ what: 'fault', fault: `a verdict before its dice: ${scene.innerText}` });
        rolling = lines();
        rolled.add(key);
      } else if (said !== '' && !rolled.has(key) && scene.querySelector('.die') !== null) {
        // Dice that lie from the first look on were never seen to fall.
        log.push({ what: 'fault', fault: `a verdict whose dice did not roll: ${scene.innerText}` });
        rolled.add(key);
      } else if (rolling !== '') {
        // Nor did the line under the table say what the dice had not shown yet.
        const verdict = scene.querySelector('.verdict b')?.textContent ?? '';
        if (verdict !== '' && rolling.includes(verdict.toLowerCase()))
          log.push({ what: 'fault', fault: `“${verdict}” was told while the dice rolled: ${rolling}` });
        rolling = '';
      }
    }
    // While it is shown, a scene reaches up over the table, never down below it, where its newest lines would be hidden.
    for (const scene of all('.busy .scene')) {
      const low = scene.getBoundingClientRect().bottom;
      const edge = scene.closest('.board')?.getBoundingClientRect().bottom ?? low;
      if (low > edge + HAIR && !isTooLow) log.push({ what: 'fault', fault: `below the table: ${scene.innerText}` });
      isTooLow = low > edge + HAIR;
    }
    const [whole] = all('[data-meanwhile]').filter(isSeen);
    const text = whole?.innerText ?? '';
    if (text !== meanwhile) {
      meanwhile = text;
      log.push({ what: 'meanwhile', text, isWhole: whole !== undefined && isWhole(whole), at });
    }
    const question = document.querySelector<HTMLElement>('[data-question]')?.dataset.question;
    if (question !== undefined && document.querySelector('[data-go-on]') !== null)
      log.push({ what: 'fault', fault: 'a question while something is shown' });
    if (question === asked) return;
    asked = question;
    if (question === undefined) return;
    const recap = document.querySelector<HTMLElement>('[data-recap]');
    const changes = all('[data-standing]').map(({ innerText }) => innerText);
    log.push({ what: 'asked', recap: recap?.innerText ?? null, changes, at });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
