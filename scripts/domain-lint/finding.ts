import type ts from 'typescript';

export interface Advice {
  /** The short name of the rule. */
  readonly rule: string;
  /** What stands there. */
  readonly what: string;
  readonly why: string;
  readonly instead: string;
}

export interface Finding extends Advice {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export type Report = (start: number, advice: Advice) => void;

/** One file under check. */
export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly file: ts.SourceFile;
}

export function reporter({ path, file }: Source, findings: Finding[]): Report {
  return (start, advice) => {
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    findings.push({ ...advice, path, line: line + 1, column: character + 1 });
  };
}

export function format({ path, line, column, rule, what, why, instead }: Finding): string {
  return `${path}:${line}:${column} ${rule}\n  ${what}: ${why}\n  Instead: ${instead}`;
}
