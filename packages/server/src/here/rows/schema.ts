import type { AlterTableNode, ColumnDefinitionNode, CreateIndexNode, CreateTableNode } from 'kysely';
import { nameOf, tableName, unknown, valueIn } from './conditions.ts';
import type { Rows } from './rows.ts';
import type { Shape, Value } from './shape.ts';

/** The schema is made by the same migrations as that of a database. */

export function createTable(rows: Rows, { table, columns, constraints, ifNotExists }: CreateTableNode): void {
  const name = tableName(table);
  if (ifNotExists === true && rows.shapes.some((shape) => shape.name === name)) return;
  const key = columns.filter(({ primaryKey }) => primaryKey === true).map(({ column }) => nameOf(column));
  for (const constraint of constraints ?? []) {
    if (constraint.kind !== 'PrimaryKeyConstraintNode') throw unknown(constraint);
    key.push(...constraint.columns.map(nameOf));
  }
  const uniques = columns.filter(({ unique }) => unique === true).map(({ column }) => [nameOf(column)]);
  rows.reshape({ name, columns: Object.fromEntries(columns.map(columnOf)), key, uniques }, []);
}

/** An index only makes a database faster, unless it says what is unique. A partial one spares rows that say nothing. */
export function createIndex(rows: Rows, { table, columns, unique }: CreateIndexNode): void {
  if (unique !== true || table === undefined) return;
  const name = tableName(table);
  const shape = rows.shapeOf(name);
  const uniques: Shape['uniques'] = [...shape.uniques, (columns ?? []).map(nameOf)];
  rows.reshape({ ...shape, uniques }, rows.of(name));
}

export function alterTable(rows: Rows, { table, columnAlterations }: AlterTableNode): void {
  const name = tableName(table);
  for (const change of columnAlterations ?? []) {
    if (change.kind !== 'AddColumnNode') throw unknown(change);
    const [column, value] = columnOf(change.column);
    const shape = rows.shapeOf(name);
    rows.reshape(
      { ...shape, columns: { ...shape.columns, [column]: value } },
      rows.of(name).map((row) => ({ ...row, [column]: value })),
    );
  }
}

const columnOf = ({ column, defaultTo }: ColumnDefinitionNode): [string, Value] => [
  nameOf(column),
  defaultTo === undefined ? null : valueIn(defaultTo.defaultValue, new Map()),
];
