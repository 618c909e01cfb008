/** After what is being done now and what is already on its way; a browser has no way that is quicker than this. */
export const soon: (action: () => void) => void =
  typeof setImmediate === 'function' ? setImmediate : (action) => setTimeout(action, 0);
