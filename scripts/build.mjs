// @ts-check
/**
 * `npm run build`: everything that is needed to serve, in one folder. `dist/` holds the program (`cantina.mjs`), the pages
 * (`web/`) and what makes it a package (`npm pack ./dist`); systemd, Docker and the package all run `cantina.mjs serve`.
 * Each part is made only when a source changed. `npm run build -- --static`: pages that need no server, in `dist/static`,
 * for any host of files.
 */
import process from 'node:process';
import { bundle } from './bundle.mjs';
import { writePackage } from './package.mjs';
import { setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

setup();
if (process.argv.includes('--static')) console.log(await buildWeb('static'));
else {
  await bundle({ entry: 'packages/cli/src/main.ts', output: 'dist/cantina.mjs', sources: ['packages', 'games'] });
  await buildWeb();
  writePackage();
}
