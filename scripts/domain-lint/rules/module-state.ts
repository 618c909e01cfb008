import ts from 'typescript';
import type { Advice, Report, Source } from '../finding.ts';
import { mayKeepIntl } from '../places.ts';
import { bare, rootOf, symbolOf, walk } from '../syntax.ts';
import { writesIn } from '../writes.ts';

/** Where something at module level is first written, by the symbol that is written. */
export type WrittenSymbols = ReadonlyMap<ts.Symbol, string>;

/** Collects writes over all files: a table may be written far from the file that declares it. */
export function writtenSymbols(sources: readonly Source[], checker: ts.TypeChecker): WrittenSymbols {
  const written = new Map<ts.Symbol, string>();
  for (const { path, file } of sources) {
    walk(file, (node) => {
      for (const { changed } of writesIn(node, checker)) {
        const root = rootOf(changed);
        const symbol = ts.isIdentifier(root) ? symbolOf(root, checker) : undefined;
        if (!symbol || written.has(symbol)) continue;
        written.set(symbol, `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
      }
    });
  }
  return written;
}

/** What outlives a game: two tables in one process, a fork or a replay would see each other through it. */
export function moduleState(source: Source, checker: ts.TypeChecker, written: WrittenSymbols, report: Report): void {
  const { path, file } = source;
  for (const statement of file.statements) {
    if (ts.isClassDeclaration(statement)) {
      for (const member of statement.members.filter(isMutableStatic)) report(member.getStart(file), STATIC);
    }
    if (!ts.isVariableStatement(statement) || hasModifier(statement, ts.SyntaxKind.DeclareKeyword)) continue;
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const declaration of statement.declarationList.declarations) {
      const advice = isConst ? adviceFor(declaration, statement, checker, written) : VARIABLE;
      if (!advice || (isConst && mayKeepIntl(path) && keepsOnlyIntl(declaration, checker))) continue;
      report(declaration.getStart(file), advice);
    }
  }
}

const WHY = 'it outlives the game, so tables in one process, forks and replays would see each other through it';

const VARIABLE: Advice = {
  rule: 'no-module-state',
  what: 'let or var at module level',
  why: WHY,
  instead: 'use const, or keep it in the state.',
};

const STATIC: Advice = { ...VARIABLE, what: 'static field that can be written', instead: 'make it `static readonly`.' };

function adviceFor(
  declaration: ts.VariableDeclaration,
  statement: ts.VariableStatement,
  checker: ts.TypeChecker,
  written: WrittenSymbols,
): Advice | undefined {
  const { name, initializer } = declaration;
  if (!ts.isIdentifier(name) || !initializer) return undefined;
  const symbol = checker.getSymbolAtLocation(name);
  const place = symbol && written.get(symbol);
  if (place) {
    return {
      ...VARIABLE,
      what: `${name.text} is written at ${place}`,
      instead: 'build it in one expression (`new Map(list.map(…))`) and type it readonly, or keep it in the state.',
    };
  }
  if (!isMutableContainer(checker.getTypeAtLocation(name))) return undefined;
  const readonlyType = 'type it `readonly T[]`, `ReadonlyMap`, `ReadonlySet` or write `as const`.';
  if (isExported(statement, symbol, checker)) {
    return {
      ...VARIABLE,
      what: `${name.text} is exported as something every importer can change`,
      instead: readonlyType,
    };
  }
  if (!isEmpty(initializer)) return undefined;
  return { ...VARIABLE, what: `${name.text} starts empty and can only be there to be filled`, instead: readonlyType };
}

const MUTABLE_CONTAINERS = new Set(['Array', 'Map', 'Set', 'WeakMap', 'WeakSet']);

function isMutableContainer(type: ts.Type): boolean {
  const target =
    type.flags & ts.TypeFlags.Object ? ((type as ts.TypeReference).target as ts.TupleType | undefined) : undefined;
  if (target && target.objectFlags & ts.ObjectFlags.Tuple) return !target.readonly;
  const name = type.getSymbol()?.name ?? '';
  return MUTABLE_CONTAINERS.has(name) || /^(Ui|I|Bigi|BigUi)nt.*Array$|^Float\d+Array$/i.test(name);
}

function isEmpty(initializer: ts.Expression): boolean {
  const value = bare(initializer);
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  return ts.isNewExpression(value) && (value.arguments?.length ?? 0) === 0;
}

function isExported(statement: ts.Statement, symbol: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  if (hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return true;
  const module = checker.getSymbolAtLocation(statement.getSourceFile());
  if (!module) return false;
  return checker.getExportsOfModule(module).some((exported) => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias && checker.getAliasedSymbol(exported) === symbol;
  });
}

function isMutableStatic(member: ts.ClassElement): boolean {
  return (
    ts.isPropertyDeclaration(member) &&
    hasModifier(member, ts.SyntaxKind.StaticKeyword) &&
    !hasModifier(member, ts.SyntaxKind.ReadonlyKeyword)
  );
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

/** `Map<string, Intl.PluralRules>` and the like. */
function keepsOnlyIntl(declaration: ts.VariableDeclaration, checker: ts.TypeChecker): boolean {
  const type = checker.typeToString(
    checker.getTypeAtLocation(declaration.name),
    undefined,
    ts.TypeFormatFlags.UseFullyQualifiedType,
  );
  return /^(Map|Record|WeakMap|Partial<Record)<.*\bIntl\.\w+>+$|^Intl\.\w+\[\]$/.test(type);
}
