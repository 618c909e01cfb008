/**
 * What an address pays out of its one budget, over all its sockets and requests together. The unit is an ordinary request;
 * the others were measured against it, so that whatever somebody asks for all day costs a part of one core.
 */
export const COST = {
  request: 1,
  /** Opening a socket looks up a session and shakes hands. */
  upgrade: 1,
  /** A message over the socket, or a frame that only asks whether somebody is there. */
  message: 0.1,
  /** The whole table as one sees it. */
  subscribe: 1,
  /** A step of the past that is read. */
  step: 0.04,
  /** A table in a list. */
  listed: 0.05,
} as const;
