import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultReport } from '@cantina/kernel';

/** Files that reproduce faults in the rules. They hold hidden cards and are for the operator only. */
export class Reports {
  private readonly known = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Writes a report once; the same fault again changes nothing. A disk that takes none must not stop the table. */
  keep(table: string, report: FaultReport): { readonly report: string; readonly err?: unknown } {
    const name = `${report.game}-${report.id}`.replaceAll(/[^\w-]/g, '');
    if (this.known.has(name)) return { report: name };
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.folder, `${name}.json`), JSON.stringify({ ...report, table }), { mode: 0o600 });
      this.known.add(name);
      return { report: name };
    } catch (err) {
      return { report: name, err };
    }
  }
}
