import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { program, root } from '../test/program.ts';
import { hashOf, type Module, storyHashes, storyHashesFile } from './storyHashes.ts';

/**
 * Files that every story depends on without importing them. Chromatic's TurboSnap has its own list (`externals` in
 * `tools/test/chromaticOptions.ts`).
 */
const outside = [
  ...['tools/build/viteBase.ts', '.storybook/vite.config.ts', '.storybook/main.ts', 'tools/build/mockWorker.ts'],
  ...['storybook', 'msw', '@fontsource-variable/noto-sans-thai', '@fontsource-variable/noto-sans-lao'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
  ...readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .sort(),
];

/** Vite drops the code of styles before `generateBundle`, so `transform` records it. */
const isStyle = (id: string) => /\.css($|\?)/.test(id);
/** The code of an asset is only its address, so the plugin hashes the content of the file instead. */
const isAsset = (id: string) => /\.(svg|png|jpe?g|webp|gif|woff2?|mp4)($|\?)/.test(id);

/**
 * Returns a hash of each scenario's mock state. Runs a separate program: Storybook bundles this module without our path
 * aliases.
 */
function scenarioHashes(): Map<string, string> {
  const [command = '', ...args] = program('tsx', join(root, 'tools/storybook/scenarioHashes.ts'));
  return new Map(JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8' })) as [string, string][]);
}

/**
 * Writes `story-hashes.json` into a built Storybook: one hash per story file and language. A hash covers everything
 * that the file's screenshots depend on, from the build's module graph (storyHashes.ts).
 */
export function storyHashesPlugin(): Plugin {
  const styles = new Map<string, string>();
  /** Returns a name relative to the repository, so that two checkouts of one commit have the same hashes. */
  const nameOf = (id: string) => (id.startsWith(root) ? relative(root, id) : id).replaceAll('\\', '/');
  return {
    name: 'kapao:story-hashes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code, id) {
        styles.set(id, code);
      },
    },
    generateBundle() {
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const code = isAsset(id)
          ? readFileSync(id.replace(/\?.*$/, '')).toString('base64')
          : ((isStyle(id) && styles.get(id)) || info.code || '').replaceAll(root, '');
        const [imports, later] = [info.importedIds, info.dynamicallyImportedIds].map((ids) => ids.map(nameOf));
        modules.set(nameOf(id), { code, imports: imports ?? [], later: later ?? [] });
      }
      const always = hashOf(outside.map((path) => readFileSync(join(root, path), 'utf8')));
      const source = JSON.stringify(storyHashes(modules, always, scenarioHashes()), undefined, 1);
      this.emitFile({ type: 'asset', fileName: storyHashesFile, source });
    },
  };
}
