import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectLeaves, namespaces } from '../../src/i18n/localeFiles.ts';
import { readOptions } from '../options.ts';
import { root } from '../test/program.ts';

const languages = ['th', 'la', 'en'] as const;

/** Texts of each language by name, such as `home:tiles.deposit`. */
export type Locales = Readonly<Record<(typeof languages)[number], ReadonlyMap<string, unknown>>>;

const read = (getText: (path: string) => string): Locales =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Map(
        namespaces.flatMap((namespace) =>
          [...collectLeaves(JSON.parse(getText(`src/i18n/locales/${language}/${namespace}.json`)))].map(
            ([key, text]) => [`${namespace}:${key}`, text] as const,
          ),
        ),
      ),
    ]),
  ) as unknown as Locales;

/**
 * Returns the texts that changed in some languages but not in all, as `home:tiles.deposit: changed in th only`. New and
 * removed texts need no line, because the types and `words.test.ts` require them in every language.
 */
export function changedInSome(before: Locales, now: Locales): string[] {
  return [...now.th.keys()].flatMap((name) => {
    const both = languages.filter((language) => before[language].has(name) && now[language].has(name));
    const changed = both.filter((language) => before[language].get(name) !== now[language].get(name));
    return changed.length === 0 || changed.length === both.length
      ? []
      : [`${name}: changed in ${changed.join(' and ')} only`];
  });
}

/** Returns the texts of the working tree that changed in some languages only since a commit. */
export function changedSince(commit: string): string[] {
  const show = (path: string) => {
    try {
      return execFileSync('git', ['show', `${commit}:${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      // A namespace that the commit lacks.
      return '{}';
    }
  };
  const current = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '{}');
  return changedInSome(read(show), read(current));
}

/** `npx tsx tools/rules/changedTexts.ts main` prints the list. */
if (process.argv[1] === import.meta.filename) {
  const { positionals } = readOptions('npx tsx tools/rules/changedTexts.ts [commit]', {}, { positionals: 'commit' });
  const lines = changedSince(positionals[0] ?? 'HEAD');
  for (const line of lines) console.log(line);
  console.log(`${lines.length} texts changed in one or two languages only`);
}
