import type {
  AggregateFunctionNode,
  AliasNode,
  DeleteQueryNode,
  InsertQueryNode,
  JoinNode,
  OperationNode,
  OrderByNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  UpdateQueryNode,
  ValuesNode,
} from 'kysely';
import { holds, nameOf, plain, type Scope, tableName, unknown, valueIn } from './conditions.ts';
import type { Rows } from './rows.ts';
import type { Row, Value } from './shape.ts';

/** What a query found or did. */
export interface Found {
  readonly rows: readonly Row[];
  readonly affected: number;
}

/** Queries as Kysely builds them, carried out on rows in memory. Only what the store asks is understood. */

export function select(rows: Rows, query: SelectQueryNode): Found {
  const scopes = joined(rows, query).filter((scope) => holds(query.where?.where, scope));
  const selections = query.selections ?? [];
  if (selections.some(({ selection }) => isCount(selection))) return found([counted(selections, scopes.length)]);
  inOrder(scopes, query.orderBy);
  const most = query.limit === undefined ? scopes.length : Number(valueIn(query.limit.limit, new Map()));
  return found(scopes.slice(0, most).map((scope) => selected(selections, scope)));
}

export function insert(rows: Rows, { into, columns, values, onConflict, returning }: InsertQueryNode): Found {
  if (into === undefined || values?.kind !== 'ValuesNode') throw new Error('rows are inserted by their values only');
  const table = tableName(into);
  const names = (columns ?? []).map(nameOf);
  const written: Row[] = [];
  for (const item of (values as ValuesNode).values) {
    const given =
      item.kind === 'ValueListNode' ? item.values.map((each) => valueIn(each, new Map())) : item.values.map(plain);
    const row = {
      ...rows.shapeOf(table).columns,
      ...Object.fromEntries(names.map((name, i) => [name, given[i] ?? null])),
    };
    const clash = rows.clash(table, row);
    if (clash === null) {
      rows.insert(table, row);
      written.push(row);
    } else if (onConflict?.updates !== undefined) {
      const scope = scopeOf(table, clash);
      if (!holds(onConflict.updateWhere?.where, scope)) continue;
      const next = updated(clash, onConflict.updates, scope);
      rows.change(table, clash, next);
      written.push(next);
    } else if (onConflict?.doNothing !== true) throw new Error(`${table}: such a row is there already`);
  }
  return told(written, table, returning?.selections);
}

export function update(rows: Rows, { table: node, updates, where, returning }: UpdateQueryNode): Found {
  if (node === undefined) throw new Error('which table is to be changed?');
  const table = tableName(node);
  const written: Row[] = [];
  for (const row of rows.of(table)) {
    const scope = scopeOf(table, row);
    if (!holds(where?.where, scope)) continue;
    const next = updated(row, updates ?? [], scope);
    rows.change(table, row, next);
    written.push(next);
  }
  return told(written, table, returning?.selections);
}

export function remove(rows: Rows, { from, where, returning }: DeleteQueryNode): Found {
  const [node] = from.froms;
  if (node === undefined) throw new Error('from which table?');
  const table = tableName(node);
  const gone = rows.of(table).filter((row) => holds(where?.where, scopeOf(table, row)));
  for (const row of gone) rows.remove(table, row);
  return told(gone, table, returning?.selections);
}

const found = (rows: readonly Row[]): Found => ({ rows, affected: 0 });

const told = (written: readonly Row[], table: string, returning: readonly SelectionNode[] | undefined): Found => ({
  rows: returning === undefined ? [] : written.map((row) => selected(returning, scopeOf(table, row))),
  affected: written.length,
});

const scopeOf = (table: string, row: Row): Scope => new Map([[table, row]]);

function updated(row: Row, updates: NonNullable<UpdateQueryNode['updates']>, scope: Scope): Row {
  return { ...row, ...Object.fromEntries(updates.map(({ column, value }) => [nameOf(column), valueIn(value, scope)])) };
}

/** All rows of the first table, each with those of the others that belong to it. */
function joined(rows: Rows, { from, joins }: SelectQueryNode): Scope[] {
  const [first] = from?.froms ?? [];
  if (first === undefined) throw new Error('from which table?');
  const name = tableName(first);
  return (joins ?? []).reduce(
    (scopes, join) => scopes.flatMap((scope) => joinedWith(rows, scope, join)),
    rows.of(name).map((row) => scopeOf(name, row)),
  );
}

function joinedWith(rows: Rows, scope: Scope, join: JoinNode): Scope[] {
  if (join.joinType !== 'InnerJoin') throw unknown(join);
  const name = tableName(join.table);
  return rows
    .of(name)
    .map((row): Scope => new Map([...scope, [name, row]]))
    .filter((both) => holds(join.on?.on, both));
}

function inOrder(scopes: Scope[], orderBy: OrderByNode | undefined): void {
  if (orderBy === undefined) return;
  scopes.sort((a, b) => {
    for (const { orderBy: by, direction } of orderBy.items) {
      const order = compare(valueIn(by, a), valueIn(by, b));
      if (order !== 0) return isDescending(direction) ? -order : order;
    }
    return 0;
  });
}

/** Nothing comes first, as in SQLite. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

const isDescending = (node: OperationNode | undefined): boolean =>
  node?.kind === 'RawNode' && (node as RawNode).sqlFragments.join('').trim().toLowerCase() === 'desc';

function selected(selections: readonly SelectionNode[], scope: Scope): Row {
  return Object.assign({}, ...selections.map(({ selection }) => partOf(selection, scope))) as Row;
}

function partOf(node: OperationNode, scope: Scope): Row {
  if (node.kind === 'SelectAllNode') return Object.assign({}, ...scope.values()) as Row;
  if (node.kind === 'ReferenceNode') {
    const { column, table } = node as ReferenceNode;
    if (column.kind !== 'SelectAllNode') return { [nameOf(column)]: valueIn(node, scope) };
    return table === undefined ? partOf(column, scope) : { ...scope.get(tableName(table)) };
  }
  throw unknown(node);
}

const isCount = (node: OperationNode): node is AliasNode =>
  node.kind === 'AliasNode' &&
  (node as AliasNode).node.kind === 'AggregateFunctionNode' &&
  ((node as AliasNode).node as AggregateFunctionNode).func === 'count';

function counted(selections: readonly SelectionNode[], count: number): Row {
  return Object.fromEntries(
    selections.map(({ selection }) => {
      if (!isCount(selection)) throw unknown(selection);
      return [nameOf(selection.alias), count];
    }),
  );
}
