/** What people read is never a sentence in the rules: it is a key with arguments, rendered by each reader's language. */

export type RuleId = string;

/** A card named in a message. `face` is null for a reader who may not know it. */
export interface CardArg {
  readonly card: number | null;
  readonly face: string | null;
}

export type Arg =
  | number
  | string
  | boolean
  | null
  | CardArg
  | { readonly seat: number }
  | { readonly message: Message }
  | readonly Arg[];

export type Args = Readonly<Record<string, Arg>>;

export interface Message<K extends string = string> {
  readonly key: K;
  readonly args?: Args;
}

/** The arguments of a message without any. */
export type None = Readonly<Record<never, never>>;

/** A seat named in a message. */
export interface SeatArg {
  readonly seat: number;
}

/**
 * `const message = messagesFor<Messages>()` – then `message('prompt.discard', { amount: 2 })`: a wrong key or argument
 * does not compile, and texts are exhaustive over the same `Messages`.
 */
export const messagesFor =
  <M>() =>
  <K extends keyof M & string>(
    key: K,
    ...args: keyof M[K] extends never ? [] : [M[K] & Readonly<Record<string, Arg>>]
  ): Message<K> =>
    args[0] === undefined ? { key } : { key, args: args[0] };
