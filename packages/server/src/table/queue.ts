/** Runs one thing after the other. What fails fails alone. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private length = 0;

  get busy(): boolean {
    return this.length > 0;
  }

  run<T>(action: () => Promise<T>): Promise<T> {
    this.length++;
    const result = this.last.then(action).finally(() => {
      this.length--;
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}
