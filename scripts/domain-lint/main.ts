/** Checks the sources of the project, or those in the paths given, against the rules no general linter knows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { check } from './check.ts';
import { format } from './finding.ts';

const FOLDERS = ['packages', 'games', 'scripts', 'bench'];
const root = `${process.cwd().replaceAll('\\', '/')}/`;

const wanted = process.argv.slice(2).map((path) => path.replaceAll('\\', '/').replace(/^\.\/|\/$/g, ''));
const isWanted = (path: string) => wanted.length === 0 || wanted.some((each) => `${path}/`.startsWith(`${each}/`));
/** What a finding is can depend on the whole game or package that a file belongs to. */
const places = [
  ...new Set(wanted.map((path) => path.split('/', isSource(path.split('/', 2).at(-1)) ? 1 : 2).join('/'))),
];
const paths = (wanted.length === 0 ? FOLDERS : places).filter((folder) => existsSync(folder)).flatMap(sourcesIn);
const texts = new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
const findings = check({ root, texts }).filter(({ path }) => isWanted(path));
for (const finding of findings) console.log(`${format(finding)}\n`);
console.log(`Checked ${paths.filter(isWanted).length} files, ${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;

function isSource(name = ''): boolean {
  return /\.(ts|mjs)$/.test(name);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : sourcesIn(path);
    return isSource(entry.name) ? [path] : [];
  });
}
