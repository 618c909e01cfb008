import type { Words } from './lang.ts';
import { capital, finish, tidy } from './punctuation.ts';
import { type Clause, type Joiner, type Link, type Said, type Statement, sameDoer } from './statement.ts';

/**
 * How a statement is put:
 * - `order`: an imperative when the reader acts („ziehe 1 Karte“), a report when somebody else does
 * - `after`: the same behind a condition, where German inverts („…, zieht der Gegner 1 Karte“)
 * - `main`, `inverted`: always a report („du ziehst“, „ziehst du“)
 * - `subordinate`, `completed`: after „falls“, after „nachdem“
 * - `wish`: what somebody else shall do («чтобы противник сбросил»)
 * - `infinitive`, `goal`: „1 Karte ziehen“, „1 Karte zu ziehen“
 */
export type Mood =
  | 'order'
  | 'after'
  | 'main'
  | 'inverted'
  | 'subordinate'
  | 'completed'
  | 'wish'
  | 'infinitive'
  | 'goal';

export interface Syntax<W extends Words> {
  clause(clause: Clause<W>, mood: Mood): string;
  join(items: readonly string[], by: Joiner): string;
  readonly links: Readonly<Record<Link, { readonly word: string; readonly mood: Mood; readonly negate?: true }>>;
  /** What stands between a main clause and a link or goal behind it. */
  readonly comma: ', ' | ' ';
  /** Whether main clauses with „und“ or „oder“ between them need a comma as well. */
  readonly commaBetweenClauses: boolean;
  readonly conjunctions: { readonly and: string; readonly or: string };
  readonly sameGoal: string;
  readonly otherGoal: string;
  /** What follows "otherwise". */
  readonly leadComma: ', ' | ' ';
  readonly capitalAfterColon: boolean;
}

export function speech<W extends Words>(syntax: Syntax<W>, not: (said: Said<W>) => Statement<W>) {
  const put = (it: Statement<W>, mood: Mood): string => {
    switch (it.kind) {
      case 'clause':
        return syntax.clause(it, mood);
      case 'words':
        return it.text;
      case 'joined':
        return joinWhole(
          it.items.map((item, index) => put(item, index === 0 ? mood : next(mood, it.by))),
          it.by,
          mood,
        );
      case 'given': {
        const link = syntax.links[it.link];
        const condition = link.negate ? not(it.condition) : it.condition;
        const when = `${link.word} ${put(condition, link.mood)}`;
        // Only a report or an order may begin with its condition; „falls du, wenn …“ nobody can read.
        const leading = !it.trailing && (mood === 'order' || mood === 'main');
        return leading
          ? `${when}, ${put(it.effect, mood === 'order' ? 'after' : 'inverted')}`
          : `${put(it.effect, mood)}${syntax.comma}${when}`;
      }
      case 'purpose':
        return `${put(it.act, mood)}${syntax.comma}${goalOf(it.goal, it.act)}`;
      case 'colon': {
        const after = put(it.after, 'order');
        return `${put(it.before, mood)}: ${syntax.capitalAfterColon ? capital(after) : after}`;
      }
      case 'lead':
        return `${it.word}${syntax.leadComma}${put(it.effect, mood === 'main' ? 'inverted' : 'after')}`;
    }
  };

  /** Two main clauses: "you gain 1 Force, or they discard 1 card". Behind one link there is no comma. */
  const joinWhole = (items: readonly string[], by: Joiner, mood: Mood): string => {
    const main = mood === 'order' || mood === 'after' || mood === 'main' || mood === 'inverted';
    if (by === 'then' || !main || !syntax.commaBetweenClauses) return syntax.join(items, by);
    return `${items.slice(0, -1).join(', ')}, ${syntax.conjunctions[by]} ${items.at(-1) ?? ''}`;
  };

  const goalOf = (goal: Statement<W>, act: Statement<W> | null): string => {
    const other =
      goal.kind === 'clause' &&
      goal.subject !== null &&
      !(act?.kind === 'clause' && sameDoer(goal.subject, act.subject));
    return other ? `${syntax.otherGoal} ${put(goal, 'wish')}` : `${syntax.sameGoal} ${put(goal, 'goal')}`;
  };

  const of = (said: Said<W>): Statement<W> => (typeof said === 'string' ? { kind: 'words', text: said } : said);
  const label = (said: Said<W>): string => capital(tidy(put(of(said), 'infinitive')));

  return {
    sentence: (said: Said<W>, end: '.' | '!' | '?' | ':' | '' = '.'): string => finish(put(of(said), 'order'), end),
    paragraph: (...all: readonly Said<W>[]): string => all.map((said) => finish(put(of(said), 'order'), '.')).join(' '),
    question: (said: Said<W>): string => `${label(said)}?`,
    label,
    order: (said: Said<W>): string => tidy(put(of(said), 'order')),
    main: (said: Said<W>): string => tidy(put(of(said), 'main')),
    subordinate: (said: Said<W>): string => tidy(put(of(said), 'subordinate')),
    infinitive: (said: Said<W>): string => tidy(put(of(said), 'infinitive')),
    purpose: (said: Said<W>): string => tidy(goalOf(of(said), null)),
  };
}

/** The mood of the second statement in a row: „…, zieht er 1 Karte und du legst 1 Karte ab“, „…, dann legst du“. */
function next(mood: Mood, by: Joiner): Mood {
  if (mood === 'order' || mood === 'after') return by === 'then' ? 'after' : 'order';
  if (mood === 'main' || mood === 'inverted') return by === 'then' ? 'inverted' : 'main';
  return mood;
}
