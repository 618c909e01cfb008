import { type Motion, travelTime } from '@cantina/web/kit';
import type { Impact } from './impact.ts';

const BOLT = 'cubic-bezier(.4,0,.9,.6)';
const STAGGER = 70;

/** Shows them. The places are read first, then everything is set in motion; only transforms and opacity move. */
export class Effects {
  private places = new Map<number, DOMRect>();
  private elements = new Map<number, HTMLElement>();

  constructor(private readonly table: HTMLElement) {}

  /** Call before the screen changes. */
  note(): void {
    this.elements = this.cards();
    this.places = new Map([...this.elements].map(([card, element]) => [card, element.getBoundingClientRect()]));
  }

  /** Call after the screen has changed. */
  show(impact: Impact, motion: Motion): void {
    const time = travelTime(motion);
    if (time === 0) return;
    const now = this.cards();
    const place = (card: number): DOMRect | undefined =>
      now.get(card)?.getBoundingClientRect() ?? this.places.get(card);
    const plays: (() => void)[] = [];
    for (const [i, { from, at }] of impact.volleys.entries()) {
      const [here, there] = [place(from), place(at)];
      if (here !== undefined && there !== undefined)
        plays.push(() => this.bolt(here, there, { time, delay: i * STAGGER }));
    }
    const late = impact.volleys.length > 0 ? 0.8 * time + impact.volleys.length * STAGGER : 0;
    for (const card of impact.hits) {
      const element = now.get(card);
      const there = place(card);
      if (element !== undefined) plays.push(() => shake(element, late));
      if (there !== undefined) plays.push(() => this.spot('flash', there, { time: 500, delay: late }));
    }
    for (const card of impact.shields) {
      const there = place(card);
      if (there !== undefined) plays.push(() => this.spot('shield', there, { time: 800, delay: late }));
    }
    for (const card of impact.broken) {
      const [old, there] = [this.elements.get(card), this.places.get(card)];
      if (old === undefined || there === undefined) continue;
      plays.push(() => this.spot('blast', there, { time: 900, delay: late }));
      plays.push(() => this.halves(old, there, late));
    }
    const marker = this.table.querySelector('.marker')?.getBoundingClientRect();
    if (impact.isForceTurned && marker !== undefined)
      plays.push(() => this.spot('ring', marker, { time: 1100, delay: time }));
    for (const play of plays) play();
  }

  private cards(): Map<number, HTMLElement> {
    return new Map(
      [...this.table.querySelectorAll<HTMLElement>('[data-card]')].map((each) => [Number(each.dataset.card), each]),
    );
  }

  private bolt(from: DOMRect, to: DOMRect, { time, delay }: { time: number; delay: number }): void {
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const turned = `rotate(${Math.atan2(y, x)}rad)`;
    const bolt = this.piece('bolt', from);
    const flight = bolt.animate(
      [
        { transform: `${turned} scaleX(0.3)`, opacity: 0 },
        { transform: `${turned} scaleX(1)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${x}px, ${y}px) ${turned}`, opacity: 1, offset: 0.95 },
        { transform: `translate(${x}px, ${y}px) ${turned} scaleX(0.2)`, opacity: 0 },
      ],
      { duration: Math.max(260, 0.8 * time), delay, easing: BOLT, fill: 'both' },
    );
    ends(flight, bolt);
  }

  private spot(
    kind: 'flash' | 'shield' | 'blast' | 'ring',
    at: DOMRect,
    { time, delay }: { time: number; delay: number },
  ): void {
    const spot = this.piece(kind, at);
    const size = kind === 'blast' ? 2.1 : kind === 'ring' ? 4 : 1.15;
    const flight = spot.animate(
      [
        { transform: 'scale(0.4)', opacity: 0 },
        { transform: `scale(${0.75 * size})`, opacity: 1, offset: 0.3 },
        { transform: `scale(${size})`, opacity: 0 },
      ],
      { duration: time, delay, easing: 'ease-out', fill: 'both' },
    );
    ends(flight, spot);
  }

  /** The card breaks along a jagged line. */
  private halves(element: HTMLElement, at: DOMRect, delay: number): void {
    for (const [side, x, turn] of [
      ['left', -0.16, -9],
      ['right', 0.16, 10],
    ] as const) {
      const half = element.cloneNode(true) as HTMLElement;
      delete half.dataset.card;
      const piece = this.piece(`half ${side}`, at);
      piece.append(half);
      half.style.setProperty('--card', `${at.width}px`);
      const flight = piece.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x * at.width}px, ${0.5 * at.height}px) rotate(${turn}deg)`, opacity: 0 },
        ],
        { duration: 1300, delay, easing: 'cubic-bezier(.3,0,.8,.6)', fill: 'both' },
      );
      ends(flight, piece);
    }
  }

  private piece(kind: string, at: DOMRect): HTMLElement {
    const piece = document.createElement('i');
    piece.className = `effect ${kind}`;
    piece.setAttribute('aria-hidden', 'true');
    piece.inert = true;
    Object.assign(piece.style, {
      position: 'fixed',
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
    });
    this.table.append(piece);
    return piece;
  }
}

function ends(flight: Animation, piece: HTMLElement): void {
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}

function shake(element: HTMLElement, delay: number): void {
  element.animate(
    [
      { transform: 'none' },
      { transform: 'translate(-7px, 3px) rotate(-1deg)' },
      { transform: 'translate(6px, -3px) rotate(1deg)' },
      { transform: 'translate(-4px, 2px)' },
      { transform: 'none' },
    ],
    { duration: 420, delay },
  );
}
