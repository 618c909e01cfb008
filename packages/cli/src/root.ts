import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project, from any folder inside it; null where Cantina was installed without it. */
export function projectRoot(inside: string): string | null {
  for (let folder = inside; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name === 'cantina')
      return folder;
    if (folder === dirname(folder)) return null;
  }
}
