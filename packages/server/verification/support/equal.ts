/** Whether two values are the same once they have gone over the wire: a field without a value is none. */
export function sameOnWire(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!sameOnWire(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const [a, b] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  let fields = 0;
  for (const name in a) {
    if (a[name] === undefined) continue;
    fields++;
    if (!sameOnWire(a[name], b[name])) return false;
  }
  for (const name in b) if (b[name] !== undefined) fields--;
  return fields === 0;
}
