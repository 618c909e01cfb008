/** Whether an address means the very machine that uses it. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/i.test(host);
