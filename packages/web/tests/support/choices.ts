import type { Page } from 'playwright-core';
import { CHOICES as KINDS } from '../../kit/choices.ts';

/** Something that can be chosen right now, where it is, and how one would tell it to somebody. */
interface Choice {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** What closes, declines or takes nothing. */
  readonly isSkip: boolean;
  /** A card that is taken up first and then put somewhere: pressed twice, it is down again. */
  readonly isTakenUp: boolean;
  /** What has to be answered before anything else, or what a card that was taken up can be put on. */
  readonly isUrgent: boolean;
  /** Talks with bots and what only asks on and on: nobody gets anywhere with it, unless there is nothing else. */
  readonly isVain: boolean;
}

/** Where choices are: in the place to decide, on cards and spaces, in menus and dialogs. */
export const CHOICES = Object.values(KINDS).join();

const VAIN = '^(give|overboard|offer|trade|propose|discard|meet|unassign|swap|seat:)';

/** What somebody finds who looks a while: the game is over, something can be chosen, or a dialog has to be closed first. */
interface Found {
  readonly isOver: boolean;
  readonly isReading: boolean;
  readonly choices: readonly Choice[];
}

/** So often in a row somebody looks before the test hears of it, and so many milliseconds lie between. */
const LOOKS = 10;
const AGAIN = 20;
/** So often at the most until it is plain that nothing comes. */
const MOST_LOOKS = 700;
/** So long something better than vain may still appear. */
const HOPE = 10;

/** Every choice that a click on its middle hits, as soon as there are some. What is shown is put away meanwhile. */
const lookFor = (page: Page, hope: number): Promise<Found> =>
  page.evaluate(
    async ({ selector, vain, hope: most, looks, again }) => {
      const isVain = new RegExp(vain);
      const choicesNow = () => {
        if (document.querySelector('.options[aria-disabled]') !== null) return [];
        return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((each) => {
          if (!each.checkVisibility() || each.closest('[inert]') !== null) return [];
          const { left, top, width, height } = each.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const hit = document.elementFromPoint(x, y);
          const { option = '', choice = '', fold = '', card = '', space = '' } = each.dataset;
          // A piece that stands on a space stands for it.
          const isThere = (over: Element): boolean =>
            over.closest('g.space') === each ||
            (space !== '' && over.closest<SVGElement>('[data-at]')?.dataset.at === space);
          const isHit = hit !== null && (each.contains(hit) || isThere(hit));
          if (!isHit) return [];
          const choiceHere = {
            name: [option, choice, fold, card, space].find((id) => id !== '') ?? each.className,
            x,
            y,
            isSkip: each.matches('.right [data-option], .doubt .button:not(.main)'),
            isUrgent: each.matches('.area.aimed .target, .doubt .button.main, .menu *, dialog *, [data-intro]'),
            isVain: isVain.test(option),
            isTakenUp: each.matches('.hand .legal[aria-pressed]'),
          };
          return [choiceHere];
        });
      };
      for (let look = 0; look < looks; look++) {
        if (document.querySelector('.outcome') !== null) return { isOver: true, isReading: false, choices: [] };
        const all = choicesNow();
        const good = all.filter((each) => !each.isVain);
        const choices = good.length > 0 || look < most ? good : all;
        if (choices.length > 0) return { isOver: false, isReading: false, choices };
        // What is shown was looked at.
        document.querySelector<HTMLElement>('[data-go-on]')?.click();
        if (document.querySelector('dialog[open]') !== null) return { isOver: false, isReading: true, choices };
        await new Promise((done) => setTimeout(done, again));
      }
      return { isOver: false, isReading: false, choices: [] };
    },
    { selector: CHOICES, vain: VAIN, hope, looks: LOOKS, again: AGAIN },
  );

/** Waits until something can be chosen; null: the game is over. */
export async function nextChoices(page: Page): Promise<readonly Choice[] | null> {
  for (let looks = 0; looks < MOST_LOOKS; looks += LOOKS) {
    const { isOver, isReading, choices } = await lookFor(page, HOPE - looks);
    if (isOver) return null;
    if (choices.length > 0) return choices;
    // Whoever has opened a rule by the way closes it again.
    if (isReading) await page.keyboard.press('Escape');
  }
  const [question, covering] = await page.evaluate(() => [
    document.querySelector('.question')?.textContent ?? '',
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.outerHTML.slice(0, 300) ?? '',
  ]);
  throw new Error(`nothing can be chosen at “${question}”; in the middle is ${covering}`);
}

/** The same numbers for the same seed. */
export function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

/** Rather something that does something; sometimes what ends a turn, so that games go on. */
export function anyOf(choices: readonly Choice[], number: number): Choice {
  const urgent = choices.filter(({ isUrgent }) => isUrgent);
  const real = choices.filter(({ isSkip }) => !isSkip);
  const from = urgent.length > 0 ? urgent : real.length > 0 && number < 0.85 ? real : choices;
  const found = from[Math.floor(number * 997) % from.length];
  if (found === undefined) throw new Error('there is nothing to choose');
  return found;
}
