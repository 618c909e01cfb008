import type { Guest } from './guest.ts';
import { planned } from './strategy.ts';

const MOST_STEPS = 700;
const PAUSE = 15;

/** How somebody takes an option: with the mouse, with a finger, with the keyboard. */
export type Take = (guest: Guest, option: string) => Promise<void>;

/** Plays until the game is over for all, or for so many steps; returns how many options were taken. */
export async function playOut(guests: readonly Guest[], take: Take, wanted = MOST_STEPS): Promise<number> {
  let steps = 0;
  let idle = 0;
  while (steps < wanted) {
    let moved = false;
    for (const guest of guests) {
      if (await guest.outcome.isVisible()) return steps;
      const option = planned(await guest.options());
      if (option === undefined) continue;
      await take(guest, option);
      await confirm(guest);
      steps++;
      moved = true;
    }
    idle = moved ? 0 : idle + 1;
    if (idle > 1000) throw new Error(`nobody is asked after ${steps} steps`);
    if (!moved) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  if (wanted < MOST_STEPS) return steps;
  throw new Error(`not over after ${steps} steps`);
}

/** A second click where one is asked for, and for choices of several. */
async function confirm({ page }: Guest): Promise<void> {
  const sure = page.locator('.doubt .button.main, .options .confirm:not(:disabled)');
  if (await sure.first().isVisible()) await sure.first().click();
}

/** Clicks where a person would: on the card if the option belongs to one, else on its button. */
export const byMouse: Take = async ({ page }, option) => {
  const [verb, subject = ''] = option.split(':');
  const card =
    verb === 'play' || verb === 'buy' || verb === 'card'
      ? page.locator(`.table [data-card="${subject}"]`)
      : page.locator('.area.far .base [data-card]');
  const onBoard = /^(play|buy|card):\d+$/.test(option) || option === 'attack-all:base';
  const button = page.locator(`.options [data-option="${option}"]`);
  if (!onBoard || !(await card.first().isVisible())) {
    await button.click();
    return;
  }
  await card.first().click();
  // A card with several options lays them open.
  const menu = page.locator('.menu button');
  if (await menu.first().isVisible()) await button.click();
};
