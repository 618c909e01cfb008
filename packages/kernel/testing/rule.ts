import { test } from 'vitest';
import type { CoreState, RuleId } from '../src/index.ts';
import { Run } from './run.ts';
import { Scenario } from './scenario.ts';
import type { Setting } from './set-table.ts';
import type { Subject } from './subject.ts';

/** Sets a table inside a scenario. */
export type Play = <S extends CoreState>(subject: Subject<S>, setting: Setting<S>) => Scenario<S>;

type Body = (play: Play) => void;

/**
 * A test that proves rules. It runs twice: plainly, and with a fork, undo, redo, save and restore at every decision.
 * Write the ids as literals: `cantina rules` finds them in the source.
 */
export function rule(ids: RuleId | readonly RuleId[], title: string, body: Body): void {
  const proven = typeof ids === 'string' ? [ids] : ids;
  const wrong = proven.find((id) => !/^[A-Z]+(-[A-Z0-9]+)*-\d+[a-z]?$/.test(id));
  if (wrong !== undefined || proven.length === 0)
    throw new Error(`rule ids look like OR-COMBAT-21, not ${wrong ?? 'nothing'}`);
  scenario(`${proven.join(' ')} · ${title}`, body);
}

/** The same for what no rule line says, such as the kernel's own behaviour. */
export function scenario(title: string, body: Body): void {
  test(title, () => {
    runTwice(body);
  });
}

/** Runs a body plainly and then with everything that may happen to a match at every decision. */
export function runTwice(body: Body): void {
  const plain = new Run('plain', null);
  perform(body, plain);
  if (plain.tables === 0) {
    if (body.length > 0) throw new Error('the scenario takes `play` but never sets a table');
    return;
  }
  try {
    perform(body, new Run('restoring', plain));
  } catch (error) {
    if (error instanceof Error) {
      error.message = `in the second run, with fork, undo, redo, save and restore at every decision: ${error.message}`;
    }
    throw error;
  }
}

function perform(body: Body, run: Run): void {
  const tables: { end(): void }[] = [];
  body((subject, setting) => {
    const table = new Scenario(subject, setting, run);
    tables.push(table);
    return table;
  });
  for (const table of tables) table.end();
  run.end();
}
