/** One pass through a scenario's body. The second pass must see the same states as the first. */
export class Run {
  readonly states: string[] = [];
  tables = 0;

  constructor(
    readonly mode: 'plain' | 'restoring',
    private readonly before: Run | null,
  ) {}

  note(state: string): void {
    const expected = this.before?.states[this.states.length];
    this.states.push(state);
    if (this.before !== null && expected !== state) {
      throw new Error(`the state after ${this.states.length} tables and answers is not that of the plain run`);
    }
  }

  end(): void {
    if (this.before !== null && this.before.states.length !== this.states.length) {
      throw new Error(`${this.states.length} tables and answers, but ${this.before.states.length} in the plain run`);
    }
  }
}
