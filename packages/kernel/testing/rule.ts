import { test } from 'vitest';
import type { CoreState } from '../src/index.ts';
import { Run } from './run.ts';
import { Scenario } from './scenario.ts';
import type { Setting } from './set-table.ts';
import type { Subject } from './subject.ts';

/** Sets a table inside a scenario. */
export type Play = <S extends CoreState>(subject: Subject<S>, setting: Setting<S>) => Scenario<S>;

type Body = (play: Play) => void;

const RULE_ID = /^[A-Z]+(-[A-Z0-9]+)*-\d+[a-z]?$/;

/**
 * A test at the table. It runs twice: plainly, and with a fork, undo, redo, save and restore at every decision.
 * What proves rules begins with their ids, `OR-COMBAT-21 OR-COMBAT-22 · ties go to the attacker`; write them as literals:
 * `cantina rules` finds them in the source.
 */
export function it(title: string, body: Body): void {
  const [ids = '', says] = title.split(' · ');
  const wrong = says === undefined ? undefined : ids.split(' ').find((id) => !RULE_ID.test(id));
  if (wrong !== undefined) throw new Error(`rule ids look like OR-COMBAT-21, not ${wrong === '' ? 'nothing' : wrong}`);
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
