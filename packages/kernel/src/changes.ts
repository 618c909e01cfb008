/**
 * What has changed from one plain JSON value to the next: `[value]` is new or stands in place of what was there, `[]` is
 * gone, `[at, gone, [those, that, come]]` is a list from place `at` on, and `{name: change, …}` has changed inside.
 */
export type Change =
  | readonly [value: unknown]
  | readonly []
  | readonly [at: number, gone: number, come: readonly unknown[]]
  | { readonly [name: string]: Change };

type Json = Readonly<Record<string, unknown>>;

/** Undefined when nothing has changed. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (after === undefined) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changeOfList(before, after);
  return isRecord(before) && isRecord(after) ? changeOfRecord(before, after) : [after];
}

function changeOfRecord(before: Json, after: Json): Change | undefined {
  const change: Record<string, Change> = {};
  for (const name of Object.keys(after)) {
    const inside = changeOf(before[name], after[name]);
    if (inside !== undefined) change[name] = inside;
  }
  for (const name of Object.keys(before)) {
    if (before[name] !== undefined && after[name] === undefined) change[name] = [];
  }
  return isEmpty(change) ? undefined : change;
}

/**
 * Lists of one length change entry by entry, others where they begin to differ up to where they are alike again. `first`:
 * so many entries before these are alike in both.
 */
export function changeOfList(before: readonly unknown[], after: readonly unknown[], first = 0): Change | undefined {
  if (before.length === after.length) {
    const change: Record<string, Change> = {};
    for (let i = 0; i < after.length; i++) {
      const inside = changeOf(before[i], after[i]);
      if (inside !== undefined) change[first + i] = inside;
    }
    return isEmpty(change) ? undefined : change;
  }
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && isSame(before[at], after[at])) at++;
  let alike = 0;
  while (alike < most - at && isSame(before[before.length - 1 - alike], after[after.length - 1 - alike])) alike++;
  return [first + at, before.length - at - alike, after.slice(at, after.length - alike)];
}

/** Whether two plain JSON values are alike. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (other[name] !== undefined && one[name] === undefined) return false;
  return true;
}

/** The next value; what has not changed is shared with the one before. Throws when the change does not fit it. */
export function changed(before: unknown, change: Change): unknown {
  if (isList(change)) return replaced(before, change);
  if (Array.isArray(before)) {
    const list = [...(before as readonly unknown[])];
    for (const [name, inside] of Object.entries(change)) {
      if (!Object.hasOwn(list, name)) throw misfit(name);
      list[Number(name)] = changed(list[Number(name)], inside);
    }
    return list;
  }
  if (!isRecord(before)) throw misfit(Object.keys(change).join());
  const record: Record<string, unknown> = { ...before };
  for (const [name, inside] of Object.entries(change)) {
    const isGone = isList(inside) && inside.length === 0;
    const isNew = isList(inside) && inside.length === 1;
    if (!isNew && !Object.hasOwn(before, name)) throw misfit(name);
    if (isGone) delete record[name];
    else record[name] = changed(before[name], inside);
  }
  return record;
}

function replaced(before: unknown, change: Extract<Change, readonly unknown[]>): unknown {
  if (change.length === 1) return change[0];
  if (change.length !== 3 || !Array.isArray(before)) throw misfit('list');
  const [at, gone, come] = change;
  if (at + gone > before.length) throw misfit('list');
  return [...(before as readonly unknown[]).slice(0, at), ...come, ...(before as readonly unknown[]).slice(at + gone)];
}

const isList = (change: Change): change is Extract<Change, readonly unknown[]> => Array.isArray(change);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without a list of all names. */
function isEmpty(record: Json): boolean {
  for (const _ in record) return false;
  return true;
}

const misfit = (where: string): Error => new Error(`a change does not fit: ${where}`);
