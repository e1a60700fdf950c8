import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { staticPages } from './pages.ts';

/** Every page starts with the client; the login screen is what a visitor opens first. */
const start = ['src/shell/client.tsx', 'src/screens/Login/LoginScreen.tsx'];
const screens = staticPages.map(({ screen }) => screen);
const home = ['src/app/MemberArea.tsx', 'src/app/memberScreens.ts', 'src/screens/Home/HomeScreen.tsx'];

/** What public pages fetch later must not bring home's chunk with it. */
const later = [
  'src/app/CrashScreen.tsx',
  'src/chat/ChatPanel.tsx',
  'src/components/Toast/ToastRegion.tsx',
  'src/modals/Howto/HowtoModal.tsx',
  'src/modals/ModalHost.tsx',
  'src/screens/Register/LaterSteps.tsx',
];

/** In none of these chunks, which would take all that dialogs import along: visitors fetch that when one opens. */
const isOfDialogs = (id: string) => /\/src\/(modals|components\/\w*Dialog)\//.test(id);

type Name = 'first' | 'pages' | 'states' | 'formats' | 'home';

/** V8 compiles every function while the file is on its way, off the main thread, instead of one by one as they run. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/**
 * Puts what pages share into few chunks, screens and dialogs left out: a dozen small ones compress worse and cost a
 * request each.
 * - `first`: everything that the first page imports.
 * - `pages`: what other public pages share with more, and has no styles: those stand in each page that may need them.
 * - `states`: the same with styles, such as the empty and failed states.
 * - `formats`: how dates are written, which the chat of visitors shares with home.
 * - `home`: what home shares with more, and no visitor needs.
 */
export function sharedChunksPlugin(): Plugin {
  const chunkOf = new Map<string, Name>();
  const nameIf = (name: string) => (id: string) => (chunkOf.get(id) === name ? name : null);
  return {
    name: 'kapao:shared-chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    { name: nameIf('first'), priority: 1 },
                    { name: nameIf('pages'), minShareCount: 2 },
                    { name: nameIf('states'), minShareCount: 2 },
                    { name: nameIf('formats'), minShareCount: 2 },
                    { name: nameIf('home'), minShareCount: 2 },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    configResolved({ root }) {
      const gone = [...start, ...home, ...later].filter((file) => !existsSync(path.join(root, file)));
      if (gone.length) throw new Error(`sharedChunksPlugin names files that are not there: ${gone.join(', ')}`);
    },
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
      const all = [...this.getModuleIds()];
      const named = (files: readonly string[]) => all.filter((id) => files.some((file) => id.endsWith(`/${file}`)));
      /** These modules and all that they import. */
      const closureOf = (ids: readonly string[]) => {
        const found = new Set<string>();
        const waiting = [...ids];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      const closure = (files: readonly string[]) => closureOf(named(files));
      const own = new Set(named([...screens, ...home]));
      const put = (name: Name, files: readonly string[], isIn: (id: string) => boolean = () => true) => {
        for (const id of closure(files)) if (!own.has(id) && !chunkOf.has(id) && isIn(id)) chunkOf.set(id, name);
      };
      put('first', start);
      const hasStyles = (id: string) => [...closureOf([id])].some((one) => one.includes('.css') && !chunkOf.has(one));
      put('pages', screens, (id) => !isOfDialogs(id) && !hasStyles(id));
      put('states', screens, (id) => !isOfDialogs(id));
      put('formats', home, (id) => /\/src\/i18n\/format\.ts$|\/node_modules\/dayjs\//.test(id));
      const ofVisitors = closure([...screens, ...later]);
      put('home', home, (id) => !isOfDialogs(id) && !ofVisitors.has(id));
    },
  };
}
