import { type Block, first, only, type Print, said } from './blocks.ts';

/** The few ways of a grammar in which every text is put together; each language has them under the same names. */
export interface Composing<S> extends Print<S> {
  readonly ifSo: (condition: string, effect: S) => S;
  readonly inOrder: (act: S, goal: S) => S;
  readonly and: (...statements: readonly S[]) => S;
  readonly or: (...statements: readonly S[]) => S;
  readonly colon: (head: S, rest: S) => S;
  readonly may: (statement: S) => S;
  readonly otherwise: (statement: S) => S;
  /** Behind something that ended in one way or another. */
  readonly afterwards: (statement: S) => S;
}

/** What holding effects together needs of it; who never says "otherwise" or "afterwards" need not know how. */
type Holding<S> = Omit<Composing<S>, keyof Print<S> | 'otherwise' | 'afterwards'> &
  Partial<Pick<Composing<S>, 'otherwise' | 'afterwards'>>;

const asItIs = <S>(statement: S): S => statement;

/** One effect of a sequence. */
export interface Told<S> {
  readonly block: Block<S>;
  /** It stands for itself; anything else may share a sentence with what comes before. */
  readonly alone: boolean;
  /** Who does it; null: the reader. */
  readonly doer: string | null;
}

/** "If you have a mod, …" */
export interface Branch<S> {
  /** As it stands behind "if". */
  readonly condition: string;
  /** The same in front of a case of its own. */
  readonly label: string;
  readonly block: Block<S>;
}

/** One of several things to choose from. */
export interface Choice<S> {
  readonly block: Block<S>;
  /** Said in a few words, so that several fit behind "or". */
  readonly short: boolean;
}

/**
 * How the verbs are told that only hold others together: `sequence`, `may`, `choose`, `if`, `pay`. It is the same program
 * in all languages and all games; a game brings the words of its plain verbs.
 */
export const compose = <S>(grammar: Holding<S>) => ({
  /** `together`: different doers may share a sentence; not behind "you may" and "to". */
  sequence: (parts: readonly Told<S>[], together = true): Block<S> => oneByOne(grammar, parts, together),

  may: (block: Block<S>): Block<S> => first(block, grammar.may),

  /** "Pay 2 to …"; without a goal only the cost. */
  pay: (costs: readonly S[], goal: Block<S> | null): Block<S> => {
    const act = grammar.and(...costs);
    return goal === null ? said(act) : first(goal, (then) => grammar.inOrder(act, then));
  },

  /** "If …, otherwise if …, otherwise …": in sentences where one each is enough, else as a list of cases. */
  if: (branches: readonly [Branch<S>, ...Branch<S>[]], otherwise: Block<S> | null, labels: Labels): Block<S> => {
    const [{ condition, block }, ...more] = branches;
    const isShort = more.length === 0 && (otherwise === null || otherwise.length === 0 || only(otherwise) !== null);
    if (more.length === 0 && (otherwise === null || (isShort && only(block) !== null))) {
      const opening = first(block, (so) => grammar.ifSo(condition, so));
      // Cases that are a block's first words can't take a condition in front.
      if (opening !== block) return [...opening, ...first(otherwise ?? [], grammar.otherwise ?? asItIs)];
    }
    const cases = branches.map(({ label, block: inner }) => ({ label, block: inner }));
    return [{ cases: otherwise === null ? cases : [...cases, { label: labels.otherwise, block: otherwise }] }];
  },

  /** "Choose one: … or …": in one sentence where all are short, else as a list. */
  choose: (one: S, choices: readonly Choice<S>[], inOneSentence = true): Block<S> => {
    const statements = choices.flatMap(({ block, short }) => {
      const statement = only(block);
      return short && statement !== null ? [statement] : [];
    });
    if (inOneSentence && statements.length === choices.length)
      return said(grammar.colon(one, grammar.or(...statements)));
    return [...said(one), { cases: choices.map(({ block }) => ({ label: '', block })) }];
  },
});

interface Labels {
  readonly otherwise: string;
}

function oneByOne<S>({ and, afterwards = asItIs }: Holding<S>, parts: readonly Told<S>[], together: boolean): Block<S> {
  const told: Block<S>[number][] = [];
  let open: S[] = [];
  let before: string | null = null;
  /** The part before had an outcome of its own, so what follows must say that it comes after either. */
  let branched = false;
  const close = (): void => {
    if (open.length > 0) told.push({ say: and(...open) });
    open = [];
  };
  for (const { block: plain, alone, doer } of parts) {
    const block: Block<S> = branched ? first(plain, afterwards) : plain;
    const [head, ...rest] = block;
    if (alone || head === undefined || !('say' in head)) {
      close();
      told.push(...block);
      continue;
    }
    if (!together && doer !== before) close();
    before = doer;
    open.push(head.say);
    branched = rest.length > 0;
    if (branched) {
      close();
      told.push(...rest);
    }
  }
  close();
  return told;
}
