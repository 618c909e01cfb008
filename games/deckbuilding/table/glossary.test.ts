import { checkGlossary } from '@cantina/web/kit/testing';
import { rulebook } from '../text/index.ts';
import { marks, symbols } from './art/symbols.ts';
import { glossary } from './glossary.ts';

const drawings: Readonly<Record<string, string>> = { ...symbols, ...marks };
const explained = Object.values(glossary)
  .map(({ sign = '' }) => sign)
  .join('\n');

checkGlossary({
  glossary,
  rulebook,
  table: import.meta.dirname,
  signs: Object.keys(drawings),
  isExplained: (sign) => explained.includes(drawings[sign] ?? sign),
});
