import type { Page } from 'playwright-core';

/** What is never clicked on the way: it ends nothing, or opens a talk with somebody who is a bot. */
const NEVER = '^(give|overboard|offer|trade|propose|discard|bounty|meet|unassign|swap)';

/** Somebody who waits looks again after so long, in milliseconds. */
const AGAIN = 15;

/**
 * Takes any choice that is on the screen, as somebody who only wants to see what comes next. Chance is a number from 0 to
 * 1; none: they only look whether there is something. Tells what was done, or could be. Who is patient looks so often, and skips
 * what is shown meanwhile.
 */
export function wander(page: Page, chance: number | null, patience = 1): Promise<'over' | 'acted' | 'idle'> {
  return page.evaluate(
    async ({ number, never, looks, again }) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const any = (found: readonly HTMLElement[]): HTMLElement | undefined =>
        found[Math.floor((number ?? 0) * found.length)];
      const press = (element: Element | undefined): boolean => {
        if (number !== null)
          element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        return element !== undefined;
      };
      const act = (): 'over' | 'acted' | 'idle' => {
        if (document.querySelector('.outcome') !== null) return 'over';
        const isOpen = document.querySelector('.options[aria-disabled]') === null;
        const choices = all('.decide .list [data-option]').filter(
          ({ dataset }) => !new RegExp(never).test(dataset.option ?? ''),
        );
        const first = [
          all('[data-intro=close]'),
          all('.doubt .button.main'),
          all('.menu [data-choice]'),
          all('.area.aimed .target'),
          all('.options .confirm:not(:disabled)'),
          all('[data-choose]:not(:disabled)'),
        ].find(({ length }) => length > 0);
        if (!isOpen) return 'idle';
        if (first !== undefined) return press(any(first)) ? 'acted' : 'idle';
        const things = [...choices, ...all('.hand .legal').slice(0, 5), ...all('g.space.legal').slice(0, 6)];
        if (press(any(things))) return 'acted';
        return press(any(all('.decide [data-fold], .decide .right [data-option], dialog [data-option]:not(:disabled)')))
          ? 'acted'
          : 'idle';
      };
      for (let look = 1; look < looks; look++) {
        const state = act();
        if (state !== 'idle') return state;
        document.querySelector<HTMLElement>('[data-go-on]')?.click();
        await new Promise((done) => setTimeout(done, again));
      }
      return act();
    },
    { number: chance, never: NEVER, looks: patience, again: AGAIN },
  );
}
