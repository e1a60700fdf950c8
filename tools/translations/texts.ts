import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leavesOf } from '../../src/i18n/localeFiles.ts';
import { git } from '../test/checkoutOf.ts';
import { root } from '../test/program.ts';

/** One text in one language, and its line in its file, counted from 0. */
export interface Text {
  language: string;
  namespace: string;
  key: string;
  text: string;
  file: string;
  line: number;
}

/** Contents of translation files by their path in the repository. */
export type Files = Record<string, string>;

const folder = 'src/i18n/locales';
const namesOf = (path: string) => /(\w+)\/(\w+)\.json$/.exec(path)?.slice(1) ?? [];

/** Returns the translation files of the working tree. */
export function filesNow(): Files {
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', folder).split('\n');
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Returns the translation files of a commit. */
export function filesOf(commit: string): Files {
  const paths = git('ls-tree', '-r', '--name-only', commit, folder).split('\n').filter(Boolean);
  return Object.fromEntries(paths.map((path) => [path, `${git('show', `${commit}:${path}`)}\n`]));
}

/** Returns the line of each key, counted from 0. The formatter puts each text on its own line. */
export function linesOf(json: string): Map<string, number> {
  const lines = new Map<string, number>();
  const groups: string[] = [];
  for (const [at, line] of json.split('\n').entries()) {
    const [, name, begin] = /^\s*"([^"]+)": (["{])/.exec(line) ?? [];
    if (name && begin === '{') groups.push(name);
    else if (name) lines.set([...groups, name].join('.'), at);
    else if (/^\s*\},?$/.test(line)) groups.pop();
  }
  return lines;
}

/** Returns every text of these files. */
export function textsIn(files: Files): Text[] {
  return Object.entries(files).flatMap(([file, json]) => {
    const [language = '', namespace = ''] = namesOf(file);
    const lines = linesOf(json);
    return [...leavesOf(JSON.parse(json))].map(([key, text]) => ({
      ...{ language, namespace, key, text: String(text), file, line: lines.get(key) ?? -1 },
    }));
  });
}

/**
 * Returns the name that all languages share. English has two keys for a counted text: `coins_one` and `coins_other`.
 */
export const nameOf = ({ namespace, key }: Pick<Text, 'namespace' | 'key'>) =>
  `${namespace}:${key.replace(/_(one|other)$/, '')}`;
