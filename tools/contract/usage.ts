import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { calls } from '../../src/api/calls/calls.ts';
import { root } from '../test/program.ts';

const src = join(root, 'src');

/** Storybook titles that differ from the folder's name. */
const titles: Record<string, string> = { Spin: 'Prize wheel', SiteClosed: 'Site closed' };
const names = new Set(Object.keys(calls));
/** Exports that contain several calls, with the names of these calls. */
const together: Record<string, string[]> = {
  autoLoginCalls: [...names].filter((name) => name.startsWith('autoLogin')),
};

interface Imports {
  /** Calls that the file imports. */
  calls: string[];
  /** Files of `src` outside `api` that the file imports, relative to `src`. */
  files: string[];
}

/** Resolves `@/lib/money` and `./x` to a file of `src`. Undefined for packages and for files other than TypeScript. */
function getFile(name: string, from: string): string | undefined {
  const path = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? join(dirname(from), name) : undefined;
  return (
    path &&
    ['', '.ts', '.tsx'].map((end) => path + end).find((item) => /\.tsx?$/.test(item) && existsSync(join(src, item)))
  );
}

const known = new Map<string, Imports>();

function getImports(file: string): Imports {
  const before = known.get(file);
  if (before) return before;
  const source = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Imports = { calls: [], files: [] };
  known.set(file, found);
  source.forEachChild((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const from = getFile(node.moduleSpecifier.text, file);
    if (!from || node.importClause?.isTypeOnly) return;
    if (!from.startsWith('api/')) found.files.push(from);
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      const imported = bindings.elements.map(({ name }) => name.text);
      found.calls.push(...imported.flatMap((name) => together[name] ?? (names.has(name) ? [name] : [])));
    }
  });
  return found;
}

function callsFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { calls: own, files } = getImports(file);
  return [...own, ...files.flatMap((item) => callsFrom(item, seen))];
}

/** Returns every screen and modal as its group and the name of its folder. */
export const rooms = () =>
  (['screens', 'modals'] as const).flatMap((group) =>
    readdirSync(join(src, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [group, name] as const),
  );

/** Returns the Storybook title of a screen or modal: `Screens/Prize wheel`. */
export const getTitle = (group: 'screens' | 'modals', name: string): string =>
  `${group === 'screens' ? 'Screens' : 'Modals'}/${titles[name] ?? name}`;

/**
 * Returns the calls that each screen and modal makes, including through shared code: `{ "Screens/Home": ["getWallet",
 * …] }`.
 */
export function usage(): Record<string, string[]> {
  const entries = rooms().map(([group, name]) => {
    const files = readdirSync(join(src, group, name), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|css)\.tsx?$/.test(file),
    );
    const own = new Set(files.flatMap((file) => callsFrom(join(group, name, file))));
    return [getTitle(group, name), [...own].sort()] as const;
  });
  return Object.fromEntries(entries.filter(([, own]) => own.length > 0));
}
