/** What a test expected and did not find; its stack begins in the test, not in the kit. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';

  constructor(message: string) {
    super(message);
    this.stack = this.stack?.replaceAll(/\n +at [^\n]*\/kernel\/testing\/[^\n]*/g, '') ?? '';
  }
}

/** One line per thing, indented, for messages that list something. */
export const lines = (list: readonly string[]): string => (list.length === 0 ? ' nothing' : `\n  ${list.join('\n  ')}`);
