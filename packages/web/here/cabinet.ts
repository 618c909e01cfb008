import type { Cabinet, Changed, Changes, Kept, Row, Shape } from '@cantina/server/here';

const ROWS = 'rows';
const SHAPES = 'shapes';
const VERSION = 1;

/** Keeps rows in the browser's own storage, each under its table and key. */
export async function openCabinet(name: string): Promise<Cabinet> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ROWS);
    opening.result.createObjectStore(SHAPES, { keyPath: 'name' });
  };
  const db = await done(opening);
  // Newer pages in another tab want another form of it: they must not have to wait.
  db.onversionchange = () => db.close();
  return { read: () => read(db), write: (changes) => write(db, changes), close: () => db.close() };
}

async function read(db: IDBDatabase): Promise<Kept> {
  const transaction = db.transaction([ROWS, SHAPES]);
  const rows = transaction.objectStore(ROWS);
  const [shapes, keys, values] = await Promise.all([
    done(transaction.objectStore(SHAPES).getAll() as IDBRequest<Shape[]>),
    done(rows.getAllKeys()),
    done(rows.getAll() as IDBRequest<Row[]>),
  ]);
  return { shapes, rows: values.map((row, i) => ({ table: (keys[i] as [string])[0], row })) };
}

function write(db: IDBDatabase, { rows, shapes }: Changes): Promise<void> {
  // Strict: an answer is acknowledged only when it would survive the loss of power.
  const transaction = db.transaction([ROWS, SHAPES], 'readwrite', { durability: 'strict' });
  const kept = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser keeps nothing'));
  });
  for (const shape of shapes) transaction.objectStore(SHAPES).put(shape);
  const store = transaction.objectStore(ROWS);
  for (const { row, ...changed } of rows) {
    if (row === null) store.delete(keyOf(changed));
    else store.put(row, keyOf(changed));
  }
  return kept;
}

const keyOf = ({ table, key }: Pick<Changed, 'table' | 'key'>): (string | number)[] => [table, ...key];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage of the browser failed'));
  });
