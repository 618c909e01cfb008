import ts from 'typescript';
import { bare, isMember, type Member } from './syntax.ts';

/** A change of something that already exists. */
export interface Write {
  readonly node: ts.Node;
  /** The array, object or map that is changed. */
  readonly changed: ts.Expression;
  /** `a.b` in `a.b = 1`; absent when a method changes the whole. */
  readonly member?: Member;
}

const ARRAY_MUTATORS = new Set(['push', 'splice', 'sort', 'reverse', 'fill', 'pop', 'shift', 'unshift', 'copyWithin']);
const COLLECTION_MUTATORS = new Set(['set', 'add', 'delete', 'clear']);
const OBJECT_MUTATORS = new Set([
  'assign',
  'defineProperty',
  'defineProperties',
  'setPrototypeOf',
  'set',
  'deleteProperty',
]);

export function writesIn(node: ts.Node, checker: ts.TypeChecker): Write[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return targets(node.left);
  if (ts.isDeleteExpression(node)) return targets(node.expression);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const steps = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return steps ? targets(node.operand) : [];
  }
  return ts.isCallExpression(node) ? mutatingCall(node, checker) : [];
}

function isAssignment(operator: ts.SyntaxKind): boolean {
  return operator >= ts.SyntaxKind.FirstAssignment && operator <= ts.SyntaxKind.LastAssignment;
}

function targets(target: ts.Expression): Write[] {
  const left = bare(target);
  if (isMember(left)) return [{ node: left, changed: left.expression, member: left }];
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(targets);
  if (ts.isSpreadElement(left)) return targets(left.expression);
  if (ts.isObjectLiteralExpression(left)) {
    return left.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? targets(property.initializer) : [],
    );
  }
  return ts.isBinaryExpression(left) ? targets(left.left) : [];
}

function mutatingCall(call: ts.CallExpression, checker: ts.TypeChecker): Write[] {
  const callee = bare(call.expression);
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const { text: method } = callee.name;
  const [first] = call.arguments;
  const owner = callee.expression;
  if (ts.isIdentifier(owner) && (owner.text === 'Object' || owner.text === 'Reflect')) {
    return first && OBJECT_MUTATORS.has(method) ? [{ node: call, changed: first }] : [];
  }
  const changesIt =
    (ARRAY_MUTATORS.has(method) && isKind(owner, checker, /Array$/)) ||
    (COLLECTION_MUTATORS.has(method) && isKind(owner, checker, /(Map|Set|Array)$/));
  return changesIt ? [{ node: callee.name, changed: owner }] : [];
}

/** `ops.push(card)` is a call of ours, `cards.push(card)` changes an array: the type tells. Unknown types count too. */
function isKind(expression: ts.Expression, checker: ts.TypeChecker, name: RegExp): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  if (type.flags & ts.TypeFlags.Any || checker.isTupleType(type)) return true;
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) => name.test(part.getSymbol()?.name ?? ''));
}
