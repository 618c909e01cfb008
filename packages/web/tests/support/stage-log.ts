import type { BrowserContext } from 'playwright-core';

/** What a page went through, in order: a step came that does something to me, a scene was shown, a question was open. */
export interface StageLog {
  readonly order: readonly ('mine' | 'scene' | 'question')[];
  /** What must never be: a verdict while its dice roll, a question while something is shown. */
  readonly faults: readonly string[];
  /** How often somebody else's turn ended in a recap. */
  readonly recaps: number;
}

/**
 * Writes down what happens on the page from its start. `types`: events that happen to the person at seat 0 whenever they
 * name that seat; they are read from what the server sends, before the page hears of it.
 */
export async function keepStageLog(context: BrowserContext, types: readonly string[]): Promise<void> {
  await context.addInitScript((wanted: readonly string[]) => {
    const log = { order: [] as string[], faults: [] as string[], recaps: 0 };
    Object.assign(window, { stageLog: log });
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as {
            readonly t: string;
            readonly step?: {
              readonly beats: readonly { readonly events: readonly { type: string; data: unknown }[] }[];
            };
          };
          if (message.t !== 'update') return;
          const events = message.step?.beats.flatMap((beat) => beat.events) ?? [];
          const isMine = events.some(
            (each) => wanted.includes(each.type) && /"seat":0\b/.test(JSON.stringify(each.data)),
          );
          if (isMine) log.order.push('mine');
        });
      }
    };
    let shown: string | undefined;
    let isOpen = false;
    let isRecap = false;
    const look = (): void => {
      const scene = document.querySelector<HTMLElement>('[data-scene]');
      const text = scene?.innerText;
      if (text !== undefined && text !== shown) log.order.push('scene');
      shown = text;
      if (scene?.querySelector('.rolls') && scene.querySelector('.verdict'))
        log.faults.push(`a verdict before its dice: ${text}`);
      const question = document.querySelector('.decide .list [data-option], .decide .right [data-option]') !== null;
      const isBusy = document.querySelector('[data-go-on]') !== null;
      if (question && isBusy) log.faults.push('a question while something is shown');
      if (question && !isOpen) log.order.push('question');
      isOpen = question;
      const recap = document.querySelector('[data-recap]') !== null;
      if (recap && !isRecap) log.recaps++;
      isRecap = recap;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, types);
}

/** What happened to me and was not shown before the next question was open. */
export function unseen({ order }: StageLog): number {
  let waiting = 0;
  let missed = 0;
  for (const each of order) {
    if (each === 'mine') waiting++;
    else if (each === 'scene') waiting = 0;
    else {
      missed += waiting;
      waiting = 0;
    }
  }
  return missed;
}
