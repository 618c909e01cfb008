import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { Advice, Report, Source } from '../finding.ts';
import { mayYield } from '../places.ts';
import { isGlobal, isMember, memberName, walk } from '../syntax.ts';

/** What the platform offers and rules code must not use: chance, clocks, promises, the outside world, raw `yield`. */
export function platform({ path, file }: Source, checker: ts.TypeChecker, report: Report): void {
  walk(file, (node) => {
    const at = node.getStart(file);
    if (ts.isIdentifier(node)) {
      const advice = GLOBALS.get(node.text);
      if (advice && isGlobal(node, checker)) report(at, advice(node.text));
    } else if (takesRandom(node) && isGlobalMath(mathOf(node), checker)) {
      report(at, randomness('Math.random'));
    } else if (node.kind === ts.SyntaxKind.AsyncKeyword) {
      report(at, asynchrony('async'));
    } else if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AwaitKeyword) {
      report(at, asynchrony('await'));
    } else if (ts.isYieldExpression(node) && !node.asteriskToken && !mayYield(path)) {
      report(at, RAW_YIELD);
    } else if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent)) {
      report(at, outside('import()'));
    } else {
      const module = importedModule(node);
      if (module && isBuiltin(module)) report(at, outside(`import of ${module}`));
    }
  });
}

const randomness = (what: string): Advice => ({
  rule: 'no-randomness',
  what,
  why: 'a game is options + seed + answers, so every draw must come from the generator inside the state',
  instead: 'use the dice and shuffles of the kernel.',
});

const clock = (what: string): Advice => ({
  rule: 'no-clock',
  what,
  why: 'the same answers must give the same game at any time, in a replay years later too',
  instead: 'count turns or rounds in the state; the server measures time.',
});

const asynchrony = (what: string): Advice => ({
  rule: 'no-async',
  what,
  why: 'a procedure runs to its next question in one go, so that it can be forked, undone and replayed',
  instead: 'write a synchronous generator and ask with `yield* ask…`.',
});

const outside = (what: string): Advice => ({
  rule: 'no-io',
  what,
  why: 'rules see nothing but the state and the answers',
  instead: 'emit an event from an op, or do it in the server or the command line.',
});

const RAW_YIELD: Advice = {
  rule: 'no-raw-yield',
  what: 'yield without *',
  why: 'a raw yield hands the driver a value it did not ask for, and loses the type of the answer',
  instead: 'write `yield* ask…` or `yield* procedure(…)`.',
};

const GLOBALS: ReadonlyMap<string, (name: string) => Advice> = new Map([
  ...each(['crypto'], randomness),
  ...each(['Date', 'performance', 'Temporal'], clock),
  ...each(['Promise', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'], asynchrony),
  ...each(['fetch', 'process', 'console', 'require', 'globalThis', 'window', 'document'], outside),
  ...each(['XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage'], outside),
]);

function each<T>(names: readonly string[], advice: T): [string, T][] {
  return names.map((name) => [name, advice]);
}

/** `Math.random`, `Math['random']` and `const { random } = Math`. */
function takesRandom(node: ts.Node): node is MathUse {
  if (isMember(node)) return memberName(node) === 'random';
  return ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === 'random';
}

type MathUse = ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.BindingElement;

function mathOf(node: MathUse): ts.Node | undefined {
  if (!ts.isBindingElement(node)) return node.expression;
  const declaration = node.parent.parent;
  return ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

function isGlobalMath(node: ts.Node | undefined, checker: ts.TypeChecker): boolean {
  return node !== undefined && ts.isIdentifier(node) && node.text === 'Math' && isGlobal(node, checker);
}

function importedModule(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
}
