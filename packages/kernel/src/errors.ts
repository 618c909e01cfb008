import type { Message, RuleId } from './message.ts';

/** Everything the kernel can refuse, with the arguments its sentence needs. */
export interface KernelErrors {
  'unknown-seat': { readonly seat: number };
  'not-asked': { readonly seat: number };
  'stale-decision': { readonly seat: number };
  'unknown-option': { readonly option: string };
  'illegal-option': { readonly option: string; readonly reason: { readonly message: Message } };
  'wrong-count': { readonly min: number; readonly max: number; readonly given: number };
  'picked-twice': { readonly option: string };
  'game-over': Readonly<Record<string, never>>;
  'nothing-to-undo': { readonly seat: number };
  'undo-needs-consent': { readonly seat: number };
  'undo-too-far': { readonly answers: number };
  /** `detail` is the id of the report; what went wrong in the rules might tell a hidden card. */
  'rule-fault': { readonly detail: string };
  'malformed-save': { readonly where: string };
  'newer-save': { readonly version: number; readonly supported: number };
  'other-game': { readonly expected: string; readonly given: string };
  'wrong-seats': { readonly min: number; readonly max: number; readonly given: number };
  /** `known`: what there is, as `goal=koroth|fortune`. */
  'unknown-setting': { readonly setting: string; readonly known: readonly string[] };
  'bad-setting': { readonly setting: string; readonly value: string; readonly allowed: readonly string[] };
  'bad-seed': Readonly<Record<string, never>>;
}

export type KernelErrorCode = keyof KernelErrors;

/** A refusal for people: a code with arguments, and the rule that makes it so. The match is as it was before. */
export class KernelError<C extends KernelErrorCode = KernelErrorCode> extends Error {
  override readonly name = 'KernelError';

  constructor(
    readonly code: C,
    readonly args: KernelErrors[C],
    readonly rule?: RuleId,
    options?: ErrorOptions,
  ) {
    super(`${code} ${JSON.stringify(args)}${rule === undefined ? '' : ` (${rule})`}`, options);
  }
}

/** A number that a sentence can say, whatever came from outside. */
export const numberOf = (given: unknown, otherwise: number): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : otherwise;

/** Names something that came from outside and may be anything. */
export function nameOf(given: unknown): string {
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean') return String(given);
  return given === null ? 'null' : typeof given;
}
