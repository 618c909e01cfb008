import type { Page } from 'playwright-core';

/** Somebody in front of a browser. What goes wrong on the page is remembered. */
export class Guest {
  readonly faults: string[] = [];
  /** Requests that went somewhere else than to the own server. */
  readonly foreign: string[] = [];

  constructor(
    readonly page: Page,
    readonly name: string,
    private readonly url: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED'))
        this.faults.push(message.text());
    });
    page.on('request', (request) => {
      if (![url, 'data:', 'blob:'].some((own) => request.url().startsWith(own))) this.foreign.push(request.url());
    });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
  }

  /** From the home page: one click, and the name that is asked once. */
  async playAgainstBot(): Promise<void> {
    const { page, name } = this;
    await this.open('/');
    await page.locator('.tile .button.main').first().click();
    const field = page.locator('dialog .field');
    await Promise.race([field.waitFor(), page.locator('.table').waitFor()]);
    if (await field.isVisible()) {
      await field.fill(name);
      await page.locator('dialog .button.main').click();
    }
    await page.locator('.table').waitFor();
  }

  /** Straight to a short game against a bot. */
  async openShortGame(): Promise<void> {
    await this.openGame('deckbuilding', { basesToWin: 2 }, ['quick']);
  }

  /** Straight to a game against bots of these levels. */
  async openGame(
    game: string,
    options: Readonly<Record<string, string | number>>,
    bots: readonly string[],
  ): Promise<void> {
    const { page, url } = this;
    const post = (path: string, data: object) => page.request.post(`${url}/api/${path}`, { data });
    const created = await post('tables', {
      game,
      options,
      seats: [{ kind: 'person', me: true, name: this.name }, ...bots.map((level) => ({ kind: 'bot', level }))],
    });
    const { table } = (await created.json()) as { readonly table: { readonly id: string } };
    await post(`tables/${table.id}/start`, {});
    await this.open(`/table/${table.id}`);
    await page.locator('.table').first().waitFor();
  }

  /** Opens a table for two; returns the link for the other seat. */
  async openTable(options: Readonly<Record<string, string>> = {}): Promise<string> {
    const { page, name } = this;
    await this.open('/new/deckbuilding');
    await page.locator('form .field').first().fill(name);
    if (Object.keys(options).length > 0) await page.locator('summary').click();
    for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption({ label: value });
    await page.locator('button[type=submit]').click();
    return page.locator('.invite .copy input').inputValue();
  }

  /** So many seats at a new table. */
  async seats(count: number): Promise<void> {
    const { page } = this;
    const taken = page.locator('button[data-seat]:not([data-seat=more])');
    await taken.first().waitFor();
    while ((await taken.count()) < count) await page.locator('[data-seat=more]').click();
    while ((await taken.count()) > count) {
      await taken.last().click();
      await page.getByRole('button', { name: 'Take this seat away' }).click();
    }
  }

  /** Says who sits where at a new table, counted from 1. Bots stand behind the people, from the gentlest to the strongest. */
  async seat(number: number, who: 'me' | 'friend' | 'here' | 'gentlest' | 'strongest', name = ''): Promise<void> {
    const { page } = this;
    await page.locator(`button[data-seat="${number - 1}"]`).click();
    const bots = page.locator('.choices input:not([value=me]):not([value=friend]):not([value=here])');
    if (who === 'gentlest') await bots.first().check();
    else if (who === 'strongest') await bots.last().check();
    else await page.locator(`.choices input[value=${who}]`).check();
    if (name !== '') await page.getByLabel(`Name at seat ${number}`).fill(name);
  }

  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.locator('form button[type=submit]').waitFor();
    const field = this.page.locator('form .field');
    // Who only watches is asked for no name.
    if (await field.isVisible()) await field.fill(this.name);
    await this.page.locator('button[type=submit]').click();
    await this.page.locator('.lobby, .table').first().waitFor();
  }

  /** The options that are offered right now. */
  options(): Promise<readonly string[]> {
    return this.page
      .locator('.options:not([aria-disabled]) [data-option]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.option ?? ''));
  }

  /** Waits until something is asked. */
  async asked(): Promise<void> {
    await this.page.locator('.options:not([aria-disabled]) [data-option]').first().waitFor();
  }

  /** Waits until something is asked or the game is over. */
  async needed(): Promise<void> {
    const sign = this.page.locator(
      '.outcome, :is(.options, .board):not([aria-disabled]) [data-option], .board:not([aria-disabled]) [data-choose]:not(:disabled)',
    );
    await sign.first().waitFor({ state: 'attached', timeout: 60_000 });
  }

  /** Whether the table can be scrolled away, though its map and panels have all the room there is. */
  boardScrolls(): Promise<boolean> {
    return this.page.locator('.frame > .board').evaluate((board) => {
      const layout = board.querySelector('.layout')?.clientHeight ?? 0;
      return board.scrollHeight > Math.max(board.clientHeight, layout) + 1;
    });
  }

  /** Opens what lies folded away beside the table. */
  async unfold(panel: 'log' | 'chat'): Promise<void> {
    await this.page.locator(`.tabs [data-key=${panel === 'log' ? 'l' : 'c'}]`).click();
    await this.page.locator(`.drawer .${panel}`).waitFor();
  }

  get outcome() {
    return this.page.locator('.outcome');
  }
}
