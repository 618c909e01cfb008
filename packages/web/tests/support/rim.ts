import type { Guest } from './guest.ts';

/** A plan that ends a game of Outer Rim: deliver, buy, take jobs and bounties, meet whoever is there. */
const PLAN: readonly RegExp[] = [
  /^deliver$/,
  /^card:/,
  /^market$/,
  /^buy:/,
  /^keep$/,
  /^job:/,
  /^crew:/,
  /^fight:/,
  /^contact:/,
  /^(capture|eliminate)$/,
  /^use/,
  /^dice:/,
  /^end$/,
  /^space$/,
];
/** Gifts end nothing, and discarding from the market only makes a game longer. */
const NEVER = /^(give|discard):/;

/** Which option comes next. */
export function nextOf(options: readonly string[]): string | undefined {
  for (const step of PLAN) {
    const found = options.find((option) => step.test(option));
    if (found !== undefined) return found;
  }
  return options.find((option) => !NEVER.test(option));
}

/** What somebody sees at a glance. */
interface Glance {
  readonly isOver: boolean;
  readonly options: readonly string[];
  /** Cards to choose from that lie over the table. */
  readonly cards: readonly string[];
  /** Planets that can be flown to. */
  readonly planets: readonly string[];
}

const look = ({ page }: Guest): Promise<Glance> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
    return {
      isOver: document.querySelector('.outcome') !== null,
      options: all('.options:not([aria-disabled]) [data-option]').map(({ dataset }) => dataset.option ?? ''),
      cards: all('.board:not([aria-disabled]) [data-choose]:not(:disabled)').map(({ dataset }) => dataset.choose ?? ''),
      planets: all('.space.legal')
        .map(({ dataset }) => dataset.space ?? '')
        .filter((space) => !space.startsWith('nav-') && space !== 'maelstrom'),
    };
  });

const MOST_LOOKS = 6000;
const PAUSE = 10;

/** Plays by mouse until the game is over; returns how many answers were given. */
export async function flyOut(guest: Guest): Promise<number> {
  const { page } = guest;
  let answers = 0;
  for (let i = 0; i < MOST_LOOKS; i++) {
    await guest.needed();
    const { isOver, options, cards, planets } = await look(guest);
    if (isOver) return answers;
    const [card] = cards;
    const planet = options.includes('credits') ? planets[answers % planets.length] : undefined;
    const option = nextOf(options);
    if (card !== undefined) await page.locator(`[data-choose="${card}"]`).click();
    else if (planet !== undefined)
      await page.locator(`[data-space="${planet}"]`).click({ force: true }); // a patrol on it passes the click on
    else if (option !== undefined) await take(guest, option);
    if (card !== undefined || planet !== undefined || option !== undefined) answers++;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error(`not over after ${answers} answers`);
}

/** Clicks an option beside the table, and the button behind a choice of several. */
async function take({ page }: Guest, option: string): Promise<void> {
  await page.locator(`.options [data-option="${option}"]`).first().click();
  const sure = page.locator('.options .confirm:not(:disabled)');
  if (await sure.first().isVisible()) await sure.first().click();
}
