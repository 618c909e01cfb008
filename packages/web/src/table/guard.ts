/** So long, in milliseconds, a space bar that went on with what was shown still means to go on. */
const ONCE_MORE = 1500;

/** Keeps hands calm: no click counts that can't have been meant for what is asked now. */
export class Guard {
  private restsUntil = Number.NEGATIVE_INFINITY;
  private goesOnUntil = Number.NEGATIVE_INFINITY;
  private isRepeat = false;
  private isSpace = false;

  /** Something new is asked: for so long a click does nothing, the hand was on its way to what stood there before. */
  rest(milliseconds: number): void {
    this.restsUntil = performance.now() + milliseconds;
  }

  /** Whether what was just pressed may count: not too early, no second click of a double click, no key held down. */
  get isOpen(): boolean {
    return !this.isRepeat && performance.now() >= this.restsUntil;
  }

  /** The space bar has gone on with what was shown: whoever presses it once more wants to see more, not to choose what comes first. */
  wentOn(): void {
    if (this.isSpace) this.goesOnUntil = performance.now() + ONCE_MORE;
  }

  /** Whether what was just pressed may choose something. */
  get mayChoose(): boolean {
    return this.isOpen && !(this.isSpace && performance.now() < this.goesOnUntil);
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
    if (detail === 0) return;
    this.isRepeat = detail > 1;
    this.isSpace = false;
  }

  private noteKey({ repeat, key }: KeyboardEvent): void {
    this.isRepeat = repeat;
    this.isSpace = key === ' ';
  }
}
