import type { Page } from 'playwright-core';

/** How many stops of the Tab key it is from here to there; negative: back. Null: it is not there. */
const away = (page: Page, wanted: string): Promise<number | null> =>
  page.evaluate((selector) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
    ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *') && each.checkVisibility());
    const target = document.querySelector<HTMLElement>(selector);
    return target === null ? null : stops.indexOf(target) - stops.indexOf(document.activeElement as HTMLElement);
  }, wanted);

/** Tab, or back with Shift, until what is wanted has the focus; then Enter. */
export async function press(page: Page, wanted: string): Promise<void> {
  // Where the focus was lost, the browser goes on from a place of its own, so the way is looked up again.
  for (let i = 0; i < 4; i++) {
    const stops = await away(page, wanted);
    if (stops === null) throw new Error(`${wanted} is not there`);
    if (stops === 0) return page.keyboard.press('Enter');
    for (let n = 0; n < Math.abs(stops); n++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`${wanted} is not reached by keyboard`);
}
