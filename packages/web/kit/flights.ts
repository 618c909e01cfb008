import { type Motion, travelTime } from './motion.ts';

/**
 * Makes cards travel. Before a change the place of every `[data-card]` is noted, after it each card flies from where it
 * was; a card that came out of a pile starts there, and one that vanished into a pile flies to it (`data-pile`).
 */
export class Flights {
  private places = new Map<string, DOMRect>();
  private ghosts = new Map<string, HTMLElement>();

  constructor(
    private readonly table: HTMLElement,
    /** The pile in which a card lies that is not drawn itself: `discard:0`. */
    private readonly pileOf: (card: number) => string | undefined,
    /** Where a card came from, if that was a pile. */
    private readonly originOf: (card: number) => string | undefined,
  ) {}

  /** Call before the screen changes. */
  note(): void {
    this.places = new Map();
    this.ghosts = new Map();
    for (const element of this.cards()) {
      const card = element.dataset.card as string;
      this.places.set(card, element.getBoundingClientRect());
      this.ghosts.set(card, element);
    }
  }

  /** Call after the screen has changed. */
  fly(motion: Motion): void {
    const duration = travelTime(motion);
    const present = new Set<string>();
    for (const element of this.cards()) {
      const card = element.dataset.card as string;
      present.add(card);
      if (duration === 0) continue;
      const from = this.places.get(card) ?? this.placeOfPile(this.originOf(Number(card)));
      if (from !== undefined) travel(element, from, element.getBoundingClientRect(), duration);
    }
    if (duration === 0) return;
    for (const [card, element] of this.ghosts) {
      if (present.has(card)) continue;
      const from = this.places.get(card);
      const to = this.placeOfPile(this.pileOf(Number(card)));
      if (from !== undefined && to !== undefined) this.sendGhost(element, from, to, duration);
    }
  }

  private cards(): NodeListOf<HTMLElement> {
    return this.table.querySelectorAll<HTMLElement>('[data-card]');
  }

  private placeOfPile(pile: string | undefined): DOMRect | undefined {
    return pile === undefined ? undefined : this.table.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect();
  }

  private sendGhost(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    delete ghost.dataset.card;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      zIndex: '60',
      pointerEvents: 'none',
    });
    this.table.append(ghost);
    const scale = Math.max(0.2, to.width / from.width);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
      ],
      { duration, easing: 'cubic-bezier(.4,0,.2,1)' },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 50 },
    ],
    { duration, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
}
