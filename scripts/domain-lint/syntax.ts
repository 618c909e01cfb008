import ts from 'typescript';

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The expression without parentheses, casts and `!`. */
export function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

export type Member = ts.PropertyAccessExpression | ts.ElementAccessExpression;

export function isMember(node: ts.Node): node is Member {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

export function memberName(member: Member): string | undefined {
  if (ts.isPropertyAccessExpression(member)) return member.name.text;
  return ts.isStringLiteralLike(member.argumentExpression) ? member.argumentExpression.text : undefined;
}

/** Where `a` stands in `a.b[c].d`. */
export function rootOf(expression: ts.Expression): ts.Expression {
  let root = bare(expression);
  while (isMember(root)) root = bare(root.expression);
  return root;
}

/** The symbol of a name where it is declared, through imports and `{ name }`. */
export function symbolOf(identifier: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** True for a name of the platform (`Date`), false for a property or something of ours that has the same name. */
export function isGlobal(identifier: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = identifier;
  if (ts.isPropertyAccessExpression(parent) && parent.name === identifier) return false;
  if (ts.isQualifiedName(parent) && parent.right === identifier) return false;
  if (ts.isBindingElement(parent) && parent.propertyName === identifier) return false;
  const local = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(identifier);
  return local?.declarations?.every((declaration) => declaration.getSourceFile().isDeclarationFile) ?? true;
}
