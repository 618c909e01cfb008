import type { Page } from 'playwright-core';
import { anyOf, chance, nextChoices } from './choices.ts';
import { Ear } from './heard.ts';

/** What a mentor says right now, and what is wrong with how it is shown. */
interface Word {
  readonly step: string;
  readonly text: string;
  /** Read and go on; otherwise something is to be done. */
  readonly isOnlyRead: boolean;
  /** The middle of what it points at. */
  readonly target: { readonly x: number; readonly y: number } | null;
  /** Where the words stand; null: they have no place yet. */
  readonly place: { readonly left: number; readonly top: number } | null;
  readonly fault: string | null;
}

/** How a lesson went. */
export interface Taught {
  /** The steps that were said, in order. */
  readonly said: readonly string[];
  readonly faults: readonly string[];
  /** The game goes on without the mentor. */
  readonly isOver: boolean;
}

const MENTOR = '[data-lesson-step]';
/** The ring stands so far around what it is about. */
const RING = 3;
/** What has to be seen beside the words while something is to be done: where one can go, with its name, what is listed, and how cards are called that can be chosen. */
const NEEDED = {
  places: '.map g.space.legal .ground',
  listed: '.decide .list [data-option], .decide .right [data-option]:not(:disabled)',
  cards: ':is(.tray button:not(:disabled), [data-choose]:not(:disabled), .hand .legal) :is(h2, h3, h4, b, .name)',
} as const;
/** So much of such a thing may lie under the words, and so much of what they speak of. */
const HIDDEN = 0.34;

/** What the mentor says; null: nothing right now. */
const word = (page: Page): Promise<Word | null> =>
  page.evaluate(
    ({ mentor, gap, needed, most }) => {
      const bubble = document.querySelector<HTMLElement>(mentor);
      if (bubble === null) return null;
      const { left, top, right, bottom } = bubble.getBoundingClientRect();
      const ring = document.querySelector('[data-lesson-ring]')?.getBoundingClientRect();
      const middle = document.querySelector<HTMLElement>('[data-lesson-ring]')?.dataset;
      const next = bubble.querySelector<HTMLElement>('.next');
      const said = {
        step: bubble.dataset.lessonStep ?? '',
        text: bubble.querySelector('p')?.textContent ?? '',
        isOnlyRead: next?.matches('.main') === true,
        target: middle === undefined ? null : { x: Number(middle.x), y: Number(middle.y) },
        place: bubble.matches('.unplaced') ? null : { left, top },
      };
      /** Which of these things lie under the words, by what is seen of them. */
      const hidden = (selector: string): readonly Element[] =>
        [...document.querySelectorAll(selector)].filter((thing) => {
          const box = thing.getBoundingClientRect();
          const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
          for (let around = thing.parentElement; around !== null; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible' || around.closest('g') !== null) continue;
            const edges = around.getBoundingClientRect();
            seen.left = Math.max(seen.left, edges.left);
            seen.top = Math.max(seen.top, edges.top);
            seen.right = Math.min(seen.right, edges.right);
            seen.bottom = Math.min(seen.bottom, edges.bottom);
          }
          const area = Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top);
          const across = Math.min(seen.right, right) - Math.max(seen.left, left);
          const down = Math.min(seen.bottom, bottom) - Math.max(seen.top, top);
          return area > 0 && across > 0 && down > 0 && across * down > most * area;
        });
      const hides = (): string | null => {
        if (said.place === null) return null;
        const kinds = [...(bubble.dataset.lessonSpeaksOf === undefined ? [] : [bubble.dataset.lessonSpeaksOf])];
        if (!said.isOnlyRead) {
          kinds.push(needed.listed, needed.cards);
          const isOnMap =
            said.target !== null && document.elementFromPoint(said.target.x, said.target.y)?.closest('.map');
          if (isOnMap) {
            const places = [...document.querySelectorAll<SVGElement>(needed.places)];
            const names = places.flatMap((each) => each.closest<SVGElement>('[data-space]')?.dataset.space ?? []);
            kinds.push(needed.places, ...names.map((each) => `.map text[data-label="${CSS.escape(each)}"]`));
          }
        }
        const [one, ...more] = kinds.flatMap(hidden);
        if (one === undefined) return null;
        return `the words hide ${more.length + 1} things that are needed, among them ${one.outerHTML.slice(0, 120)}`;
      };
      const fault = (): string | null => {
        const aside = document.querySelector('.app')?.scrollLeft ?? 0;
        if (aside > 0) return `the table has slid ${aside} px aside`;
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
          return 'the words leave the screen';
        if (next !== null) {
          const at = next.getBoundingClientRect();
          const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
          if (hit === null || !next.contains(hit)) return `“${next.textContent}” is covered`;
        }
        if (said.isOnlyRead && document.querySelector('[data-go-on]') !== null) return 'two things wait at once';
        if (ring === undefined || said.target === null) return hides();
        // Where a bubble has no room beside what it is about, it stands over it, and clicks go through.
        const hit = document.elementFromPoint(
          Math.max(1, Math.min(said.target.x, innerWidth - 2)),
          Math.max(1, Math.min(said.target.y, innerHeight - 2)),
        );
        const isIn = (each: Element): boolean => {
          const box = each.getBoundingClientRect();
          return (
            box.left >= ring.left + gap - 3 &&
            box.right <= ring.right - gap + 3 &&
            box.top >= ring.top + gap - 3 &&
            box.bottom <= ring.bottom - gap + 3
          );
        };
        // A space may be hit farther around than it is drawn.
        const isAround = (each: Element): boolean => {
          const box = (
            each.matches('g.space') ? (each.querySelector('.ground') ?? each) : each
          ).getBoundingClientRect();
          return (
            Math.abs(box.left + box.width / 2 - (said.target?.x ?? 0)) < 3 &&
            Math.abs(box.top + box.height / 2 - (said.target?.y ?? 0)) < 3 &&
            box.width < ring.width + 6
          );
        };
        const [x, y] = [Math.round(said.target.x), Math.round(said.target.y)];
        if (hit !== null && bubble.contains(hit)) return `the words lie over what they point at, at ${x}, ${y}`;
        // Whoever has opened a menu or a doubt answers it first; until then the table rests.
        if (document.querySelector('.menu, .doubt') !== null) return null;
        for (let each = hit; each !== null; each = each.parentElement) if (isIn(each) || isAround(each)) return hides();
        return `what it points at, at ${x}, ${y}, is covered by ${hit?.outerHTML.slice(0, 120)}`;
      };
      return { ...said, fault: fault() };
    },
    { mentor: MENTOR, gap: RING, needed: NEEDED, most: HIDDEN },
  );

