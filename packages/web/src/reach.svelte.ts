import type { Addresses } from '@cantina/server/client';
import { later } from './later.ts';
import { api } from './server.svelte.ts';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Which address goes into links for others: never one that means “this very device” when there is another. */
class Reach {
  private addresses = $state.raw<Addresses | null>(null);
  private chosen = $state('');
  private isAsked = false;

  /** What could be handed on, the best one first. */
  get choices(): readonly string[] {
    this.ask();
    const { public: known, network } = this.addresses ?? { public: null, network: [] };
    if (known !== null) return [known];
    return LOOPBACK.test(location.hostname) ? network : [location.origin];
  }

  get origin(): string {
    const { choices } = this;
    return choices.find((each) => each === this.chosen) ?? choices[0] ?? location.origin;
  }

  /** A link that is shown too early could lead to the wrong place. */
  get isKnown(): boolean {
    this.ask();
    return this.addresses !== null;
  }

  /** Whether a link would lead others nowhere. */
  get isOnlyHere(): boolean {
    return this.isKnown && this.choices.length === 0;
  }

  choose(origin: string): void {
    this.chosen = origin;
  }

  /** Once, when the first link is made. */
  private ask(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    later(this.load());
  }

  private async load(): Promise<void> {
    this.addresses = await api.addresses().catch(() => ({ public: null, network: [] }));
  }
}

export const reach = new Reach();
