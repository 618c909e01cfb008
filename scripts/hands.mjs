// @ts-check
/** Hands that play a table in a browser by its options, its cards and its map. For pictures, not for winning. */

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** What ends something; before that, everything else is done. */
const CLOSING = /^(overboard|end|pass|stay|stop|done|skip|none|no|nothing|bounty|trade|offer)\b/;
/** What only takes back what was just done: hands that took it would go round in circles. */
const UNDOING = /^(unassign|swap)\b/;
/** Asked in the page: which options are offered. */
export const OFFERED =
  "[...document.querySelectorAll('.options:not([aria-disabled]) [data-option]')].map((each) => each.dataset.option)";

/**
 * Does anything that is possible, rather something new than an end.
 * @param {Page} page
 * @returns {Promise<boolean>} whether there was something
 */
export async function anything(page) {
  const offered = /** @type {string[]} */ (await page.evaluate(OFFERED));
  const options = offered.filter((each) => !UNDOING.test(each));
  // Two people could swap cards for ever before a game of Smugglers begins.
  if (options.includes('pass') && options.every((each) => /^(pass|seat:\d)$/.test(each))) return choose(page, 'pass');
  const choices = options.filter((each) => !CLOSING.test(each));
  const choice = choices[Math.floor(choices.length / 2)];
  if (choice !== undefined) return choose(page, choice);
  if ((await playCard(page)) || (await goSomewhere(page))) return true;
  const last = options.at(-1);
  if (last !== undefined) return choose(page, last);
  const leave = page.locator('.overlay .button:not(.main):not(:disabled)').last();
  return (await leave.isVisible()) && click(leave);
}

/**
 * Takes an option of the list, with the second click that some ask for.
 * @param {Page} page
 * @param {string} option
 */
export async function choose(page, option) {
  const isTaken = await click(page.locator(`.options [data-option="${option}"]`).first());
  const sure = page.locator('.doubt .button.main, .options .confirm:not(:disabled)').first();
  if (await sure.isVisible()) await click(sure);
  return isTaken;
}

/**
 * Clicks on something, unless it is gone by then: bots don't wait for a picture.
 * @param {Locator} what
 * @param {Parameters<Locator['click']>[0]} how
 */
function click(what, how = {}) {
  return what.click({ timeout: 3000, ...how }).then(
    () => true,
    () => false,
  );
}

/**
 * Takes a card that lies open to be chosen, or plays one: the card first, then one of the areas that have lit up.
 * @param {Page} page
 */
async function playCard(page) {
  const card = page.locator('.board:not([aria-disabled]) [data-choose]:not(:disabled), .hand .legal').first();
  if (!(await card.isVisible())) return false;
  const isTaken = await click(card);
  const areas = page.locator('.area.aimed .target');
  const count = await areas.count();
  // Cards lie in the middle of an area.
  return count > 0 ? click(areas.nth(count - 1), { position: { x: 12, y: 12 } }) : isTaken;
}

/**
 * Goes to a space of the map that is lit; whoever stands there passes the click on.
 * @param {Page} page
 */
async function goSomewhere(page) {
  const spaces = page.locator('g.space.legal');
  const count = await spaces.count();
  return count > 0 && click(spaces.nth(Math.floor(count / 2)), { force: true });
}
