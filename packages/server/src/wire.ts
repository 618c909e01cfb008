import { type Args, KernelError, type RuleId } from '@cantina/kernel';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { ServerError, STATUS, type WireError } from './errors.ts';
import type { Log } from './logging.ts';
import { isOutage } from './store/outage.ts';
import { newId } from './tokens.ts';

export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly error: WireError;
}

/** Whatever was thrown, as a refusal that may be sent. What was not expected is logged and told apart by a number only. */
export function refusalOf(thrown: unknown, log: Log): Refusal {
  if (thrown instanceof KernelError) {
    const { code, args, rule } = thrown as KernelError;
    return { status: code === 'rule-fault' ? 500 : 409, error: wired(code, args, rule) };
  }
  if (thrown instanceof ServerError) {
    const { code, args, rule } = thrown as ServerError;
    return { status: STATUS[code], error: wired(code, args, rule) };
  }
  if (isOutage(thrown)) {
    log.warn({ err: thrown }, 'the store is away');
    return refusalOf(new ServerError('store-unavailable', {}, { cause: thrown }), log);
  }
  const report = newId();
  log.error({ report, err: thrown }, 'something unexpected');
  return { status: 500, error: { code: 'internal', args: { report } } };
}

const wired = (code: string, args: Args, rule: RuleId | undefined): WireError => ({
  code,
  args,
  ...(rule === undefined ? {} : { rule }),
});

/** Takes what fits the schema and refuses everything else. */
export function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, given, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  throw new ServerError('bad-request', { where: v.getDotPath(issue) ?? '' });
}
