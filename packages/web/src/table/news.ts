/**
 * What the others did since somebody's own last step. Who has not acted yet has read how the table was set up: only what
 * others have done since then is new.
 */
export function newsFor<L extends { readonly seat: number | null }>(
  lines: readonly L[],
  me: number | null,
): readonly L[] {
  if (me === null) return [];
  const own = lines.findLastIndex(({ seat }) => seat === me);
  const first = own >= 0 ? own + 1 : lines.findIndex(({ seat }) => seat !== null);
  return first < 0 ? [] : lines.slice(first);
}
