import type { Guest } from './guest.ts';

/** A plan that ends a game of Smugglers: fight what comes, trade where one lands, take what is offered. */
const PLAN: readonly RegExp[] = [
  /^pass$/,
  /^card:/,
  /^attack$/,
  /^deliver:/,
  /^sell:/,
  /^planet$/,
  /^buy:(luxuries|medtech|food)$/,
  /^buy:/,
  /^accept$/,
  /^decline$/,
  /^done$/,
  /^wait$/,
];
const NEVER = /^overboard:|^leave$/;

/** Which option comes next; of amounts the largest. */
function nextOf(options: readonly string[]): string | undefined {
  const units = options.filter((option) => option.startsWith('units:'));
  if (units.length > 0) return units.at(-1);
  for (const step of PLAN) {
    const found = options.find((option) => step.test(option));
    if (found !== undefined) return found;
  }
  return options.find((option) => !NEVER.test(option)) ?? options.find((option) => option === 'leave');
}

/** What somebody sees at a glance. */
interface Glance {
  readonly isOver: boolean;
  readonly options: readonly string[];
  /** Sectors that can be flown to, those with a planet first. */
  readonly sectors: readonly string[];
}

const look = ({ page }: Guest): Promise<Glance> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
    const sectors = all('.space.legal');
    const isPlanet = (space: Element) => /planet/.test(space.getAttribute('aria-label') ?? '');
    return {
      isOver: document.querySelector('.outcome') !== null,
      options: all(':is(.options, .board):not([aria-disabled]) [data-option]:not(:disabled)').map(
        ({ dataset }) => dataset.option ?? '',
      ),
      sectors: [...sectors.filter(isPlanet), ...sectors].map(({ dataset }) => dataset.space ?? ''),
    };
  });

/** After so many answers the captain takes it easy and waits for the others to win. */
const LIVELY = 30;
const MOST_LOOKS = 4000;
const PAUSE = 15;

/** Plays by mouse until the game is over; returns how many answers were given. */
export async function sailOut(guest: Guest): Promise<number> {
  const { page } = guest;
  let answers = 0;
  for (let i = 0; i < MOST_LOOKS; i++) {
    await guest.needed();
    const { isOver, options, sectors } = await look(guest);
    if (isOver) return answers;
    const isLively = answers < LIVELY;
    const idle = isLively ? undefined : options.find((each) => each === 'stay' || each === 'nothing');
    const option = idle ?? nextOf(options);
    const sector = isLively && options.includes('stay') ? sectors[answers % Math.min(sectors.length, 5)] : undefined;
    if (sector !== undefined) {
      await page.locator(`[data-space="${sector}"]`).click();
      // Where one is already, and at anomalies, a menu says what can be done.
      const menu = page.locator('.menu button');
      if (await menu.first().isVisible()) await menu.first().click();
    } else if (option !== undefined) {
      await page.locator(`[data-option="${option}"]`).first().click();
      const confirm = page.locator('.options .confirm:not(:disabled)');
      if (option.startsWith('card:') && (await confirm.first().isVisible())) await confirm.first().click();
    }
    if (sector !== undefined || option !== undefined) answers++;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error(`not over after ${answers} answers`);
}
