import { check } from './check.ts';

/** Checks sources given by path and returns where something was found, as `path:line:column rule`. */
export function findingsIn(files: Readonly<Record<string, string>>): string[] {
  const findings = check({ root: '/sample/', texts: new Map(Object.entries(files)) });
  return findings.map(({ path, line, column, rule }) => `${path}:${line}:${column} ${rule}`);
}

/** The same for one file of rules, without its path. */
export function findingsInRules(code: string): string[] {
  const path = 'games/sabacc/rules/turn.ts';
  return findingsIn({ [path]: code }).map((finding) => finding.slice(path.length + 1));
}
