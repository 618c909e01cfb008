/** Where two plain values differ first, as `path: one is not other`; null when they are equal. */
export const difference = (one: unknown, other: unknown, path = ''): string | null =>
  isSame(one, other) ? null : firstDifference(one, other, path);

/** The same question without the place: asked very often, and nearly always answered with yes. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!isSame(one[key], other[key])) return false;
  return true;
}

function firstDifference(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path === '' ? 'value' : path}: ${short(one)} is not ${short(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(
      one[key],
      other[key],
      Array.isArray(one) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    );
    if (found !== null) return found;
  }
  return null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function short(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
