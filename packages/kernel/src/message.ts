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
