import ts from 'typescript';
import type { Advice, Report, Source } from '../finding.ts';
import { isOps } from '../places.ts';
import { bare, isMember, memberName, rootOf, symbolOf, walk } from '../syntax.ts';
import { writesIn } from '../writes.ts';
import type { StateFields } from './state-fields.ts';

/** Only ops write state; and nobody takes the readonly off it. */
export function stateWrites(
  { path, file }: Source,
  checker: ts.TypeChecker,
  fields: StateFields,
  report: Report,
): void {
  if (isOps(path)) return;
  walk(file, (node) => {
    for (const { node: place, changed, member } of writesIn(node, checker)) {
      const isState = member !== undefined && memberName(member) === 'state';
      if (isState || reachesState(changed, checker) || isStateParameter(member ?? changed, fields, checker)) {
        report(place.getStart(file), WRITE);
      }
    }
    if (stripsReadonly(node, checker)) report(node.getStart(file), CAST);
  });
}

const WRITE: Advice = {
  rule: 'only-ops-write-state',
  what: 'write to the state outside ops',
  why: 'a change without an op has no event, so the log, the other seats and the trigger index never hear of it',
  instead: 'call an op; add one to rules/ops/ when there is none. For a local list, copy first (`[...list]`).',
};

const CAST: Advice = {
  rule: 'no-state-cast',
  what: 'cast of something in the state',
  why: 'a cast can take the readonly off and hide a write',
  instead: 'narrow with a check, or give the field its precise type in the state.',
};

/** Methods that hand out an element of what they are called on. */
const ELEMENT_METHODS = new Set(['find', 'findLast', 'at', 'get']);
const CALLBACK_METHODS = new Set([
  'forEach',
  'map',
  'flatMap',
  'filter',
  'find',
  'findLast',
  'some',
  'every',
  'findIndex',
]);

function reachesState(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const value = bare(expression);
  if (isMember(value)) return memberName(value) === 'state' || reachesState(value.expression, checker);
  if (ts.isCallExpression(value)) {
    const callee = bare(value.expression);
    return isMethodOf(ELEMENT_METHODS, callee) && reachesState(callee.expression, checker);
  }
  if (ts.isConditionalExpression(value)) {
    return reachesState(value.whenTrue, checker) || reachesState(value.whenFalse, checker);
  }
  if (ts.isBinaryExpression(value)) return reachesState(value.left, checker) || reachesState(value.right, checker);
  if (!ts.isIdentifier(value)) return false;
  const declaration = symbolOf(value, checker)?.valueDeclaration;
  return declaration !== undefined && declarationReachesState(declaration, checker);
}

function declarationReachesState(declaration: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBindingElement(declaration)) {
    if ((declaration.propertyName ?? declaration.name).getText() === 'state') return true;
    return declarationReachesState(declaration.parent.parent, checker);
  }
  if (ts.isParameter(declaration)) {
    if (declaration.name.getText() === 'state' || /State\b/.test(declaration.type?.getText() ?? '')) return true;
    const call = declaration.parent.parent;
    if (!ts.isCallExpression(call) || declaration.parent.parameters[0] !== declaration) return false;
    const callee = bare(call.expression);
    return isMethodOf(CALLBACK_METHODS, callee) && reachesState(callee.expression, checker);
  }
  if (!ts.isVariableDeclaration(declaration)) return false;
  const loop = declaration.parent.parent;
  if (ts.isForOfStatement(loop)) return reachesState(loop.expression, checker);
  return declaration.initializer !== undefined && reachesState(declaration.initializer, checker);
}

function isMethodOf(methods: ReadonlySet<string>, callee: ts.Expression): callee is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(callee) && methods.has(callee.name.text);
}

/** `player.credits` in a helper that got the player as a parameter: TypeScript lets a readonly object in there. */
function isStateParameter(target: ts.Expression, fields: StateFields, checker: ts.TypeChecker): boolean {
  const root = rootOf(target);
  const declaration = ts.isIdentifier(root) ? symbolOf(root, checker)?.valueDeclaration : undefined;
  if (!declaration || !ts.isParameter(declaration)) return false;
  let member = bare(target);
  while (isMember(member)) {
    const name = ts.isPropertyAccessExpression(member) ? member.name : member.argumentExpression;
    const declarations = checker.getSymbolAtLocation(name)?.declarations ?? [];
    if (declarations.some((field) => fields.has(field))) return true;
    member = bare(member.expression);
  }
  return false;
}

function stripsReadonly(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isAsExpression(node) && !ts.isTypeAssertionExpression(node)) return false;
  if (ts.isConstTypeReference(node.type) || !reachesState(node.expression, checker)) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
  const parts = type.isUnion() ? type.types : [type];
  return !parts.every((part) => part.flags & PRIMITIVE);
}

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;
