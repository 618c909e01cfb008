import type { WireError } from '../errors.ts';

/** The server has refused something. `error` is printed by the reader's language. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly error: WireError,
    /** Of the HTTP response; 0 when it came over the socket. */
    readonly status = 0,
  ) {
    super(`${error.code} ${JSON.stringify(error.args)}`);
  }
}
