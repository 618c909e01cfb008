/** Work that nobody waits for. What goes wrong in it is still seen. */
export function later(work: Promise<unknown>): void {
  work.catch((error: unknown) => reportError(error));
}
