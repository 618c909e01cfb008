/** What a row holds: text, numbers, nothing. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A kind of rows: which columns there are, and what must be unique. Kept like the rows themselves. */
export interface Shape {
  readonly name: string;
  /** With what stands in them when nothing is said. */
  readonly columns: Readonly<Record<string, Value>>;
  readonly key: readonly string[];
  readonly uniques: readonly (readonly string[])[];
}

/** A row that has changed: as it is now, or gone. */
export interface Changed {
  readonly table: string;
  /** What its key says: a row is found by it again. */
  readonly key: readonly (string | number)[];
  readonly row: Row | null;
}

/** All that has changed at once. */
export interface Changes {
  readonly rows: readonly Changed[];
  readonly shapes: readonly Shape[];
}

/** Everything that was ever kept. */
export interface Kept {
  readonly shapes: readonly Shape[];
  readonly rows: readonly { readonly table: string; readonly row: Row }[];
}

/** Where rows last. */
export interface Cabinet {
  read(): Promise<Kept>;
  /** All of it or nothing; resolves when it is safe. */
  write(changes: Changes): Promise<void>;
  close(): void;
}
