import { parseArgs } from 'node:util';
import { BadInput } from './context.ts';

/** The flags of a command: `yes` has no value, `text` has one. */
export type Flags = Readonly<Record<string, 'yes' | 'text'>>;

export type Given<F extends Flags> = {
  readonly [K in keyof F]?: F[K] extends 'yes' ? true : string;
};

export interface Parsed<F extends Flags> {
  readonly flags: Given<F>;
  readonly positionals: readonly string[];
}

/** Reads the arguments; what does not fit is refused in words, not in code. */
export function parse<const F extends Flags>(args: readonly string[], flags: F, most: number): Parsed<F> {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'yes' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const kind = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    const option = token.rawName;
    if (kind === undefined) throw new BadInput('cli.unknown-option', { option });
    if (kind === 'text' && (token.value === undefined || token.value === ''))
      throw new BadInput('cli.needs-value', { option });
    if (kind === 'yes' && token.value !== undefined) throw new BadInput('cli.needs-no-value', { option });
  }
  const extra = positionals[most];
  if (extra !== undefined) throw new BadInput('cli.too-many', { given: extra });
  return { flags: values as Given<F>, positionals };
}

/** A whole number, from 1 on unless said. */
export function wholeNumber(option: string, given: string | undefined, usual: number, least = 1): number {
  if (given === undefined) return usual;
  if (!/^\d{1,9}$/.test(given) || Number(given) < least) throw new BadInput('cli.bad-number', { option, given, least });
  return Number(given);
}

export function oneOf<const T extends string>(option: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new BadInput('cli.bad-choice', { option, given, allowed });
  return found;
}

export function required(what: string, given: string | undefined): string {
  if (given === undefined) throw new BadInput('cli.missing', { what });
  return given;
}
