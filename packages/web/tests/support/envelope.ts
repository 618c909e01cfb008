import type { Page } from 'playwright-core';

/** Opens every envelope that lies there, several of them at once, reads its pages and turns its cards. */
export async function readEnvelope(page: Page): Promise<void> {
  const next = page.locator('.envelope .button.main, dialog[open] .button.main').last();
  const all = page.getByRole('button', { name: /^(Open all envelopes at once|Turn them all|Alle umdrehen)$/ });
  await next.waitFor();
  // After the last envelope comes the next game.
  while (!(await page.locator('.next').isVisible())) {
    await next.or(all).first().waitFor();
    if (await all.isVisible()) await all.click();
    else await next.click();
    await page.locator('.envelope, .next').first().waitFor();
  }
}
