// @ts-check
import { readFileSync } from 'node:fs';

/**
 * One fenced block of a page. `language` and `how` are the words behind the fence: `sh` is run as it stands, `sh serve` has
 * one server per line, anything else behind `sh` says what it would need and is not run here.
 * @typedef {{ page: string, language: string, how: string, code: string }} Block
 */

const FENCE = /^```(\S+)[ ]?(.*)\n([\s\S]*?)^```$/gm;

/**
 * @param {string} file
 * @param {string} page what it is called in the report
 * @returns {Block[]}
 */
export const blocksOf = (file, page) =>
  [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language = '', how = '', code = '']) => ({
    page,
    language,
    how,
    code,
  }));
