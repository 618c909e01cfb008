import ts from 'typescript';
import type { Advice, Report, Source } from '../finding.ts';
import { walk } from '../syntax.ts';

/** What must not stay behind anywhere: `any`, notes to oneself, switched-off tests and checks. */
export function hygiene({ file }: Source, report: Report): void {
  walk(file, (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) report(node.getStart(file), ANY);
    if (ts.isCallExpression(node)) reportSwitchedOff(node, file, report);
  });
  for (const { index: start, 0: text } of comments(file)) {
    for (const match of text.matchAll(/\b(TODO|FIXME)\b/g)) report(start + match.index, note(match[0]));
    for (const match of text.matchAll(/@ts-(ignore|nocheck)\b/g)) report(start + match.index, unchecked(match[0]));
  }
}

const ANY: Advice = {
  rule: 'no-any',
  what: 'any',
  why: 'it switches the type checker off for everything it touches',
  instead: 'name the type, or take `unknown` and check.',
};

const note = (what: string): Advice => ({
  rule: 'no-todo',
  what,
  why: 'a note in the code is found by nobody',
  instead: 'do it now, or open an issue.',
});

const unchecked = (what: string): Advice => ({
  rule: 'no-ts-ignore',
  what,
  why: 'it also hides the errors that come later',
  instead: 'fix the type; a test of a type error may write `@ts-expect-error` with the reason.',
});

const switchedOff = (what: string): Advice => ({
  rule: 'no-switched-off-tests',
  what,
  why: 'the suite would be green without having run everything',
  instead: 'repair the test or remove it.',
});

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 'bench']);

function reportSwitchedOff(call: ts.CallExpression, file: ts.SourceFile, report: Report): void {
  let callee: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(callee)) {
    const { name, expression } = callee;
    if (ts.isIdentifier(expression) && !TEST_FUNCTIONS.has(expression.text)) return;
    if (name.text === 'skip' || name.text === 'only') report(name.getStart(file), switchedOff(`.${name.text}`));
    callee = expression;
  }
}

/** Text that looks like a comment inside a string, a template or a regular expression is none. */
function comments(file: ts.SourceFile): RegExpStringIterator<RegExpExecArray> {
  let code = file.text;
  walk(file, (node) => {
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node);
    if (!isText) return;
    const start = node.getStart(file);
    code = code.slice(0, start) + ' '.repeat(node.end - start) + code.slice(node.end);
  });
  return code.matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g);
}
