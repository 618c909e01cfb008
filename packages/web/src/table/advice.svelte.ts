import type { Decision } from '@cantina/kernel';
import { api } from '../server.svelte.ts';
import type { SeatPlay } from './seat-play.svelte.ts';

type Advised = Awaited<ReturnType<typeof api.hint>>['advised'];

/** The answers the strongest bot thinks of in one's place, once they are asked for. */
export class Advice {
  /** What was advised, and to which question. */
  #heard = $state.raw<{ readonly to: number; readonly advised: Advised } | null>(null);
  #asking = $state<number | null>(null);
  readonly #play: () => SeatPlay;

  constructor(play: () => SeatPlay) {
    this.#play = play;
  }

  get #decision(): Decision | null {
    return this.#play().decision;
  }

  /** Null: nobody has asked. */
  get advised(): Advised | null {
    return this.#heard !== null && this.#heard.to === this.#decision?.id ? this.#heard.advised : null;
  }

  get isAsking(): boolean {
    return this.#asking !== null;
  }

  get canBeAsked(): boolean {
    const { session, isSpectator } = this.#play();
    const answers = this.#decision?.options.length ?? 0;
    return session.info?.hints === true && !isSpectator && answers > 1;
  }

  async ask(): Promise<void> {
    const decision = this.#decision;
    if (decision === null || this.#asking === decision.id) return;
    const { id } = decision;
    const { session, seat } = this.#play();
    this.#asking = id;
    try {
      this.#heard = { to: id, ...(await api.hint(session.id, seat, id)) };
    } catch {
      this.#heard = { to: id, advised: [] };
    } finally {
      this.#asking = null;
    }
  }
}
