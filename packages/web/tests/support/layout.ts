import type { Page } from 'playwright-core';

/** Everything that is wrong with how the table is laid out right now, in words that lead to the place. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const frame = document.querySelector('.frame');
    if (frame === null) return ['there is no table'];
    const faults = new Set<string>();
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth)
      faults.add(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
    /** Asked for each control and each text again: nothing changes meanwhile. */
    const once = <T>(find: (element: Element) => T): ((element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element) => {
        const found = known.get(element) ?? find(element);
        known.set(element, found);
        return found;
      };
    };
    const overflowOf = once((element) => getComputedStyle(element).overflow);
    const placeOf = once((element) => element.getBoundingClientRect());
    const isScroller = (element: Element): boolean => /auto|scroll/.test(overflowOf(element));
    const clips = (element: Element): boolean => overflowOf(element) !== 'visible';
    const ancestors = once((element): Element[] => {
      const found: Element[] = [];
      for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement)
        found.push(at);
      return found;
    });
    const nameOf = (element: Element): string => {
      const { option, card, space, key } = (element as HTMLElement).dataset;
      const id = option ?? card ?? space ?? key ?? '';
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')}[${id}] “${text}”`;
    };

    // Every control is hit by a click on its middle, or lies where one sees that there is more.
    const controls = 'button:not(:disabled), a[href], input, select, summary, [role=button], [data-space].legal';
    for (const control of frame.querySelectorAll(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || (control as HTMLElement).tabIndex < 0) continue;
      if (control.closest('[inert]') !== null) continue;
      // A click is on a whole pixel; the one that an edge runs through is beyond it.
      const [x = 0, y = 0] = [left + width / 2, top + height / 2].map(Math.round);
      const away = ancestors(control).find((each) => {
        const rect = placeOf(each);
        return clips(each) && (x < rect.left || x + 1 > rect.right || y < rect.top || y + 1 > rect.bottom);
      });
      if (away !== undefined) {
        const isHinted =
          away.closest('[data-more], .map') !== null || (isScroller(away) && away.matches('.log .list, .chat *'));
        if (!isHinted) faults.add(`out of reach: ${nameOf(control)} behind ${nameOf(away)}`);
        continue;
      }
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
        faults.add(`off the screen: ${nameOf(control)}`);
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (control.contains(hit) || hit.contains(control))) continue;
      const label = (control as HTMLInputElement).labels?.[0];
      if (hit !== null && label?.contains(hit) === true) continue;
      // A menu that was opened lies over something; whatever else is touched closes it.
      if (hit?.closest('.menu') != null) continue;
      // Pieces on a map may stand on their space: they pass the click on.
      if (hit?.closest('svg') !== null && control.closest('svg') !== null) continue;
      // A space that is no choice may lie under what is shown: the map can be moved, and what is shown put aside.
      if (hit?.closest('.scene') != null && control.matches('g.space:not(.legal)')) continue;
      // The choices of one space are laid open beside it, over its neighbours, until one is taken or one clicks elsewhere.
      if (hit?.closest('.menu') !== null && control.closest('svg') !== null) continue;
      faults.add(`covered: ${nameOf(control)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
    }

    // Whoever asks for advice at one question must not end or leave the next one by the same click.
    const advice = frame.querySelector('.decide [data-ask-advice]')?.getBoundingClientRect();
    const closing = frame.querySelector('.decide .right')?.getBoundingClientRect();
    if (advice !== undefined && closing !== undefined) {
      const isBeside = advice.right <= closing.left || advice.bottom <= closing.top || advice.top >= closing.bottom;
      if (!isBeside) faults.add('advice is asked for where one ends the turn or leaves a question');
    }

    // No choice is cut: of what does not fit, whole rows wait behind a button that tells how many.
    const list = frame.querySelector('.decide .list');
    const seen = list?.getBoundingClientRect();
    for (const choice of seen === undefined ? [] : (list?.querySelectorAll('button:not(dialog *)') ?? [])) {
      const { top, bottom, height } = choice.getBoundingClientRect();
      const isWhole = seen === undefined || (top >= seen.top - SLACK && bottom <= seen.bottom + SLACK);
      const isAway = seen === undefined || bottom <= seen.top + SLACK || top >= seen.bottom - SLACK;
      const isTooHigh = seen !== undefined && height > seen.height;
      if (!isWhole && !isAway && !isTooHigh) faults.add(`a choice is cut: ${nameOf(choice)}`);
      const isFolded = list?.closest('.room.folds, .room.unfolded') !== null;
      if (isAway && !isFolded) faults.add(`nothing tells of a choice that waits: ${nameOf(choice)}`);
    }

    // No text is cut off where nothing says that there is more.
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || node.textContent?.trim() === '') continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.closest('svg, .hidden, .log, .chat, select, option, [inert]') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (const box of [holder, ...ancestors(holder)]) {
        if (box === frame) break;
        if (isScroller(box)) break;
        if (!clips(box)) continue;
        const rect = placeOf(box);
        const isHidden = rect.width <= 1 || getComputedStyle(box).clipPath !== 'none';
        const isCut =
          text.right > rect.right + SLACK ||
          text.left < rect.left - SLACK ||
          text.bottom > rect.bottom + SLACK ||
          text.top < rect.top - SLACK;
        if (!isHidden && isCut && box.closest('[data-more]') === null)
          faults.add(`cut off: “${node.textContent?.trim().slice(0, 50)}” in ${nameOf(box)}`);
        if (isHidden || isCut) break;
      }
    }
    return [...faults];
  });
}

/**
 * Waits until the table stands still: until two pictures in a row show everything in the same place, or it is plain that
 * something always moves. What lies over the table looks a moment later once more for its place.
 */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const MOST_PICTURES = 30;
    const SCENE_LOOKS_AGAIN = 60;
    const places = (): string =>
      Array.from(
        document.querySelectorAll('.frame :is(button, [data-space], [data-card], .scene, .tray), .menu'),
        (each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        },
      ).join();
    if (document.querySelector('.scene') !== null) await new Promise((done) => setTimeout(done, SCENE_LOOKS_AGAIN));
    let before = '';
    for (let n = 0; n < MOST_PICTURES; n++) {
      await new Promise(requestAnimationFrame);
      const now = places();
      if (now === before) return;
      before = now;
    }
  });

/** Where undo and the end of the turn stand. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.undo', '.end']
      .map((button) => {
        const { x, y, width, height } =
          document.querySelector(`.decide ${button}`)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round).join(' ');
      })
      .join(' · '),
  );
