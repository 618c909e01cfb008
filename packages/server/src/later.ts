/** After so many milliseconds. */
export const aWhile = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets nothing wait for a timer; a browser's has no such thing. */
export function unhurried(timer: ReturnType<typeof setTimeout>): void {
  if (typeof timer === 'object') timer.unref();
}

/** After what is being done now and what is already on its way; a browser has no way that is quicker than this. */
export const soon: (action: () => void) => void =
  typeof setImmediate === 'function' ? setImmediate : (action) => setTimeout(action, 0);
