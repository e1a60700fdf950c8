import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { calls } from '../../src/api/calls/calls.ts';
import { root } from '../test/program.ts';

const src = join(root, 'src');

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

const importsByFile = new Map<string, Imports>();

function getImports(file: string): Imports {
  const before = importsByFile.get(file);
  if (before) return before;
  const source = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Imports = { calls: [], files: [] };
  importsByFile.set(file, found);
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

/**
 * Returns the screens and modals that make each call, including through shared code, by the call's name and as
 * `screens Bonus, Home; modals Game`.
 */
export function usage(): Record<string, string> {
  const makers = new Map<string, string[]>();
  for (const group of ['screens', 'modals']) {
    const found = new Map<string, string[]>();
    const folders = readdirSync(join(src, group), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) {
      const files = readdirSync(join(src, group, name), { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.tsx?$/.test(file) && !/\.(test|css)\.tsx?$/.test(file),
      );
      for (const call of new Set(files.flatMap((file) => callsFrom(join(group, name, file)))))
        found.set(call, [...(found.get(call) ?? []), name]);
    }
    for (const [call, own] of found) makers.set(call, [...(makers.get(call) ?? []), `${group} ${own.join(', ')}`]);
  }
  return Object.fromEntries([...makers].map(([call, groups]) => [call, groups.join('; ')]));
}
