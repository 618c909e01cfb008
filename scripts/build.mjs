// @ts-check
/**
 * `npm run build`: everything that is needed to serve, in one folder. `dist/` holds the program (`cantina.mjs`), the pages
 * (`web/`) and what makes it a package (`npm pack ./dist`); systemd, Docker and the package all run `cantina.mjs serve`.
 * Each part is made only when a source changed.
 */
import { bundle } from './bundle.mjs';
import { writePackage } from './package.mjs';
import { setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

setup();
await bundle({ entry: 'packages/cli/src/main.ts', output: 'dist/cantina.mjs', sources: ['packages', 'games'] });
await buildWeb();
writePackage();
