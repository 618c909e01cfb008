// @ts-check
/**
 * `npm run lint`: format and style (Biome), types and promises (oxlint), exports nobody uses (knip), the rules for rules
 * code (domain lint). With paths only what is in them: `npm run lint -- games/smugglers`.
 */
import process from 'node:process';
import { bundle } from './bundle.mjs';
import { runNode, step } from './run.mjs';
import { setup } from './setup.mjs';

setup();
const paths = process.argv.slice(2);
const domainLint = await bundle({
  entry: 'scripts/domain-lint/main.ts',
  output: '.cache/domain-lint.mjs',
  sources: ['scripts/domain-lint'],
});
const results = [
  step('biome', () => runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...paths])),
  step('oxlint', () => runNode(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...paths])),
  // An export is unused only in the whole house.
  ...(paths.length > 0
    ? []
    : [step('unused exports', () => runNode(['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']))]),
  step('domain lint', () => runNode([domainLint, ...paths])),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
