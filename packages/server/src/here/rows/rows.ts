import type { Changed, Changes, Kept, Row, Shape } from './shape.ts';

/** What keeps a row from being written: one that is there already. */
interface Clash {
  readonly row: Row;
}

/** The rows of one kind, with everything that must be unique among them. */
class Table {
  readonly rows = new Map<string, Row>();
  private readonly indexes: { readonly columns: readonly string[]; readonly found: Map<string, Row> }[];

  constructor(readonly shape: Shape) {
    this.indexes = shape.uniques.map((columns) => ({ columns, found: new Map() }));
  }

  /** Takes a row out and puts one in; both may be the same row, changed. */
  replace(before: Row | null, after: Row | null): void {
    if (before !== null) {
      this.rows.delete(keyText(this.shape.key, before) ?? '');
      for (const { columns, found } of this.indexes) found.delete(keyText(columns, before) ?? '');
    }
    if (after !== null) {
      this.rows.set(keyText(this.shape.key, after) ?? '', after);
      for (const { columns, found } of this.indexes) {
        const key = keyText(columns, after);
        if (key !== null) found.set(key, after);
      }
    }
  }

  clash(row: Row): Clash | null {
    const same = this.rows.get(keyText(this.shape.key, row) ?? '');
    if (same !== undefined) return { row: same };
    for (const { columns, found } of this.indexes) {
      const key = keyText(columns, row);
      const other = key === null ? undefined : found.get(key);
      if (other !== undefined) return { row: other };
    }
    return null;
  }
}

/** One thing that can be taken back. */
interface Step {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** All rows, in memory, and what has changed since it was last kept. */
export class Rows {
  private tables = new Map<string, Table>();
  private steps: Step[] = [];
  /** The shapes as they were, when one has changed since. */
  private shapesBefore: readonly Shape[] | null = null;

  constructor({ shapes, rows }: Kept) {
    for (const shape of shapes) this.tables.set(shape.name, new Table(shape));
    for (const { table, row } of rows) this.tables.get(table)?.replace(null, row);
  }

  get shapes(): Shape[] {
    return [...this.tables.values()].map(({ shape }) => shape);
  }

  of(name: string): readonly Row[] {
    return [...this.table(name).rows.values()];
  }

  shapeOf(name: string): Shape {
    return this.table(name).shape;
  }

  clash(name: string, row: Row): Row | null {
    return this.table(name).clash(row)?.row ?? null;
  }

  insert(name: string, row: Row): void {
    this.replace({ table: name, before: null, after: row });
  }

  change(name: string, before: Row, after: Row): void {
    const table = this.table(name);
    table.replace(before, null);
    const other = table.clash(after);
    table.replace(null, before);
    if (other !== null) throw new Error(`${name}: such a row is there already`);
    this.replace({ table: name, before, after });
  }

  remove(name: string, row: Row): void {
    this.replace({ table: name, before: row, after: null });
  }

  /** A new kind of rows, or another form of one that is there. */
  reshape(shape: Shape, rows: readonly Row[]): void {
    this.shapesBefore ??= this.shapes;
    for (const row of this.tables.has(shape.name) ? this.of(shape.name) : []) this.remove(shape.name, row);
    this.tables.set(shape.name, new Table(shape));
    for (const row of rows) this.insert(shape.name, row);
  }

  /** What has changed since it was last kept, each row once. */
  get changes(): Changes {
    const changed = new Map<string, Changed>();
    const note = (table: string, row: Row, now: Row | null) => {
      const key = this.shapeOf(table).key.map((column) => row[column] ?? '');
      changed.set(JSON.stringify([table, key]), { table, key, row: now });
    };
    for (const { table, before, after } of this.steps) {
      if (before !== null) note(table, before, null);
      if (after !== null) note(table, after, after);
    }
    return { rows: [...changed.values()], shapes: this.shapesBefore === null ? [] : this.shapes };
  }

  /** It is kept. */
  settle(): void {
    this.steps = [];
    this.shapesBefore = null;
  }

  /** None of it has happened. */
  takeBack(): void {
    if (this.shapesBefore !== null) {
      const rows = new Map(this.tables);
      this.tables = new Map(this.shapesBefore.map((shape) => [shape.name, new Table(shape)]));
      for (const [name, table] of rows)
        for (const row of table.rows.values()) this.tables.get(name)?.replace(null, row);
    }
    for (const { table, before, after } of this.steps.reverse()) this.tables.get(table)?.replace(after, before);
    this.settle();
  }

  private replace(step: Step): void {
    this.steps.push(step);
    this.table(step.table).replace(step.before, step.after);
  }

  private table(name: string): Table {
    const table = this.tables.get(name);
    if (table === undefined) throw new Error(`there is no table ${name}`);
    return table;
  }
}

/** Null where a column says nothing: that is never the same as anything. */
function keyText(columns: readonly string[], row: Row): string | null {
  const values = columns.map((column) => row[column] ?? null);
  return values.includes(null) ? null : JSON.stringify(values);
}
