import { type Motion, travelTime } from './motion.ts';

/** Where something is on the screen, and how large. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Makes cards travel. Before a change the place of every `[data-card]` is noted, after it each card flies from where it
 * was; a card that came out of a pile starts there, and one that vanished into a pile flies to it (`data-pile`). All
 * places are read before anything is set in motion, and only transforms and opacity move: nothing is laid out again.
 */
export class Flights {
  private places = new Map<string, DOMRect>();
  private elements = new Map<string, HTMLElement>();
  private readonly running = new Map<HTMLElement, Animation>();

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
    this.elements = this.cards();
    for (const [card, element] of this.elements) this.places.set(card, element.getBoundingClientRect());
  }

  /** Call after the screen has changed. What was noted flies once: where nothing has changed since, nothing moves again. */
  fly(motion: Motion): void {
    const { places, elements } = this;
    if (places.size === 0) return;
    this.places = new Map();
    this.elements = new Map();
    const duration = travelTime(motion);
    // Who is still on the way goes on from where they are; their goal is read without the old flight.
    for (const flight of this.running.values()) flight.cancel();
    this.running.clear();
    if (duration === 0) return;
    const now = this.cards();
    const piles = this.piles();
    const flights: (() => void)[] = [];
    for (const [card, element] of now) {
      const to = element.getBoundingClientRect();
      const pile = piles.get(this.originOf(Number(card)) ?? '');
      const from = places.get(card) ?? (pile === undefined ? undefined : middleOf(pile, to));
      if (from !== undefined && isFar(from, to)) flights.push(() => this.travel(element, from, to, duration));
    }
    for (const [card, element] of elements) {
      const from = places.get(card);
      const pile = now.has(card) ? undefined : piles.get(this.pileOf(Number(card)) ?? '');
      if (from === undefined || pile === undefined) continue;
      flights.push(() => this.sendGhost(element, from, middleOf(pile, from), duration));
    }
    for (const start of flights) start();
  }

  private cards(): Map<string, HTMLElement> {
    const cards = new Map<string, HTMLElement>();
    for (const element of this.table.querySelectorAll<HTMLElement>('[data-card]'))
      cards.set(element.dataset.card ?? '', element);
    return cards;
  }

  private piles(): Map<string, DOMRect> {
    const piles = new Map<string, DOMRect>();
    for (const element of this.table.querySelectorAll<HTMLElement>('[data-pile]'))
      piles.set(element.dataset.pile ?? '', element.getBoundingClientRect());
    return piles;
  }

  private travel(element: HTMLElement, from: Place, to: Place, duration: number): void {
    element.style.zIndex = '50';
    const flight = element.animate([{ transform: way(to, from) }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(.3,.1,.2,1)',
    });
    this.running.set(element, flight);
    const land = () => {
      if (this.running.get(element) === flight) this.running.delete(element);
      if (!this.running.has(element)) element.style.removeProperty('z-index');
    };
    flight.onfinish = land;
    flight.oncancel = land;
  }

  /** A card that is no longer drawn is shown on its way into the pile. */
  private sendGhost(element: HTMLElement, from: Place, to: Place, duration: number): void {
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
      translate: 'none',
      zIndex: '60',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: way(from, to), opacity: 0.2 },
      ],
      { duration, easing: 'cubic-bezier(.4,0,.2,1)' },
    );
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}

/** The transform that makes something which lies here appear there. */
export function way(here: Place, there: Place): string {
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  const scale = here.width === 0 ? 1 : Math.max(0.2, there.width / here.width);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Where a card lies in its pile. A hand is wider than any of its cards, and no card grows to its size. */
export function middleOf(pile: Place, card: Place): Place {
  const width = Math.min(pile.width, card.width);
  const height = Math.min(pile.height, card.height);
  return { left: pile.left + (pile.width - width) / 2, top: pile.top + (pile.height - height) / 2, width, height };
}

const isFar = (from: Place, to: Place): boolean =>
  Math.abs(from.left - to.left) >= 2 || Math.abs(from.top - to.top) >= 2 || Math.abs(from.width - to.width) >= 2;