/** Whether it is being taught at all: the address says so until the lesson is over. */
const isTaught = (page: Page): boolean => page.url().includes('lesson');

/** Opens a lesson as somebody does who comes from the first page. */
export async function openLesson(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  const field = page.locator('dialog .field');
  await Promise.race([field.waitFor(), page.locator('.table').first().waitFor()]);
  if (await field.isVisible()) {
    await field.fill(name);
    await page.locator('dialog .button.main').click();
  }
  await page.waitForURL(/\/table\/[^/]+\?lesson/);
  await page.locator('.table').first().waitFor();
}

/** What somebody is like who learns. */
export interface Pupil {
  /** Does what is said; otherwise anything that can be done. */
  readonly isObedient: boolean;
  readonly byKeyboard?: boolean;
  readonly seed: number;
  readonly isTouch?: boolean;
  /** Looks at everything that is said for the first time. */
  readonly looks?: (what: string) => Promise<void>;
}

/** So often what is said may not work out before something else is tried. */
const PATIENCE = 6;
const MOST_ACTS = 600;
/** The table at which the lesson began goes on with the game. */
const MARK = 'data-first-table';

/** Takes a lesson to its end. */
export async function takeLesson(page: Page, pupil: Pupil): Promise<Taught> {
  const said: string[] = [];
  const faults = new Set<string>();
  const next = chance(pupil.seed);
  const ear = pupil.byKeyboard === true ? await Ear.at(page) : null;
  let tries = 0;
  await page.evaluate((mark) => document.querySelector('.table')?.toggleAttribute(mark, true), MARK);
  for (let acts = 0; acts < MOST_ACTS && isTaught(page); acts++) {
    if ((await page.locator('.outcome').count()) > 0) break;
    const heard = await settled(page, faults);
    if (heard !== null && said.at(-1) !== heard.step) {
      said.push(heard.step);
      tries = 0;
      await pupil.looks?.(heard.step);
    }
    if (heard?.fault != null) faults.add(`${heard.step}: ${heard.fault}`);
    if (heard !== null && (await isLost(page, heard)))
      faults.add(`${heard.step}: it is to be done, but nothing is pointed at`);
    if (heard !== null && heard.fault === null) {
      const unheard = await ear?.faultOf(heard.step, heard.text, heard.isOnlyRead ? null : heard.target);
      if (unheard != null) faults.add(`${heard.step}: ${unheard}`);
    }
    if (heard?.isOnlyRead === true) await readOn(page, heard.step, pupil);
    else if (heard?.target != null && pupil.isObedient && tries++ < PATIENCE) await doIt(page, heard.target, pupil);
    else await anything(page, pupil, heard === null, next());
  }
  if ((await page.locator(`[${MARK}]`).count()) === 0) faults.add('the table was laid anew');
  return { said, faults: [...faults], isOver: !isTaught(page) };
}

