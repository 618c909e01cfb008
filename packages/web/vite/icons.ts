import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { wholeUnits } from './whole-units.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/**
 * A `.icons` file lists `name = drawing of game-icons.net`, one per line; importing it gives the drawings by name. So
 * only what is used is shipped, and no finer than anybody sees.
 */
export const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.icons')) return null;
    const drawings: Record<string, string> = {};
    for (const line of readFileSync(id, 'utf8').split('\n')) {
      const [name, drawing] = line.split('=').map((part) => part.trim());
      if (name === undefined || drawing === undefined || name.startsWith('#')) continue;
      const icon = set.icons[drawing];
      if (icon === undefined) this.error(`${id}: game-icons has no ${drawing}`);
      drawings[name] = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${wholeUnits(path)}"`);
    }
    return { code: `export default ${JSON.stringify(drawings)};`, map: null, moduleType: 'js' };
  },
};
