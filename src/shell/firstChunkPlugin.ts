import type { Plugin } from 'vite';

/** The client entry, and the screens that a visitor opens first. */
const starts = ['/src/shell/client.tsx', '/src/screens/Login/LoginScreen.tsx'];

/** V8 compiles every function while the file is on its way, off the main thread, instead of one by one as they run. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/**
 * Puts everything that the first page imports into one chunk, its screen left out: a dozen small chunks compress worse
 * and cost a request each.
 */
export function firstChunkPlugin(): Plugin {
  let first = new Set<string>();
  return {
    name: 'kapao:first-chunk',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [{ name: (id) => (first.has(id) || id.startsWith('\0rolldown') ? 'first' : null) }],
                },
              },
            },
          },
        },
      },
    }),
    generateBundle: {
      // After Vite, which puts a line of its own on top: V8 reads the hint in the first line alone.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.name === 'first') chunk.code = `${compileAtOnce}\n${chunk.code}`;
        }
      },
    },
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const waiting = [...this.getModuleIds()].filter((id) => starts.some((start) => id.endsWith(start)));
      const screens = new Set(waiting.filter((id) => id.includes('/src/screens/')));
      const found = new Set<string>();
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
      first = new Set([...found].filter((id) => !screens.has(id)));
    },
  };
}
