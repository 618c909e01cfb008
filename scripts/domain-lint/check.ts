import ts from 'typescript';
import { type Finding, reporter, type Source } from './finding.ts';
import { isPureCode, isRulesCode } from './places.ts';
import { hygiene } from './rules/hygiene.ts';
import { layering } from './rules/layering.ts';
import { moduleState, writtenSymbols } from './rules/module-state.ts';
import { platform } from './rules/platform.ts';
import { gameOf, type StateFields, stateFields } from './rules/state-fields.ts';
import { stateWrites } from './rules/state-writes.ts';

export interface Project {
  /** Absolute, with a slash at the end. */
  readonly root: string;
  /** The text of every file to check by its path from the root, with forward slashes. */
  readonly texts: ReadonlyMap<string, string>;
}

/** All findings, in the order of the files. */
export function check(project: Project): Finding[] {
  const findings: Finding[] = [];
  const program = pureProgram(project);
  for (const source of sourcesOf(project, program)) {
    const report = reporter(source, findings);
    hygiene(source, report);
    layering(source, report);
  }
  checkPureCode(project, program, findings);
  const order = new Map([...project.texts.keys()].map((path, index) => [path, index]));
  const position = (finding: Finding) => order.get(finding.path) ?? 0;
  return findings.sort((a, b) => position(a) - position(b) || a.line - b.line || a.column - b.column);
}

function checkPureCode({ root, texts }: Project, program: ts.Program, findings: Finding[]): void {
  const checker = program.getTypeChecker();
  const sources = [...texts.keys()].filter(isPureCode).flatMap((path): Source[] => {
    const file = program.getSourceFile(root + path);
    return file ? [{ path, file }] : [];
  });
  const written = writtenSymbols(sources, checker);
  const fields = stateFieldsPerGame(sources, checker);
  for (const source of sources) {
    const report = reporter(source, findings);
    platform(source, checker, report);
    moduleState(source, checker, written, report);
    if (isRulesCode(source.path)) {
      stateWrites(source, checker, fields.get(gameOf(source.path)) ?? new Set(), report);
    }
  }
}

function stateFieldsPerGame(sources: readonly Source[], checker: ts.TypeChecker): Map<string | undefined, StateFields> {
  const games = new Set(sources.map(({ path }) => gameOf(path)));
  return new Map(
    [...games].map((game) => {
      const files = sources.filter(({ path }) => gameOf(path) === game).map(({ file }) => file);
      return [game, stateFields(files, checker)];
    }),
  );
}

/** Types are needed for pure code only; leaving the rest out keeps the check fast. */
function pureProgram({ root, texts }: Project): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  const textOf = (path: string) => (path.startsWith(root) ? texts.get(path.slice(root.length)) : undefined);
  const disk = ts.createCompilerHost(options, true);
  host.getCurrentDirectory = () => root;
  host.fileExists = (path) => textOf(path) !== undefined || disk.fileExists(path);
  host.directoryExists = (path) => path.startsWith(root) || ts.sys.directoryExists(path);
  host.getSourceFile = (path, version) => {
    const text = textOf(path);
    return text === undefined ? library(path, () => disk.getSourceFile(path, version)) : parse(path, text);
  };
  const roots = [...texts.keys()].filter(isPureCode).map((path) => root + path);
  return ts.createProgram(roots, options, host);
}

/** The standard library never changes while this runs, and parsing it is most of the work. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function library(path: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  const known = libraries.get(path) ?? read();
  libraries.set(path, known);
  return known;
}

function sourcesOf({ root, texts }: Project, program: ts.Program): Source[] {
  return [...texts].map(([path, text]) => ({ path, file: program.getSourceFile(root + path) ?? parse(path, text) }));
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}
