/** A text made of statements and of cases to distinguish; it is printed as a few lines. */
export type Block<S> = readonly Item<S>[];

type Item<S> = { readonly say: S } | { readonly cases: readonly Case<S>[] };

export interface Case<S> {
  /** "Passed", "If you have a mod": what distinguishes the case; empty for one of several choices. */
  readonly label: string;
  readonly block: Block<S>;
}

export const said = <S>(...statements: readonly S[]): Block<S> => statements.map((say) => ({ say }));

/** The only statement of a block; null where there is more to say. */
export function only<S>(block: Block<S>): S | null {
  const [head, second] = block;
  return head !== undefined && second === undefined && 'say' in head ? head.say : null;
}

/** Changes the first statement: "you may …", "if …". */
export function first<S>(block: Block<S>, change: (statement: S) => S): Block<S> {
  const [head, ...rest] = block;
  return head === undefined || !('say' in head) ? block : [{ say: change(head.say) }, ...rest];
}

/** How a language puts statements and labels on paper. */
export interface Print<S> {
  readonly paragraph: (...statements: readonly S[]) => string;
  /** "Action: Recover 1 damage." */
  readonly labelled: (label: string, text: string) => string;
  /** "Crew – Action: Recover 1 damage.": a label before another one, where the language has a dash of its own. */
  readonly dashed?: (label: string, text: string) => string;
}

const DASH = '– ';

/** One line per thought; cases are marked by a dash, cases within cases by two. */
export function lines<S>(block: Block<S>, print: Print<S>, depth = 0): string[] {
  const printed: string[] = [];
  let open: S[] = [];
  const close = (): void => {
    if (open.length > 0) printed.push(print.paragraph(...open));
    open = [];
  };
  for (const item of block) {
    if ('say' in item) open.push(item.say);
    else {
      close();
      for (const { label, block: inner } of item.cases) {
        const all = lines(inner, print, depth + 1);
        const [head = '', ...rest] = label === '' ? all : headed(print, label, all);
        printed.push(DASH.repeat(depth + 1) + head, ...rest);
      }
    }
  }
  close();
  return printed;
}

/** "Action: …", "Choose one: …" */
const HAS_LABEL = /^[^.:]{1,60}: /u;

/** The lines with a word in front that says what they are. */
export function headed<S>(print: Print<S>, label: string, all: readonly string[]): string[] {
  const [head, ...rest] = all;
  if (head === undefined) return [];
  if (head.startsWith(DASH)) return [`${label}:`, ...all];
  if (!HAS_LABEL.test(head)) return [print.labelled(label, head), ...rest];
  return [print.dashed?.(label, head) ?? `${label} – ${head}`, ...rest];
}
