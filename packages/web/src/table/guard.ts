/** Keeps hands calm: no click counts that can't have been meant for what is asked now. */
export class Guard {
  private restsUntil = Number.NEGATIVE_INFINITY;
  private isRepeat = false;

  /** Something new is asked: for so long a click does nothing, the hand was on its way to what stood there before. */
  rest(milliseconds: number): void {
    this.restsUntil = performance.now() + milliseconds;
  }

  /** Whether what was just pressed may count: not too early, no second click of a double click, no key held down. */
  get isOpen(): boolean {
    return !this.isRepeat && performance.now() >= this.restsUntil;
  }

  /** Listens to what is pressed anywhere on the page; returns how to stop. */
  watch(): () => void {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('click', (event) => this.noteClick(event), options);
    window.addEventListener('keydown', (event) => this.noteKey(event), options);
    return () => listening.abort();
  }

  /** A click made by a key counts none of its own. */
  private noteClick({ detail }: MouseEvent): void {
    if (detail > 0) this.isRepeat = detail > 1;
  }

  private noteKey({ repeat }: KeyboardEvent): void {
    this.isRepeat = repeat;
  }
}
