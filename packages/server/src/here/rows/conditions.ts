import type {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  ValueListNode,
  ValueNode,
} from 'kysely';
import type { Row, Value } from './shape.ts';

/** The rows that are looked at together, by the name of their table. */
export type Scope = ReadonlyMap<string, Row>;

/** What a query asks that nobody has taught this store. */
export const unknown = (node: OperationNode): Error => new Error(`rows can't be asked for ${node.kind}`);

type Kinds<T> = { readonly [K in OperationNode['kind']]?: (node: never, scope: Scope) => T };

const CONDITIONS: Kinds<boolean> = {
  AndNode: ({ left, right }: AndNode, scope) => holds(left, scope) && holds(right, scope),
  OrNode: ({ left, right }: OrNode, scope) => holds(left, scope) || holds(right, scope),
  ParensNode: ({ node }: ParensNode, scope) => holds(node, scope),
  BinaryOperationNode: compares,
};

const VALUES: Kinds<Value> = {
  ValueNode: ({ value }: ValueNode) => plain(value),
  ColumnNode: (node: ColumnNode, scope) => columnIn(scope, nameOf(node), null),
  ReferenceNode: ({ column, table }: ReferenceNode, scope) =>
    columnIn(scope, nameOf(column), table === undefined ? null : tableName(table)),
};

const LISTS: Kinds<readonly Value[]> = {
  PrimitiveValueListNode: ({ values }: PrimitiveValueListNode) => values.map(plain),
  ValueListNode: ({ values }: ValueListNode, scope) => values.map((each) => valueIn(each, scope)),
};

/** Signs that compare two values that are there. */
const SIGNS: Readonly<Record<string, (left: Filled, right: Filled) => boolean>> = {
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

type Filled = NonNullable<Value>;

/** Whether a condition holds. As in SQL, nothing is neither equal nor unequal to anything. */
export const holds = (node: OperationNode | undefined, scope: Scope): boolean =>
  node === undefined || read(CONDITIONS, node, scope);

export const valueIn = (node: OperationNode, scope: Scope): Value => read(VALUES, node, scope);

function read<T>(kinds: Kinds<T>, node: OperationNode, scope: Scope): T {
  const reading = kinds[node.kind];
  if (reading === undefined) throw unknown(node);
  return reading(node as never, scope);
}

function compares({ leftOperand, operator, rightOperand }: BinaryOperationNode, scope: Scope): boolean {
  const left = valueIn(leftOperand, scope);
  const { operator: sign } = operator as OperatorNode;
  if (sign === 'is') return left === valueIn(rightOperand, scope);
  if (sign === 'is not') return left !== valueIn(rightOperand, scope);
  if (sign === 'in') return left !== null && read(LISTS, rightOperand, scope).includes(left);
  const compare = SIGNS[sign];
  if (compare === undefined) throw new Error(`rows can't be compared by ${sign}`);
  const right = valueIn(rightOperand, scope);
  return left !== null && right !== null && compare(left, right);
}

/** Rows hold what JSON holds; yes and no are numbers, as in the other databases. */
export function plain(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`rows can't hold a ${typeof value}`);
}

function columnIn(scope: Scope, column: string, table: string | null): Value {
  for (const [name, row] of scope) {
    if ((table === null || table === name) && column in row) return row[column] ?? null;
  }
  throw new Error(`there is no column ${column}`);
}

/** The name of a column. */
export function nameOf(node: OperationNode): string {
  if (node.kind === 'ReferenceNode') return nameOf((node as ReferenceNode).column);
  if (node.kind === 'ColumnNode') return (node as ColumnNode).column.name;
  if (node.kind === 'IdentifierNode') return (node as IdentifierNode).name;
  throw unknown(node);
}

export function tableName(node: OperationNode): string {
  if (node.kind !== 'TableNode') throw unknown(node);
  return (node as TableNode).table.identifier.name;
}
