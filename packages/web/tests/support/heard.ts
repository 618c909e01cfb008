/** What a screen reader gets of a lesson, read from the tree that the browser gives it. */
import type { CDPSession, Page } from 'playwright-core';

interface Heard {
  readonly role: string;
  readonly name: string;
}

const SAID = '[data-lesson-said]';
/** What a key can press or choose. */
const ROLES = ['button', 'link', 'option', 'radio', 'tab', 'checkbox'];

/** Listens to a page. */
export class Ear {
  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async at(page: Page): Promise<Ear> {
    return new Ear(page, await page.context().newCDPSession(page));
  }

  /** What is wrong with a step for whoever only hears it; null: nothing. */
  async faultOf(
    step: string,
    text: string,
    target: { readonly x: number; readonly y: number } | null,
  ): Promise<string | null> {
    const fault = await this.listen(step, text, target);
    // What has gone on meanwhile was listened to at the wrong moment.
    return (await this.page.locator(`[data-lesson-step="${step}"]`).count()) === 0 ? null : fault;
  }

  private async listen(
    step: string,
    text: string,
    target: { readonly x: number; readonly y: number } | null,
  ): Promise<string | null> {
    const mentor = await this.node(`document.querySelector('[data-lesson-step="${step}"]')`);
    if (mentor === null) return null;
    if (mentor.role !== 'complementary' || mentor.name === '') return `the mentor is heard as ${told(mentor)}`;
    for (const button of ['.next', '.leave']) {
      const pressed = await this.node(`document.querySelector('[data-lesson-step="${step}"] ${button}')`);
      if (pressed !== null && (pressed.role !== 'button' || pressed.name === ''))
        return `${button} is heard as ${told(pressed)}`;
    }
    const said = await this.page
      .locator(SAID)
      .evaluate((each) => ({ live: each.getAttribute('aria-live'), text: each.textContent }));
    if (said.live !== 'polite' || !said.text.includes(text)) return `it is not told: “${said.text}”`;
    if (target === null) return null;
    if (said.text.trim() === text) return 'it is not told what it is about';
    const thing = await this.node(
      `document.elementFromPoint(${target.x}, ${target.y})?.closest('button, [tabindex], g.space')`,
    );
    if (thing === null) return null;
    return ROLES.includes(thing.role) && thing.name !== '' ? null : `what it is about is heard as ${told(thing)}`;
  }

  private async node(expression: string): Promise<Heard | null> {
    const { result } = await this.tree.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return null;
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [found] = nodes;
    const role: unknown = found?.role?.value;
    const name: unknown = found?.name?.value;
    return { role: found?.ignored === false ? String(role) : 'nothing', name: typeof name === 'string' ? name : '' };
  }
}

const told = ({ role, name }: Heard): string => `${role} “${name}”`;
