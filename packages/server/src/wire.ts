import { KernelError } from '@cantina/kernel';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { ServerError, STATUS, type WireError } from './errors.ts';
import { newId } from './tokens.ts';

export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly error: WireError;
}

/** Whatever was thrown, as a refusal that may be sent. What was not expected is logged and told apart by a number only. */
export function refusalOf(thrown: unknown, log: Logger): Refusal {
  if (thrown instanceof KernelError) {
    const { code, args, rule } = thrown as KernelError;
    const status = code === 'rule-fault' ? 500 : 409;
    return { status, error: { code, args: args, ...(rule === undefined ? {} : { rule }) } };
  }
  if (thrown instanceof ServerError) {
    const { code, args } = thrown as ServerError;
    return { status: STATUS[code], error: { code, args: args } };
  }
  const report = newId();
  log.error({ report, err: thrown }, 'something unexpected');
  return { status: 500, error: { code: 'internal', args: { report } } };
}

/** Takes what fits the schema and refuses everything else. */
export function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, given, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new ServerError('bad-request', { where: v.getDotPath(issue) ?? '' });
}