/** Something is to be done, it is one's own move, and nothing shows where. */
const isLost = async (page: Page, { isOnlyRead, target }: Word): Promise<boolean> =>
  !isOnlyRead &&
  target === null &&
  (await page.locator('.menu, .doubt, .read, [data-go-on]').count()) === 0 &&
  (await page.locator('.options:not([aria-disabled]) [data-option]:not(:disabled)').count()) > 0;

/** The same words about the same thing stand elsewhere: nobody reads what wanders. */
const isMoved = (before: Word, now: Word): boolean =>
  before.step === now.step &&
  before.place !== null &&
  now.place !== null &&
  (before.place.left !== now.place.left || before.place.top !== now.place.top) &&
  before.target?.x === now.target?.x &&
  before.target?.y === now.target?.y;

/** What is said once table and mentor have come to rest. */
async function settled(page: Page, faults = new Set<string>()): Promise<Word | null> {
  let before: Word | null = null;
  for (let looks = 0; looks < 12; looks++) {
    const now = await word(page);
    const isAsked = (await page.locator('.options[aria-disabled]').count()) === 0;
    if (now !== null && before !== null && isMoved(before, now)) faults.add(`${now.step}: the words jump`);
    if (
      now !== null &&
      before !== null &&
      now.step === before.step &&
      now.target?.x === before.target?.x &&
      now.target?.y === before.target?.y &&
      now.fault === before.fault &&
      (now.fault === null || looks > 6)
    )
      return now;
    if (now === null && before === null && isAsked && looks > 1) return null;
    before = now;
    await page.waitForTimeout(130);
  }
  return before;
}

/**
 * Goes on from a step, unless it has gone by itself: then what is said now is listened to first. Looked at and pressed in one
 * go, because its button stays where it is and would press what is said next.
 */
async function readOn(page: Page, step: string, { byKeyboard }: Pupil): Promise<void> {
  await page.evaluate(
    ({ said, isKey }) => {
      const next = document.querySelector<HTMLElement>(`[data-lesson-step="${said}"] .next`);
      if (next === null) return;
      if (isKey) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
      else next.click();
    },
    { said: step, isKey: byKeyboard === true },
  );
}

/** What a card that was taken up can be put on. */
const AIMED = '.area.aimed .target';

/** Does to the thing itself what is said; a menu or a doubt that opens is answered by its first choice. */
async function doIt(page: Page, { x, y }: { readonly x: number; readonly y: number }, pupil: Pupil): Promise<void> {
  const isAimed = await page.evaluate(
    ({ at, aimed }) => document.elementFromPoint(at.x, at.y)?.closest(aimed) != null,
    { at: { x, y }, aimed: AIMED },
  );
  const urgent = page.locator(
    `.menu [data-choice], .doubt .button.main, ${AIMED}, [data-intro=close], .decide .confirm:not(:disabled)`,
  );
  if (!isAimed && (await urgent.count()) > 0) {
    const first = urgent.first();
    if (pupil.byKeyboard === true) {
      await first.focus();
      await page.keyboard.press('Enter');
    } else if (pupil.isTouch === true) await first.tap({ force: true });
    else await first.click({ force: true });
  } else if (pupil.byKeyboard === true) await pressAt(page, x, y);
  else if (pupil.isTouch === true) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForTimeout(120);
}

/** The keys reach what lies there. */
async function pressAt(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('button, [tabindex], g.space')?.focus(),
    { x, y },
  );
  await page.keyboard.press('Enter');
}

async function anything(page: Page, pupil: Pupil, isLeftAlone: boolean, number: number): Promise<void> {
  if (!isTaught(page)) return;
  const choices = await nextChoices(page);
  if (choices === null) return;
  // Whoever obeys listens once more before doing something on their own.
  if (pupil.isObedient && isLeftAlone && (await settled(page)) !== null) return;
  // Of a card that was opened to be read, whoever obeys does the first thing.
  const first = pupil.isObedient ? choices.find(({ isUrgent }) => isUrgent) : undefined;
  await doIt(page, first ?? anyOf(choices, number), pupil);
}
