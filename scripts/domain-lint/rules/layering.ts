import { posix } from 'node:path';
import ts from 'typescript';
import type { Advice, Report, Source } from '../finding.ts';
import { isTestCode } from '../places.ts';
import { walk } from '../syntax.ts';

const PACKAGES = ['kernel', 'text', 'playable', 'art', 'bots', 'games', 'server', 'web', 'cli'] as const;
type Package = (typeof PACKAGES)[number];
type Layer = Package | 'kit' | 'game';
type Access = 'values' | 'types';

type Known = Readonly<Partial<Record<Layer, Access>>>;

/** A game is made of these; what plays games knows them as well. */
const PARTS: Known = { kernel: 'values', text: 'values', playable: 'values', art: 'values' };
const PLAYED: Known = {
  kernel: 'values',
  text: 'values',
  playable: 'values',
  bots: 'values',
  games: 'values',
  game: 'values',
};

/** Dependencies point one way (ARCHITECTURE.md). */
const MAY_IMPORT: Readonly<Record<Layer, Known>> = {
  kernel: {},
  text: { kernel: 'types' },
  playable: { kernel: 'values', text: 'values' },
  art: {},
  game: PARTS,
  kit: PARTS,
  bots: { kernel: 'values' },
  games: { kernel: 'values', text: 'values', playable: 'values', bots: 'values', game: 'values' },
  server: { ...PLAYED, art: 'values' },
  web: { ...PLAYED, art: 'values', server: 'values', kit: 'values' },
  cli: { ...PLAYED, server: 'values' },
};

/** A game's table, stage and lesson are made of the browser's own pieces: cards that fly, zoom, icons. */
const TABLES_MAY_IMPORT: Known = { kit: 'values' };

/** Tests put the parts together, so they may also use the ones that know no game. */
const TESTS_MAY_IMPORT: Known = {
  kernel: 'values',
  text: 'values',
  playable: 'values',
  bots: 'values',
};

/** The package or game a file belongs to. */
interface Home {
  readonly folder: string;
  readonly layer: Layer;
}

export function layering({ path, file }: Source, report: Report): void {
  const home = homeOfPath(path);
  if (!home) return;
  const allowed = {
    ...MAY_IMPORT[home.layer],
    ...(isTestCode(path) ? TESTS_MAY_IMPORT : {}),
    ...(/^games\/[^/]+\/(table|stage|lesson)\//.test(path) ? TABLES_MAY_IMPORT : {}),
  };
  walk(file, (node) => {
    const specifier = specifierOf(node);
    if (!specifier) return;
    const isRelative = specifier.text.startsWith('.');
    const target = isRelative
      ? homeOfPath(posix.join(posix.dirname(path), specifier.text))
      : homeOfName(specifier.text);
    if (!target || target.folder === home.folder) return;
    const access = allowed[target.layer];
    const at = specifier.getStart(file);
    if (!access) report(at, forbidden(home, target, Object.keys(allowed)));
    else if (access === 'types' && !isTypeOnly(node)) report(at, valuesForbidden(home, target));
    else if (isRelative) report(at, crossing(target));
  });
}

function forbidden(home: Home, target: Home, allowed: readonly string[]): Advice {
  return {
    rule: 'layering',
    what: `${home.folder} imports ${target.folder}`,
    why: home.layer === 'game' && target.layer === 'game' ? 'no game knows another game' : 'dependencies point one way',
    instead: `${home.folder} may use ${allowed.join(', ') || 'nothing of ours'}; move what both need down to there.`,
  };
}

function valuesForbidden(home: Home, target: Home): Advice {
  return {
    rule: 'layering',
    what: `${home.folder} imports values of ${target.folder}`,
    why: `${home.folder} knows only its types, so that it can be used without it`,
    instead: 'write `import type`.',
  };
}

function crossing(target: Home): Advice {
  return {
    rule: 'layering',
    what: `relative import into ${target.folder}`,
    why: 'a path into another package goes around what it offers to others',
    instead: `import from '@cantina/${posix.basename(target.folder)}'.`,
  };
}

function homeOfPath(path: string): Home | undefined {
  const [area, name] = path.split('/');
  if (area === 'games' && name) return { folder: `games/${name}`, layer: 'game' };
  return area === 'packages' ? packageHome(name) : undefined;
}

function homeOfName(specifier: string): Home | undefined {
  if (/^@cantina\/web\/kit(\/(lesson|testing))?$/.test(specifier)) return { folder: 'packages/web/kit', layer: 'kit' };
  const name = /^@cantina\/([^/]+)/.exec(specifier)?.[1];
  if (!name) return undefined;
  return packageHome(name) ?? { folder: `games/${name}`, layer: 'game' };
}

function packageHome(name: string | undefined): Home | undefined {
  const layer = PACKAGES.find((known) => known === name);
  return layer && { folder: `packages/${layer}`, layer };
}

function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  const specifier =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
