// @ts-check
/** Builds the pages of a server and those without one, if a source has changed: before many tests want them at once. */
import { buildWeb } from './web.mjs';

await buildWeb('production');
await buildWeb('static');
