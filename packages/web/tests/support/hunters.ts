import type { Guest } from './guest.ts';

/** What somebody sees at a table of The Mandalorian at a glance. */
interface Glance {
  readonly isOver: boolean;
  /** An answer is on its way. */
  readonly isBusy: boolean;
  readonly hasIntro: boolean;
  /** Characters to choose from that lie over the table. */
  readonly choices: readonly string[];
  /** Cards in hand that can be played or kept. */
  readonly hand: readonly string[];
  readonly isDrawn: boolean;
  readonly options: readonly string[];
  readonly spaces: readonly string[];
}

const look = ({ page }: Guest): Promise<Glance> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
    return {
      isOver: document.querySelector('.outcome') !== null,
      isBusy: document.querySelector('[data-area]:disabled') !== null,
      hasIntro: document.querySelector('[data-intro=close]') !== null,
      choices: all('.board:not([aria-disabled]) [data-choose]:not(:disabled)').map(
        ({ dataset }) => dataset.choose ?? '',
      ),
      hand: all('.hand .legal').map(({ dataset }) => dataset.card ?? ''),
      isDrawn: document.querySelector('.hand .drawn') !== null,
      options: all('.options:not([aria-disabled]) [data-option]').map(({ dataset }) => dataset.option ?? ''),
      spaces: all('g.space.legal').map(({ dataset }) => dataset.space ?? ''),
    };
  });

/** A plan that ends a mission: hit what can be hit, look, take what lies there, go on. */
const PLAN: readonly RegExp[] = [/^take:/, /^object:/, /^threat:/, /^door:/, /^plan:/, /^draw$/, /^look:/, /^push:/];
/** What ends something: before that, one goes wherever one can. */
const CLOSING = /^(end|done|stop|skip|none|no|suffer)$/;

function nextOf(options: readonly string[]): string | undefined {
  for (const step of PLAN) {
    const found = options.find((option) => step.test(option));
    if (found !== undefined) return found;
  }
  return options.find((option) => CLOSING.test(option)) ?? options[0];
}

/** Where an area is touched: cards lie in its middle. */
export const CORNER = { position: { x: 12, y: 12 } };

/** Plays a card as a person does: the card first, then one of the areas that have lit up. */
async function playCard({ page }: Guest, card: string, turn: number): Promise<void> {
  await page.locator(`.hand [data-card="${card}"]`).click();
  const areas = page.locator('.area.aimed .target');
  await areas.first().waitFor();
  await areas.nth(turn % (await areas.count())).click(CORNER);
}

const MOST_LOOKS = 3000;
const PAUSE = 10;

/** Plays by mouse until the mission is over for all; returns how many answers were given. */
export async function hunt(guests: readonly Guest[]): Promise<number> {
  let answers = 0;
  for (let i = 0; i < MOST_LOOKS; i++) {
    for (const guest of guests) {
      const seen = await look(guest);
      if (seen.isOver) return answers;
      if (!seen.isBusy && (await act(guest, seen, answers))) answers++;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`not over after ${answers} answers`);
}

async function act(guest: Guest, seen: Glance, answers: number): Promise<boolean> {
  const { page } = guest;
  const { hasIntro, choices, hand, isDrawn, options, spaces } = seen;
  const [choice] = choices;
  const card = hand[answers % Math.max(1, hand.length)];
  const space = spaces[(answers * 7) % Math.max(1, spaces.length)];
  const option = nextOf(options);
  if (hasIntro) await page.locator('[data-intro=close]').click();
  else if (choice !== undefined) await page.locator(`[data-choose="${choice}"]`).click();
  else if (card !== undefined && isDrawn) await page.locator(`.hand [data-card="${card}"]`).click();
  else if (card !== undefined) await playCard(guest, card, answers);
  // Whoever stands there is in the way of the pointer, and passes the click on.
  else if (space !== undefined && options.every((each) => CLOSING.test(each)))
    await page.locator(`[data-space="${space}"]`).click({ force: true });
  else if (option !== undefined) await page.locator(`.options [data-option="${option}"]`).first().click();
  else return false;
  return true;
}
