/** Which rules hold where. Paths are taken from the root of the project. */

const RULES_CODE = [
  /^games\/[^/]+\/(rules|content)\/.+\.ts$/,
  /^games\/[^/]+\/bot(\.ts$|\/)/,
  /^packages\/kernel\/tests\/reference\/.+\.ts$/,
];
const ENGINE_CODE = /^packages\/(kernel|text|playable)\/src\/.+\.ts$/;
const TEST_CODE = /(^|\/)(tests|testing)\/|\.test\.ts$/;
const OPS = /^games\/[^/]+\/rules\/ops(\.ts$|\/)|^packages\/kernel\/tests\/reference\/(.+\/)?ops(\.ts$|\/)/;

/** What people read in the rulebook, as code: procedures, content, the bots' evaluation. */
export function isRulesCode(path: string): boolean {
  return !path.endsWith('.test.ts') && RULES_CODE.some((pattern) => pattern.test(path));
}

/** Code that must give the same result for the same input, at any time, on any machine. */
export function isPureCode(path: string): boolean {
  return isRulesCode(path) || (!path.endsWith('.test.ts') && ENGINE_CODE.test(path));
}

export function isTestCode(path: string): boolean {
  return TEST_CODE.test(path);
}

/** The only files of a game that may write its state. */
export function isOps(path: string): boolean {
  return OPS.test(path);
}

/** `ask` is where a procedure hands its question to the driver. */
export function mayYield(path: string): boolean {
  return path === 'packages/kernel/src/ask.ts';
}

/** Intl formatters are slow to make and never change, so the grammar may keep them. */
export function mayKeepIntl(path: string): boolean {
  return path.startsWith('packages/text/src/');
}
